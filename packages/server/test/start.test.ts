import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { PROTOCOL } from '@orrery/protocol';
import Database from 'libsql';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openHealth } from '../src/http/health.ts';
import { StartError, startServer } from '../src/index.ts';
import { keepAlive } from '../src/ws/heartbeat.ts';
import { games, openWorld } from './help/world.ts';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'orrery-start-'));
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

const start = (options = {}) => startServer({ port: 0, dataDir: join(dir, 'data'), logger: false, games, ...options });
const failure = async (options: object) => {
  const error = await start(options).then(
    async (server) => {
      await server.close();
      return null;
    },
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(StartError);
  expect((error as StartError).message).not.toContain('\n');
  return (error as StartError).code;
};

/** Runs with a read-only file; if root, as another user, because root can write anyway. */
async function unwritable(file: string, run: () => Promise<void>): Promise<void> {
  const root = process.geteuid?.() === 0;
  const folder = dirname(file);
  for (const path of [dir, folder]) chmodSync(path, 0o777);
  for (const name of readdirSync(folder)) chmodSync(join(folder, name), 0o666);
  chmodSync(file, 0o444);
  if (root) process.seteuid?.(65_534);
  try {
    await run();
  } finally {
    if (root) process.seteuid?.(0);
    chmodSync(file, 0o666);
  }
}

describe('starting', () => {
  it('reports in one line why it cannot start', async () => {
    const server = await start();
    const port = Number(new URL(server.url).port);
    expect(await failure({ port, dataDir: join(dir, 'other') })).toBe('port-taken');
    expect(await failure({})).toBe('data-in-use');
    await server.close();
    expect(await failure({ host: '203.0.113.1' })).toBe('port-refused');
    writeFileSync(join(dir, 'file'), '');
    expect(await failure({ dataDir: join(dir, 'file') })).toBe('data-dir');
    mkdirSync(join(dir, 'bad'));
    writeFileSync(join(dir, 'bad', 'matches.db'), 'no database\n'.repeat(500));
    expect(await failure({ dataDir: join(dir, 'bad') })).toBe('data-corrupt');
    expect(await failure({ webDir: join(dir, 'nothing') })).toBe('web-dir');
  });

  it('reports in one line what is wrong with the lock, and takes over the lock of a dead server', async () => {
    const data = join(dir, 'data');
    const lock = join(data, 'lock');
    mkdirSync(lock, { recursive: true });
    expect(await failure({})).toBe('data-lock');
    rmSync(lock, { recursive: true });
    writeFileSync(lock, 'pid 4711, or so I believe\n'.repeat(100));
    expect(await failure({})).toBe('data-lock');
    expect(readFileSync(lock, 'utf8')).toContain('4711');
    writeFileSync(lock, '');
    await (await start()).close();
    await (await start()).close();
  });

  it('reports in one line what is wrong with the data file', async () => {
    const data = join(dir, 'data');
    const file = join(data, 'matches.db');
    mkdirSync(data);
    const other = new Database(file);
    other.exec('begin exclusive');
    expect(await failure({})).toBe('data-in-use');
    other.close();
    await (await start()).close();
    await unwritable(file, async () => expect(await failure({})).toBe('data-dir'));
    await unwritable(join(data, 'lock'), async () => expect(await failure({})).toBe('data-lock'));
    rmSync(file);
    writeFileSync(`${file}-wal`, 'moves that are nowhere else');
    expect(await failure({})).toBe('data-corrupt');
    expect(readFileSync(`${file}-wal`, 'utf8')).toContain('nowhere else');
  });

  it('reports in one line which setting is invalid', async () => {
    expect(await failure({ origins: ['example.org'] })).toBe('bad-setting');
    expect(await failure({ origins: ['https://example.org/'] })).toBe('bad-setting');
    expect(await failure({ proxies: ['the one over there'] })).toBe('bad-setting');
  });

  it('frees all resources when it fails or closes, so that it can be retried', async () => {
    await failure({ webDir: join(dir, 'nothing') });
    for (let i = 0; i < 2; i++) await (await start()).close();
  });
});

describe('the page', () => {
  const page = async () => {
    const web = join(dir, 'web');
    mkdirSync(join(web, 'assets'), { recursive: true });
    writeFileSync(join(web, 'index.html'), '<!doctype html><title>Orrery</title>');
    writeFileSync(join(web, 'sw.js'), '// worker');
    writeFileSync(join(dir, 'private.txt'), 'not for anyone');
    writeFileSync(join(web, 'assets', 'app-1a2b.js'), '// app');
    return openWorld({ webDir: web });
  };

  it('serves app pages and built files, and nothing else', async () => {
    const world = await page();
    const get = (path: string) => fetch(`${world.server.url}${path}`);
    for (const path of ['/', '/index.html', '/m/bcdfghjkmnpq', '/any/where?x=1']) {
      const response = await get(path);
      expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-cache']);
      expect(await response.text()).toContain('Orrery');
    }
    const asset = await get('/assets/app-1a2b.js');
    expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect((await get('/sw.js')).headers.get('cache-control')).toBe('no-cache');
    for (const path of ['/assets/gone.js', '/api/nothing', '/api']) expect((await get(path)).status).toBe(404);
    for (const path of ['/..%2fprivate.txt', '/%2e%2e/private.txt', '/assets/..%2f..%2fprivate.txt']) {
      expect(await (await get(path)).text()).not.toContain('not for anyone');
    }
    await world.end();
  });

  it('is sent prerendered if the build has a prerendered copy', async () => {
    const web = join(dir, 'web');
    mkdirSync(join(web, 'rules'), { recursive: true });
    writeFileSync(join(web, 'home.html'), 'the front');
    writeFileSync(join(web, 'rules', 'one.html'), 'the rules');
    const world = await page();
    const get = async (path: string) => (await fetch(`${world.server.url}${path}`)).text();
    expect([await get('/'), await get('/?from=here')]).toEqual(['the front', 'the front']);
    expect([await get('/rules/one'), await get('/rules/one?q=x')]).toEqual(['the rules', 'the rules']);
    for (const path of ['/index.html', '/rules/two', '/rules', '/one']) expect(await get(path)).toContain('<title>');
    await world.end();
  });

  it('runs its own scripts and workers only', async () => {
    const world = await page();
    const policy = (await fetch(world.server.url)).headers.get('content-security-policy') ?? '';
    expect(policy.split(';')).toEqual(
      expect.arrayContaining(["script-src 'self'", "worker-src 'self'", "connect-src 'self'", "object-src 'none'"]),
    );
    expect(policy).not.toMatch(/upgrade-insecure|unsafe-eval|script-src[^;]*unsafe/);
    await world.end();
  });
});

describe('the catalog', () => {
  it('lists the games', async () => {
    const world = await openWorld();
    expect(await world.api.health()).toEqual({
      ok: true,
      protocol: PROTOCOL,
      games: [
        { id: 'tic-tac-toe', name: 'Tic-tac-toe' },
        { id: 'lanterns', name: 'Lanterns' },
        { id: 'whispers', name: 'Whispers' },
      ],
    });
    await world.end();
  });
});

describe('health', () => {
  it('fails while nothing can be saved, and recovers afterwards', async () => {
    const world = await openWorld();
    const health = async () => (await fetch(`${world.server.url}/api/health`)).status;
    expect(await health()).toBe(200);
    await world.end();

    let full = true;
    let time = 0;
    const received: unknown[] = [];
    let tries = 0;
    const probe = async () => {
      tries++;
      if (full) throw new Error('database or disk is full');
    };
    const healthy = openHealth(
      probe,
      (error) => received.push(error),
      () => time,
    );
    expect(await healthy()).toBe(false);
    full = false;
    expect(await healthy()).toBe(false);
    time = 5000;
    expect(await healthy()).toBe(true);
    expect([tries, received.length]).toEqual([2, 1]);
  });

  it('fails if the data file was deleted', async () => {
    const world = await openWorld();
    rmSync(join(world.dir, 'matches.db'));
    const response = await fetch(`${world.server.url}/api/health`);
    expect([response.status, await response.json()]).toMatchObject([503, { error: { code: 'unavailable' } }]);
    await world.end();
  });
});

describe('a connection whose client is gone', () => {
  it('is closed at the second heartbeat without an answer', () => {
    let beat = () => {};
    const socket = (answers: boolean) => {
      let pong = () => {};
      const self = {
        cut: false,
        on: (_event: string, run: () => void) => {
          pong = run;
        },
        ping: () => answers && pong(),
        terminate: () => {
          self.cut = true;
        },
      };
      return self;
    };
    const [well, gone] = [socket(true), socket(false)];
    keepAlive(new Set([well, gone]) as never, (_ms, run) => {
      beat = run;
      return () => {};
    });
    beat();
    expect([well.cut, gone.cut]).toEqual([false, false]);
    beat();
    expect([well.cut, gone.cut]).toEqual([false, true]);
  });
});
