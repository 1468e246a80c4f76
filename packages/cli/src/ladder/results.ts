import { appendFileSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Level } from '@orrery/bots';
import type { LevelSettings } from '@orrery/kernel';
import { UsageError } from '../usage-error.ts';

/** A player of the ladder: a level by its name, or settings to play by. */
export type Player = Level | LevelSettings;

/** CPU time and simulations of a player, and the number of decisions that they are of: one in eight. */
export interface Effort {
  ms: number;
  decisions: number;
  iterations: number;
}

/** All games of one deal: `a` plays each side in turn, and `b` all others. */
export interface DealResult {
  rung: string;
  seed: string;
  deal: number;
  /** Iterations per decision of searches without a limit. */
  phone: number;
  a: string;
  b: string;
  /** Number of sides that `b` plays; 0 if all seats are one side, which `a` plays alone. */
  rivals: number;
  games: number;
  won: number;
  /** The sum of `a`'s leads in points, or of its points if there are no rivals. */
  points: number;
  effort: { a: Effort; b: Effort };
}

/** Names a player in results. Settings have the same name if they play the same. */
export function playerName(player: Player): string {
  if (typeof player === 'string') return player;
  const { elo: _elo, ...settings } = player;
  return JSON.stringify(Object.fromEntries(Object.entries(settings).sort(([a], [b]) => (a < b ? -1 : 1))));
}

/** Results of earlier runs; a broken last line, left by an interrupted run, is ignored. */
export function readResults(path: string): DealResult[] {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw new UsageError(`${path}: the file cannot be read`);
  }
  const lines = text.split('\n');
  return lines.flatMap((line, i) => {
    if (line === '') return [];
    try {
      return [JSON.parse(line) as DealResult];
    } catch {
      if (i === lines.length - 1) return [];
      throw new UsageError(`${path}:${i + 1}: the line is not a result`);
    }
  });
}

export function appendResult(path: string, result: DealResult): void {
  mkdirSync(dirname(path), { recursive: true });
  appendFileSync(path, `${JSON.stringify(result)}\n`);
}
