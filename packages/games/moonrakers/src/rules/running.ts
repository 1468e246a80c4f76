import { defined, flag, int, list, owner, type ShapeOf, withDefault } from '@orrery/kernel';
import type { Cost, Effect } from '../content/effect.ts';
import { NONE } from '../state.ts';
import { costsAt, programAt } from './programs.ts';

const none = withDefault(int, NONE);

/** A running card text as stored by the flow `effect`: plain numbers only. */
export const running = {
  seat: owner,
  /** The card that carries the text, or -1 for an event or a reward. */
  source: none,
  /** The lists of effects being run and the progress in each, innermost last. */
  code: list(int),
  /** The costs being paid, and the effects that follow. */
  cost: none,
  costAt: int,
  gives: int,
  /** The amount paid if the cost is a range, the number of cards in the latest draw, and the first card trashed. */
  paid: int,
  drawn: int,
  trashed: none,
  /** The card that triggered the text: its kind, its units, and whether they went to Flex. */
  fired: none,
  value: int,
  flexed: flag,
  /** The current choice (`NEED`), and how many choices are left. */
  need: int,
  left: int,
  /** Units to assign; type -1 means any type. */
  type: int,
  units: int,
};
export type Run = ShapeOf<typeof running>;

/** The current effect or cost. */
export const effectOf = ({ code }: Run): Effect =>
  defined(programAt(defined(code[code.length - 2]))[defined(code[code.length - 1]) - 1]);
export const costOf = ({ cost, costAt }: Run): Cost => defined(costsAt(cost)[costAt]);

/** The choices a text can ask its owner for. */
export const NEED = {
  none: 0,
  target: 1,
  pay: 2,
  discard: 3,
  keep: 4,
  mimic: 5,
  retrieve: 6,
  die: 7,
  reroll: 8,
  deepest: 9,
  takeOne: 10,
  kind: 11,
  branch: 12,
  may: 13,
  tokens: 14,
  point: 15,
  faction: 16,
  onTop: 17,
  copy: 18,
  back: 19,
  contract: 20,
  armory: 21,
} as const;
export const NEED_NAMES = Object.keys(NEED) as (keyof typeof NEED)[];
