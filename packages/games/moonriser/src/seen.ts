import type { Seat } from '@orrery/kernel';

/** The three colours that are produced, paid and traded, and yellow, which is victory points. */
export type Colour = 'green' | 'red' | 'blue';
export type Token = Colour | 'yellow';
export type Tokens = Record<Token, number>;
export type Income = Record<Colour, number>;

/** What a field of the board is printed with; `null` is a blank field. */
export type Sign = 'green' | 'minus-green' | 'blue' | 'red' | 'yellow' | 'free-action';

export type Back = 'basic' | 'advanced';

export interface SeenTile {
  /** Which physical tile, for example `B01.3`; answers name it so. */
  id: string;
  /** Key into the content table, for example `B01`; `BASE` for a Main base. */
  design: string;
}

export interface SeenField {
  /** `q,r` */
  id: string;
  q: number;
  r: number;
  /** Which board piece the field belongs to: A to F. */
  piece: string;
  sign: Sign | null;
  black: boolean;
  tile: (SeenTile & { owner: Seat; rotation: number; upgrades: number }) | null;
}

export interface Score {
  value: number;
  links: number;
  neighbourhoods: number;
  yellow: number;
  total: number;
}

export interface SeenPlayer {
  seat: Seat;
  base: number;
  tokens: Tokens;
  /** Tokens the colony would make if it produced now. */
  income: Income;
  /** Faces only where the viewer knows them; backs are public (MR-248). */
  hand: { back: Back; tile: SeenTile | null }[];
  /** Tiles being looked at in a choice (opening five, planning draw); faces only for their owner. */
  looking: { back: Back; tile: SeenTile | null }[];
  /** The score if the game ended now, without the final exchange. */
  score: Score;
  discount: number;
  rates: { token: number; yellow: number };
}

export type Phase = 'bases' | 'opening' | 'planning' | 'development' | 'production' | 'over';

/** What one seat (or a spectator) may see of a game of Moonriser. Plain JSON. */
export interface MoonriserView {
  seat: Seat | null;
  round: number;
  phase: Phase;
  /** Whose turn it is; null while all choose at once and after the end. */
  turn: Seat | null;
  order: Seat[];
  fields: SeenField[];
  freeFields: number;
  players: SeenPlayer[];
  /** Left to right; the leftmost leaves after this round. */
  supply: SeenTile[];
  piles: { basic: number; advanced: number };
  discards: { basic: SeenTile[]; advanced: SeenTile[] };
  /** Development actions taken this turn, and free actions still open. */
  actions: number;
  freeActions: number;
}
