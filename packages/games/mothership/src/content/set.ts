import { bySince, defined } from '@orrery/kernel';
import { ARTIFACTS, type Artifact } from './artifacts.ts';
import { type ActionCard, CARDS } from './cards.ts';
import { DEVELOPMENTS, type Development } from './developments.ts';

/**
 * Physical cards are identified by number. Saves store these numbers, so they must not change: action cards start at 0,
 * artifact tokens at 100, developments at 200.
 */
export const TOKEN = 100;
export const DEVELOPMENT = 200;

const faces: readonly ActionCard[] = bySince(CARDS).flatMap((title) => new Array<ActionCard>(title.copies).fill(title));
const built: readonly Development[] = bySince(DEVELOPMENTS).flatMap((type) =>
  new Array<Development>(type.copies).fill(type),
);

/** The kind of back of a card. Cards with different backs are never shuffled together. */
export const back = (card: number): number => (card < TOKEN ? 0 : card < DEVELOPMENT ? 1 : 2);

export const ACTION_CARDS: readonly number[] = faces.map((_face, card) => card);
export const TOKENS: readonly number[] = ARTIFACTS.map((_artifact, i) => TOKEN + i);
export const DEVELOPMENT_CARDS: readonly number[] = built.map((_type, i) => DEVELOPMENT + i);

export const titleOf = (card: number): ActionCard => defined(faces[card]);
export const artifactOf = (token: number): Artifact => defined(ARTIFACTS[token - TOKEN]);
export const developmentOf = (card: number): Development => defined(built[card - DEVELOPMENT]);
export const cardTitled = (id: number): ActionCard => defined(CARDS[id - 1]);

const firstOf = (id: number): number => faces.findIndex((face) => face.id === id);
/** A card's id in answers and events, for example `c09.2`, `t07`, `farmland.1`. */
export function cardName(card: number): string {
  if (card < TOKEN) {
    const { id } = titleOf(card);
    return `c${String(id).padStart(2, '0')}.${card - firstOf(id) + 1}`;
  }
  if (card < DEVELOPMENT) return `t${String(card - TOKEN + 1).padStart(2, '0')}`;
  const type = developmentOf(card);
  return `${type.id}.${card - DEVELOPMENT - built.indexOf(type) + 1}`;
}

/** The number of copies of each title, indexed by its id. */
export const COPIES: readonly number[] = [0, ...CARDS.map((title) => title.copies)];
