import type { Json, Text, Told } from '@orrery/kernel';
import { DEVELOPMENTS, kindOf, type MothershipView, sideOf, techNamed, unitNamed } from '@orrery/mothership';
import type { GameKit } from '../kit.ts';
import { faceOf, titleNamed } from './play/faces.ts';
import { MothershipTable } from './play/MothershipTable.tsx';
import { unitWords } from './play/seen.ts';

const UNIT = /^\d(S|M|[FBG]\d)$/;
const CARD = /^c(\d\d)\.\d+$/;

/** A unit, a card or a development by name. */
function named(value: Json): string | null {
  if (typeof value !== 'string') return null;
  if (UNIT.test(value)) return unitWords({ id: value, kind: kindOf(unitNamed(value)) });
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

function shown(name: string, value: Json): string | null {
  if (name === 'target' && typeof value === 'string') return targetWords(value);
  if (Array.isArray(value) && value.length > 0 && value.every((one) => named(one) !== null)) {
    return value.map(named).join(', ');
  }
  return named(value);
}

/** What happens so often that the log is clearer without it. */
const QUIET = new Set(['set-up', 'placed', 'stepped', 'stayed', 'moves', 'killed', 'turn-began']);
/** Events about one unit that are told with its owner. */
const OF_UNIT = new Set(['destroyed', 'warped', 'entered-field', 'came-back', 'deployed']);

function retold({ type, data }: Told): Text | null | undefined {
  if (QUIET.has(type)) return null;
  // One of a thing is not called by its plural.
  if (type === 'gained' && data.n === 1 && data.what === 'minerals')
    return { id: type, params: { ...data, what: 'mineral' } };
  if (OF_UNIT.has(type) && typeof data.unit === 'string') {
    return { id: `${type}-of`, params: { ...data, owner: sideOf(unitNamed(data.unit)) } };
  }
  if (type === 'fight' && Array.isArray(data.units) && data.units.length > 0) {
    const target = String(data.target);
    if (UNIT.test(target)) return { id: 'fight-of', params: { ...data, owner: sideOf(unitNamed(target)) } };
    return { id: 'fight-planet', params: data };
  }
  if (type === 'fight') return null;
  if (type === 'rolled' && typeof data.side === 'number') {
    return data.side < 0
      ? { id: 'rocks-rolled', params: data }
      : { id: 'rolled-by', params: { ...data, seat: data.side } };
  }
  return undefined;
}

function breakdown(_detail: Json | undefined, view: unknown): { label: string; values: number[] }[] {
  const { players, agreed } = view as MothershipView;
  const seats = players.filter(({ npc }) => !npc);
  const rows = [
    ...(agreed.mode === 'points' ? [{ label: 'Points', values: seats.map(({ points }) => points) }] : []),
    { label: 'Kills', values: seats.map(({ kills }) => kills) },
    { label: 'Planets', values: seats.map(({ planets }) => planets) },
    { label: 'Techs', values: seats.map(({ tier }) => tier.reduce((sum, n) => sum + n, 0)) },
    // Faces thrown against what was to be expected, in whole points.
    { label: 'Luck', values: seats.map(({ luck }) => Math.round(luck.faces - luck.expected / 2)) },
  ];
  return rows;
}

/** Mothership on the shared table. */
export const kit: GameKit = {
  Table: MothershipTable,
  shown,
  retold,
  messages: {
    'destroyed-of': '{owner} loses {unit}.',
    'warped-of': '{owner}’s {unit} warps to {to}.',
    'entered-field-of': '{owner}’s {unit} flies into asteroids.',
    'came-back-of': '{owner}’s {unit} comes back.',
    'deployed-of': '{owner} deploys {unit}.',
    'fight-of': '{by} attacks {owner}’s {target} with {units}.',
    'rolled-by': '{seat} rolls {faces}.',
    'rocks-rolled': 'The asteroids roll {faces}.',
    'fight-planet': '{by} attacks a planet with {units}.',
  },
  keys: [
    [['1', '–', '9'], 'take up a card of the hand'],
    [['V'], 'the next ship that has not moved'],
    [['F'], 'fly without striking'],
    [['G'], 'deploy a guardian beside the chosen ship'],
    [['C'], 'buy an action card'],
    [['E'], 'end the turn'],
    [['B'], 'go to the board; arrows walk over it'],
    [['T'], 'go to the tech tree'],
    [['⇧', '←', '↑', '→', '↓'], 'move the board'],
    [['+', '−', '0'], 'zoom in, out, show all'],
  ],
  breakdown,
  hand: (view, seat) =>
    ((view as MothershipView).players[seat]?.hand ?? []).flatMap((card) => {
      const face = card && faceOf(card, () => '');
      return face ? [face.name] : [];
    }),
  sound: (type) =>
    type === 'moves' || type === 'placed' || type === 'deployed' || type === 'warped'
      ? 'place'
      : type === 'captured' || type === 'gained' || type === 'researched' || type === 'explored'
        ? 'gain'
        : null,
};
