import type { LevelSettings } from '@orrery/kernel';

/** The file in the repository with a game's levels. */
export const levelsFile = (game: string): string => `packages/games/${game}/src/ai/levels.ts`;

/** The source of a file with a game's levels. */
export function levelsSource(levels: readonly LevelSettings[]): string {
  const rows = levels.map(({ elo, ...settings }) => {
    const fields = Object.entries(settings).map(
      ([key, value]) => `${key}: ${typeof value === 'string' ? `'${value}'` : value}`,
    );
    const rating = elo ? [`elo: { rating: ${elo.rating}, error: ${elo.error} }`] : [];
    return `  {\n${[...fields, ...rating].map((field) => `    ${field},\n`).join('')}  },\n`;
  });
  return `import type { LevelSettings } from '@orrery/kernel';

/** How the bot levels play this game, weakest first. Tuned and measured by \`orrery ladder --tune --write\`. */
export const levels: readonly LevelSettings[] = [
${rows.join('')}];
`;
}
