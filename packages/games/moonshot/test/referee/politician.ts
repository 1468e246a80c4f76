import type { Json } from '@orrery/kernel';
import {
  ask,
  type Book,
  choose,
  crewOf,
  type Flow,
  fail,
  missionNamed,
  noTokens,
  PLACES,
  type Question,
  riskNamed,
  type Slot,
  sideOf,
  type Tokens,
  takeCard,
  takeEvent,
} from './book.ts';
import { change } from './ending.ts';

// Preparation and actions of the Politicians (MS-043 to MS-072).

const aged = ([a, b]: Tokens): Tokens => [[0, 0], ...([a, b] as Tokens)];

export function* preparation(b: Book): Flow {
  for (const side of [0, 1]) {
    const me = sideOf(b, side);
    me.influence = 4;
    me.bluff = 4 + (side === b.first ? 1 : 0) + me.promised;
    me.promised = 0;
    for (const slot of me.slots) if (slot) slot.tokens = slot.tokens.map(aged) as Slot['tokens'];
  }
  let passes = 0;
  for (let side = b.first; passes < 2; side = 1 - side) {
    const me = sideOf(b, side);
    const free = PLACES.filter((_place, i) => me.slots[i] === null);
    if (me.hand.length === 0 || free.length === 0) {
      passes++;
      continue;
    }
    const all = me.hand.flatMap((piece) => free.map((cell) => JSON.stringify({ piece, cell, rotation: 0 })));
    const asked: Question = {
      what: 'preparation.play',
      seats: crewOf(b, side, 'politician'),
      all: () => ['null', ...all],
    };
    const answer = (yield* ask(asked)) as { piece: string; cell: string } | null;
    if (answer === null) {
      passes++;
      continue;
    }
    passes = 0;
    me.slots[PLACES.indexOf(answer.cell as 'press')] = {
      card: takeCard(b, me.hand, answer.piece, 'hand'),
      level: 1,
      cover: null,
      tokens: [noTokens(), noTokens()],
    };
  }
}

function politicalActions(b: Book, side: number): string[] {
  const me = sideOf(b, side);
  const cards = b.sides.flatMap(({ slots }) => slots.filter((slot) => slot !== null));
  const all: string[] = [];
  if (me.influence + me.bluff >= 2 && cards.length > 0) all.push('support');
  if (b.missions.length < 3)
    b.missionDecks.forEach((deck, i) => {
      if (deck.length > 0) all.push(`announce:${i + 1}`);
    });
  if (!me.raised) for (let n = 1; n < me.popularity; n++) all.push(`raise:${n}`);
  for (const { mission } of b.missions) all.push(`launch:${mission}`);
  if (b.moonOpen) all.push('launch:MOON');
  return [...all, 'abort'];
}

/** Whether tokens may be placed this way (MS-053 to MS-057). */
function maySupport(b: Book, side: number, answer: Json): boolean {
  if (answer === null) return true;
  const me = sideOf(b, side);
  const sums = { influence: 0, bluff: 0 };
  for (const [row, n] of Object.entries(answer as Record<string, number>)) {
    const [, whose, place, kind] = /^(usa|cccp)-(\w+):(influence|bluff)$/.exec(row) ?? [];
    if (!whose || !place || !kind) return false;
    const slot = sideOf(b, whose === 'usa' ? 0 : 1).slots[PLACES.indexOf(place as 'press')];
    if (!slot || !Number.isInteger(n) || n < 0) return false;
    sums[kind as 'bluff'] += n;
  }
  return sums.influence + sums.bluff >= 2 && sums.influence <= me.influence && sums.bluff <= me.bluff;
}

function placeTokens(b: Book, side: number, answer: Record<string, number>): void {
  const me = sideOf(b, side);
  for (const [row, n] of Object.entries(answer)) {
    const [whose = '', rest = ''] = row.split('-');
    const [place, kind] = rest.split(':');
    const slot = sideOf(b, whose === 'usa' ? 0 : 1).slots[PLACES.indexOf(place as 'press')];
    const fresh = slot?.tokens[side as 0 | 1][0];
    if (!fresh) return fail(b, `no card at ${row}`);
    fresh[kind === 'influence' ? 0 : 1] += n;
    me[kind as 'bluff'] -= n;
  }
}

/** Removes a drawn risk from its deck; an empty deck is first refilled from spent risks (MS-059, MS-300). */
function drawRisk(b: Book, level: number, risk: string): string {
  const deck = b.riskDecks[level] as string[];
  if (deck.length === 0) {
    const again = b.spentRisks.filter((one) => riskNamed(one).level === level);
    deck.push(...again);
    b.spentRisks = b.spentRisks.filter((one) => !again.includes(one));
    b.returnedRisks = [...new Set([...b.returnedRisks, ...again])];
  }
  return takeCard(b, deck, risk, `risks ${level}`);
}

function announce(b: Book, side: number, level: number): void {
  const { mission, risks } = takeEvent(b, 'risks', side) as { mission: string; risks: string[] };
  takeCard(b, b.missionDecks[level - 1] as string[], mission, `missions ${level}`);
  const levels = missionNamed(mission).risks;
  if (risks.length !== levels.length) fail(b, `MS-059: ${mission} has ${risks.length} risks`);
  b.missions.push({
    mission,
    risks: levels.map((own, i) => ({ risk: drawRisk(b, own, risks[i] as string), tests: [0, 0] })),
  });
}

export function* politics(b: Book): Flow {
  const decided = [false, false];
  for (let side = b.first; decided.includes(false); side = 1 - side) {
    if (decided[side]) continue;
    const me = sideOf(b, side);
    for (;;) {
      const seats = crewOf(b, side, 'politician');
      const answer = (yield* ask(choose('politics.act', seats, () => politicalActions(b, side)))) as string;
      const [verb, what = ''] = answer.split(':');
      if (verb === 'support') {
        const asked: Question = { what: 'politics.support', seats, may: (one) => maySupport(b, side, one) };
        const laid = (yield* ask(asked)) as Record<string, number> | null;
        // Cancelled: the turn continues.
        if (laid === null) continue;
        placeTokens(b, side, laid);
      } else if (verb === 'announce') announce(b, side, Number(what));
      else if (verb === 'raise') {
        me.raised = true;
        me.influence += Number(what);
        change(b, side, 'popularity', -Number(what));
      } else {
        decided[side] = true;
        b.launches.push({ side, mission: verb === 'launch' ? what : null });
      }
      break;
    }
  }
}
