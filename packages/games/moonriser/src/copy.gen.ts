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
    board: copyBoard(s.board),
    players: copyPlayersList1(s.players),
    order: s.order.slice(),
    bases: s.bases.slice(),
    piles: copyPiles5(s.piles),
    discards: copyDiscards6(s.discards),
    supply: copyHand4(s.supply),
    round: s.round,
    phase: s.phase,
    turn: s.turn,
    actions: s.actions,
    freeActions: s.freeActions,
    developed: s.developed,
    idleRounds: s.idleRounds,
    ending: s.ending,
    left: s.left.slice(),
    history: copyHistoryList7(s.history),
    compensation: s.compensation,
  };
}

function copyVars(flow: string, v: any): any {
  switch (flow) {
    case 'game':
      return {};
    case 'mainBase':
      return {
    done: v.done,
    seat: v.seat,
  };
    case 'opening':
      return {};
    case 'round':
      return {
    at: v.at,
  };
    case 'turn':
      return {
    seat: v.seat,
  };
    case 'planning':
      return {
    seat: v.seat,
    left: v.left,
    keeps: v.keeps,
  };
    case 'development':
      return {
    seat: v.seat,
  };
    case 'trade':
      return {
    seat: v.seat,
    want: v.want,
  };
    case 'handLimit':
      return {
    seat: v.seat,
  };
    case 'ending':
      return {};
    default:
      throw new Error(`no flow ${flow}`);
  }
}

function copyBoard(x: any): any {
  return {
    layout: x.layout,
    pieces: x.pieces,
    turns: x.turns,
    signs: x.signs,
    tile: x.tile.slice(),
    owner: x.owner.slice(),
    rotation: x.rotation.slice(),
    upgrades: x.upgrades.slice(),
    black: x.black.slice(),
  };
}

function copyTokens3(x: any): any {
  return {
    green: x.green,
    red: x.red,
    blue: x.blue,
    yellow: x.yellow,
  };
}

function copyHand4(x: any): any {
  return {
    cards: x.cards.slice(),
    known: x.known.slice(),
  };
}

function copyPlayers2(x: any): any {
  return {
    base: x.base,
    colour: x.colour,
    tokens: copyTokens3(x.tokens),
    hand: copyHand4(x.hand),
    looking: copyHand4(x.looking),
  };
}

function copyPlayersList1(x: any[]): any {
  const out = x.slice();
  for (let i = 0; i < x.length; i++) out[i] = copyPlayers2(x[i]);
  return out;
}

function copyPiles5(x: any): any {
  return {
    basic: copyHand4(x.basic),
    advanced: copyHand4(x.advanced),
  };
}

function copyDiscards6(x: any): any {
  return {
    basic: copyHand4(x.basic),
    advanced: copyHand4(x.advanced),
  };
}

function copyHistoryList7(x: any[]): any {
  const out = x.slice();
  for (let i = 0; i < x.length; i++) out[i] = x[i].slice();
  return out;
}
