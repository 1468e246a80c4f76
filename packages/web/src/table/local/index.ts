import type { Refusal } from '@orrery/kernel';
import { emptySnapshot, type Snapshot, type TableClient } from '../client.ts';
import type { FromHost, ToHost } from './messages.ts';

type WithoutCall<T> = T extends { call: number } ? Omit<T, 'call'> : never;

/** A table on this device: the rules run in one worker, the bots think in another. */
export function localTable(id: string, pace: number): TableClient {
  const worker = new Worker(new URL('./table.worker.ts', import.meta.url), { type: 'module', name: 'table' });
  const bots = new Worker(new URL('./bot.worker.ts', import.meta.url), { type: 'module', name: 'bots' });
  const { port1, port2 } = new MessageChannel();
  bots.postMessage(port1, [port1]);

  let snapshot: Snapshot = emptySnapshot(id, '', 'connecting');
  let calls = 0;
  const open = new Map<number, (refusal: Refusal | null) => void>();
  const listeners = new Set<() => void>();

  const send = (message: ToHost, transfer: Transferable[] = []) => worker.postMessage(message, transfer);
  const change = (next: Snapshot) => {
    snapshot = next;
    for (const changed of listeners) changed();
  };

  worker.onmessage = ({ data }: MessageEvent<FromHost>) => {
    if ('snapshot' in data) return change(data.snapshot);
    open.get(data.call)?.(data.refusal);
    open.delete(data.call);
  };
  worker.onerror = (event) => {
    const problem = { reason: 'broken', params: { message: event.message ?? '' }, rule: null };
    change({ ...snapshot, status: 'error', problem });
  };
  send({ do: 'open', id, thinker: port2, pace }, [port2]);

  function ask(message: WithoutCall<ToHost>): Promise<Refusal | null> {
    return new Promise((done) => {
      open.set(++calls, done);
      send({ ...message, call: calls } as ToHost);
    });
  }

  return {
    subscribe(changed) {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    snapshot: () => snapshot,
    act: (action) => ask({ do: 'act', action }),
    why: (action) => ask({ do: 'why', action }),
    undo: (seat, agreed = false) => ask({ do: 'undo', seat, agreed }),
    consent: () => Promise.resolve(null),
    resign: (seat) => ask({ do: 'resign', seat }),
    setViewer: (seat) => send({ do: 'viewer', seat }),
    setPace: (ms) => send({ do: 'pace', ms }),
    close() {
      listeners.clear();
      // Ends the workers at once: every move has been written already, and the lock must be free for another tab.
      worker.terminate();
      bots.terminate();
    },
  };
}
