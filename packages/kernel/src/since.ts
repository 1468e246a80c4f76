/** Content that may state the version that introduced it; 1 if omitted. */
export interface Since {
  since?: number | undefined;
}

/** Whether a design belongs to the first version, to which the totals in the rulebook refer. */
export const isFirst = ({ since = 1 }: Since): boolean => since === 1;

/** Marks a design as introduced by a later version. */
export const since = <T extends Since>(version: number, design: T): T => ({ ...design, since: version });

/**
 * Designs in the order of their numbers. Saves and records refer to content by number, so newer designs come after all
 * older ones, regardless of the order in the source.
 */
export const bySince = <T extends Since>(designs: readonly T[]): T[] =>
  designs.toSorted((a, b) => (a.since ?? 1) - (b.since ?? 1));
