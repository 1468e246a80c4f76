import type { MoonshotView } from '@orrery/moonshot';
import type { Play } from '../../../play/game-ui.ts';
import { stepOf } from '../../../play/play.ts';
import { seatState } from '../../../play/seat-state.ts';
import type { LogEntry } from '../../../ui/index.ts';
import type { Person } from '../board/panels/Dash.tsx';
import { t } from './text.ts';

type Crew = MoonshotView['crews'][number];

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

/** The log up to an event, with each entry marked by the program it is about. */
export function storyOf(log: readonly LogEntry[], view: MoonshotView, upTo = Number.POSITIVE_INFINITY): LogEntry[] {
  const shown = upTo === Number.POSITIVE_INFINITY ? log : log.filter(({ id }) => Number(id) <= upTo);
  return shown.map((entry) => {
    const side = entry.anchors?.find((anchor) => anchor.startsWith('side:'))?.slice('side:'.length);
    const seat = entry.seat ?? view.crews[Number(side)]?.politician[0] ?? null;
    return seat === entry.seat ? entry : { ...entry, seat };
  });
}

/** The role of a seat in a crew. */
function roleIn({ engineer, politician }: Crew, seat: number): Person['role'] {
  if (!engineer.includes(seat)) return 'politician';
  return politician.includes(seat) ? 'both' : 'engineer';
}

/** What a seat of a program that is not asked did in this phase. */
function doneBy(view: MoonshotView, side: number, role: Person['role']): Parameters<typeof t>[0] {
  if (view.phase !== 'actions') return 'does-wait';
  if (role !== 'politician' && view.programs[side]?.passed) return 'does-passed';
  const decision = role === 'engineer' ? undefined : view.launches.find((launch) => launch.side === side);
  if (!decision) return 'does-wait';
  return decision.mission ? 'does-go' : 'does-no-go';
}

/** The players of a program, their roles and what they are doing. */
export function peopleOf(play: Play, view: MoonshotView, side: number): Person[] {
  const crew = view.crews[side];
  if (!crew) return [];
  const { table } = play;
  return [...new Set([...crew.engineer, ...crew.politician])].map((seat): Person => {
    const role = roleIn(crew, seat);
    const row = table.waiting.find((one) => one.seat === seat && !one.standing);
    const isMe = table.viewer === seat;
    const flow = (isMe ? stepOf(table, play.ask)?.flow : undefined) ?? row?.flow;
    const does = flow ? (DOES[flow] ?? 'does-decide') : doneBy(view, side, role);
    return {
      role,
      name: play.nameOf(seat),
      does: seatState(table, seat)?.words ?? t(does),
      you: isMe,
      live: row !== undefined && !isMe,
    };
  });
}
