import { connect } from 'node:net';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { appoint, openSqlite } from '../src/index.ts';
import { browser } from './help/browser.ts';
import { openWorld, type World } from './help/world.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
});
afterEach(() => world.end());

/**
 * The status of an upgrade once the server has closed its side, or `open` if it does not close. The client never
 * closes.
 */
function upgraded(path: string, headers: Record<string, string> = {}): Promise<string> {
  const { port, host } = new URL(world.server.url);
  const socket = connect({ port: Number(port), host: '127.0.0.1', allowHalfOpen: true });
  const lines = Object.entries({
    host,
    connection: 'Upgrade',
    upgrade: 'websocket',
    'sec-websocket-version': '13',
    'sec-websocket-key': 'AAAAAAAAAAAAAAAAAAAAAA==',
    ...headers,
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.write(`GET ${path} HTTP/1.1\r\n${lines.join('')}\r\n`);
  let received = '';
  socket.on('data', (data) => {
    received += data;
  });
  return new Promise((resolve) => {
    socket.on('error', () => {});
    socket.setTimeout(5000, () => resolve('open'));
    socket.on('end', () => {
      socket.destroy();
      resolve(received.split(' ')[1] ?? '');
    });
  });
}

it('the server closes the socket of every rejected upgrade', async () => {
  const [op, bo] = [browser(() => world.server.url), browser(() => world.server.url)];
  await op.ask('POST', '/api/me', { name: 'Op' });
  await op.ask('POST', '/api/me/account', { name: 'Op', password: 'nine engines' });
  const store = openSqlite(join(world.dir, 'matches.db'));
  await appoint(store.db, 'op', true);
  await store.close();
  const { id } = (await bo.ask('POST', '/api/me', { name: 'Bo' })).body;
  await op.ask('POST', `/api/admin/people/${id}/ban`, { days: 1, why: 'rude' });

  expect(await upgraded('/ws', { cookie: bo.cookie })).toBe('403');
  expect(await upgraded('/ws', { host: 'evil.example' })).toBe('421');
  expect(await upgraded('/ws', { origin: 'https://evil.example' })).toBe('403');
  expect(await upgraded('/api/health')).toBe('404');
  expect(await upgraded('/nowhere')).toBe('404');
  expect(await upgraded('/%ff')).toBe('400');
});
