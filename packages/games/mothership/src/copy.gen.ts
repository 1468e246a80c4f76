// Generated from the schemas of the state and of the flows by `npm run gen`. Do not edit.
import { copyJson, copyRng, copyStack } from '@orrery/kernel';
import type { State } from './state.ts';

export function copy(s: State): State {
  return {
    out: s.out,
    counts: s.counts.slice(),
    marks: s.marks.slice(),
    rng: copyRng(s.rng),
    serial: s.serial,
    stack: copyStack(s.stack, copyVars),
    posts: s.posts.length === 0 ? [] : copyJson(s.posts),
    result: s.result === null ? null : copyJson(s.result),
    agreed: s.agreed,
    board: s.board,
    fields: s.fields,
    starts: s.starts,
    teams: s.teams,
    seating: s.seating,
    players: copyPlayersList3(s.players),
    planets: copyPlanetsList5(s.planets),
    at: s.at.slice(),
    here: s.here.slice(),
    back: s.back.slice(),
    order: s.order.slice(),
    phase: s.phase,
    turn: s.turn,
    round: s.round,
    ending: s.ending,
    deck: copyHand1(s.deck),
    discard: copyHand1(s.discard),
    spent: s.spent.slice(),
    spareTokens: copyHand1(s.spareTokens),
    works: copyHand1(s.works),
    market: copyHand1(s.market),
    updates: copyUpdatesList7(s.updates),
    blockade: s.blockade,
    homes: s.homes,
    claimed: s.claimed,
    thisTurn: copyThisTurn10(s.thisTurn),
    fight: (s.fight === null ? null : copyFight16(s.fight)),
    declared: (s.declared === null ? null : copyDeclared17(s.declared)),
    lone: (s.lone === null ? null : copyLone18(s.lone)),
    history: s.history,
  };
}

function copyVars(flow: string, v: any): any {
  switch (flow) {
    case 'game':
      return { at: v.at };
    case 'fleet':
    case 'turn':
    case 'main':
    case 'divert':
    case 'sell':
    case 'respawn':
      return { seat: v.seat };
    case 'move':
      return { seat: v.seat, unit: v.unit, stopped: v.stopped };
    case 'travel':
      return { unit: v.unit, cells: v.cells.slice(), at: v.at, stopped: v.stopped };
    case 'arrive':
      return { unit: v.unit, from: v.from, fought: v.fought };
    case 'ambush':
      return { unit: v.unit, done: v.done.slice(), next: v.next };
    case 'clash':
      return { attacker: v.attacker, target: v.target, tied: v.tied };
    case 'attack':
      return { seat: v.seat, cell: v.cell, ships: v.ships.slice() };
    case 'dogfight':
      return { acted: v.acted, passes: v.passes, turn: v.turn, tied: v.tied };
    case 'window':
      return { seat: v.seat, kind: v.kind, cancelled: v.cancelled, acted: v.acted, more: v.more };
    case 'cancel':
      return {};
    case 'play':
      return { seat: v.seat, cancelled: v.cancelled };
    case 'shoot':
      return { seat: v.seat, unit: v.unit, cell: v.cell };
    case 'wormhole':
      return { seat: v.seat, unit: v.unit };
    case 'retreat':
      return { seat: v.seat, from: v.from, to: v.to, ships: v.ships.slice() };
    case 'replicate':
      return { seat: v.seat, sides: v.sides, face: v.face };
    case 'deploy':
      return { seat: v.seat, ship: v.ship, cell: v.cell, stopped: v.stopped, guardian: v.guardian };
    case 'energise':
    case 'drain':
      return { seat: v.seat, n: v.n };
    case 'reward':
      return { seat: v.seat, planet: v.planet, from: v.from, choice: v.choice };
    case 'bonus':
      return { seat: v.seat, face: v.face };
    case 'lone':
      return { seat: v.seat, sides: v.sides, acted: v.acted };
    case 'npc':
      return { next: v.next, unit: v.unit, after: v.after, target: v.target, stopped: v.stopped };
    default:
      throw new Error(`no flow ${flow}`);
  }
}

function copyHand1(x: any): any {
  return { cards: x.cards.slice(), known: x.known.slice() };
}

function copyPlayers2(x: any): any {
  return {
    hand: copyHand1(x.hand),
    minerals: x.minerals,
    gas: x.gas,
    influence: x.influence,
    energy: x.energy.slice(),
    prodded: x.prodded.slice(),
    shields: x.shields,
    hull: x.hull,
    steps: x.steps,
    chipped: x.chipped,
    tier: x.tier.slice(),
    branch: x.branch.slice(),
    points: x.points,
    turns: x.turns,
    tractor: x.tractor,
    fell: x.fell,
    resigned: x.resigned,
    kills: x.kills,
    faces: x.faces,
    expected: x.expected,
  };
}

function copyPlayersList3(x: any[]): any {
  const out = x.slice();
  for (let i = 0; i < x.length; i++) out[i] = copyPlayers2(x[i]);
  return out;
}

function copyPlanets4(x: any): any {
  return {
    cell: x.cell,
    kind: x.kind,
    moon: x.moon,
    owner: x.owner,
    token: copyHand1(x.token),
    explored: x.explored,
    developments: x.developments.slice(),
  };
}

function copyPlanetsList5(x: any[]): any {
  const out = x.slice();
  for (let i = 0; i < x.length; i++) out[i] = copyPlanets4(x[i]);
  return out;
}

function copyUpdates6(x: any): any {
  return { unit: x.unit, by: x.by };
}

function copyUpdatesList7(x: any[]): any {
  const out = x.slice();
  for (let i = 0; i < x.length; i++) out[i] = copyUpdates6(x[i]);
  return out;
}

function copyBoosts8(x: any): any {
  return { slot: x.slot, add: x.add };
}

function copyBoostsList9(x: any[]): any {
  const out = x.slice();
  for (let i = 0; i < x.length; i++) out[i] = copyBoosts8(x[i]);
  return out;
}

function copyThisTurn10(x: any): any {
  return {
    moved: x.moved,
    attacked: x.attacked,
    deployed: x.deployed,
    deflected: x.deflected,
    escorts: x.escorts,
    moving: x.moving,
    left: x.left,
    boosts: copyBoostsList9(x.boosts),
    locked: x.locked,
    stationMoved: x.stationMoved,
    warped: x.warped.slice(),
    developed: x.developed.slice(),
  };
}

function copyBonuses11(x: any): any {
  return { card: x.card, n: x.n, unit: x.unit };
}

function copyBonusesList12(x: any[]): any {
  const out = x.slice();
  for (let i = 0; i < x.length; i++) out[i] = copyBonuses11(x[i]);
  return out;
}

function copyDice13(x: any): any {
  return { unit: x.unit, sides: x.sides, face: x.face, extras: x.extras.slice(), answered: x.answered };
}

function copyDiceList14(x: any[]): any {
  const out = x.slice();
  for (let i = 0; i < x.length; i++) out[i] = copyDice13(x[i]);
  return out;
}

function copyAttack15(x: any): any {
  return {
    side: x.side,
    gas: x.gas,
    beam: x.beam,
    shields: x.shields,
    doubled: x.doubled.slice(),
    bonuses: copyBonusesList12(x.bonuses),
    dice: copyDiceList14(x.dice),
    fighters: x.fighters,
    rest: x.rest,
  };
}

function copyFight16(x: any): any {
  return {
    kind: x.kind,
    step: x.step,
    units: x.units.slice(),
    target: x.target,
    attack: copyAttack15(x.attack),
    defence: copyAttack15(x.defence),
    ranged: x.ranged,
    more: x.more,
    winner: x.winner,
    saved: x.saved.slice(),
    deflected: x.deflected,
    stood: x.stood,
    off: x.off,
  };
}

function copyDeclared17(x: any): any {
  return { seat: x.seat, card: x.card, target: x.target };
}

function copyLone18(x: any): any {
  return { seat: x.seat, sides: x.sides, face: x.face };
}
