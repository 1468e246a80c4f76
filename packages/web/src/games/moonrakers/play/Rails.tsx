import type { ReactNode } from 'react';
import { TableLog } from '../../../play/TableLayout.tsx';
import { PlayerStrip, type SheetTab } from '../../../ui/index.ts';
import { Dash } from '../board/panels/Dash.tsx';
import { DrawPile } from '../board/plan/DrawPile.tsx';
import { ShipCard } from '../board/plan/ShipCard.tsx';
import type { HintLevel, Laid, MoonrakersView, Type } from '../board/view-types.ts';
import { activityOf } from './activity.ts';
import { Composer } from './Composer.tsx';
import { hintsBySeat } from './captain-hints.ts';
import { captainsInOrder, ownCaptain, turnHolder } from './captains.ts';
import { Hand, PlannedHand } from './Hand.tsx';
import { Inspector } from './Inspector.tsx';
import { textOf } from './labels.ts';
import { Mercenaries } from './Mercenaries.tsx';
import { Order } from './Order.tsx';
import { Armory, Locked, Objectives, Offers, type PanelProps, Reputation, type TurnPanelProps } from './Panels.tsx';
import { Ship } from './Ship.tsx';
import { Standing } from './Standing.tsx';
import s from './table.module.css';
import { t } from './text.ts';
import { useCompactTable } from './useNarrowTable.ts';
import type { Plan } from './usePlan.ts';

/** All captains at a glance, the viewer first. */
function Captains({ play, view }: PanelProps) {
  const own = ownCaptain(view);
  const turnOf = turnHolder(play, view);
  const hints = hintsBySeat(play.table.log, view);
  return captainsInOrder(view).map((captain) => (
    <Dash
      key={captain.seat}
      captain={captain}
      name={play.nameOf(captain.seat)}
      mine={captain === own}
      on={captain.seat === turnOf}
      activity={activityOf(play, view, captain.seat)}
      points={own && captain !== own ? (own.reputation[captain.seat] ?? null) : null}
      hints={Object.entries(hints[captain.seat] ?? {}) as [Type, HintLevel][]}
    />
  ));
}

/** Captains, hints and log, left of the table. */
export function LeftRail({ play, view }: PanelProps) {
  return (
    <div className={s.rail}>
      <Captains play={play} view={view} />
      <Composer play={play} />
      <TableLog play={play} />
    </div>
  );
}

/** The panels right of the table while planning: what the viewer owns, and what they can buy later. */
function PlanRail({ play, view, turn }: TurnPanelProps) {
  const own = ownCaptain(view);
  return (
    <div className={s.rail}>
      {own && <OwnShip view={view} parts={own.parts} />}
      {view.captains.length === 2 && <Mercenaries play={play} view={view} turn={turn} />}
      <Reputation play={play} view={view} />
      <Objectives view={view} />
      {own && <DrawPile cards={own.draw.cards} />}
      <Armory play={play} view={view} turn={turn} />
    </div>
  );
}

const OwnShip = ({ view, parts }: Pick<PanelProps, 'view'> & { parts: readonly Laid[] }) => (
  <ShipCard parts={parts} text={(card) => textOf(card, view)} />
);

/** The panels right of the table. */
export function RightRail({ play, view, turn }: TurnPanelProps) {
  const compact = useCompactTable();
  if (!compact && !view.talks && !view.mission && view.phase !== 'buying') {
    return <PlanRail play={play} view={view} turn={turn} />;
  }
  const own = ownCaptain(view);
  // Except in the compact layout, the table itself shows the hand during a contract.
  const hand = <Hand play={play} view={view} turn={turn} />;
  return (
    <div className={s.rail}>
      {view.mission && compact && hand}
      <Inspector view={view} turn={turn} />
      {!view.mission && hand}
      {view.phase === 'buying' && !compact && own && <OwnShip view={view} parts={own.parts} />}
      <Offers play={play} view={view} />
      {view.talks && <Standing play={play} view={view} />}
      <Locked play={play} view={view} />
      <Mercenaries play={play} view={view} turn={turn} />
      <Reputation play={play} view={view} />
      <Order play={play} view={view} />
      {view.phase !== 'buying' && <Armory play={play} view={view} turn={turn} />}
      <Objectives view={view} />
    </div>
  );
}

/** All captains in one line, for small screens. */
export function CaptainStrip({ play, view, onPick }: PanelProps & { onPick(): void }) {
  const turnOf = turnHolder(play, view);
  const players = captainsInOrder(view).map(({ seat, prestige }) => ({
    seat,
    name: seat === view.seat ? t('you') : play.nameOf(seat),
    points: prestige,
    active: seat === turnOf,
  }));
  return <PlayerStrip players={players} unit={t('prestige')} onPick={onPick} />;
}

/**
 * What comes before the answers in the first tab of the sheet: the hand, while it matters and the table does not show it,
 * and what can be hired.
 */
export function beforeAnswers(
  { play, view, turn, plan }: TurnPanelProps & { plan: Plan },
  widget: ReactNode,
  narrow: boolean,
): ReactNode {
  const isPlanning = view.phase === 'planning' && !widget;
  if (!view.mission && !widget && !isPlanning) return null;
  return (
    <div className={s.before}>
      {isPlanning && (narrow || view.talks) && <PlannedHand play={play} view={view} turn={turn} plan={plan} />}
      {view.mission && narrow && <Hand play={play} view={view} turn={turn} bare />}
      {view.mission && <Mercenaries play={play} view={view} turn={turn} bare />}
      {widget}
    </div>
  );
}

const tabOf = (id: string, label: string, icon: SheetTab['icon'], content: ReactNode): SheetTab => ({
  id,
  label,
  icon,
  tall: true,
  content: <div className={s.stack}>{content}</div>,
});

/** Whether the hand is on the table or above the answers. */
function isHandShown(view: MoonrakersView, widget: ReactNode, narrow: boolean): boolean {
  if (view.mission) return narrow || view.mission.pilots.some(({ seat }) => seat === view.seat);
  if (narrow || view.talks) return view.phase === 'planning' && !widget;
  return view.phase !== 'buying';
}

/** The tabs of the sheet between the answers and the log. Beside the answers, they do not repeat the hand. */
export function sheetTabs(
  { play, view, turn }: TurnPanelProps,
  widget: ReactNode,
  narrow: boolean,
  split: boolean,
): SheetTab[] {
  const ship = (
    <>
      {!(split && isHandShown(view, widget, narrow)) && <Hand play={play} view={view} turn={turn} bare />}
      <Ship view={view} />
      <Objectives view={view} bare />
      <Reputation play={play} view={view} bare />
    </>
  );
  const deal = (
    <>
      <Offers play={play} view={view} bare />
      <Locked play={play} view={view} bare />
      <Order play={play} view={view} bare />
      <Composer play={play} bare />
      <Standing play={play} view={view} bare />
      <Armory play={play} view={view} turn={turn} bare />
    </>
  );
  return [
    { ...tabOf('hand', t('tab-ship'), 'cards', ship), badge: ownCaptain(view)?.hand.length ?? 0 },
    tabOf('deal', t('tab-deal'), 'share', deal),
    tabOf('captains', t('tab-captains'), 'players', <Captains play={play} view={view} />),
  ];
}
