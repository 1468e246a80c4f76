import { bonus } from './bonus.ts';
import {
  ask,
  type Book,
  captain,
  choose,
  count,
  type Flow,
  joins,
  need,
  pilotOf,
  type Question,
  turnRecordOf,
} from './book.ts';
import {
  colourSeat,
  draw,
  gainWith,
  objectives,
  others,
  pass,
  payPoints,
  points,
  reduce,
  removeDie,
  spendPoint,
  spent,
} from './effects.ts';
import { REWARDS } from './facts.ts';
import { replaceArmory, replaceContract } from './market.ts';
import { usable } from './plays.ts';
import { abilities, type Own } from './triggers.ts';

// Reputation rewards and the exchange, available whenever a captain has a decision (sections 3.4 and 3.5).

type Reply = { to: Question; answer: any };

/** Asks questions, offering reputation rewards as well, until one of the questions is answered. */
export function* openly(b: Book, make: () => Question[]): Flow<Reply> {
  return (yield* openlyUntil(b, make, () => false)) as Reply;
}
/** Like `openly`, but returns null if a reward has made the questions obsolete. */
export function* openlyUntil(b: Book, make: () => Question[], ended: () => boolean): Flow<Reply | null> {
  for (;;) {
    if (ended()) return null;
    const [own, extra] = [make(), favours(b)];
    const reply = yield [...own, ...extra];
    if (!extra.includes(reply.to)) return reply;
    yield* favour(b, reply.to.seat, reply.answer as string);
  }
}

export const favours = (b: Book): Question[] =>
  b.captains.flatMap((_own, seat) => {
    const all = wishes(b, seat);
    return all.length === 0 ? [] : [choose('game.favour', seat, all)];
  });

/** The price of a reward; Accord Engine lowers it by 1, except for prestige (MK-623). */
const cost = (b: Book, seat: number, reward: string, price: number): number =>
  reward !== 'RW9' && captain(b, seat).parts.some(({ card }) => card === 'SO10') ? Math.max(1, price - 1) : price;

/** Open contracts that RW1 can replace (MK-235). */
const replaceable = (b: Book): string[] =>
  b.row.filter((card) => card !== b.mission?.contract && card !== b.plan.called);

function timely(b: Book, seat: number, reward: string): boolean {
  const playing = b.phase === 'mission' && joins(b, seat);
  switch (reward) {
    case 'RW1':
      return seat === b.leader && replaceable(b).length > 0;
    case 'RW2':
      return seat === b.leader && b.armoryParts.length + b.armoryCrew.length > 0;
    case 'RW3':
      return playing && b.playing;
    case 'RW5':
      return playing && b.playing && pilotOf(b, seat).dice.length > 0;
    case 'RW6':
      return playing && b.playing;
    case 'RW7':
      return b.objectiveDeck.length > 0;
    case 'RW8':
      return seat === b.leader || b.phase !== 'buying';
    default:
      return true;
  }
}

function wishes(b: Book, seat: number): string[] {
  const me = captain(b, seat);
  const all: string[] = [];
  if (b.options.binding) {
    for (const [reward, [same, any]] of Object.entries(REWARDS)) {
      if (!timely(b, seat, reward)) continue;
      if (points(b, seat) >= cost(b, seat, reward, any)) all.push(`${reward}:any`);
      if (same === null) continue;
      for (const other of others(b, seat))
        if ((me.reputation[other] as number) >= cost(b, seat, reward, same))
          all.push(`${reward}:same:${b.colours[other]}`);
    }
    if (points(b, seat) >= 3) all.push('exchange');
  }
  const used = turnRecordOf(b, seat).usedInTurn;
  for (const own of abilities(b, seat, 'use'))
    if (own.ability.once === 'turn' && !used.has(own.id) && usable(b, seat, own)) all.push(`use:${own.id}`);
  return all;
}

export function* favour(b: Book, seat: number, answer: string): Flow {
  const me = captain(b, seat);
  count(b, `favour ${answer.split(':').slice(0, 2)}`);
  if (answer === 'exchange') {
    for (let left = 3; left > 0; left--) {
      const able = others(b, seat).filter((other) => (me.reputation[other] as number) > 0);
      const colours = able.map((other) => b.colours[other] as string);
      spendPoint(b, seat, colourSeat(b, (yield* ask(choose('exchange.give', seat, colours))) as string));
    }
    return yield* gainWith(b, seat, others(b, seat));
  }
  if (answer.startsWith('use:')) {
    const own = abilities(b, seat, 'use').find(({ id }) => id === answer.slice(4)) as Own;
    turnRecordOf(b, seat).usedInTurn.add(own.id);
    yield* own.ability.run(b, seat, own.self, { card: '', value: 0, to: null }) ?? [];
    return;
  }
  const [reward = '', how, colour = ''] = answer.split(':');
  const [same, any] = REWARDS[reward] as [number | null, number];
  // A captain who was done can play again (MK-348).
  if (reward === 'RW3') pilotOf(b, seat).done = false;
  if (how === 'any') yield* payPoints(b, seat, cost(b, seat, reward, any));
  else {
    const n = cost(b, seat, reward, same as number);
    for (let left = n; left > 0; left--) spendPoint(b, seat, colourSeat(b, colour));
    spent(b, seat, n);
  }
  yield* give(b, seat, reward);
}

function* give(b: Book, seat: number, reward: string): Flow {
  const me = captain(b, seat);
  switch (reward) {
    case 'RW1': {
      const card = (yield* ask(need('contract', seat, replaceable(b)))) as string;
      return replaceContract(b, card);
    }
    case 'RW2': {
      const card = (yield* ask(need('armory', seat, [...b.armoryParts, ...b.armoryCrew]))) as string;
      return replaceArmory(b, card);
    }
    case 'RW3':
      if ((yield* ask(need('branch', seat, ['0', '1']))) === '0') pilotOf(b, seat).actions++;
      else draw(b, seat, 1);
      return;
    case 'RW4':
      me.credits++;
      return;
    case 'RW5':
      return yield* removeDie(b, seat);
    case 'RW6':
      return yield* reduce(b, seat, 'any', 2);
    case 'RW7':
      return yield* objectives(b, seat, 2);
    case 'RW8':
      return yield* bonus(b, seat);
    case 'RW9':
      return pass(b, seat, 1, 3);
  }
}
