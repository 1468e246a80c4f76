import { copyJson, type Json } from './json.ts';
import { EVERYBODY, type Mask, maskOf, type Seat } from './seats.ts';

/** Something that happened, as data. `secret` is added for the seats in `to`; everyone else gets the event without it. */
export interface Event {
  type: string;
  data: Record<string, Json>;
  to: Mask;
  secret: Record<string, Json> | null;
}

/** What one viewer receives of an event. */
export interface Told {
  type: string;
  data: Record<string, Json>;
}

export type Emit = (event: Event) => void;

// The rules run synchronously, so one listener at a time is enough and effects need not carry it around.
let listener: Emit | null = null;

/** Tells the table what happened. In a search nobody listens and nothing is kept. */
export function tell(
  type: string,
  data: Record<string, Json>,
  to: Mask = EVERYBODY,
  secret: Record<string, Json> | null = null,
): void {
  // Copied, because data may be part of a state that goes on changing.
  listener?.({ type, data: copyJson(data), to, secret: copyJson(secret) });
}

/** Sets who listens and returns who did before. */
export function listenTo(emit: Emit | null): Emit | null {
  const before = listener;
  listener = emit;
  return before;
}

/** The event as a viewer may know it: each viewer receives every event, so that numbers give nothing away. */
export function told(event: Event, viewer: Seat | null): Told {
  const privy = (event.to & maskOf(viewer)) !== 0;
  return { type: event.type, data: privy && event.secret ? Object.assign({}, event.data, event.secret) : event.data };
}
