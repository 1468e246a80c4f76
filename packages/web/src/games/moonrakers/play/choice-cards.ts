import type { Option } from '@orrery/kernel';
import { actionNamed, cardNamed } from '../board/content.ts';
import { targetsIn } from './useTurn.ts';

/** The card that an option is about, or null. */
export const cardIn = (option: Option): string | null =>
  targetsIn(option).find((target) => actionNamed(target) !== null || cardNamed(target) !== null) ?? null;
