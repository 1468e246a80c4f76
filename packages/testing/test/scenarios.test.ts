import { EVERYBODY, maskOf } from '@orrery/kernel';
import { describe, expect, it } from 'vitest';
import { fixtures, table } from '../src/index.ts';

const { bazaar, duel, auction, race, claims, teams } = fixtures;
const zoneOf = (cards: number[], known: number) => ({ cards, known: cards.map(() => known) });

/** A duel of three with given hands. Strikes are cards 0-8, dodges 9-17, feints 18-26, traps 27-35, scries 36-44. */
function duelWith(hands: number[][], lives = [2, 2, 2]) {
  const t = table(duel, { seats: 3 });
  t.edit((s) => {
    const held = hands.flat();
    const rest = Array.from({ length: 45 }, (_none, card) => card).filter((card) => !held.includes(card));
    s.hands = hands.map((cards, seat) => zoneOf(cards, maskOf(seat)));
    s.deck = zoneOf(rest, 0);
    s.lives = lives;
  });
  return t;
}

describe('duel', () => {
  it('lets every seat with a card react, and hides who has answered', () => {
    const t = duelWith([[0], [36], [37]]);
    t.say(0, 'strike-0>1');
    t.expectAsked(1, 'react', 'window');
    t.expectAsked(2, 'react', 'window');
    t.say(1, null);
    expect(t.asked().map((row) => row.seat)).toEqual([2]);
    for (const viewer of [0, 2, null]) {
      expect(t.rules.waiting(t.state, viewer).map((row) => row.seat)).toEqual([1, 2]);
    }
    expect(t.rules.waiting(t.state, 1).map((row) => row.seat)).toEqual([2]);
  });

  it('nests counter-reactions: a feint undoes a dodge, another feint undoes the feint', () => {
    const t = duelWith([[0, 18], [9, 19], [36]]);
    t.say(0, 'strike-0>1');
    t.say(1, 'dodge-0');
    t.say(2, null);
    t.say(0, 'feint-0');
    t.say(2, null);
    t.say(1, 'feint-1');
    t.say(2, null);
    t.say(2, null);
    expect(t.state.lives).toEqual([2, 2, 2]);
    expect(t.events.map((event) => event.type)).toContain('dodged');
  });

  it('ends the turn of a seat that dies in the middle of it', () => {
    const t = duelWith([[0, 1, 2], [27], [36]], [1, 2, 2]);
    t.say(0, 'strike-0>1');
    t.say(2, null);
    t.say(1, 'trap-0');
    t.say(0, null);
    t.say(2, null);
    expect(t.state.out).toEqual([true, false, false]);
    t.expectAsked(1, 'loot', 'choose');
    expect(t.refused(1, ['strike-1', 'strike-2', 'scry-0']).reason).toBe('too-many');
    t.say(1, ['strike-1', 'strike-2']);
    expect(t.state.hands[1]?.cards).toEqual(expect.arrayContaining([1, 2]));
    t.expectAsked(1, 'turn', 'act');
    t.expectNotAsked(0);
  });

  it('shows scried cards to one seat only, also after they are put back', () => {
    const t = duelWith([[36], [], []]);
    t.say(0, 'scry-0');
    const { items } = t.prompt(0, 'arrange');
    const order = items.map((item) => item.id).reverse();
    t.say(0, order);
    const top = t.view(0).deck.slice(-3);
    expect(top.every((card: number | null) => card !== null)).toBe(true);
    expect(t.view(1).deck.slice(-3)).toEqual([null, null, null]);
    expect(t.table.mayUndo(0)).toBe(true);
    t.undo(0);
    t.expectAsked(0, 'scry', 'order');
    expect(t.table.mayUndo(0)).toEqual({ reason: 'undo-learned' });
  });

  it('continues without a seat that resigns, even on its own turn', () => {
    const t = duelWith([[0], [1], [2]]);
    t.table.apply({ kind: 'resign', seat: 0 });
    t.expectAsked(1, 'turn', 'act');
    t.table.apply({ kind: 'resign', seat: 2 });
    t.say(1, null);
    expect(t.state.result?.winners).toEqual([1]);
  });
});

describe('auction', () => {
  it('hides a quiet answer, and plays the fallback on timeout', () => {
    const t = table(auction, { seats: 3 });
    t.say(1, 'in');
    const { question } = t.expectAsked(0, 'sale', 'interest');
    const events = t.table.apply({ kind: 'expire', question });
    expect(events[0]).toMatchObject({ type: 'time-out', data: { seats: [0, 1, 2] } });
    expect(t.asked().map((row) => [row.seat, row.step])).toEqual([[1, 'bid']]);
    expect(t.refused(1, 11)).toEqual({ reason: 'purse', rule: 'A-2', params: { max: 10 } });
    t.say(1, 4);
    const { max } = t.prompt(1, 'allocate');
    t.say(1, { ore: max });
    expect(t.state.money).toEqual([10, 6, 10]);
  });

  it('lets a seat withdraw a sealed answer, whoever has answered since', () => {
    const t = table(auction, { seats: 3 });
    t.say(0, 'in');
    t.say(1, 'in');
    expect(t.table.mayUndo(0)).toBe(true);
    t.undo(0);
    t.expectAsked(0, 'sale', 'interest');
    expect(t.table.mayUndo(0)).toEqual({ reason: 'undo-quiet' });
  });

  it('binds a deal of three only when all accept the same version', () => {
    const t = table(auction, { seats: 3, seed: 'deal' });
    t.playUntil((s) => s.stack.at(-1)?.flow === 'talks');
    t.edit((s) => {
      s.stores = [
        [1, 1, 1],
        [1, 1, 1],
        [1, 1, 1],
      ];
    });
    const parties = [0, 1, 2];
    const round = parties.map((from) => ({ from, to: (from + 1) % 3, item: 'ore', count: 1 }));
    t.say(0, { say: 'propose', parties, terms: round });
    t.say(1, { say: 'accept', version: 1 });
    t.say(2, { say: 'counter', version: 1, parties, terms: round.map((row) => ({ ...row, item: 'ice' })) });
    expect(t.refused(0, { say: 'accept', version: 1 })).toMatchObject({
      reason: 'other-version-of-deal',
      params: { version: 2 },
    });
    t.say(0, { say: 'accept', version: 2 });
    t.say(0, { say: 'withdraw', version: 2 });
    expect(t.refused(0, { say: 'withdraw', version: 2 }).reason).toBe('not-accepted');
    t.say(0, { say: 'accept', version: 2 });
    expect(t.refused(2, { say: 'lock', version: 2 }).reason).toBe('not-agreed');
    t.say(1, { say: 'accept', version: 2 });
    expect(t.refused(0, { say: 'lock', version: 2 }).reason).toBe('not-yours-to-lock');
    t.say(2, { say: 'lock', version: 2 });
    expect(t.state.result?.reason).toBe('deal');
  });

  it('needs consent of a party that gives and gets nothing; a timeout ends the offer, then the negotiation', () => {
    const t = table(auction, { seats: 3, seed: 'deal' });
    t.playUntil((s) => s.stack.at(-1)?.flow === 'talks');
    const terms = [{ from: 0, to: 1, item: 'ore', count: 1 }];
    t.edit((s) => {
      s.stores[0] = [1, 1, 1];
    });
    expect(t.refused(0, { say: 'propose', parties: [0], terms }).reason).toBe('not-named');
    t.say(0, { say: 'propose', parties: [0, 1, 2], terms });
    t.say(1, { say: 'accept', version: 1 });
    expect(t.refused(0, { say: 'lock', version: 1 }).reason).toBe('not-agreed');
    const row = t.rules.waiting(t.state)[0];
    expect(row?.time).toBe('talk');
    t.table.apply({ kind: 'expire', question: row?.question ?? '' });
    expect(t.refused(2, { say: 'accept', version: 1 }).reason).toBe('other-version-of-deal');
    expect(t.rules.waiting(t.state)[0]?.question).toBe(row?.question);
    t.table.apply({ kind: 'expire', question: row?.question ?? '' });
    expect(t.state.result?.reason).toBe('no-deal');
  });

  it('ends the negotiation when one party is left', () => {
    const t = table(auction, { seats: 2, seed: 'no deal' });
    t.playUntil((s) => s.stack.at(-1)?.flow === 'talks' && s.stack.at(-1)?.step === 'talk');
    t.say(1, { say: 'decline', version: 0 });
    expect(t.state.result?.reason).toBe('no-deal');
  });
});

describe('race', () => {
  const fly = (...cells: string[]) => ({ piece: 'ship', cells });

  it('gives a contested engine to the first payer; the other can only give up', () => {
    const t = table(race, { seats: 2 });
    t.say(0, 'ion');
    t.say(1, 'ion');
    t.expectAsked(0, 'pay', 'tokens');
    t.say(1, ['t10', 't11']);
    expect(t.refused(0, ['t00', 't01'])).toEqual({ reason: 'too-late', rule: 'R-4', params: { engine: 'ion' } });
    t.say(0, null);
    expect(t.state.engines).toEqual([[], ['ion']]);
  });

  it('waits in a lane until all have arrived, then scores in order of arrival', () => {
    const t = table(race, { seats: 2 });
    for (const answer of [null, fly('b1'), null]) t.say(1, answer);
    t.expectNotAsked(1);
    expect(t.state.arrived).toEqual([1]);
    for (const answer of [null, fly(), { piece: 'beacon', cell: 'a2', rotation: 2 }]) t.say(0, answer);
    expect(t.state.round).toBe(2);
    expect(t.state.points).toEqual([1, 2]);
  });

  it('does not wait for a seat that resigned', () => {
    const t = table(race, { seats: 3 });
    for (const seat of [0, 2]) for (const answer of [null, fly(), null]) t.say(seat, answer);
    t.say(1, 'ion');
    t.table.apply({ kind: 'resign', seat: 1 });
    expect(t.state.round).toBe(2);
    expect(t.asked().map((row) => row.seat)).toEqual([0, 2]);
  });
});

describe('claims', () => {
  it('interrupts a question, which comes back with the same id', () => {
    const t = table(claims, { seats: 2 });
    t.edit((s) => {
      s.stones = [5, 0];
      s.heap = 25;
    });
    const { question } = t.expectAsked(0, 'round', 'take');
    expect(t.refused(1, 'rich', 'claim')).toMatchObject({ reason: 'not-earned', rule: 'C-3' });
    t.say(0, 'rich', 'claim');
    expect(t.state.stones).toEqual([6, 0]);
    t.expectAsked(1, 'honours', 'toast');
    expect(t.asked().length).toBe(1);
    expect(t.rules.waiting(t.state).some((row) => row.standing)).toBe(false);
    t.say(1, 'cheer');
    expect(t.expectAsked(0, 'round', 'take').question).toBe(question);
    expect(t.refused(0, 'rich', 'claim')).toEqual({ reason: 'claimed-already', rule: 'C-4', params: { by: 0 } });
    expect(t.prompt(0, 'choose', 'claim').options[0]).toMatchObject({ id: 'rich', why: { reason: 'claimed-already' } });
  });

  it('unwinds the round when it is stopped', () => {
    const t = table(claims, { seats: 2 });
    t.edit((s) => {
      s.heap = 8;
      s.stones = [11, 11];
    });
    t.say(1, 'stop', 'stop');
    expect(t.state.result?.reason).toBe('stopped');
  });

  it('ends when a resignation leaves one seat', () => {
    const t = table(claims, { seats: 2 });
    t.table.apply({ kind: 'resign', seat: 0 });
    expect(t.state.result?.reason).toBe('deserted');
    expect(t.state.stack).toEqual([]);
  });
});

describe('teams', () => {
  it('accepts a group answer from either partner, sealed and open', () => {
    const t = table(teams, { seats: 4 });
    t.say(2, 'high');
    expect(t.refused(3, 'no').reason).toBe('no-such-call');
    expect(t.asked().map((row) => row.seat)).toEqual([1, 3]);
    t.say(3, 'low');
    const [first] = t.asked();
    expect(first?.group).toHaveLength(2);
    t.say(first?.group?.[1] as number, 'prize-5');
    expect(Math.max(...t.state.points)).toBe(5);
  });

  it('keeps a group whose first seat has resigned, before or after it answered', () => {
    const t = table(teams, { seats: 4 });
    t.table.apply({ kind: 'resign', seat: 0 });
    t.say(2, 'high');
    expect(t.asked().map((row) => row.seat)).toEqual([1, 3]);
    t.say(1, 'low');
    t.expectAsked(t.asked()[0]?.seat as number, 'round', 'prize');

    const u = table(teams, { seats: 4 });
    u.say(0, 'high');
    u.table.apply({ kind: 'resign', seat: 0 });
    u.say(1, 'low');
    expect(u.events.find((event) => event.type === 'called')?.data).toEqual({ calls: ['high', 'low'] });
  });

  it('lets a partner withdraw the answer of their group', () => {
    const t = table(teams, { seats: 4 });
    t.say(0, 'high');
    t.table.apply({ kind: 'withdraw', seat: 2 });
    expect(t.asked().map((row) => row.seat)).toEqual([0, 2, 1, 3]);
  });

  it('shows an unmasked role to all', () => {
    const t = table(teams, { seats: 4 });
    t.say(0, 'high');
    t.say(1, 'low');
    const seat = t.asked()[0]?.seat as number;
    t.say(seat, 'prize-1');
    const other = t.prompt(seat, 'choose').options[0]?.id as string;
    t.say(seat, other);
    expect(t.state.roles.known[Number(other.slice(5))]).toBe(EVERYBODY);
    expect(t.view(null).roles.filter((role: number | null) => role !== null)).toHaveLength(1);
  });
});

describe('the scenario driver', () => {
  it('fails with who is asked instead', () => {
    const t = table(race, { seats: 2 });
    expect(() => t.expectAsked(0, 'pay')).toThrow(
      'race: seat 0 is not asked pay/*; asked: seat 0 dash/aim, seat 1 dash/aim',
    );
    expect(() => t.expectNotAsked(1)).toThrow('seat 1 should not be asked');
    expect(() => t.refused(0, null)).toThrow('null by seat 0 should have been refused');
    expect(() => t.prompt(0, 'amount')).toThrow('seat 0 is asked to choose, not to amount');
    expect(() => t.edit((s) => s.points.push('x' as never))).toThrow('is invalid: .points[2] is not a whole number');
    expect(() => t.playUntil(() => false)).toThrow('the condition of `playUntil` never held');
    expect(t.legal(1)).toContain('ion');
  });
});

describe('bazaar', () => {
  it('lets a seat bargain and trade at the same time, while others trade', () => {
    const t = table(bazaar, { seats: 3 });
    const trade = t.rules.waiting(t.state).find((row) => row.seat === 1 && row.step === 'trade');
    for (const answer of ['buy', 'buy']) act(t, 0, 'trade', answer);
    expect(t.asked().filter((row) => row.seat === 0 && !row.standing)).toHaveLength(3);
    t.table.act({ seat: 1, question: trade?.question ?? '', n: 0, answer: 'leave' });
    act(t, 0, 'price', 'pay');
    expect(t.state.coins).toEqual([1, 2, 2]);
  });

  it('ends a negotiation when the seat resigns, and the game when a seat is rich', () => {
    const t = table(bazaar, { seats: 3 });
    act(t, 0, 'trade', 'buy');
    t.table.apply({ kind: 'resign', seat: 0 });
    expect(t.asked().some((row) => row.step === 'price')).toBe(false);
    t.edit((s) => {
      s.coins[1] = 3;
    });
    for (let i = 0; i < 3; i++) {
      act(t, 1, 'trade', 'buy');
      act(t, 1, 'price', 'pay');
    }
    expect(t.state).toMatchObject({ result: { reason: 'rich', winners: [1] }, stack: [] });
  });

  it('is answered by standing orders, and allows no numbers in chat', () => {
    const t = table(bazaar, { seats: 2 });
    t.table.apply({ kind: 'orders', seat: 0, orders: { pay: true } });
    act(t, 0, 'trade', 'buy');
    const row = t.rules.waiting(t.state).find(({ step }) => step === 'price');
    const action = row && t.rules.obey(t.state, t.table.orders[0] ?? null, row);
    expect(action?.answer).toBe('pay');
    expect(t.rules.game.mayTalk?.(t.state, 0, 'table', 'I have 2')).toMatchObject({ reason: 'no-figures' });
    expect(t.rules.game.mayTalk?.(t.state, 0, 'side', 'I have some')).toBe(true);
  });

  function act(t: ReturnType<typeof table<any>>, seat: number, step: string, answer: string): void {
    const row = t.rules.waiting(t.state).find((one) => one.seat === seat && one.step === step);
    t.table.act({ seat, question: row?.question ?? '', n: row?.n ?? 0, answer });
  }
});
