import { type Action, below, type Event, type Json, pick, type Rng, seeded, type Waiting } from '@orrery/kernel';
import type { Judged } from '@orrery/testing';
import type { State } from '../../src/index.ts';
import type { Options } from '../../src/setup/options.ts';
import { type Book, compare, fail, type Question, read, sideOf } from './book.ts';
import { Over } from './ending.ts';
import { checkQuestion, checkRockets, chooseAnswer, compareLists, fits, rules } from './examine.ts';
import { game } from './round.ts';
import { type Help, helpStart } from './setups.ts';

// Plays a random game alongside the referee and reports every difference.

interface Played extends Judged {
  result: State['result'];
}

export function judgeGame(seats: number, options: Options, seed: string, help: Help, most: number): Played {
  const rng = seeded(`referee ${seed}`);
  const s = begin(seats, options, seed, help, rng);
  const b = read(s, seats, options);
  b.skilled = help === 'skill';
  const referee = game(b);
  const found: Played = { wrong: [...checkCrews(b, s)], steps: 0, seen: new Map(), result: null };
  const count = (what: string) => found.seen.set(what, (found.seen.get(what) ?? 0) + 1);
  let open = referee.next().value as Question[];
  let over: Over | null = null;
  const late: LateAnswer[] = [];
  for (; s.result === null && found.steps < most && found.wrong.length === 0; found.steps++) {
    if (help === 'rocket' || help === 'moon' || help === 'last') boost(s, b, help, rng);
    const waiting = rules.waiting(s);
    compareLists(
      waiting.map((one) => `${one.flow}.${one.step} of ${one.seat}`),
      open.flatMap(({ what, seats: all }) => all.map((seat) => `${what} of ${seat}`)),
      'asked',
      b,
    );
    let row = pick(rng, waiting);
    let asked = questionFor(open, row);
    if (!asked) {
      found.wrong.push(...b.wrong);
      break;
    }
    let answer = checkQuestion(s, row, asked, b, rng);
    for (const other of waiting)
      if (below(rng, 3) === 0) late.push({ row: other, answer: anyAnswer(s, other, b, rng) });
    if (late.length > 0 && below(rng, 3) === 0) {
      const old = late.splice(Math.max(0, late.length - 1 - below(rng, 6)), 1)[0] as LateAnswer;
      const admitted = isAdmittedLate(s, old, waiting, open, b);
      count(admitted ? 'late, admitted' : 'late, refused');
      if (admitted) {
        ({ row, answer } = old);
        asked = questionFor(open, row) as Question;
      }
    }
    const flow = `${row.flow}.${row.step}`;
    count(`${flow} ${typeof answer === 'string' ? answer.split(':')[0] : ''}`);
    const events: Event[] = [];
    rules.play(s, { ...row, answer } as Action, (event) => events.push(event));
    for (const { type } of events) count(type);
    b.events = events.map(({ data }) => data);
    b.after = s;
    try {
      open = referee.next({ to: asked, answer }).value as Question[];
    } catch (error) {
      if (!(error instanceof Over)) throw error;
      over = error;
    }
    judgeEnd(s, b, over);
    if (s.result === null) for (const problem of compare(b, read(s, seats, options))) fail(b, problem);
    checkRockets(s, b);
    const where = `step ${found.steps}, ${flow} ${JSON.stringify(answer)}`;
    found.wrong.push(...b.wrong.splice(0).map((one) => `${where}: ${one}`));
  }
  if (s.result !== null) count(`over ${s.result.reason}`);
  for (const { outcome } of b.flights) count(`flight ${outcome}`);
  found.result = s.result;
  return found;
}

/** An answer that is submitted late: other answers may have come first (MS-041). */
interface LateAnswer {
  row: Waiting;
  answer: Json;
}

function anyAnswer(s: State, row: Waiting, b: Book, rng: Rng): Json {
  const answers = rules.legal(s, row.seat, row.question, rng, 3).actions.map(({ answer }) => answer as Json);
  return chooseAnswer(s, row, answers, b, rng);
}
const questionFor = (open: readonly Question[], { flow, step, seat }: Waiting): Question | undefined =>
  open.find(({ what, seats }) => what === `${flow}.${step}` && seats.includes(seat));
/** Whether a late answer still counts: its question is open and the answer legal. A rejected answer changes nothing. */
function isAdmittedLate(
  s: State,
  { row, answer }: LateAnswer,
  waiting: readonly Waiting[],
  open: readonly Question[],
  b: Book,
): boolean {
  const now = waiting.find(({ seat, question }) => seat === row.seat && question === row.question);
  const asked = now && questionFor(open, now);
  const mine = asked !== undefined && fits(asked, answer);
  const theirs = rules.why(s, { ...row, answer } as Action) === null;
  if (mine !== theirs) fail(b, `MS-041: the late ${JSON.stringify(answer)} of seat ${row.seat} counts: ${theirs}`);
  if (theirs) return mine;
  const before = JSON.stringify(s);
  try {
    rules.play(s, { ...row, answer } as Action);
    fail(b, `MS-041: the late ${JSON.stringify(answer)} was carried out`);
  } catch {
    if (JSON.stringify(s) !== before) fail(b, `MS-041: the late ${JSON.stringify(answer)} left traces`);
  }
  return false;
}

function begin(seats: number, options: Options, seed: string, help: Help, rng: Rng): State {
  const s = rules.begin(seats, options, seed);
  helpStart(s, help, rng);
  return s;
}

/** Checks which seats play which side and role (MS-014 to MS-016). */
function checkCrews(b: Book, s: State): string[] {
  const roles = b.crew.map(({ politician, engineer }) => [politician, engineer]);
  const all = roles.map(([a, c]) => [...new Set([...(a ?? []), ...(c ?? [])])].sort());
  const wrong: string[] = [];
  const lone = b.options.lone === 'usa' ? 0 : 1;
  roles.forEach(([politician = [], engineer = []], side) => {
    const alone = b.seats === 2 || (b.seats === 3 && side === lone);
    const sharing = b.seats === 3 && side !== lone && b.options.pair === 'both';
    const want = alone ? [1, 1, 1] : sharing ? [2, 2, 2] : [1, 1, 2];
    const got = [politician.length, engineer.length, all[side]?.length];
    if (JSON.stringify(got) !== JSON.stringify(want)) wrong.push(`MS-016: side ${side} is played by ${got}`);
    if (b.seats === 4 && all[side]?.includes(0) && !b.crew[side]?.[b.options.role].includes(0))
      wrong.push(`MS-015: seat 0 is not the ${b.options.role}`);
    if (all[side]?.some((seat) => s.sideOf[seat] !== side))
      wrong.push(`MS-016: a seat of side ${side} plays for the other side`);
  });
  return wrong;
}

/** Resets popularity, money and budget in game and model, so that random games last longer. */
function boost(s: State, b: Book, help: Help, rng: Rng): void {
  if (below(rng, 25) > 0 || s.phase !== 'actions') return;
  for (const side of [0, 1]) {
    const [program, me] = [s.programs[side] as State['programs'][number], sideOf(b, side)];
    program.popularity = me.popularity = me.raw = Math.max(program.popularity, 3 + below(rng, 10));
    program.money = me.money = program.money + below(rng, 12);
    if (help !== 'last') program.budget = me.budget = 20 + below(rng, 12);
    program.sabotage = me.sabotage = help === 'moon' ? 0 : below(rng, 4);
  }
}

/** Checks that game and referee agree on the end, its reason and the winners. */
function judgeEnd(s: State, b: Book, over: Over | null): void {
  const { result } = s;
  if (!result || !over) {
    if (result || over) fail(b, `MS-007: the game ended by ${result?.reason}, not ${over?.reason}`);
    return;
  }
  const all = s.sideOf.flatMap((side, seat) => (over.winner === null || side === over.winner ? [seat] : []));
  if (result.reason !== over.reason) fail(b, `MS-009: the game ended by ${result.reason}, not ${over.reason}`);
  if (String(result.winners) !== String(all)) fail(b, `MS-009: won by ${result.winners}, not ${all}`);
  result.places.forEach((place, seat) => {
    if ((place === 1) !== all.includes(seat)) fail(b, `MS-009: seat ${seat} is in place ${place}`);
  });
}
