import { type Option, refuse } from '@orrery/kernel';
import type { MoonshotView } from '@orrery/moonshot';
import { useMemo, useState } from 'react';
import type { Play } from '../../../play/game-ui.ts';
import type { Ask } from '../../../table/table-types.ts';
import { useStable } from '../../../ui/index.ts';
import { type Gain, type Ledger, ledgerOf, rocketOf } from '../board/rocket.ts';
import { askAbout, askedBy, optionsOf } from './questions.ts';
import { firstSelection, type Held, heldTile, pressCell, type Selection, selectionIn, turnTile } from './selection.ts';
import { baysIn, gainsOn, ledgerWith, openCells, slotsIn } from './targets.ts';

/** State of the current prompt: the selection, the changes it would make, and where it can go. */
export interface Turn {
  ask: Ask | null;
  about: string;
  options: ReadonlyMap<string, Option>;
  /** Why an option is disabled; null if it is enabled, undefined if there is no such option. */
  why(id: string): string | null | undefined;
  taken: Selection | null;
  /** Selects something for the current prompt. */
  take(taken: Selection | null): void;
  /** Whether a prompt of this kind is open. */
  can(about: string): boolean;
  /** Selects something for an open prompt of this kind, which becomes the current one. */
  reach(about: string, taken: Selection | null): void;
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

const NOTHING: Held = { of: '', taken: null, draft: null };

export function useTurn(play: Play, view: MoonshotView, side: number): Turn {
  const { ask, draft, words } = play;
  const [held, setHeld] = useState(NOTHING);
  const own = view.programs[side];
  const asked = useMemo(() => askedBy(ask), [ask]);
  const options = useMemo(() => optionsOf(ask), [ask]);
  const taken = useMemo(() => selectionIn(held, asked, draft), [held, asked, draft]);
  const { about } = asked;
  const tile = heldTile(taken)?.tile ?? null;
  const rocket = useMemo(() => rocketOf(own?.cells ?? []), [own]);
  const now = useMemo(() => (own ? ledgerOf(rocket, own.modules) : null), [own, rocket]);
  const then = useMemo(() => (own ? ledgerWith(own, taken) : null), [own, taken]);
  const gains = useMemo(() => (own && tile ? gainsOn(own, tile) : undefined), [own, tile]);
  const cells = new Set(tile ? own && openCells(own) : baysIn(about, options));

  const hold = (next: Selection | null, of: string) => setHeld({ of, taken: next ?? firstSelection(asked), draft });
  const take = (next: Selection | null) => hold(next, asked.key);
  function reach(name: string, next: Selection | null) {
    const other = askAbout(play, name);
    if (!other) return;
    if (other !== ask) play.pick(other);
    hold(next, askedBy(other).key);
  }
  const pressed = useStable((cell: string) => {
    if (tile && !cells.has(cell)) return play.toast(words.refusal(refuse('not-beside', 'MS-100')), 'bad');
    // The Engineer's prompt may be open in addition to the current one.
    const builds = tile || cells.has(cell) ? null : askAbout(play, 'ask-engineer');
    if (builds && builds !== ask) play.pick(builds);
    take(pressCell(taken, cell, { cells, gains, rocket }));
  });
  return {
    ask,
    about,
    options,
    why: (id) => {
      const option = options.get(id);
      return option && (option.why ? words.refusal(option.why) : null);
    },
    taken,
    take,
    can: (name) => askAbout(play, name) !== null,
    reach,
    now,
    then,
    gains,
    cells,
    slots: new Set(slotsIn(about, ask)),
    pressCell: pressed,
    turnTile: () => take(turnTile(taken)),
    pieces: asked.pieces,
  };
}
