import { type Event, type Game, type Json, type Seat, type Text, told } from '@orrery/kernel';
import { Breach, nameOf } from './breach.ts';
import type { Look } from './look.ts';

/** What the table itself tells, which is worded for all games alike. */
const OF_THE_TABLE: ReadonlySet<string> = new Set([
  'undone',
  'resigned',
  'time-out',
  'bot-took-over',
  'seat-back',
  'pause-wanted',
  'pause-ended',
]);

/** Everything that was told has words, and so has the way the game ended. */
export function inspectWords({ place, rules: { game }, told }: Look, reason: string): void {
  const ids = [...[...told].filter((type) => !OF_THE_TABLE.has(type)), `over-${reason}`];
  const wordless = ids.find((id) => game.messages[id] === undefined);
  if (wordless) throw new Breach(place, 'words', `there is no message "${wordless}"`);
}

/** Every line of the log has something for each of its gaps, for every viewer. */
export function inspectLines(
  { place, rules: { game } }: Pick<Look, 'place' | 'rules'>,
  events: readonly Event[],
): void {
  for (const event of events) {
    const { type } = event;
    if (OF_THE_TABLE.has(type)) {
      const nobody = Object.values(event.data).some(isEmpty);
      if (nobody) throw new Breach(place, 'words', `"${type}" names nobody`);
      continue;
    }
    for (let seat = -1; seat < place.seats; seat++) {
      const viewer: Seat | null = seat < 0 ? null : seat;
      const { data } = told(event, viewer);
      const own = game.messages[`${type}.own`];
      const isPrivy = own !== undefined && gapsIn(own).every((gap) => gap in data);
      const wrong = badText(game, { id: isPrivy ? `${type}.own` : type, params: data });
      if (wrong) throw new Breach(place, 'words', `${wrong}, as ${nameOf(viewer)} reads it`);
    }
  }
}

/** What is wrong with words and the words inside them, or null. */
function badText(game: Game, { id, params }: Text): string | null {
  const message = game.messages[id];
  if (message === undefined) return `there is no message "${id}"`;
  for (const gap of gapsIn(message)) {
    const value = params?.[gap];
    if (value === undefined || isEmpty(value)) return `"${id}" has nothing for {${gap}}`;
    for (const part of Array.isArray(value) ? value : [value]) {
      const inner = isText(part) ? badText(game, part) : null;
      if (inner) return inner;
    }
  }
  return null;
}

const gapsIn = (message: string): string[] => [...message.matchAll(/\{([a-zA-Z]+)/g)].map(([, gap]) => gap as string);

const isEmpty = (value: Json): boolean =>
  value === null || value === '' || (Array.isArray(value) && value.length === 0) || Number.isNaN(value);

const isText = (value: Json | undefined): value is Json & Text =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && typeof value.id === 'string';
