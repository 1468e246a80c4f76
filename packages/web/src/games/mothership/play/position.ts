import type { Prompt } from '@orrery/kernel';
import { type MothershipView, type State, sideOf, unitNamed } from '@orrery/mothership';
import { keyOf } from '../../../prompts/draft.ts';
import type { Ask } from '../../../table/table-types.ts';
import type { Hex } from '../board/hex.ts';
import { type Choice, choicesOf, isOpen } from './options.ts';
import type { Threats } from './threats.ts';

/** What the viewer sees. */
export interface Scene {
  view: MothershipView;
  /** The rules' state, rebuilt from the view. */
  table: State;
  /** The units that could attack each cell. */
  threats: Threats;
  /** The side addressed as "you"; -1 for spectators. */
  you: number;
  /** The side whose panels are shown: the viewer's, or the one on turn for spectators. */
  me: number;
}

/** The scene and the current question. Selecting something does not change it. */
export interface Position extends Scene {
  /** The key of the question; empty without one. */
  key: string;
  /** The flow of the question. */
  flow: string;
  prompt: Prompt | null;
  choices: readonly Choice[];
  /** The available choices by id. */
  menu: ReadonlyMap<string, Choice>;
  /** Whether the prompt is the main menu of the player's own turn. */
  main: boolean;
  /** Whether the prompt asks for a ship's path. */
  path: boolean;
  /** Whether ships can move. */
  moves: boolean;
  /** The piece to place. */
  piece: Piece | null;
  /** Whether the piece is already on the board; its destination is then previewed first, as for a move. */
  warps: boolean;
}

type PlacePrompt = Extract<Prompt, { kind: 'place' }>;
export type Piece = PlacePrompt['pieces'][number];

/** The piece to place next: the selected one, or the first that fits anywhere. */
const pieceOf = ({ pieces }: PlacePrompt, picked: string | null): Piece | null =>
  pieces.find(({ id }) => id === picked) ?? pieces.find(({ cells }) => cells.length > 0) ?? null;

export function positionOf(scene: Scene, ask: Ask | null, flow: string, picked: string | null): Position {
  const prompt = ask?.prompt ?? null;
  const choices = choicesOf(scene.view, ask?.prompt);
  const menu = new Map(choices.filter(isOpen).map((choice) => [choice.id, choice]));
  const path = prompt?.kind === 'path';
  const piece = prompt?.kind === 'place' ? pieceOf(prompt, picked) : null;
  return {
    ...scene,
    key: ask ? keyOf(ask) : '',
    flow,
    prompt,
    choices,
    menu,
    main: choices.some(({ id }) => id === 'end'),
    path,
    moves: menu.has('move') || path,
    piece,
    warps: piece !== null && scene.view.units.some(({ id, cell }) => id === piece.id && cell !== null),
  };
}

/** The id of the unit on a hex, or null. */
export const unitOn = (view: MothershipView, hex: Hex): string | null =>
  view.units.find(({ cell }) => cell === hex)?.id ?? null;

export const isMine = ({ me }: Scene, id: string): boolean => sideOf(unitNamed(id)) === me;
