import type { Json } from '@orrery/kernel';
import {
  type Book,
  captain,
  choose,
  count,
  type Flow,
  fail,
  type Laid,
  memoryOf,
  missionOf,
  out,
  pilotOf,
  type Question,
} from './book.ts';
import { crew } from './crew.ts';
import { action, capped, lists, met, placeOf, put, spendAction } from './effects.ts';
import { categoryOf, iconsOf, isAdvanced, isCrew, isIo, type Letter } from './facts.ts';
import { openly } from './favours.ts';
import { abilities, fire, type Own } from './triggers.ts';

// Playing cards, using parts and hiring (sections 5.6 and 6.4).

const letterOf = (card: string): Letter | null => (isCrew(card) ? 'K' : categoryOf(card));
/** The options for playing a card: one, or two if its owner can choose between its type and Flex. */
function ways(b: Book, verb: string, card: string): string[] {
  const letter = letterOf(card);
  const both = letter !== null && placeOf(b, letter) === null;
  return both ? [`${verb}:${card}`, `${verb}:${card}>flex`] : [`${verb}:${card}`];
}

const key = ({ id, ability }: Own): string => `${id} ${ability.on}`;
export const usable = (b: Book, seat: number, own: Own): boolean => {
  const { ability, self } = own;
  if (ability.once === 'contract' && memoryOf(b, seat).used.has(key(own))) return false;
  return !ability.can || ability.can(b, seat, self, { card: '', value: 0, to: null });
};

/** The price of a mercenary: 1 prestige for crew, otherwise k credits for the k-th hire (MK-420, MK-421). */
const hirePrice = (b: Book, card: string): [prestige: number, credits: number] =>
  isCrew(card) ? [1, 0] : [0, missionOf(b).hired.length + 1];
function hirable(b: Book, seat: number): string[] {
  const { duel, hired, shares, hireCredits, hirePrestige } = missionOf(b);
  if (b.seats > 2 || duel || seat !== b.leader) return [];
  // Mercenaries are paid from the leader's share (MK-422, MK-433).
  const [prestige = 0, credits = 0] = shares[seat] ?? [];
  return b.mercenaryRow
    .filter((card, i) => {
      const [p, c] = hirePrice(b, card);
      return !hired.includes(i) && prestige - hirePrestige >= p && credits - hireCredits >= c;
    })
    .flatMap((card) => ways(b, 'hire', card));
}

function playable(b: Book, seat: number): string[] {
  const [me, pilot] = [captain(b, seat), pilotOf(b, seat)];
  const free = memoryOf(b, seat).free > 0;
  return [
    'done',
    ...me.hand
      .filter((card) => pilot.actions > 0 || (free && isAdvanced(card)))
      .flatMap((card) => ways(b, 'play', card)),
    ...abilities(b, seat, 'use')
      .filter((own) => own.ability.once !== 'turn' && usable(b, seat, own))
      .map(({ id }) => `use:${id}`),
    ...hirable(b, seat),
  ];
}

/** Between two plays, the leader may change the order of the participants or leave it free (MK-344). */
export function orderAsked(b: Book, what: string): Question {
  return {
    what,
    seat: b.leader,
    may: (answer) => {
      const { order, free } = missionOf(b);
      if (answer === null) return what === 'mission.order' || !free;
      if (!Array.isArray(answer) || answer.some((seat) => typeof seat !== 'string')) return false;
      if (String([...answer].sort()) !== String(order.map(String).sort())) return false;
      return what === 'mission.order' || free || String(answer) !== String(order);
    },
  };
}
export function setOrder(b: Book, answer: Json): void {
  const mission = missionOf(b);
  mission.free = answer === null;
  if (answer !== null) mission.order = (answer as string[]).map(Number);
}

export function* plays(b: Book): Flow {
  for (;;) {
    const waiting = () => missionOf(b).order.filter((seat) => !pilotOf(b, seat).done);
    if (waiting().length === 0) return;
    const { to, answer } = yield* openly(b, () => {
      const seats = missionOf(b).free ? waiting() : waiting().slice(0, 1);
      return [
        ...seats.map((seat) => choose('plays.play', seat, playable(b, seat))),
        ...(missionOf(b).order.length > 1 ? [orderAsked(b, 'plays.order')] : []),
      ];
    });
    if (to.what === 'plays.order') setOrder(b, answer);
    else yield* act(b, to.seat, answer as string);
  }
}

function* act(b: Book, seat: number, answer: string): Flow {
  if (answer === 'done') {
    pilotOf(b, seat).done = true;
    return;
  }
  const [verb, what = ''] = answer.split(':');
  const [card = '', flex] = what.split('>');
  if (verb === 'play') yield* play(b, seat, card, flex !== undefined);
  else if (verb === 'hire') yield* hire(b, seat, card, flex !== undefined);
  else {
    const own = abilities(b, seat, 'use').find(({ id }) => id === what) as Own;
    memoryOf(b, seat).used.add(key(own));
    count(b, `used ${what}`);
    yield* own.ability.run(b, seat, own.self, { card: '', value: 0, to: null }) ?? [];
  }
}

/** The type that a card's icons go to, as chosen by its owner (D82). */
const goal = (b: Book, letter: Letter, flex: boolean): Letter => (flex ? 'F' : (placeOf(b, letter) ?? letter));

function* play(b: Book, seat: number, card: string, flex: boolean): Flow {
  const [me, pilot, memory] = [captain(b, seat), pilotOf(b, seat), memoryOf(b, seat)];
  if (isAdvanced(card) && memory.free > 0) memory.free--;
  else spendAction(b, seat);
  out(b, me.hand, card, 'played');
  const self: Laid = { card, io: 0 };
  me.play.push(self);
  pilot.plays.push(card);
  pilot.count++;
  count(b, `played ${card}`);
  const letter = letterOf(card);
  const to = letter && goal(b, letter, flex);
  let value = 0;
  if (isCrew(card)) {
    put(b, seat, to as Letter, 1);
    memory.crews.push(card);
    if (!missionOf(b).duel && !lists(b, 'K') && memory.crews.length >= 2) met(b, seat, 'O18');
    yield* crew(b, seat, card, self, false);
  } else {
    value = iconsOf(card);
    if (letter === 'D') {
      value += memory.primed;
      memory.primed = 0;
    }
    value = capped(b, card, value);
    if (to) put(b, seat, to, value);
    action(b, seat, card);
    if (!missionOf(b).duel && new Set(pilot.plays.filter(isAdvanced)).size >= 2) met(b, seat, 'O23');
  }
  yield* fire(b, seat, 'play', { card, value, to });
}

/**
 * Hires a mercenary for its icons and, for crew, its effect. It triggers nothing and is not owned (MK-426 to MK-428).
 */
function* hire(b: Book, seat: number, card: string, flex: boolean): Flow {
  const mission = missionOf(b);
  const at = b.mercenaryRow.findIndex((own, i) => own === card && !mission.hired.includes(i));
  if (at < 0) fail(b, `MK-418: ${card} is not for hire`);
  const [prestige, credits] = hirePrice(b, card);
  mission.hirePrestige += prestige;
  mission.hireCredits += credits;
  mission.hired.push(at);
  count(b, isCrew(card) ? 'hired crew' : 'hired');
  const letter = letterOf(card) as Letter;
  put(b, seat, goal(b, letter, flex), iconsOf(card), false);
  if (!isCrew(card)) return;
  const self: Laid = { card, io: 0 };
  if (isIo(card)) {
    memoryOf(b, seat).hired.push(self);
    captain(b, seat).play.push(self);
  }
  yield* crew(b, seat, card, self, true);
}
