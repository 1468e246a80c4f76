import type { Refusal } from '@orrery/kernel';
import { overPort } from '@orrery/protocol';
import type { TableClient } from '../client.ts';
import { openTable } from '../open.ts';
import { HERE } from '../saved.ts';

/** What the page tells the worker beside the table's own lines: where bots think, and how long to show them thinking. */
export type ToWorker =
  | { do: 'open'; id: string; thinker: MessagePort; pace: number }
  | { do: 'line'; port: MessagePort }
  | { do: 'pace'; ms: number };

/** What the worker tells the page: whether another tab plays here, whether the disk takes it, what went wrong. */
export type FromWorker = { watching: boolean } | { problem: Refusal | null } | { broken: Refusal };

/** A table on this device: the rules run in one worker, the bots think in another. */
export function localTable(id: string, pace: number): TableClient {
  const worker = new Worker(new URL('./table.worker.ts', import.meta.url), { type: 'module', name: 'table' });
  const bots = new Worker(new URL('./bot.worker.ts', import.meta.url), { type: 'module', name: 'bots' });
  const send = (message: ToWorker, transfer: Transferable[] = []) => worker.postMessage(message, transfer);
  const { port1, port2 } = new MessageChannel();
  bots.postMessage(port1, [port1]);
  send({ do: 'open', id, thinker: port2, pace }, [port2]);

  const table = openTable({
    match: id,
    token: HERE,
    connect: overPort(() => {
      const line = new MessageChannel();
      send({ do: 'line', port: line.port2 }, [line.port2]);
      return line.port1;
    }),
  });
  const broken = (problem: Refusal) => table.note({ broken: true, problem });
  worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
    if ('broken' in data) broken(data.broken);
    else table.note(data);
  };
  // Without its bots, too, a table would wait for ever.
  for (const one of [worker, bots]) {
    one.onerror = ({ message }) => broken({ reason: 'broken', params: { message: message ?? '' }, rule: null });
  }

  return {
    ...table,
    setPace: (ms) => send({ do: 'pace', ms }),
    close() {
      table.close();
      // Ends the workers at once: every move has been written already, and the lock must be free for another tab.
      worker.terminate();
      bots.terminate();
    },
  };
}
