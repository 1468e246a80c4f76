import { catalog } from '@orrery/games';
import {
  type Action,
  type Answer,
  defined,
  type MatchRecord,
  newTable,
  type Rules,
  rulesOf,
  seeded,
  shuffled,
  type Waiting,
} from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { applyReply, candidateReplies, openQuestion, playByPolicy } from '../src/answers.ts';
import { type Analysis, openAnalysis, think } from '../src/index.ts';
import { evaluate } from '../src/value.ts';

/** Worlds in which the truth about a decision is found. */
const WORLDS = 10;
/** Answers that it is found for. */
const ANSWERS = 12;

const mean = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0) / Math.max(1, values.length);

/** An answer and its average lead, in units of the leads' spread between worlds. */
interface Valued {
  answer: Answer;
  lead: number;
}

/** The lead that each answer leads to, best first. Found by simulations of its own, without the analysis. */
function truthAbout(rules: Rules, state: any, { seat, question }: Waiting): Valued[] {
  const rng = seeded('truth');
  const world = rules.imagine(state, seat, rng);
  const at = openQuestion(rules, world, seat, question);
  const legal = rules.legal(state, seat, question, rng).actions.map(({ answer }) => answer);
  const advised = candidateReplies(rules, world, at, seat, rng, ANSWERS).filter((reply) => reply !== undefined);
  const answers = new Map([...advised, ...shuffled(rng, legal)].map((answer) => [JSON.stringify(answer), answer]));
  const { progress, ai } = rules.game;
  const valued = [...answers.values()].slice(0, ANSWERS).map((answer) => {
    const leads = Array.from({ length: WORLDS }, (_, k) => {
      const own = seeded(`truth ${k}`);
      const s = rules.imagine(state, seat, own);
      applyReply(rules, s, seat, question, answer);
      const end = progress(s).round + (ai?.horizon ?? 2);
      for (let left = 80; left > 0 && progress(s).round < end && playByPolicy(rules, s, own); left--);
      return evaluate(rules, s, seat, own);
    });
    return { answer, lead: mean(leads), spread: Math.sqrt(mean(leads.map((x) => (x - mean(leads)) ** 2))) };
  });
  const unit = 1 + mean(valued.map(({ spread }) => spread));
  return valued.map(({ answer, lead }) => ({ answer, lead: lead / unit })).sort((a, b) => b.lead - a.lead);
}

/** One move by a bot; null if the game is over. */
function nextMove(
  rules: Rules,
  state: any,
  seed: string,
  level: 'medium' | 'hard' = 'medium',
): { row: Waiting; action: Action } | null {
  for (const row of rules.waiting(state)) {
    if (row.standing || rules.game.ai?.waits?.(state, row.seat, row.flow, row.step)) continue;
    const action = think(rules, state, row.seat, row.question, { level, seed, iterations: 30 });
    if (action) return { row, action };
  }
  return null;
}

/** The decisions that are examined: the first, the distance between two, and how many. */
const SPOTS = { from: 24, every: 10, count: 8 };

interface Planted {
  record: MatchRecord;
  step: number;
  seat: number;
  truth: Valued[];
}

/** A bot game up to a decision, which is replaced by the answer that the simulations value least. */
function plant(rules: Rules, seats: number, seed: string): Planted {
  const table = newTable(rules, { seats, options: {}, seed });
  let worst: { step: number; row: Waiting; truth: Valued[]; gap: number } | null = null;
  for (let left = SPOTS.count, next = SPOTS.from; left > 0; ) {
    const move = nextMove(rules, table.state, seed);
    if (!move) break;
    const step = table.record.entries.length;
    if (step >= next) {
      const truth = truthAbout(rules, table.state, move.row);
      const gap = truth.length > 2 ? defined(truth[0]).lead - defined(truth.at(-1)).lead : 0;
      if (gap > (worst?.gap ?? 0)) worst = { step, row: move.row, truth, gap };
      if (gap > 0) [left, next] = [left - 1, step + SPOTS.every];
    }
    table.act(move.action);
  }
  const { step, row, truth } = defined(worst ?? undefined);
  const again = newTable(rules, { seats, options: {}, seed });
  for (const entry of table.record.entries.slice(0, step)) again.apply(entry);
  again.act({ seat: row.seat, question: row.question, n: row.n, answer: defined(truth.at(-1)).answer });
  for (let i = 0; i < 2; i++) {
    const move = nextMove(rules, again.state, seed);
    if (move) again.act(move.action);
  }
  return { record: again.record, step, seat: row.seat, truth };
}

function analyzed(rules: Rules, record: MatchRecord, step: number): Analysis {
  const analyzer = openAnalysis(rules, record, { seed: 'blunder', window: { from: step, to: step } });
  while (analyzer.work());
  return analyzer.report();
}

describe('analysis', () => {
  test.each(catalog.map(({ id }) => id))(
    'finds a planted blunder and the better answer: %s',
    {
      timeout: 240_000,
    },
    async (id) => {
      const listed = defined(catalog.find((entry) => entry.id === id));
      const rules = rulesOf<any>(await listed.load());
      const { record, step, seat, truth } = plant(rules, 2, `planted ${id}`);
      const { decisions, moments } = analyzed(rules, record, step);
      const found = decisions.find((one) => one.step === step);
      expect(found).toMatchObject({ seat, grade: 'bad' });
      expect(moments).toContainEqual(expect.objectContaining({ kind: 'loss', step, seat }));
      // The best answer is near the truth: in the upper third of what the deep search found.
      const best = truth.find(({ answer }) => JSON.stringify(answer) === JSON.stringify(found?.best.answer));
      const [first, last] = [defined(truth[0]), defined(truth.at(-1))];
      expect(best?.lead).toBeGreaterThan(first.lead - (first.lead - last.lead) / 3);
    },
  );

  test('does not mark the clear moves of the hard bot', { timeout: 120_000 }, async () => {
    const rules = rulesOf<any>(await defined(catalog[0]).load());
    const table = newTable(rules, { seats: 2, options: {}, seed: 'clear' });
    const clear: number[] = [];
    for (let i = 0; i < 120 && clear.length < 3; i++) {
      const move = nextMove(rules, table.state, 'clear', 'hard');
      if (!move) break;
      if (i > 15 && i % 3 === 0) {
        const [first, second] = truthAbout(rules, table.state, move.row);
        const isPlayed = JSON.stringify(first?.answer) === JSON.stringify(move.action.answer);
        if (first && second && isPlayed && first.lead - second.lead > 0.4) clear.push(table.record.entries.length);
      }
      table.act(move.action);
    }
    expect(clear).toHaveLength(3);
    // An answer with no alternative that bots consider is not compared.
    const found = clear.flatMap((step) =>
      analyzed(rules, table.record, step).decisions.filter((one) => one.step === step),
    );
    expect(found.length).toBeGreaterThan(0);
    for (const { grade } of found) expect(['best', 'good']).toContain(grade);
  });
});
