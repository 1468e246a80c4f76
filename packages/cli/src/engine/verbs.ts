import { randomUUID } from 'node:crypto';
import { levelNames, think } from '@orrery/bots';
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
import { z } from 'zod';
import { formatText } from '../format.ts';
import { BadEntry, recordFault, replayRecord } from '../record.ts';
import { EngineError } from './error.ts';
import { object, type Request, read, whole } from './fields.ts';
import type { Match, Matches } from './matches.ts';
import { playouts } from './playouts.ts';

type Verb = (request: Request, matches: Matches) => Promise<unknown> | unknown;

/** The status of a match: its open questions, or how it ended. */
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

/** Defines a verb with the fields it reads. */
const verb =
  <F extends z.ZodRawShape>(fields: F, run: (request: z.output<z.ZodObject<F>>, matches: Matches) => unknown): Verb =>
  (request, matches) =>
    run(read(z.object(fields), request), matches);

const game = z.string();
const match = z.string();
const seat = whole(0, 15);
const question = z.string().optional();
const setup = { game, seats: whole(1, 16), seed: z.string().default(() => randomUUID()), options: object.default({}) };

/** The match with this id, after checking that it has this seat. */
function seated(matches: Matches, id: string, seat: Seat | null): Match {
  const found = matches.find(id);
  read(z.object({ seat: whole(0, found.table.state.out.length - 1).nullable() }), { seat });
  return found;
}

/** The question that a request is about: the one it names, else the seat's first blocking one, else a standing one. */
function questionOf({ table }: Match, seat: Seat, named: string | undefined): string {
  if (named !== undefined) return named;
  const rows = table.rules.waiting(table.state).filter((row) => row.seat === seat);
  const row = rows.find((one) => !one.standing) ?? rows[0];
  if (!row) throw new IllegalAction(refuse(table.state.result ? 'over' : 'not-your-turn'));
  return row.question;
}

/** The seat that acted last, ignoring actions that were undone. */
function lastActor({ table }: Match): Seat {
  const { entries } = table.record;
  const last = entries[liveEntries(entries).findLast((at) => entries[at]?.kind === 'act') ?? -1];
  if (last?.kind !== 'act') throw new IllegalAction(refuse('nothing-to-undo'));
  return last.action.seat;
}

/** The engine's commands, by the word in `do`. */
export const verbs: { readonly [verb: string]: Verb } = {
  games: verb({}, async (_request, { catalog }) => {
    const games = [];
    for (const entry of catalog) {
      const { id, name, seats, options } = await entry.load();
      games.push({ id, name, seats: { min: seats.min, max: seats.max }, options: jsonSchema(options) });
    }
    return { games };
  }),

  new: verb(setup, async ({ game, seats, options, seed }, matches) => {
    const match = matches.open(await matches.rules(game), seats, options as Json, seed);
    return { match: match.id, status: statusOf(match) };
  }),

  status: verb({ match }, ({ match }, matches) => statusOf(matches.find(match))),

  legal: verb({ match, seat, question }, (request, matches) => {
    const found = seated(matches, request.match, request.seat);
    return found.table.rules.legal(found.table.state, request.seat, questionOf(found, request.seat, request.question));
  }),

  act: verb({ match, seat, action: object }, ({ match, seat, action }, matches) => {
    const found = seated(matches, match, seat);
    if (action.seat !== seat) throw new EngineError('bad-request', '"action.seat" must be the same as "seat".');
    const events = found.table.act(action as unknown as Action);
    return { events: events.map((event) => found.table.visibleEvent(event, seat)), status: statusOf(found) };
  }),

  view: verb({ match, seat: seat.nullable() }, ({ match, seat }, matches) => {
    const { rules, state } = seated(matches, match, seat).table;
    return { view: rules.view(state, seat) };
  }),

  state: verb({ match }, ({ match }, matches) => ({ state: matches.find(match).table.state })),

  load: verb({ game, state: object }, async ({ game, state }, matches) => {
    const match = matches.load(await matches.rules(game), state as Json);
    return { match: match.id, status: statusOf(match) };
  }),

  bot: verb(
    {
      match,
      seat,
      question,
      level: z.enum(levelNames),
      budgetMs: whole(0, 60_000).default(500),
      iterations: whole(0, 1_000_000).optional(),
      seed: z.string().optional(),
    },
    ({ match, seat, question, level, budgetMs, iterations, seed = match }, matches) => {
      const found = seated(matches, match, seat);
      const { rules, state } = found.table;
      // With a fixed number of iterations, the answer is reproducible.
      const limits = iterations === undefined ? { budgetMs, now: () => performance.now() } : { iterations };
      return { action: think(rules, state, seat, questionOf(found, seat, question), { level, seed, ...limits }) };
    },
  ),

  undo: verb({ match, seat: seat.optional(), reseed: z.string().optional() }, ({ match, seat, reseed }, matches) => {
    const found = seated(matches, match, seat ?? null);
    const entry = found.table.undoEntry(seat ?? lastActor(found), reseed === undefined ? null : { reseed });
    found.table.apply(entry);
    return { status: statusOf(found) };
  }),

  record: verb({ match }, ({ match }, matches) => {
    const found = matches.find(match);
    if (!found.whole) throw new EngineError('no-record', 'A match that was loaded from a state has no record.');
    return { record: found.table.record };
  }),

  replay: verb({ record: object }, async ({ record }, matches) => {
    const wrong = recordFault(record);
    if (wrong) throw badRecord(wrong.path, wrong.expected);
    const match = record as unknown as MatchRecord;
    const rules = await matches.rules(match.game);
    try {
      const { state } = replayRecord(rules, match);
      return { hash: hash(state), over: state.result !== null, result: state.result };
    } catch (error) {
      if (!(error instanceof BadEntry)) throw error;
      const { reason, params } = error.refusal;
      throw badRecord(`.entries[${error.at}]`, formatText(rules.game, { id: reason, params }));
    }
  }),

  playout: verb(
    { ...setup, count: whole(1, 100_000).default(1) },
    async ({ game, seats, options, seed, count }, matches) =>
      playouts(await matches.rules(game), seats, options, seed, count),
  ),

  close: verb({ match }, ({ match }, matches) => {
    matches.close(matches.find(match));
    return {};
  }),
};

const badRecord = (path: string, what: string): EngineError =>
  new EngineError('bad-record', `The record is not valid at ${path}: ${what}`, { path });
