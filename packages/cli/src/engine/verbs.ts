import { randomUUID } from 'node:crypto';
import { isLevel, levels, think } from '@orrery/bots';
import {
  type Action,
  hash,
  IllegalAction,
  type Json,
  jsonSchema,
  liveEntries,
  type MatchRecord,
  refuse,
  type Seat,
} from '@orrery/kernel';
import { BadEntry, recordFault, replayed } from '../record.ts';
import { words } from '../words.ts';
import { Complaint } from './complaint.ts';
import { countOf, objectOf, type Request, textOf, viewerOf } from './fields.ts';
import type { Match, Matches } from './matches.ts';
import { playouts } from './playouts.ts';

type Verb = (request: Request, matches: Matches) => Promise<unknown> | unknown;

/** Where a match stands: who is asked what, or how it ended. */
function statusOf({ table }: Match) {
  const { rules, state } = table;
  return {
    over: state.result !== null,
    round: rules.game.progress(state).round,
    waiting: rules.waiting(state).map(({ seat, question, n, group, standing }) => ({
      seat,
      question,
      n,
      group,
      standing,
      prompt: rules.prompt(state, seat, question),
    })),
    result: state.result,
  };
}

const seatOf = (request: Request, match: Match): Seat => countOf(request, 'seat', 0, match.table.state.out.length - 1);

/** The question a request means: the one it names, else the first one that the seat is waited for. */
function questionOf(request: Request, match: Match, seat: Seat): string {
  if (request.question !== undefined) return textOf(request, 'question');
  const rows = match.table.rules.waiting(match.table.state).filter((row) => row.seat === seat);
  const row = rows.find((one) => !one.standing) ?? rows[0];
  if (!row) throw new IllegalAction(refuse(match.table.state.result ? 'over' : 'not-your-turn'));
  return row.question;
}

/** Who acted last, of what has not been taken back. */
function lastActor({ table }: Match): Seat {
  const { entries } = table.record;
  const last = entries[liveEntries(entries).findLast((at) => entries[at]?.kind === 'act') ?? -1];
  if (last?.kind !== 'act') throw new IllegalAction(refuse('nothing-to-undo'));
  return last.action.seat;
}

/** What the engine can be asked to do, by the word in `do`. */
export const verbs: { readonly [verb: string]: Verb } = {
  async games(_request, { catalog }) {
    const games = [];
    for (const entry of catalog) {
      const { id, name, seats, options } = await entry.load();
      games.push({ id, name, seats: { min: seats.min, max: seats.max }, options: jsonSchema(options) });
    }
    return { games };
  },

  async new(request, matches) {
    const rules = await matches.rules(request);
    const seats = countOf(request, 'seats', 1, 16);
    const seed = textOf(request, 'seed', randomUUID());
    const match = matches.open(rules, seats, objectOf(request, 'options', {}) as Json, seed);
    return { match: match.id, status: statusOf(match) };
  },

  status: (request, matches) => statusOf(matches.find(request)),

  legal(request, matches) {
    const match = matches.find(request);
    const seat = seatOf(request, match);
    return match.table.rules.legal(match.table.state, seat, questionOf(request, match, seat));
  },

  act(request, matches) {
    const match = matches.find(request);
    const seat = seatOf(request, match);
    const action = objectOf(request, 'action') as unknown as Action;
    if (action.seat !== seat) throw new Complaint('bad-request', '"action.seat" must be the same as "seat".');
    const events = match.table.act(action);
    return { events: events.map((event) => match.table.told(event, seat)), status: statusOf(match) };
  },

  view(request, matches) {
    const match = matches.find(request);
    const { rules, state } = match.table;
    return { view: rules.view(state, viewerOf(request, state.out.length)) };
  },

  state: (request, matches) => ({ state: matches.find(request).table.state }),

  async load(request, matches) {
    const rules = await matches.rules(request);
    const match = matches.load(rules, objectOf(request, 'state') as Json);
    return { match: match.id, status: statusOf(match) };
  },

  bot(request, matches) {
    const match = matches.find(request);
    const { rules, state } = match.table;
    const seat = seatOf(request, match);
    const level = textOf(request, 'level');
    if (!isLevel(level)) throw new Complaint('bad-request', `"level" must be one of ${levels.join(', ')}.`);
    const budgetMs = countOf(request, 'budgetMs', 0, 60_000, 500);
    // With a number of iterations the answer depends on nothing else, so it can be had again.
    const iterations = request.iterations === undefined ? undefined : countOf(request, 'iterations', 0, 1_000_000);
    const limits = iterations === undefined ? { budgetMs, now: () => performance.now() } : { iterations };
    const seed = textOf(request, 'seed', match.id);
    return { action: think(rules, state, seat, questionOf(request, match, seat), { level, seed, ...limits }) };
  },

  undo(request, matches) {
    const match = matches.find(request);
    const seat = request.seat === undefined ? lastActor(match) : seatOf(request, match);
    const reseed = request.reseed === undefined ? null : { reseed: textOf(request, 'reseed') };
    match.table.apply(match.table.undoEntry(seat, reseed));
    return { status: statusOf(match) };
  },

  record(request, matches) {
    const match = matches.find(request);
    if (!match.whole) throw new Complaint('no-record', 'A match from a loaded state has no record from its start.');
    return { record: match.table.record };
  },

  async replay(request, matches) {
    const record = objectOf(request, 'record') as unknown as MatchRecord;
    const wrong = recordFault(record);
    if (wrong) throw badRecord(wrong.path, `expected ${wrong.expected}`);
    const rules = await matches.rules({ game: record.game });
    try {
      const { state } = replayed(rules, record);
      return { hash: hash(state), over: state.result !== null, result: state.result };
    } catch (error) {
      if (!(error instanceof BadEntry)) throw error;
      const { reason, params } = error.refusal;
      throw badRecord(`.entries[${error.at}]`, words(rules.game, { id: reason, params }));
    }
  },

  async playout(request, matches) {
    const rules = await matches.rules(request);
    const seats = countOf(request, 'seats', 1, 16);
    const seed = textOf(request, 'seed', randomUUID());
    const count = countOf(request, 'count', 1, 100_000, 1);
    return playouts(rules, seats, objectOf(request, 'options', {}), seed, count);
  },

  close(request, matches) {
    matches.close(matches.find(request));
    return {};
  },
};

const badRecord = (path: string, what: string): Complaint =>
  new Complaint('bad-record', `The record does not hold at ${path}: ${what}`, { path });
