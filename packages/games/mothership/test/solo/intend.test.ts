import { describe, expect, it } from 'vitest';
import { BOARDS } from '../../src/content/hexes.ts';
import { NPC_ORDER } from '../../src/content/solo.ts';
import { SLOT_NAMES, unitName } from '../../src/content/units.ts';
import { intend, intentions } from '../../src/rules/npc/intend.ts';
import type { State } from '../../src/state.ts';
import { claims, eventData, opponentsTurn, scene, solo, unit } from './scene.ts';

const names = (s: State, cells: readonly number[]): string[] =>
  cells.map((cell) => BOARDS[s.board].names[cell] as string);
const shown = (s: State) =>
  intentions(s).map(({ unit: ship, cells, strike, units }) => ({
    unit: unitName(ship),
    cells: names(s, cells),
    strike: strike < 0 ? null : BOARDS[s.board].names[strike],
    units: units.map(unitName),
  }));

describe('the plan of the opponent', () => {
  it('MO-599 is known for every ship in advance, in the order of its turn', () => {
    const { state } = solo();
    expect(shown(state)).toEqual([
      { unit: '1M', cells: [], strike: '-9,4', units: ['1M'] },
      { unit: '1B1', cells: [], strike: '-2,-3', units: ['1B1'] },
      { unit: '1B2', cells: [], strike: '0,0', units: ['1B2'] },
      { unit: '1F1', cells: [], strike: '-2,-3', units: ['1F1'] },
      { unit: '1F2', cells: [], strike: '0,0', units: ['1F2'] },
      { unit: '1F3', cells: [], strike: '2,3', units: ['1F3'] },
    ]);
  });

  it('MO-599 matches its paths and attacks in many positions as long as no unit is destroyed', () => {
    let compared = 0;
    for (let i = 0; i < 25; i++) {
      const t = solo({ options: { level: String(1 + (i % 9)), layout: ['S1', 'S2', 'S3'][i % 3] as string } });
      const rounds = 1 + (i % 4);
      t.playUntil((s) => s.result !== null || (s.round > rounds && s.phase === 'main' && s.thisTurn.moved === 0));
      if (t.state.result) continue;
      t.edit((s) => {
        for (const { hand } of s.players) {
          s.deck.cards.push(...hand.cards.splice(0));
          s.deck.known.push(...hand.known.splice(0).map(() => 0));
        }
        (s.players[0] as State['players'][number]).gas = 0;
      });
      const told1 = shown(t.state);
      const events = opponentsTurn(t);
      // The first ship acts on the position that was foreseen, whatever the dice do later.
      const first = told1[0];
      if (!first) continue;
      const went = eventData(events, 'moves').find((data) => data.unit === first.unit);
      expect(went?.cells ?? []).toEqual(first.cells);
      const own = eventData(events, 'fight').find((data) => (data.units as string[])[0] === first.unit);
      if (eventData(events, 'entered-field').length === 0 && t.state.at.length > 0) {
        expect(own === undefined).toBe(first.strike === null);
        compared++;
      }
    }
    expect(compared).toBeGreaterThan(5);
  });

  it('MO-599 does not change the state or depend on the player’s own turn', () => {
    const t = solo({ units: { '0M': '9,-4', '1M': '-5,3', '1B1': '-6,-2' } });
    t.edit((s) => {
      // The player's finished moves and attacks, and the effect of Prod, no longer matter on the opponent's turn.
      s.thisTurn.moved = 127;
      s.thisTurn.attacked = 127;
      s.thisTurn.boosts = [{ slot: 1, add: 4 }];
      (s.players[1] as State['players'][number]).prodded = [5, 5, 0];
    });
    const before = JSON.stringify(t.state);
    const seen = shown(t.state);
    expect(JSON.stringify(t.state)).toBe(before);
    expect(seen).toEqual([
      { unit: '1M', cells: ['-6,3', '-7,3', '-8,4'], strike: '-9,4', units: ['1M'] },
      { unit: '1B1', cells: ['-5,-2', '-4,-2', '-3,-3'], strike: '-2,-3', units: ['1B1'] },
    ]);
  });

  it('MO-618 accounts for a ship held next turn and for the destinations of earlier ships', () => {
    const held = solo({
      units: { '0M': '9,-4', '1M': '-5,3' },
      also: (s) => s.updates.push({ unit: unit('1M'), by: 0 }),
    });
    expect(shown(held.state)).toEqual([{ unit: '1M', cells: [], strike: null, units: [] }]);
    // The second bomber finds the first one beside the station and takes another cell.
    const t = solo({ units: { '0M': '9,-4', '1B1': '-6,4', '1B2': '-5,4' }, also: claims(7) });
    expect(shown(t.state).map(({ cells }) => cells)).toEqual([
      ['-7,4', '-8,4'],
      ['-6,4', '-7,4'],
    ]);
  });

  it('MO-614 lists all ships of a joint attack, once', () => {
    const t = solo({
      units: { '0M': '9,-4', '1B1': '-3,-2', '1F1': '-1,-3' },
      players: [{ tier: [1, 0, 0, 0] }],
    });
    expect(shown(t.state)).toEqual([{ unit: '1B1', cells: [], strike: '-2,-3', units: ['1F1', '1B1'] }]);
  });

  it('MO-599 can be computed for a single ship', () => {
    const { state } = solo();
    expect(NPC_ORDER.map((slot) => [SLOT_NAMES[slot], intend(state, slot).aim.after])).toEqual([
      ['M', 'station'],
      ['B1', 'claim'],
      ['B2', 'claim'],
      ['F1', 'claim'],
      ['F2', 'claim'],
      ['F3', 'claim'],
    ]);
  });

  it('MO-624 is visible to the player and spectators', () => {
    const t = solo({ units: { '0M': '9,-4', '1M': '-5,3', '1F3': '3,2' } });
    const intents = [
      { unit: '1M', after: 'station', cells: ['-6,3', '-7,3', '-8,4'], attack: '-9,4', units: ['1M'] },
      { unit: '1F3', after: 'claim', cells: [], attack: '2,3', units: ['1F3'] },
    ];
    expect(t.view(0).intents).toEqual(intents);
    expect(t.view(null).intents).toEqual(intents);
  });

  it('MO-586 is empty in other modes and after the game', () => {
    expect(scene().view(0).intents).toEqual([]);
    const t = solo();
    t.table.apply({ kind: 'resign', seat: 0 });
    expect(t.view(0).intents).toEqual([]);
  });
});
