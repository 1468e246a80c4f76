import { randomUUID } from 'node:crypto';
import type { Level } from '@orrery/bots';
import type { Json } from '@orrery/kernel';
import type { Command } from 'commander';
import { writeRecord } from '../file.ts';
import { Misuse } from '../misuse.ts';
import { sitDown } from '../play/match.ts';
import { screenOf } from '../play/screen.ts';
import { EXAMPLE, levelValue, listedGame, optionValue, orMisuse, rulesFor, seatsFor, wholeNumber } from '../values.ts';

interface Wishes {
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
    .option('--seats <n>', 'how many players', wholeNumber(1, 16))
    .option('--player <n>', 'which player you are, counted from 1', wholeNumber(1, 16), 1)
    .option('--level <level>', 'how well the bots play: random, easy, medium or hard', levelValue, 'medium' as Level)
    .option('--seed <text>', 'equal seeds deal equal games')
    .option('--option <key=value>', "one of the game's options; may be repeated", optionValue)
    .option('--save <file>', 'save the record when you stop')
    .addHelpText(
      'after',
      `
Type a number to choose; ? explains, undo takes back, board shows the table, quit leaves.

Examples:
  $ orrery play
  $ orrery play ${EXAMPLE} --seats 3 --level hard --save evening.json`,
    )
    .action(play);
}

async function play(id: string | undefined, wishes: Wishes): Promise<void> {
  const listed = listedGame(id);
  const rules = await rulesFor(listed.id);
  const seats = seatsFor(rules.game, wishes.seats);
  if (wishes.player > seats) throw new Misuse(`there is no player ${wishes.player} of ${seats}`);
  const setup = { seats, options: wishes.option ?? {}, seed: wishes.seed ?? randomUUID() };
  orMisuse(rules.game, () => rules.begin(seats, setup.options, setup.seed));
  const screen = screenOf(process.stdin, process.stdout);
  screen.print(`${rules.game.name}: you are player ${wishes.player} of ${seats}. ? explains, quit leaves.`);
  const sitting = await sitDown({ rules, listed, setup, seat: wishes.player - 1, level: wishes.level, screen });
  const over = await sitting.play();
  screen.close();
  if (wishes.save !== undefined) writeRecord(wishes.save, await sitting.record());
  if (!over) screen.print('Until next time.');
}
