/** Content of a game that knows which version brought it; the first version where it says nothing. */
export interface Since {
  since?: number | undefined;
}

/** Whether a design belongs to the first version: the rulebook's totals count those. */
export const isFirst = ({ since = 1 }: Since): boolean => since === 1;

/** A design that a later version brings. */
export const since = <T extends Since>(version: number, design: T): T => ({ ...design, since: version });

/**
 * Designs in the order in which a game numbers them. Saves and records know content by its number, so a later version
 * comes after everything older, wherever its literals stand.
 */
export const bySince = <T extends Since>(designs: readonly T[]): T[] =>
  designs.toSorted((a, b) => (a.since ?? 1) - (b.since ?? 1));
