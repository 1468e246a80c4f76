import { rulesOf } from '@orrery/kernel';
import { table } from '@orrery/testing';
import { expect, it } from 'vitest';
import { nextAct } from '../../src/ai/act.ts';
import { goodWays } from '../../src/ai/course.ts';
import { bestShips } from '../../src/ai/strike.ts';
import { purchase, rowsFor } from '../../src/ai/trade.ts';
import { WEIGHTS } from '../../src/ai/worth.ts';
import { SLOTS, sideOf, unitOf } from '../../src/content/units.ts';
import { game, type State } from '../../src/index.ts';
import { targetsOf } from '../../src/rules/attack.ts';
import { isFresh, shipsOf } from '../../src/rules/board.ts';
import { spacesLeft } from '../../src/rules/move.ts';
import { boardOf, NONE, type Planet, type Player } from '../../src/state.ts';

const rules = rulesOf(game);

/**
 * The same four-player position with the board rotated by 180 degrees: each seat takes the place of the one opposite.
 */
function turned(s: State): State {
  const { q, r, byName } = boardOf(s);
  const cell = (at: number) =>
    at < 0 ? at : (byName.get(`${0 - (q[at] as number)},${0 - (r[at] as number)}`) as number);
  const side = (n: number) => (n < 0 ? n : (n + 2) % 4);
  const unit = (n: number) => (n < 0 ? n : unitOf(side(sideOf(n)), n % SLOTS));
  // Planets are in layout order.
  const first = rules.begin(4, { layout: s.agreed.layout }, 'layout') as State;
  const planetAt = (at: number) => first.planets.findIndex((planet) => planet.cell === at);
  const planet = (n: number) => planetAt(cell((first.planets[n] as Planet).cell));
  const t = rules.copy(s);
  s.fields.forEach((field, at) => {
    t.fields[cell(at)] = field;
  });
  s.here.forEach((piece, at) => {
    t.here[cell(at)] = piece >= 0 ? unit(piece) : piece === NONE ? NONE : -2 - planet(-2 - piece);
  });
  s.at.forEach((at, n) => {
    t.at[unit(n)] = cell(at);
  });
  s.starts.forEach((at, n) => {
    t.starts[side(n)] = cell(at);
  });
  const before = rules.copy(s);
  before.players.forEach((one: Player, n) => {
    t.players[side(n)] = { ...one, tractor: unit(one.tractor) };
  });
  before.planets.forEach((one: Planet, n) => {
    t.planets[planet(n)] = { ...one, cell: cell(one.cell), owner: side(one.owner) };
  });
  t.turn = side(s.turn);
  t.order = s.order.map(side);
  t.updates = s.updates.map((one) => ({ unit: unit(one.unit), by: side(one.by) }));
  t.blockade = side(s.blockade);
  return t;
}

/** A seat's evaluation of all its actions: numbers, which tie-breaks change by less than 0.01, and texts. */
function thoughts(s: State, seat: number): { numbers: Record<string, number>; words: unknown } {
  const numbers: Record<string, number> = {};
  for (const ship of shipsOf(s, seat)) {
    if (!isFresh(s, ship) || spacesLeft(s, ship) <= 0) continue;
    for (const [i, { gain }] of goodWays(s, ship).slice(0, 3).entries()) {
      // A tie-break may drop paths that are barely better than staying.
      if (gain > WEIGHTS.good + 0.01) numbers[`way ${i} of ship ${ship % SLOTS}`] = gain;
    }
  }
  const attacks = targetsOf(s, seat).map((cell) => bestShips(s, seat, cell).worth);
  for (const [i, worth] of attacks.sort((a, b) => b - a).entries()) numbers[`attack ${i}`] = worth;
  return { numbers, words: { act: nextAct(s, seat).split(':')[0], buys: purchase(s, seat), rows: rowsFor(s, seat) } };
}

it.each(['4B', '4C'])('bots value opposite seats of %s alike', (layout) => {
  let compared = 0;
  for (let i = 0; i < 2; i++) {
    const t = table<State>(game, { seats: 4, options: { layout }, seed: `turned ${i}` });
    for (let n = 0; n < 200 && t.asked().length > 0; n++) {
      const asked = t.asked()[0] as { flow: string; step: string; seat: number };
      if (asked.flow === 'main' && t.state.phase === 'main') {
        compared++;
        const here = thoughts(t.state, asked.seat);
        const there = thoughts(turned(t.state), (asked.seat + 2) % 4);
        const where = `${layout}, game ${i}, decision ${n}`;
        expect(there.words, where).toEqual(here.words);
        for (const what of Object.keys({ ...here.numbers, ...there.numbers }))
          expect(there.numbers[what] ?? 0, `${where}: ${what}`).toBeCloseTo(here.numbers[what] ?? 0, 2);
      }
      const frame = t.state.stack.at(-1) as { flow: string; vars: object };
      const answer = game.ai?.policy?.(
        t.state,
        asked.seat,
        frame.flow,
        asked.step,
        frame.vars,
        t.state.rng.slice() as never,
      );
      if (answer === undefined) break;
      t.say(asked.seat, answer as never);
    }
  }
  expect(compared).toBeGreaterThan(60);
});
