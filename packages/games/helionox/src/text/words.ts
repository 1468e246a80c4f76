import type { Faction, Place } from '../content/effect.ts';

export const FACTION_NAMES: Readonly<Record<Faction, string>> = {
  bio: 'Bio',
  cybernetic: 'Cybernetic',
  transport: 'Transport',
  defense: 'Defense',
};
export const PLACE_NAMES: Readonly<Record<Place, string>> = {
  earth: 'Earth',
  moon: 'Moon',
  mars: 'Mars',
  ceres: 'Ceres',
  europa: 'Europa',
};

/** A place as named within a sentence. */
export const placed = (place: Place): string => (place === 'moon' ? 'the Moon' : PLACE_NAMES[place]);

/** A number with its noun: `1 card`, `2 cards`. */
export const counted = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;
/** Words joined with a last `word` between them: `a, b or c`. */
export const joined = (parts: readonly string[], word: string): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} ${word} ${parts[parts.length - 1]}`;
/** A clause as a sentence. */
export const sentence = (clause: string): string => `${clause.charAt(0).toUpperCase()}${clause.slice(1)}.`;
