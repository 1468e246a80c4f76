import type { Play } from '../../../play/game-ui.ts';
import { Glass, usePhone } from '../../../ui/index.ts';
import type { Hex } from '../board/hex.ts';
import { Board } from '../board/map/Board.tsx';
import type { FightData } from '../board/panels/FightCard.tsx';
import { Inspector } from '../board/panels/Inspector.tsx';
import type { BoardPlanet } from '../board/types.ts';
import { type DescribeContext, fleetOf, hexDescriber } from './descriptions.ts';
import { FightResult, type FightResultProps } from './FightResult.tsx';
import { HexInfo } from './HexInfo.tsx';
import { inspected } from './inspect.ts';
import { intentsOf } from './intents.ts';
import { PlanetList } from './Panels.tsx';
import s from './play.module.css';
import { unitOn } from './position.ts';
import { previewOf } from './preview.ts';
import { t } from './text.ts';
import type { Turn } from './useTurn.ts';
import { useSame } from './useUnits.ts';

const NOTHING = () => {};

export interface TableBoardProps {
  play: Play;
  turn: Turn;
  context: DescribeContext;
  fight: FightData | null;
  rolled: FightResultProps['rolled'];
  hovered: Hex | null;
  onHover(hex: Hex | null): void;
  onInspect(hex: Hex): void;
}

/** The star map with the selection. If nothing is selected, it shows what the hovered unit could do. */
export function TableBoard({ play, turn, context, fight, rolled, hovered, onHover, onInspect }: TableBoardProps) {
  const { chosen, position, strike } = turn;
  const { view, table, threats, me } = position;
  const phone = usePhone();
  const words = hexDescriber(context);
  const pointed = hovered ? unitOn(view, hovered) : null;
  const fleet = useSame(fleetOf(view, me));
  const idle = chosen.unit === null && turn.reach.size === 0;
  const { reach, danger } = idle ? previewOf(table, threats, pointed, me) : turn;
  return (
    <Board
      space={context.space}
      worlds={context.worlds}
      units={turn.units}
      intents={intentsOf(view)}
      looked={pointed ?? chosen.unit}
      reach={reach}
      danger={danger}
      guardians={turn.guardians}
      targets={turn.targets}
      plan={turn.plan}
      strike={strike && fight && chosen.target ? { ...strike, odds: fight.win } : strike}
      notes={turn.notes}
      chosen={turn.marked}
      legal={turn.legal}
      selected={chosen.target ?? chosen.goal}
      fleet={fleet}
      turn={view.turn === position.you ? view.round : null}
      words={words}
      onHex={turn.press}
      onHover={onHover}
      onInspect={onInspect}
      attention={strike?.at ?? null}
      over={phone && <FightResult {...{ play, view, rolled }} floats />}
    />
  );
}

/** Whether there is something to say about an empty hex: it has asteroids, or a ship may fly there. */
const saysMore = ({ mine }: Turn, rocks: ReadonlySet<Hex>, hex: Hex): boolean => mine || rocks.has(hex);

export interface DetailsProps {
  play: Play;
  turn: Turn;
  worlds: readonly BoardPlanet[];
  /** The hexes with asteroids. */
  rocks: ReadonlySet<Hex>;
  hovered: Hex | null;
}

/** What is under the pointer: a planet, a unit or an empty hex; else the selected unit, else the player's mothership. */
export function Details({ play, turn, worlds, rocks, hovered }: DetailsProps) {
  const { position, chosen, plan } = turn;
  const pointed = hovered ? unitOn(position.view, hovered) : null;
  const world = hovered && !pointed ? worlds.find(({ hex }) => hex === hovered) : undefined;
  if (world) {
    return (
      <div className={s.about}>
        <Glass className={s.world} aria-label={t('selection')}>
          <PlanetList play={play} position={position} worlds={worlds} only={world.hex} onLook={NOTHING} />
        </Glass>
      </div>
    );
  }
  if (hovered && !pointed && saysMore(turn, rocks, hovered))
    return (
      <div className={s.about}>
        <HexInfo turn={turn} hex={hovered} isRocky={rocks.has(hovered)} />
      </div>
    );
  const id = pointed ?? chosen.unit ?? `${position.me}M`;
  const goal = id === chosen.unit ? (plan?.stops[plan.stops.length - 1]?.hex ?? null) : null;
  const unit = inspected(position, id, play.nameOf, goal);
  return <div className={s.about}>{unit && <Inspector unit={unit} />}</div>;
}
