import {
  type Action,
  below,
  type Event,
  type Json,
  pick,
  questionOf,
  type Rng,
  rulesOf,
  seeded,
  type Waiting,
} from '@orrery/kernel';
import type { Judged } from '@orrery/testing';
import { game as moonrakers, type Options, type State } from '../../src/index.ts';
import { nameOf } from '../../src/rules/owned.ts';
import { type Book, fail, type Question, turnRecordOf } from './book.ts';
import { choice } from './choice.ts';
import { netWorth } from './market.ts';
import { odd } from './odd.ts';
import { compare, read } from './read.ts';
import { type Help, helpStart } from './setups.ts';
import { checkSetup } from './start.ts';
import { game, Over, titleOf } from './turn.ts';

// Plays a random game and records every difference between the game and the referee.

const rules = rulesOf(moonrakers);

interface Played extends Judged {
  result: State['result'];
}

const COLOURS = ['blue', 'green', 'yellow', 'orange', 'purple'];

function openBook(s: State, seats: number, options: Options, seen: Map<string, number>): Book {
  const table = read(s);
  return {
    ...table,
    ...{ seats, options, colours: s.colours.map((colour) => COLOURS[colour] as string), starter: 0, memory: {} },
    turnRecords: table.captains.map((own) => ({
      ...{ met: new Set(), spent: 0, acquired: 0, advanced: 0, favours: 0, befriended: new Set(), dear: false },
      ...{
        usedInTurn: new Set(),
        kept: 0,
        late: new Set(),
        toured: new Map(own.objectives.map((card) => [card, new Set([own.at])])),
      },
    })),
    plan: {
      ...{ began: '', talked: [], replaced: false, travelled: false, stayed: false },
      ...{ free: false, paid: false, bought: false, renewed: false, called: null },
    },
    ...{ newcomers: [], playing: false, events: [], after: table, raw: s, wrong: [], seen },
  };
}

/** How answers are chosen: at random, or mostly by the bot policy so that games finish. */
export type Manner = 'random' | 'skilled';

export function judged(
  seats: number,
  options: Options,
  seed: string,
  help: Help,
  most: number,
  manner: Manner = 'random',
): Played {
  const rng = seeded(`referee ${seed}`);
  const s = rules.begin(seats, options, seed);
  const found: Played = { wrong: [], steps: 0, seen: new Map(), result: null };
  const b = openBook(s, seats, options, found.seen);
  checkSetup(b, options);
  helpStart(s, help, rng);
  Object.assign(b, read(s));
  const referee = game(b);
  let open = referee.next().value as Question[];
  let over: Over | null = null;
  const go = (to: Question, answer: Json): void => {
    try {
      open = referee.next({ to, answer }).value as Question[];
    } catch (error) {
      if (!(error instanceof Over)) throw error;
      over = error;
    }
  };
  for (; s.result === null && found.steps < most && found.wrong.length === 0; found.steps++) {
    const waiting = rows(s);
    match(b, waiting, open);
    const row = pick(
      rng,
      waiting.filter(
        (one) =>
          !(manner === 'skilled' ? one.standing : one.step === 'hint') || below(rng, 8) === 0 || waiting.length === 1,
      ),
    );
    const asked = row && askedOf(open, row);
    let where = `step ${found.steps}`;
    if (row && asked && b.wrong.length === 0) {
      const answer = examine(s, row, asked, b, rng, manner);
      where = `step ${found.steps}, ${row.what} of ${row.seat}: ${JSON.stringify(answer)}`;
      if (answer !== undefined && b.wrong.length === 0) {
        const events: Event[] = [];
        rules.play(s, { ...row, answer } as Action, (event) => events.push(event));
        if (process.env.REFEREE_TRACE)
          console.log(where, events.map(({ type, data }) => `${type} ${JSON.stringify(data)}`).join(' | '));
        b.events = events;
        b.after = read(s);
        go(asked, answer);
        // The game skips questions with a single answer, even the last question of the game.
        while (!over && b.wrong.length === 0) {
          const now = rows(s);
          const only = open.find(
            (one) => one.all?.().length === 1 && !now.some((row) => is(one, row) && !next(s, row, rng)),
          );
          if (!only) break;
          go(only, JSON.parse(only.all?.()[0] as string));
        }
        judgeEnd(s, b, over);
        if (!over) for (const problem of compare(b, b.after)) fail(b, problem);
        if (!over && row.what === 'buying.buy' && answer === 'done') compareObjectives(s, b);
      }
    }
    found.wrong.push(...b.wrong.splice(0).map((one) => `${where}: ${one}`));
  }
  if (s.result) found.seen.set(`over ${s.result.reason}`, (found.seen.get(`over ${s.result.reason}`) ?? 0) + 1);
  found.result = s.result;
  return found;
}

/** A question asked by the game. Choices in card texts are distinguished by their message. */
type Row = Waiting & { what: string; among: string[] };
const rows = (s: State): Row[] =>
  rules.waiting(s).map((row) => {
    const what = `${row.flow}.${row.step}`;
    if (what !== 'effect.choose' && what !== 'triggers.choose') return { ...row, what, among: [] };
    const prompt = rules.prompt(s, row.seat, row.question) as unknown as Shown;
    if (what === 'effect.choose') return { ...row, what: `${what} ${prompt.text.id}`, among: [] };
    return { ...row, what, among: prompt.options.map(({ id }) => id) };
  });
interface Shown {
  text: { id: string };
  options: { id: string }[];
}
const is = ({ what, seat, among }: Question, row: Row): boolean =>
  what === row.what && seat === row.seat && (!among || row.among.every((one) => among.includes(one)));
/**
 * Whether the game has already reached the next question of the same kind, which is the case if it has more than one
 * answer.
 */
const next = (s: State, row: Row, rng: Rng): boolean =>
  row.what.startsWith('effect.choose') && rules.legal(s, row.seat, row.question, rng, 2).actions.length > 1;
const askedOf = (open: readonly Question[], row: Row): Question | undefined => open.find((asked) => is(asked, row));

/** Checks that the game and the referee ask the same seats the same questions. */
function match(b: Book, waiting: readonly Row[], open: readonly Question[]): void {
  for (const row of waiting)
    if (!askedOf(open, row) && !(row.step === 'favour'))
      fail(
        b,
        `the game alone asks ${row.what} ${row.among} of ${row.seat}, not ${open.map((one) => `${one.what} ${one.among ?? ''} of ${one.seat}`)}`,
      );
  for (const asked of open)
    if (!asked.idle && !waiting.some((row) => is(asked, row)))
      fail(b, `the game does not ask seat ${asked.seat} about ${asked.what}`);
}

/** Compares the legal answers to a question, then chooses one. */
function examine(s: State, row: Row, asked: Question, b: Book, rng: Rng, manner: Manner): Json | undefined {
  const { actions, complete } = rules.legal(s, row.seat, row.question, rng, 4);
  const answers = actions.map(({ answer }) => answer as Json);
  const { what: _what, among: _among, ...question } = row;
  const may = (answer: Json): boolean => rules.why(s, { ...question, answer } as Action) === null;
  const all = asked.all?.();
  if (all) {
    const got = answers.map((one) => JSON.stringify(one));
    for (const one of got) if (!all.includes(one)) fail(b, `${asked.what}: only the game allows ${one}`);
    for (const one of all)
      if (complete ? !got.includes(one) : !may(JSON.parse(one)))
        fail(b, `${asked.what}: only the referee allows ${one}`);
    if (!complete && got.length === 0 && all.length > 0) answers.push(...all.map((one) => JSON.parse(one)));
  }
  const mine = (answer: Json): boolean => (all ? all.includes(JSON.stringify(answer)) : (asked.may?.(answer) ?? false));
  for (const one of [...answers.slice(0, 5), ...odd(asked, b, answers, rng)])
    if (may(one) !== mine(one))
      fail(b, `${asked.what}: only the ${may(one) ? 'game' : 'referee'} allows ${JSON.stringify(one)}`);
  if (answers.length === 0) return undefined;
  const usual = manner === 'skilled' && below(rng, 12) > 0 ? botAnswer(s, row, rng) : undefined;
  if (usual !== undefined && may(usual)) {
    if (!mine(usual)) fail(b, `${asked.what}: only the game allows ${JSON.stringify(usual)}`);
    return usual;
  }
  return choice(asked.what, answers, b, row.seat, rng);
}

/** The answer of the bot policy. */
function botAnswer(s: State, { seat, question, flow, step }: Row, rng: Rng): Json | undefined {
  const at = rules.pending(s).find((one) => questionOf(one) === question && one.seats.includes(seat));
  return at && (moonrakers.ai?.policy?.(s, seat, flow, step, at.frame.vars, rng) as Json | undefined);
}

/** Objectives that are checked only when claimed. */
const LATE = ['O15', 'O22', 'O34', 'O35'];
/** Compares which objectives each seat has fulfilled at the end of a turn, held or not. */
function compareObjectives(s: State, b: Book): void {
  const all = [...s.captains.flatMap((own) => own.objectives.cards), ...s.objectiveDeck.cards].map(nameOf);
  s.captains.forEach(({ deeds: [low = 0, high = 0] }, seat) => {
    for (const card of all) {
      if (LATE.includes(card)) continue;
      const i = Number(card.slice(1)) - 1;
      const theirs = ((i < 19 ? low >> i : high >> (i - 19)) & 1) === 1;
      const mine = turnRecordOf(b, seat).met.has(card);
      if (theirs !== mine)
        fail(b, `only the ${theirs ? 'game' : 'referee'} counts ${card} as fulfilled by seat ${seat}`);
    }
  });
}

/** Checks that both agree on the end of the game, its reason, winners and scores. */
function judgeEnd(s: State, b: Book, over: Over | null): void {
  const { result } = s;
  if (!result || !over) {
    if (result || over) fail(b, `MK-246: the game ended by ${result?.reason}, the referee by ${over?.reason}`);
    return;
  }
  if (result.reason !== over.reason) fail(b, `MK-246: ended by ${result.reason}, not ${over.reason}`);
  if (String(result.winners) !== String(over.winners)) fail(b, `MK-248: won by ${result.winners}, not ${over.winners}`);
  result.places.forEach((place, seat) => {
    if ((place === 1) !== over.winners.includes(seat)) fail(b, `MK-248: seat ${seat} comes in place ${place}`);
  });
  if (String(result.scores) !== String(over.scores)) fail(b, `MK-440: points ${result.scores}, not ${over.scores}`);
  const { captains } = result.detail as { captains: { netWorth: number; title: string | null }[] };
  captains.forEach(({ netWorth: worth, title }, seat) => {
    if (worth !== netWorth(b, seat)) fail(b, `MK-250: seat ${seat} is worth ${worth}, not ${netWorth(b, seat)}`);
    const mine = b.seats > 2 ? null : titleOf(b, over.scores[seat] as number);
    if (title !== mine) fail(b, `MK-441: seat ${seat} is a ${title}, not a ${mine}`);
  });
}
