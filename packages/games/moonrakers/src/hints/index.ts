import type { Hints } from '@orrery/kernel';
import { netWorth } from '../rules/worth.ts';
import { captainOf, type State } from '../state.ts';

/** What a bot should know: prestige first, then what is owned. */
export const hints: Hints<State> = {
  evaluate: (s, seat) => captainOf(s, seat).prestige * 10 + netWorth(s, seat),
};
