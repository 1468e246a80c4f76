import {
  CARDS,
  cardNamed,
  cardText,
  designNamed,
  type HelionoxView,
  PLACE_NAMES,
  type Place,
  type Request,
  type Score,
  type SyndicateScore,
  type TeamScore,
} from '@orrery/helionox';
import type { Json, Text, Told } from '@orrery/kernel';
import type { GameKit, Side } from '../kit.ts';
import { terms } from './guide/terms.ts';
import { HelionoxTable } from './play/HelionoxTable.tsx';

/** A card, a place or a list of them by name. */
function named(value: Json): string | null {
  if (typeof value !== 'string') return null;
  const card = CARDS[cardNamed(value)] ?? designNamed(value);
  if (card) return card.name;
  return value in PLACE_NAMES ? PLACE_NAMES[value as Place] : null;
}

const TOKENS: Record<string, string> = { credits: 'Credits', defense: 'Defense' };

function shown(name: string, value: Json): string | null {
  if (name === 'what') return TOKENS[String(value)] ?? null;
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
  if (type === 'request-drawn' && data.card !== undefined) {
    const { from, to } = CARDS[cardNamed(String(data.card))] as Request;
    return { id: 'request', params: { ...data, from, to } };
  }
  if (type === 'drew' && data.cards !== undefined) return undefined;
  return QUIET.has(type) ? null : undefined;
}

const PARTS: { label: string; of(score: Score): number }[] = [
  { label: 'Influence', of: (score) => score.influence },
  { label: 'Cards', of: (score) => score.cards },
  { label: 'Missions', of: (score) => score.missions },
  { label: 'Embassies', of: (score) => score.embassies },
  { label: 'Infamy', of: (score) => score.infamy },
  { label: 'Illegal Tech', of: (score) => score.illegal },
];

function breakdown(detail: Json | undefined, view: unknown): { label: string; values: number[] }[] {
  const stored = (detail as { scores?: Score[] } | undefined)?.scores;
  const scores = stored ?? (view as HelionoxView).players.map((player) => player.score);
  const rows = PARTS.map(({ label, of }) => ({ label, values: scores.map((score) => of(score) || 0) }));
  // Parts that nobody has are left out.
  return rows.filter(({ values }, i) => i < 2 || values.some((value) => value !== 0));
}

/** The team and its adversary, where there is one. */
function sides(detail: Json | undefined): Side[] | null {
  const found = detail as { team?: TeamScore; syndicate?: SyndicateScore } | undefined;
  if (!found?.team || !found.syndicate) return null;
  const { team, syndicate } = found;
  return [
    {
      name: 'The team',
      colour: 'var(--hx-influence)',
      total: team.total,
      parts: [
        { label: 'Events', value: team.events },
        { label: 'Brought in by the players', value: team.players },
        { label: 'Requests', value: team.requests },
        { label: 'Missions', value: team.missions },
      ],
    },
    {
      name: 'The Syndicate',
      colour: 'var(--hx-cata)',
      total: syndicate.total,
      parts: [
        { label: 'Events', value: syndicate.events },
        { label: 'Market cards', value: syndicate.cards },
        { label: 'Requests left', value: syndicate.requests },
        { label: 'Illegal Tech left', value: syndicate.illegal },
        { label: 'Missions not completed', value: syndicate.missions },
      ],
    },
  ];
}

/** Worlds and cards an event speaks of; a card is lit wherever it lies. */
function spots({ type, data }: Told): string[] {
  const { place, card, cards } = data as { place?: string; card?: string; cards?: string[] };
  if (place) return [`place:${place}`];
  if (type === 'architects') return [];
  return [card ?? [], cards ?? []].flat().flatMap((id) => [`card:${id}`, `event:${id}`]);
}

/** A card in words, for a finger that holds on to it. */
function about(id: string): { title: string; text: string } | null {
  const card = designNamed(id);
  return card ? { title: card.name, text: cardText(card).join(' ') } : null;
}

/** What an option of the Main Phase is about; options that are cards stand for themselves. */
function aim(option: string): string[] {
  const [verb = '', on = ''] = option.split(':');
  const kind = {
    play: 'card',
    buy: 'slot',
    overcome: 'event',
    alternative: 'event',
    collaborate: 'event',
    travel: 'place',
  }[verb];
  if (option === 'buy:prime') return ['prime'];
  if (verb === 'architect') return ['architect'];
  return [kind ? `${kind}:${on}` : `card:${option}`];
}

/** Helionox on the shared table. */
export const kit: GameKit = {
  Table: HelionoxTable,
  shown,
  retold,
  spots,
  aim,
  terms,
  about,
  messages: {
    request: '{seat} draws a Request: {from} to {to}.',
    calls: '{seat} calls {to} to {card}.',
    together: 'Together: {seat} gives {share}, {to} gives {rest}.',
  },
  breakdown,
  keys: [
    [['T'], 'go to the Market'],
    [['L'], 'use the Location Bonus'],
    [['K'], 'use Key Access'],
    [['E'], 'place an Embassy'],
    [['C'], 'take Cargo'],
    [['D'], 'deliver Cargo'],
    [['G'], 'remove a Garrison'],
  ],
  sides,
  news: { accepted: 'good', declined: 'bad' },
  hand: (view, seat) =>
    ((view as HelionoxView).players[seat]?.hand ?? []).flatMap((card) => (card ? [named(card.id) ?? card.id] : [])),
  sound: (type) =>
    type === 'played' || type === 'moved' || type === 'embassy-placed'
      ? 'place'
      : type === 'overcome' || type === 'bought' || type === 'delivered' || type === 'influence'
        ? 'gain'
        : null,
};
