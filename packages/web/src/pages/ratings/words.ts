import type { MyResult, Strength } from '@orrery/protocol';

/** Strengths are told as whole numbers, about 1500 for somebody of whom nothing is known, with how sure they are. */
export const strengthWords = ({ mu, sigma }: Pick<Strength, 'mu' | 'sigma'>): string =>
  `${Math.round(mu * 60)} ± ${Math.round(sigma * 120)}`;

export interface Rival {
  person: string;
  name: string;
  /** How often one has ended before him, and how often he before oneself. */
  ahead: number;
  behind: number;
}

/** Whom one has played against, those first whom one has met most often. */
export function rivalsIn(results: readonly MyResult[]): Rival[] {
  const found = new Map<string, Rival>();
  for (const { seats } of results) {
    const mine = seats.find(({ you }) => you);
    if (!mine) continue;
    for (const { person, name, place, you } of seats) {
      if (you || person === null) continue;
      // The newest name comes first and stays.
      const rival = found.get(person) ?? { person, name, ahead: 0, behind: 0 };
      found.set(person, rival);
      if (mine.place < place) rival.ahead++;
      if (mine.place > place) rival.behind++;
    }
  }
  const met = ({ ahead, behind }: Rival) => ahead + behind;
  return [...found.values()].filter((rival) => met(rival) > 0).sort((a, b) => met(b) - met(a));
}
