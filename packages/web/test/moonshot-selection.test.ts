import type { Prompt } from '@orrery/kernel';
import type { MoonshotView, SeenProgram } from '@orrery/moonshot';
import { describe, expect, it } from 'vitest';
import { CCCP, engineering, layManeuver, politics, scene, USA } from '../../games/moonshot/test/scene.ts';
import { rocketOf } from '../src/games/moonshot/board/rocket.ts';
import { leafFor } from '../src/games/moonshot/play/leaves.ts';
import { askedBy, optionsOf } from '../src/games/moonshot/play/questions.ts';
import {
  type Cells,
  firstSelection,
  laidIn,
  layTile,
  liftTile,
  pressCard,
  pressCell,
  pressDeck,
  pressLook,
  pressModule,
  pressSlot,
  pressTile,
  rowsOf,
  type Selection,
  selectionIn,
  setTokens,
  turnTile,
} from '../src/games/moonshot/play/selection.ts';
import { askedSlot, clicksOn, openSlots, slotNamed } from '../src/games/moonshot/play/slots.ts';
import { baysIn, gainsOn, ledgerWith, openCells } from '../src/games/moonshot/play/targets.ts';
import type { Turn } from '../src/games/moonshot/play/useTurn.ts';
import { startOf } from '../src/prompts/draft.ts';
import type { Ask } from '../src/table/table-types.ts';

const askOf = (prompt: Prompt, seat = 0): Ask => ({ seat, question: 1, n: 1, prompt }) as unknown as Ask;

const built = engineering({ first: USA, usa: { cells: { B2: 'S01/0', B3: 'P01/0' }, line: ['S10', 'E10'] } });
const seat = built.asked()[0]?.seat as number;
const engineer = askOf(built.prompt(seat, 'choose'), seat);
const view: MoonshotView = built.view(seat);
const own = view.programs[view.side ?? 0] as SeenProgram;
const cellsFor = (tile: string | null): Cells => ({
  cells: new Set(tile ? openCells(own) : baysIn('ask-engineer', optionsOf(engineer))),
  gains: tile ? gainsOn(own, tile) : undefined,
  rocket: rocketOf(own.cells),
});
const held = liftTile(null, 'line', 'S10');

describe('Moonshot’s selection of a tile', () => {
  it('holds a clicked tile without a cell, and puts it back on a second click', () => {
    expect(pressTile(null, 'line', 'S10')).toEqual(held);
    expect(held).toEqual({ kind: 'tile', verb: 'line', tile: 'S10', cell: null, rotation: 0 });
    expect(pressTile(held, 'line', 'S10')).toBeNull();
    expect(pressTile(held, 'line', 'E10')).toMatchObject({ tile: 'E10' });
  });

  it('keeps the rotation of a tile that is dragged again', () => {
    const turned = turnTile(held);
    expect(liftTile(turned, 'line', 'S10').rotation).toBe(1);
    expect(liftTile(turned, 'line', 'E10').rotation).toBe(0);
  });

  it('places the tile at its best rotation on a clicked cell, and rotates it on the next click', () => {
    const at = cellsFor('S10');
    for (const open of at.cells) {
      const laid = pressCell(held, open, at);
      expect(laid).toEqual({ ...held, cell: open, rotation: at.gains?.get(open)?.rotation });
    }
    const laid = layTile(held, [...at.cells][0] as string, at.gains);
    const again = pressCell(laid, laid.cell as string, at);
    expect(again).toEqual({ ...laid, rotation: (laid.rotation + 1) % 4 });
  });

  it('stays the same on a cell where the tile cannot go', () => {
    expect(pressCell(held, 'nowhere', cellsFor('S10'))).toBe(held);
  });

  it('previews the points of the rocket with the tile in place', () => {
    expect(ledgerWith(own, held)).toBeNull();
    expect(ledgerWith(own, null)).toBeNull();
    for (const [cell, gain] of gainsOn(own, 'S10')) {
      const sum = ledgerWith(own, { ...held, cell, rotation: gain.rotation })?.sum ?? [];
      expect(sum.reduce((a, b) => a + b) - own.parameters.reduce((a, b) => a + b)).toBe(gain.total);
    }
  });
});

describe('Moonshot’s selection on the blueprint and in the supply', () => {
  it('chooses a bay to load, inspects another tile, and is empty on an empty cell', () => {
    const at = cellsFor(null);
    expect([...at.cells]).toEqual(['B3']);
    expect(pressCell(null, 'B3', at)).toEqual({ kind: 'bay', cell: 'B3' });
    expect(pressCell(null, 'B2', at)).toEqual({ kind: 'look', card: 'S01' });
    expect(pressCell({ kind: 'sabotage' }, 'A1', at)).toBeNull();
    expect(baysIn('ask-politics', optionsOf(engineer))).toEqual([]);
  });

  it('names two research decks, then starts over', () => {
    const one = pressDeck(null, 'S');
    const two = pressDeck(one, 'E');
    expect([one, two, pressDeck(two, 'C')]).toEqual(['S', 'SE', 'C'].map((decks) => ({ kind: 'decks', decks })));
  });

  it('puts back a module, and closes a card that is only inspected, on a second click', () => {
    const module = pressModule(null, 'M07');
    expect(module).toEqual({ kind: 'module', module: 'M07' });
    expect(pressModule(module, 'M07')).toBeNull();
    expect(pressModule(module, 'M08')).toEqual({ kind: 'module', module: 'M08' });
    expect(pressLook(pressLook(null, 'M07'), 'M07')).toBeNull();
  });
});

describe('Moonshot’s selection in politics', () => {
  const t = scene();
  const first = t.asked()[0]?.seat as number;
  const prompt = t.prompt(first, 'place');
  const [piece] = prompt.pieces;
  const card = piece?.id as string;
  const side = (t.view(first) as MoonshotView).side as number;
  const played = pressCard(card, true);
  const turnOf = (about: string, taken: Selection | null, ...open: string[]) =>
    ({ about, taken, can: (name: string) => name === about || open.includes(name) }) as Turn;

  it('plays a card on an empty slot; a card that answers nothing is inspected', () => {
    const slot = slotNamed(t.view(first), 'usa-press');
    expect(slot).toEqual({ name: 'usa-press', place: 'press', card: null });
    expect(pressSlot(played, slot, false)).toEqual({ kind: 'card', card, place: 'press' });
    expect(pressSlot(null, slot, true)).toBeNull();
    expect(pressCard(card, false)).toEqual({ kind: 'look', card });
  });

  it('opens the own empty slots only while a card is held', () => {
    const open = (taken: Selection | null) => [
      ...openSlots(t.view(first), side, clicksOn(turnOf('ask-play', taken), undefined)),
    ];
    expect(open(null)).toEqual([]);
    expect(open(played)).toHaveLength((t.view(first) as MoonshotView).programs[side]?.slots.length as number);
  });

  it('places tokens on cards of both sides and keeps those on other cards', () => {
    const usa = { name: 'usa-press', place: 'press', card: 'usa-03' };
    const cccp = { name: 'cccp-press', place: 'press', card: 'cccp-03' };
    const one = pressSlot(null, usa, true);
    if (one?.kind !== 'tokens') throw new Error('no tokens');
    const two = pressSlot(setTokens(one, 'bluff', 2), cccp, true);
    if (two?.kind !== 'tokens') throw new Error('no tokens');
    const both = setTokens(two, 'influence', 1);
    expect(laidIn(both.rows)).toEqual({ influence: 1, bluff: 2 });
    expect(rowsOf(both.rows)).toMatchObject({ 'usa-press:bluff': 2, 'cccp-press:influence': 1 });
    expect(pressSlot(both, usa, false)).toEqual({ kind: 'look', card: 'usa-03' });
  });

  it('opens every card while a prompt is open, and none otherwise', () => {
    const p = politics();
    p.edit((state) => void layManeuver(state, USA, 0, 3));
    const now: MoonshotView = p.view(0);
    const cards = now.programs.flatMap(({ slots }) => slots).filter((slot) => slot.card).length;
    expect(cards).toBeGreaterThan(0);
    expect(openSlots(now, USA, clicksOn(turnOf('ask-politics', null), undefined)).size).toBe(cards);
    expect(openSlots(now, CCCP, clicksOn(turnOf('', null), undefined)).size).toBe(0);
    expect(askedSlot(now, USA, null)).toBeNull();
  });

  it('only inspects cards when too few tokens are left to place', () => {
    const mine = (politics().view(0) as MoonshotView).programs[USA] as SeenProgram;
    const left = (count: number) => ({ ...mine, tokens: { ...mine.tokens, count } });
    const takes = (about: string, count: number) => clicksOn(turnOf(about, null), left(count)).takesTokens;
    expect(takes('ask-politics', 2)).toBe(true);
    expect(takes('ask-politics', 1)).toBe(false);
    expect(takes('ask-support', 2)).toBe(true);
    expect(takes('ask-engineer', 2)).toBe(false);
  });
});

describe('Moonshot’s selection and its prompt', () => {
  const draft = startOf(null);
  const install = { key: 'a', about: 'ask-install', pieces: ['S10'] };

  it('starts with the piece of a placement if there is only one', () => {
    expect(firstSelection(install)).toMatchObject({ kind: 'tile', verb: 'lay', tile: 'S10' });
    expect(firstSelection({ ...install, about: 'ask-mount' })).toEqual({ kind: 'mount', module: 'S10', slot: null });
    expect(firstSelection({ ...install, pieces: ['S10', 'E10'] })).toBeNull();
    expect(firstSelection(askedBy(engineer))).toBeNull();
    expect(askedBy(null)).toEqual({ key: 'none', about: '', pieces: [] });
  });

  it('belongs to one prompt; the next one starts over', () => {
    const taken: Selection = { kind: 'look', card: 'M07' };
    expect(selectionIn({ of: 'a', taken, draft }, install, draft)).toBe(taken);
    expect(selectionIn({ of: 'b', taken, draft }, install, draft)).toEqual(firstSelection(install));
  });

  it('is replaced by a later hint, until the player selects something else', () => {
    const hint = { ...draft, piece: 'S10', cell: 'B2', rotation: 3 };
    const taken: Selection = { kind: 'look', card: 'M07' };
    const hinted = { kind: 'tile', verb: 'lay', tile: 'S10', cell: 'B2', rotation: 3 };
    expect(selectionIn({ of: 'a', taken, draft }, install, hint)).toEqual(hinted);
    expect(selectionIn({ of: 'a', taken, draft: hint }, install, hint)).toBe(taken);
  });

  it('opens the tab of a folded desk where it continues', () => {
    expect(leafFor({ about: 'ask-engineer', taken: null })).toBe('rocket');
    expect(leafFor({ about: 'ask-engineer', taken: { kind: 'module', module: 'M07' } })).toBe('supply');
    expect(leafFor({ about: 'ask-engineer', taken: { kind: 'look', card: 'M07' } })).toBe('rocket');
    expect(leafFor({ about: '', taken: null })).toBeUndefined();
  });
});
