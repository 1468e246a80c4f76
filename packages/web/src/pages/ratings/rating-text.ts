import type { MyResult, Rating } from '@orrery/protocol';

/** A rating as an integer with its uncertainty; new players have 1500. */
export const ratingText = ({ mu, sigma }: Pick<Rating, 'mu' | 'sigma'>): string =>
  `${Math.round(mu * 60)} ± ${Math.round(sigma * 120)}`;

export interface Rival {
  person: string;
  name: string;
  /** Games in which the player finished ahead of and behind this opponent. */
  ahead: number;
  behind: number;
}

/** The player's opponents, most frequent first. */
export function rivalsIn(results: readonly MyResult[]): Rival[] {
  const found = new Map<string, Rival>();
  for (const { seats } of results) {
    const mine = seats.find(({ you }) => you);
    if (!mine) continue;
    for (const { person, name, place, you } of seats) {
      if (you || person === null) continue;
      // Results are newest first, so the newest name is kept.
      const rival = found.get(person) ?? { person, name, ahead: 0, behind: 0 };
      found.set(person, rival);
      if (mine.place < place) rival.ahead++;
      if (mine.place > place) rival.behind++;
    }
  }
  const met = ({ ahead, behind }: Rival) => ahead + behind;
  return [...found.values()].filter((rival) => met(rival) > 0).sort((a, b) => met(b) - met(a));
}
