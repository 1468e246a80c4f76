import type { Json } from '@orrery/kernel';

/**
 * How nodes tell each other that something is new. Every subscriber of a channel hears every message published after
 * it subscribed, its own node's included, in the order of publishing and never inside the call to `publish`.
 * A message may be lost when a node or the bus itself dies: the store is the truth, the bus only the doorbell. A
 * listener that may have missed some hears `null`.
 */
export interface Bus {
  publish(channel: string, message: Json): void;
  /** Returns how to stop hearing; after that call nothing more is heard. */
  subscribe(channel: string, listener: (message: Json) => void): () => void;
  close(): Promise<void>;
}

/** The bus of a host that is alone with its matches. */
export const noBus: Bus = { publish() {}, subscribe: () => () => {}, close: async () => {} };
