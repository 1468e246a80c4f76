import type { Option, Placement } from '@orrery/kernel';
import { CELL_NAMES, type MoonshotView, mayLay, type SeenProgram } from '@orrery/moonshot';
import { useMemo, useState } from 'react';
import { keyOf, type Play } from '../../../play/play.ts';
import type { Draft } from '../../../prompts/draft.ts';
import type { Ask } from '../../../table/table-types.ts';
import type { Laying } from '../board/panels/Politics.tsx';
import { type Gain, gainsOf, type Ledger, ledgerOf, rocketOf } from '../board/rocket.ts';
import { aboutOf, askAbout, optionsOf } from './questions.ts';
import { type Selection, takenOf } from './selection.ts';

/** State of the current prompt: the selection, the changes it would make, and where it can go. */
export interface Turn {
  ask: Ask | null;
  about: string;
  options: ReadonlyMap<string, Option>;
  taken: Selection | null;
  /** Selects something for the current prompt, or for another open one. */
  take(taken: Selection | null, of?: Ask | null): void;
  now: Ledger | null;
  /** The rocket's points with the selection in place. */
  then: Ledger | null;
  gains: ReadonlyMap<string, Gain> | undefined;
  /** Cells where the selected tile can be placed, or bays that can be loaded. */
  cells: ReadonlySet<string>;
  slots: ReadonlySet<string>;
  pressCell(cell: string): void;
  turnTile(): void;
  /** Pieces of a placement prompt. */
  pieces: readonly string[];
}

const NONE: ReadonlySet<string> = new Set();
const TURNS = [0, 1, 2, 3];

/** Cells where a tile can be placed. */
function openTo(own: SeenProgram): string[] {
  const cells = own.cells.map(({ tile }) => (tile === null ? -1 : 0));
  return CELL_NAMES.filter((_name, cell) => mayLay(cells, cell));
}

export function useTurn(play: Play, view: MoonshotView, side: number): Turn {
  const { ask, draft } = play;
  const about = aboutOf(ask);
  const own = view.programs[side];
  const key = ask ? keyOf(ask) : 'none';
  const [held, setHeld] = useState<{ of: string; taken: Selection | null; draft: Draft | null }>({
    of: '',
    taken: null,
    draft: null,
  });
  const options = useMemo(() => optionsOf(ask), [ask]);
  const prompt = ask?.prompt;
  const pieces = useMemo(() => (prompt?.kind === 'place' ? prompt.pieces.map(({ id }) => id) : []), [prompt]);

  const fresh = (): Selection | null => {
    const [only, ...more] = pieces;
    if (!only || more.length > 0) return null;
    if (about === 'ask-install') return { kind: 'tile', verb: 'lay', tile: only, cell: null, rotation: 0 };
    if (about === 'ask-mount') return { kind: 'mount', module: only, slot: null };
    return null;
  };
  // A hint's draft replaces the earlier selection.
  const drafted = useMemo(() => takenOf(about, draft), [about, draft]);
  const isHeld = held.of === key && (drafted === null || held.draft === draft);
  const taken = isHeld ? held.taken : (drafted ?? fresh());
  const take = (next: Selection | null, of: Ask | null = ask) =>
    setHeld({ of: of ? keyOf(of) : 'none', taken: next ?? fresh(), draft });

  const rocket = useMemo(() => rocketOf(own?.cells ?? []), [own]);
  const modules = own?.modules;
  const now = useMemo(() => (modules ? ledgerOf(rocket, modules) : null), [rocket, modules]);
  const tile = taken?.kind === 'tile' ? taken : null;
  const mount = taken?.kind === 'mount' ? taken : null;
  const open = useMemo(() => (own ? openTo(own) : []), [own]);
  const tileId = tile?.tile ?? null;
  const gains = useMemo(
    () =>
      tileId && modules
        ? gainsOf(
            rocket,
            modules,
            tileId,
            open.map((cell) => ({ cell, rotations: TURNS })),
          )
        : undefined,
    [tileId, rocket, modules, open],
  );
  const then = useMemo(() => {
    if (!modules) return null;
    if (tile?.cell) return ledgerOf({ ...rocket, [tile.cell]: { tile: tile.tile, rotation: tile.rotation } }, modules);
    if (mount?.slot) {
      const { slot, module } = mount;
      return ledgerOf(
        rocket,
        modules.map((one) => (one.slot === slot ? { ...one, module } : one)),
      );
    }
    return null;
  }, [rocket, modules, tile, mount]);

  const engineering = about === 'ask-engineer' ? options : NO_OPTIONS;
  const bays = useMemo(
    () =>
      new Set([...engineering.keys()].flatMap((id) => (id.startsWith('payload:') ? [id.split(':')[1] as string] : []))),
    [engineering],
  );
  const slots = useMemo(
    () =>
      about === 'ask-mount' && prompt?.kind === 'place'
        ? new Set(prompt.pieces.flatMap(({ cells }) => cells.map(({ cell }) => cell)))
        : NONE,
    [about, prompt],
  );

  function pressCell(cell: string) {
    if (tile) {
      if (!open.includes(cell)) return;
      if (tile.cell === cell) return turnTile();
      return take({ ...tile, cell, rotation: gains?.get(cell)?.rotation ?? 0 });
    }
    if (bays.has(cell)) return take({ kind: 'bay', cell });
    const laid = rocket[cell];
    // The Engineer's prompt may be open in addition to the current one.
    const builds = askAbout(play, 'ask-engineer');
    if (builds && builds !== ask) play.pick(builds);
    take(laid ? { kind: 'look', card: laid.tile } : null);
  }
  function turnTile() {
    if (tile) take({ ...tile, rotation: (tile.rotation + 1) % 4 });
  }

  return {
    ask,
    about,
    options,
    taken,
    take,
    now,
    then,
    gains,
    cells: tile ? new Set(open) : bays,
    slots,
    pressCell,
    turnTile,
    pieces,
  };
}
const NO_OPTIONS: ReadonlyMap<string, Option> = new Map();

/** The answer that places a selected tile. */
export const layingOf = (tile: { tile: string; cell: string; rotation: number }): Placement => ({
  piece: tile.tile,
  cell: tile.cell,
  rotation: tile.rotation,
});

/** Tokens to be placed, by the rules' row ids. */
export const rowsOf = (rows: Readonly<Record<string, Laying>>): Record<string, number> =>
  Object.fromEntries(
    Object.entries(rows).flatMap(([slot, { influence, bluff }]) => [
      [`${slot}:influence`, influence],
      [`${slot}:bluff`, bluff],
    ]),
  );

export const laidIn = (rows: Readonly<Record<string, Laying>>): Laying =>
  Object.values(rows).reduce(
    (sum, { influence, bluff }) => ({ influence: sum.influence + influence, bluff: sum.bluff + bluff }),
    { influence: 0, bluff: 0 },
  );
