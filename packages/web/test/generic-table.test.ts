import { type Game, newTable, rulesOf } from '@orrery/kernel';
import { fixtures } from '@orrery/testing';
import { describe, expect, it } from 'vitest';
import { readView, titleOf } from '../src/generic-table/read.ts';
import { shortened } from '../src/prompts/split-question.ts';

const words = { nameOf: (seat: number) => ['Ada', 'Grace'][seat] ?? '?', word: () => null };

describe('readView', () => {
  it('splits a view into facts, rows, maps and the areas of seats', () => {
    const view = {
      turn: 1,
      cardsLeft: 9,
      open: true,
      deck: [null, null],
      points: [3, 4],
      hands: [[7, 2], [null]],
      board: [
        ['x', ''],
        ['', 'o'],
      ],
      ships: [
        { name: 'Argo', at: 'a1', owner: 0 },
        { name: 'Beagle', at: 'b2', owner: 1 },
      ],
    };
    expect(readView(view, 2, words)).toEqual({
      seats: [
        [
          { kind: 'fact', name: 'Points', value: '3' },
          { kind: 'list', name: 'Hands', items: ['7', '2'] },
        ],
        [
          { kind: 'fact', name: 'Points', value: '4' },
          { kind: 'list', name: 'Hands', items: [null] },
        ],
      ],
      table: [
        { kind: 'fact', name: 'Cards left', value: '9' },
        { kind: 'fact', name: 'Open', value: 'yes' },
        { kind: 'list', name: 'Deck', items: [null, null] },
        {
          kind: 'grid',
          name: 'Board',
          rows: [
            ['x', '–'],
            ['–', 'o'],
          ],
        },
        {
          kind: 'table',
          name: 'Ships',
          columns: ['Name', 'At', 'Owner'],
          rows: [
            ['Argo', 'a1', 'Ada'],
            ['Beagle', 'b2', 'Grace'],
          ],
        },
      ],
    });
  });

  it('shows every field of every game’s view', () => {
    for (const game of Object.values(fixtures) as Game[]) {
      const rules = rulesOf(game);
      const { state } = newTable(rules, { seats: game.seats.min, options: {}, seed: 'plain' });
      const view = rules.view(state, 0) as Record<string, unknown>;
      const { seats, table } = readView(view, game.seats.min, words);
      expect(table.length + (seats[0]?.length ?? 0)).toBeGreaterThanOrEqual(
        Object.keys(view).filter((name) => !/^(seat|round|phase|turn)$/.test(name)).length,
      );
    }
  });
});

describe('titleOf', () => {
  it('turns identifiers into words and keeps coordinates', () => {
    expect(['cardsLeft', 'free-action', 'a1', '-1,2', 'B04'].map(titleOf)).toEqual([
      'Cards left',
      'Free action',
      'A1',
      '-1,2',
      'B04',
    ]);
  });
});

describe('shortened', () => {
  const label = ({ id }: { id: string }) => id;

  it('groups many options by their first word', () => {
    const ids = ['pass', ...['a', 'b', 'c', 'd', 'e', 'f', 'g'].flatMap((cell) => [`move ${cell}`, `fire ${cell}`])];
    const prompt = { kind: 'choose', text: { id: 'act' }, options: ids.map((id) => ({ id })) } as const;
    const first = shortened({ ...prompt, options: [...prompt.options] }, [], label);
    expect(first?.prompt.options.map(({ id }) => id)).toEqual(['pass', 'move', 'fire']);
    expect(first?.take('pass')).toEqual({ answer: 'pass' });
    expect(first?.take('move')).toEqual({ chosen: ['move'] });
    const second = shortened({ ...prompt, options: [...prompt.options] }, ['move'], label);
    expect(second?.prompt.options).toHaveLength(7);
    expect(second?.take('move c')).toEqual({ answer: 'move c' });
  });

  it('disables groups without available options, and counts the others', () => {
    const why = { reason: 'too-dear', params: {}, rule: null };
    const options = Array.from({ length: 14 }, (_none, i) =>
      i < 7 ? { id: `buy ${i}`, why } : { id: `move ${i}`, ...(i < 9 ? { why } : {}) },
    );
    const first = shortened({ kind: 'choose', text: { id: 'act' }, options }, [], label);
    expect(first?.prompt.options).toEqual([
      { id: 'buy', text: { id: 'buy …' }, why },
      { id: 'move', text: { id: 'move … (5)' } },
    ]);
  });

  it('names a group by all shared words', () => {
    const ids = [1, 2, 3].flatMap((count) => [1, 2, 3, 4, 5].map((face) => `${count} of ${face}`));
    const first = shortened({ kind: 'choose', text: { id: 'bid' }, options: ids.map((id) => ({ id })) }, [], label);
    expect(first?.prompt.options.map(({ text }) => text?.id)).toEqual(['1 of … (5)', '2 of … (5)', '3 of … (5)']);
  });

  it('does not split a short list or a list without shared words', () => {
    const of = (ids: string[]) =>
      ({ kind: 'choose', text: { id: 'act' }, options: ids.map((id) => ({ id })) }) as const;
    const few = of(['move a', 'move b']);
    expect(shortened({ ...few, options: [...few.options] }, [], label)).toBeNull();
    const apart = of(Array.from({ length: 20 }, (_none, i) => `w${i}`));
    expect(shortened({ ...apart, options: [...apart.options] }, [], label)).toBeNull();
  });

  it('splits a placement into piece, place and rotation', () => {
    const cells = [
      { cell: 'a1', rotations: [0] },
      { cell: 'b1', rotations: [1, 4] },
    ];
    const prompt = {
      kind: 'place',
      text: { id: 'lay' },
      pieces: [
        { id: 'hut', cells },
        { id: 'mine', cells: [] },
      ],
    } as const;
    const at = (...chosen: string[]) =>
      shortened(
        {
          ...prompt,
          pieces: prompt.pieces.map((p) => ({
            ...p,
            cells: p.cells.map((c) => ({ ...c, rotations: [...c.rotations] })),
          })),
        },
        chosen,
        label,
      );
    expect(at()?.prompt.options.map(({ id }) => id)).toEqual(['hut', 'mine']);
    expect(at('hut')?.take('a1')).toEqual({ answer: { piece: 'hut', cell: 'a1', rotation: 0 } });
    expect(at('hut')?.take('b1')).toEqual({ chosen: ['hut', 'b1'] });
    expect(at('hut', 'b1')?.take('4')).toEqual({ answer: { piece: 'hut', cell: 'b1', rotation: 4 } });
  });
});
