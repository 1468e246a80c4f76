import type { MoonriserView } from '@orrery/moonriser';
import type { Cues, RoundValue } from '../../../play/cues.ts';
import { t as text } from '../text.ts';
import { t } from './text-moments.ts';

/** How Moonriser's events sound and look. */
export const cues: Cues = {
  'base-placed': { sound: 'place', kind: 'build', beat: true },
  placed: { sound: 'place', kind: 'build', beat: true },
  upgraded: { sound: 'place', kind: 'build', beat: true },
  produced: { sound: 'gain', kind: 'score' },
  traded: { sound: 'gain', kind: 'trade' },
  'tiles-exchanged': { sound: 'gain', kind: 'trade' },
  'final-exchange': { sound: 'gain', kind: 'trade' },
  paid: { kind: 'cards' },
  kept: { sound: 'card', kind: 'cards' },
  'opening-kept': { sound: 'card', kind: 'cards' },
  discarded: { sound: 'card', kind: 'cards' },
  'board-full': { beat: true, moment: () => ({ title: t('board-full'), kind: 'plain' }) },
};

/** The values that the summary of a round compares. */
export function rounds(view: unknown): RoundValue[] {
  const { players } = view as MoonriserView;
  return [
    { label: t('points'), seats: players.map(({ score }) => score.total) },
    { label: text('tokens'), seats: players.map(({ tokens }) => tokens.green + tokens.red + tokens.blue) },
  ];
}
