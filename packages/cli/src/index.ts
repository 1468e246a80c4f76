import { Command, CommanderError } from 'commander';
import { arenaCommand } from './commands/arena.ts';
import { backupCommands } from './commands/backup.ts';
import { benchCommand } from './commands/bench.ts';
import { engineCommand } from './commands/engine.ts';
import { ladderCommand } from './commands/ladder.ts';
import { operatorCommand } from './commands/operator.ts';
import { playCommand } from './commands/play.ts';
import { replayCommand } from './commands/replay.ts';
import { serveCommand } from './commands/serve.ts';
import { simulateCommand } from './commands/simulate.ts';
import { soakCommand } from './commands/soak.ts';
import { verifyCommand } from './commands/verify.ts';
import { Failure, Misuse } from './misuse.ts';
import { EXAMPLE } from './values.ts';

const program = new Command('orrery')
  .description('Space board games with every rule enforced: play them, serve them, drive them from any language.')
  .exitOverride()
  .configureOutput({ writeErr: () => {} })
  .addHelpText(
    'after',
    `
Examples:
  $ orrery play                         a game in this terminal against a bot
  $ orrery serve --port 8080            a server for browsers
  $ orrery simulate ${EXAMPLE} -n 1000   a thousand random games
  $ orrery <command> --help             all about one command`,
  );

for (const add of [
  playCommand,
  serveCommand,
  operatorCommand,
  backupCommands,
  engineCommand,
  simulateCommand,
  soakCommand,
  arenaCommand,
  ladderCommand,
  replayCommand,
  verifyCommand,
  benchCommand,
]) {
  add(program);
}
for (const command of program.commands) {
  command
    .exitOverride()
    .configureOutput({ writeErr: () => {} })
    .showSuggestionAfterError(false);
}

try {
  if (process.argv.length <= 2)
    throw new Misuse('say what to do, for example "orrery play"; "orrery --help" lists the commands');
  await program.parseAsync();
} catch (error) {
  process.exitCode = exitCodeOf(error);
}

/** The user's mistakes are one line on stderr and code 2; ours come with their trace and code 1. */
function exitCodeOf(error: unknown): number {
  if (error instanceof CommanderError) {
    if (error.exitCode === 0) return 0;
    console.error(`orrery: ${oneLine(error.message.replace(/^error: /, ''))}`);
    return 2;
  }
  if (error instanceof Misuse || error instanceof Failure) {
    console.error(`orrery: ${oneLine(error.message)}`);
    return error instanceof Misuse ? 2 : 1;
  }
  console.error(error);
  return 1;
}

function oneLine(message: string): string {
  return message.trim().replace(/\s*\n\s*/g, ' ');
}
