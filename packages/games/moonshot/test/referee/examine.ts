import { type Action, below, type Json, pick, questionOf, type Rng, rulesOf, type Waiting } from '@orrery/kernel';
import { TILES } from '../../src/content/tiles.ts';
import { chancesFor, game as moonshot, type State } from '../../src/index.ts';
import { type Book, fail, type Question, SLOTS, sideOf } from './book.ts';
import { randomAnswer } from './choice.ts';
import { pricedActions } from './engineer.ts';
import { chance } from './launch.ts';
import { isModuleWorking, parameters } from './rocket.ts';

// Checks every question and both rockets, and reports where the game and the referee differ.

export const rules = rulesOf(moonshot);

/** Reports entries that only one of two lists has, and duplicates. */
export function compareLists(got: readonly string[], want: readonly string[], what: string, b: Book): void {
  const [mine, theirs] = [new Set(want), new Set(got)];
  for (const one of theirs) if (!mine.has(one)) fail(b, `${what}: only the game has ${one}`);
  for (const one of mine) if (!theirs.has(one)) fail(b, `${what}: the game lacks ${one}`);
  if (got.length !== theirs.size) fail(b, `${what}: the game has duplicates`);
}

export const fits = (asked: Question, answer: Json): boolean =>
  asked.may?.(answer) ?? (asked.all?.() ?? []).includes(JSON.stringify(answer));

/** A random answer or, for skilled players, mostly that of the bots' policy. */
export function chooseAnswer(
  s: State,
  { seat, question, flow, step }: Waiting,
  answers: Json[],
  b: Book,
  rng: Rng,
): Json {
  if (b.skilled && below(rng, 12) > 0) {
    const vars = rules.pending(s).find((at) => questionOf(at) === question)?.frame.vars ?? {};
    const answer = moonshot.ai?.policy?.(rules.copy(s), seat, flow, step, vars, rng);
    if (answer !== undefined) return answer as Json;
  }
  return randomAnswer(`${flow}.${step}`, answers, b, s.sideOf[seat] as number, rng);
}

/** Checks the legal answers of a question and chooses one. */
export function checkQuestion(s: State, row: Waiting, asked: Question, b: Book, rng: Rng): Json {
  const { seat, question } = row;
  const { actions, complete } = rules.legal(s, seat, question, rng, 5);
  const answers = actions.map(({ answer }) => answer as Json);
  const may = (answer: Json): boolean => rules.why(s, { ...row, answer } as Action) === null;
  const all = asked.all?.();
  const mine = (answer: Json): boolean => (all ? all.includes(JSON.stringify(answer)) : fits(asked, answer));
  if (complete !== (all !== undefined)) fail(b, `${asked.what} lists its answers: ${complete}`);
  if (all) {
    const got = answers.map((one) => JSON.stringify(one));
    compareLists(got, all, asked.what, b);
    checkPrompt(s, row, all, b);
  }
  for (const one of [...answers.slice(0, 5), ...oddAnswers(asked, b, rng)])
    if (may(one) !== mine(one)) fail(b, `${asked.what} ${JSON.stringify(one)} may be answered: ${may(one)}`);
  if (asked.what === 'politics.act' && below(rng, 6) === 0) checkChances(s, seat, b);
  return chooseAnswer(s, row, answers, b, rng);
}

/** Checks the chances shown before a launch decision. */
function checkChances(s: State, seat: number, b: Book): void {
  const view = moonshot.view(s, seat);
  for (const mission of [...b.missions.map((own) => own.mission), 'MOON'])
    for (const side of [0, 1]) {
      const [mine, shown] = [chance(b, side, mission), chancesFor(view, side, mission)?.whole ?? -1];
      if (Math.abs(mine - shown) > 1e-9) fail(b, `MS-176: side ${side} has ${shown} for ${mission}, not ${mine}`);
    }
}

/** Mostly illegal answers, on which game and referee must agree. */
function oddAnswers(asked: Question, b: Book, rng: Rng): Json[] {
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
      return [...['raise:0', 'raise:12', 'announce:0', 'announce:5', 'launch:MOON', 'launch:M3-1'], 'support'];
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

/** Checks the prompt: illegal options give a reason, and Engineer actions show their price (MS-076). */
function checkPrompt(s: State, row: Waiting, all: readonly string[], b: Book): void {
  const prompt = rules.prompt(s, row.seat, row.question) as unknown as {
    options?: { id: string; why?: unknown; data?: { price?: number } }[];
  };
  if (!prompt.options) return;
  const open = prompt.options.filter(({ why }) => why === undefined).map(({ id }) => JSON.stringify(id));
  compareLists(open, all, 'shown as open', b);
  if (row.flow !== 'engineer') return;
  const mine = pricedActions(b, s.sideOf[row.seat] as number);
  for (const { id, data } of prompt.options) {
    const price = mine.get(id);
    if (price !== undefined && data?.price !== price) fail(b, `${id} is shown for ${data?.price}, not ${price}`);
    mine.delete(id);
  }
  for (const id of mine.keys()) fail(b, `${id} is not shown`);
}

/** Checks the parameters of both programs and which modules work. */
export function checkRockets(s: State, b: Book): void {
  const { programs } = moonshot.view(s, null);
  programs.forEach(({ parameters: shown, modules, parts }, side) => {
    const { cells, modules: own } = sideOf(b, side);
    const mine = parameters(cells, SLOTS, own);
    if (String(shown) !== String(mine)) fail(b, `MS-110: side ${side} has ${shown}, not ${mine}`);
    own.forEach((module, i) => {
      const on = module !== null && isModuleWorking(cells, module, SLOTS[i] as string);
      if (modules[i]?.works !== on) fail(b, `MS-117: ${module} of side ${side} works: ${!on}`);
    });
    const sums = mine.map((_n, i) => parts.reduce((sum, { parameter, n }) => (parameter === i ? sum + n : sum), 0));
    if (String(sums) !== String(mine)) fail(b, `MS-110: the parts of side ${side} make ${sums}, not ${mine}`);
  });
}
