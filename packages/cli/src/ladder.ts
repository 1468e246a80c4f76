import { type Level, think } from '@orrery/bots';
import { fillOptions, type Json, type Rules, seeded } from '@orrery/kernel';
import { type Duel, duel, pairing } from './arena.ts';
import { playBotMatch } from './bot-match.ts';
import { cpuMs } from './measure.ts';
import { wilson } from './wilson.ts';

/** A setup of a game with a seat count. */
export interface Rung {
  game: string;
  name: string;
  setup: string;
  seats: number;
  options: Json;
}

/** Every measured setup of a game, with every seat count it supports. */
export function rungsOf({ game }: Rules): Rung[] {
  const counts = Array.from({ length: game.seats.max - game.seats.min + 1 }, (_none, i) => game.seats.min + i);
  return (game.setups ?? [{ name: 'usual', options: {} }]).flatMap(({ name, options }) =>
    counts
      .filter((seats) => !game.checkOptions?.(fillOptions(game, options, seats), seats))
      .map((seats) => ({ game: game.id, name: game.name, setup: name, seats, options: options as Json })),
  );
}

/** Lists the setups that were skipped: `Not measured: Chess, blitz (2, 3 seats).` */
export function unmeasured(rungs: readonly Rung[]): string {
  const counts = new Map<string, number[]>();
  for (const { name, setup, seats } of rungs) {
    const title = `${name}, ${setup}`;
    counts.set(title, [...(counts.get(title) ?? []), seats]);
  }
  const named = [...counts].map(([title, seats]) => `${title} (${seats.join(', ')} seats)`);
  return named.length === 0 ? '' : `Not measured: ${named.join('; ')}.`;
}

/** Time limit of a bot in the browser, in milliseconds per decision. */
export const PHONE_MS = 700;
const POSITIONS = 15;
const TRIES = 40;

/** Number of iterations per decision that the hard bot manages on a machine `factor` times slower than this one. */
export function phoneIterations(rules: Rules, rung: Rung, factor: number): number {
  let made = 0;
  const count = (iterations: number): void => {
    made += iterations;
  };
  // The first round warms up the JavaScript engine.
  thinkThrough(rules, rung, () => {});
  const start = cpuMs();
  thinkThrough(rules, rung, count);
  return Math.max(1, Math.round((made / Math.max(1, cpuMs() - start)) * (PHONE_MS / factor)));
}

/** Lets the hard bot think about positions from all stages of a game. */
function thinkThrough(rules: Rules, { seats, options }: Rung, counted: (iterations: number) => void): void {
  const s = rules.begin(seats, options, 'pace');
  const rng = seeded('pace');
  const thought = { level: 'hard', seed: 'pace', iterations: TRIES, counted } as const;
  for (let i = 0; i < POSITIONS; i++) {
    const row = rules.waiting(s).find((one) => !one.standing);
    if (row) think(rules, s, row.seat, row.question, thought);
    for (let left = 10; left > 0 && rules.advance(s, rng); left--);
  }
}

/** Games played and won by a level, and its mean lead in points (in a team, its mean points). */
export interface Share {
  won: number;
  games: number;
  points: number;
}

/** Plays rounds of games until a limit is reached, but at least one round. */
function fill(games: number, seconds: number, play: (i: number) => { won: number; points: number }[]): Share {
  const share = { won: 0, games: 0, points: 0 };
  const end = cpuMs() + 1000 * seconds;
  for (let i = 0; share.games < games && (i === 0 || cpuMs() < end); i++) {
    for (const { won, points } of play(i)) {
      share.won += won;
      share.points += points;
      share.games++;
    }
  }
  share.points /= share.games;
  return share;
}

export interface Limits {
  games: number;
  seconds: number;
  seed: string;
}

/** Plays one level against another; every deal is played twice, with seats swapped. */
export function against(rules: Rules, rung: Rung, a: Level, b: Level, iterations: number, limits: Limits): Share {
  const task: Duel = { ...rung, a, b, pace: { iterations } };
  return fill(limits.games, limits.seconds, (i) =>
    pairing(`${limits.seed}/${i}`).map((one) => {
      const { share, lead } = duel(rules, task, one);
      return { won: share, points: lead };
    }),
  );
}

/** Plays team games with the same level in every seat. */
export function together(rules: Rules, rung: Rung, level: Level, iterations: number, limits: Limits): Share {
  const levels = new Array<Level>(rung.seats).fill(level);
  return fill(limits.games, limits.seconds, (i) => {
    const { result } = playBotMatch(rules, levels, rung.options, `${limits.seed}/${i}`, { iterations }).state;
    return [{ won: result.winners.length > 0 ? 1 : 0, points: result.scores[0] ?? 0 }];
  });
}

/** Formats a share with its confidence interval and sample size: `75 % (53-89 of 20), +12.3`. */
export function shareText({ won, games, points }: Share, sign = true): string {
  const [low, high] = wilson(won, games).map((share) => Math.round(100 * share));
  const shown = `${sign && points > 0 ? '+' : ''}${points.toFixed(1)}`;
  return `${Math.round((100 * won) / games)} % (${low}-${high} of ${games}), ${shown}`;
}

/** Markers around the tables in a Markdown file. */
export const MARKS = ['<!-- ladder: written by orrery ladder -->', '<!-- /ladder -->'] as const;

/** The page with the tables inserted between its markers; null if it has no markers. */
export function inserted(page: string, tables: string): string | null {
  const [from, to] = MARKS.map((mark) => page.indexOf(mark)) as [number, number];
  return from < 0 || to < from ? null : `${page.slice(0, from + MARKS[0].length)}\n\n${tables}\n\n${page.slice(to)}`;
}
