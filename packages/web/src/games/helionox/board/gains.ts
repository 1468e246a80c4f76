import { AMOUNTS, type Amount, type Gain } from '@orrery/helionox';
import { signed } from '../../../look/index.ts';

const NAMES: Readonly<Record<Amount, readonly [one: string, many: string]>> = {
  credits: ['Credit', 'Credits'],
  defense: ['Defense', 'Defense'],
  bankedCredits: ['banked Credit', 'banked Credits'],
  bankedDefense: ['banked Defense', 'banked Defense'],
  influence: ['Influence', 'Influence'],
  infamy: ['Infamy', 'Infamy'],
};

/** In words: `+2 Defense, +1 Credit`; empty for nothing. */
export const gainWords = (gain: Gain): string =>
  AMOUNTS.flatMap((amount) => {
    const n = gain[amount];
    const [one, many] = NAMES[amount];
    return n ? [`${signed(n)} ${Math.abs(n) === 1 ? one : many}`] : [];
  }).join(', ');
