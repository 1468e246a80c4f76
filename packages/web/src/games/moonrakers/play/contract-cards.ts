import type { Play } from '../../../play/game-ui.ts';
import type { ContractCardProps } from '../board/cards/ContractCard.tsx';
import { contractNamed, placeNamed } from '../board/content.ts';
import { markOf } from '../board/marks.ts';
import type { ContractView, MoonrakersView, PlaceId } from '../board/view-types.ts';
import { contractsOf } from './open-contracts.ts';
import { replacements } from './replacing.ts';
import { t } from './text.ts';
import { type Turn, targetsIn } from './useTurn.ts';

/** The open contracts as cards that can be selected. */
export function contractCards(play: Play, view: MoonrakersView, turn: Turn): ContractCardProps[] {
  const open = view.talks?.contract ?? view.mission?.contract ?? null;
  // During talks, only contracts that can be replaced are selectable.
  const selectable = view.talks ? new Set(replacements(play).flatMap(targetsIn)) : null;
  return contractsOf(view).map((seen, i) => {
    const { contract, totals, talked } = seen;
    const card = contractNamed(contract);
    const colour = card.kind === 'ordinary' ? card.reputation : undefined;
    const may = turn.about(contract).some(({ why }) => !why);
    const pressed = turn.held?.target === contract;
    const canPress = !selectable || selectable.has(contract);
    return {
      id: contract,
      totals: card.kind === 'ordinary' ? totals : undefined,
      mark: colour ? markOf(colour) : undefined,
      standing: standingOf(view, seen, contract === open, may, pressed),
      flag: talked && contract !== open ? t('no-deal') : undefined,
      pressed,
      hint: may && i < 9 ? String(i + 1) : undefined,
      onPress: canPress ? () => turn.toggle({ target: contract, at: 'row' }) : undefined,
    };
  });
}

function standingOf(
  view: MoonrakersView,
  { contract, talked }: ContractView,
  open: boolean,
  may: boolean,
  pressed: boolean,
): ContractCardProps['standing'] {
  if (open || (pressed && !view.talks)) return 'open';
  if (talked) return 'spent';
  if (view.anomaly?.contract === contract && !may) return 'shut';
  return may || pressed ? 'may' : undefined;
}

/** The places the viewer can travel to now. */
export const travelTargets = ({ options }: Turn): ReadonlySet<PlaceId> =>
  new Set(
    options
      .filter(({ id, why }) => !why && id.startsWith('travel:'))
      .flatMap(({ id }) => id.split(':'))
      .filter((part): part is PlaceId => placeNamed(part) !== null),
  );
