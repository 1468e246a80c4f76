import { SUPPLIER_PRICES } from '@orrery/moonshot';
import type { Handle } from '../board/panels/Supply.tsx';
import { heldTile, pressLook, pressModule, pressTile, type TileVerb } from './selection.ts';
import { type Desk, takeTile } from './useDesk.tsx';
import type { Turn } from './useTurn.ts';

/** Items that cannot be used now can still be inspected. */
const lookHandle = ({ taken, take }: Turn, card: string): Handle => ({
  looks: true,
  chosen: taken?.kind === 'look' && taken.card === card,
  onPress: () => take(pressLook(taken, card)),
});

/** How tiles of the supply respond; undefined for a tile that the prompt does not offer. */
export const tileHandle =
  ({ turn, lift }: Desk, verb: TileVerb) =>
  (tile: string): Handle | undefined => {
    const { taken, about } = turn;
    const isFree = verb === 'lay';
    if (!isFree && !turn.can('ask-engineer')) return lookHandle(turn, tile);
    const why = isFree ? null : turn.why(`${verb}:${tile}`);
    if (about === 'ask-engineer' && why === undefined) return undefined;
    return {
      chosen: heldTile(taken)?.tile === tile,
      why: why ?? null,
      onPress: () => {
        const next = pressTile(taken, verb, tile);
        if (next) takeTile(turn, next);
        else turn.take(null);
      },
      onLift: (event) => lift(verb, tile, event),
    };
  };

/** How modules of the sideboard respond. */
export const moduleHandle =
  ({ play, turn }: Desk) =>
  (module: string): Handle => {
    const { taken } = turn;
    if (turn.about === 'ask-module') return { onPress: () => void play.answer(module) };
    if (!turn.can('ask-engineer')) return lookHandle(turn, module);
    const whys = SUPPLIER_PRICES.map((price) => turn.why(`module:${module}:${price}`));
    return {
      chosen: taken?.kind === 'module' && taken.module === module,
      why: whys.includes(null) ? null : (whys.find((one) => typeof one === 'string') ?? null),
      onPress: () => turn.reach('ask-engineer', pressModule(taken, module)),
    };
  };
