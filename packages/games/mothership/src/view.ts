import { defined, type Seat, visibleCards, type Zone } from '@orrery/kernel';
import type { BoardId } from './content/hexes.ts';
import type { PlanetKind } from './content/layouts.ts';
import { artifactOf, cardName, DEVELOPMENT, developmentOf, TOKEN, titleOf } from './content/set.ts';
import { isShip, kindOf, sideOf, slotOf, type UnitKind, unitName } from './content/units.ts';
import { isHeld } from './rules/board.ts';
import { isOff } from './rules/fight.ts';
import { guardiansSupported, shieldsMax, spacesOf, techsOf } from './rules/lasting.ts';
import { type Intent, intentions } from './rules/npc/intend.ts';
import { needed, pointsOf } from './rules/planets.ts';
import { type Agreed, boardOf, type Fight, has, NONE, type State, type ThisTurn } from './state.ts';

export interface SeenCard {
  /** The physical card's id in answers, for example `c09.2`. */
  id: string;
  /** A key into the content: the id of its title, artifact or type of development. */
  design: string;
}

export interface SeenPlayer {
  side: number;
  /** Whether this is the solo opponent, which is played by the rules. */
  npc: boolean;
  team: number;
  out: boolean;
  /** Cards are visible to the owner (MO-625) and to the players they were stolen from; null if hidden. */
  hand: (SeenCard | null)[];
  minerals: number;
  gas: number;
  influence: number;
  /** In the order engines, weapons, shields. */
  energy: number[];
  prodded: number[];
  shields: number;
  shieldsMax: number;
  hull: number;
  steps: number;
  chipped: number;
  tier: number[];
  branch: number[];
  /** Techs in effect now. */
  techs: string[];
  points: number;
  planets: number;
  guardians: number;
  turns: number;
  kills: number;
  /** The ship held by this side's Tractor Beam. */
  tractor: string | null;
  /** The sum of faces rolled in fights, and twice its expected value. */
  luck: { faces: number; expected: number };
}

export interface SeenUnit {
  id: string;
  side: number;
  kind: UnitKind;
  /** `q,r`; null off the board. */
  cell: string | null;
  /** Whether the unit has moved or attacked this turn; false unless its side is active. */
  moved: boolean;
  attacked: boolean;
  /** Whether the ship cannot move or warp now. */
  held: boolean;
  /** A ship's spaces this turn, or the remaining ones during its move; 0 for other units. */
  spaces: number;
  /** For a unit off the board: the owner's turn at whose end it may come back; 0 if it does not. */
  back: number;
}

export interface SeenPlanet {
  /** `q,r`; null if it has left the game. */
  cell: string | null;
  kind: PlanetKind;
  moon: boolean;
  owner: number | null;
  /** The total an attack needs now. */
  needs: number;
  /** Whether the planet has an artifact token; exploring reveals which one. */
  token: boolean;
  explored: boolean;
  artifact: SeenCard | null;
  developments: SeenCard[];
}

/** The planned action of a solo opponent's ship, assuming that no die roll changes it. */
export interface SeenIntent {
  unit: string;
  after: Intent['aim']['after'];
  /** Its path, and the cell it attacks from the end of it; null if it does not attack. */
  cells: string[];
  attack: string | null;
  /** All ships in that attack. */
  units: string[];
}

/** The view of a seat or spectator. Plain JSON. */
export interface MothershipView {
  seat: Seat | null;
  agreed: Agreed;
  board: BoardId;
  /** Asteroid fields by cell of the board, -1 for open space. */
  fields: number[];
  phase: State['phase'];
  round: number;
  turn: number | null;
  order: number[];
  ending: boolean;
  players: SeenPlayer[];
  units: SeenUnit[];
  planets: SeenPlanet[];
  deck: number;
  discard: SeenCard[];
  works: number;
  market: SeenCard[];
  updates: { unit: string; by: number }[];
  blockade: number | null;
  thisTurn: ThisTurn;
  fight: Fight | null;
  declared: { seat: number; card: SeenCard; target: string } | null;
  /** A die rolled outside fights, while it may still be rerolled. */
  lone: State['lone'];
  history: number[][];
  /** Solo: plans of ships that have not acted yet, in order. */
  intents: SeenIntent[];
}

const designOf = (card: number): string =>
  card < TOKEN ? String(titleOf(card).id) : card < DEVELOPMENT ? String(artifactOf(card).id) : developmentOf(card).id;
export const seenCard = (card: number): SeenCard => ({ id: cardName(card), design: designOf(card) });
const openCards = (zone: Zone): SeenCard[] => zone.cards.map(seenCard);
const orNull = (n: number): number | null => (n === NONE ? null : n);

/** Builds the view of a seat or spectator from an allow-list of fields. */
export function view(s: State, seat: Seat | null): MothershipView {
  return {
    seat,
    agreed: { ...s.agreed },
    board: s.board,
    fields: s.fields.slice(),
    phase: s.phase,
    round: s.round,
    turn: orNull(s.turn),
    order: s.order.slice(),
    ending: s.ending,
    players: s.players.map((_player, side) => seenPlayer(s, side, seat)),
    units: s.at.map((_cell, unit) => seenUnit(s, unit)),
    planets: s.planets.map((_planet, planet) => seenPlanet(s, planet)),
    deck: s.deck.cards.length,
    discard: openCards(s.discard),
    works: s.works.cards.length,
    market: openCards(s.market),
    updates: s.updates.map(({ unit, by }) => ({ unit: unitName(unit), by })),
    blockade: orNull(s.blockade),
    thisTurn: {
      ...s.thisTurn,
      boosts: s.thisTurn.boosts.map((boost) => ({ ...boost })),
      developed: s.thisTurn.developed.slice(),
      warped: s.thisTurn.warped.slice(),
    },
    fight: isOff(s) ? null : seenFight(s.fight as Fight),
    declared: s.declared && { ...s.declared, card: seenCard(s.declared.card) },
    lone: s.lone && { ...s.lone },
    history: s.history.map((row) => row.slice()),
    intents: intentions(s).map((intent) => seenIntent(s, intent)),
  };
}

function seenIntent(s: State, { unit, aim, cells, strike, units }: Intent): SeenIntent {
  const { names } = boardOf(s);
  return {
    unit: unitName(unit),
    after: aim.after,
    cells: cells.map((cell) => defined(names[cell])),
    attack: names[strike] ?? null,
    units: units.map(unitName),
  };
}

function seenPlayer(s: State, side: number, viewer: Seat | null): SeenPlayer {
  const own = defined(s.players[side]);
  return {
    side,
    npc: side >= s.out.length,
    team: defined(s.teams[side]),
    out: own.fell !== NONE,
    hand: visibleCards(own.hand, viewer).map((card) => (card === null ? null : seenCard(card))),
    minerals: own.minerals,
    gas: own.gas,
    influence: own.influence,
    energy: own.energy.slice(),
    prodded: own.prodded.slice(),
    shields: own.shields,
    shieldsMax: shieldsMax(s, side),
    hull: own.hull,
    steps: own.steps,
    chipped: own.chipped,
    tier: own.tier.slice(),
    branch: own.branch.slice(),
    techs: techsOf(s, side).map(({ id }) => id),
    points: pointsOf(s, side),
    planets: s.planets.filter(({ owner, cell }) => owner === side && cell !== NONE).length,
    guardians: guardiansSupported(s, side),
    turns: own.turns,
    kills: own.kills,
    tractor: own.tractor === NONE ? null : unitName(own.tractor),
    luck: { faces: own.faces, expected: own.expected },
  };
}

function seenUnit(s: State, unit: number): SeenUnit {
  const cell = defined(s.at[unit]);
  const active = sideOf(unit) === s.turn;
  const slot = slotOf(unit);
  const ship = isShip(unit) && cell >= 0;
  const going = active && s.thisTurn.moving === slot;
  return {
    id: unitName(unit),
    side: sideOf(unit),
    kind: kindOf(unit),
    cell: cell < 0 ? null : defined(boardOf(s).names[cell]),
    moved: active && has(s.thisTurn.moved, slot),
    attacked: active && has(s.thisTurn.attacked, slot),
    held: ship && isHeld(s, unit),
    spaces: !ship ? 0 : going ? s.thisTurn.left : spacesOf(s, unit),
    back: cell < 0 ? defined(s.back[unit]) : 0,
  };
}

function seenPlanet(s: State, planet: number): SeenPlanet {
  const own = defined(s.planets[planet]);
  const [token] = own.token.cards;
  return {
    cell: own.cell === NONE ? null : defined(boardOf(s).names[own.cell]),
    kind: own.kind,
    moon: own.moon,
    owner: orNull(own.owner),
    needs: needed(s, own),
    token: token !== undefined,
    explored: own.explored,
    artifact: own.explored && token !== undefined ? seenCard(token) : null,
    developments: own.developments.map(seenCard),
  };
}

/** Copies the fight; all of it is public. */
function seenFight(fight: Fight): Fight {
  const halfOf = (half: Fight['attack']): Fight['attack'] => ({
    ...half,
    doubled: half.doubled.slice(),
    bonuses: half.bonuses.map((bonus) => ({ ...bonus })),
    dice: half.dice.map((die) => ({ ...die })),
  });
  return {
    ...fight,
    units: fight.units.slice(),
    saved: fight.saved.slice(),
    attack: halfOf(fight.attack),
    defence: halfOf(fight.defence),
  };
}
