import { describe, expect, it } from 'vitest';
import {
  captain,
  choices,
  colour,
  discarded,
  done,
  faces,
  filled,
  finish,
  hand,
  io,
  isAsked,
  over,
  pick,
  pilot,
  play,
  played,
  scene,
  solo,
  ties,
  together,
  use,
} from '../scene.ts';

describe('crew of Overload', () => {
  it('MK-656 MK-166 MK-170 C21 holds four tokens and pays one or two for Actions, once per contract', () => {
    const t = over({ hand: ['C21'] }, 'EX08');
    play(t, 'C21');
    expect([io(t, 'C21'), pilot(t).actions, filled(t, 'crew')]).toEqual([4, 0, 1]);
    use(t, 'C21');
    expect(choices(t).sort()).toEqual(['1', '2']);
    pick(t, '2');
    expect([io(t, 'C21'), pilot(t).actions]).toEqual([2, 2]);
    expect(t.refused(0, 'use:C21', 'play').reason).toBe('used-already');
  });

  it('MK-167 MK-169 MK-172 an IO crew with tokens stays in play, and gives no icon in a later contract', () => {
    const t = over({ hand: ['C21', 'r'], deck: ['m', 'm', 'm', 'm', 'm'] });
    play(t, 'C21');
    finish(t);
    expect([played(t), io(t, 'C21'), discarded(t)]).toEqual([['C21'], 4, ['r']]);
    const u = solo('EX08', { play: { C21: 2 }, hand: ['r'] }, { overload: true });
    expect([filled(u, 'crew'), hand(u)]).toEqual([0, ['r']]);
    use(u, 'C21');
    pick(u, '1');
    expect([pilot(u).actions, io(u, 'C21')]).toEqual([2, 1]);
  });

  it('MK-168 an IO crew without tokens goes to the Discard Pile at the discard step, not earlier', () => {
    const t = solo('EX08', { play: { C21: 2 }, hand: ['r'] }, { overload: true });
    use(t, 'C21');
    pick(t, '2');
    expect([played(t), io(t, 'C21')]).toEqual([['C21'], 0]);
    finish(t);
    expect([played(t), discarded(t)]).toEqual([[], ['C21', 'r']]);
  });

  it('MK-171 an IO crew cannot be used in a contract without its owner', () => {
    const t = scene({ row: ['EX01'], options: { overload: true }, captains: [{ hand: ['r'] }, { play: { C22: 2 } }] });
    t.say(0, 'solo:EX01', 'choose');
    expect(isAsked(t, 'play', 1)).toBe(false);
  });

  it('MK-657 C22 pays one or two tokens to draw as many cards', () => {
    const t = over({ hand: ['C22'], deck: ['s', 't', 'm'] });
    play(t, 'C22');
    use(t, 'C22');
    pick(t, '2');
    expect([hand(t), io(t, 'C22')]).toEqual([['s', 't'], 2]);
  });

  it('MK-658 C23 pays any number of tokens at the end to block as many', () => {
    const t = over({ hand: ['C23'], prestige: 5 });
    play(t, 'C23');
    faces(t, [2, 2]);
    done(t);
    pick(t, 'C23');
    expect(choices(t).sort()).toEqual(['1', '2', '3']);
    pick(t, '3');
    finish(t);
    expect(captain(t).prestige).toBe(4);
  });

  it('MK-659 C24 pays a token to lower Damage by three', () => {
    const t = over({ hand: ['C24'] });
    play(t, 'C24');
    use(t, 'C24');
    expect([filled(t, 'damage'), io(t, 'C24')]).toEqual([3, 1]);
    expect(t.refused(0, 'use:C24', 'play').reason).toBe('used-already');
  });

  it('MK-660 C25 pays a token to lower any requirement by one and draw a card', () => {
    const t = over({ hand: ['C25'], deck: ['s'] });
    play(t, 'C25');
    use(t, 'C25');
    pick(t, 'damage');
    expect([filled(t, 'damage'), hand(t), io(t, 'C25')]).toEqual([1, ['s'], 1]);
  });

  it('MK-661 C26 gives an Action and may trash a Damage card or a Miss for a Tuned Damage', () => {
    const t = over({ hand: ['C26', 'm', 'd1', 'r'] });
    play(t, 'C26');
    pick(t, 'yes');
    expect(choices(t).sort()).toEqual(['d1', 'm']);
    pick(t, 'm');
    expect([hand(t), discarded(t), pilot(t).actions]).toEqual([['d1', 'r'], ['d+'], 1]);
  });

  it('MK-662 MK-337 after C27 the next advanced card needs no Action', () => {
    const t = over({ hand: ['C27', 's', 'd+', 'sX'] });
    play(t, 'C27');
    play(t, 's');
    expect(pilot(t).actions).toBe(0);
    play(t, 'd+');
    expect(pilot(t).actions).toBe(1);
    play(t, 'sX');
    expect(pilot(t).actions).toBe(0);
  });

  it('MK-663 MK-487 C28 acts as an Action card in hand, which is shown and kept', () => {
    const t = over({ hand: ['C28', 'rX', 'C01'] });
    play(t, 'C28');
    if (isAsked(t, 'choose')) {
      expect(choices(t)).toEqual(['rX']);
      pick(t, 'rX');
    }
    expect([pilot(t).actions, filled(t, 'reactor'), hand(t)]).toEqual([3, 1, ['C01', 'rX']]);
    expect(t.view(1).captains[0].hand.filter((card: string | null) => card !== null)).toEqual(['rX']);
  });

  it('MK-664 C29 draws two, and gives two Actions if one of them is advanced', () => {
    const t = over({ hand: ['C29'], deck: ['s', 'd+'] });
    play(t, 'C29');
    expect([hand(t), pilot(t).actions]).toEqual([['d+', 's'], 2]);
    const u = over({ hand: ['C29', 'd+'], deck: ['s', 't'] });
    play(u, 'C29');
    expect([hand(u), pilot(u).actions]).toEqual([['d+', 's', 't'], 0]);
  });

  it('MK-665 MK-096 C30 scores three in a head-to-head, and gives two Actions otherwise', () => {
    const t = over({ hand: ['C30'] });
    play(t, 'C30');
    expect(pilot(t).actions).toBe(2);
    const u = scene({ row: ['HH01'], options: { overload: true }, captains: [{ hand: ['C30'] }] });
    u.say(0, 'duel:HH01', 'choose');
    for (const seat of [1, 2]) u.say(seat, 'stay', 'join');
    play(u, 'C30');
    expect([pilot(u).score, pilot(u).actions]).toEqual([3, 0]);
  });

  it('MK-666 MK-462 C31 lowers any requirement by two and adds a Miss', () => {
    const t = over({ hand: ['C31'] });
    play(t, 'C31');
    pick(t, 'damage');
    expect([filled(t, 'damage'), discarded(t)]).toEqual([2, ['m']]);
  });

  it('MK-667 MK-174 C32 gives an Action and adds a token to each of its owner’s cards that holds one', () => {
    const t = over({ parts: ['KO8', 'VE8', 'HE8'], io: { KO8: 1, VE8: 4 }, play: { C21: 1 }, hand: ['C32'] });
    play(t, 'C32');
    expect(['KO8', 'VE8', 'HE8', 'C21'].map((card) => io(t, card))).toEqual([2, 4, 0, 2]);
    expect(pilot(t).actions).toBe(1);
  });

  it('MK-655 MK-176 C20 repeats no IO crew and no crew that was already in play', () => {
    const t = over({ play: { C22: 2 }, hand: ['r', 'C21', 'C20'] });
    for (const card of ['r', 'C21', 'C20']) play(t, card);
    expect([isAsked(t, 'choose'), filled(t, 'crew')]).toEqual([false, 2]);
  });
});

describe('crew of Binding Ties', () => {
  it('MK-668 MK-210 C33 gives an Action and a point with the lowest faction; the owner chooses among ties', () => {
    const t = ties({ hand: ['C33'], reputation: [0, 2, 1] });
    play(t, 'C33');
    expect([captain(t).reputation, pilot(t).actions]).toEqual([[0, 2, 2], 1]);
    const u = ties({ hand: ['C33'], reputation: [0, 1, 1] });
    play(u, 'C33');
    pick(u, colour(u, 1));
    expect(captain(u).reputation).toEqual([0, 2, 1]);
  });

  it('MK-669 C34 gives an Action and may pay one to three points to draw as many cards', () => {
    const t = ties({ hand: ['C34'], deck: ['r', 's', 't', 'm'], reputation: [0, 2, 0] });
    play(t, 'C34');
    pick(t, 'yes');
    // The first point is paid without a question, because only one colour is available.
    expect(captain(t).reputation).toEqual([0, 1, 0]);
    pick(t, colour(t, 1));
    expect([hand(t), captain(t).reputation, pilot(t).actions]).toEqual([['r', 's'], [0, 0, 0], 1]);
    const u = ties({ hand: ['C34'], deck: ['r', 's', 't', 'm', 'm'], reputation: [0, 4, 0] });
    play(u, 'C34');
    pick(u, 'yes');
    pick(u, colour(u, 1));
    pick(u, colour(u, 1));
    expect([hand(u), captain(u).reputation]).toEqual([
      ['r', 's', 't'],
      [0, 1, 0],
    ]);
  });

  it('MK-670 C35 acts as a Shield and gains a point with another participant, if there is one', () => {
    const t = scene({ row: ['EX05'], options: { binding: true }, captains: [{ hand: ['C35'] }, { hand: [] }] });
    together(t, 'EX05', [1]);
    play(t, 'C35');
    expect([filled(t, 'shield'), pilot(t).blocks, captain(t).reputation]).toEqual([1, 1, [0, 1, 0]]);
    const u = ties({ hand: ['C35'] }, 'EX05');
    play(u, 'C35');
    expect([filled(u, 'shield'), captain(u).reputation]).toEqual([1, [0, 0, 0]]);
  });

  it('MK-670 MK-090 in a head-to-head C35 has no allies', () => {
    const t = scene({ row: ['HH01'], options: { binding: true, overload: true }, captains: [{ hand: ['C35'] }] });
    t.say(0, 'duel:HH01', 'choose');
    for (const seat of [1, 2]) t.say(seat, 'join', 'join');
    t.say(0, null, 'order');
    play(t, 'C35');
    expect([isAsked(t, 'choose'), captain(t).reputation]).toEqual([false, [0, 0, 0]]);
  });

  it('MK-671 C36 gives an Action and one credit per three points of reputation, at most three', () => {
    const t = ties({ hand: ['C36'], credits: 0, reputation: [0, 4, 4] });
    play(t, 'C36');
    expect([captain(t).credits, pilot(t).actions, captain(t).reputation]).toEqual([2, 1, [0, 4, 4]]);
    const u = solo('EX07', { hand: ['C36'], credits: 0, reputation: [0, 5, 5, 5] }, { binding: true }, { seats: 4 });
    play(u, 'C36');
    expect(captain(u).credits).toBe(3);
  });

  it('MK-672 C37 pays two points to lower Damage by four, or acts as a Damage 1', () => {
    const t = ties({ hand: ['C37'], reputation: [0, 2, 0] });
    play(t, 'C37');
    pick(t, 'yes');
    expect([filled(t, 'damage'), captain(t).reputation]).toEqual([4, [0, 0, 0]]);
    const u = ties({ hand: ['C37'], reputation: [0, 2, 0] });
    play(u, 'C37');
    pick(u, 'no');
    expect([filled(u, 'damage'), captain(u).reputation]).toEqual([1, [0, 2, 0]]);
  });

  it('MK-673 MK-458 C38 draws two and may trash itself for two points of its owner’s choice', () => {
    const t = ties({ hand: ['C38'], deck: ['r', 's'] });
    play(t, 'C38');
    pick(t, 'yes');
    pick(t, colour(t, 1));
    pick(t, colour(t, 2));
    expect([hand(t), captain(t).reputation, played(t), filled(t, 'crew')]).toEqual([['r', 's'], [0, 1, 1], [], 1]);
    const u = ties({ hand: ['C38'], deck: ['r', 's'] });
    play(u, 'C38');
    pick(u, 'no');
    expect([captain(u).reputation, played(u)]).toEqual([[0, 0, 0], ['C38']]);
  });
});
