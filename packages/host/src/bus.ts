import type { Json } from '@orrery/kernel';

/**
 * Messages between nodes. Every subscriber of a channel receives every message published after it subscribed, including
 * those of its own node, in order and never inside the call to `publish`. Messages can be lost when a node or the bus
 * fails: the store is the source of truth. A listener that may have missed messages receives `null`.
 */
export interface Bus {
  /** `own` is the sender's subscription, which may be left out. */
  publish(channel: string, message: Json, own?: () => void): void;
  /** Returns a function to unsubscribe; after that call no more messages arrive. */
  subscribe(channel: string, listener: (message: Json) => void): () => void;
  /** Whether messages reach other nodes; defaults to true. While they do not, presence at other nodes is unknown. */
  readonly isUp?: boolean;
  close(): Promise<void>;
}

/** The bus of a host that runs alone: it delivers nothing. */
export const noBus: Bus = { publish() {}, subscribe: () => () => {}, close: async () => {} };
