import { describe, expect, it } from 'vitest';
import { nameOf } from '../../src/rules/owned.ts';
import {
  captain,
  choices,
  discarded,
  done,
  finish,
  hand,
  isAsked,
  OVERLOAD,
  pick,
  pilot,
  play,
  row,
  type Scene,
  type Setting,
  type Side,
  scene,
  travel,
} from '../scene.ts';

/** Seat 0 calls a head-to-head, which these seats join. */
function contest(contract: string, joiners: readonly number[], sides: readonly Side[], more: Setting = {}): Scene {
  const seats = more.seats ?? 3;
  const t = scene({ row: [contract], options: OVERLOAD, ...more, captains: sides });
  travel(t, contract);
  t.say(0, `duel:${contract}`, 'choose');
  for (let seat = 1; seat < seats; seat++) t.say(seat, joiners.includes(seat) ? 'join' : 'stay', 'join');
  if (joiners.length > 0) t.say(0, null, 'order');
  return t;
}
const playAll = (t: Scene, hands: readonly (readonly string[])[]) => {
  hands.forEach((cards, seat) => {
    for (const card of cards) play(t, card, seat);
  });
  done(t);
};
const sidesOf = (hands: readonly (readonly string[])[], side: Side = {}): Side[] =>
  hands.map((cards) => ({ hand: cards, credits: 0, ...side }));
const prizes = (t: Scene): number[][] => t.state.captains.map((own) => [own.prestige, own.credits]);

describe('head-to-head', () => {
  it('MK-086 MK-087 MK-484 D49 asks all other captains secretly at once; the leader always takes part', () => {
    const t = scene({ row: ['HH01'], options: OVERLOAD });
    t.say(0, 'duel:HH01', 'choose');
    expect(
      t
        .asked()
        .map(({ seat }) => seat)
        .sort(),
    ).toEqual([1, 2]);
    const before = JSON.stringify(t.view(2));
    t.say(1, 'join', 'join');
    expect(JSON.stringify(t.view(2))).toBe(before);
    t.say(2, 'stay', 'join');
    expect(t.state.mission?.order).toEqual([0, 1]);
  });

  it('MK-088 has no dice, no talks, and prizes that are not split', () => {
    const t = scene({ row: ['HH01'], options: OVERLOAD });
    expect(t.refused(0, 'talk:HH01', 'choose').rule).toMatch(/MK-/);
    const u = contest('HH01', [1], sidesOf([['r'], ['r']]));
    expect([pilot(u, 0).dice, pilot(u, 1).dice]).toEqual([[], []]);
  });

  it('MK-094 MK-097 units of the counted types score, Damage by its value; the best two win', () => {
    const hands = [['r', 'd3', 's'], ['r', 'd2', 'd2'], ['d1']];
    const t = contest('HH04', [1, 2], sidesOf(hands));
    playAll(t, hands);
    expect(prizes(t)).toEqual([
      [0, 3],
      [1, 4],
      [0, 0],
    ]);
  });

  it('MK-098 MK-452 D10 ties are broken by turn order, the leader first', () => {
    const hands = [['d1'], ['d1'], ['d1']];
    const t = contest('HH04', [1, 2], sidesOf(hands));
    playAll(t, hands);
    expect(prizes(t)).toEqual([
      [1, 4],
      [0, 3],
      [0, 0],
    ]);
  });

  it('MK-099 gives no prize for a score of 0', () => {
    const hands = [['d1'], ['r']];
    const t = contest('HH04', [1], sidesOf(hands));
    playAll(t, hands);
    expect(prizes(t).slice(0, 2)).toEqual([
      [1, 4],
      [0, 0],
    ]);
  });

  it('MK-100 D87 alone, the leader can win only the first prize, and only with a score', () => {
    const t = contest('HH04', [], sidesOf([['d1']]));
    playAll(t, [['d1']]);
    expect(prizes(t)[0]).toEqual([1, 4]);
    const u = contest('HH04', [], sidesOf([['r']]));
    playAll(u, [['r']]);
    expect(prizes(u)[0]).toEqual([0, 0]);
    const v = contest('HH04', [], sidesOf([['d1']]), { seats: 1 });
    playAll(v, [['d1']]);
    expect(prizes(v)).toEqual([[1, 4]]);
  });

  it('MK-095 D48 reductions score if their type is counted; those of any type go to a counted one', () => {
    const t = contest('HH06', [1], sidesOf([['C14', 'C04'], []]));
    play(t, 'C14');
    expect(isAsked(t, 'choose')).toBe(false);
    play(t, 'C04');
    expect(choices(t).sort()).toEqual(['damage', 'shield', 'thruster']);
    pick(t, 'shield');
    done(t);
    expect(t.events.find(({ type }) => type === 'decided')?.data).toMatchObject({
      scores: [
        [0, 3],
        [1, 0],
      ],
    });
  });

  it('MK-090 MK-061 MK-575 there are no allies: KO6 helps the leader, but not other participants', () => {
    const t = contest(
      'HH01',
      [1],
      [
        { parts: ['KO6'], hand: ['r'], deck: ['m'] },
        { parts: ['SO3'], hand: ['C18'], deck: ['m'] },
      ],
    );
    pick(t, 'KO6');
    expect(pilot(t, 0).actions).toBe(2);
    play(t, 'C18', 1);
    expect(pilot(t, 1).actions).toBe(0);
    const u = contest('HH01', [1], [{ hand: ['r'] }, { parts: ['KO6'], hand: ['r'], deck: ['m'] }]);
    expect([isAsked(u, 'choose', 1), pilot(u, 1).actions]).toEqual([false, 1]);
  });

  it('MK-091 MK-240 no reputation is gained or lost', () => {
    const hands = [['d1'], ['d1']];
    const t = contest('HH04', [1], sidesOf(hands, { reputation: [1, 1, 1] }), {
      options: { overload: true, binding: true },
    });
    playAll(t, hands);
    expect(captain(t, 0).reputation).toEqual([1, 1, 1]);
  });

  it('MK-102 start abilities and part powers work', () => {
    const t = contest('HH01', [1], [{ parts: ['VE1', 'KO3'], hand: ['r', 'm'], deck: ['r'] }, { hand: [] }]);
    pick(t, 'VE1');
    expect(hand(t)).toEqual(['m', 'r', 'r']);
    expect(t.legal(0, 'play')).toContain('use:KO3');
  });

  it('MK-103 allows no mercenaries', () => {
    const t = contest('HH04', [], [{ hand: ['r'] }], { seats: 1, mercenaries: ['d1', 'd2', 'r', 's', 't'] });
    expect(t.refused(0, 'hire:d2', 'play').reason).toBe('no-mercenaries');
  });

  it('MK-104 MK-239 with Nomad captains join from any place and move to the leader’s sector', () => {
    const t = contest('HH01', [1], [{ at: 'base', hand: ['r'] }, { at: 'ventus', hand: ['r'] }, { at: 'henko' }], {
      options: { overload: true, nomad: true },
    });
    expect(t.view(0).captains.map(({ place }: { place: string }) => place)).toEqual(['komek', 'komek', 'henko']);
  });

  it('MK-105 participants discard and redraw, the contract goes under its deck, Buying follows', () => {
    const five = ['m', 'm', 'm', 'm', 'm'];
    const t = contest(
      'HH01',
      [1],
      [
        { hand: ['r', 's'], deck: five },
        { hand: ['t'], deck: five },
        { hand: ['d1'], deck: five },
      ],
    );
    play(t, 'r');
    finish(t);
    expect([discarded(t, 0), hand(t, 1).length, hand(t, 2), t.state.phase]).toEqual([['r', 's'], 5, ['d1'], 'buying']);
    expect(row(t)).not.toContain('HH01');
    expect(nameOf(t.state.contractDecks[0]?.cards[0] as number)).toBe('HH01');
  });

  it('MK-106 is neither a success nor a failure', () => {
    const t = contest(
      'HH01',
      [1],
      [{ parts: ['KO8', 'HE1'], hand: ['r'] }, { hand: [] }, { parts: ['SO8'], hand: [] }],
    );
    play(t, 'r');
    done(t);
    expect([captain(t, 0).partIo, captain(t, 2).partIo, t.state.phase]).toEqual([[0, 0], [0], 'buying']);
    expect(t.events.map(({ type }) => type)).not.toContain('succeeded');
  });

  it('MK-262 MK-238 is not affected by events about the turn’s contract', () => {
    const t = contest('HH01', [], [{ at: 'base', hand: ['r'] }], {
      options: { overload: true, nomad: true },
      event: 'E17',
    });
    expect(pilot(t).actions).toBe(1);
  });
});
