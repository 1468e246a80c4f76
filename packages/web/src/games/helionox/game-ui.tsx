import {
  CARDS,
  cardNamed,
  cardText,
  designNamed,
  type HelionoxView,
  PLACES,
  type Place,
  placeInSentence,
  type Request,
  type Score,
  type SyndicateScore,
  type TeamScore,
} from '@orrery/helionox';
import type { Json, Message, VisibleEvent } from '@orrery/kernel';
import { defined } from '@orrery/kernel';
import type { Text } from '@orrery/messages';
import type { GameUi, KeyLine, Side } from '../../play/game-ui.ts';
import { formatList } from '../../ui/format-list.ts';
import { terms } from './guide/terms.ts';
import { cues, rounds } from './play/cues.ts';
import { HelionoxTable } from './play/HelionoxTable.tsx';
import { mood, palette } from './play/sounds.ts';
import { t } from './text.ts';

/** The name of a card, or of a place as in a sentence; null for other values. */
function named(value: Json): string | null {
  if (typeof value !== 'string') return null;
  const card = CARDS[cardNamed(value)] ?? designNamed(value);
  if (card) return card.name;
  return (PLACES as readonly string[]).includes(value) ? placeInSentence(value as Place) : null;
}

function shown(_name: string, value: Json): string | null {
  if (Array.isArray(value) && value.length > 0) {
    const names = value.map(named);
    return names.every((name) => name !== null) ? formatList(names) : null;
  }
  return named(value);
}

/** Event types omitted from the log because they are frequent or irrelevant. */
const HIDDEN = new Set(['set-up', 'mercury-laid', 'drew', 'reshuffled']);

function eventMessage({ type, data }: VisibleEvent): Message | null | undefined {
  if (type === 'called') return { id: 'calls', params: { ...data, to: data.partner ?? null } };
  if (type === 'collaborated') return { id: 'together', params: { ...data, to: data.partner ?? null } };
  if (type === 'request-drawn' && data.card !== undefined) {
    const { from, to } = defined(CARDS[cardNamed(String(data.card))]) as Request;
    return { id: 'request', params: { ...data, from, to } };
  }
  if (type === 'drew' && data.cards !== undefined) return undefined;
  return HIDDEN.has(type) ? null : undefined;
}

const PARTS: { label: Parameters<typeof t>[0]; of(score: Score): number }[] = [
  { label: 'influence-taken', of: (score) => score.influence },
  { label: 'cards', of: (score) => score.cards },
  { label: 'missions', of: (score) => score.missions },
  { label: 'embassies', of: (score) => score.embassies },
  { label: 'infamy', of: (score) => score.infamy },
  { label: 'illegal-tech', of: (score) => score.illegal },
];

function breakdown(detail: Json | undefined, view: HelionoxView): { label: string; values: number[] }[] {
  const stored = (detail as { scores?: Score[] } | undefined)?.scores;
  const scores = stored ?? view.players.map((player) => player.score);
  const rows = PARTS.map(({ label, of }) => ({ label: t(label), values: scores.map((score) => of(score) || 0) }));
  // Parts that are 0 for every player are omitted.
  return rows.filter(({ values }, i) => i < 2 || values.some((value) => value !== 0));
}

/** Both sides of a team game; null in a competitive one. */
function sides(detail: Json | undefined): Side[] | null {
  const found = detail as { team?: TeamScore; syndicate?: SyndicateScore } | undefined;
  if (!found?.team || !found.syndicate) return null;
  const { team, syndicate } = found;
  return [
    {
      name: t('the-team'),
      colour: 'var(--hx-influence)',
      total: team.total,
      parts: [
        { label: t('events'), value: team.events },
        { label: t('by-players'), value: team.players },
        { label: t('requests'), value: team.requests },
        { label: t('missions'), value: team.missions },
      ],
    },
    {
      name: t('the-syndicate'),
      colour: 'var(--hx-cata)',
      total: syndicate.total,
      parts: [
        { label: t('events'), value: syndicate.events },
        { label: t('market-cards'), value: syndicate.cards },
        { label: t('requests-left'), value: syndicate.requests },
        { label: t('illegal-left'), value: syndicate.illegal },
        { label: t('missions-failed'), value: syndicate.missions },
      ],
    },
  ];
}

/** The anchors of the worlds and cards an event is about; an id can belong to a card or an Event. */
function anchors({ type, data }: VisibleEvent): string[] {
  const { place, card, cards } = data as { place?: string; card?: string; cards?: string[] };
  if (place) return [`place:${place}`];
  if (type === 'architects') return [];
  return [card ?? [], cards ?? []].flat().flatMap((id) => [`card:${id}`, `event:${id}`]);
}

/** A card's name and text, for a long press. */
function about(id: string): { title: string; text: string } | null {
  const card = designNamed(id);
  return card ? { title: card.name, text: cardText(card).join(' ') } : null;
}

/** The anchors an option is about. Options that are cards are their own anchors. */
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

/** Helionox's configuration of the shared table. */
export const gameUi: GameUi<Text> = {
  Table: HelionoxTable,
  shown,
  eventMessage,
  anchors,
  aim,
  terms,
  about,
  messages: {
    request: '{seat} draws a Request: from {from} to {to}.',
    calls: '{seat} calls {to} to help overcome {card}.',
    together: 'Collaboration: {seat} pays {share} Defense, {to} pays {rest}.',
  },
  breakdown,
  get keys(): readonly KeyLine[] {
    return [
      [['T'], t('key-market')],
      [['L'], t('key-bonus')],
      [['K'], t('key-access-key')],
      [['E'], t('key-embassy')],
      [['C'], t('key-cargo')],
      [['D'], t('key-deliver')],
      [['G'], t('key-garrison')],
    ];
  },
  sides,
  news: { accepted: 'good', declined: 'bad' },
  hand: (view: HelionoxView, seat) =>
    (view.players[seat]?.hand ?? []).flatMap((card) => (card ? [named(card.id) ?? card.id] : [])),
  cues,
  palette,
  mood,
  rounds,
};
