import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openSendBuffers } from '../src/ws/send-buffers.ts';
import { openWorld, type World } from './help/world.ts';

describe('unread bytes', () => {
  const limits = { line: 100, address: 250, process: 400 };
  function stage() {
    const unread = openSendBuffers(limits);
    const cut: string[] = [];
    const open = (name: string, address: string) => unread.open(address, () => void cut.push(name));
    return { unread, cut, open };
  }

  it('include the frame itself, per connection and per address', () => {
    const { unread, open } = stage();
    const [a, b, c] = [open('a', 'one'), open('b', 'one'), open('c', 'one')];
    expect([a.sent(101), a.sent(100), a.sent(1)]).toEqual([false, true, false]);
    expect([b.sent(100), c.sent(51), c.sent(50)]).toEqual([true, false, true]);
    expect(unread.total).toBe(250);
    a.taken(100);
    expect(c.sent(50)).toBe(true);
    for (const line of [a, b, c]) line.close();
    expect(unread.total).toBe(0);
    // Reports that arrive after a connection has closed do not count.
    b.taken(100);
    expect(unread.total).toBe(0);
  });

  it('above the total limit, close the connections with the most unread bytes', () => {
    const { unread, cut, open } = stage();
    const lines = ['a', 'b', 'c', 'd'].map((name, i) => ({ line: open(name, name), owes: 100 - i }));
    for (const { line, owes } of lines) expect(line.sent(owes)).toBe(true);
    const reader = open('reader', 'reader');
    expect(reader.sent(50)).toBe(true);
    expect(cut).toEqual(['a']);
    expect(unread.total).toBe(400 - 6 - 100 + 50);
    expect(lines[0]?.line.sent(1)).toBe(false);
  });
});

describe('a server', () => {
  let world: World;
  beforeEach(async () => {
    world = await openWorld({ limits: { unread: { line: 4096, address: 20_000, process: 20_000 }, allLines: 3 } });
  });
  afterEach(() => world.end());

  const closing = (socket: { once(event: 'close', run: (code: number, why: Buffer) => void): unknown }) =>
    new Promise<[number, string]>((resolve) => socket.once('close', (code, why) => resolve([code, String(why)])));

  it('closes a connection without room for a frame, and keeps serving others', async () => {
    const seats = Array.from({ length: 2 }, (_, i) => ({ kind: 'me' as const, name: `p${i}` }));
    const { match, token } = await world.api.create({ game: 'lanterns', seats });
    const line = await world.line();
    const closed = closing(line.socket);
    // The frames are requested together, so all are sent before any is received.
    for (let i = 0; i < 20; i++) line.send({ do: 'join', match, token });
    expect((await closed)[0]).toBe(1006);
    const other = await world.line();
    other.send({ do: 'ping' });
    expect(await other.next()).toEqual({ say: 'pong' });
  });

  it('limits open connections over all addresses, with a close reason', async () => {
    for (let i = 0; i < 3; i++) await world.line();
    const [code, why] = await closing((await world.line()).socket);
    expect([code, why]).toEqual([1013, 'server full, try again later']);
  });
});
