import type { Messages } from '@orrery/kernel';
import { branchNumbers, programAt } from '../rules/programs.ts';
import { effectText } from './effect-text.ts';

/** What each of several things does of which a text lets its owner choose one: `branch-17`. */
export const branchMessages: Messages = Object.fromEntries(
  branchNumbers().map((number) => [`branch-${number}`, effectText(programAt(number)).join(' ')]),
);
