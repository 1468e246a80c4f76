import { levelNumber } from '@orrery/bots';

/** The characters of the ladder's levels, weakest first: asteroids in order of their size. */
const CHARACTERS = ['Eros', 'Metis', 'Iris', 'Juno', 'Hygiea', 'Pallas', 'Vesta', 'Ceres'];

/** A bot that plays at random. */
const RANDOM = 'Bot';

/** Tells several bots of one level apart. */
const SUFFIXES = ['', ' II', ' III', ' IV', ' V', ' VI'];

/** The name of a level's character; also for the old names of levels. */
export const characterOf = (level: string | null): string => CHARACTERS[(levelNumber(level ?? '') ?? 0) - 1] ?? RANDOM;

/** Whether this is the name of some character. Tables saved by earlier versions gave them to seats, not to levels. */
const isCharacter = (name: string): boolean => [RANDOM, ...CHARACTERS].includes(name.split(' ')[0] ?? '');

interface NamedSeat {
  /** Online tables send bots without names. */
  name?: string | null;
  kind: string;
  /** Missing in list entries of earlier versions. */
  level?: string | null;
}

/**
 * The names of the seats. Bots are called by their characters, with a number if there are several of one level; a bot
 * that continues for a player keeps the player's name.
 */
export function seatNamesOf(seats: readonly NamedSeat[]): string[] {
  const count = new Map<string, number>();
  return seats.map(({ name, kind, level }) => {
    if (kind !== 'bot' || level === undefined || (name && !isCharacter(name))) return name ?? '';
    const character = characterOf(level);
    const before = count.get(character) ?? 0;
    count.set(character, before + 1);
    return `${character}${SUFFIXES[before] ?? ` ${before + 1}`}`;
  });
}

/** The same seats with the names that {@link seatNamesOf} gives them. */
export function named<S extends NamedSeat>(seats: readonly S[]): (S & { name: string })[] {
  const names = seatNamesOf(seats);
  return seats.map((seat, i) => ({ ...seat, name: names[i] ?? '' }));
}
