import type { Json } from '@orrery/kernel';
import { LAYOUTS } from '../../src/content/layouts.ts';

/** The nth setup. Together they cover all modes, player counts, modules, layouts and rare options. */
export function setupOf(n: number): { seats: number; options: Record<string, Json>; rich: boolean } {
  const seats = [2, 3, 4, 5, 6, 1][n % 6] as number;
  const turn = Math.floor(n / 6);
  const teams = (seats === 4 || seats === 6) && turn % 3 === 1;
  const mode = seats === 1 ? 'solo' : teams ? 'teams' : turn % 3 === 0 ? 'points' : 'deathmatch';
  const sort = mode === 'teams' || mode === 'solo' ? mode : 'free';
  const fitting = LAYOUTS.filter((layout) => layout.mode === sort && layout.stations.length === seats);
  const layout = fitting[(turn + Math.floor(turn / fitting.length)) % fitting.length]?.id ?? 'usual';
  const every = <T>(list: readonly T[], step: number): T => list[Math.floor(turn / step) % list.length] as T;
  const odd = n % 5 === 4;
  return {
    seats,
    rich: n % 2 === turn % 2,
    options: {
      mode,
      layout,
      moons: turn % 4 === 0,
      developments: turn % 4 === 1,
      artifacts: turn % 4 === 2,
      influence: turn % 5 === 3,
      level: String(1 + ((2 * turn) % 9)),
      limit: every(['usual', '20', '5 rounds', '10'], 3),
      prices: every(['standard', 'quick'], 2),
      engines: odd ? 'each' : 'pairs',
      split: odd ? every(['engines', 'weapons', 'shields'], 1) : 'even',
      truce: odd ? every(['1', '2'], 1) : '0',
      artifactCards: odd,
      carry: odd,
      repeatTies: !odd,
      panicSpends: !odd,
      blockadeAll: !odd,
      influencePerKill: odd ? every(['0', '2'], 1) : '1',
      npcJoint: odd ? every(['always', 'never'], 1) : 'needed',
    },
  };
}
