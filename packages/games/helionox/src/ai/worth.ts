import { defined } from '@orrery/kernel';
import { CARDS, type Card, type Condition, type Effect, type Effects } from '../content/index.ts';

/** Average values in Influence, independent of the position. */
export const CREDIT = 0.5;
export const DEFENSE = 0.52;
const DRAW = 0.6;
export const BANKED = 0.42;
export const CARGO = 0.4;
const AMOUNT = {
  credit: CREDIT,
  defense: DEFENSE,
  influence: 1,
  infamy: -1,
  draw: DRAW,
  discard: -0.3,
  cycle: 0.06,
  thaw: 0.3,
  bankCredit: BANKED,
  bankDefense: 0.45,
} as const;
const PLAIN = { embassy: 0.6, cargo: CARGO, ignoreShut: 0.15 } as const;

/** Estimated probability that a player who aims for a condition meets it. */
const CHANCE: Readonly<Record<Condition['is'], number>> = {
  played: 0.45,
  embassies: 0.7,
  activeEventHere: 0.5,
  trophies: 0.6,
  consumed: 0.6,
};

/** The average value of a step. */
export function stepWorth(effect: Effect): number {
  switch (effect.op) {
    case 'embassy':
    case 'cargo':
    case 'ignoreShut':
      return PLAIN[effect.op];
    case 'consume':
      return effect.from.includes('self') ? 0.3 : 0.4 * effect.n;
    case 'obtain':
      return 0.5 * effect.most;
    case 'secure':
      return effect.from === 'discard' ? 1 : 0.65 * (effect.most ?? 4);
    case 'move':
      return effect.reach === 'any' ? 0.55 : 0.3;
    case 'key':
      return 0.7;
    case 'overcome':
      return 0.45 * effect.most;
    case 'copy':
      return effect.most === null ? 1.3 : 1;
    case 'or':
      return Math.max(...effect.branches.map(effectsWorth)) + 0.1;
    case 'if':
      return CHANCE[effect.when.is] * effectsWorth(effect.then);
    case 'per':
      return 0.5 * effect.max * effectsWorth(effect.then);
    case 'all':
      return 0.6 * effectsWorth(effect.then);
    default:
      return AMOUNT[effect.op] * effect.n;
  }
}

/** The average value of a list of steps. */
export function effectsWorth(effects: Effects): number {
  let sum = 0;
  for (const effect of effects) sum += stepWorth(effect);
  return sum;
}

/** Number of cards drawn by a card's own steps; each discard counts as minus one half. */
function drawn(effects: Effects): number {
  let sum = 0;
  for (const effect of effects) {
    if (effect.op === 'draw') sum += effect.n;
    else if (effect.op === 'discard') sum -= 0.5 * effect.n;
  }
  return sum;
}

const isDeckCard = (face: Card) => 'effect' in face;
const table = (worth: (effects: Effects, face: Card) => number): readonly number[] =>
  CARDS.map((face) => (isDeckCard(face) ? worth(face.effect, face) : 0));

/** Value of playing each card, including Infamy; indexed by face. */
export const PLAYED: readonly number[] = table(
  (effects, face) => effectsWorth(effects) - (face.kind === 'illegal' ? 1 : 0),
);
/** Number of cards each card draws; indexed by face. */
export const DRAWS: readonly number[] = table(drawn);
/** Value of playing each card without its draws; indexed by face. */
export const OWN: readonly number[] = CARDS.map((_face, card) => defined(PLAYED[card]) - DRAW * defined(DRAWS[card]));

/** Whether a card only adds to the pool, so nothing is lost by playing it first. */
export const IS_PLAIN: readonly boolean[] = CARDS.map(
  (face) => 'effect' in face && face.effect.every(({ op }) => op === 'credit' || op === 'defense'),
);

/** Steps that depend on the Ship's place. */
const AT_PLACE = new Set(['overcome', 'key', 'embassy', 'cargo', 'move', 'all']);
/** Whether a card is better played once the destination is known. */
export const NEEDS_PLACE: readonly boolean[] = CARDS.map(
  (face) =>
    'effect' in face &&
    face.effect.some((step) => AT_PLACE.has(step.op) || (step.op === 'if' && step.when.is === 'activeEventHere')),
);

/** Play order, highest first: cards that draw, then others, then cards that count played cards, then copies. */
export const PRECEDENCE: readonly number[] = CARDS.map((face, card) => {
  if (!('effect' in face)) return 0;
  const late = face.effect.some(
    (step) => step.op === 'copy' || step.op === 'per' || (step.op === 'if' && step.when.is === 'played'),
  );
  if (face.effect.some((step) => step.op === 'copy')) return -3;
  return 3 * defined(DRAWS[card]) + (late ? -1 : 0) + 0.1 * defined(PLAYED[card]);
});
