import { defined } from '@orrery/kernel';
import { ACTION_CARDS } from '../content/actions.ts';
import { TYPES } from '../content/cards.ts';
import { ACTIONS, isAction } from '../content/set.ts';
import type { State } from '../state.ts';

/** The Actions, draws or blocks that each kind of Action card gives. None of these cards has a choice. */
const sumOf = (op: string): readonly number[] =>
  ACTION_CARDS.map(({ effect }) =>
    effect.reduce((sum, step) => sum + (step.do === op && 'n' in step ? (step.n as number) : 0), 0),
  );
export const ACTIONS_GIVEN = sumOf('actions');
export const CARDS_DRAWN = sumOf('draw');
export const ICONS_BLOCKED = sumOf('block');

export const SHIELD = 2;
export const DAMAGE = 3;
export const CREW_TYPE = 4;
export const FLEX = 5;

const CATEGORY: readonly number[] = ACTION_CARDS.map(({ category }) =>
  category === null ? -1 : TYPES.indexOf(category),
);
/** The type of a card's icons (-1 for a Miss) and their number (MK-073). */
export const typeOf = (kind: number): number => (isAction(kind) ? defined(CATEGORY[kind]) : CREW_TYPE);
export const unitsOf = (kind: number): number => (isAction(kind) ? (ACTION_CARDS[kind]?.icons as number) : 1);

/** The first advanced kind; `stock` is indexed from here. */
export const ADVANCED_FROM = ACTION_CARDS.findIndex(({ advanced }) => advanced);
export const isAdvanced = (kind: number): boolean => kind >= ADVANCED_FROM && kind < ACTIONS;
/** Whether a kind is available: basic cards always, advanced ones only with Overload and while in stock (MK-142). */
export const isInStock = (s: State, kind: number): boolean =>
  !isAdvanced(kind) || (s.stock[kind - ADVANCED_FROM] ?? 0) > 0;
