import type { Json } from '@orrery/kernel';

type Listener = (message: Json) => void;

/** Listeners of each channel in this process. `onError` receives errors of a listener; the others are still called. */
export function openListeners(onError: (error: unknown) => void) {
  const channels = new Map<string, Set<Listener>>();

  function tell(listeners: Set<Listener>, heard: readonly Listener[], text: string): void {
    for (const listener of heard) {
      if (!listeners.has(listener)) continue;
      try {
        // Each listener gets its own copy, as from another machine.
        listener(JSON.parse(text) as Json);
      } catch (error) {
        onError(error);
      }
    }
  }

  return {
    /** Null without listeners; otherwise a function that calls the current listeners later. */
    heard(channel: string): ((text: string) => void) | null {
      const listeners = channels.get(channel);
      if (!listeners) return null;
      const heard = [...listeners];
      return (text) => tell(listeners, heard, text);
    },
    /** Calls all listeners. */
    ring(text: string): void {
      for (const listeners of [...channels.values()]) tell(listeners, [...listeners], text);
    },
    subscribe(channel: string, given: Listener): () => void {
      // A new function each time, so that one listener can subscribe twice.
      const listener: Listener = (message) => given(message);
      const listeners = channels.get(channel) ?? new Set();
      channels.set(channel, listeners.add(listener));
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0 && channels.get(channel) === listeners) channels.delete(channel);
      };
    },
    close(): void {
      for (const listeners of channels.values()) listeners.clear();
      channels.clear();
    },
  };
}
