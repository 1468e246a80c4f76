import type { NumberedEvent } from '../../../table/table-types.ts';
import type { Added } from './bonuses.ts';

/** A die with its final face, after rerolls. */
export interface Thrown {
  unit: string;
  sides: number;
  face: number;
  /** The multiplier of its face, and the faces of added dice. */
  times: number;
  extras: readonly number[];
}

/** A finished fight, read from the log. */
export interface PastFight {
  /** The numbers of the log events of its totals and of its last dice. */
  n: number;
  rolled: number;
  /** The attacking side; null for asteroids. */
  by: number | null;
  units: readonly string[];
  /** A unit, or `planet 3`. */
  target: string;
  dice: readonly [attack: readonly Thrown[], defence: readonly Thrown[]];
  /** Every bonus, in the order of the log. */
  added: readonly [attack: readonly Added[], defence: readonly Added[]];
  totals: readonly [attack: number, defence: number];
  /** 0 for the attacker, 1 for the defender, -1 for a tie. */
  winner: number;
  /** The logged outcomes of the fight, such as hits and captures. */
  after: readonly NumberedEvent[];
}

type RolledDie = Pick<Thrown, 'unit' | 'sides'>;
const BEGINS = new Set(['fight', 'asteroid-fight']);
const OUTCOMES = new Set(['destroyed', 'mothership-hit', 'station-hit', 'captured', 'held-out']);

/** The latest fight after the log event `since` whose dice were rolled up to the event `upTo`, or null. */
export function lastFight(
  log: readonly NumberedEvent[],
  since: number,
  upTo = Number.POSITIVE_INFINITY,
): PastFight | null {
  for (let end = log.length - 1; end >= 0; end--) {
    const event = log[end];
    if (!event || event.n <= since) return null;
    const fight = event.type === 'compared' ? fightEnding(log, end) : null;
    if (fight && fight.rolled <= upTo) return fight;
  }
  return null;
}

function fightEnding(log: readonly NumberedEvent[], end: number): PastFight | null {
  const start = log.findLastIndex(({ type }, i) => i <= end && BEGINS.has(type));
  const compared = log[end];
  const fight = log[start];
  if (!compared || !fight) return null;
  const by = Number(fight.data.by);
  const rolled = log
    .slice(start, end)
    .flatMap(({ type, data }) => (type === 'rolled' ? (data.dice as RolledDie[]) : []));
  const counted = compared.data.dice as unknown as readonly Omit<Thrown, 'sides'>[][] | undefined;
  const diceOf = (at: 0 | 1): Thrown[] =>
    (counted?.[at] ?? []).map((die) => ({ ...die, sides: rolled.find(({ unit }) => unit === die.unit)?.sides ?? 0 }));
  const rest = log.slice(end + 1);
  const next = rest.findIndex(({ type }) => BEGINS.has(type));
  return {
    n: compared.n,
    rolled: log.slice(start, end).findLast(({ type }) => type === 'rolled')?.n ?? compared.n,
    by: by < 0 ? null : by,
    units: fight.data.units as string[],
    target: String(fight.data.target),
    dice: [diceOf(0), diceOf(1)],
    added: (compared.data.added as [Added[], Added[]] | undefined) ?? [[], []],
    totals: [Number(compared.data.attack), Number(compared.data.defence)],
    winner: Number(compared.data.winner),
    after: rest.slice(0, next < 0 ? undefined : next).filter(({ type }) => OUTCOMES.has(type)),
  };
}
