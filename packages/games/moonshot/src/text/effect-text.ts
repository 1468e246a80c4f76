import { ALL } from '../content/effect.ts';
import { BEHIND, NO_ROOM_MONEY } from '../content/numbers.ts';
import type { Effect, EffectKind } from '../content/types.ts';

const signed = (n: number): string => (n > 0 ? `+${n}` : `−${-n}`);
const counted = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;

const TEXTS: { readonly [K in EffectKind]: (n: number) => string } = {
  budget: (n) => `${signed(n)} budget`,
  popularity: (n) => `${signed(n)} popularity`,
  money: (n) => `${signed(n)} money`,
  rivalBudget: (n) => `opponent ${signed(n)} budget`,
  rivalPopularity: (n) => `opponent ${signed(n)} popularity`,
  testSteals: (n) => counted(n, 'Test Steal'),
  techSteals: (n) => counted(n, 'Tech Steal'),
  freeTests: (n) => counted(n, 'free test'),
  techTiles: (n) => counted(n, 'Tech tile'),
  freeModules: (n) => `${counted(n, 'free module')} (no room: +${NO_ROOM_MONEY} money)`,
  sabotage: (n) => `${n} sabotage on the opponent`,
  clean: (n) => (n === ALL ? 'remove all own sabotage' : `remove ${n} own sabotage`),
  bluff: (n) => `${signed(n)} bluff next round`,
  catchUp: (n) => `${signed(n)} budget (${signed(n + 1)} if yours is ${BEHIND} or more below the opponent’s)`,
};

/** An effect in words, made from its data. */
export const effectText = ({ what, n }: Effect): string => TEXTS[what](n);
export const effectsText = (effects: readonly Effect[]): string => effects.map(effectText).join(', ');
