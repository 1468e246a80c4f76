import {
  alternativeText,
  type Card,
  cardText,
  designNamed,
  type Faction,
  factionName,
  INFAMY_WHEN_PLAYED,
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

/** The icon of a faction. */
export const badgeOf = (faction: Faction): SignName => BADGES[faction];

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

const blank = { badge: 'prime', cost: null, influence: null, unique: false } as const;

/** The parts of a card that its frame shows. */
export function faceOf(card: Card): Face {
  const { id, name } = card;
  const picture = pictureOf(id);
  switch (card.kind) {
    case 'market':
      return {
        id,
        name,
        picture,
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
    case 'prime': {
      const { faction } = card;
      return {
        ...blank,
        id,
        name,
        picture,
        family: faction ?? 'asset',
        badge: faction ? BADGES[faction] : 'prime',
        kind: card.kind === 'prime' ? t('kind-prime') : faction ? factionName(faction) : t('kind-starting'),
        cost: card.kind === 'prime' ? card.cost : null,
        lines: linesOf(card.effect),
      };
    }
    case 'illegal':
      return {
        ...blank,
        id,
        name,
        picture,
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
    case 'event': {
      const instead = alternativeText(card.active.alternative);
      return {
        ...blank,
        id,
        name,
        picture,
        family: 'event',
        badge: card.catastrophic ? 'catastrophe' : card.nature,
        kind: card.catastrophic ? t('catastrophe') : t('kind-event', { nature: card.nature }),
        lines: [
          note('pin', placeName(card.place)),
          { ...note('defense', sides(card.inactive.defense, card.active.defense)), tone: 'd' },
          { ...note('influence', sides(card.inactive.influence, card.active.influence)), tone: 'i' },
          ...(instead ? [note('credit', t('or-instead', { price: instead }))] : []),
        ],
      };
    }
    case 'architect':
      return {
        ...blank,
        id,
        name,
        picture,
        family: 'architect',
        badge: 'cryo',
        kind: t('architect'),
        lines: card.abilities.map(({ cryo, effect }) =>
          note('cryo', t('ability-line', { cryo, effect: effectSummary(effect) })),
        ),
      };
    case 'request':
      return {
        ...blank,
        id,
        name,
        picture,
        family: 'other',
        badge: 'cargo',
        kind: t('request'),
        influence: card.worth,
        lines: [
          note('cargo', t('place-cargo', { place: placeName(card.from) })),
          note('move', t('deliver-to', { place: placeName(card.to) })),
        ],
      };
    case 'fleet':
      return {
        ...blank,
        id,
        name,
        picture,
        family: 'transport',
        badge: 'transport',
        kind: t('kind-fleet'),
        lines: [fleetLine(card.ability)],
      };
    case 'mission':
      return {
        ...blank,
        id,
        name,
        picture,
        family: 'other',
        badge: 'trophy',
        kind: t('kind-mission'),
        influence: card.worth,
        lines: [],
      };
    case 'location':
      return {
        ...blank,
        id,
        name,
        picture,
        family: 'other',
        badge: 'pin',
        kind: placeName(card.place),
        lines: [...linesOf(card.bonus), ...linesOf(card.key)],
      };
  }
}
