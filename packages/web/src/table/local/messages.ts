import type { Action, Refusal, Seat } from '@orrery/kernel';
import type { Snapshot } from '../client.ts';

/** From the page to the worker that keeps a table. */
export type ToHost =
  | { do: 'open'; id: string; thinker: MessagePort; pace: number }
  | { do: 'act' | 'why'; call: number; action: Action }
  | { do: 'undo'; call: number; seat: Seat; agreed: boolean }
  | { do: 'resign'; call: number; seat: Seat }
  | { do: 'viewer'; seat: Seat | null }
  | { do: 'pace'; ms: number }
  | { do: 'close' };

/** From that worker to the page. */
export type FromHost = { snapshot: Snapshot } | { call: number; refusal: Refusal | null };
