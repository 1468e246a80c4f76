import type { MoonshotView } from '@orrery/moonshot';
import { type Play, stepOf } from '../../../play/play.ts';
import { seatState } from '../../../play/seat-state.ts';
import type { LogEntry } from '../../../ui/index.ts';
import type { Person } from '../board/panels/Dash.tsx';
import { t } from './text.ts';

/** Message ids for a player's current activity, by the flow that asks them. */
const DOES: Readonly<Record<string, Parameters<typeof t>[0]>> = {
  discussion: 'does-discussion',
  preparation: 'does-preparation',
  politics: 'does-politics',
  engineer: 'does-engineer',
  install: 'does-install',
  mount: 'does-mount',
  launch: 'does-launch',
  maneuver: 'does-maneuver',
};

/** The log, with each entry marked by the program it is about. */
export function storyOf(log: readonly LogEntry[], view: MoonshotView): LogEntry[] {
  return log.map((entry) => {
    const side = entry.anchors?.find((anchor) => anchor.startsWith('side:'))?.slice('side:'.length);
    const seat = entry.seat ?? view.crews[Number(side)]?.politician[0] ?? null;
    return seat === entry.seat ? entry : { ...entry, seat };
  });
}

/** The players of a program, their roles and what they are doing. */
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
        seatState(play.table, seat)?.words ??
        (flow
          ? t(DOES[flow] ?? 'does-decide')
          : out
            ? t('does-passed')
            : decided
              ? t(decided.mission ? 'does-go' : 'does-no-go')
              : t('does-wait')),
      you: isMe,
      live: row !== undefined && !isMe,
    };
  });
}
