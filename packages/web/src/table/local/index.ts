import type { Refusal } from '@orrery/kernel';
import { overPort } from '@orrery/protocol';
import { HERE } from '../saved.ts';
import { openTableClient } from '../table-client.ts';
import type { TableClient } from '../table-types.ts';

/** Messages from the page to the worker, in addition to the table's connections. */
export type ToWorker =
  | { do: 'open'; id: string; thinker: MessagePort; pace: number }
  | { do: 'line'; port: MessagePort }
  | { do: 'pace'; ms: number };

/** Messages from the worker to the page: another tab is playing, saving failed, or the table is broken. */
export type FromWorker = { watching: boolean } | { problem: Refusal | null } | { broken: Refusal };

/** A local table: the rules run in one worker, the bots in another. */
export function localTable(id: string, pace: number): TableClient {
  const worker = new Worker(new URL('./table.worker.ts', import.meta.url), { type: 'module', name: 'table' });
  const bots = new Worker(new URL('./bot.worker.ts', import.meta.url), { type: 'module', name: 'bots' });
  const send = (message: ToWorker, transfer: Transferable[] = []) => worker.postMessage(message, transfer);
  const { port1, port2 } = new MessageChannel();
  bots.postMessage(port1, [port1]);
  send({ do: 'open', id, thinker: port2, pace }, [port2]);

  const table = openTableClient({
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
  // If the bot worker fails, the table is blocked as well.
  for (const one of [worker, bots]) {
    one.onerror = ({ message }) => broken({ reason: 'broken', params: { message: message ?? '' }, rule: null });
  }

  return {
    ...table,
    setPace: (ms) => send({ do: 'pace', ms }),
    close() {
      table.close();
      // Terminated immediately: every move is already saved, and the lock must be released for another tab.
      worker.terminate();
      bots.terminate();
    },
  };
}
