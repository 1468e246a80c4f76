import type { Listed } from '@orrery/games';
import { settings } from '../../app/settings.ts';
import { gameOf } from '../../catalog.ts';
import type { FirstGame } from '../../games/listing.ts';
import { listingOf } from '../../games/listings.ts';
import type { Options } from '../../shared/options.ts';
import { characterOf } from '../../table/bot-names.ts';
import { FIRST_LEVEL, initialSeats, seatsOf } from './seat-plan.ts';
import { t } from './text.ts';

type Seated = Pick<Listed, 'id' | 'seats'>;

/** The number of seats in a new set-up. */
export const usualSeats = ({ id, seats }: Seated): number => listingOf(id)?.seats ?? seats.min;

/** A set-up suggested for a first game. */
export type Suggestion = Required<Omit<FirstGame, 'others'>>;

/** The set-up suggested for a first game of the kind that these options choose, or for playing alone. */
export function firstGameOf(game: Seated, chosen: Options = {}, alone = false): Suggestion {
  const { others = [], ...usual } = listingOf(game.id)?.firstGame ?? {};
  const own = others.find(({ when }) => Object.entries(when).every(([name, value]) => chosen[name] === value));
  const { seats, level, options } = {
    seats: Math.max(2, usualSeats(game)),
    level: FIRST_LEVEL,
    options: {},
    ...usual,
    ...own,
  };
  return { seats: alone ? 1 : seats, level, options: { ...own?.when, ...options } };
}

/** The players, the options and the length of a suggested first game. */
export function firstGameText(game: Seated, { seats, level } = firstGameOf(game), options = ''): string {
  const minutes = listingOf(game.id)?.minutes ?? '';
  return t('first-about', { bots: seats - 1, name: characterOf(level), options: options || 'none', minutes });
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
