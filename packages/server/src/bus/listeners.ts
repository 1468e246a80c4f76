import type { Json } from '@orrery/kernel';

type Listener = (message: Json) => void;

/** Who listens to which channel within a process. `onError` hears of listeners that threw; the others are told all the same. */
export function openListeners(onError: (error: unknown) => void) {
  const channels = new Map<string, Set<Listener>>();

  function tell(listeners: Set<Listener>, heard: readonly Listener[], text: string): void {
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
    /** Null where nobody listens; else how to tell those who do now, later. */
    heard(channel: string): ((text: string) => void) | null {
      const listeners = channels.get(channel);
      if (!listeners) return null;
      const heard = [...listeners];
      return (text) => tell(listeners, heard, text);
    },
    /** Tells everybody the same. */
    ring(text: string): void {
      for (const listeners of [...channels.values()]) tell(listeners, [...listeners], text);
    },
    subscribe(channel: string, given: Listener): () => void {
      // A function of its own, so that one listener may subscribe twice.
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
