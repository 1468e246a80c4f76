import type { Bus } from '@orrery/host';
import type { Json } from '@orrery/kernel';

type Listener = (message: Json) => void;

/** The bus of a single process. `onError` hears of listeners that threw; the others are told all the same. */
export function openLocalBus(onError: (error: unknown) => void): Bus {
  const channels = new Map<string, Set<Listener>>();

  function deliver(listeners: Set<Listener>, heard: readonly Listener[], text: string): void {
    for (const listener of heard) {
      if (!listeners.has(listener)) continue;
      try {
        // Each gets its own copy, as it would from another machine.
        listener(JSON.parse(text) as Json);
      } catch (error) {
        onError(error);
      }
    }
  }

  return {
    publish(channel, message) {
      const listeners = channels.get(channel);
      if (!listeners) return;
      const text = JSON.stringify(message);
      const heard = [...listeners];
      queueMicrotask(() => deliver(listeners, heard, text));
    },
    subscribe(channel, given) {
      // A function of its own, so that one listener may subscribe twice.
      const listener: Listener = (message) => given(message);
      const listeners = channels.get(channel) ?? new Set();
      channels.set(channel, listeners.add(listener));
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0 && channels.get(channel) === listeners) channels.delete(channel);
      };
    },
    async close() {
      for (const listeners of channels.values()) listeners.clear();
      channels.clear();
    },
  };
}
