import { flag, int, list, owner, type ShapeOf, withDefault } from '@orrery/kernel';
import type { Cost, Effect } from '../content/effect.ts';
import { NONE } from '../state.ts';
import { costsAt, programAt } from './programs.ts';

const none = withDefault(int, NONE);

/** A text that is being carried out, as the flow `effect` holds it: all of it plain numbers. */
export const running = {
  seat: owner,
  /** The card whose text it is; -1 for an event or a reward. */
  source: none,
  /** Lists of effects and how far each has come, the innermost last. */
  code: list(int),
  /** Costs that are being paid, and what follows them. */
  cost: none,
  costAt: int,
  gives: int,
  /** What was paid where the cost is a range, how many cards were drawn last, what was trashed first. */
  paid: int,
  drawn: int,
  trashed: none,
  /** The card that fired it: its kind, what it counts, and whether that went to Flex. */
  fired: none,
  value: int,
  flexed: flag,
  /** What is being asked for (`NEED`), and how often still. */
  need: int,
  left: int,
  /** Units to be put somewhere; the type -1 is any. */
  type: int,
  units: int,
};
export type Run = ShapeOf<typeof running>;

/** The effect or the cost that is being carried out. */
export const effectOf = ({ code }: Run): Effect =>
  programAt(code[code.length - 2] as number)[(code[code.length - 1] as number) - 1] as Effect;
export const costOf = ({ cost, costAt }: Run): Cost => costsAt(cost)[costAt] as Cost;

/** What a text may have to ask its owner. */
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
