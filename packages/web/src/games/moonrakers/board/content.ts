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
import { BRAND_HUES, type Hue, KIND_HUES, kindName, needName } from './hues.ts';
import type { UnitKind } from './signs.tsx';
import { t } from './text.ts';

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

/** A contract by its id; throws for an unknown one. */
export function contractNamed(id: string): Contract {
  const card = CARDS.get(id);
  if (card?.kind !== 'ordinary' && card?.kind !== 'head-to-head') throw new Error(`No contract ${id}`);
  return card;
}

/** The id of the card with this name, because prompts use names; null if there is none. */
export const cardCalled = (name: string): string | null =>
  DESIGNS.find((card) => card.name === name)?.id ?? ACTION_CARDS.find((card) => card.name === name)?.kind ?? null;

/** The name of a card or a place; null for an unknown id. */
export const nameOfCard = (id: string): string | null => ACTIONS.get(id)?.name ?? CARDS.get(id)?.name ?? placeNamed(id);

/** How a card of any kind is displayed. */
export interface Face {
  id: string;
  name: string;
  /** A short name for small cards. */
  short: string;
  /** The kind of card, as a short label. */
  sort: string;
  hue: Hue;
  motif: ArtProps['motif'];
  /** The id of its glyph. */
  glyph: string;
  /** Units it gives, shown in the corner. */
  units: number | null;
  /** Effects that are shown as icons. */
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

/** The fixed gains among a card's effects; all others appear only in its text. */
const gains = (effects: Effects): [UnitKind, number][] =>
  effects.flatMap((effect) => {
    const sign = SIGNS[effect.do];
    return sign && 'n' in effect && typeof effect.n === 'number' ? [[sign, effect.n] as [UnitKind, number]] : [];
  });

const last = (name: string) => name.split(' ').at(-1) ?? name;
/** The colour of an objective, by its goal. */
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
/** The short name of an Action card. Basic Damage cards share one because their value is shown in the corner. */
const shortAction = ({ kind, name, category }: ActionCard): string =>
  category
    ? t('short-action', {
        variant: kind.endsWith('+') ? 'tuned' : kind.endsWith('X') ? 'surge' : 'basic',
        need: needName(category),
      })
    : name;

function actionFace(card: ActionCard): Face {
  const { kind, name, category, icons, effect, price, advanced } = card;
  return {
    id: kind,
    name,
    get short() {
      return shortAction(card);
    },
    get sort() {
      return t('sort-action', { advanced: advanced ? 'yes' : 'no' });
    },
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
        get sort() {
          return card.prototype ? t('sort-prototype') : t('sort-part', { brand: t(`brand-${card.brand}`) });
        },
        hue: BRAND_HUES[card.brand],
        motif: 'part',
        price: card.prototype ? null : card.price,
      };
    case 'crew':
      return {
        ...common,
        short: last(card.name),
        get sort() {
          return t('sort-crew', { class: t(`class-${card.class}`) });
        },
        hue: 'crew',
        motif: 'crew',
        units: 1,
        effects: gains(card.play),
        price: card.price,
      };
    case 'objective':
      return {
        ...common,
        get sort() {
          return t('sort-objective');
        },
        hue: GOAL_HUES[card.goal.is],
        motif: 'law',
      };
    case 'event':
      return {
        ...common,
        get sort() {
          return t('sort-event');
        },
        hue: 'reactor',
        motif: 'law',
      };
    case 'policy':
      return {
        ...common,
        get sort() {
          return t('sort-policy');
        },
        hue: 'sorelia',
        motif: 'law',
      };
    default:
      return {
        ...common,
        get sort() {
          return t('sort-contract', { kind: kindName(card.type), duel: card.kind === 'head-to-head' ? 'yes' : 'no' });
        },
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
  get name() {
    return t('unknown-card');
  },
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
