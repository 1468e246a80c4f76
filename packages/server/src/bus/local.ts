import type { Bus } from '@orrery/host';
import { openListeners } from './listeners.ts';

/** The bus of a single process. */
export function openLocalBus(onError: (error: unknown) => void): Bus {
  const listeners = openListeners(onError);
  return {
    publish(channel, message) {
      const tell = listeners.heard(channel);
      if (!tell) return;
      const text = JSON.stringify(message);
      queueMicrotask(() => tell(text));
    },
    subscribe: listeners.subscribe,
    async close() {
      listeners.close();
    },
  };
}
