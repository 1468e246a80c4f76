import { copyJson, type Json } from './json.ts';
import { EVERYBODY, type Mask, maskOf, type Seat } from './seats.ts';

/** Something that happened. Seats in `to` also see `secret`. */
export interface Event {
  type: string;
  data: Record<string, Json>;
  to: Mask;
  secret: Record<string, Json> | null;
}

/** An event as one viewer sees it. */
export interface VisibleEvent {
  type: string;
  data: Record<string, Json>;
}

export type Emit = (event: Event) => void;

// Rules run synchronously, so one global listener is enough.
let listener: Emit | null = null;

/** Logs an event. During a search there is no listener, so the event is dropped. */
export function logEvent(
  type: string,
  data: Record<string, Json>,
  to: Mask = EVERYBODY,
  secret: Record<string, Json> | null = null,
): void {
  // Copied, because the data may be part of a state that changes later.
  listener?.({ type, data: copyJson(data), to, secret: copyJson(secret) });
}

/** Sets the listener and returns the previous one. */
export function listenTo(emit: Emit | null): Emit | null {
  const before = listener;
  listener = emit;
  return before;
}

/** The event as a viewer sees it. Every viewer receives every event, so that the number of events reveals nothing. */
export function visibleEvent(event: Event, viewer: Seat | null): VisibleEvent {
  const isPrivate = (event.to & maskOf(viewer)) !== 0;
  return {
    type: event.type,
    data: isPrivate && event.secret ? Object.assign({}, event.data, event.secret) : event.data,
  };
}
