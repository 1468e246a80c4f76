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
    players: copyPlayersList3(s.players),
    order: s.order,
    phase: s.phase,
    turn: s.turn,
    turns: s.turns,
    history: s.history,
    locations: s.locations,
    market: copyMarketList4(s.market),
    prime: copyDeck1(s.prime),
    consumed: copyDeck1(s.consumed),
    events: copyDeck1(s.events),
    inactive: copyDeck1(s.inactive),
    active: copyDeck1(s.active),
    requests: copyDeck1(s.requests),
    illegal: copyMarketList4(s.illegal),
    box: copyDeck1(s.box),
    missions: s.missions,
    coop: s.coop,
    hard: s.hard,
    garrisons: s.garrisons,
    team: copyTeam5(s.team),
    syndicate: copySyndicate6(s.syndicate),
    mercury: s.mercury,
    ring: s.ring,
    chooseStart: s.chooseStart,
    pickLocations: s.pickLocations,
    embassyScoring: s.embassyScoring,
    left: s.left.slice(),
    thisTurn: copyThisTurn7(s.thisTurn),
    collaboration: (s.collaboration === null ? null : copyCollaboration8(s.collaboration)),
  };
}

function copyVars(flow: string, v: any): any {
  switch (flow) {
    case 'game':
    case 'pickLocations':
    case 'draft':
    case 'turn':
    case 'eventPhase':
    case 'endPhase':
      return {};
    case 'outfit':
    case 'startingPlaces':
      return { done: v.done };
    case 'syndicate':
      return { event: v.event, slot: v.slot };
    case 'main':
    case 'raid':
    case 'access':
      return { seat: v.seat };
    case 'effects':
      return { seat: v.seat, program: v.program, at: v.at, card: v.card, consumed: v.consumed };
    case 'purchase':
      return { seat: v.seat, faction: v.faction, banked: v.banked };
    case 'effort':
      return { seat: v.seat, event: v.event, banked: v.banked };
    case 'siege':
      return { seat: v.seat, banked: v.banked };
    case 'ransom':
      return { seat: v.seat, event: v.event };
    case 'mix':
      return { seat: v.seat, what: v.what, price: v.price };
    case 'collaboration':
      return { seat: v.seat, share: v.share, banked: v.banked };
    case 'delivery':
      return { seat: v.seat, colour: v.colour };
    case 'discard':
      return { seat: v.seat, count: v.count, rule: v.rule };
    case 'consume':
      return { seat: v.seat, count: v.count, hand: v.hand, discard: v.discard };
    case 'consumeSelf':
      return { seat: v.seat, card: v.card };
    case 'relocate':
      return { seat: v.seat, adjacent: v.adjacent };
    case 'cycle':
      return { seat: v.seat, count: v.count };
    case 'acquire':
      return { seat: v.seat, most: v.most, secure: v.secure };
    case 'recover':
    case 'subdue':
      return { seat: v.seat, most: v.most };
    case 'imitate':
      return { seat: v.seat, most: v.most, card: v.card };
    case 'branch':
      return { seat: v.seat, program: v.program, at: v.at, card: v.card };
    default:
      throw new Error(`no flow ${flow}`);
  }
}

function copyDeck1(x: any): any {
  return { cards: x.cards.slice(), known: x.known.slice() };
}

function copyPlayers2(x: any): any {
  return {
    deck: copyDeck1(x.deck),
    hand: copyDeck1(x.hand),
    discard: copyDeck1(x.discard),
    played: copyDeck1(x.played),
    plays: x.plays.slice(),
    trophies: copyDeck1(x.trophies),
    request: copyDeck1(x.request),
    held: copyDeck1(x.held),
    picked: copyDeck1(x.picked),
    credits: x.credits,
    defense: x.defense,
    bankedCredits: x.bankedCredits,
    bankedDefense: x.bankedDefense,
    influence: x.influence,
    infamy: x.infamy,
    architect: x.architect,
    cryo: x.cryo,
    fleet: x.fleet,
    ship: x.ship,
    embassies: x.embassies,
    cargo: x.cargo,
  };
}

function copyPlayersList3(x: any[]): any {
  const out = x.slice();
  for (let i = 0; i < x.length; i++) out[i] = copyPlayers2(x[i]);
  return out;
}

function copyMarketList4(x: any[]): any {
  const out = x.slice();
  for (let i = 0; i < x.length; i++) out[i] = copyDeck1(x[i]);
  return out;
}

function copyTeam5(x: any): any {
  return { active: copyDeck1(x.active), inactive: copyDeck1(x.inactive), requests: copyDeck1(x.requests) };
}

function copySyndicate6(x: any): any {
  return { active: copyDeck1(x.active), inactive: copyDeck1(x.inactive), cards: copyDeck1(x.cards) };
}

function copyThisTurn7(x: any): any {
  return {
    cycled: x.cycled,
    accessed: x.accessed,
    visited: x.visited,
    collaborated: x.collaborated,
    calls: x.calls.slice(),
    gained: x.gained,
    delivered: x.delivered.slice(),
    uniques: x.uniques.slice(),
    copied: x.copied.slice(),
    fleetUsed: x.fleetUsed,
    ignoring: x.ignoring,
  };
}

function copyCollaboration8(x: any): any {
  return {
    caller: x.caller,
    partner: x.partner,
    event: x.event,
    answered: x.answered,
    accepted: x.accepted,
    callerStopped: x.callerStopped,
    partnerStopped: x.partnerStopped,
  };
}
