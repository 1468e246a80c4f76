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
    sideOf: s.sideOf,
    masks: s.masks,
    roles: copyRolesList1(s.roles),
    round: s.round,
    phase: s.phase,
    first: s.first,
    programs: copyProgramsList6(s.programs),
    missionDecks: copyMissionDecksList7(s.missionDecks),
    riskDecks: copyMissionDecksList7(s.riskDecks),
    spentRisks: s.spentRisks.slice(),
    returnedRisks: s.returnedRisks.slice(),
    techDecks: copyMissionDecksList7(s.techDecks),
    research: s.research.slice(),
    covered: s.covered.slice(),
    moduleDeck: copyHand2(s.moduleDeck),
    sideboard: s.sideboard.slice(),
    spentModules: s.spentModules.slice(),
    missions: copyMissionsList9(s.missions),
    launches: copyLaunchesList11(s.launches),
    flights: copyFlightsList15(s.flights),
    moonOpen: s.moonOpen,
    history: s.history,
  };
}

function copyVars(flow: string, v: any): any {
  switch (flow) {
    case 'game':
      return {};
    case 'discussion':
      return { ready: v.ready.slice() };
    case 'politics':
      return { turn: v.turn, supporting: v.supporting };
    case 'preparation':
      return { turn: v.turn, passes: v.passes };
    case 'engineers':
      return { turn: v.turn };
    case 'engineer-lane':
    case 'engineer':
    case 'tech-tile':
    case 'free-module':
      return { side: v.side };
    case 'install':
      return { side: v.side, tile: v.tile };
    case 'mount':
      return { side: v.side, card: v.card };
    case 'launches':
      return { at: v.at };
    case 'launch':
      return { side: v.side, mission: v.mission, at: v.at, explored: v.explored };
    case 'end-of-round':
      return { at: v.at, place: v.place };
    case 'maneuver':
      return { side: v.side, place: v.place };
    default:
      throw new Error(`no flow ${flow}`);
  }
}

function copyRolesList1(x: any[]): any {
  const out = x.slice();
  for (let i = 0; i < x.length; i++) out[i] = x[i].slice();
  return out;
}

function copyHand2(x: any): any {
  return { cards: x.cards.slice(), known: x.known.slice() };
}

function copySlots3(x: any): any {
  return { card: x.card, level: x.level, cover: copyHand2(x.cover), tokens: x.tokens.slice() };
}

function copySlotsList4(x: any[]): any {
  const out = x.slice();
  for (let i = 0; i < x.length; i++) out[i] = copySlots3(x[i]);
  return out;
}

function copyPrograms5(x: any): any {
  return {
    budget: x.budget,
    popularity: x.popularity,
    sunk: x.sunk,
    money: x.money,
    hand: copyHand2(x.hand),
    deck: copyHand2(x.deck),
    discard: copyHand2(x.discard),
    slots: copySlotsList4(x.slots),
    influence: x.influence,
    bluff: x.bluff,
    books: x.books.slice(),
    raised: x.raised,
    promised: x.promised,
    line: x.line.slice(),
    drawn: copyHand2(x.drawn),
    supplier: x.supplier.slice(),
    cells: x.cells.slice(),
    payload: x.payload.slice(),
    modules: x.modules.slice(),
    sabotage: x.sabotage,
    testSteals: x.testSteals,
    techSteals: x.techSteals,
    freeTests: x.freeTests,
    passed: x.passed,
    path: copyHand2(x.path),
    explored: x.explored.slice(),
    pathTests: x.pathTests.slice(),
    completed: x.completed.slice(),
    succeeded: x.succeeded,
    landed: x.landed,
  };
}

function copyProgramsList6(x: any[]): any {
  const out = x.slice();
  for (let i = 0; i < x.length; i++) out[i] = copyPrograms5(x[i]);
  return out;
}

function copyMissionDecksList7(x: any[]): any {
  const out = x.slice();
  for (let i = 0; i < x.length; i++) out[i] = copyHand2(x[i]);
  return out;
}

function copyMissions8(x: any): any {
  return { card: x.card, risks: x.risks.slice(), tests: x.tests.slice() };
}

function copyMissionsList9(x: any[]): any {
  const out = x.slice();
  for (let i = 0; i < x.length; i++) out[i] = copyMissions8(x[i]);
  return out;
}

function copyLaunches10(x: any): any {
  return { side: x.side, mission: x.mission };
}

function copyLaunchesList11(x: any[]): any {
  const out = x.slice();
  for (let i = 0; i < x.length; i++) out[i] = copyLaunches10(x[i]);
  return out;
}

function copyChecks12(x: any): any {
  return {
    risk: x.risk,
    die: x.die,
    tests: x.tests,
    value: x.value,
    needs: x.needs.slice(),
    passed: x.passed,
  };
}

function copyChecksList13(x: any[]): any {
  const out = x.slice();
  for (let i = 0; i < x.length; i++) out[i] = copyChecks12(x[i]);
  return out;
}

function copyFlights14(x: any): any {
  return {
    side: x.side,
    mission: x.mission,
    before: x.before,
    aboard: x.aboard,
    parameters: x.parameters.slice(),
    adapted: x.adapted.slice(),
    sabotage: x.sabotage,
    checks: copyChecksList13(x.checks),
    outcome: x.outcome,
    explores: x.explores,
    explored: x.explored,
    rewarded: x.rewarded,
  };
}

function copyFlightsList15(x: any[]): any {
  const out = x.slice();
  for (let i = 0; i < x.length; i++) out[i] = copyFlights14(x[i]);
  return out;
}
