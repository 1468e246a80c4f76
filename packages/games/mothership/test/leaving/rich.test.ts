import { below, type Rng, seeded } from '@orrery/kernel';
import { table } from '@orrery/testing';
import { expect, it } from 'vitest';
import { titleOf } from '../../src/content/set.ts';
import { SLOTS } from '../../src/content/units.ts';
import { game, type State } from '../../src/index.ts';
import { isIn } from '../../src/rules/board.ts';
import { shieldsMax, sumOf } from '../../src/rules/lasting.ts';

const SETUPS: readonly [seats: number, options: object][] = [
  [3, { mode: 'deathmatch', layout: '3A', moons: true }],
  [4, { mode: 'points', layout: '4A', moons: true, limit: '20' }],
  [4, { mode: 'teams', layout: 'T4A', moons: true }],
  [6, { mode: 'teams', layout: 'T6A', moons: true }],
];
/** An environment variable can ask for more games. */
const GAMES = Number(process.env.LEAVING_GAMES ?? 8);
const STEPS = 400;

/** Gives every side random techs with their energy. */
function learn(s: State, rng: Rng): void {
  for (let side = 0; side < s.out.length; side++) {
    const own = s.players[side] as State['players'][number];
    own.tier = own.tier.map(() => below(rng, 6));
    own.branch = own.branch.map(() => below(rng, 2));
    for (let more = sumOf(s, side, 'energy'); more > 0; more--)
      own.energy[more % 3] = (own.energy[more % 3] as number) + 1;
    own.shields = shieldsMax(s, side);
  }
}

/** Gives the active side extra resources and cards, so that many cards are played. */
function enrich(s: State, rng: Rng): void {
  const own = s.players[s.turn] as State['players'][number];
  own.minerals += below(rng, 8);
  own.gas += below(rng, 3);
  if (s.agreed.influence) own.influence += below(rng, 3);
  for (let cards = 1 + below(rng, 2); cards > 0 && s.deck.cards.length > 0; cards--) {
    own.hand.cards.push(s.deck.cards.pop() as number);
    s.deck.known.pop();
    own.hand.known.push(1 << s.turn);
  }
}

/** A random player leaves at one in this many questions of a flow; more often while a card may be cancelled. */
const seldom = (flow: string): number => (flow === 'cancel' ? 8 : flow === 'main' || flow === 'fleet' ? 300 : 25);

/**
 * The seat that leaves now, or -1: with `anyone` a random seat, otherwise the one that has declared a card on another
 * player's turn.
 */
function leaverOf(s: State, flow: string, anyone: boolean, rng: Rng): number {
  if (s.out.filter((out) => !out).length <= 2) return -1;
  if (!anyone) return s.declared && s.declared.seat !== s.turn ? s.declared.seat : -1;
  const seat = below(rng, s.out.length);
  return below(rng, seldom(flow)) > 0 || s.out[seat] ? -1 : seat;
}

/** State left over from a flow that is no longer running. */
function leftoversOf({ stack, declared, fight, lone }: State): string[] {
  const runs = (name: string): boolean => stack.some(({ flow }) => flow === name);
  const seats = stack.flatMap(({ flow, vars }) => (flow === 'play' || flow === 'window' ? [vars.seat] : []));
  return [
    ...(declared && !seats.includes(declared.seat) ? ['declared'] : []),
    ...(fight && !runs('dogfight') ? ['fight'] : []),
    ...(lone && !runs('lone') ? ['lone'] : []),
  ];
}

it('D71 games with all modules continue when players leave at any question', { timeout: 120_000 }, () => {
  const wrong: string[] = [];
  let left = 0;
  for (let n = 0; n < GAMES; n++) {
    const [seats, options] = SETUPS[n % SETUPS.length] as (typeof SETUPS)[number];
    const { rules, state: s } = table<State>(game, { seats, options: options as never, seed: `rich ${n}` });
    const rng = seeded(`leaving ${n}`);
    learn(s, rng);
    let turn = '';
    for (let step = 0; step < STEPS && s.result === null; step++) {
      const { flow } = s.stack.at(-1) as State['stack'][number];
      const now = `${s.round} ${s.turn}`;
      if (flow === 'main' && now !== turn) enrich(s, rng);
      if (flow === 'main') turn = now;
      const card = s.declared ? titleOf(s.declared.card).name : 'no card';
      const leaver = leaverOf(s, flow, n % (2 * SETUPS.length) < SETUPS.length, rng);
      if (leaver >= 0) {
        rules.resign(s, leaver, () => {});
        left++;
      } else if (!rules.advance(s, rng)) wrong.push(`game ${n}, step ${step}: nobody is asked after ${flow}, ${card}`);
      for (const [side, { minerals, gas, influence }] of s.players.entries()) {
        const units = s.at.slice(side * SLOTS, (side + 1) * SLOTS).filter((cell) => cell >= 0).length;
        if (Math.min(minerals, gas, influence) < 0 || (!isIn(s, side) && units + minerals + gas + influence > 0))
          wrong.push(`game ${n}, step ${step}: seat ${side} after ${flow}, ${card}`);
      }
      if (s.result !== null) break;
      for (const what of leftoversOf(s))
        wrong.push(`game ${n}, step ${step}: ${what} is left over after ${flow}, ${card}`);
      if (wrong.length > 0) break;
    }
  }
  expect(wrong).toEqual([]);
  expect(left).toBeGreaterThan(GAMES);
});
