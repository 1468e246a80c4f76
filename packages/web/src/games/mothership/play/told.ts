import type { Json, Messages, Text, Told } from '@orrery/kernel';
import { DEVELOPMENTS, kindOf, placeName, sideOf, techNamed, unitNamed } from '@orrery/mothership';
import { titleNamed } from './faces.ts';
import { type Added, summed, type Thrown } from './lastFight.ts';
import { unitWords } from './seen.ts';

const UNIT = /^\d(S|M|[FBG]\d)$/;
const CARD = /^c(\d\d)\.\d+$/;
const CELL = /^-?\d+,-?\d+$/;

const isUnit = (value: unknown): value is string => typeof value === 'string' && UNIT.test(value);
const isCell = (value: unknown): value is string => typeof value === 'string' && CELL.test(value);
const ownerOf = (unit: string): number => sideOf(unitNamed(unit));

/** A unit, a hex, a card, a tech or a development by name. */
function named(value: Json): string | null {
  if (typeof value !== 'string') return null;
  if (UNIT.test(value)) return unitWords({ id: value, kind: kindOf(unitNamed(value)) });
  if (CELL.test(value)) return placeName(value);
  const card = CARD.exec(value);
  if (card) return titleNamed(String(Number(card[1])))?.name ?? null;
  const built = DEVELOPMENTS.find(({ id }) => value.startsWith(`${id}.`));
  return built?.name ?? techNamed(value)?.name ?? null;
}

/** The parts of a target, each by name: `1M/weapons`. */
const targetWords = (value: string): string =>
  value
    .split(/[/ ]/)
    .map((part) => named(part) ?? part)
    .join(', ');

export function shown(name: string, value: Json): string | null {
  if (name === 'target' && typeof value === 'string') return targetWords(value);
  if (Array.isArray(value) && value.length > 0 && value.every((one) => named(one) !== null)) {
    return value.map(named).join(', ');
  }
  return named(value);
}

/** What happens so often that the log is clearer without it. Dice are told with what they came to. */
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
/** Events about one unit that are told with its owner. */
const OF_UNIT = new Set(['station-moved', 'destroyed', 'warped', 'entered-field', 'came-back', 'deployed', 'held']);

/** A die as it counts: `4`, `4 × 2` where it counts twice, `1 + 5` with a die that was added. */
const dieWords = ({ face, times, extras }: Pick<Thrown, 'face' | 'times' | 'extras'>): string =>
  [times === 1 ? `${face}` : `${face} × ${times}`, ...extras].join(' + ');

/** `5 + 2 + 1 Rear Turrets = 8`: what one side of a fight threw, and every bonus by its name. */
function sumWords(data: Told['data'], at: 0 | 1): string {
  const dice = (data.dice as unknown as Thrown[][] | undefined)?.[at] ?? [];
  const added = summed((data.added as unknown as Added[][])[at] ?? []);
  const total = Number(at === 0 ? data.attack : data.defence);
  const more = added
    .map(({ name, n }) => `${n < 0 ? '−' : '+'} ${/^\d/.test(name) ? name : `${Math.abs(n)} ${name}`}`)
    .join(' ');
  const thrown = dice.map(dieWords).join(' + ');
  const parts = [thrown, more].filter(Boolean).join(' ');
  return parts === `${total}` || parts === '' ? `${total}` : `${parts} = ${total}`;
}

function compared({ data }: Told): Text {
  const [by = -1, to = -1] = data.sides as number[];
  const params = { by, to, attack: sumWords(data, 0), defence: sumWords(data, 1) };
  const kind = data.kind === 'dogfight' ? 'both' : String(data.kind);
  return { id: `compared-${kind}`, params };
}

/** What a mothership really lost: nothing is told that was not there to lose. */
function hit({ data }: Told): Text {
  const lost = [data.shields !== 0 && 'shields', data.hull !== 0 && 'hull'].filter(Boolean);
  return { id: `hit-${lost.join('-') || 'nothing'}`, params: data };
}

/** A card with its target: whose unit it is played on. */
function played({ data }: Told): Text | undefined {
  const [first = ''] = String(data.target ?? '').split(/[/ ]/);
  if (!isUnit(first)) return undefined;
  const owner = ownerOf(first);
  // Nobody is told that Ada plays it on Ada’s ship.
  return { id: owner === data.seat ? 'played-on-own' : 'played-on', params: { ...data, owner, unit: first } };
}

/** How an event is told on this table: units with their owners, hexes by name, dice with every bonus. */
export function retold(event: Told): Text | null | undefined {
  const { type, data } = event;
  if (QUIET.has(type)) return null;
  if (type === 'compared' && Array.isArray(data.sides)) return compared(event);
  if (type === 'played') return played(event);
  if (type === 'mothership-hit') return hit(event);
  if (type === 'diverted' && Array.isArray(data.rows)) {
    const [engines = 0, weapons = 0, shields = 0] = data.rows as number[];
    return { id: 'diverted-rows', params: { ...data, engines, weapons, shields } };
  }
  // One of a thing is not called by its plural.
  if (type === 'gained' && data.n === 1 && data.what === 'minerals')
    return { id: type, params: { ...data, what: 'mineral' } };
  if (OF_UNIT.has(type) && isUnit(data.unit)) {
    return { id: `${type}-of`, params: { ...data, owner: ownerOf(data.unit) } };
  }
  if (type === 'fight') {
    if (isUnit(data.target)) return { id: 'fight-of', params: { ...data, owner: ownerOf(data.target) } };
    return { id: 'fight-planet', params: data };
  }
  return undefined;
}

/** Whose doing an event is that names no seat. */
export function doer({ type, data }: Told): number | null {
  if (type === 'fight' || type === 'asteroid-fight' || type === 'killed')
    return Number(data.by) >= 0 ? Number(data.by) : null;
  if (type === 'compared' && Array.isArray(data.sides))
    return Number(data.sides[0]) >= 0 ? Number(data.sides[0]) : null;
  return isUnit(data.unit) ? ownerOf(data.unit) : null;
}

/** The units, hexes, cards and techs an event speaks of, as the screen names them. */
export function spots({ data }: Told): string[] {
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

/** Where the thing lies that an option is about. */
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
  'play-seat': '{seat}',
  'play-for': '{seat}, {what}',
  'play-die': '{unit}: {face}',
  'destroyed-of': '{owner} loses {unit}.',
  'warped-of': '{owner}’s {unit} warps to {to}.',
  'station-moved-of': '{owner}’s {unit} moves to {to}.',
  'entered-field-of': '{owner}’s {unit} flies into asteroids.',
  'came-back-of': '{owner}’s {unit} comes back at {to}.',
  'deployed-of': '{owner} deploys {unit} to {to}.',
  'held-of': '{seat} holds {owner}’s {unit}.',
  'played-on-own': '{seat} plays {name} on {unit}.',
  'played-on': '{seat} plays {name} on {owner}’s {unit}.',
  'fight-of': '{by} attacks {owner}’s {target} with {units}.',
  'fight-planet': '{by} attacks the planet at {cell} with {units}.',
  'diverted-rows': '{seat} shifts energy: engines {engines}, weapons {weapons}, shields {shields}.',
  'hit-shields-hull':
    '{seat}’s Mothership loses {shields} {shields|shield|shields} and {hull} {hull|hull point|hull points}.',
  'hit-shields': '{seat}’s Mothership loses {shields} {shields|shield|shields}.',
  'hit-hull': '{seat}’s Mothership loses {hull} {hull|hull point|hull points}.',
  'hit-nothing': '{seat}’s Mothership takes no harm.',
  'compared-both': '{by} rolls {attack}, {to} rolls {defence}.',
  'compared-station': '{by} rolls {attack}.',
  'compared-planet': '{by} rolls {attack}; it takes {defence}.',
  'compared-asteroids': 'The asteroids roll {attack}, {to} rolls {defence}.',
};
