import { describe, expect, it } from 'vitest';
import { nameOf } from '../../src/rules/owned.ts';
import {
  captain,
  claim,
  deck,
  discarded,
  done,
  faces,
  filled,
  finish,
  hand,
  isAsked,
  pick,
  pilot,
  play,
  played,
  row,
  type Scene,
  scene,
  solo,
  stack,
  toClaims,
  together,
  use,
} from '../scene.ts';

const types = (t: Scene): string[] => t.events.map(({ type }) => type);
const asked = (t: Scene): number[] =>
  t
    .asked()
    .map(({ seat }) => seat)
    .sort();

describe('the order of a contract', () => {
  it('MK-057 MK-327 MK-330 is deal, dice, start, plays, end, outcome, rewards, hazards, discard, Buying', () => {
    const t = scene({
      row: ['EX02'],
      captains: [{ parts: ['KO6', 'HE9'], hand: ['r', 'r', 't'], deck: ['m', 'm', 'm'], prestige: 3 }],
      options: { overload: true },
    });
    t.say(0, 'solo:EX02', 'choose');
    // Dice are rolled before start abilities are offered.
    expect([pilot(t).dice.length, isAsked(t, 'choose')]).toEqual([1, true]);
    pick(t, 'KO6');
    faces(t, [2]);
    for (const card of ['r', 'r', 't']) play(t, card);
    t.say(0, 'done', 'play');
    // End abilities are offered before the contract is resolved.
    expect(types(t)).not.toContain('succeeded');
    pick(t, 'HE9');
    expect(types(t).filter((type) => ['used', 'succeeded', 'rewarded', 'hazards'].includes(type))).toEqual([
      'used',
      'succeeded',
      'rewarded',
      'hazards',
    ]);
    expect([t.state.phase, captain(t).prestige]).toEqual(['buying', 4]);
  });

  it('MK-367 MK-116 D9 rewards come before hazards', () => {
    const t = solo('EX02', { hand: ['r', 'r', 't'], prestige: 0 });
    faces(t, [1]);
    for (const card of ['r', 'r', 't']) play(t, card);
    finish(t);
    expect(captain(t).prestige).toBe(0);
  });

  it('MK-331 D26 start abilities follow the leader’s order of play; each captain orders their own', () => {
    const t = scene({
      row: ['EX07'],
      captains: [
        { parts: ['HE4'], hand: [] },
        { parts: ['VE1', 'KO1'], hand: ['s'], deck: ['t', 'm'] },
      ],
    });
    t.say(0, 'talk:EX07', 'choose');
    t.say(0, { say: 'propose', parties: [0, 1], terms: [] }, 'talk');
    t.say(1, { say: 'accept', version: 1 }, 'talk');
    t.say(0, { say: 'lock', version: 1 }, 'talk');
    t.say(0, ['1', '0'], 'order');
    expect(asked(t)).toEqual([1]);
    pick(t, 'KO1', 1);
    pick(t, 'VE1', 1);
    expect([pilot(t, 1).actions, hand(t, 1)]).toEqual([3, ['s', 't']]);
    expect(asked(t)).toEqual([0]);
  });

  it('MK-344 MK-345 MK-101 D27 the leader fixes the order of play, leaves it free, and may change it between plays', () => {
    const t = scene({ row: ['EX07'], captains: [{ hand: ['r', 's'] }, { hand: ['r', 's'] }, { hand: [] }] });
    together(t, 'EX07', [1, 2]);
    expect(asked(t)).toEqual([0, 1, 2]);
    play(t, 'r', 1);
    t.say(0, ['2', '1', '0'], 'order');
    expect(asked(t)).toEqual([2]);
    t.say(2, 'done', 'play');
    expect(asked(t)).toEqual([1]);
    t.say(0, null, 'order');
    expect(asked(t)).toEqual([0, 1]);
    expect(t.refused(0, ['1', '0'], 'order').reason).toBe('not-the-participants');
  });

  it('MK-346 MK-349 MK-351 captains declare when they are done, and plays end when all are done', () => {
    const t = scene({ row: ['EX07'], captains: [{ hand: [] }, { hand: [] }] });
    together(t, 'EX07', [1]);
    expect(asked(t)).toEqual([0, 1]);
    t.say(0, 'done', 'play');
    expect([asked(t), t.state.phase]).toEqual([[1], 'mission']);
    expect(isAsked(t, 'play', 0)).toBe(false);
    t.say(1, 'done', 'play');
    expect(t.state.phase).toBe('buying');
  });

  it('MK-361 D43 the contract is resolved once, at the end', () => {
    const t = solo('EX01', { hand: ['r', 'r', 's'], credits: 0 });
    play(t, 'r');
    play(t, 'r');
    expect([types(t).includes('succeeded'), captain(t).credits]).toEqual([false, 0]);
    play(t, 's');
    done(t);
    expect([types(t).filter((type) => type === 'succeeded').length, captain(t).credits]).toEqual([1, 3]);
  });

  it('MK-075 excess units are lost', () => {
    const t = solo('EX05', { hand: ['r', 'r', 'r', 'r', 's'], credits: 0 });
    for (const card of ['r', 'r', 'r', 'r', 's']) play(t, card);
    done(t);
    expect([types(t).includes('failed'), captain(t).credits]).toEqual([true, 0]);
  });

  it('MK-355 MK-074 a reduction of a type that is not listed does nothing', () => {
    const t = solo('EX01', { hand: ['C14'] });
    play(t, 'C14');
    expect(filled(t, 'damage')).toBe(0);
  });
});

describe('success and failure', () => {
  it('MK-364 MK-365 failure pays no rewards and has no other penalty', () => {
    const t = scene({
      row: ['EX05'],
      captains: [
        { hand: ['r'], credits: 1, prestige: 2 },
        { hand: [], credits: 1, prestige: 2 },
      ],
    });
    together(t, 'EX05', [1], { 1: { credits: 2 } });
    faces(t, [0]);
    finish(t);
    expect([0, 1].map((seat) => [captain(t, seat).credits, captain(t, seat).prestige])).toEqual([
      [1, 2],
      [1, 2],
    ]);
  });

  it('MK-369 MK-370 MK-371 MK-373 MK-395 all participants discard; allies draw at once, the leader after Buying', () => {
    const five = ['m', 'm', 'm', 'm', 'm', 'm'];
    const t = scene({
      row: ['EX07'],
      captains: [
        { hand: ['r', 's'], deck: five },
        { hand: ['t', 't'], deck: five },
        { hand: ['d1', 'd1'], deck: five },
      ],
    });
    together(t, 'EX07', [1]);
    play(t, 'r', 0);
    finish(t);
    expect([hand(t, 0), discarded(t, 0), played(t, 0)]).toEqual([[], ['r', 's'], []]);
    expect([hand(t, 1), discarded(t, 1)]).toEqual([
      ['m', 'm', 'm', 'm', 'm'],
      ['t', 't'],
    ]);
    expect([hand(t, 2), discarded(t, 2)]).toEqual([['d1', 'd1'], []]);
    t.say(0, 'done', 'buy');
    expect(hand(t, 0)).toEqual(['m', 'm', 'm', 'm', 'm']);
  });

  it('MK-372 MK-281 D5 D6 the contract goes under its deck and the row is refilled, on success and on failure', () => {
    for (const cards of [['r', 'r'], []]) {
      const t = scene({
        row: ['EX01', 'EX02', 'EX05', 'KI01', 'KI02', 'RE01', 'DE01', 'DE02'],
        captains: [{ hand: cards }],
      });
      t.say(0, 'solo:EX01', 'choose');
      for (const card of cards) play(t, card);
      finish(t);
      expect([row(t).length, row(t).includes('EX01')]).toEqual([8, false]);
      expect(nameOf(t.state.contractDecks[0]?.cards[0] as number)).toBe('EX01');
    }
  });

  it('MK-335 unspent Actions are lost when the contract ends', () => {
    const t = solo('EX01', { hand: ['r', 'r'] });
    play(t, 'r');
    play(t, 'r');
    expect(pilot(t).actions).toBe(3);
    finish(t);
    expect(t.state.mission).toBeNull();
  });

  it('MK-067 MK-068 prestige has no upper cap and comes from contracts, objectives and cards', () => {
    const t = solo('EX12', { hand: [], prestige: 9, objectives: ['O06'] });
    t.edit((s) => {
      s.mission?.filled.fill(9);
    });
    faces(t, [0, 0, 0, 0]);
    toClaims(t);
    claim(t, 0, 'O06');
    expect(captain(t).prestige).toBe(13);
    for (const seat of [1, 2]) claim(t, seat);
    expect([captain(t).prestige, t.view(null).captains[0].sources]).toMatchObject([
      14,
      { contracts: 4, objectives: 1 },
    ]);
  });
});

describe('bonus cards', () => {
  const won = (setting: Parameters<typeof scene>[0] = {}) => {
    const t = scene({ row: ['EX04'], ...setting, captains: [{ hand: [], ...setting.captains?.[0] }] });
    t.say(0, 'solo:EX04', 'choose');
    t.edit((s) => {
      s.mission?.filled.fill(9);
    });
    stack(t, 'C01');
    stack(t, 'KO5');
    t.say(0, 'done', 'play');
    return t;
  };

  it('MK-376 MK-379 MK-491 the source is chosen first, before any card is seen', () => {
    const t = won();
    expect(t.legal(0, 'source')).toEqual(['crew', 'part']);
    expect(JSON.stringify([t.view(0), t.prompt(0, 'choose', 'source')])).not.toMatch(/"C01"|"KO5"/);
    const u = won({ options: { overload: true } });
    expect(u.legal(0, 'source')).toEqual(['crew', 'part', 'r+', 'rX', 't+', 'tX', 's+', 'sX', 'd+']);
  });

  it('MK-377 MK-378 MK-160 a kept crew goes to the Discard Pile', () => {
    const t = won();
    t.say(0, 'crew', 'source');
    t.say(0, 'keep', 'keep');
    expect(discarded(t)).toEqual(['C01']);
  });

  it('MK-378 MK-150 MK-144 MK-155 a part is installed at once, and its cards go to the Discard Pile', () => {
    const t = won();
    t.say(0, 'part', 'source');
    t.say(0, 'keep', 'keep');
    expect([captain(t).parts.map(nameOf), discarded(t)]).toEqual([['KO5'], ['r', 'r']]);
    expect(t.state.phase).toBe('buying');
  });

  it('MK-377 MK-380 MK-456 a declined card goes under its deck, seen only by its receiver', () => {
    const t = won();
    t.say(0, 'part', 'source');
    expect(t.view(0).captains[0].looked).toEqual(['KO5']);
    expect(t.view(1).captains[0].looked).toEqual([null]);
    t.say(0, 'decline', 'keep');
    expect([nameOf(t.state.partDeck.cards[0] as number), captain(t).parts]).toEqual(['KO5', []]);
    expect(JSON.stringify(t.events.filter(({ type }) => type.startsWith('bonus')))).not.toContain('KO5');
  });

  it('MK-141 MK-378 with Overload an advanced card can be taken and goes to the Discard Pile', () => {
    const t = won({ options: { overload: true } });
    t.say(0, 'sX', 'source');
    expect([discarded(t), t.view(0).stock[5].left]).toEqual([['sX'], 11]);
  });

  it('MK-244 without Overload advanced cards are not offered', () => {
    expect(won().refused(0, 'r+', 'source').rule).toBe('MK-376');
  });
});

describe('parts on the ship', () => {
  const buying = (parts: readonly string[], more: Parameters<typeof scene>[0] = {}) => {
    const t = scene({ row: ['EX07'], armory: ['KO5', 'VE6'], ...more, captains: [{ hand: [], parts, credits: 20 }] });
    t.say(0, 'solo:EX07', 'choose');
    finish(t);
    return t;
  };

  it('MK-145 MK-146 MK-147 MK-148 a fifth part replaces another, which leaves the game but not its cards', () => {
    const t = scene({
      row: ['EX07'],
      armory: ['KO5'],
      captains: [{ hand: [], parts: ['KO1', 'KO2', 'KO3', 'KO4'], deck: ['r'], credits: 20 }],
    });
    t.say(0, 'solo:EX07', 'choose');
    finish(t);
    t.say(0, 'buy:KO5', 'buy');
    expect((t.legal(0, 'replace') as string[]).sort()).toEqual(['KO1', 'KO2', 'KO3', 'KO4']);
    t.say(0, 'KO2', 'replace');
    expect(captain(t).parts.map(nameOf)).toEqual(['KO1', 'KO5', 'KO3', 'KO4']);
    expect([deck(t), discarded(t), t.state.scrapped.map(nameOf)]).toEqual([['r'], ['r', 'r'], ['KO2']]);
    expect(t.state.partDeck.cards.map(nameOf)).not.toContain('KO2');
  });

  it('MK-149 tokens on a removed part are lost', () => {
    const t = scene({
      row: ['EX07'],
      options: { overload: true },
      armory: ['KO5'],
      captains: [{ hand: [], parts: ['KO8', 'KO2', 'KO3', 'KO4'], io: { KO8: 3 }, credits: 20 }],
    });
    t.say(0, 'solo:EX07', 'choose');
    finish(t);
    t.say(0, 'buy:KO5', 'buy');
    t.say(0, 'KO8', 'replace');
    expect(captain(t).partIo).toEqual([0, 0, 0, 0]);
  });

  it('MK-150 MK-392 cards that come with a part go to the Discard Pile', () => {
    const t = buying([]);
    t.say(0, 'buy:KO5', 'buy');
    expect([captain(t).parts.map(nameOf), discarded(t)]).toEqual([['KO5'], ['r', 'r']]);
  });

  it('MK-156 an ally who wins a fifth part chooses the part to replace', () => {
    const t = scene({
      row: ['EX04'],
      captains: [{ hand: [] }, { hand: [], parts: ['KO5', 'KO2', 'KO3', 'KO4'] }],
    });
    together(t, 'EX04', [1], { 1: { bonus: 1 } });
    t.edit((s) => {
      s.mission?.filled.fill(9);
    });
    stack(t, 'VE6');
    done(t);
    t.say(1, 'part', 'source');
    t.say(1, 'keep', 'keep');
    // All captains see the kept part while its owner chooses a slot.
    expect(t.view(0).captains[1].looked).toEqual(['VE6']);
    t.say(1, 'KO4', 'replace');
    expect(captain(t, 1).parts.map(nameOf)).toEqual(['KO5', 'KO2', 'KO3', 'VE6']);
  });

  it('MK-151 MK-460 abilities cost no Action unless they say so', () => {
    const t = solo('EX07', { parts: ['KO3'], hand: ['m', 's'] });
    use(t, 'KO3');
    pick(t, 'm');
    expect([pilot(t).actions, pilot(t).spent]).toEqual([2, 0]);
  });

  it('MK-360 captains outside the contract cannot use abilities', () => {
    const t = scene({ row: ['EX07'], captains: [{ hand: [] }, { parts: ['KO3'], hand: ['m'] }] });
    t.say(0, 'solo:EX07', 'choose');
    expect(asked(t)).toEqual([0]);
  });
});
