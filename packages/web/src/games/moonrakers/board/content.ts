import {
  ACTION_CARDS,
  type ActionCard,
  type Card,
  CONTRACTS,
  type Contract,
  CREW,
  type Effects,
  EVENTS,
  type Goal,
  OBJECTIVES,
  PARTS,
  PLACES,
  POLICIES,
  PROTOTYPES,
} from '@orrery/moonrakers';
import type { ArtProps } from './art/Art.tsx';
import { BRAND_HUES, type Hue, KIND_HUES, KIND_NAMES } from './hues.ts';
import type { UnitKind } from './signs.tsx';

const DESIGNS: readonly Card[] = [
  ...CONTRACTS,
  ...PARTS,
  ...PROTOTYPES,
  ...CREW,
  ...OBJECTIVES,
  ...EVENTS,
  ...POLICIES,
];
const ACTIONS: ReadonlyMap<string, ActionCard> = new Map(ACTION_CARDS.map((card) => [card.kind, card]));
const CARDS: ReadonlyMap<string, Card> = new Map(DESIGNS.map((card) => [card.id, card]));

export const actionNamed = (id: string): ActionCard | null => ACTIONS.get(id) ?? null;
export const cardNamed = (id: string): Card | null => CARDS.get(id) ?? null;
export const placeNamed = (id: string): string | null => PLACES.find((place) => place.id === id)?.name ?? null;

/** A contract by its id; what lies on the table is always known. */
export function contractNamed(id: string): Contract {
  const card = CARDS.get(id);
  if (card?.kind !== 'ordinary' && card?.kind !== 'head-to-head') throw new Error(`No contract ${id}`);
  return card;
}

/** A card by what it is called: questions name it so. */
export const cardCalled = (name: string): string | null =>
  DESIGNS.find((card) => card.name === name)?.id ?? ACTION_CARDS.find((card) => card.name === name)?.kind ?? null;

/** What a thing is called; null where an id names nothing. */
export const nameOfCard = (id: string): string | null => ACTIONS.get(id)?.name ?? CARDS.get(id)?.name ?? placeNamed(id);

/** What a card shows of itself, whatever it is. */
export interface Face {
  id: string;
  name: string;
  /** The name where there is little room. */
  short: string;
  /** What sort of card it is, in a few words. */
  sort: string;
  hue: Hue;
  motif: ArtProps['motif'];
  /** Whose glyph it has. */
  glyph: string;
  /** Units it gives, in the corner. */
  units: number | null;
  /** What it does, as signs. */
  effects: [UnitKind, number][];
  price: number | null;
}

const SIGNS: Readonly<Record<string, UnitKind>> = {
  actions: 'action',
  draw: 'draw',
  block: 'block',
  credit: 'credit',
  prestige: 'prestige',
  charge: 'io',
};

/** The plain gains among a card's effects; what needs words has words. */
const gains = (effects: Effects): [UnitKind, number][] =>
  effects.flatMap((effect) => {
    const sign = SIGNS[effect.do];
    return sign && 'n' in effect && typeof effect.n === 'number' ? [[sign, effect.n] as [UnitKind, number]] : [];
  });

const last = (name: string) => name.split(' ').at(-1) ?? name;
/** Objectives share the colour of what they are won with: by flying, by playing cards, by buying, by crew, by others. */
const GOAL_HUES: Readonly<Record<Goal['is'], Hue>> = {
  completed: 'reactor',
  failed: 'damage',
  'in a contract': 'damage',
  installed: 'shield',
  'crew acquired': 'crew',
  bought: 'thruster',
  wealth: 'thruster',
  'home purchase': 'thruster',
  'this turn': 'thruster',
  'no miss': 'flex',
  io: 'flex',
  'head-to-head': 'damage',
  reputation: 'sorelia',
  'gained with every faction': 'sorelia',
  toured: 'reactor',
  'lone vote': 'sorelia',
};
const title = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** Damage is Damage, whatever it counts: that stands in the corner. */
const shortAction = ({ kind, name, category }: ActionCard): string =>
  category ? `${title(category)}${kind.endsWith('+') ? '+' : kind.endsWith('X') ? ' X' : ''}` : name;

function actionFace(card: ActionCard): Face {
  const { kind, name, category, icons, effect, price, advanced } = card;
  return {
    id: kind,
    name,
    short: shortAction(card),
    sort: `Action card, ${advanced ? 'advanced' : 'basic'}`,
    hue: category ?? 'flex',
    motif: 'act',
    glyph: category ?? 'miss',
    units: category ? icons : null,
    effects: gains(effect),
    price,
  };
}

function cardFace(card: Card): Face {
  const common = {
    id: card.id,
    name: card.name,
    short: card.name,
    glyph: card.id,
    units: null,
    effects: [],
    price: null,
  };
  switch (card.kind) {
    case 'part':
      return {
        ...common,
        sort: card.prototype ? 'Sorelia prototype' : `Ship part, ${title(card.brand)}`,
        hue: BRAND_HUES[card.brand],
        motif: 'part',
        price: card.prototype ? null : card.price,
      };
    case 'crew':
      return {
        ...common,
        short: last(card.name),
        sort: `Crew, ${title(card.class)}`,
        hue: 'crew',
        motif: 'crew',
        units: 1,
        effects: gains(card.play),
        price: card.price,
      };
    case 'objective':
      return { ...common, sort: 'Secret objective', hue: GOAL_HUES[card.goal.is], motif: 'law' };
    case 'event':
      return { ...common, sort: 'Event', hue: 'reactor', motif: 'law' };
    case 'policy':
      return { ...common, sort: 'Policy', hue: 'sorelia', motif: 'law' };
    default:
      return {
        ...common,
        sort: `${KIND_NAMES[card.type]}${card.kind === 'head-to-head' ? ', head-to-head' : ''}`,
        hue: KIND_HUES[card.type],
        motif: card.type,
      };
  }
}

const FACES: ReadonlyMap<string, Face> = new Map(
  [...ACTION_CARDS.map(actionFace), ...DESIGNS.map(cardFace)].map((face) => [face.id, face]),
);
const UNKNOWN: Face = {
  id: '?',
  name: 'A card',
  short: '',
  sort: '',
  hue: 'flex',
  motif: 'act',
  glyph: 'miss',
  units: null,
  effects: [],
  price: null,
};

export const faceOf = (id: string): Face => FACES.get(id) ?? UNKNOWN;
