import {
  alternativeText,
  type Card,
  cardText,
  designNamed,
  FACTION_NAMES,
  type Faction,
  INFAMY_WHEN_PLAYED,
  PLACE_NAMES,
} from '@orrery/helionox';
import { type Picture, pictureOf } from './pictures.ts';
import type { SignName } from './signs.ts';
import { fleetLine, inWords, type Line, linesOf } from './steps.ts';

/** Everything the card frame draws, whatever kind of card it is. */
export interface Face {
  id: string;
  name: string;
  /** The colour family of the frame. */
  family: Faction | 'asset' | 'illegal' | 'event' | 'architect' | 'other';
  picture: Picture;
  badge: SignName;
  kind: string;
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

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
const note = (sign: SignName, words: string): Line => ({ sign, words, tone: '' });

/** The sign of a faction. */
export const badgeOf = (faction: Faction): SignName => BADGES[faction];

/** The design behind a name such as `B03`. */
export function designOf(id: string): Card {
  const found = designNamed(id);
  if (!found) throw new Error(`There is no card called ${id}.`);
  return found;
}

/** A card for those who hear it: its name and what it does. */
export function spoken(design: string): string {
  const card = designOf(design);
  return `${card.name}: ${cardText(card).join(' ')}`;
}

const blank = { badge: 'prime', cost: null, influence: null, unique: false } as const;

/** What the frame shows of a card. */
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
        kind: `${FACTION_NAMES[card.faction]} · ${capital(card.type)}`,
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
        kind: card.kind === 'prime' ? 'Prime Asset' : faction ? FACTION_NAMES[faction] : 'Starting card',
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
        kind: 'Illegal Tech',
        lines: [{ sign: 'infamy', words: `+${INFAMY_WHEN_PLAYED} Infamy`, tone: 'x' }, ...linesOf(card.effect)],
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
        kind: card.catastrophic ? 'Catastrophe' : `${capital(card.nature)} Event`,
        lines: [
          note('pin', PLACE_NAMES[card.place]),
          { sign: 'defense', words: `${card.inactive.defense} Inactive, ${card.active.defense} Active`, tone: 'd' },
          {
            sign: 'influence',
            words: `${card.inactive.influence} Inactive, ${card.active.influence} Active`,
            tone: 'i',
          },
          ...(instead ? [note('credit', `or ${instead}`)] : []),
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
        kind: 'Architect',
        lines: card.abilities.map(({ cryo, effect }) => note('cryo', `${cryo}: ${inWords(effect)}`)),
      };
    case 'request':
      return {
        ...blank,
        id,
        name,
        picture,
        family: 'other',
        badge: 'cargo',
        kind: 'Request',
        influence: card.worth,
        lines: [note('cargo', `${PLACE_NAMES[card.from]} Cargo`), note('move', `deliver to ${PLACE_NAMES[card.to]}`)],
      };
    case 'fleet':
      return {
        ...blank,
        id,
        name,
        picture,
        family: 'transport',
        badge: 'transport',
        kind: 'Fleet Asset',
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
        kind: 'Mission',
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
        kind: PLACE_NAMES[card.place],
        lines: [...linesOf(card.bonus), ...linesOf(card.key)],
      };
  }
}
