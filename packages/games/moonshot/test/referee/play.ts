import {
  type Action,
  below,
  type Event,
  type Json,
  pick,
  type Rng,
  rulesOf,
  seeded,
  type Waiting,
} from '@orrery/kernel';
import { TILES } from '../../src/content/tiles.ts';
import { game as moonshot, type State } from '../../src/index.ts';
import type { Options } from '../../src/setup/options.ts';
import { type Asked, type Book, compare, fail, read, SLOTS, sideOf } from './book.ts';
import { choice } from './choice.ts';
import { Over } from './ending.ts';
import { priced } from './engineer.ts';
import { parameters, works } from './rocket.ts';
import { game } from './round.ts';
import { type Help, helpStart } from './setups.ts';

// Plays a game at random before the referee and notes every difference between the two.

const rules = rulesOf(moonshot);

export interface Judged {
  wrong: string[];
  steps: number;
  seen: Map<string, number>;
  result: State['result'];
}

export function judged(seats: number, options: Options, seed: string, help: Help, most: number): Judged {
  const rng = seeded(`referee ${seed}`);
  const s = begin(seats, options, seed, help, rng);
  const b = read(s, seats, options);
  const referee = game(b);
  const found: Judged = { wrong: [...crews(b, s)], steps: 0, seen: new Map(), result: null };
  const count = (what: string) => found.seen.set(what, (found.seen.get(what) ?? 0) + 1);
  let open = referee.next().value as Asked[];
  let over: Over | null = null;
  const late: Late[] = [];
  for (; s.result === null && found.steps < most && found.wrong.length === 0; found.steps++) {
    if (help !== 'none') keepGoing(s, b, help, rng);
    const waiting = rules.waiting(s);
    differ(
      waiting.map((one) => `${one.flow}.${one.step} of ${one.seat}`),
      open.flatMap(({ what, seats: all }) => all.map((seat) => `${what} of ${seat}`)),
      'asked',
      b,
    );
    let row = pick(rng, waiting);
    let asked = askedOf(open, row);
    if (!asked) {
      found.wrong.push(...b.wrong);
      break;
    }
    let answer = examine(s, row, asked, b, rng);
    for (const other of waiting) if (below(rng, 3) === 0) late.push({ row: other, answer: some(s, other, b, rng) });
    if (late.length > 0 && below(rng, 3) === 0) {
      const old = late.splice(Math.max(0, late.length - 1 - below(rng, 6)), 1)[0] as Late;
      const admitted = arrives(s, old, waiting, open, b);
      count(admitted ? 'late, admitted' : 'late, refused');
      if (admitted) {
        ({ row, answer } = old);
        asked = askedOf(open, row) as Asked;
      }
    }
    const flow = `${row.flow}.${row.step}`;
    count(`${flow} ${typeof answer === 'string' ? answer.split(':')[0] : ''}`);
    const events: Event[] = [];
    rules.play(s, { ...row, answer } as Action, (event) => events.push(event));
    for (const { type } of events) count(type);
    b.told = events.map(({ data }) => data);
    b.after = s;
    try {
      open = referee.next({ to: asked, answer }).value as Asked[];
    } catch (error) {
      if (!(error instanceof Over)) throw error;
      over = error;
    }
    judgeEnd(s, b, over);
    if (s.result === null) for (const problem of compare(b, read(s, seats, options))) fail(b, problem);
    rockets(s, b);
    const where = `step ${found.steps}, ${flow} ${JSON.stringify(answer)}`;
    found.wrong.push(...b.wrong.splice(0).map((one) => `${where}: ${one}`));
  }
  if (s.result !== null) count(`over ${s.result.reason}`);
  for (const { outcome } of b.flights) count(`flight ${outcome}`);
  found.result = s.result;
  return found;
}

/** An answer that was written at some time and arrives later; others may have come first (MS-041). */
interface Late {
  row: Waiting;
  answer: Json;
}

function some(s: State, { seat, question, flow, step }: Waiting, b: Book, rng: Rng): Json {
  const answers = rules.legal(s, seat, question, rng, 3).actions.map(({ answer }) => answer as Json);
  return choice(`${flow}.${step}`, answers, b, s.sideOf[seat] as number, rng);
}
const askedOf = (open: readonly Asked[], { flow, step, seat }: Waiting): Asked | undefined =>
  open.find(({ what, seats }) => what === `${flow}.${step}` && seats.includes(seat));
const fits = (asked: Asked, answer: Json): boolean =>
  asked.may?.(answer) ?? (asked.all?.() ?? []).includes(JSON.stringify(answer));

/** It counts where its question is still open and what it wants is still there; else nothing changes. */
function arrives(
  s: State,
  { row, answer }: Late,
  waiting: readonly Waiting[],
  open: readonly Asked[],
  b: Book,
): boolean {
  const now = waiting.find(({ seat, question }) => seat === row.seat && question === row.question);
  const asked = now && askedOf(open, now);
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

/** Who answers for whom (MS-014 to MS-016). */
function crews(b: Book, s: State): string[] {
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
    if (all[side]?.some((seat) => s.sideOf[seat] !== side)) wrong.push(`MS-016: side ${side} is played by the other`);
  });
  return wrong;
}

/** Popularity, money and budget from nowhere, so that a game of blunderers lasts; the book is told. */
function keepGoing(s: State, b: Book, help: Help, rng: Rng): void {
  if (below(rng, 25) > 0 || s.phase !== 'actions') return;
  for (const side of [0, 1]) {
    const [program, me] = [s.programs[side] as State['programs'][number], sideOf(b, side)];
    program.popularity = me.popularity = me.raw = Math.max(program.popularity, 3 + below(rng, 10));
    program.money = me.money = program.money + below(rng, 12);
    if (help !== 'last') program.budget = me.budget = 20 + below(rng, 12);
    program.sabotage = me.sabotage = help === 'moon' ? 0 : below(rng, 4);
  }
}

function differ(got: readonly string[], want: readonly string[], what: string, b: Book): void {
  const [mine, theirs] = [new Set(want), new Set(got)];
  for (const one of theirs) if (!mine.has(one)) fail(b, `${what}: the game alone has ${one}`);
  for (const one of mine) if (!theirs.has(one)) fail(b, `${what}: the game lacks ${one}`);
  if (got.length !== theirs.size) fail(b, `${what}: twice the same`);
}

/** Looks at a question from all sides, and chooses an answer. */
function examine(s: State, row: Waiting, asked: Asked, b: Book, rng: Rng): Json {
  const { seat, question } = row;
  const { actions, complete } = rules.legal(s, seat, question, rng, 5);
  const answers = actions.map(({ answer }) => answer as Json);
  const may = (answer: Json): boolean => rules.why(s, { ...row, answer } as Action) === null;
  const all = asked.all?.();
  const mine = (answer: Json): boolean => (all ? all.includes(JSON.stringify(answer)) : fits(asked, answer));
  if (complete !== (all !== undefined)) fail(b, `${asked.what} lists its answers: ${complete}`);
  if (all)
    differ(
      answers.map((one) => JSON.stringify(one)),
      all,
      asked.what,
      b,
    );
  for (const one of [...answers.slice(0, 5), ...oddAnswers(asked, b, rng)])
    if (may(one) !== mine(one)) fail(b, `${asked.what} ${JSON.stringify(one)} may be answered: ${may(one)}`);
  if (asked.what === 'engineer.act') prices(s, row, b);
  return choice(asked.what, answers, b, s.sideOf[seat] as number, rng);
}

/** Answers that are mostly wrong: each must be judged alike. */
function oddAnswers(asked: Asked, b: Book, rng: Rng): Json[] {
  const some = <T>(n: number, make: () => T): T[] => Array.from({ length: n }, make);
  const flip = () => pick(rng, [0, 1]);
  switch (asked.what) {
    case 'politics.support':
      return some(6, () => {
        const rows: Record<string, number> = {};
        for (let left = 1 + below(rng, 3); left > 0; left--) {
          const place = pick(rng, ['treasury', 'press', 'industry', 'intelligence']);
          rows[`${pick(rng, ['usa', 'cccp'])}-${place}:${pick(rng, ['influence', 'bluff'])}`] = 1 + below(rng, 4);
        }
        return rows;
      });
    case 'launch.adapt':
      return some(6, () => ({ S: below(rng, 3), E: below(rng, 4), C: flip() }));
    case 'politics.act':
      return [
        'raise:0',
        'raise:12',
        'announce:0',
        'announce:5',
        'launch:MOON',
        'launch:M0-1',
        'launch:M3-1',
        'support',
      ];
    case 'install.lay':
      return some(4, () => ({
        piece: pick(rng, TILES).id,
        cell: `${pick(rng, ['A', 'B', 'C'])}${1 + below(rng, 4)}`,
        rotation: below(rng, 4),
      }));
    case 'engineer.act': {
      const tile = pick(rng, TILES).id;
      const risk = pick(rng, [...b.spentRisks, ...b.sides.flatMap(({ path }) => path), 'R0-01']);
      const module = pick(rng, ['M01', 'M07', ...b.sideboard]);
      return [
        ...[`line:${tile}`, `discard:${tile}`, `supply:${tile}`, `steal-tech:${tile}`, `test:${risk}`],
        ...[`free-test:${risk}`, `steal-test:${risk}`, `module:${module}:${pick(rng, [8, 13, 20])}`, 'clean:0'],
        ...[`clean:${1 + below(rng, 4)}`, `payload:B${1 + below(rng, 4)}:dog`, 'research:ES', 'research:PP'],
        ...b.sides.flatMap(({ line }) => line.flatMap((own) => [`line:${own}`, `steal-tech:${own}`])),
      ];
    }
    default:
      return [];
  }
}

/** What each action costs, as the question says it; what cannot be paid is shown with a reason (MS-076). */
function prices(s: State, row: Waiting, b: Book): void {
  const side = s.sideOf[row.seat] as number;
  const mine = priced(b, side);
  const prompt = rules.prompt(s, row.seat, row.question) as unknown as {
    options: { id: string; why?: unknown; data?: { price?: number } }[];
  };
  for (const { id, why, data } of prompt.options) {
    const price = mine.get(id);
    const payable = price !== undefined && price <= sideOf(b, side).money;
    if ((why === undefined) !== payable) fail(b, `${id} is shown as open: ${why === undefined}`);
    if (price !== undefined && (data?.price ?? 0) !== price) fail(b, `${id} is shown for ${data?.price}, not ${price}`);
  }
  differ(
    prompt.options.filter(({ id }) => mine.has(id)).map(({ id }) => id),
    [...mine.keys()],
    'actions shown',
    b,
  );
}

/** Parameters of both programs, and which modules work. */
function rockets(s: State, b: Book): void {
  const { programs } = moonshot.view(s, null);
  programs.forEach(({ parameters: shown, modules, parts }, side) => {
    const { cells, modules: own } = sideOf(b, side);
    const mine = parameters(cells, SLOTS, own);
    if (String(shown) !== String(mine)) fail(b, `MS-110: side ${side} has ${shown}, not ${mine}`);
    own.forEach((module, i) => {
      const on = module !== null && works(cells, module, SLOTS[i] as string);
      if (modules[i]?.works !== on) fail(b, `MS-117: ${module} of side ${side} works: ${!on}`);
    });
    void parts;
  });
}

/** Both say that the game is over, why, and who has won. */
function judgeEnd(s: State, b: Book, over: Over | null): void {
  const { result } = s;
  if (!result || !over) {
    if (result || over) fail(b, `MS-007: over is ${result?.reason}, not ${over?.reason}`);
    return;
  }
  const all = s.sideOf.flatMap((side, seat) => (over.winner === null || side === over.winner ? [seat] : []));
  if (result.reason !== over.reason) fail(b, `MS-009: over by ${result.reason}, not ${over.reason}`);
  if (String(result.winners) !== String(all)) fail(b, `MS-009: won by ${result.winners}, not ${all}`);
  result.places.forEach((place, seat) => {
    if ((place === 1) !== all.includes(seat)) fail(b, `MS-009: seat ${seat} comes in place ${place}`);
  });
}
