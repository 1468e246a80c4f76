import type { Listed } from '@orrery/games';
import { t } from './text.ts';

/** The number of players of a game, such as `2–4 players`. */
export const playersText = ({ seats: { min, max } }: Pick<Listed, 'seats'>): string =>
  min === max ? t('player-count', { count: min }) : t('player-range', { min, max });
