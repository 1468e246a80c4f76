import {
  alternativeText,
  type Card,
  cardText,
  designNamed,
  type Faction,
  factionName,
  INFAMY_WHEN_PLAYED,
  placeInSentence,
  placeName,
} from '@orrery/helionox';
import { t } from '../text.ts';
import { t as effectLine } from '../text-effects.ts';
import { type Picture, pictureOf } from './pictures.ts';
import type { SignName } from './signs.ts';
import { effectSummary, fleetLine, type Line, linesOf } from './steps.ts';

/** The parts of a card that its frame shows, for any kind of card. */
export interface Face {
  id: string;
  name: string;
  /** The colour family of the frame. */
  family: Faction | 'asset' | 'illegal' | 'event' | 'architect' | 'other';
  picture: Picture;
  badge: SignName;
  kind: string;
  /** The kind in short form, for small cards. */
  shortKind?: string;
  cost: number | null;
  influence: number | null;
  unique: boolean;
  lines: Line[];
}

const BADGES: Record<Faction, SignName> = {
  bio: 'bio',
  cybernetic: 'cybernetic',
  transport: 'transport',
  defense: 'shieldHalf',
};

const sides = (inactive: number, active: number) => t('both-sides', { inactive, active });
const note = (sign: SignName, text: string): Line => ({ sign, text, tone: '', amount: null });

/** The design with this id, such as `B03`. */
export function designOf(id: string): Card {
  const found = designNamed(id);
  if (!found) throw new Error(`no card with id ${id}`);
  return found;
}

/** A card's description for screen readers: its name and its effects. */
export function spoken(design: string): string {
  const card = designOf(design);
  return t('card-spoken', { name: card.name, text: cardText(card).join(' ') });
}

const SYLLABLES = /([aeiou][b-df-hj-np-tv-z])(?=[b-df-gj-np-tv-z][aeiouy])/gi;

/** A name whose long words may be divided, for narrow cards; browsers know too few words. */
export const divisible = (name: string): string =>
  name.replace(/\p{L}{9,}/gu, (word) => word.replace(SYLLABLES, '$1\u00AD'));

const blank = { cost: null, influence: null, unique: false };

/** The parts of a card, for its frame. */
export const faceOf = (card: Card): Face => ({
  ...blank,
  id: card.id,
  name: card.name,
  picture: pictureOf(card.id),
  ...ownParts(card),
});

type OwnParts = Pick<Face, 'family' | 'badge' | 'kind' | 'lines'> & Partial<Face>;

/** The parts that differ between the kinds of cards. */
function ownParts(card: Card): OwnParts {
  switch (card.kind) {
    case 'market':
      return {
        family: card.faction,
        badge: BADGES[card.faction],
        kind: t('kind-market', { faction: factionName(card.faction), type: card.type }),
        shortKind: factionName(card.faction),
        cost: card.cost,
        influence: card.influence,
        unique: card.unique,
        lines: linesOf(card.effect),
      };
    case 'starting':
    case 'prime':
      return assetParts(card);
    case 'illegal':
      return {
        family: 'illegal',
        badge: 'infamy',
        kind: t('illegal-tech'),
        lines: [
          {
            sign: 'infamy',
            text: effectLine('infamy', { n: INFAMY_WHEN_PLAYED }),
            tone: 'x',
            amount: INFAMY_WHEN_PLAYED,
          },
          ...linesOf(card.effect),
        ],
      };
    case 'event':
      return eventParts(card);
    case 'architect':
      return {
        family: 'architect',
        badge: 'cryo',
        kind: t('architect'),
        lines: card.abilities.map(({ cryo, effect }) =>
          note('cryo', t('ability-line', { cryo, effect: effectSummary(effect) })),
        ),
      };
    case 'request':
      return {
        family: 'other',
        badge: 'cargo',
        kind: t('request'),
        influence: card.worth,
        lines: [
          note('cargo', t('place-cargo', { place: placeName(card.from) })),
          note('move', t('deliver-to', { place: placeInSentence(card.to) })),
        ],
      };
    case 'fleet':
      return {
        family: 'transport',
        badge: 'transport',
        kind: t('kind-fleet'),
        lines: [fleetLine(card.ability)],
      };
    case 'mission':
      return {
        family: 'other',
        badge: 'trophy',
        kind: t('kind-mission'),
        influence: card.worth,
        lines: [],
      };
    case 'location':
      return {
        family: 'other',
        badge: 'pin',
        kind: placeName(card.place),
        lines: [...linesOf(card.bonus), ...linesOf(card.key)],
      };
  }
}

function assetParts(card: Extract<Card, { kind: 'starting' | 'prime' }>): OwnParts {
  const { faction } = card;
  return {
    family: faction ?? 'asset',
    badge: faction ? BADGES[faction] : 'prime',
    kind: card.kind === 'prime' ? t('kind-prime') : faction ? factionName(faction) : t('kind-starting'),
    cost: card.kind === 'prime' ? card.cost : null,
    lines: linesOf(card.effect),
  };
}

function eventParts(card: Extract<Card, { kind: 'event' }>): OwnParts {
  const { catastrophic, nature, place, inactive, active } = card;
  const instead = alternativeText(active.alternative);
  return {
    family: 'event',
    badge: catastrophic ? 'catastrophe' : nature,
    kind: catastrophic ? t('catastrophe') : t('kind-event', { nature }),
    lines: [
      note('pin', placeName(place)),
      { ...note('defense', sides(inactive.defense, active.defense)), tone: 'd' },
      { ...note('influence', sides(inactive.influence, active.influence)), tone: 'i' },
      ...(instead ? [note('credit', t('or-instead', { price: instead }))] : []),
    ],
  };
}
