import type { Since } from '@orrery/kernel';
import type { Back, Colour } from './kinds.ts';

/** The kind that two facing edges must share to form a Bonus relationship, called a link here. */
export type LinkKind = 'RAD' | 'ORE' | 'ICE' | 'ROB' | 'SCI' | 'LAB';
export const LINK_KINDS: readonly LinkKind[] = ['RAD', 'ORE', 'ICE', 'ROB', 'SCI', 'LAB'];

/** Half of a link, or a mark that the neighbouring field must stay empty. */
export type EdgeMark = { kind: LinkKind; polarity: 'black' | 'white' } | 'empty';

/** A production line; `per` says how often it counts: once, per link, or per lab link to a tile with a `whose` link. */
export interface Bonus {
  colour: Colour;
  amount: number;
  per: null | { link: LinkKind } | { link: 'LAB'; whose: LinkKind };
}

/** The face of a tile, used by the rules and for drawing its picture. */
export interface Design extends Since {
  id: string;
  name: string;
  back: Back | 'base';
  copies: number;
  value: number;
  price: { green: number; red: number; blue: number };
  /** Six printed edges, e0 first. */
  edges: (EdgeMark | null)[];
  /** Six printed corners, c0 first. */
  corners: (Colour | null)[];
  bonus: Bonus[];
  /** The game version that introduced it; 1 if omitted. */
  since?: number;
  /** Steps of planning discount and of trade advantage. */
  discount: number;
  advantage: number;
}

const pair = (kind: LinkKind) => ({ black: { kind, polarity: 'black' }, white: { kind, polarity: 'white' } }) as const;
const RAD = pair('RAD');
const ORE = pair('ORE');
const ICE = pair('ICE');
const ROB = pair('ROB');
const SCI = pair('SCI');
const LAB = pair('LAB');
const X = 'empty';
const _ = null;
const [G, R, B] = ['green', 'red', 'blue'] as const;

const price = (green: number, red = 0, blue = 0) => ({ green, red, blue });
const always = (colour: Colour): Bonus => ({ colour, amount: 1, per: null });
const perLink = (colour: Colour, link: LinkKind): Bonus => ({ colour, amount: 1, per: { link } });
const perLab = (colour: Colour, whose: LinkKind): Bonus => ({ colour, amount: 1, per: { link: 'LAB', whose } });
const plain = { discount: 0, advantage: 0 };

/** All faces by id. Tiles not described in the rulebook are our own (docs/rulings). */
export const DESIGNS: Readonly<Record<string, Design>> = {
  B01: {
    ...plain,
    id: 'B01',
    name: 'He3 harvester',
    back: 'basic',
    copies: 9,
    value: 1,
    price: price(1),
    edges: [RAD.black, _, RAD.black, _, X, _],
    corners: [G, G, _, _, _, _],
    bonus: [perLink(G, 'RAD')],
  },
  B02: {
    ...plain,
    id: 'B02',
    name: 'Fusion power plant',
    back: 'basic',
    copies: 7,
    value: 2,
    price: price(2),
    edges: [RAD.white, RAD.white, _, LAB.white, _, _],
    corners: [G, _, _, B, _, _],
    bonus: [perLink(G, 'RAD')],
  },
  B03: {
    ...plain,
    id: 'B03',
    name: 'Mine',
    back: 'basic',
    copies: 8,
    value: 1,
    price: price(1),
    edges: [ORE.black, _, ORE.black, _, X, _],
    corners: [R, R, _, _, _, _],
    bonus: [perLink(R, 'ORE')],
  },
  B04: {
    ...plain,
    id: 'B04',
    name: 'Metal refinery',
    back: 'basic',
    copies: 6,
    value: 2,
    price: price(2),
    edges: [ORE.white, ORE.white, ORE.white, _, LAB.white, _],
    corners: [R, _, _, _, R, _],
    bonus: [perLink(R, 'ORE')],
  },
  B05: {
    ...plain,
    id: 'B05',
    name: 'Ice mine',
    back: 'basic',
    copies: 6,
    value: 1,
    price: price(1),
    edges: [ICE.black, _, ICE.black, _, X, _],
    corners: [B, B, _, _, _, _],
    bonus: [perLink(B, 'ICE')],
  },
  B06: {
    ...plain,
    id: 'B06',
    name: 'Water refinery',
    back: 'basic',
    copies: 5,
    value: 2,
    price: price(1, 1),
    edges: [ICE.white, ICE.white, _, LAB.white, _, _],
    corners: [B, _, _, _, R, _],
    bonus: [perLink(B, 'ICE')],
  },
  B07: {
    ...plain,
    id: 'B07',
    name: 'Robot crew',
    back: 'basic',
    copies: 6,
    value: 1,
    price: price(0, 1),
    edges: [ROB.black, _, ROB.black, _, _, _],
    corners: [_, R, _, _, G, _],
    bonus: [perLink(R, 'ROB')],
  },
  B08: {
    ...plain,
    id: 'B08',
    name: 'Probe',
    back: 'basic',
    copies: 6,
    value: 1,
    price: price(0, 0, 1),
    edges: [ROB.black, _, SCI.black, SCI.black, _, _],
    corners: [R, _, B, _, _, _],
    bonus: [perLink(B, 'SCI')],
  },
  B09: {
    ...plain,
    id: 'B09',
    name: 'Robot factory',
    back: 'basic',
    copies: 4,
    value: 2,
    price: price(2, 1),
    edges: [ROB.white, ROB.white, ROB.white, _, LAB.white, _],
    corners: [R, G, _, _, _, _],
    bonus: [perLink(G, 'ROB')],
  },
  B10: {
    ...plain,
    id: 'B10',
    name: 'Scientific center',
    back: 'basic',
    copies: 4,
    value: 2,
    price: price(2, 0, 1),
    edges: [SCI.white, SCI.white, _, LAB.white, _, _],
    corners: [B, _, _, B, _, _],
    bonus: [perLink(B, 'SCI')],
  },
  B11: {
    ...plain,
    id: 'B11',
    name: 'Habitat dome',
    back: 'basic',
    copies: 5,
    value: 2,
    price: price(2),
    edges: [_, _, _, _, _, _],
    corners: [B, _, B, _, G, _],
    bonus: [always(B)],
  },
  B12: {
    ...plain,
    id: 'B12',
    name: 'Solar field',
    back: 'basic',
    copies: 5,
    value: 1,
    price: price(2),
    edges: [_, _, _, X, _, _],
    corners: [G, G, _, _, _, G],
    bonus: [always(G)],
  },
  B13: {
    ...plain,
    id: 'B13',
    name: 'Rover garage',
    back: 'basic',
    copies: 4,
    value: 1,
    price: price(1, 0, 1),
    edges: [_, _, _, _, _, _],
    corners: [R, _, R, _, G, _],
    bonus: [always(R)],
  },
  A01: {
    ...plain,
    id: 'A01',
    name: 'Energy lab',
    back: 'advanced',
    copies: 5,
    value: 3,
    price: price(2, 0, 1),
    edges: [LAB.black, _, LAB.black, _, _, _],
    corners: [B, _, G, _, _, _],
    bonus: [always(B), perLab(G, 'RAD')],
  },
  A02: {
    ...plain,
    id: 'A02',
    name: 'Metallurgy lab',
    back: 'advanced',
    copies: 4,
    value: 3,
    price: price(2, 0, 1),
    edges: [LAB.black, _, LAB.black, _, _, _],
    corners: [R, _, B, _, _, _],
    bonus: [always(B), perLab(R, 'ORE')],
  },
  A03: {
    ...plain,
    id: 'A03',
    name: 'Hydroponic lab',
    back: 'advanced',
    copies: 4,
    value: 3,
    price: price(1, 1, 1),
    edges: [LAB.black, _, LAB.black, _, _, _],
    corners: [G, _, B, _, _, _],
    bonus: [always(G), perLab(B, 'ICE')],
  },
  A04: {
    ...plain,
    id: 'A04',
    name: 'AI lab',
    back: 'advanced',
    copies: 3,
    value: 4,
    price: price(3, 1, 2),
    edges: [LAB.black, _, LAB.black, _, LAB.black, _],
    corners: [R, _, B, _, G, _],
    bonus: [always(B), perLab(R, 'ROB')],
  },
  A05: {
    ...plain,
    id: 'A05',
    name: 'Heavy harvester',
    back: 'advanced',
    copies: 4,
    value: 3,
    price: price(3),
    edges: [RAD.black, RAD.black, RAD.black, _, X, _],
    corners: [G, G, _, _, _, _],
    bonus: [always(G), perLink(G, 'RAD')],
  },
  A06: {
    ...plain,
    id: 'A06',
    name: 'Tokamak complex',
    back: 'advanced',
    copies: 4,
    value: 4,
    price: price(4, 1),
    edges: [RAD.white, RAD.white, RAD.white, _, LAB.white, _],
    corners: [G, G, _, _, B, _],
    bonus: [always(G), perLink(G, 'RAD')],
  },
  A07: {
    ...plain,
    id: 'A07',
    name: 'Deep mine',
    back: 'advanced',
    copies: 3,
    value: 3,
    price: price(2, 1),
    edges: [ORE.black, ORE.black, ORE.black, _, X, _],
    corners: [R, R, _, _, _, _],
    bonus: [always(R), perLink(R, 'ORE')],
  },
  A08: {
    ...plain,
    id: 'A08',
    name: 'Command center',
    back: 'advanced',
    copies: 4,
    value: 3,
    price: price(2, 0, 2),
    edges: [_, _, _, _, _, _],
    corners: [B, _, B, _, B, _],
    bonus: [],
    discount: 1,
  },
  A09: {
    ...plain,
    id: 'A09',
    name: 'Earth trade port',
    back: 'advanced',
    copies: 4,
    value: 3,
    price: price(3, 1),
    edges: [_, _, _, X, _, _],
    corners: [G, R, _, _, _, B],
    bonus: [],
    advantage: 1,
  },
  A10: {
    ...plain,
    id: 'A10',
    name: 'Lunar metropolis',
    back: 'advanced',
    copies: 3,
    value: 6,
    price: price(4, 2, 2),
    edges: [_, _, _, _, _, _],
    corners: [G, G, B, B, R, R],
    bonus: [],
  },
  A11: {
    ...plain,
    id: 'A11',
    name: 'Observatory',
    back: 'advanced',
    copies: 4,
    value: 4,
    price: price(3, 0, 2),
    edges: [SCI.white, SCI.white, _, X, _, _],
    corners: [B, _, _, _, _, B],
    bonus: [always(B), perLink(B, 'SCI')],
  },
  /** The four bases are numbered 1 to 4. A base produces once per level, which is its upgrades plus one. */
  BASE: {
    ...plain,
    id: 'BASE',
    name: 'Main base',
    back: 'base',
    copies: 4,
    value: 0,
    price: price(0),
    edges: [_, _, _, _, _, _],
    corners: [G, _, B, _, R, _],
    bonus: [always(B), always(G)],
  },
};
