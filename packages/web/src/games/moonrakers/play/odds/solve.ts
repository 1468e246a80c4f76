import { addAt, defined } from '@orrery/kernel';
import { ANY, FLEX, type Gift, type Kind, type Problem, type Step } from './problem.ts';

export interface Odds {
  /** The probability of completing the contract with the best play. */
  chance: number;
  /** Whether it was computed over all draws, not estimated from a sample. */
  exact: boolean;
}

/** Positions examined before the chance is estimated instead, and the number of sampled draws. */
const POSITIONS = 12_000;
const SAMPLES = 240;

interface Position {
  hand: number[];
  pile: number[];
  discard: number[];
  /** Number of known top cards already drawn. */
  seen: number;
  need: number[];
  actions: number;
  /** Draws that are still due. */
  due: number;
  /** Number of cards that each trigger has counted, of cards played by type, and of uses left. */
  counted: number[];
  played: number[];
  left: number[];
}

class TooLarge extends Error {}

/** The chance of completing the contract: exact if there are few positions, otherwise from a seeded sample. */
export function oddsOf(problem: Problem, positions = POSITIONS): Odds {
  try {
    return { chance: exactChance(problem, positions), exact: true };
  } catch (error) {
    if (!(error instanceof TooLarge)) throw error;
    return { chance: sampledChance(problem), exact: false };
  }
}

const copyOf = (at: Position): Position => ({
  ...at,
  hand: at.hand.slice(),
  pile: at.pile.slice(),
  need: at.need.slice(),
  counted: at.counted.slice(),
  played: at.played.slice(),
  left: at.left.slice(),
});

/** All positions after the first effects of a contract. */
function begin(problem: Problem): Position[] {
  const at: Position = {
    hand: [...problem.hand],
    pile: [...problem.pile],
    discard: [...problem.discard],
    seen: 0,
    need: [...problem.need],
    actions: problem.actions,
    due: 0,
    counted: problem.triggers.map(() => 0),
    played: [0, 0, 0, 0, 0, 0],
    left: problem.uses.map(({ times }) => times),
  };
  return give(problem, at, problem.start, null);
}

/** Applies an effect. There are several results if the owner chooses which requirement to lower. */
function give(problem: Problem, from: Position, gift: Gift, card: { kind: number; type: number } | null): Position[] {
  let all = [from];
  for (const step of gift) all = all.flatMap((at) => carryOut(problem, at, step, card));
  return all;
}

function carryOut(problem: Problem, at: Position, step: Step, card: { kind: number; type: number } | null): Position[] {
  const n = step.per === undefined ? step.n : Math.min(step.most ?? 9, step.n * defined(at.played[step.per]));
  switch (step.do) {
    case 'actions':
      at.actions += n;
      return [at];
    case 'draw':
      at.due += n;
      return [at];
    case 'discard':
      for (let i = 0; i < n; i++) throwAway(problem, at, null);
      return [at];
    case 'again':
      return card === null ? [at] : resolve(problem, at, card.kind, card.type);
    case 'units':
      if (step.type !== ANY) {
        lower(at, step.type as number, n);
        return [at];
      }
      return types(at).map((type) => {
        const next = copyOf(at);
        lower(next, type, n);
        return next;
      });
  }
}

function lower(at: Position, type: number, n: number): void {
  at.need[type] = Math.max(0, defined(at.need[type]) - n);
}

/** The open requirements; the first type if there are none. */
function types({ need }: Position): number[] {
  const open = need.flatMap((n, type) => (n > 0 ? [type] : []));
  return open.length > 0 ? open : [0];
}

/** Discards the card in hand that helps least. Returns whether there is one. */
function throwAway({ kinds }: Problem, at: Position, accepts: readonly boolean[] | null): boolean {
  let worst = -1;
  let least = Number.POSITIVE_INFINITY;
  for (let kind = 0; kind < kinds.length; kind++) {
    if (!at.hand[kind] || (accepts && !accepts[kind])) continue;
    const worth = worthOf(defined(kinds[kind]), at);
    if (worth >= least) continue;
    least = worth;
    worst = kind;
  }
  if (worst < 0) return false;
  addAt(at.hand, worst, -1);
  return true;
}

const sumOf = (gift: Gift, op: Step['do']): number =>
  gift.reduce((sum, step) => sum + (step.do === op ? step.n : 0), 0);

/** How urgent it is to play a card: Actions first, then cards, then units. */
function worthOf({ type, icons, gives }: Kind, at: Position): number {
  const fits = type < 0 ? 0 : Math.min(icons, Math.max(defined(at.need[type]), defined(at.need[FLEX])));
  const [gift = []] = gives;
  const units = fits + Math.min(9, sumOf(gift, 'units'));
  const actions = sumOf(gift, 'actions');
  const draws = sumOf(gift, 'draw');
  return (
    (actions > 0 ? 20 + 5 * actions : 0) + (draws > 0 && at.actions + actions > 1 ? 10 + 3 * draws : draws) + 2 * units
  );
}

/** The positions after a card's icons, effect and triggers. */
function resolve(problem: Problem, from: Position, kind: number, to: number): Position[] {
  const { type, icons, gives } = defined(problem.kinds[kind]);
  const at = copyOf(from);
  if (to >= 0) lower(at, to, icons);
  const fired = problem.triggers.filter(({ on, n }, i) => {
    if (!on[kind]) return false;
    const count = defined(at.counted[i]) + 1;
    at.counted[i] = n === 0 ? 0 : Math.min(count, n + 1);
    return n === 0 || count === n;
  });
  let all = gives.flatMap((gift) => give(problem, copyOf(at), gift, null));
  if (type >= 0) for (const next of all) addAt(next.played, type, 1);
  for (const trigger of fired) {
    all = all.flatMap((next) => trigger.gives.flatMap((gift) => give(problem, copyOf(next), gift, { kind, type: to })));
  }
  return all;
}

/** The requirements that a card's icons can fill: its own, then Flex (MK-078, MK-079). */
function aims({ type }: Kind, { need }: Position): number[] {
  if (type < 0) return [-1];
  if (defined(need[type]) <= 0) return [FLEX];
  return defined(need[FLEX]) > 0 ? [type, FLEX] : [type];
}

/** A card that pays for itself is always played at once. */
const isFree = ({ gives }: Kind): boolean => gives.length === 1 && sumOf(defined(gives[0]), 'actions') > 0;

interface Move {
  /** Lower goes first. */
  order: number;
  results: Position[];
}

/** The useful moves. If a card pays for itself, it is the only one. */
function movesOf(problem: Problem, at: Position): Move[] {
  const moves: Move[] = [];
  const { kinds, uses } = problem;
  for (let kind = 0; kind < kinds.length; kind++) {
    const card = defined(kinds[kind]);
    if (!at.hand[kind] || at.actions < 1) continue;
    const free = isFree(card);
    for (const to of aims(card, at)) {
      const from = copyOf(at);
      addAt(from.hand, kind, -1);
      from.actions--;
      const move = { order: free ? -1 : -worthOf(card, at), results: resolve(problem, from, kind, to) };
      if (free && to !== FLEX && at.need[FLEX] === 0) return [move];
      if (free || worthOf(card, at) > 0 || problem.triggers.some(({ on }) => on[kind])) moves.push(move);
    }
  }
  uses.forEach((use, i) => {
    if (!at.left[i] || at.actions < use.actions) return;
    const from = copyOf(at);
    addAt(from.left, i, -1);
    from.actions -= use.actions;
    for (let n = 0; n < use.discards; n++) if (!throwAway(problem, from, use.accepts)) return;
    moves.push({ order: 5, results: use.gives.flatMap((gift) => give(problem, copyOf(from), gift, null)) });
  });
  return moves.sort((a, b) => a.order - b.order);
}

/** Whether all requirements are filled, or mercenaries can fill the rest. */
function isDone({ hires, credits, prestige }: Problem, { need }: Position): boolean {
  if (need.every((n) => n === 0)) return true;
  for (let set = 1; set < 1 << hires.length; set++) {
    const open = need.slice();
    let cards = 0;
    let crew = 0;
    hires.forEach(({ type, units, isCrew }, i) => {
      if (!(set & (1 << i)) || type < 0) return;
      if (isCrew) crew++;
      else cards++;
      const to = defined(open[type]) > 0 ? type : FLEX;
      open[to] = Math.max(0, defined(open[to]) - units);
    });
    // The first card costs 1 credit, each further one 1 more; crew are paid with prestige.
    if ((cards * (cards + 1)) / 2 <= credits && crew <= prestige && open.every((n) => n === 0)) return true;
  }
  return false;
}

/** The expected chance with best play, over all draws. Throws `TooLarge` beyond `positions`. */
function exactChance(problem: Problem, positions: number): number {
  const known = new Map<string, number>();
  const keyOf = (at: Position): string =>
    String.fromCharCode(
      at.actions,
      at.due,
      at.seen,
      ...at.hand,
      ...at.pile,
      ...at.need,
      ...at.counted,
      ...at.left,
      ...(usesPlayed ? at.played : []),
    );
  const usesPlayed = JSON.stringify(problem).includes('"per"');

  function chance(at: Position): number {
    if (isDone(problem, at)) return 1;
    const key = keyOf(at);
    const before = known.get(key);
    if (before !== undefined) return before;
    if (known.size >= positions) throw new TooLarge();
    const found = at.due > 0 ? drawn(at) : best(at);
    known.set(key, found);
    return found;
  }

  function best(at: Position): number {
    let most = 0;
    for (const { results } of movesOf(problem, at)) {
      for (const next of results) most = Math.max(most, chance(next));
      if (most > 1 - 1e-9) return 1;
    }
    return most;
  }

  /** The average over the next card. */
  function drawn(at: Position): number {
    const next = copyOf(at);
    next.due--;
    const top = problem.top[at.seen];
    if (top !== undefined) {
      next.seen++;
      addAt(next.hand, top, 1);
      return chance(next);
    }
    if (!refill(next)) return chance({ ...next, due: 0 });
    const count = next.pile.reduce((sum, n) => sum + n, 0);
    let sum = 0;
    next.pile.forEach((n, kind) => {
      if (n === 0) return;
      const one = copyOf(next);
      one.pile[kind] = n - 1;
      addAt(one.hand, kind, 1);
      sum += (n / count) * chance(one);
    });
    return sum;
  }

  return Math.max(...begin(problem).map(chance));
}

/** Turns the discard pile into the draw pile if that is empty. Returns whether a card can be drawn. */
function refill(at: Position): boolean {
  if (at.pile.some((n) => n > 0)) return true;
  if (!at.discard.some((n) => n > 0)) return false;
  at.pile = at.discard;
  at.discard = at.pile.map(() => 0);
  return true;
}

/** The share of sampled draws in which a simple strategy succeeds: a lower estimate. */
function sampledChance(problem: Problem): number {
  let seed = 0x9e3779b9;
  const random = (): number => {
    seed = (Math.imul(seed ^ (seed >>> 15), 0x2c1b3c6d) + 0x297a2d39) | 0;
    return ((seed ^ (seed >>> 12)) >>> 0) / 2 ** 32;
  };
  let won = 0;
  for (let sample = 0; sample < SAMPLES; sample++) if (succeeds(problem, random)) won++;
  return won / SAMPLES;
}

function succeeds(problem: Problem, random: () => number): boolean {
  let at = defined(begin(problem)[0]);
  for (;;) {
    while (at.due > 0) drawOne(problem, at, random);
    if (isDone(problem, at)) return true;
    const [move] = movesOf(problem, at);
    if (!move) return false;
    const rest = ({ need, actions, due }: Position) => need.reduce((sum, n) => sum + n, 0) * 2 - actions - due;
    at = move.results.reduce((a, b) => (rest(b) < rest(a) ? b : a));
  }
}

function drawOne({ top }: Problem, at: Position, random: () => number): void {
  at.due--;
  let kind = top[at.seen] ?? -1;
  if (kind >= 0) at.seen++;
  else {
    if (!refill(at)) {
      at.due = 0;
      return;
    }
    let left = random() * at.pile.reduce((sum, n) => sum + n, 0);
    kind = at.pile.findIndex((n) => {
      left -= n;
      return left < 0;
    });
    addAt(at.pile, kind, -1);
  }
  addAt(at.hand, kind, 1);
}
