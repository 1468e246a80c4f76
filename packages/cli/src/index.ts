import { readFileSync } from 'node:fs';
import { Command, CommanderError } from 'commander';
import { EXAMPLE } from './arguments.ts';
import { arenaCommand } from './commands/arena.ts';
import { backupCommands } from './commands/backup.ts';
import { benchCommand } from './commands/bench.ts';
import { engineCommand } from './commands/engine.ts';
import { ladderCommand } from './commands/ladder.ts';
import { operatorCommand } from './commands/operator.ts';
import { playCommand } from './commands/play.ts';
import { puzzlesCommand } from './commands/puzzles.ts';
import { replayCommand } from './commands/replay.ts';
import { serveCommand } from './commands/serve.ts';
import { simulateCommand } from './commands/simulate.ts';
import { soakCommand } from './commands/soak.ts';
import { verifyCommand } from './commands/verify.ts';
import { Failure, UsageError } from './usage-error.ts';

const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));

// A reader such as `head` may close the pipe early.
process.stdout.on('error', ({ code }: NodeJS.ErrnoException) => process.exit(code === 'EPIPE' ? 0 : 1));

const program = new Command('orrery')
  .version(version)
  .description(
    'Space board games with full rules enforcement. Play in the terminal, run a server, or control games from any language.',
  )
  .exitOverride()
  .configureOutput({ writeErr: () => {} })
  .addHelpText(
    'after',
    `
Examples:
  $ orrery play                         play against a bot in this terminal
  $ orrery serve --port 8080            start a server for browsers
  $ orrery simulate ${EXAMPLE} -n 1000   simulate 1,000 random games
  $ orrery <command> --help             show help for a command`,
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
  puzzlesCommand,
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
    throw new UsageError('no command given. Try "orrery play", or "orrery --help" for a list of commands');
  await program.parseAsync();
} catch (error) {
  process.exitCode = exitCodeOf(error);
}

/** Prints an error and returns the exit code: 0 for `--help`, 2 for a usage error, else 1. Only bugs print a trace. */
function exitCodeOf(error: unknown): number {
  if (error instanceof CommanderError) {
    if (error.exitCode === 0) return 0;
    console.error(`orrery: ${oneLine(error.message.replace(/^error: /, ''))}`);
    return 2;
  }
  if (error instanceof UsageError || error instanceof Failure) {
    console.error(`orrery: ${oneLine(error.message)}`);
    return error instanceof UsageError ? 2 : 1;
  }
  console.error(error);
  return 1;
}

function oneLine(message: string): string {
  return message.trim().replace(/\s*\n\s*/g, ' ');
}
