import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createConnection, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';

/** A server process that a test can kill and restart. */
export interface TestServer {
  url: string;
  /** Kills the process, as in a crash. */
  kill(): Promise<void>;
  /** Restarts the process on the same port with the same data. */
  start(): Promise<void>;
  /** Stops the process and deletes its data. */
  end(): Promise<void>;
}

const freePort = () =>
  new Promise<number>((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });

/** A process that can be killed and restarted. `ask` rejects until it is ready. */
function restartable(ask: () => Promise<unknown>, command: string, args: string[]) {
  let child: ChildProcess | null = null;
  let gone: Promise<void> = Promise.resolve();
  function launch(): ChildProcess {
    const started = spawn(command, args, { stdio: 'ignore' });
    gone = new Promise((resolve) => started.once('close', () => resolve()));
    return started;
  }
  return {
    async start(): Promise<void> {
      child = launch();
      for (let tries = 1; ; tries++) {
        try {
          await ask();
          return;
        } catch (error) {
          if (tries === 600) throw error;
          await new Promise((resolve) => setTimeout(resolve, 50));
          // The new process may exit while resources of the killed one are still in use.
          if (child.exitCode !== null) child = launch();
        }
      }
    },
    async kill(): Promise<void> {
      child?.kill('SIGKILL');
      await gone;
    },
  };
}

const isRoot = process.getuid?.() === 0;

/**
 * The command to run as the user `postgres`: PostgreSQL refuses to run as root, and Debian's package creates that user.
 */
const asPostgres = (command: string, args: string[]): [string, string[]] =>
  isRoot ? ['setpriv', ['--reuid=postgres', '--regid=postgres', '--clear-groups', command, ...args]] : [command, args];

function postgresFolder(): string {
  const versions = '/usr/lib/postgresql';
  const newest = existsSync(versions)
    ? readdirSync(versions)
        .sort((a, b) => Number(a) - Number(b))
        .at(-1)
    : undefined;
  return newest ? join(versions, newest, 'bin') : '';
}

/** Starts a private PostgreSQL with default settings, in which every commit is synced. */
export async function startPostgres(): Promise<TestServer> {
  const folder = mkdtempSync(join(tmpdir(), 'orrery-pg-'));
  const data = join(folder, 'data');
  const port = await freePort();
  if (isRoot) {
    const ids = spawnSync('id', ['-u', 'postgres'], { encoding: 'utf8' }).stdout.trim();
    chownSync(folder, Number(ids), -1);
  }
  const bin = (name: string) => join(postgresFolder(), name);
  const [init, args] = asPostgres(bin('initdb'), ['-D', data, '-U', 'orrery', '-A', 'trust', '-E', 'UTF8', '-N']);
  const made = spawnSync(init, args, { encoding: 'utf8', cwd: folder });
  if (made.status !== 0) throw new Error(`initdb failed: ${made.error?.message ?? made.stderr}`);
  const flags = ['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', folder];
  const url = `postgres://orrery@127.0.0.1:${port}/postgres`;
  const ask = async () => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await client.end();
  };
  const server = restartable(ask, ...asPostgres(bin('postgres'), flags));
  await server.start();
  return {
    url,
    kill: server.kill,
    start: server.start,
    async end() {
      await server.kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Starts a private Redis without persistence. */
export async function startRedis(): Promise<TestServer> {
  const port = await freePort();
  const flags = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
  const ask = () =>
    new Promise<void>((resolve, reject) => {
      const line = createConnection(port, '127.0.0.1', () => {
        line.end();
        resolve();
      }).once('error', reject);
    });
  const server = restartable(ask, 'redis-server', flags);
  await server.start();
  return { url: `redis://127.0.0.1:${port}`, kill: server.kill, start: server.start, end: server.kill };
}
