import { describe, expect, it } from 'vitest';
import { cellNamed } from '../../src/content/index.ts';
import { cardNamed } from '../../src/content/set.ts';
import { chancesFor } from '../../src/index.ts';
import { engineering, own, passEngineers, rigDice, type Scene, USA } from '../scene.ts';

/** Lets a seat's question in a flow time out. */
function expire(t: Scene, seat: number, flow: string): void {
  t.table.apply({ kind: 'expire', question: t.expectAsked(seat, flow).question });
}

describe('on timeout (D51)', () => {
  it('MS-100 MS-102 D51 a tile covers no other while a cell is free, and forms as many pairs as it can', () => {
    for (let i = 0; i < 10; i++) {
      const t = engineering({
        first: USA,
        seed: `late ${i}`,
        usa: { line: ['S01'], cells: { B2: 'S12/0', B3: 'P11/0' }, payload: { B3: 'astronaut' } },
      });
      t.say(0, 'line:S01', 'act');
      expire(t, 0, 'install');
      expect(own(t, USA).payload.filter((kind) => kind > 0)).toHaveLength(1);
      expect(own(t, USA).cells.filter((laid) => laid !== -1)).toHaveLength(3);
      expect(t.view(0).programs[USA].parameters[0]).toBe(3);
    }
  });
  it('MS-103 D51 on a full blueprint it covers a tile without payload', () => {
    const payload = Object.fromEntries(
      ['A1', 'A2', 'A3', 'A4', 'B1', 'B2', 'B3', 'B4', 'C1', 'C2', 'C3'].map((cell) => [cell, 'dog'] as const),
    );
    const t = engineering({ first: USA, usa: { line: ['S01'], payload, cells: { C4: 'E01/0' } } });
    t.say(0, 'line:S01', 'act');
    expire(t, 0, 'install');
    expect((own(t, USA).cells[cellNamed('C4')] as number) >> 2).toBe(cardNamed('S01'));
  });
  it('MS-116 D51 a module replaces no other while a slot is empty, and goes to a slot where it works', () => {
    for (let i = 0; i < 10; i++) {
      const t = engineering({
        first: USA,
        seed: `late ${i}`,
        usa: { supplier: [null, null, 'M01'], cells: { A2: 'S14/0', B2: 'S01/0' }, modules: { B: 'M07' } },
        cccp: { supplier: [null, null, null] },
      });
      passEngineers(t);
      expire(t, 0, 'mount');
      const { modules } = t.view(0).programs[USA];
      expect(modules.filter(({ module }: any) => module)).toMatchObject([
        { slot: 'A', module: 'M01', works: true },
        { slot: 'B', module: 'M07' },
      ]);
    }
  });
  it('MS-119 D51 Adaptivity is divided in the best way for the risks of the launch', () => {
    const t = engineering(
      {
        missions: { 'M0-1': ['R0-04'] },
        usa: { cells: { A1: 'S14/0', A2: 'E14/0' }, payload: { A3: 'satellite' }, modules: { A: 'M06' } },
      },
      'M0-1',
      null,
    );
    const best = chancesFor(t.view(0), USA, 'M0-1');
    rigDice(t, 8);
    passEngineers(t);
    expire(t, 0, 'launch');
    const flight = t.view(0).flights.find(({ side }: any) => side === USA);
    expect(flight.adapted).toEqual(best?.division);
    expect([best?.whole, flight.outcome]).toEqual([1, 'success']);
  });
});
