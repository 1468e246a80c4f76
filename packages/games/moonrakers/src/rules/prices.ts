import { actionOf, designOf } from '../content/set.ts';
import type { Crew, Part } from '../content/types.ts';
import type { State } from '../state.ts';
import { armoryPriceOf } from './lasting.ts';

/** The price on a part or crew. */
export const printedPrice = (card: number): number => (designOf(card) as Part | Crew).price;
/** What the Armory asks for it now. */
export const armoryPrice = (s: State, card: number): number => armoryPriceOf(s, card, printedPrice(card));
export const advancedPrice = (kind: number): number => actionOf(kind).price as number;
