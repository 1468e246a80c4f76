import {
  alternativeText,
  type Card,
  designNamed,
  type Effects,
  FACTION_NAMES,
  type Faction,
  offersDefense,
  PLACE_NAMES,
} from '@orrery/helionox';
import type { SignName } from './signs.ts';
import { fleetLine, inWords, type Line, linesOf } from './steps.ts';

/** Everything the card frame draws, whatever kind of card it is. */
export interface Face {
  id: string;
  name: string;
  /** The colour family of the frame. */
  family: Faction | 'asset' | 'illegal' | 'event' | 'architect' | 'other';
  glyph: SignName;
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

/** Pictures to choose from; a card's number decides, so that neighbours differ. */
const PICTURES: Record<Faction, readonly SignName[]> = {
  bio: ['splicer', 'mycel', 'bio'],
  cybernetic: ['lattice', 'mirror', 'foreman', 'cybernetic'],
  transport: ['ring', 'engineer', 'hauler', 'concourse', 'transport'],
  defense: ['wing', 'marshal', 'helm', 'shieldHalf'],
};
const STELLAR: readonly SignName[] = ['quake', 'dust', 'stellar'];
const SOCIAL: readonly SignName[] = ['riot', 'rogue', 'social'];

const numberOf = (id: string): number => [...id].reduce((sum, sign) => sum + sign.charCodeAt(0), 0);
const pick = <T>(from: readonly T[], id: string): T => from[numberOf(id) % from.length] as T;
const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
const note = (sign: SignName, words: string): Line => ({ sign, words, tone: '' });

const assetPicture = (effect: Effects): SignName => (offersDefense(effect) ? 'helm' : 'minerals');

/** The sign of a faction. */
export const badgeOf = (faction: Faction): SignName => BADGES[faction];

/** The design behind a name such as `B03`. */
export function designOf(id: string): Card {
  const found = designNamed(id);
  if (!found) throw new Error(`There is no card called ${id}.`);
  return found;
}

const blank = { badge: 'prime', cost: null, influence: null, unique: false } as const;

/** What the frame shows of a card. */
export function faceOf(card: Card): Face {
  const { id, name } = card;
  switch (card.kind) {
    case 'market':
      return {
        id,
        name,
        family: card.faction,
        glyph: pick(PICTURES[card.faction], id),
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
        family: faction ?? 'asset',
        glyph: faction ? pick(PICTURES[faction], id) : card.kind === 'prime' ? 'prime' : assetPicture(card.effect),
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
        family: 'illegal',
        glyph: 'illegal',
        badge: 'infamy',
        kind: 'Illegal Tech',
        lines: [{ sign: 'infamy', words: '+1 Infamy', tone: 'x' }, ...linesOf(card.effect)],
      };
    case 'event': {
      const instead = alternativeText(card.active.alternative);
      return {
        ...blank,
        id,
        name,
        family: 'event',
        glyph: card.catastrophic ? 'warp' : pick(card.nature === 'stellar' ? STELLAR : SOCIAL, id),
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
        family: 'architect',
        glyph: 'architect',
        badge: 'cryo',
        kind: 'Architect',
        lines: card.abilities.map(({ cryo, effect }) => note('cryo', `${cryo}: ${inWords(effect)}`)),
      };
    case 'request':
      return {
        ...blank,
        id,
        name,
        family: 'other',
        glyph: 'request',
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
        family: 'transport',
        glyph: 'hauler',
        badge: 'transport',
        kind: 'Fleet Asset',
        lines: [fleetLine(card.ability)],
      };
    case 'mission':
      return {
        ...blank,
        id,
        name,
        family: 'other',
        glyph: 'trophy',
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
        family: 'other',
        glyph: 'concourse',
        badge: 'pin',
        kind: PLACE_NAMES[card.place],
        lines: [...linesOf(card.bonus), ...linesOf(card.key)],
      };
  }
}
