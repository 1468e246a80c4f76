import { catalog } from '@orrery/messages';
import { ALL } from '../content/effect.ts';
import { BEHIND, NO_ROOM_MONEY } from '../content/numbers.ts';
import type { Effect } from '../content/types.ts';
import { formatList } from './format-list.ts';

const t = catalog('moonshot-effects', {
  budget: '{change} budget',
  popularity: '{change} popularity',
  money: '{change} money',
  rivalBudget: 'opponent {change} budget',
  rivalPopularity: 'opponent {change} popularity',
  testSteals: '{n, plural, one {# Test Steal} other {# Test Steals}}',
  techSteals: '{n, plural, one {# Tech Steal} other {# Tech Steals}}',
  freeTests: '{n, plural, one {# free test} other {# free tests}}',
  techTiles: '{n, plural, one {# Tech tile} other {# Tech tiles}}',
  freeModules:
    '{n, plural, one {# free module (no room: +{money} money)} other {# free modules (no room: +{money} money)}}',
  sabotage: '{n} sabotage on the opponent',
  clean: 'remove {n} sabotage',
  'clean-all': 'remove all your sabotage',
  bluff: '{change} bluff next round',
  catchUp: '{change} budget ({behind} if yours is {gap} or more below the opponent’s)',
});

const signed = (n: number): string => (n > 0 ? `+${n}` : `−${-n}`);

/** The text of an effect: `+2 budget`. */
export const effectText = ({ what, n }: Effect): string =>
  t(what === 'clean' && n === ALL ? 'clean-all' : what, {
    n,
    change: signed(n),
    money: NO_ROOM_MONEY,
    behind: signed(n + 1),
    gap: BEHIND,
  });
export const effectsText = (effects: readonly Effect[]): string => formatList(effects.map(effectText), 'unit');
