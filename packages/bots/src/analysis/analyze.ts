import {
  addAt,
  type Core,
  defined,
  liveEntries,
  type MatchRecord,
  newTable,
  questionOf,
  type Rules,
  seeded,
} from '@orrery/kernel';
import {
  biasOf,
  CLEAR,
  type Contest,
  check,
  decisionOf,
  measure,
  openContest,
  scaled,
  search,
  spreadOf,
  weigh,
} from './contest.ts';
import { type Field, finalChances, horizonOf, reopened, sampleGame, simulate } from './simulate.ts';
import { balancesOf, luckSwings, median, momentsOf, playersOf, withoutTranspositions } from './summary.ts';
import type { Analysis, ChancePoint, Decision } from './types.ts';
import { type ChanceSample, fitChances } from './win-chance.ts';

/** Increased when results change, so that stored analyses are made anew. */
export const ENGINE = 2;

export interface AnalysisLimits {
  /** The same seed and number of passes give the same analysis. */
  seed: string;
  /** Analyzes only the entries from `from` up to `to`. */
  window?: { from: number; to: number };
}

/** An analysis in progress. */
export interface Analyzer {
  /** Does a small part of the work, a few milliseconds; false if all is done. */
  work(): boolean;
  /** Adds a pass with more simulations where the result is unsure or matters. */
  deepen(): void;
  /** Sets the share of the usual simulations that the rest of this pass makes, for slow devices. */
  limit(share: number): void;
  /** What is known so far. */
  report(): Analysis;
}

/** Simulated games that the win chances are fitted to. */
const GAMES = 64;
/** Points of the first, coarse graph. */
const COARSE = 40;
/** Simulations for each point of the graph, in the first and in each further pass. */
const POINT_WORLDS = 10;
/** Simulations for points at which the chance changes most. */
const SWING_WORLDS = 48;
const SWINGS = 10;

/** Worlds per decision to compare the played with the usual answer, which separates luck from play. */
const WEIGH_WORLDS = 20;

/** Worlds per decision to compare the played with the usual answer where the chance changes most. */
const SWING_WEIGHTS = 24;

/** Games to the end for each decision with a loss. */
const CHECK_WORLDS = 40;

/** A place in the record: the state after `step` entries, and the decision that follows. */
interface Place<S> {
  step: number;
  state: S;
}

/** The simulated chances at a place. */
interface Samples {
  worlds: number;
  sums: number[];
  squares: number[];
  /** The sums by the horizon of the place before, if that is a different one. */
  carried: number[] | null;
}

/** The states of a record before each entry in effect, and the final one. */
function placesOf<S extends Core>(rules: Rules<S>, record: MatchRecord): Place<S>[] {
  const { seats, options, seed, entries } = record;
  const table = newTable(rules, { seats, options, seed });
  const live = new Set(liveEntries(entries));
  const places: Place<S>[] = [];
  entries.forEach((entry, i) => {
    const { kind } = entry;
    const changes = kind === 'act' || kind === 'expire' || kind === 'resign' || kind === 'luck';
    if (live.has(i) && changes) places.push({ step: i, state: rules.copy(table.state) });
    table.apply(entry);
  });
  return [...places, { step: entries.length, state: table.state }];
}

/**
 * Analyzes a match. The graph uses the whole record: all hands, but not the order of cards that no seat knows. Answers
 * are compared in worlds that the deciding player could not tell from the real one.
 */
export function openAnalysis<S extends Core>(rules: Rules<S>, record: MatchRecord, limits: AnalysisLimits): Analyzer {
  const { seed, window } = limits;
  const places = placesOf(rules, record).filter(
    ({ step }) => !window || (step >= window.from && step <= window.to + 1),
  );
  const sides = rules.sides(defined(places[0]).state);
  const field: Field<S> = { rules, sides, model: null };
  const rounds = places.map(({ state }) => rules.game.progress(state).round);
  const roundBefore = (i: number) => rounds[i - 1] ?? defined(rounds[i]);
  const samples = places.map(
    (_place, i): Samples => ({
      worlds: 0,
      sums: sides.map(() => 0),
      squares: sides.map(() => 0),
      carried: rules.game.ai && roundBefore(i) !== rounds[i] ? sides.map(() => 0) : null,
    }),
  );
  const acts = places.flatMap(({ step, state }) => {
    const entry = record.entries[step];
    return entry?.kind === 'act' && (!window || step <= window.to) ? [{ step, state, action: entry.action }] : [];
  });
  const turns = acts.map(({ step, state, action: { seat, question, answer } }) => {
    const at = rules.pending(state).find((open) => questionOf(open) === question && open.seats.includes(seat));
    return { step, seat, kind: `${at?.frame.flow}/${at?.standing ?? at?.frame.step}`, answer };
  });
  const contests = new Map<number, Contest<S>>();
  const decisions = new Map<number, Decision>();
  let [games, pass, decided, limit] = [0, 0, 0, 1];
  let bias: number | null = null;
  let done = 0;

  /** Runs a part of the work, which yields how much of it is done, from 0 to 1. */
  function* part(from: number, to: number, work: Generator<number>): Generator<void> {
    for (const share of work) {
      done = from + (to - from) * share;
      yield;
    }
    done = to;
  }

  /** Plays whole games from places of this match, and fits the chances to them. */
  function* calibrate(): Generator<number> {
    const all: ChanceSample[] = [];
    let played = 0;
    const open = places.filter(({ state }) => state.result === null);
    for (let i = 0; i < GAMES; i++) {
      const at = open[Math.floor(((i + 0.5) * open.length) / GAMES)];
      if (!at) break;
      const rng = seeded(`${seed}/game/${i}`);
      const game = sampleGame(field, reopened(rules, at.state, rng), rng);
      all.push(...game.samples);
      played += game.rounds;
      games++;
      yield i / GAMES;
    }
    if (rules.game.ai && all.length > 0) field.model = fitChances(all, played / GAMES);
  }

  /** Adds simulations to a point of the graph until it has that many. */
  function* sample(i: number, worlds: number): Generator<void> {
    const [{ state }, own] = [defined(places[i]), defined(samples[i])];
    for (let k = own.worlds; k < scaled(worlds, limit) && state.result === null; k++) {
      // The same worlds at all points, so that neighbours differ by what happened between them.
      const chancesFrom = (round: number): number[] => {
        const rng = seeded(`${seed}/world/${k}`);
        return simulate(field, reopened(rules, state, rng), rng, round);
      };
      chancesFrom(defined(rounds[i])).forEach((chance, side) => {
        addAt(own.sums, side, chance);
        addAt(own.squares, side, chance * chance);
      });
      const { carried } = own;
      if (carried) {
        chancesFrom(roundBefore(i)).forEach((chance, side) => {
          addAt(carried, side, chance);
        });
      }
      own.worlds++;
      games++;
      yield;
    }
  }

  function* coarse(): Generator<number> {
    const stride = Math.max(1, Math.ceil(places.length / COARSE));
    for (let i = 0; i < places.length; i += stride) for (const _ of sample(i, POINT_WORLDS)) yield i / places.length;
  }

  function* decide(): Generator<number> {
    const asked = new Map(acts.map((act) => [act.step, act]));
    for (const [i, { step }] of places.entries()) {
      const act = asked.get(step);
      if (act) {
        for (const made of compareAt(act)) {
          games += made;
          yield decided / acts.length;
        }
        decided++;
      }
      for (const _ of sample(i, POINT_WORLDS)) yield decided / Math.max(1, acts.length);
    }
  }

  /** Compares the answers at a decision, if there is more than one. Yields the number of simulations. */
  function* compareAt({ step, state, action }: (typeof acts)[number]): Generator<number> {
    const contest = openContest(field, state, { step, ...action }, `${seed}/${step}`);
    yield 0;
    if (!contest) return;
    yield* compare(contest, 1);
    contests.set(step, contest);
    judge(contest);
  }

  function* compare(contest: Contest<S>, effort: number): Generator<number> {
    yield* search(field, contest, effort * limit);
    yield* measure(field, contest, effort * limit);
  }

  /** Adds simulations where the chance changes most, which are the candidates for key moments. */
  function* swings(worlds: number): Generator<number> {
    const found = luckSwings(points(), [...decisions.values()])
      .map(({ sides: change }, i) => ({ i, size: Math.max(...change.map(Math.abs)) }))
      .sort((a, b) => b.size - a.size)
      .slice(0, SWINGS)
      .flatMap(({ i }) => [i, i + 1]);
    for (const [n, i] of [...found, 0].entries()) {
      for (const _ of sample(i, worlds)) yield n / (found.length + 1);
      const contest = contests.get(defined(places[i]).step);
      if (!contest) continue;
      // A rare usual answer would look like luck.
      for (const made of weigh(field, contest, scaled(SWING_WEIGHTS, limit))) {
        games += made;
        yield n / (found.length + 1);
      }
      judge(contest);
    }
  }

  function judge(contest: Contest<S>): void {
    decisions.set(contest.step, decisionOf(contest, sides.length, bias));
  }

  /** Plays the games after marked decisions to the end, and judges all again by how wrong the evaluation was. */
  function* checkLosses(worlds: number): Generator<number> {
    const marked = [...contests.values()].filter(({ step }) => (decisions.get(step)?.loss.value ?? 0) > 0);
    for (const [n, contest] of marked.entries()) {
      for (const made of check(field, contest, scaled(worlds, limit))) {
        games += made;
        yield n / marked.length;
      }
    }
    bias = biasOf([...contests.values()]);
    for (const contest of contests.values()) judge(contest);
  }

  /** Adds worlds to separate luck from play, most where results differ most. */
  function* weighAll(worlds: number): Generator<number> {
    const all = [...contests.values()].map((contest) => ({ contest, spread: spreadOf(contest) }));
    const sum = all.reduce((total, { spread }) => total + spread, 0);
    for (const [n, { contest, spread }] of all.entries()) {
      const share = sum > 0 ? spread / sum : 0;
      for (const made of weigh(field, contest, Math.round(share * limit * worlds * all.length))) {
        games += made;
        yield n / all.length;
      }
      judge(contest);
    }
  }

  /** Compares again, with more worlds, where the loss is unsure. */
  function* compareAgain(effort: number): Generator<number> {
    const unsure = [...contests.values()].filter(({ step, best }) => {
      const one = decisions.get(step);
      return best !== 0 && one !== undefined && one.loss.error * CLEAR > 0.8;
    });
    for (const [n, contest] of unsure.entries()) {
      for (const made of compare(contest, effort)) {
        games += made;
        yield n / unsure.length;
      }
      judge(contest);
    }
  }

  function* samplePoints(worlds: number): Generator<number> {
    for (const i of places.keys()) for (const _ of sample(i, worlds)) yield i / places.length;
  }

  function* first(): Generator<void> {
    yield* part(0, 0.05, calibrate());
    yield* part(0.05, 0.1, coarse());
    yield* part(0.1, 0.65, decide());
    yield* part(0.65, 0.82, checkLosses(CHECK_WORLDS));
    yield* part(0.82, 0.9, swings(SWING_WORLDS));
    yield* part(0.9, 1, weighAll(WEIGH_WORLDS));
  }

  function* further(effort: number): Generator<void> {
    yield* part(0, 0.5, compareAgain(effort));
    yield* part(0.5, 0.65, checkLosses(CHECK_WORLDS * effort));
    yield* part(0.65, 0.8, samplePoints(POINT_WORLDS * 2 ** effort));
    yield* part(0.8, 0.87, swings(SWING_WORLDS * 2 ** effort));
    yield* part(0.87, 1, weighAll(WEIGH_WORLDS * effort));
  }

  function points(): ChancePoint[] {
    const known = places.map(({ step, state }, i): ChancePoint | null => {
      const before = places[i - 1]?.state;
      const chance = before !== undefined && hasChance(before, state);
      if (state.result !== null) {
        const final = finalChances(field, state).map((x) => 100 * x);
        return { step, chances: final, carried: final, error: 0, chance, guessed: false };
      }
      const { worlds, sums, squares, carried } = defined(samples[i]);
      if (worlds === 0) return null;
      const errors = sums.map((sum, side) => {
        const spread = Math.max(0, defined(squares[side]) / worlds - (sum / worlds) ** 2);
        return worlds > 1 ? Math.sqrt(spread / (worlds - 1)) : 0.5;
      });
      const inPoints = (all: readonly number[]) => all.map((sum) => (100 * sum) / worlds);
      const chances = inPoints(sums);
      const error = 100 * Math.max(...errors);
      return { step, chances, carried: carried ? inPoints(carried) : chances, error, chance, guessed: false };
    });
    return filled(places, known, sides.length);
  }

  let running: Generator<void> = first();
  let busy = true;
  return {
    work() {
      if (busy && running.next().done) {
        busy = false;
        pass++;
        done = 1;
      }
      return busy;
    },
    deepen() {
      if (busy) return;
      busy = true;
      done = 0;
      limit = 1;
      running = further(pass + 1);
    },
    limit(share) {
      limit = share;
    },
    report() {
      const graph = points();
      const all = withoutTranspositions(
        [...decisions.values()].sort((a, b) => a.step - b.step),
        turns,
      );
      return {
        engine: ENGINE,
        sides: sides.map((side) => [...side]),
        points: graph,
        decisions: all,
        moments: momentsOf(graph, all),
        players: playersOf(record.seats, all),
        balances: balancesOf(sides, graph, all),
        decided: { done: decided, all: acts.length },
        games,
        horizon: horizonOf(rules),
        spread: CLEAR * median(all.flatMap(({ loss }) => (loss.value > 0 ? [loss.error] : []))),
        calibration: 100 * (field.model?.calibration ?? 0),
        pass,
        done,
      };
    },
  };
}

/** Whether dice, draws or new knowledge may have changed the chances between two states. */
const hasChance = (before: Core, after: Core): boolean =>
  before.rng.some((word, i) => word !== after.rng[i]) || before.marks.some((mark, i) => mark !== after.marks[i]);

/** Fills in the points between known ones. */
function filled(
  places: readonly { step: number }[],
  known: readonly (ChancePoint | null)[],
  sides: number,
): ChancePoint[] {
  return known.map((point, i) => {
    if (point) return point;
    const { step } = defined(places[i]);
    const before = known.findLastIndex((other, k) => other !== null && k < i);
    const after = known.findIndex((other, k) => other !== null && k > i);
    const [a, b] = [known[before] ?? known[after], known[after] ?? known[before]];
    const share = before >= 0 && after >= 0 ? (i - before) / (after - before) : 0;
    const chances =
      a && b
        ? a.chances.map((chance, side) => chance + share * (defined(b.chances[side]) - chance))
        : new Array<number>(sides).fill(100 / sides);
    // Nothing is known about what happened at such a point.
    const error = a && b ? Math.max(a.error, b.error) : 50;
    return { step, chances, carried: chances, error, chance: false, guessed: true };
  });
}
