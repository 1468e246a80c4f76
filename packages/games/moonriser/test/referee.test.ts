import { type Answer, below, type Event, type Pending, type Placement, type Rng, seeded } from '@orrery/kernel';
import { type Scenario, table } from '@orrery/testing';
import { describe, expect, it } from 'vitest';
import { designOf, isBase, TILE_COUNT, tileId } from '../src/content/set.ts';
import { DESIGNS, game, type MoonriserView, type SeenField } from '../src/index.ts';
import { GROUNDS, type Ground } from '../src/rules/ground.ts';
import { incomeOf } from '../src/rules/income.ts';
import { scoreOf } from '../src/rules/points.ts';
import { newBoard } from '../src/setup/board.ts';
import type { State } from '../src/state.ts';
import {
  type After,
  afterPlacing,
  afterUpgrading,
  distance,
  FACES,
  type FieldMap,
  fieldMap,
  income,
  neighbourhoods,
  score,
} from './referee.ts';

describe('the referee', () => {
  it('reads every face and tile from the rules document', () => {
    const faces = Object.values(FACES);
    expect([faces.length, faces.reduce((sum, { copies }) => sum + copies, 0)]).toEqual([
      Object.keys(DESIGNS).length,
      TILE_COUNT,
    ]);
    expect(FACES.A01).toEqual({
      copies: 5,
      value: 3,
      price: { green: 2, red: 0, blue: 1 },
      edges: ['LAB black', null, 'LAB black', null, null, null],
      corners: ['blue', null, 'green', null, null, null],
      bonus: [
        { colour: 'blue', amount: 1, per: null, whose: null },
        { colour: 'green', amount: 1, per: 'LAB', whose: 'RAD' },
      ],
    });
  });

  it('agrees with the game on income and score of random boards', () => {
    const rng = seeded('boards');
    let mixed = 0;
    for (let i = 0; i < 150; i++) {
      const { board, seenBoard } = randomBoard(rng, i % 6);
      for (let seat = 0; seat < 4; seat++) {
        expect(incomeOf(board, seat)).toEqual(income(seenBoard, seat));
        expect(scoreOf(board, seat, 7)).toEqual(score(seenBoard, seat, 7));
      }
      const owners = neighbourhoods(seenBoard).map(({ fields }) => new Set(fields.map(({ tile }) => tile?.owner)).size);
      mixed += owners.filter((count) => count > 1).length;
    }
    expect(mixed).toBeGreaterThan(10);
  });

  it.each([
    [2, false],
    [3, false],
    [4, false],
    [2, true],
    [3, true],
    [4, true],
  ])(
    'MR-053 MR-083 MR-089 MR-104 agrees with the game on every action, income and result with %i players, extra tokens: %s',
    (seats, rich) => {
      const t = table<State>(game, { seats, seed: `referee ${seats} ${rich}` });
      const rng = seeded(`referee ${seats} ${rich}`);
      let actions = 0;
      while (t.state.result === null) {
        const at = t.rules.pending(t.state)[0] as Pending;
        const seat = at.seats[0] as number;
        if (at.frame.step === 'act') {
          if (rich && below(rng, 5) === 0) enrich(t, seat, rng);
          if (actOnce(t, seat, rng)) actions++;
        } else
          checkColonies(t, () =>
            t.say(seat, at.step.sample(t.state, at.frame.vars, seat, rng) as Answer, at.frame.step),
          );
      }
      expect(actions).toBeGreaterThan(10);
      agreeOnResult(t);
    },
  );
});

type Table = Scenario<State>;
const publicView = (t: Table): MoonriserView => t.view(null);

function randomBoard(rng: Rng, layout: number) {
  const { ids, q, r, layout: shape } = GROUNDS[layout] as Ground;
  const slots = [0, 1, 2, 3, 4, 5].slice(0, shape.slots.length);
  const board = newBoard(
    layout,
    slots,
    slots.map(() => 0),
  );
  const owners = 1 + below(rng, 4);
  const tiles = Array.from({ length: TILE_COUNT }, (_tile, i) => i);
  const fields = ids.map((id, field): SeenField => {
    const empty = {
      id,
      q: q[field] as number,
      r: r[field] as number,
      piece: 'A',
      sign: null,
      black: false,
      tile: null,
    };
    if (below(rng, 6) === 0) return empty;
    const [tile] = tiles.splice(below(rng, tiles.length), 1) as [number];
    const upgrades = isBase(tile) ? below(rng, 5) : below(rng, 3) === 0 ? 1 : 0;
    const laid = { owner: below(rng, owners), rotation: below(rng, 6), upgrades };
    board.tile[field] = tile;
    board.owner[field] = laid.owner;
    board.rotation[field] = laid.rotation;
    board.upgrades[field] = laid.upgrades;
    return { ...empty, tile: { id: tileId(tile), design: designOf(tile).id, ...laid } };
  });
  return { board, seenBoard: fieldMap(fields) };
}

/** Adds tokens, so that distant, expensive and repeated actions also occur. */
function enrich(t: Table, seat: number, rng: Rng): void {
  t.edit((s) => {
    const { tokens } = s.players[seat] as State['players'][0];
    tokens.green += 3;
    tokens.red += below(rng, 7);
    tokens.blue += 2;
  });
}

const keyOf = ({ piece, cell, rotation }: Placement) => `${piece} ${cell} ${rotation}`;

/** All actions that the referee allows a seat now, with the state after each. */
function legalActions(
  view: MoonriserView,
  seenBoard: FieldMap,
  seat: number,
): Map<string, { answer: Placement; after: After }> {
  const found = new Map<string, { answer: Placement; after: After }>();
  const add = (answer: Placement, after: After | null) => after && found.set(keyOf(answer), { answer, after });
  for (const field of view.fields) {
    const away = distance(seenBoard, seat, field);
    add({ piece: 'upgrade', cell: field.id, rotation: 0 }, afterUpgrading(view, seat, field));
    for (const { id, design } of [...(view.players[seat]?.hand.tiles ?? []), ...view.supply]) {
      for (let rotation = 0; rotation < 6; rotation++) {
        add(
          { piece: id, cell: field.id, rotation },
          afterPlacing(view, seenBoard, seat, design, field, rotation, away),
        );
      }
    }
  }
  return found;
}

/** Compares the legal actions, takes one and compares the result; returns false for a pass. */
function actOnce(t: Table, seat: number, rng: Rng): boolean {
  const before: MoonriserView = t.view(seat);
  const open = legalActions(before, fieldMap(before.fields), seat);
  const legal = t.legal(seat, 'act').flatMap((answer) => (answer ? [keyOf(answer as Placement)] : []));
  expect(legal.sort()).toEqual([...open.keys()].sort());
  const choices = [...open.values()];
  const chosen = below(rng, 6) === 0 ? undefined : choices[below(rng, choices.length + 1)];
  checkColonies(t, () => t.say(seat, chosen?.answer ?? null, 'act'));
  if (!chosen) return false;
  const { answer, after } = chosen;
  const now = publicView(t);
  expect(now.players[seat]?.tokens).toEqual(after.tokens);
  expect(now.freeActions).toBe(after.freeActions);
  for (const field of before.fields) {
    const black = field.black || field.id === after.black;
    const tile = field.id === answer.cell ? built(field, answer, seat) : field.tile;
    expect(now.fields.find(({ id }) => id === field.id)).toEqual({ ...field, black, tile });
  }
  const rest = before.supply.filter(({ id }) => id !== answer.piece);
  expect(now.supply.slice(0, rest.length)).toEqual(rest);
  expect(now.supply.every(({ design }) => design.startsWith('B'))).toBe(true);
  return true;
}

function built({ tile }: SeenField, { piece, rotation }: Placement, owner: number): SeenField['tile'] {
  if (piece === 'upgrade') return tile && { ...tile, upgrades: tile.upgrades + 1 };
  return { id: piece, design: piece.split('.')[0] as string, owner, rotation, upgrades: 0 };
}

/** Runs an action and checks its production and the income and score of every colony afterwards. */
function checkColonies(t: Table, run: () => Event[]): void {
  const before = t.state.players.map(({ tokens }) => ({ ...tokens }));
  const events = run();
  if (!events.some(({ type }) => type === 'placed' || type === 'upgraded' || type === 'produced')) return;
  const view = publicView(t);
  const seenBoard = fieldMap(view.fields);
  for (const { type, data } of events) {
    if (type !== 'produced') continue;
    const { seat, ...made } = data;
    expect(made).toEqual(income(seenBoard, seat as number));
    if (t.state.result !== null) continue;
    for (const other of view.players) if (other.seat !== seat) expect(other.tokens).toEqual(before[other.seat]);
  }
  for (const player of view.players) {
    expect(player.score).toEqual(score(seenBoard, player.seat, player.tokens.yellow));
    expect(player.income).toEqual(income(seenBoard, player.seat));
  }
}

function agreeOnResult(t: Table): void {
  const view = publicView(t);
  const scores = view.players.map(({ seat, tokens }) => score(fieldMap(view.fields), seat, tokens.yellow));
  const rank = ({ total, links, neighbourhoods: trios, yellow }: (typeof scores)[0]) =>
    total * 1e6 + (links + trios) * 1e3 + yellow;
  const best = Math.max(...scores.map(rank));
  expect(t.state.result?.scores).toEqual(scores.map(({ total }) => total));
  expect(t.state.result?.winners).toEqual(scores.flatMap((one, seat) => (rank(one) === best ? [seat] : [])));
}
