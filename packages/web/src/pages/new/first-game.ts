import type { Listed } from '@orrery/games';
import { settings } from '../../app/settings.ts';
import { gameOf } from '../../catalog.ts';
import type { FirstGame } from '../../games/listing.ts';
import { listingOf } from '../../games/listings.ts';
import { initialSeats, seatsOf } from './seat-plan.ts';
import { t } from './text.ts';

type Seated = Pick<Listed, 'id' | 'seats'>;

/** The number of seats in a new set-up. */
export const usualSeats = ({ id, seats }: Seated): number => listingOf(id)?.seats ?? seats.min;

/** The set-up suggested for a first game. */
export const firstGameOf = (game: Seated): Required<FirstGame> => ({
  seats: Math.max(2, usualSeats(game)),
  level: 'easy',
  options: {},
  ...listingOf(game.id)?.firstGame,
});

/** The players and the length of the suggested first game. */
export function firstGameText(game: Seated): string {
  const { seats, level } = firstGameOf(game);
  return t('first-about', { bots: seats - 1, level, minutes: listingOf(game.id)?.minutes ?? '' });
}

/** Starts the suggested first game on this device and returns its address. */
export async function startFirstGame(id: string): Promise<string> {
  const [game, { startLocal }, { usualOptions }, { randomSeed }] = await Promise.all([
    gameOf(id),
    import('./start.ts'),
    import('./terms.ts'),
    import('../../table/local/seed.ts'),
  ]);
  const { seats, level, options } = firstGameOf(game);
  const seated = seatsOf(initialSeats(settings().name, seats, level));
  if (typeof seated === 'string') throw new Error(seated);
  return startLocal(game, seated, { ...usualOptions(game, seats), ...options }, randomSeed());
}
