import {
  below,
  type Entry,
  newTable,
  pick,
  questionOf,
  type Rng,
  type Rules,
  type Seat,
  seatsIn,
  type Table,
} from '@orrery/kernel';
import { nextEntry } from './entries.ts';
import { type Inspector, newInspector } from './inspector.ts';
import { censusOf, inspectEnding, inspectReplay } from './invariants.ts';
import { inspectLogLines, inspectMessages } from './messages.ts';
import type { Bot } from './peek.ts';
import { inspectTable, inspectWinners } from './remaining.ts';
import { count } from './report.ts';
import type { Setup } from './setups.ts';
import { ContractViolation, within } from './violation.ts';

/** A game that was played with resignations, bot takeovers and undo. */
export interface Disrupted {
  /** How often each kind of entry was made. */
  entries: Record<string, number>;
  /** Why the game ended. */
  reason: string;
}

/** Number of rests that are checked closely after a disruption; after those, one in `SELDOM` is. */
const CLOSELY = 3;
const SELDOM = 100;
/** A free undo, an undo by consent and a timeout of one seat each happen in one of this many decisions. */
const FREE = 40;
const CONSENT = 120;
const LATE = 60;

/** When seats resign and bots take over, as numbers of entries. */
interface Plans {
  resign: number[];
  bot: number[];
  /** When each bot leaves its seat again, by seat. */
  back: Map<Seat, number>;
}

/**
 * Up to `most` random moments from 1 to 1000 entries on a logarithmic scale: as many from 1 to 10 as from 10 to 100.
 */
const moments = (rng: Rng, most: number): number[] =>
  Array.from({ length: below(rng, most + 1) }, () => Math.floor(10 ** (below(rng, 301) / 100)));

/**
 * Plays one random game with resignations, bot takeovers, timeouts and undo. Throws a `ContractViolation` if the rules
 * fail, the game is stuck or never ends, the state is invalid, or a component is lost or duplicated.
 */
export function playDisrupted(
  rules: Rules,
  { seats, options = {}, seed }: Setup & { seed: string },
  bot: Bot,
): Disrupted {
  const { game } = rules;
  const inspector = newInspector({ game, seats, seed, step: 0 }, rules, `disrupted ${seed}`);
  const { place, rng } = inspector;
  const table = within(place, 'ends', 'the game cannot begin', () => newTable(rules, { seats, options, seed }));
  inspector.census = censusOf(game, table.state);
  const plans: Plans = { resign: game.resign ? moments(rng, 3) : [], bot: moments(rng, 3), back: new Map() };
  const resigned = new Set<Seat>();
  const made: Record<string, number> = {};
  let close = CLOSELY;

  while (table.state.result === null) {
    place.step = table.record.entries.length;
    const unusual = disruption(inspector, table, plans);
    const entry = unusual ?? byBot(inspector, table, plans, bot) ?? nextEntry(inspector, table.state);
    if (unusual) close = CLOSELY;
    const events = within(place, 'ends', `the rules fail on ${JSON.stringify(entry)}`, () => table.apply(entry));
    count(made, entry.kind === 'undo' && entry.reseed !== null ? 'undo by consent' : entry.kind);
    for (const { type } of events) inspector.eventTypes.add(type);
    if (entry.kind === 'resign') resigned.add(entry.seat);
    if (close > 0) inspectLogLines(inspector, events);
    if (close-- > 0 || place.step % SELDOM === 0) inspectTable(inspector, table.state, resigned, false);
    if (place.step > 3 * game.bound) throw new ContractViolation(place, 'ends', 'the game does not end');
  }
  inspectTable(inspector, table.state, resigned, false);
  inspectEnding(inspector, table.state);
  inspectWinners(inspector, table.state, resigned);
  inspectMessages(inspector, table.state.result.reason);
  if (below(rng, 4) === 0) inspectReplay(inspector, table.record, table.state);
  return { entries: made, reason: table.state.result.reason };
}

/** The disruption to make at this rest, or null. */
function disruption({ place, rules, rng }: Inspector, table: Table, plans: Plans): Entry | null {
  const s = table.state;
  const isDue = (moments: number[]): boolean => {
    const at = moments.findIndex((moment) => moment <= place.step);
    if (at >= 0) moments.splice(at, 1);
    return at >= 0;
  };
  if (isDue(plans.resign)) return { kind: 'resign', seat: pick(rng, seatsIn(s)) };
  for (const [seat, until] of plans.back) {
    if (until > place.step) continue;
    plans.back.delete(seat);
    if (!s.out[seat]) return { kind: 'bot', seat, level: null };
  }
  if (isDue(plans.bot)) {
    const seat = pick(rng, seatsIn(s));
    plans.back.set(seat, place.step + 1 + below(rng, 60));
    return { kind: 'bot', seat, level: 'easy' };
  }
  const last = table.record.entries[place.step - 1];
  if (last?.kind === 'act' && below(rng, FREE) === 0 && table.mayUndo(last.action.seat) === true) {
    return table.undoEntry(last.action.seat);
  }
  if (below(rng, CONSENT) === 0) return byConsent(table, pick(rng, seatsIn(s)), `again ${place.step}`);
  if (below(rng, LATE) === 0) {
    const at = pick(
      rng,
      rules.pending(s).filter((open) => open.standing === null),
    );
    const isQuiet = at.step.sealed !== undefined && at.step.quiet === true;
    return { kind: 'expire', question: questionOf(at), ...(!isQuiet && { seat: pick(rng, at.seats) }) };
  }
  return null;
}

/** The entry that undoes a seat's latest action by consent; null if the table does not allow it. */
function byConsent(table: Table, seat: Seat, reseed: string): Entry | null {
  const may = table.mayUndo(seat);
  if (may !== true && (may.reason === 'nothing-to-undo' || may.reason === 'undo-resigned')) return null;
  const entry = table.undoEntry(seat, { reseed });
  return entry.kind === 'undo' && entry.to < 0 ? null : entry;
}

/** The answer of a bot that plays for a seat; null if no such seat is asked. */
function byBot({ place, rules, rng }: Inspector, { state }: Table, { back }: Plans, bot: Bot): Entry | null {
  if (back.size === 0) return null;
  for (const at of rules.pending(state)) {
    const seat = at.seats.find((one) => back.has(one));
    if (seat === undefined || at.standing !== null) continue;
    const question = questionOf(at);
    const action = within(place, 'ends', `the bot of seat ${seat} fails at ${at.frame.flow}/${at.frame.step}`, () =>
      bot(rules, rules.copy(state), seat, question, `bot ${place.step} ${below(rng, 1000)}`),
    );
    if (action) return { kind: 'act', action };
  }
  return null;
}
