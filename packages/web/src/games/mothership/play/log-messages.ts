import type { Json, Message, Messages, VisibleEvent } from '@orrery/kernel';
import { DEVELOPMENTS, kindOf, placeName, sideOf, techNamed, unitNamed } from '@orrery/mothership';
import { unitTitle } from './board-data.ts';
import { type Added, bonusAmount, summed } from './bonuses.ts';
import { titleNamed } from './faces.ts';
import type { Thrown } from './lastFight.ts';

const UNIT = /^\d(S|M|[FBG]\d)$/;
const CARD = /^c(\d\d)\.\d+$/;
const CELL = /^-?\d+,-?\d+$/;

const isUnit = (value: unknown): value is string => typeof value === 'string' && UNIT.test(value);
const isCell = (value: unknown): value is string => typeof value === 'string' && CELL.test(value);
const ownerOf = (unit: string): number => sideOf(unitNamed(unit));

/** The name of a unit, a hex, a card, a tech or a development; null for anything else. */
function named(value: Json): string | null {
  if (typeof value !== 'string') return null;
  if (UNIT.test(value)) return unitTitle({ id: value, kind: kindOf(unitNamed(value)) });
  if (CELL.test(value)) return placeName(value);
  const card = CARD.exec(value);
  if (card) return titleNamed(String(Number(card[1])))?.name ?? null;
  const built = DEVELOPMENTS.find(({ id }) => value.startsWith(`${id}.`));
  return built?.name ?? techNamed(value)?.name ?? null;
}

export function shown(_name: string, value: Json): string | null {
  if (Array.isArray(value) && value.length > 0 && value.every((one) => named(one) !== null)) {
    return value.map(named).join(', ');
  }
  return named(value);
}

/** Events the log leaves out because they are frequent. Dice are shown with their totals. */
const QUIET = new Set([
  'set-up',
  'placed',
  'stepped',
  'stayed',
  'moves',
  'killed',
  'turn-began',
  'rolled',
  'asteroid-fight',
]);
/** Events about one unit, shown with its owner. */
const OF_UNIT = new Set(['station-moved', 'destroyed', 'warped', 'entered-field', 'came-back', 'deployed', 'held']);

/** A die with its effective value: `4`, `4 × 2` if it counts twice, `1 + 5` with an added die. */
const dieText = ({ face, times, extras }: Pick<Thrown, 'face' | 'times' | 'extras'>): string =>
  [times === 1 ? `${face}` : `${face} × ${times}`, ...extras].join(' + ');

/** `5 + 2 + 1 Rear Turrets = 8`: one side's dice and named bonuses. */
function sumText(data: VisibleEvent['data'], at: 0 | 1): string {
  const dice = (data.dice as unknown as Thrown[][] | undefined)?.[at] ?? [];
  const added = summed((data.added as unknown as Added[][])[at] ?? []);
  const total = Number(at === 0 ? data.attack : data.defence);
  const more = added.map((bonus) => `${bonus.n < 0 ? '−' : '+'} ${bonusAmount(bonus)}`).join(' ');
  const thrown = dice.map(dieText).join(' + ');
  const parts = [thrown, more].filter(Boolean).join(' ');
  return parts === `${total}` || parts === '' ? `${total}` : `${parts} = ${total}`;
}

function compared({ data }: VisibleEvent, sides: readonly Json[]): Message {
  const [by = -1, to = -1] = sides.map(Number);
  const params = { by, to, attack: sumText(data, 0), defence: sumText(data, 1) };
  const kind = data.kind === 'dogfight' ? 'both' : String(data.kind);
  return { id: `compared-${kind}`, params };
}

/** The shields and hull points that a mothership lost; zero losses are omitted. */
function hit({ data }: VisibleEvent): Message {
  const lost = [data.shields !== 0 && 'shields', data.hull !== 0 && 'hull'].filter(Boolean);
  return { id: `hit-${lost.join('-') || 'nothing'}`, params: data };
}

/** A card with its target and the target's owner. */
function played({ data }: VisibleEvent): Message | undefined {
  const [first = ''] = String(data.target ?? '').split(/[/ ]/);
  if (!isUnit(first)) return undefined;
  const owner = ownerOf(first);
  // The owner is omitted if a player targets their own unit.
  return { id: owner === data.seat ? 'played-on-own' : 'played-on', params: { ...data, owner, unit: first } };
}

/** The log message of an event on this table: units with their owners, hexes by name, dice with bonuses. */
export function logMessage(event: VisibleEvent): Message | null | undefined {
  const { type, data } = event;
  if (QUIET.has(type)) return null;
  if (type === 'compared' && Array.isArray(data.sides)) return compared(event, data.sides);
  if (type === 'played') return played(event);
  if (type === 'mothership-hit') return hit(event);
  if (type === 'station-hit' && data.steps === 0) return { id: 'station-held', params: data };
  if (type === 'diverted' && Array.isArray(data.rows)) {
    const [engines = 0, weapons = 0, shields = 0] = data.rows.map(Number);
    return { id: 'diverted-rows', params: { ...data, engines, weapons, shields } };
  }
  if (OF_UNIT.has(type) && isUnit(data.unit)) {
    return { id: `${type}-of`, params: { ...data, owner: ownerOf(data.unit) } };
  }
  if (type === 'fight') {
    if (isUnit(data.target)) return { id: 'fight-of', params: { ...data, owner: ownerOf(data.target) } };
    return { id: 'fight-planet', params: data };
  }
  return undefined;
}

/** The acting seat of an event that names none. */
export function actorOf({ type, data }: VisibleEvent): number | null {
  if (type === 'fight' || type === 'asteroid-fight' || type === 'killed')
    return Number(data.by) >= 0 ? Number(data.by) : null;
  if (type === 'compared' && Array.isArray(data.sides))
    return Number(data.sides[0]) >= 0 ? Number(data.sides[0]) : null;
  return isUnit(data.unit) ? ownerOf(data.unit) : null;
}

/** Anchors of the units, hexes, cards and techs in an event. */
export function anchors({ data }: VisibleEvent): string[] {
  const { unit, units, target, cell, to, planet, cells, card, tech } = data as Record<string, Json | undefined>;
  const pieces = [unit, units ?? [], target].flat().filter(isUnit);
  const ways = Array.isArray(cells) ? cells.slice(-1) : [];
  const hexes = [cell, to, planet, ...ways].filter(isCell);
  return [
    ...pieces.map((id) => `unit:${id}`),
    ...hexes.map((hex) => `hex:${hex}`),
    ...(typeof card === 'string' ? [`card:${card}`] : []),
    ...(typeof tech === 'string' ? [`tech:${tech}`] : []),
  ];
}

const VERBS = new Set(['end', 'move', 'divert', 'buy', 'gas', 'beam', 'refresh']);

/** Anchors of the units, hexes, cards, tech or action that an option refers to. */
export function aim(option: string): string[] {
  const parts = option.split(/[:/]/);
  const [verb = ''] = parts;
  if (verb === 'tech') return [`tech:${parts[1]}`];
  const found = parts.flatMap((part) =>
    CARD.test(part) ? [`card:${part}`] : isUnit(part) ? [`unit:${part}`] : isCell(part) ? [`hex:${part}`] : [],
  );
  return found.length === 0 && VERBS.has(verb) ? [`act:${verb}`] : found;
}

export const messages: Messages = {
  'play-on': '{target}',
  'play-row': '{owner}’s {unit}: {row, select, engines {engines} weapons {weapons} other {shields}}',
  'play-at': '{unit} at {target}',
  'play-to': '{unit} to {cell}',
  'play-via': '{unit} via {via} to {cell}',
  'play-seat': '{seat}',
  'play-for': '{seat}, {what}',
  'play-die': '{unit}: {face}',
  'destroyed-of': '{owner} loses {unit}.',
  'warped-of': '{owner}’s {unit} warps to {to}.',
  'station-moved-of': '{owner}’s {unit} moves to {to}.',
  'entered-field-of': '{owner}’s {unit} enters an asteroid field.',
  'came-back-of': '{owner}’s {unit} comes back at {to}.',
  'deployed-of': '{owner} deploys {unit} to {to}.',
  'held-of': '{seat} holds {owner}’s {unit}.',
  'played-on-own': '{seat} plays {name} on {unit}.',
  'played-on': '{seat} plays {name} on {owner}’s {unit}.',
  'fight-of': '{by} attacks {owner}’s {target} with {units}.',
  'fight-planet': '{by} attacks the planet at {cell} with {units}.',
  'diverted-rows': '{seat} diverts energy: engines {engines}, weapons {weapons}, shields {shields}.',
  'hit-shields-hull':
    '{seat}’s Mothership loses {shields, plural, one {# shield} other {# shields}} and {hull, plural, one {# hull point} other {# hull points}}.',
  'hit-shields': '{seat}’s Mothership loses {shields, plural, one {# shield} other {# shields}}.',
  'hit-hull': '{seat}’s Mothership loses {hull, plural, one {# hull point} other {# hull points}}.',
  'hit-nothing': '{seat}’s Mothership takes no damage.',
  'station-held': '{seat}’s station takes no damage.',
  'compared-both': '{by} rolls {attack}, {to} rolls {defence}.',
  'compared-station': '{by} rolls {attack}.',
  'compared-planet': '{by} rolls {attack}; {defence} needed.',
  'compared-asteroids': 'The asteroids roll {attack}, {to} rolls {defence}.',
};
