import type { Bus } from '@orrery/host';
import { openListeners } from './listeners.ts';

/** The bus of a single process. */
export function openLocalBus(onError: (error: unknown) => void): Bus {
  const listeners = openListeners(onError);
  return {
    publish(channel, message, own) {
      const deliver = listeners.deliveryFor(channel, own);
      if (!deliver) return;
      const text = JSON.stringify(message);
      queueMicrotask(() => deliver(text));
    },
    subscribe: listeners.subscribe,
    async close() {
      listeners.close();
    },
  };
}
