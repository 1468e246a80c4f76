import { randomUUID } from 'node:crypto';
import type { Level } from '@orrery/bots';
import type { Json } from '@orrery/kernel';
import type { Command } from 'commander';
import {
  asUsageError,
  EXAMPLE,
  levelValue,
  listedGame,
  optionValue,
  rulesFor,
  seatsFor,
  wholeNumber,
} from '../arguments.ts';
import { writeRecord } from '../file.ts';
import { startSession } from '../play/match.ts';
import { screenOf } from '../play/screen.ts';
import { UsageError } from '../usage-error.ts';

interface Flags {
  seats?: number;
  player: number;
  level: Level;
  seed?: string;
  option?: Record<string, Json>;
  save?: string;
}

export function playCommand(program: Command): void {
  program
    .command('play [game]')
    .description('play in this terminal against bots')
    .option('--seats <n>', 'number of players', wholeNumber(1, 16))
    .option('--player <n>', 'your player number, from 1', wholeNumber(1, 16), 1)
    .option('--level <level>', 'bot level: random, or level1 (weakest) to level8', levelValue, 'medium' as Level)
    .option('--seed <text>', 'random seed; the same seed deals the same game')
    .option('--option <key=value>', 'set a game option; repeatable', optionValue)
    .option('--save <file>', 'save the record when you quit or the game ends')
    .addHelpText(
      'after',
      `
Type a number to choose. Commands: ? (help), undo, board, quit.

Examples:
  $ orrery play
  $ orrery play ${EXAMPLE} --seats 3 --level hard --save evening.json`,
    )
    .action(play);
}

async function play(id: string | undefined, flags: Flags): Promise<void> {
  const listed = listedGame(id);
  const rules = await rulesFor(listed.id);
  const seats = seatsFor(rules.game, flags.seats);
  if (flags.player > seats) throw new UsageError(`--player must be from 1 to ${seats}`);
  const setup = { seats, options: flags.option ?? {}, seed: flags.seed ?? randomUUID() };
  asUsageError(rules.game, () => rules.begin(seats, setup.options, setup.seed));
  const screen = screenOf(process.stdin, process.stdout);
  screen.print(`${rules.game.name}: you are player ${flags.player} of ${seats}. Type ? for help, quit to leave.`);
  const session = await startSession({ rules, listed, setup, seat: flags.player - 1, level: flags.level, screen });
  const over = await session.play();
  screen.close();
  if (flags.save !== undefined) writeRecord(flags.save, await session.record());
  if (!over) screen.print('Goodbye.');
}
