import { type Event, type Game, type Json, type Message, type Seat, visibleEvent } from '@orrery/kernel';
import { argumentsOf } from '@orrery/messages';
import type { Inspector } from './inspector.ts';
import { ContractViolation, nameOf } from './violation.ts';

/** Events of the table itself, whose messages are shared by all games. */
const TABLE_EVENTS: ReadonlySet<string> = new Set([
  'undone',
  'resigned',
  'time-out',
  'bot-took-over',
  'seat-back',
  'pause-wanted',
  'pause-ended',
  'cancel-wanted',
  'cancel-declined',
  'claim-voted',
  'hinted',
  'halted',
  'abandoned',
  'cancelled',
  'luck-anew',
]);

/** Checks that there are messages for every event and for the ending. */
export function inspectMessages({ place, rules: { game }, eventTypes }: Inspector, reason: string): void {
  const ids = [...[...eventTypes].filter((type) => !TABLE_EVENTS.has(type)), `over-${reason}`];
  const missing = ids.find((id) => game.messages[id] === undefined);
  if (missing) throw new ContractViolation(place, 'messages', `there is no message "${missing}"`);
}

/** Checks that every log line has all its arguments for every viewer. */
export function inspectLogLines(
  { place, rules: { game } }: Pick<Inspector, 'place' | 'rules'>,
  events: readonly Event[],
): void {
  for (const event of events) {
    const { type } = event;
    if (TABLE_EVENTS.has(type)) {
      const isIncomplete = Object.values(event.data).some(isEmpty);
      if (isIncomplete) throw new ContractViolation(place, 'messages', `"${type}" has an empty argument`);
      continue;
    }
    for (let seat = -1; seat < place.seats; seat++) {
      const viewer: Seat | null = seat < 0 ? null : seat;
      const { data } = visibleEvent(event, viewer);
      const own = game.messages[`${type}.own`];
      const isPrivate = own !== undefined && argumentsOf(own).every((argument) => argument in data);
      const wrong = badText(game, { id: isPrivate ? `${type}.own` : type, params: data });
      if (wrong) throw new ContractViolation(place, 'messages', `${wrong}, as ${nameOf(viewer)} sees it`);
    }
  }
}

/** Describes what is wrong with a message or the messages inside it, or null. */
function badText(game: Game, { id, params }: Message): string | null {
  const message = game.messages[id];
  if (message === undefined) return `there is no message "${id}"`;
  for (const argument of argumentsOf(message)) {
    const value = params?.[argument];
    if (value === undefined || isEmpty(value)) return `"${id}" lacks the argument {${argument}}`;
    for (const part of Array.isArray(value) ? value : [value]) {
      const inner = isText(part) ? badText(game, part) : null;
      if (inner) return inner;
    }
  }
  return null;
}

const isEmpty = (value: Json): boolean =>
  value === null || value === '' || (Array.isArray(value) && value.length === 0) || Number.isNaN(value);

const isText = (value: Json | undefined): value is Json & Message =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && typeof value.id === 'string';
