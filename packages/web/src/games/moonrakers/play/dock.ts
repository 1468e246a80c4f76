import type { Play } from '../../../play/game-ui.ts';
import { seatState } from '../../../play/seat-state.ts';
import type { DockProps, DockRow } from '../board/talks/Dock.tsx';
import { NOTHING, rowsOf } from '../board/talks/items.ts';
import type { Item, MoonrakersView, Share } from '../board/view-types.ts';
import { leaderOf } from './activity.ts';
import type { Dealing } from './dealing.ts';
import { t } from './text.ts';

/**
 * The captains to the left and right of the ring, from top to bottom, as offsets clockwise from the viewer, who is at
 * the lower left.
 */
const SIDES: readonly (readonly [left: readonly number[], right: readonly number[]])[] = [
  [[], []],
  [[0], []],
  [[0], [1]],
  [[1, 0], [2]],
  [
    [1, 0],
    [2, 3],
  ],
  [
    [2, 1, 0],
    [3, 4],
  ],
];

/** Divides seats, the viewer's first, into those left and right of the ring. */
export function sidesOf(seats: readonly number[]): [left: number[], right: number[]] {
  const [left, right] = SIDES[seats.length] ?? [[], []];
  return [left.map((at) => seats[at] ?? 0), right.map((at) => seats[at] ?? 0)];
}

/** A captain's role in the talks (`leads`, `out`) or answer to the current offer. */
function stateOf(view: MoonrakersView, deal: Dealing, seat: number): DockProps['state'] {
  if (!view.talks) return seat === leaderOf(view) ? 'leads' : 'out';
  if (seat === view.leader) return 'leads';
  if (deal.counters.some(({ by }) => by === seat)) return 'asks';
  if (!deal.shown.parties.includes(seat)) return deal.current?.declined.includes(seat) ? 'no' : 'out';
  if (deal.changed) return 'plain';
  if (deal.current?.accepted.includes(seat)) return 'yes';
  return deal.current?.declined.includes(seat) ? 'no' : 'plain';
}

/** A captain's state, and its label. */
export function dockState(play: Play, view: MoonrakersView, deal: Dealing, seat: number) {
  const state = stateOf(view, deal, seat);
  return { state, pill: pillOf(state, play, view, deal, seat) };
}

function pillOf(
  state: DockProps['state'],
  play: Play,
  view: MoonrakersView,
  { shown, changed }: Dealing,
  seat: number,
): string {
  // The reason if the captain is absent.
  const gone = seatState(play.table, seat)?.words;
  if (!view.talks) return gone ?? t(state === 'leads' ? 'pill-leads' : 'pill-waiting');
  if (state === 'plain' && changed && shown.parties.includes(seat)) return t('pill-draft');
  if (state === 'plain' && seat === view.seat) return t('pill-you');
  return state === 'out' && gone ? gone : t(`pill-${state}`);
}

/** The rows of a captain's share; null for captains outside the deal. */
export function dockRows(view: MoonrakersView, deal: Dealing, totals: Share, seat: number): DockRow[] | null {
  const { held, shown, current, changed } = deal;
  if (!view.talks || !shown.parties.includes(seat)) return null;
  const share = shown.shares[seat] ?? NOTHING;
  const before = changed && current ? (current.shares[seat] ?? NOTHING) : share;
  return rowsOf(totals).map((item) => ({
    item,
    n: share[item],
    counterValues: changed ? [] : counterValues(deal, seat, item, share[item]),
    lifted: held?.item === item && held.from === seat,
    landing: held?.item === item && held.from !== seat,
    changed: before[item] !== share[item],
  }));
}

/** The counter-offers that give the captain another amount. */
const counterValues = ({ counters }: Dealing, seat: number, item: Item, n: number): DockRow['counterValues'] =>
  counters.map(({ by, shares }) => ({ by, n: (shares[seat] ?? NOTHING)[item] })).filter((counter) => counter.n !== n);
