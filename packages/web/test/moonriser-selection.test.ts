import type { MoonriserView } from '@orrery/moonriser';
import { describe, expect, it } from 'vitest';
import { purse, scene } from '../../games/moonriser/test/scene.ts';
import { BASE, bestRotation, legalCells, rotationsOf, UPGRADE } from '../src/games/moonriser/play/building.ts';
import { aim, hold, putBack, rotate, type Selection, selectionIn } from '../src/games/moonriser/play/selection.ts';
import { startOf } from '../src/prompts/draft.ts';

const t = scene({ tokens: [purse(6, 6, 6)], hands: [['B11.1', 'B07.1'], []], supply: [] });
const prompt = t.prompt(0, 'place');
const view: MoonriserView = t.view(0);
const DOME = 'B11.1';
const nothing: Selection = { piece: null, cell: null, rotation: 0 };
const holding: Selection = { piece: DOME, cell: null, rotation: 0 };
const fields = [...legalCells(prompt, DOME).keys()];
const [near, far] = fields as [string, string];
const [upgradable] = [...legalCells(prompt, UPGRADE).keys()] as [string];
const best = (at: string) => (piece: string) => bestRotation(view, 0, prompt, piece, at);
const aimAt = (selection: Selection, at: string) => aim(prompt, selection, at, best(at));

describe('Moonriser’s selection', () => {
  it('is empty at the start of a question with several pieces', () => {
    expect(selectionIn(prompt, startOf(prompt))).toEqual(nothing);
    expect(selectionIn(null, { ...holding, cell: near })).toEqual(nothing);
  });

  it('holds a single piece, such as a base, from the start', () => {
    const base = { ...prompt, pieces: [{ id: BASE, cells: [] }] };
    expect(selectionIn(base, startOf(base))).toEqual({ ...nothing, piece: BASE });
  });

  it('ignores a piece or field of an earlier question', () => {
    expect(selectionIn(prompt, { piece: 'A10.1', cell: near, rotation: 2 })).toEqual({ ...nothing, rotation: 2 });
    expect(selectionIn(prompt, { ...holding, cell: 'nowhere' })).toEqual(holding);
  });

  it('holds a clicked tile, and puts it back on a second click', () => {
    expect(hold(prompt, nothing, DOME)).toEqual(holding);
    expect(hold(prompt, { piece: 'B07.1', cell: near, rotation: 3 }, DOME)).toEqual(holding);
    expect(hold(prompt, holding, DOME)).toEqual(nothing);
  });

  it('places the held tile at its best rotation on a clicked field', () => {
    const aimed = aimAt(holding, near);
    expect(aimed).toEqual({ piece: DOME, cell: near, rotation: best(near)(DOME) });
    expect(rotationsOf(prompt, DOME, near)).toContain((aimed as Selection).rotation);
  });

  it('keeps the rotation on another field if it is legal there', () => {
    const rotation = rotationsOf(prompt, DOME, near).find((one) => rotationsOf(prompt, DOME, far).includes(one));
    const placed = { piece: DOME, cell: near, rotation: rotation as number };
    expect(aimAt(placed, far)).toEqual({ ...placed, cell: far });
  });

  it('confirms on a second click on the same field', () => {
    expect(aimAt({ ...holding, cell: near }, near)).toBe('commit');
  });

  it('selects a tile for an upgrade only while no tile is held', () => {
    expect(aimAt(nothing, upgradable)).toEqual({ piece: UPGRADE, cell: upgradable, rotation: 0 });
    expect(aimAt({ ...nothing, piece: UPGRADE }, upgradable)).toEqual({
      piece: UPGRADE,
      cell: upgradable,
      rotation: 0,
    });
    expect(aimAt(holding, upgradable)).toBeNull();
  });

  it('refuses a field where the held tile cannot go', () => {
    const refused = view.fields.map(({ id }) => id).filter((id) => !fields.includes(id));
    expect(refused.length).toBeGreaterThan(0);
    for (const cell of refused) expect(aimAt(holding, cell)).toBeNull();
  });

  it('rotates only a tile over a field, through its legal rotations', () => {
    expect(rotate(prompt, holding, 1)).toEqual(holding);
    const upgrade = { piece: UPGRADE, cell: upgradable, rotation: 0 };
    expect(rotate(prompt, upgrade, 1)).toEqual(upgrade);
    let turned: Selection = { piece: DOME, cell: near, rotation: rotationsOf(prompt, DOME, near)[0] as number };
    const seen = new Set<number>();
    for (let n = 0; n < 6; n++) {
      turned = rotate(prompt, turned, -1);
      seen.add(turned.rotation);
    }
    expect([...seen].sort()).toEqual([...rotationsOf(prompt, DOME, near)].sort());
  });

  it('takes a tile off its field before putting it back; an upgrade ends at once', () => {
    expect(putBack({ ...holding, cell: near })).toEqual(holding);
    expect(putBack(holding)).toEqual(nothing);
    expect(putBack({ piece: UPGRADE, cell: upgradable, rotation: 0 })).toEqual(nothing);
    expect(putBack({ piece: BASE, cell: near, rotation: 0 })).toEqual(nothing);
  });
});
