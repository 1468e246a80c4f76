import type { Level } from '@orrery/bots';
import type { Text } from '@orrery/messages';
import type { ComponentType, CSSProperties } from 'react';
import type { GameUi } from '../play/game-ui.ts';
import type { Guide } from '../play/guide.ts';
import type { FieldProps, Options } from '../shared/options.ts';

/** A game's authors, and how our version relates to theirs. */
export interface GameCredit {
  by: string;
  note: string;
  /** Icons that the game uses besides those of the design, by their names at game-icons.net. */
  icons?: readonly string[];
}

/** Props of a game's editor. */
export interface EditorProps {
  /** Opens the set-up with these options and number of seats. */
  onPlay(options: Options, seats: number): void;
}

/** The set-up that suits a first game; what is missing is as in a new set-up. */
export interface FirstGame {
  /** The number of seats, all but one for bots. */
  seats?: number;
  level?: Level;
  /** Options other than the defaults. */
  options?: Options;
  /** What suits other kinds of game, each given by the options that choose it. */
  others?: readonly (Omit<FirstGame, 'others'> & { when: Options })[];
}

/** How the seats of a game look: their marks, and a style that sets their colours. */
export interface SeatLooks {
  marks?: readonly number[];
  style?: CSSProperties;
}

/** A game's listing, available before its rules are loaded. Name and player count come from the game. */
export interface GameListing {
  id: string;
  /** One short, inviting sentence. */
  tagline: string;
  about: string;
  /** The number of seats in a new set-up; defaults to two, or the least that the game needs. */
  seats?: number;
  /** The suggested first game, offered by the set-up and after the tutorial; defaults to bots of level 2 and usual options. */
  firstGame?: FirstGame;
  /** The styles of the eight bot levels in this game, weakest first, if the general ones do not fit. */
  botStyles?: readonly string[];
  /** Loads a function from options and number of seats to the looks of the seats, if they are not the usual ones. */
  seatLooks?(): Promise<(options: Options, seats: number) => SeatLooks>;
  /** The typical length of a game in minutes, from and to. */
  minutes: readonly [from: number, to: number];
  /** The titles of the game's achievements, and what each needs. */
  achievements?: Readonly<Record<string, { title: string; about: string }>>;
  credit: GameCredit;
  /** The cover picture; defaults to a generic one. */
  Cover?: ComponentType;
  /** The game's own screen; defaults to the generic table. */
  gameUi?(): Promise<GameUi<Text>>;
  /** Custom option fields, by option. */
  fields?: Readonly<Record<string, ComponentType<FieldProps>>>;
  /** The game's editor at `/editor/<id>`, with its name. */
  editor?: { name: string; Page: ComponentType<EditorProps> };
  /** Loads the game's rules, terms and tutorial. */
  guide?(): Promise<Guide<Text>>;
}
