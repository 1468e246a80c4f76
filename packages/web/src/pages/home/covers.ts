/** Small pictures of the games' covers, by file name. `npm run covers` takes them. */
const files = import.meta.glob<string>('./covers/*.webp', { eager: true, query: '?url&no-inline', import: 'default' });

/** The picture of a game's cover with the given width in pixels; undefined if the game has none. */
export const coverOf = (game: string, width: 280 | 560): string | undefined => files[`./covers/${game}-${width}.webp`];
