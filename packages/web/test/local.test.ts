import 'fake-indexeddb/auto';
import { rulesOf } from '@orrery/kernel';
import { overPort, type ToClient } from '@orrery/protocol';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { catalog } from '../src/catalog.ts';
import type { FromWorker, ToWorker } from '../src/table/local/index.ts';
import { gameEntryOf, HERE, newSavedTable } from '../src/table/saved.ts';
import { createTable } from '../src/table/store.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

/** A worker that does nothing but keeps its error handler. */
class StillWorker {
  static made: StillWorker[] = [];
  onmessage: unknown = null;
  onerror: ((event: { message?: string }) => void) | null = null;
  name: string;
  ended = false;

  constructor(_url: URL, { name }: { name: string }) {
    this.name = name;
    StillWorker.made.push(this);
  }
  postMessage(): void {}
  terminate(): void {
    this.ended = true;
  }
}

describe('a local table', () => {
  it.each(['table', 'bots'])('reports a failure of the %s worker', async (name) => {
    StillWorker.made = [];
    vi.stubGlobal('Worker', StillWorker);
    const { localTable } = await import('../src/table/local/index.ts');
    const table = localTable('m', 0);
    expect(table.snapshot().status).toBe('connecting');
    StillWorker.made.find((one) => one.name === name)?.onerror?.({ message: 'out of memory' });
    expect(table.snapshot()).toMatchObject({
      status: 'error',
      problem: { reason: 'broken', params: { message: 'out of memory' } },
    });
    table.close();
    expect(StillWorker.made.map(({ ended }) => ended)).toEqual([true, true]);
  });

  it('works in browsers without locks', async () => {
    const [listed] = catalog;
    if (!listed) throw new Error('there is no game');
    const rules = rulesOf(await listed.load());
    const seats = Array.from({ length: rules.game.seats.min }, (_none, seat) => ({
      name: `Player ${seat + 1}`,
      kind: 'human' as const,
      level: null,
      connected: true,
    }));
    const fresh = newSavedTable(rules, { id: 'm', seats, options: {}, seed: 's', now: 1 });
    await createTable(fresh, gameEntryOf(rules, fresh, fresh.snapshot.state as never, false, 1));
    const said: FromWorker[] = [];
    vi.stubGlobal('navigator', {});
    vi.stubGlobal('self', { postMessage: (message: FromWorker) => said.push(message), onmessage: null });
    await import('../src/table/local/table.worker.ts');
    const worker = self as unknown as { onmessage(event: { data: ToWorker }): void };
    const bots = new MessageChannel();
    worker.onmessage({ data: { do: 'open', id: 'm', thinker: bots.port2, pace: 0 } });
    const received: ToClient[] = [];
    const line = new MessageChannel();
    worker.onmessage({ data: { do: 'line', port: line.port2 } });
    const connection = overPort(() => line.port1)({
      open: () => connection.send({ do: 'join', match: 'm', token: HERE }),
      message: (message) => received.push(message),
      close() {},
    });
    const next = async (is: (message: ToClient) => boolean): Promise<ToClient> => {
      await vi.waitFor(() => expect(received.some(is)).toBe(true));
      return received.find(is) as ToClient;
    };
    const table = await next((message) => message.say === 'table');
    expect(said).toEqual([{ watching: false }]);
    if (table.say !== 'table') return;
    const asked = table.prompts[0];
    if (!asked) throw new Error('nobody is asked');
    const { seat, question } = asked;
    const [action] = rules.legal(fresh.snapshot.state as never, seat, question).actions;
    if (!action) throw new Error('nothing can be done');
    connection.send({ do: 'act', id: 1, action });
    await next((message) => message.say === 'ok' && message.id === 1);
    for (const { port1, port2 } of [bots, line]) for (const port of [port1, port2]) port.close();
  });
});
