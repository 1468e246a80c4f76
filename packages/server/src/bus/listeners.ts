import type { Json } from '@orrery/kernel';

type Listener = (message: Json) => void;

/**
 * The listeners of each channel in this process. If a listener throws, `onError` receives the error and the others are
 * still called.
 */
export function openListeners(onError: (error: unknown) => void) {
  const channels = new Map<string, Set<Listener>>();
  /** Listeners by the function that unsubscribes them. */
  const subscriptions = new WeakMap<() => void, Listener>();

  function deliver(listeners: Set<Listener>, current: readonly Listener[], text: string): void {
    for (const listener of current) {
      if (!listeners.has(listener)) continue;
      try {
        // Each listener gets its own copy, as if the message came from another machine.
        listener(JSON.parse(text) as Json);
      } catch (error) {
        onError(error);
      }
    }
  }

  return {
    /** Returns a function that delivers a message to those listening now, except `own`; null if there are none. */
    deliveryFor(channel: string, own?: () => void): ((text: string) => void) | null {
      const listeners = channels.get(channel);
      const left = own && subscriptions.get(own);
      if (!listeners || (listeners.size === 1 && left && listeners.has(left))) return null;
      const current = [...listeners].filter((listener) => listener !== left);
      return (text) => deliver(listeners, current, text);
    },
    /** Calls the listeners of all channels. */
    deliverToAll(text: string): void {
      for (const listeners of [...channels.values()]) deliver(listeners, [...listeners], text);
    },
    subscribe(channel: string, given: Listener): () => void {
      // Wrapped in a new function each time, so that the same listener can subscribe twice.
      const listener: Listener = (message) => given(message);
      const listeners = channels.get(channel) ?? new Set();
      channels.set(channel, listeners.add(listener));
      const unsubscribe = () => {
        listeners.delete(listener);
        if (listeners.size === 0 && channels.get(channel) === listeners) channels.delete(channel);
      };
      subscriptions.set(unsubscribe, listener);
      return unsubscribe;
    },
    close(): void {
      for (const listeners of channels.values()) listeners.clear();
      channels.clear();
    },
  };
}
