import {
  CARDS,
  cardNamed,
  designNamed,
  type HelionoxView,
  PLACE_NAMES,
  type Place,
  type Score,
} from '@orrery/helionox';
import type { Json, Text, Told } from '@orrery/kernel';
import type { GameKit } from '../kit.ts';
import { HelionoxTable } from './HelionoxTable.tsx';

/** A card, a place or a list of them by name. */
function named(value: Json): string | null {
  if (typeof value !== 'string') return null;
  const card = CARDS[cardNamed(value)] ?? designNamed(value);
  if (card) return card.name;
  return value in PLACE_NAMES ? PLACE_NAMES[value as Place] : null;
}

function shown(_name: string, value: Json): string | null {
  if (Array.isArray(value) && value.length > 0) {
    const names = value.map(named);
    return names.every((name) => name !== null) ? names.join(', ') : null;
  }
  return named(value);
}

/** What happens so often that the log is clearer without it. */
const QUIET = new Set(['set-up', 'mercury-laid', 'drew', 'reshuffled']);

function retold({ type, data }: Told): Text | null | undefined {
  if (type === 'called') return { id: 'calls', params: { ...data, to: data.partner ?? null } };
  if (type === 'collaborated') return { id: 'together', params: { ...data, to: data.partner ?? null } };
  if (type === 'drew' && data.cards !== undefined) return undefined;
  return QUIET.has(type) ? null : undefined;
}

const PARTS: { label: string; of(score: Score): number }[] = [
  { label: 'Influence', of: (score) => score.influence },
  { label: 'Cards', of: (score) => score.cards },
  { label: 'Missions', of: (score) => score.missions },
  { label: 'Embassies', of: (score) => score.embassies },
  { label: 'Infamy', of: (score) => -Math.abs(score.infamy) },
  { label: 'Illegal Tech', of: (score) => -Math.abs(score.illegal) },
];

function breakdown(detail: Json | undefined, view: unknown): { label: string; values: number[] }[] {
  const stored = (detail as { scores?: Score[] } | undefined)?.scores;
  const scores = stored ?? (view as HelionoxView).players.map((player) => player.score);
  const rows = PARTS.map(({ label, of }) => ({ label, values: scores.map((score) => of(score) || 0) }));
  // Parts that nobody has are left out.
  return rows.filter(({ values }, i) => i < 2 || values.some((value) => value !== 0));
}

/** Helionox on the shared table. */
export const kit: GameKit = {
  Table: HelionoxTable,
  shown,
  retold,
  messages: {
    calls: '{seat} calls {to} to {card}.',
    together: 'Together: {seat} gives {share}, {to} gives {rest}.',
  },
  breakdown,
  sound: (type) =>
    type === 'played' || type === 'moved' || type === 'embassy-placed'
      ? 'place'
      : type === 'overcome' || type === 'bought' || type === 'delivered' || type === 'influence'
        ? 'gain'
        : null,
};
