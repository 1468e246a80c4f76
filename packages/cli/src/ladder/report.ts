import { type Level, levelNumber } from '@orrery/bots';
import { defined, type LevelSettings } from '@orrery/kernel';
import { wilson } from '../wilson.ts';
import { pathOf } from './path.ts';
import { contestOf, contestsOf } from './pool.ts';
import { type Rating, ratingsOf } from './ratings.ts';
import { type DealResult, type Effort, playerName } from './results.ts';
import { type Rung, rungTitle } from './rungs.ts';

/** The ratings of all players of a pool; the mean of the eight levels is 1500. */
function poolRatings(pool: readonly DealResult[], settings: readonly LevelSettings[]): Map<string, Rating> {
  const path = pathOf(pool[0]?.phone ?? 0).map(playerName);
  return ratingsOf(contestsOf(pool), { path, reference: settings.map(playerName) });
}

/** Ratings with a greater error say too little to be shown. */
const MAX_ERROR = 200;

const isSure = (rating: Rating | undefined): rating is Rating => rating !== undefined && rating.error <= MAX_ERROR;

/** The measured ratings of the eight levels; null for all of them if there are too few games for one. */
export function levelRatings(pool: readonly DealResult[], settings: readonly LevelSettings[]): (Rating | null)[] {
  const ratings = poolRatings(pool, settings);
  const found = settings.map((level) => ratings.get(playerName(level)));
  return found.every(isSure) ? found : settings.map(() => null);
}

/** Levels with their ratings, rounded; without those that are not measured. */
export const rated = (settings: readonly LevelSettings[], ratings: readonly (Rating | null)[]): LevelSettings[] =>
  settings.map(({ elo: _elo, ...level }, i) => {
    const found = ratings[i];
    return found ? { ...level, elo: { rating: Math.round(found.rating), error: Math.round(found.error) } } : level;
  });

/** Formats a share with its confidence interval and sample size: `75 % (53-89 of 20)`. */
export function shareText(won: number, games: number): string {
  if (games === 0) return '';
  const [low, high] = wilson(won, games).map((share) => Math.round(100 * share));
  return `${Math.round((100 * won) / games)} % (${low}-${high} of ${games})`;
}

const NOT_MEASURED = 'not measured';

const percentOf = (share: number | undefined): string => `${Math.round(100 * (share ?? 0))} %`;

/** How a level plays, in a few words. */
export function playText({ method, iterations, worlds, ...mistakes }: LevelSettings): string {
  if (method !== 'look') return iterations === undefined ? 'search' : `search, ${iterations} simulations`;
  const { overlooks, strays, misjudges, nearGain, hoards } = mistakes;
  const careless = Math.max(overlooks ?? 0, strays ?? 0, misjudges ?? 0, nearGain ?? 0, hoards ?? 0) > 0;
  if (!careless) return 'look';
  return `look, ${worlds ?? 3} ${worlds === 1 ? 'world' : 'worlds'}; ${[percentOf(overlooks), percentOf(strays), misjudges ?? 0, percentOf(nearGain), hoards ?? 0].join(' / ')}`;
}

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');

/** The section of a page about one pool: ratings and shares of the eight levels, or the success of teams. */
export function poolText(rung: Rung, pool: readonly DealResult[], settings: readonly LevelSettings[]): string {
  const isTeam = pool.some(({ rivals }) => rivals === 0);
  const games = pool.reduce((sum, result) => sum + result.games, 0);
  const [{ phone, rivals }] = pool as [DealResult];
  const seeds = [...new Set(pool.map(({ seed }) => seed))];
  const about = [
    ...(rivals > 1 ? [`one against ${rivals}, fair share ${Math.round(100 / (rivals + 1))} %`] : []),
    `${games} games`,
    `${phone} simulations at the top`,
    `${seeds.length > 1 ? 'seeds' : 'seed'} ${seeds.map((seed) => `\`${seed}\``).join(', ')}`,
  ];
  return [
    `**${rungTitle(rung)}** (${about.join(', ')})`,
    '',
    isTeam ? teamTable(pool, settings) : rivalTable(pool, settings),
  ].join('\n');
}

function rivalTable(pool: readonly DealResult[], settings: readonly LevelSettings[]): string {
  const names = settings.map(playerName);
  const ratings = poolRatings(pool, settings);
  const against = (i: number, below: number): string => {
    const { won, games } = contestOf(pool, defined(names[i]), names[i - below] ?? '');
    return shareText(won, games);
  };
  const sure = levelRatings(pool, settings);
  const row = (name: string, title: string, play: string, shares: string[], found: Rating | null): string[] => [
    ...[title, play, found ? ratingText(found) : NOT_MEASURED],
    ...[...shares, ...effortText(pool, name)],
  ];
  const levels = settings.map((level, i) =>
    row(defined(names[i]), String(i + 1), playText(level), [against(i, 1), against(i, 2)], sure[i] ?? null),
  );
  const others = (['random', 'easy', 'medium', 'hard'] satisfies Level[]).flatMap((name) => {
    const found = ratings.get(name);
    const play = levelNumber(name) === null ? 'any legal answer' : 'as before';
    return isSure(found) && sure[0] ? [row(name, `\`${name}\``, play, ['', ''], found)] : [];
  });
  return table(
    ['level', 'plays by', 'Elo', 'against the next below', 'against the second below', 'ms', 'simulations'],
    [...levels, ...others],
  );
}

const ratingText = ({ rating, error }: Rating): string => `${Math.round(rating)} ± ${Math.round(error)}`;

function teamTable(pool: readonly DealResult[], settings: readonly LevelSettings[]): string {
  const rows = settings.map((level, i) => {
    const own = pool.filter(({ a }) => a === playerName(level));
    const games = own.reduce((sum, result) => sum + result.games, 0);
    const won = own.reduce((sum, result) => sum + result.won, 0);
    const points = own.reduce((sum, result) => sum + result.points, 0) / Math.max(1, games);
    const shown = games > 0 ? [shareText(won, games), points.toFixed(1)] : [NOT_MEASURED, ''];
    return [String(i + 1), playText(level), ...shown, ...effortText(own, playerName(level))];
  });
  return table(['level', 'plays by', 'success', 'points', 'ms', 'simulations'], rows);
}

/** Mean CPU milliseconds and simulations per decision of a player. */
function effortText(pool: readonly DealResult[], name: string): [string, string] {
  const total: Effort = { ms: 0, decisions: 0, iterations: 0 };
  for (const { a, b, effort } of pool) {
    for (const own of [...(a === name ? [effort.a] : []), ...(b === name ? [effort.b] : [])]) {
      total.ms += own.ms;
      total.decisions += own.decisions;
      total.iterations += own.iterations;
    }
  }
  if (total.decisions === 0) return ['', ''];
  return [(total.ms / total.decisions).toFixed(1), (total.iterations / total.decisions).toFixed(1)];
}

/** Markers around the tables in a Markdown file. */
export const MARKS = ['<!-- ladder: written by orrery ladder -->', '<!-- /ladder -->'] as const;

/** The page with the tables inserted between its markers; null if it has no markers. */
export function inserted(page: string, tables: string): string | null {
  const [from, to] = MARKS.map((mark) => page.indexOf(mark)) as [number, number];
  return from < 0 || to < from ? null : `${page.slice(0, from + MARKS[0].length)}\n\n${tables}\n\n${page.slice(to)}`;
}
