import type { MoonshotView } from '@orrery/moonshot';
import type { LogEntry } from '../../../look/index.ts';
import { type Play, stepOf } from '../../../play/play.ts';
import { seatState } from '../../../play/seat-state.ts';
import type { Person } from '../board/panels/Dash.tsx';

/** What somebody is asked, in two words, by the flow that asks. */
const DOES: Readonly<Record<string, string>> = {
  discussion: 'talks things over',
  preparation: 'chooses a maneuver',
  politics: 'is on the floor',
  engineer: 'is at the bench',
  install: 'places a tile',
  mount: 'mounts a module',
  launch: 'is in mission control',
  maneuver: 'settles a maneuver',
};

/** The log with each line under the mark of the program that it is about. */
export function storyOf(log: readonly LogEntry[], view: MoonshotView): LogEntry[] {
  return log.map((entry) => {
    const side = entry.spots?.find((spot) => spot.startsWith('side:'))?.slice('side:'.length);
    const seat = entry.seat ?? view.crews[Number(side)]?.politician[0] ?? null;
    return seat === entry.seat ? entry : { ...entry, seat };
  });
}

/** Who works for a program, in which role, and at what. */
export function peopleOf(play: Play, view: MoonshotView, side: number): Person[] {
  const crew = view.crews[side];
  if (!crew) return [];
  const seats = [...new Set([...crew.engineer, ...crew.politician])];
  return seats.map((seat): Person => {
    const both = crew.engineer.includes(seat) && crew.politician.includes(seat);
    const role = both ? 'both' : crew.engineer.includes(seat) ? 'engineer' : 'politician';
    const row = play.table.waiting.find((one) => one.seat === seat && !one.standing);
    const isMe = play.table.viewer === seat;
    const own = isMe ? stepOf(play.table, play.ask)?.flow : undefined;
    const flow = own ?? row?.flow;
    const acts = view.phase === 'actions';
    const out = acts && role !== 'politician' && view.programs[side]?.passed;
    const decided = acts && role !== 'engineer' && view.launches.find((launch) => launch.side === side);
    return {
      role,
      name: play.nameOf(seat),
      does:
        seatState(play.table, seat) ??
        (flow
          ? (DOES[flow] ?? 'decides')
          : out
            ? 'has passed'
            : decided
              ? `says ${decided.mission ? 'GO' : 'NO GO'}`
              : 'waits'),
      you: isMe,
      live: row !== undefined && !isMe,
    };
  });
}
