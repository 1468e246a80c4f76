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
    colours: s.colours,
    captains: copyCaptainsList3(s.captains),
    round: s.round,
    turn: s.turn,
    leader: s.leader,
    starter: s.starter,
    clock: s.clock,
    phase: s.phase,
    contractDecks: copyContractDecksList4(s.contractDecks),
    row: s.row.slice(),
    anomaly: s.anomaly,
    unlocked: s.unlocked,
    partDeck: copyDraw1(s.partDeck),
    crewDeck: copyDraw1(s.crewDeck),
    prototypeDeck: copyDraw1(s.prototypeDeck),
    armoryParts: s.armoryParts.slice(),
    armoryCrew: s.armoryCrew.slice(),
    stock: s.stock.slice(),
    scrapped: s.scrapped.slice(),
    objectiveDeck: copyDraw1(s.objectiveDeck),
    eventDeck: copyDraw1(s.eventDeck),
    usedEvents: s.usedEvents.slice(),
    event: s.event,
    policy: s.policy,
    sale: s.sale.slice(),
    mercenaryDeck: copyDraw1(s.mercenaryDeck),
    mercenaryRow: s.mercenaryRow.slice(),
    mercenaryDiscard: s.mercenaryDiscard.slice(),
    plan: copyPlan5(s.plan),
    talks: (s.talks === null ? null : copyTalks8(s.talks)),
    mission: (s.mission === null ? null : copyMission11(s.mission)),
    history: s.history,
  };
}

function copyVars(flow: string, v: any): any {
  switch (flow) {
    case 'game':
    case 'choose-objectives':
    case 'talks':
    case 'mission':
    case 'plays':
    case 'claims':
      return {};
    case 'turn':
    case 'planning':
    case 'stay-at-base':
    case 'buying':
      return { seat: v.seat };
    case 'event':
      return { seat: v.seat, passed: v.passed, tied: v.tied };
    case 'happening':
      return { at: v.at, seats: v.seats.slice() };
    case 'moment':
      return { is: v.is, seats: v.seats.slice(), at: v.at };
    case 'triggers':
      return { seat: v.seat, keys: v.keys.slice(), fired: v.fired, value: v.value, flexed: v.flexed };
    case 'effect':
      return {
    seat: v.seat,
    source: v.source,
    code: v.code.slice(),
    cost: v.cost,
    costAt: v.costAt,
    gives: v.gives,
    paid: v.paid,
    drawn: v.drawn,
    trashed: v.trashed,
    fired: v.fired,
    value: v.value,
    flexed: v.flexed,
    need: v.need,
    left: v.left,
    type: v.type,
    units: v.units,
  };
    case 'bonus':
      return { seat: v.seat, prototype: v.prototype, drawn: v.drawn, keep: v.keep };
    case 'install':
      return { seat: v.seat, part: v.part, slot: v.slot };
    case 'substitute':
      return { seat: v.seat, kind: v.kind };
    case 'exchange':
      return { seat: v.seat, given: v.given };
    default:
      throw new Error(`no flow ${flow}`);
  }
}

function copyDraw1(x: any): any {
  return { cards: x.cards.slice(), known: x.known.slice() };
}

function copyCaptains2(x: any): any {
  return {
    prestige: x.prestige,
    credits: x.credits,
    draw: copyDraw1(x.draw),
    hand: copyDraw1(x.hand),
    discard: copyDraw1(x.discard),
    looked: copyDraw1(x.looked),
    play: copyDraw1(x.play),
    playIo: x.playIo.slice(),
    parts: x.parts.slice(),
    partIo: x.partIo.slice(),
    kept: x.kept,
    objectives: copyDraw1(x.objectives),
    drawnAt: x.drawnAt.slice(),
    claimed: x.claimed.slice(),
    reputation: x.reputation.slice(),
    at: x.at,
    beenAt: x.beenAt.slice(),
    arrived: x.arrived,
    completed: x.completed,
    deeds: x.deeds.slice(),
    spent: x.spent,
    acquired: x.acquired,
    advanced: x.advanced,
    favours: x.favours,
    befriended: x.befriended,
    usedInTurn: x.usedInTurn.slice(),
    sources: x.sources.slice(),
  };
}

function copyCaptainsList3(x: any[]): any {
  const out = x.slice();
  for (let i = 0; i < x.length; i++) out[i] = copyCaptains2(x[i]);
  return out;
}

function copyContractDecksList4(x: any[]): any {
  const out = x.slice();
  for (let i = 0; i < x.length; i++) out[i] = copyDraw1(x[i]);
  return out;
}

function copyPlan5(x: any): any {
  return {
    began: x.began,
    talked: x.talked.slice(),
    replaced: x.replaced,
    travelled: x.travelled,
    stayed: x.stayed,
    freeDiscard: x.freeDiscard,
    paidDiscard: x.paidDiscard,
    bought: x.bought,
    newEvent: x.newEvent,
    called: x.called,
  };
}

function copyOffers6(x: any): any {
  return {
    version: x.version,
    by: x.by,
    parties: x.parties.slice(),
    shares: x.shares.slice(),
    accepted: x.accepted.slice(),
    declined: x.declined.slice(),
  };
}

function copyOffersList7(x: any[]): any {
  const out = x.slice();
  for (let i = 0; i < x.length; i++) out[i] = copyOffers6(x[i]);
  return out;
}

function copyTalks8(x: any): any {
  return {
    contract: x.contract,
    version: x.version,
    offers: copyOffersList7(x.offers),
    current: x.current,
    hints: x.hints.slice(),
    invited: x.invited.slice(),
    broken: x.broken,
  };
}

function copyPilots9(x: any): any {
  return {
    actions: x.actions,
    spent: x.spent,
    dice: x.dice.slice(),
    rolled: x.rolled,
    rerolled: x.rerolled.slice(),
    blocks: x.blocks,
    done: x.done,
    opening: x.opening,
    plays: x.plays.slice(),
    count: x.count,
    units: x.units.slice(),
    score: x.score,
    used: x.used.slice(),
    primed: x.primed,
    free: x.free,
    lasting: x.lasting,
  };
}

function copyPilotsList10(x: any[]): any {
  const out = x.slice();
  for (let i = 0; i < x.length; i++) out[i] = copyPilots9(x[i]);
  return out;
}

function copyMission11(x: any): any {
  return {
    contract: x.contract,
    duel: x.duel,
    stage: x.stage,
    outcome: x.outcome,
    order: x.order.slice(),
    free: x.free,
    need: x.need.slice(),
    filled: x.filled.slice(),
    shares: x.shares.slice(),
    pilots: copyPilotsList10(x.pilots),
    hired: x.hired.slice(),
    hireCredits: x.hireCredits,
    hirePrestige: x.hirePrestige,
    first: x.first,
    second: x.second,
  };
}
