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
    board: copyBoard1(s.board),
    players: copyPlayersList5(s.players),
    order: s.order.slice(),
    bases: s.bases.slice(),
    piles: copyPiles6(s.piles),
    discards: copyPiles6(s.discards),
    supply: copyHand3(s.supply),
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
    case 'opening':
    case 'ending':
      return {};
    case 'mainBase':
      return { done: v.done, seat: v.seat };
    case 'round':
      return { at: v.at };
    case 'turn':
    case 'development':
    case 'handLimit':
      return { seat: v.seat };
    case 'planning':
      return { seat: v.seat, left: v.left, keeps: v.keeps };
    case 'trade':
      return { seat: v.seat, want: v.want };
    default:
      throw new Error(`no flow ${flow}`);
  }
}

function copyBoard1(x: any): any {
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

function copyTokens2(x: any): any {
  return { green: x.green, red: x.red, blue: x.blue, yellow: x.yellow };
}

function copyHand3(x: any): any {
  return { cards: x.cards.slice(), known: x.known.slice() };
}

function copyPlayers4(x: any): any {
  return {
    base: x.base,
    colour: x.colour,
    tokens: copyTokens2(x.tokens),
    hand: copyHand3(x.hand),
    looking: copyHand3(x.looking),
  };
}

function copyPlayersList5(x: any[]): any {
  const out = x.slice();
  for (let i = 0; i < x.length; i++) out[i] = copyPlayers4(x[i]);
  return out;
}

function copyPiles6(x: any): any {
  return { basic: copyHand3(x.basic), advanced: copyHand3(x.advanced) };
}

function copyHistoryList7(x: any[]): any {
  const out = x.slice();
  for (let i = 0; i < x.length; i++) out[i] = x[i].slice();
  return out;
}
