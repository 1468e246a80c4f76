import type { Json, VisibleEvent } from '@orrery/kernel';
import type { HintLevel, Type } from '../board/view-types.ts';
import { HINT_UNITS, unitsIn } from './alliance.ts';

/** A contract as recorded in the public log: participants, outcome, rewards and losses. */
export interface Attempt {
  contract: string;
  leader: number;
  who: number[];
  /** The outcome; null while the contract is in progress. */
  outcome: 'succeeded' | 'failed' | 'decided' | null;
  got: { seat: number; prestige: number; credits: number }[];
  lost: { seat: number; icons: number; blocked: number; lost: number }[];
  /** Hints given in the talks, and units played by each seat. */
  said: { seat: number; type: Type; level: HintLevel }[];
  played: Partial<Record<Type, number>>[];
}

const numbers = (value: Json | undefined): number[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'number') : [];
const number = (value: Json | undefined): number => (typeof value === 'number' ? value : 0);
const text = (value: Json | undefined): string => (typeof value === 'string' ? value : '');

/** All attempted contracts in the log. */
export function attemptsIn(log: readonly VisibleEvent[], seats: number): Attempt[] {
  const all: Attempt[] = [];
  let leader = 0;
  let said: Attempt['said'] = [];
  for (const { type, data } of log) {
    const seat = number(data.seat);
    const now = all.at(-1);
    if (type === 'turn-began') leader = seat;
    if (type === 'turn-began' || type === 'talks-opened') said = [];
    else if (type === 'hinted') {
      const [of, level] = text(data.statement).split(':') as [Type, HintLevel];
      said = [...said.filter((one) => one.seat !== seat || one.type !== of), { seat, type: of, level }];
    } else if (type === 'mission-began') {
      const who = numbers(data.who);
      const played = Array.from({ length: seats }, () => ({}));
      const hints = said.filter((one) => who.includes(one.seat));
      all.push({ contract: text(data.contract), leader, who, outcome: null, got: [], lost: [], said: hints, played });
    } else if (now === undefined) continue;
    else if (type === 'played') {
      const units = now.played[seat] ?? {};
      for (const [of, n] of Object.entries(unitsIn([text(data.card)])) as [Type, number][])
        units[of] = (units[of] ?? 0) + n;
    } else if (type === 'succeeded' || type === 'failed' || type === 'decided') now.outcome = type;
    else if (type === 'rewarded' || type === 'prize')
      now.got.push({ seat, prestige: number(data.prestige), credits: number(data.credits) });
    else if (type === 'hazards')
      now.lost.push({
        seat,
        icons: number(data.icons),
        blocked: number(data.blocked),
        lost: number(data.lost),
      });
  }
  return all;
}

/** A captain's record in alliances. */
export interface AllianceRecord {
  seat: number;
  /** Contracts led with allies, contracts joined as an ally, and how many of both succeeded. */
  led: number;
  joined: number;
  worked: number;
  /** Hints given, and how many of them were true. */
  said: number;
  kept: number;
  /** The rewards that allies received when this captain led. */
  gave: { prestige: number; credits: number };
}

/** Alliance records by seat. A hint counts as kept if that much was played, or if the contract succeeded anyway. */
export function allianceRecords(all: readonly Attempt[], seats: number): AllianceRecord[] {
  return Array.from({ length: seats }, (_, seat) => {
    const shared = all.filter(({ who, outcome }) => who.length > 1 && outcome !== 'decided' && who.includes(seat));
    const led = shared.filter(({ leader }) => leader === seat);
    const promises = shared.flatMap((attempt) =>
      attempt.said
        .filter((one) => one.seat === seat && one.level !== 'none')
        .map(
          ({ type, level }) =>
            attempt.outcome === 'succeeded' || (attempt.played[seat]?.[type] ?? 0) >= HINT_UNITS[level],
        ),
    );
    const given = led.flatMap(({ got }) => got.filter((one) => one.seat !== seat));
    return {
      seat,
      led: led.length,
      joined: shared.length - led.length,
      worked: shared.filter(({ outcome }) => outcome === 'succeeded').length,
      said: promises.length,
      kept: promises.filter(Boolean).length,
      gave: {
        prestige: given.reduce((sum, { prestige }) => sum + prestige, 0),
        credits: given.reduce((sum, { credits }) => sum + credits, 0),
      },
    };
  });
}
