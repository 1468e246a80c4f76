import { percent, table, whole } from './print.ts';
import type { Played } from './sample.ts';
import { wilson } from './wilson.ts';

/** Acceptable range for the ratio of win share to fair share, for a trait. */
const BAND = [0.7, 1.4] as const;
/** The same range for seats; narrower, because players cannot choose their seat. */
const SEAT_BAND = [0.75, 1.3] as const;

/** Whether all seats form one team: scores are equal, and either all seats win or none. */
export const isTeam = (played: readonly Played[]): boolean =>
  played.every(
    ({ result: { scores, winners } }) =>
      scores.every((score) => score === scores[0]) && (winners.length === 0 || winners.length === scores.length),
  );

/** A seat's share of the win: split between tied rivals, but all or nothing in a team. */
export function winOf({ result: { winners } }: Played, seat: number, team: boolean): number {
  if (!winners.includes(seat)) return 0;
  return team ? 1 : 1 / winners.length;
}

/** Results for one value of a trait: number of seats that had it, and their wins. */
export interface Tally {
  value: string;
  seats: number;
  won: number;
}

/** Counts seats and wins for every value of every trait; a seat with several values is split between them. */
export function tallies(played: readonly Played[], team: boolean): Map<string, Tally[]> {
  const found = new Map<string, Map<string, Tally>>();
  for (const game of played) {
    for (const [seat, traits] of game.traits.entries()) {
      const won = winOf(game, seat, team);
      for (const [trait, values] of Object.entries(traits)) {
        const rows = found.get(trait) ?? new Map<string, Tally>();
        found.set(trait, rows);
        for (const value of values) {
          const row = rows.get(value) ?? { value, seats: 0, won: 0 };
          rows.set(value, row);
          row.seats += 1 / values.length;
          row.won += won / values.length;
        }
      }
    }
  }
  return new Map([...found].map(([trait, rows]) => [trait, [...rows.values()]]));
}

/** A table per trait, highest win share first; values significantly outside the band are marked. */
export function traitTables(played: readonly Played[], team: boolean): string[] {
  const seats = played[0]?.result.scores.length ?? 1;
  const wins = played.filter(({ result }) => result.winners.length > 0).length;
  const fair = team ? wins / played.length : 1 / seats;
  return [...tallies(played, team)].map(([trait, rows]) => {
    const sorted = rows.sort((a, b) => b.won / b.seats - a.won / a.seats || (a.value < b.value ? -1 : 1));
    return table([
      [trait, 'seats', 'win share', 'vs fair', '95 %', ''],
      ...sorted.map((row) => [
        row.value,
        whole(row.seats),
        percent(row.won / row.seats),
        ...(fair > 0 ? ratios(row, fair) : ['-', '-', '']),
      ]),
    ]);
  });
}

/** Win share of each seat relative to its fair share; seats significantly outside the band are marked. */
export function seatShares(played: readonly Played[]): string[][] {
  const seats = played[0]?.result.scores.length ?? 1;
  return Array.from({ length: seats }, (_none, seat) => {
    const won = played.reduce((sum, game) => sum + winOf(game, seat, false), 0);
    return [percent(won / played.length), ...ratios({ seats: played.length, won }, 1 / seats, SEAT_BAND)];
  });
}

function ratios({ seats, won }: Omit<Tally, 'value'>, fair: number, band: readonly [number, number] = BAND): string[] {
  const ratio = won / seats / fair;
  const [low, high] = wilson(won, seats).map((share) => share / fair) as [number, number];
  const mark = ratio < band[0] && high < 1 ? '<' : ratio > band[1] && low > 1 ? '>' : '';
  return [ratio.toFixed(2), `${low.toFixed(2)}-${high.toFixed(2)}`, mark];
}
