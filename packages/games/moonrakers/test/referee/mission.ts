import { bonus, prototype } from './bonus.ts';
import {
  type Book,
  captain,
  count,
  type Flow,
  fail,
  inTurn,
  joins,
  type Memory,
  memoryOf,
  missionOf,
  participants,
  pilotOf,
  sum,
  takeEvent,
  turnRecordOf,
} from './book.ts';
import {
  befriend,
  blocked,
  colourSeat,
  draw,
  gainWith,
  icons,
  needOf,
  noteHand,
  others,
  pass,
  under,
} from './effects.ts';
import { contract, isCrew, LETTERS, type Letter, type Share } from './facts.ts';
import { openly } from './favours.ts';
import { deckOf } from './market.ts';
import { completed, judged } from './objectives.ts';
import { orderAsked, plays, setOrder } from './plays.ts';
import { fire } from './triggers.ts';
import { arrive } from './turn.ts';

// A contract from its lock to its end (sections 5.5 and 5.7).

const zeros = (): Record<Letter, number> =>
  Object.fromEntries([...LETTERS].map((letter) => [letter, 0])) as Record<Letter, number>;

export function* mission(b: Book, card: string, crew: readonly number[], shares: Share[]): Flow {
  const duel = contract(card).prizes !== null;
  b.phase = 'mission';
  const order = inTurn(b).filter((seat) => crew.includes(seat));
  const sector = card === 'SR00' ? 'sorelia' : captain(b, b.leader).at;
  if (b.options.nomad) for (const seat of order) arrive(b, seat, sector);
  b.mission = {
    ...{ contract: card, duel, outcome: 'open', order, free: true, filled: zeros(), shares },
    pilots: Object.fromEntries(
      order.map((seat) => [
        seat,
        {
          ...{ actions: 0, spent: 0, dice: [], rolled: 0, blocks: 0, done: false },
          ...{ plays: [], count: 0, units: zeros(), score: 0 },
        },
      ]),
    ),
    ...{ hired: [], hireCredits: 0, hirePrestige: 0 },
  };
  b.memory = {};
  b.newcomers = [];
  for (const seat of order) {
    const me = captain(b, seat);
    b.memory[seat] = {
      ...{ used: new Set(), opening: [], primed: 0, free: 0, lasting: [...me.play], crews: [] },
      hired: [],
    } as Memory;
  }
  leaveRow(b, card);
  if (order.length > 1) setOrder(b, (yield* openly(b, () => [orderAsked(b, 'mission.order')])).answer);
  roll(b);
  for (const seat of missionOf(b).order) yield* fire(b, seat, 'start');
  b.playing = true;
  yield* plays(b);
  b.playing = false;
  for (const seat of missionOf(b).order) yield* fire(b, seat, 'end');
  if (duel) yield* prizes(b);
  else yield* judge(b);
  hazards(b);
  yield* discard(b);
  b.mission = null;
}

/** With Nomad, puts the other drawn contracts under their deck at the lock (MK-284). */
function leaveRow(b: Book, card: string): void {
  if (!b.options.nomad) return;
  const rest = b.row.filter((other) => other !== card);
  b.row = b.row.filter((other) => other === card);
  if (rest[0]) {
    const at = b.contractDecks.indexOf(deckOf(b, rest[0]));
    under(b.contractDecks[at] as string[], rest, b.after.contractDecks[at] as string[]);
  }
}

/** All participants roll the dice of their share, then get one Action each (MK-119, MK-335, MK-520). */
function roll(b: Book): void {
  const { order, shares, duel } = missionOf(b);
  for (const seat of order) {
    const pilot = pilotOf(b, seat);
    const n = shares[seat]?.[5] ?? 0;
    if (n > 0) {
      pilot.dice = takeEvent(b, 'rolled', seat).dice ?? [];
      const faces = b.options.dice === 'soft' ? [0, 1, 2] : [0, 1, 2];
      if (pilot.dice.length !== n || pilot.dice.some((face) => !faces.includes(face)))
        fail(b, `MK-119: seat ${seat} rolled ${pilot.dice}, with ${n} dice`);
    }
    pilot.rolled = n;
    pilot.actions = 1 + (b.event === 'E17' && !duel ? 1 : 0);
    memoryOf(b, seat).opening = [...captain(b, seat).hand];
    noteHand(b, seat);
  }
}

function* judge(b: Book): Flow {
  const mission = missionOf(b);
  const card = contract(mission.contract);
  const success = (Object.keys(card.needs) as Letter[]).every((letter) => mission.filled[letter] >= needOf(b, letter));
  mission.outcome = success ? 'success' : 'failure';
  count(b, mission.outcome);
  const all = participants(b);
  if (success) {
    if (b.seats <= 2 && mission.hired.length > 0) count(b, 'success with hires');
    for (const seat of all) {
      const [prestige, credits] = paid(b, seat);
      pass(b, seat, prestige, 0);
      captain(b, seat).credits += credits;
      if (b.policy === 'L01') captain(b, seat).credits += pilotOf(b, seat).rolled;
      completed(b, seat, card.type);
    }
    if (card.id === 'SR00') {
      b.unlocked = true;
      b.anomaly = null;
    }
    if (b.options.binding)
      for (const seat of all) for (const other of all) if (other !== seat) befriend(b, seat, other);
    for (const seat of all)
      if ((mission.shares[seat] as Share)[3] > 0) yield* reputation(b, seat, card.colour as string);
    for (const seat of all) for (let n = (mission.shares[seat] as Share)[2]; n > 0; n--) yield* bonus(b, seat);
    for (const seat of all) for (let n = (mission.shares[seat] as Share)[4]; n > 0; n--) yield* prototype(b, seat);
    for (const seat of mission.order) yield* fire(b, seat, 'win');
    for (const seat of inTurn(b)) if (!joins(b, seat)) yield* fire(b, seat, 'elsewhere');
  } else {
    if (b.options.binding)
      for (const seat of all) {
        const me = captain(b, seat);
        if (me.parts.some((own) => own.card === 'HE10' && !b.newcomers.includes(own))) continue;
        for (const other of all)
          if (other !== seat) me.reputation[other] = Math.max(0, (me.reputation[other] as number) - 1);
      }
    for (const seat of mission.order) yield* fire(b, seat, 'lose');
  }
  for (const seat of all) judged(b, seat);
}

/** The payout of a share, after the leader's hires and the levy on solo contracts (MK-425, MK-529). */
export function paid(b: Book, seat: number): [prestige: number, credits: number] {
  const { shares, hirePrestige, hireCredits } = missionOf(b);
  let [prestige, credits] = shares[seat] as Share;
  if (seat === b.leader) {
    prestige -= hirePrestige;
    credits -= hireCredits;
  }
  if (b.policy === 'L08' && participants(b).length === 1) credits = Math.max(0, credits - 2);
  return [prestige, credits];
}

/**
 * Gains a printed point of reputation. If its colour is the receiver's own or not in play, the receiver chooses
 * (MK-207).
 */
function* reputation(b: Book, seat: number, colour: string): Flow {
  const other = colourSeat(b, colour);
  if (other >= 0 && other !== seat) befriend(b, seat, other);
  else yield* gainWith(b, seat, others(b, seat));
}

/** Awards prizes to the best two scores of at least 1; ties go in turn order from the leader (MK-094 to MK-100). */
function* prizes(b: Book): Flow {
  const mission = missionOf(b);
  mission.outcome = 'decided';
  count(b, 'head-to-head');
  const { needs, prizes: all } = contract(mission.contract);
  const scored = participants(b)
    .map((seat) => {
      const { units, score } = pilotOf(b, seat);
      return { seat, score: score + sum((Object.keys(needs) as Letter[]).map((letter) => units[letter])) };
    })
    .sort((a, c) => c.score - a.score);
  const winners = scored.filter(({ score }) => score > 0).slice(0, 2);
  const [first, second] = scored;
  if (winners[0]) {
    turnRecordOf(b, winners[0].seat).met.add('O25');
    if (second && (first as { score: number }).score - second.score <= 1)
      turnRecordOf(b, winners[0].seat).met.add('O27');
  }
  for (const [i, { seat }] of winners.entries()) {
    const [prestige = 0, credits = 0] = all?.[i] ?? [];
    pass(b, seat, prestige, 1);
    captain(b, seat).credits += credits;
  }
  for (const [i, { seat }] of winners.entries()) for (let n = all?.[i]?.[2] ?? 0; n > 0; n--) yield* bonus(b, seat);
}

/** Deducts prestige for unblocked hazards, but not below 0 (MK-123, MK-368). */
function hazards(b: Book): void {
  for (const seat of participants(b)) {
    const me = captain(b, seat);
    const lost = icons(b, seat) - blocked(b, seat);
    const real = Math.min(me.prestige, lost);
    me.prestige -= real;
    me.sources[4] = (me.sources[4] as number) + real;
    if (lost > real) count(b, 'floor of prestige');
  }
}

/** Discards hands and played cards, except kept cards and crew with tokens; allies redraw (MK-369 to MK-374). */
function* discard(b: Book): Flow {
  const { order, contract: card } = missionOf(b);
  for (const seat of participants(b)) yield* fire(b, seat, 'clean');
  for (const seat of order) {
    const [me, memory] = [captain(b, seat), memoryOf(b, seat)];
    // Hired IO crew leave with their tokens (D99).
    me.play = me.play.filter((own) => !memory.hired.includes(own));
    me.discard.push(...me.hand.splice(0));
    me.hand = me.looked.splice(0);
    me.discard.push(...me.play.filter(({ io }) => io === 0).map((own) => own.card));
    me.play = me.play.filter((own) => own.io > 0 && isCrew(own.card));
    turnRecordOf(b, seat).kept = me.hand.length;
    if (me.hand.length > 0) count(b, 'kept');
    if (me.play.length > 0) count(b, 'crew that stay');
  }
  for (const seat of order) if (seat !== b.leader) redraw(b, seat);
  if (card !== 'SR00') {
    if (!b.row.includes(card)) fail(b, `${card} was not open`);
    else b.row.splice(b.row.indexOf(card), 1);
    deckOf(b, card).unshift(card);
    if (!b.options.nomad) {
      const next = deckOf(b, card).pop();
      if (next) b.row.push(next);
    }
  }
}

/** Draws up to the hand limit, not counting kept cards (MK-374, MK-395). */
export function redraw(b: Book, seat: number): void {
  const record = turnRecordOf(b, seat);
  const missing = 5 + record.kept - captain(b, seat).hand.length;
  record.kept = 0;
  if (missing > 0) draw(b, seat, missing);
}
