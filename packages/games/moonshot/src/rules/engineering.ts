import { below, defined, pick, type Rng, refuse, type Verdict } from '@orrery/kernel';
import { CELL_NAMES, CELLS, cellNamed } from '../content/blueprint.ts';
import { PAYLOAD_PRICE, PRICE, SUPPLIER_PRICES } from '../content/numbers.ts';
import { cardName, cardNamed, KIND, PAYLOAD_TILE } from '../content/set.ts';
import { PAYLOADS, type PayloadKind, TILE_KINDS } from '../content/types.ts';
import { NONE, type Program, programOf, type State } from '../state.ts';
import { mayBeHidden, openPath, riskPlace, stealable, testable } from './missions.ts';
import { rival } from './seats.ts';

/**
 * An Engineer's actions by name: `line:S01` (a), `research:SE` (b), `discard:E05` (c), `supply:S01` (d),
 * `module:M05:8` (e), `test:R1-04` and `free-test:R1-04` (f), `clean:2` (g), `payload:B2:dog` (h), `steal-test:R1-04`
 * (i), `steal-tech:S05` (j), `pass`.
 */
type Verb =
  | 'line'
  | 'research'
  | 'discard'
  | 'supply'
  | 'module'
  | 'test'
  | 'free-test'
  | 'clean'
  | 'payload'
  | 'steal-test'
  | 'steal-tech'
  | 'pass';

interface ActionRule {
  /** Whether the action is possible, ignoring money; its name is `verb:a:b`. */
  judge(s: State, side: number, a: string, b: string): Verdict;
  price(a: string, b: string): number;
  /** Names of the actions to list, including some that are not possible now. */
  names(s: State, side: number): string[];
  /** A random action that is possible, ignoring money; null if there is none. */
  some(s: State, side: number, rng: Rng): string | null;
  rule: string;
}

/** The pairs of decks that Research can name, in deck order. */
const DECK_PAIRS: readonly string[] = TILE_KINDS.flatMap((a, i) => TILE_KINDS.slice(i).map((b) => `${a}${b}`));
export const deckPair = (name: string): number[] => [...name].map((kind) => TILE_KINDS.indexOf(kind as 'S'));

const sameKind = (tiles: readonly number[], kind: number): number => {
  let n = 0;
  for (const tile of tiles) if (KIND[tile] === kind) n++;
  return n;
};
/**
 * Number of tiles of a kind that can be drawn. No action draws more than two, so tiles to be reshuffled count only if
 * the deck has fewer than two (MS-096).
 */
export const drawable = (s: State, kind: number): number => {
  const n = s.techDecks[kind]?.cards.length as number;
  return n > 1 ? n : n + sameKind(s.research, kind) + sameKind(s.covered, kind);
};
function canResearch(s: State, pair: string): boolean {
  const [a, b] = deckPair(pair) as [number, number];
  return drawable(s, a) >= (a === b ? 2 : 1) && drawable(s, b) >= 1;
}

/** Cells of empty Payload tiles. */
function bays(own: Program): number[] {
  const cells: number[] = [];
  for (let cell = 0; cell < CELLS; cell++) {
    const laid = defined(own.cells[cell]);
    if (laid !== NONE && KIND[laid >> 2] === PAYLOAD_TILE && own.payload[cell] === 0) cells.push(cell);
  }
  return cells;
}

const spaceOf = (price: string): number => SUPPLIER_PRICES.findIndex((own) => String(own) === price);
const somePick = (items: readonly number[], rng: Rng): number => (items.length === 0 ? NONE : pick(rng, items));
const named = (verb: Verb, card: number): string | null => (card === NONE ? null : `${verb}:${cardName(card)}`);
const listed = (verb: Verb, cards: readonly number[]): string[] => cards.map((card) => `${verb}:${cardName(card)}`);

const onLine = (own: Program, name: string): Verdict =>
  own.line.includes(cardNamed(name)) || refuse('not-on-line', 'MS-080');

function judgeTest(s: State, side: number, name: string): Verdict {
  const risk = cardNamed(name);
  if (riskPlace(s, side, risk) !== null) return true;
  return mayBeHidden(s, risk) ? refuse('face-down', 'MS-128') : refuse('not-testable', 'MS-124');
}

const ACTIONS: { readonly [V in Verb]: ActionRule } = {
  line: {
    judge: (s, side, a) => onLine(programOf(s, side), a),
    price: () => PRICE.line,
    names: (s, side) => listed('line', programOf(s, side).line),
    some: (s, side, rng) => named('line', somePick(programOf(s, side).line, rng)),
    rule: 'MS-080',
  },
  research: {
    judge(s, _side, a) {
      if (!DECK_PAIRS.includes(a)) return refuse('no-such-decks', 'MS-082');
      return canResearch(s, a) || refuse('deck-empty', 'MS-082');
    },
    price: () => PRICE.research,
    names: () => DECK_PAIRS.map((pair) => `research:${pair}`),
    some(s, _side, rng) {
      const pair = pick(rng, DECK_PAIRS);
      return canResearch(s, pair) ? `research:${pair}` : null;
    },
    rule: 'MS-082',
  },
  discard: {
    judge: (s, _side, a) => s.research[s.research.length - 1] === cardNamed(a) || refuse('not-on-top', 'MS-084'),
    price: () => PRICE.discard,
    names: (s) => listed('discard', s.research.slice(-1)),
    some: (s) => named('discard', s.research[s.research.length - 1] ?? NONE),
    rule: 'MS-084',
  },
  supply: {
    judge(s, side, a) {
      const own = programOf(s, side);
      const held = onLine(own, a);
      return held !== true ? held : own.supplier[0] === NONE || refuse('space-taken', 'MS-085');
    },
    price: () => 0,
    names: (s, side) => listed('supply', programOf(s, side).line),
    some(s, side, rng) {
      const own = programOf(s, side);
      return own.supplier[0] === NONE ? named('supply', somePick(own.line, rng)) : null;
    },
    rule: 'MS-085',
  },
  module: {
    judge(s, side, a, b) {
      if (!s.sideboard.includes(cardNamed(a))) return refuse('not-on-sideboard', 'MS-086');
      const space = spaceOf(b);
      if (space < 0) return refuse('no-such-space', 'MS-121');
      return programOf(s, side).supplier[space] === NONE || refuse('space-taken', 'MS-088');
    },
    price: (_a, b) => defined(SUPPLIER_PRICES[spaceOf(b)]),
    names: (s) => s.sideboard.flatMap((card) => SUPPLIER_PRICES.map((price) => `module:${cardName(card)}:${price}`)),
    some(s, side, rng) {
      const space = below(rng, SUPPLIER_PRICES.length);
      if (s.sideboard.length === 0 || programOf(s, side).supplier[space] !== NONE) return null;
      return `module:${cardName(pick(rng, s.sideboard))}:${SUPPLIER_PRICES[space]}`;
    },
    rule: 'MS-086',
  },
  test: {
    judge: judgeTest,
    price: () => PRICE.test,
    names: (s, side) => listed('test', testable(s, side)),
    some: (s, side, rng) => named('test', somePick(testable(s, side), rng)),
    rule: 'MS-089',
  },
  'free-test': {
    judge(s, side, a) {
      if (programOf(s, side).freeTests === 0) return refuse('no-voucher', 'MS-143');
      return judgeTest(s, side, a);
    },
    price: () => 0,
    names: (s, side) => (programOf(s, side).freeTests > 0 ? listed('free-test', testable(s, side)) : []),
    some: (s, side, rng) =>
      programOf(s, side).freeTests > 0 ? named('free-test', somePick(testable(s, side), rng)) : null,
    rule: 'MS-143',
  },
  clean: {
    judge(s, side, a) {
      const n = Number(a);
      const most = programOf(s, side).sabotage;
      if (most === 0) return refuse('no-sabotage', 'MS-090');
      return (
        (Number.isInteger(n) && String(n) === a && n >= 1 && n <= most) ||
        refuse('no-such-sabotage', 'MS-090', { most })
      );
    },
    price: (a) => PRICE.clean + PRICE.marker * Number(a),
    names: (s, side) => Array.from({ length: programOf(s, side).sabotage }, (_none, i) => `clean:${i + 1}`),
    some(s, side, rng) {
      const { sabotage } = programOf(s, side);
      return sabotage === 0 ? null : `clean:${1 + below(rng, sabotage)}`;
    },
    rule: 'MS-090',
  },
  payload: {
    judge(s, side, a, b) {
      if (!PAYLOADS.includes(b as PayloadKind)) return refuse('no-such-payload', 'MS-091');
      const own = programOf(s, side);
      const cell = cellNamed(a);
      const laid = own.cells[cell] ?? NONE;
      if (laid === NONE || KIND[laid >> 2] !== PAYLOAD_TILE) return refuse('no-payload-tile', 'MS-091');
      return own.payload[cell] === 0 || refuse('bay-taken', 'MS-306');
    },
    price: (_a, b) => PAYLOAD_PRICE[b as PayloadKind],
    names: (s, side) =>
      bays(programOf(s, side)).flatMap((cell) => PAYLOADS.map((kind) => `payload:${CELL_NAMES[cell]}:${kind}`)),
    some(s, side, rng) {
      const cell = somePick(bays(programOf(s, side)), rng);
      return cell === NONE ? null : `payload:${CELL_NAMES[cell]}:${pick(rng, PAYLOADS)}`;
    },
    rule: 'MS-091',
  },
  'steal-test': {
    judge(s, side, a) {
      if (programOf(s, side).testSteals === 0) return refuse('no-test-steal', 'MS-092');
      if (stealable(s, side).includes(cardNamed(a))) return true;
      return openPath(s, cardNamed(a)) === null ? refuse('nothing-to-steal', 'MS-092') : refuse('moon-test', 'MS-093');
    },
    price: () => 0,
    names: (s, side) => (programOf(s, side).testSteals > 0 ? listed('steal-test', stealable(s, side)) : []),
    some: (s, side, rng) =>
      programOf(s, side).testSteals > 0 ? named('steal-test', somePick(stealable(s, side), rng)) : null,
    rule: 'MS-092',
  },
  'steal-tech': {
    judge(s, side, a) {
      if (programOf(s, side).techSteals === 0) return refuse('no-tech-steal', 'MS-094');
      return programOf(s, rival(side)).line.includes(cardNamed(a)) || refuse('nothing-to-steal', 'MS-094');
    },
    price: () => 0,
    names: (s, side) => (programOf(s, side).techSteals > 0 ? listed('steal-tech', programOf(s, rival(side)).line) : []),
    some: (s, side, rng) =>
      programOf(s, side).techSteals > 0 ? named('steal-tech', somePick(programOf(s, rival(side)).line, rng)) : null,
    rule: 'MS-094',
  },
  pass: {
    judge: () => true,
    price: () => 0,
    names: () => ['pass'],
    some: () => 'pass',
    rule: 'MS-074',
  },
};

/** Verbs to sample from, weighted by repetition; building keeps random games going. */
const TRIED: readonly Verb[] = [
  'line',
  'line',
  'research',
  'discard',
  'supply',
  'module',
  'module',
  'test',
  'free-test',
  'clean',
  'payload',
  'payload',
  'payload',
  'steal-test',
  'steal-tech',
  'pass',
];
const VERBS = Object.keys(ACTIONS) as Verb[];

export interface Parts {
  verb: Verb;
  a: string;
  b: string;
}
export function partsOfAction(name: string): Parts {
  const [verb = '', a = '', b = ''] = name.split(':');
  return { verb: verb as Verb, a, b };
}

const enough = (s: State, side: number, price: number, rule: string): Verdict => {
  const have = programOf(s, side).money;
  return have >= price || refuse('too-dear', rule, { need: price, have });
};

/** Whether an Engineer may take an action now; its full price must be paid (MS-076). */
export function judgeAction(s: State, side: number, name: string): Verdict {
  const { verb, a, b } = partsOfAction(name);
  const own = Object.hasOwn(ACTIONS, verb) ? ACTIONS[verb] : undefined;
  if (own === undefined || name !== [verb, a, b].filter(Boolean).join(':')) return refuse('no-such-action', 'MS-075');
  const extra = verb === 'module' || verb === 'payload' ? b === '' : b !== '' || (verb === 'pass' && a !== '');
  if (extra) return refuse('no-such-action', 'MS-075');
  const can = own.judge(s, side, a, b);
  return can === true ? enough(s, side, own.price(a, b), 'MS-076') : can;
}

export const priceOf = (name: string): number => {
  const { verb, a, b } = partsOfAction(name);
  return ACTIONS[verb].price(a, b);
};

/** All actions to list; those that are not possible now are shown as disabled. */
export const actionNames = (s: State, side: number): string[] => VERBS.flatMap((verb) => ACTIONS[verb].names(s, side));

/** A random legal action. */
export function someAction(s: State, side: number, rng: Rng): string {
  for (let tries = 0; tries < 8; tries++) {
    const verb = defined(TRIED[below(rng, TRIED.length)]);
    const own = ACTIONS[verb];
    const name = own.some(s, side, rng);
    if (name === null) continue;
    const { a, b } = partsOfAction(name);
    if (own.price(a, b) <= programOf(s, side).money) return name;
  }
  return 'pass';
}
