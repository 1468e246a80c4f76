import { describeContract, effort } from '@orrery/testing';
import { describe, expect, it } from 'vitest';
import { game, type Options } from '../../src/index.ts';

/** Number of random games for each setup. */
const MOST = 24;
const GAMES = effort(2, MOST);

/** Steps that occur only in one order of play or with one number of players. */
const TURNS = ['engineers/action', 'engineers/next'];
const TOGETHER = ['engineer-lane/action', 'engineer-lane/next'];
const TALK = ['discussion/begin', 'discussion/talk'];
/** Steps that random play rarely reaches: its rockets are too weak, and it seldom wins a high-level card. */
const FREE = ['free-module/room', 'free-module/module'];
const FAR = ['launch/adapt', 'launch/explore', ...FREE];

/** Runs the contract suite over random games in one order of play. */
export function keepsContract(
  seats: number,
  order: Options['order'],
  more: readonly Partial<Options>[] = [{}],
  played: typeof game = game,
): void {
  const rare = [
    ...(played === game ? FAR : FREE),
    ...(order === 'turns' ? TOGETHER : TURNS),
    ...(seats === 4 ? [] : TALK),
  ];
  describeContract(
    { describe, it, expect },
    played,
    more.map((options) => ({ seats, options: { order, ...options } })),
    { games: GAMES, most: MOST, full: effort(seats === 2 ? 1 : 0, 1), rare },
  );
}
