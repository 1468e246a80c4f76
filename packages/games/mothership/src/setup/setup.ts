import { type Core, defined, draw, EVERYBODY, logEvent, maskOf, move, pile, shuffle } from '@orrery/kernel';
import { ARTIFACT_CARDS } from '../content/cards.ts';
import { MARKET } from '../content/developments.ts';
import { BOARDS, cellAt } from '../content/hexes.ts';
import type { Layout } from '../content/layouts.ts';
import { FIRST_HAND, HULL, SHIELDS, SPLITS, STEPS } from '../content/panel.ts';
import { ACTION_CARDS, COPIES, DEVELOPMENT_CARDS, TOKENS, titleOf } from '../content/set.ts';
import { LEVELS, NPC_BRANCHES, NPC_PLACED } from '../content/solo.ts';
import { SLOTS, STATION, unitOf } from '../content/units.ts';
import { putUnit } from '../effects/board.ts';
import { type Agreed, NONE, newTurn, type Planet, type Player, type State } from '../state.ts';
import { fieldsOf } from './fields.ts';
import { layoutFor, type Options } from './options.ts';

/** The initial state, before the start player is determined and fleets are placed. */
export function setup(core: Core, seats: number, options: Options): State {
  const layout = layoutFor(options, seats) as Layout;
  const board = BOARDS[layout.board];
  const agreed = agreedOf(options, layout, seats);
  const solo = agreed.mode === 'solo';
  const sides = solo ? seats + 1 : seats;
  const planets = planetsOf(layout, agreed);
  const energy = SPLITS[options.split];
  const s: State = {
    ...core,
    agreed,
    board: layout.board,
    fields: fieldsOf(
      layout,
      board,
      planets.map(({ cell }) => cell),
    ),
    starts: (layout.start ? [layout.start] : layout.stations).map((at) => cellAt(board, at)),
    teams: [...(layout.teams ?? Array.from({ length: sides }, (_none, side) => side))],
    seating: [...(layout.order ?? Array.from({ length: seats }, (_none, seat) => seat))],
    players: Array.from({ length: sides }, (_none, side) =>
      side < seats ? newPlayer(energy) : opponent(agreed.level),
    ),
    planets,
    at: new Array<number>(sides * SLOTS).fill(NONE),
    here: new Array<number>(board.size).fill(NONE),
    back: new Array<number>(sides * SLOTS).fill(0),
    order: [],
    phase: 'setup',
    turn: NONE,
    round: 0,
    ending: false,
    deck: pile(
      ACTION_CARDS.filter(
        (card) => agreed.artifacts || options.artifactCards || !ARTIFACT_CARDS.includes(titleOf(card).id),
      ),
    ),
    discard: pile(),
    spent: COPIES.map(() => 0),
    spareTokens: pile(agreed.artifacts ? [...TOKENS] : []),
    works: pile(agreed.developments ? [...DEVELOPMENT_CARDS] : []),
    market: pile(),
    updates: [],
    blockade: NONE,
    homes: [],
    claimed: 0,
    thisTurn: newTurn(),
    fight: null,
    declared: null,
    lone: null,
    history: [],
  };
  for (const [p, { cell }] of s.planets.entries()) s.here[cell] = -2 - p;
  for (const [seat, at] of layout.stations.entries()) putUnit(s, unitOf(seat, STATION), cellAt(board, at));
  if (solo) occupy(s, layout);
  deal(s, seats);
  logEvent('set-up', { layout: layout.id, board: layout.board, mode: agreed.mode });
  return s;
}

/** The complete options: a module also enables the modules it requires (MO-497, MO-529, MO-639). */
function agreedOf(options: Options, layout: Layout, seats: number): Agreed {
  const { moons } = options;
  const developments = options.developments || moons;
  const points = options.mode === 'points';
  const rounds = points && options.limit.endsWith(' rounds') ? Number.parseInt(options.limit, 10) : 0;
  const usual = seats >= 5 ? 20 : 10;
  return {
    mode: options.mode,
    layout: layout.id,
    artifacts: options.artifacts || developments,
    influence: options.influence || developments,
    developments,
    moons,
    prices: options.prices,
    engines: options.engines,
    limit: points && rounds === 0 ? (options.limit === 'usual' ? usual : Number(options.limit)) : 0,
    rounds,
    level: Number(options.level),
    truce: Number(options.truce),
    carry: options.carry,
    repeatTies: options.repeatTies,
    panicSpends: options.panicSpends,
    blockadeAll: options.blockadeAll,
    influencePerKill: Number(options.influencePerKill),
    npcJoint: options.npcJoint,
  };
}

const newPlayer = (energy: readonly number[]): Player => ({
  hand: pile(),
  minerals: 0,
  gas: 0,
  influence: 0,
  energy: [...energy],
  prodded: [0, 0, 0],
  shields: defined(energy[SHIELDS]),
  hull: HULL,
  steps: STEPS,
  chipped: 0,
  tier: [0, 0, 0, 0],
  branch: [0, 0, 0, 0],
  points: 0,
  turns: 0,
  tractor: NONE,
  fell: NONE,
  resigned: false,
  kills: 0,
  faces: 0,
  expected: 0,
});

/** The solo opponent: energy and tech by level, no station (MO-587 to MO-589). */
function opponent(level: number): Player {
  const { energy, tier } = defined(LEVELS[level - 1]);
  return {
    ...newPlayer([energy, energy, energy]),
    steps: 0,
    tier: [tier, tier, tier, tier],
    branch: [...NPC_BRANCHES],
  };
}

/** Planets of the layout; planetoids only with moons (MO-530, MO-531). */
function planetsOf(layout: Layout, { moons }: Agreed): Planet[] {
  const board = BOARDS[layout.board];
  const withMoon = new Set(moons ? layout.moons.map(String) : []);
  const sorts = [
    ['mineral', layout.mineral],
    ['gas', layout.gas],
    ['planetoid', moons ? layout.planetoids : []],
  ] as const;
  return sorts.flatMap(([kind, cells]) =>
    cells.map((at) => ({
      cell: cellAt(board, at),
      kind,
      moon: kind === 'planetoid' || withMoon.has(String(at)),
      owner: NONE,
      token: pile(),
      explored: false,
      developments: [],
    })),
  );
}

/** Solo: gives the planets to the player, places the opponent's ships and notes their home planets (MO-584, MO-585). */
function occupy(s: State, layout: Layout): void {
  const board = BOARDS[s.board];
  for (const planet of s.planets) if (planet.kind !== 'planetoid') planet.owner = 0;
  s.homes = new Array<number>(SLOTS).fill(NONE);
  for (const [i, at] of (layout.npc ?? []).entries()) {
    const slot = defined(NPC_PLACED[i]);
    const cell = cellAt(board, at);
    putUnit(s, unitOf(1, slot), cell);
    const home = s.planets.findIndex((planet) => board.near[cell]?.includes(planet.cell));
    s.homes[slot] = home;
  }
  s.order = [0, 1];
}

/**
 * Deals two cards to each player, a token to each planet, and three face-up developments (MO-027, MO-029, MO-440,
 * MO-498, MO-656).
 */
function deal(s: State, seats: number): void {
  shuffle(s.deck, s.rng);
  shuffle(s.spareTokens, s.rng);
  shuffle(s.works, s.rng);
  for (let i = 0; i < FIRST_HAND * seats; i++) {
    draw(s, s.deck, defined(s.players[i % seats]).hand, maskOf(i % seats));
  }
  for (const planet of s.planets) {
    if (s.spareTokens.cards.length > 0) move(s, s.spareTokens, s.spareTokens.cards.length - 1, planet.token);
  }
  for (let i = 0; i < MARKET && s.works.cards.length > 0; i++) draw(s, s.works, s.market, EVERYBODY);
}
