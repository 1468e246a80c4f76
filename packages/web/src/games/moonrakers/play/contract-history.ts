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

interface History {
  attempts: Attempt[];
  leader: number;
  /** Hints of the current talks. */
  said: Attempt['said'];
  seats: number;
}

/** How an event changes the history. Events about a contract in progress are listed in `DURING`. */
const EVENTS: Readonly<Record<string, (history: History, data: VisibleEvent['data']) => void>> = {
  'turn-began'(history, { seat }) {
    history.leader = number(seat);
    history.said = [];
  },
  'talks-opened'(history) {
    history.said = [];
  },
  hinted(history, { seat: by, statement }) {
    // Hints from the bot, which the table reports, have no statement.
    if (statement === undefined) return;
    const seat = number(by);
    const [type, level] = text(statement).split(':') as [Type, HintLevel];
    history.said = [...history.said.filter((one) => one.seat !== seat || one.type !== type), { seat, type, level }];
  },
  'mission-began'({ attempts, leader, said, seats }, data) {
    const who = numbers(data.who);
    attempts.push({
      contract: text(data.contract),
      leader,
      who,
      outcome: null,
      got: [],
      lost: [],
      said: said.filter(({ seat }) => who.includes(seat)),
      played: Array.from({ length: seats }, () => ({})),
    });
  },
};

function ends(attempt: Attempt, _data: VisibleEvent['data'], outcome: string) {
  attempt.outcome = outcome as Attempt['outcome'];
}

function pays({ got }: Attempt, { seat, prestige, credits }: VisibleEvent['data']) {
  got.push({ seat: number(seat), prestige: number(prestige), credits: number(credits) });
}

const DURING: Readonly<Record<string, (attempt: Attempt, data: VisibleEvent['data'], type: string) => void>> = {
  played({ played }, { seat, card }) {
    const units = played[number(seat)] ?? {};
    for (const [type, n] of Object.entries(unitsIn([text(card)])) as [Type, number][])
      units[type] = (units[type] ?? 0) + n;
  },
  succeeded: ends,
  failed: ends,
  decided: ends,
  rewarded: pays,
  prize: pays,
  hazards({ lost }, { seat, icons, blocked, lost: n }) {
    lost.push({ seat: number(seat), icons: number(icons), blocked: number(blocked), lost: number(n) });
  },
};

/** All attempted contracts in the log. */
export function attemptsIn(log: readonly VisibleEvent[], seats: number): Attempt[] {
  const history: History = { attempts: [], leader: 0, said: [], seats };
  for (const { type, data } of log) {
    EVENTS[type]?.(history, data);
    const attempt = history.attempts.at(-1);
    if (attempt) DURING[type]?.(attempt, data, type);
  }
  return history.attempts;
}

/** A captain's record in alliances. */
export interface AllianceRecord {
  seat: number;
  /** Contracts led with allies, contracts joined as an ally, and how many of both succeeded. */
  led: number;
  joined: number;
  worked: number;
  /** Hints given (except `none`), and how many of them were kept. */
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
