import { describe, expect, it } from 'vitest';
import { ARMORY_CREW } from '../../src/content/numbers.ts';
import { nameOf } from '../../src/rules/owned.ts';
import {
  begin,
  captain,
  claim,
  claimable,
  discarded,
  done,
  filled,
  finish,
  hand,
  hire,
  io,
  isAsked,
  pick,
  pilot,
  play,
  played,
  row,
  type Scene,
  type Setting,
  type Side,
  scene,
  toClaims,
  together,
  use,
} from '../scene.ts';

const ROW = ['d1', 'd2', 'r', 's', 'C14'];
function lone(contract: string, side: Side = {}, setting: Setting = {}): Scene {
  const t = scene({
    seats: 1,
    row: [contract],
    mercenaries: ROW,
    ...setting,
    captains: [{ hand: [], credits: 0, ...side }],
  });
  begin(t, contract);
  return t;
}
const mercenaries = (t: Scene): string[] => t.view(null).mercenaries.row;

describe('mercenaries', () => {
  it('MK-418 MK-419 MK-426 an Action card gives only its icons and costs no Action', () => {
    const t = lone('KI09', { deck: ['m', 'm'] });
    for (const card of ['r', 's', 'd2']) hire(t, card);
    expect([filled(t, 'reactor'), filled(t, 'shield'), filled(t, 'damage')]).toEqual([1, 1, 2]);
    expect([pilot(t).actions, pilot(t).blocks, pilot(t).spent]).toEqual([1, 0, 0]);
    expect(t.refused(0, 'hire:r', 'play').reason).toBe('not-in-row');
  });

  it('MK-421 MK-420 MK-422 MK-425 the k-th hire costs k credits, a crew one prestige, all paid from the reward', () => {
    const t = lone('KI09', { credits: 5, prestige: 0, hand: [] });
    hire(t, 'r');
    hire(t, 'C14');
    hire(t, 's');
    t.edit((s) => {
      s.mission?.filled.fill(9);
      if (s.mission?.pilots[0]) s.mission.pilots[0].dice = [];
    });
    done(t);
    // 8 credits minus 1 and 3 for the hires; 2 prestige minus 1.
    expect([captain(t).credits, captain(t).prestige]).toEqual([5 + 8 - 4, 1]);
  });

  it('MK-423 rejects a hire that the rest of the reward cannot pay for', () => {
    const t = lone('EX01', { credits: 9, prestige: 9 });
    hire(t, 'r');
    hire(t, 's');
    expect(t.refused(0, 'hire:d2', 'play').reason).toBe('reward-too-small');
    expect(t.refused(0, 'hire:C14', 'play').reason).toBe('reward-too-small');
  });

  it('MK-424 on failure nothing is paid', () => {
    const t = lone('KI09', { credits: 5, prestige: 3 });
    hire(t, 'r');
    hire(t, 'C14');
    t.edit((s) => {
      if (s.mission?.pilots[0]) s.mission.pilots[0].dice = [];
    });
    done(t);
    expect([captain(t).credits, captain(t).prestige]).toEqual([5, 3]);
  });

  it('MK-427 a crew gives its icon and its effect to the leader', () => {
    const t = lone('KI08');
    hire(t, 'C14');
    expect([filled(t, 'crew'), filled(t, 'damage'), pilot(t).actions]).toEqual([1, 2, 2]);
  });

  it('MK-428 MK-495 hired cards enter no deck and trigger nothing, and the leader still counts as alone', () => {
    const t = lone('KI09', { parts: ['KO2', 'SO2'], hand: ['r', 'C04'], deck: ['m', 'm'] });
    hire(t, 'r');
    hire(t, 'C14');
    expect(isAsked(t, 'choose')).toBe(false);
    expect([hand(t), played(t), discarded(t)]).toEqual([['C04', 'r'], [], []]);
    play(t, 'C04');
    // Without allies, C04 lowers two requirements; then SO2 triggers on the first crew card played from hand.
    pick(t, 'damage');
    pick(t, 'shield');
    pick(t, 'SO2');
    expect([filled(t, 'damage'), filled(t, 'shield')]).toEqual([3, 1]);
  });

  it('MK-417 MK-433 only the leader hires, and pays only from their own share', () => {
    const t = scene({ seats: 2, row: ['EX05'], mercenaries: ROW, captains: [{ hand: [] }, { hand: [] }] });
    together(t, 'EX05', [1], { 1: { credits: 4 } });
    expect(t.refused(1, 'hire:r', 'play').reason).toBe('leader-hires');
    expect(t.refused(0, 'hire:r', 'play').reason).toBe('reward-too-small');
  });

  it('MK-434 tokens of a hired IO crew can be used in this contract and are lost when it ends', () => {
    const t = lone('EX12', {}, { mercenaries: ['C21', 'd2', 'r', 's', 't'], options: { overload: true } });
    hire(t, 'C21');
    expect(io(t, 'C21')).toBe(4);
    use(t, 'C21');
    pick(t, '2');
    expect(pilot(t).actions).toBe(3);
    finish(t);
    expect([played(t), discarded(t)]).toEqual([[], []]);
  });

  it('MK-429 MK-431 MK-432 in a solo game the row is replaced after each turn; crew go back to their deck', () => {
    const t = lone('EX07');
    // With a full Armory, nothing else is drawn from the crew deck.
    t.edit(({ armoryCrew, crewDeck }) => {
      while (armoryCrew.length < ARMORY_CREW) {
        armoryCrew.push(crewDeck.cards.pop() as number);
        crewDeck.known.pop();
      }
    });
    const top = nameOf(t.state.crewDeck.cards.at(-1) as number);
    toClaims(t);
    if (isAsked(t, 'claim')) claim(t, 0);
    expect(mercenaries(t)).toHaveLength(5);
    expect(t.view(null).mercenaries.discard.sort()).toEqual(['d1', 'd2', 'r', 's', top].sort());
    expect(nameOf(t.state.crewDeck.cards[0] as number)).toBe('C14');
  });

  it('MK-431 when the deck runs out, discarded mercenaries are shuffled into a new one', () => {
    const t = lone('EX07');
    t.edit((s) => {
      s.mercenaryDeck = { cards: [], known: [] };
      s.mercenaryDiscard = [0, 0, 0];
    });
    toClaims(t);
    if (isAsked(t, 'claim')) claim(t, 0);
    expect([mercenaries(t).length, t.view(null).mercenaries.discard]).toEqual([5, []]);
    expect(t.view(null).mercenaries.deck).toBe(3);
  });

  it('MK-429 MK-430 with two players the row is replaced after both turns and can be hired again', () => {
    const t = scene({
      seats: 2,
      row: ['EX07', 'EX05'],
      mercenaries: ROW,
      captains: [{ hand: [] }, { hand: [] }],
    });
    begin(t, 'EX07');
    hire(t, 'r');
    toClaims(t);
    for (const seat of [0, 1]) claim(t, seat);
    expect([t.state.leader, mercenaries(t)]).toEqual([1, ROW]);
    t.say(1, 'solo:EX05', 'choose');
    t.say(1, 'hire:r', 'play');
    expect(filled(t, 'reactor')).toBe(1);
    toClaims(t);
    for (const seat of [0, 1]) claim(t, seat);
    expect([t.state.leader, t.view(null).mercenaries.discard.length]).toEqual([0, 5]);
  });
});

describe('hired IO crew', () => {
  const hiring = (side: Side): Scene => {
    const t = scene({
      seats: 1,
      options: { overload: true },
      row: ['EX08'],
      mercenaries: ['C21', 'r', 'r', 's', 't'],
      captains: [side],
    });
    t.say(0, 'solo:EX08', 'choose');
    hire(t, 'C21');
    return t;
  };

  it('MK-428 MK-554 its tokens do not count for O24', () => {
    const t = hiring({ hand: ['m'], parts: ['KO8'], io: { KO8: 1 }, objectives: ['O24'] });
    expect([t.view(0).captains[0].play, t.view(0).captains[0].met]).toEqual([[{ card: 'C21', io: 4 }], []]);
  });

  it('MK-428 MK-667 C32 gives it no token', () => {
    const t = hiring({ hand: ['C32'], parts: ['KO8'], io: { KO8: 1 } });
    play(t, 'C32');
    expect([io(t, 'C21'), io(t, 'KO8')]).toEqual([4, 2]);
  });
});

describe('games with one or two players', () => {
  it('MK-416 a contract with four dice may be replaced for free', () => {
    const t = scene({ seats: 2, row: ['EX12', 'EX01'], captains: [{ hand: [], credits: 0 }] });
    t.say(0, 'swap:EX12', 'choose');
    expect(row(t)).not.toContain('EX12');
    expect(t.refused(0, 'swap:EX01', 'choose').rule).toMatch(/MK-/);
    const u = scene({ row: ['EX12', 'EX01'] });
    expect(u.legal(0, 'choose')).not.toContain('swap:EX12');
  });

  it('MK-415 the other player can be an ally', () => {
    const t = scene({ seats: 2, row: ['EX01'], captains: [{ hand: [] }, { hand: [] }] });
    together(t, 'EX01', [1], { 1: { credits: 1 } });
    expect(t.state.mission?.order).toEqual([0, 1]);
  });

  it('MK-436 MK-055 a card about allies in the Armory may be replaced for free', () => {
    const t = scene({ seats: 1, row: ['EX07'], armory: ['SO3', 'KO1', 'C18'], captains: [{ hand: [], credits: 0 }] });
    begin(t, 'EX07');
    finish(t);
    for (const card of ['SO3', 'C18']) t.say(0, `swap:${card}`, 'buy');
    const shown = JSON.stringify(t.view(0).armory);
    expect([shown.includes('SO3'), shown.includes('C18')]).toEqual([false, false]);
    t.refused(0, 'swap:KO1', 'buy');
  });

  const objective = (card: string, contract: string, hires: readonly string[], success: boolean, side: Side = {}) => {
    const t = lone(
      contract,
      { objectives: [card], ...side },
      { options: card === 'O32' ? { binding: true } : { overload: true }, seats: card === 'O32' ? 2 : 1 },
    );
    for (const own of hires) hire(t, own);
    t.edit((s) => {
      if (!success || !s.mission) return;
      const { need, filled, pilots } = s.mission;
      // The leader provides the missing units.
      need.forEach((n, type) => {
        const missing = Math.max(0, n - (filled[type] as number));
        filled[type] = (filled[type] as number) + missing;
        const { units } = pilots[0] as { units: number[] };
        units[type] = (units[type] as number) + missing;
      });
    });
    toClaims(t);
    return claimable(t).includes(card);
  };

  it('MK-435 MK-438 hired mercenaries count as allies in objectives', () => {
    expect([objective('O10', 'KI09', ['r'], false), objective('O10', 'KI09', [], false)]).toEqual([true, false]);
    expect([objective('O09', 'FX02', ['r'], true), objective('O09', 'FX02', [], true)]).toEqual([true, false]);
    expect(objective('O09', 'EX02', ['r'], true)).toBe(false);
    expect([objective('O05', 'EX01', ['s'], true), objective('O05', 'EX01', ['r'], true)]).toEqual([true, false]);
    expect([objective('O32', 'BT03', ['r', 's'], true), objective('O32', 'BT03', ['r'], true)]).toEqual([true, false]);
  });

  it('MK-439 O19 needs two hired mercenaries', () => {
    expect([objective('O19', 'KI09', ['r', 's'], true), objective('O19', 'KI09', ['r'], true)]).toEqual([true, false]);
  });
});

describe('rounds and points', () => {
  const last = (
    options: Setting['options'],
    seats: number,
    round: number,
    sides: readonly Side[],
    leader: number,
  ): Scene => {
    const t = scene({
      seats,
      row: ['EX07'],
      options,
      leader,
      captains: sides.map((side) => ({ hand: [], objectives: [], ...side })),
    });
    t.edit((s) => {
      s.round = round;
    });
    t.say(leader, 'solo:EX07', 'choose');
    t.edit((s) => {
      for (const own of s.mission?.pilots ?? []) own.dice = [];
    });
    finish(t);
    t.say(leader, 'done', 'buy');
    return t;
  };

  it('MK-412 MK-414 MK-253 MK-402 the game lasts ten rounds, or fifteen by house rule, regardless of prestige', () => {
    expect(last({}, 1, 9, [{ prestige: 30 }], 0).state.result).toBeNull();
    expect(last({}, 1, 10, [{ prestige: 3 }], 0).state.result).toMatchObject({ reason: 'rounds' });
    expect(last({ length: 'long' }, 1, 10, [{}], 0).state.result).toBeNull();
    expect(last({ length: 'long' }, 1, 15, [{}], 0).state.result).toMatchObject({ reason: 'rounds' });
  });

  it('MK-413 MK-046 D89 with two players a round is one turn each or, as an option, every turn', () => {
    expect(last({}, 2, 10, [{}, {}], 0).state.result).toBeNull();
    expect(last({}, 2, 10, [{}, {}], 1).state.result).toMatchObject({ reason: 'rounds' });
    expect(last({}, 2, 4, [{}, {}], 0).state.round).toBe(4);
    expect(last({}, 2, 4, [{}, {}], 1).state.round).toBe(5);
    expect(last({ rounds: 'literal' }, 2, 10, [{}, {}], 0).state.result).toMatchObject({ reason: 'rounds' });
  });

  it('MK-440 each prestige scores ten points; credits and printed prices score one each', () => {
    const t = last({}, 1, 10, [{ prestige: 7, credits: 4, parts: ['KO5'], discard: ['C01'] }], 0);
    expect(t.state.result?.scores).toEqual([70 + 4 + 5 + 2]);
  });

  it('MK-445 with two players the most points win, then the most prestige', () => {
    const t = last(
      {},
      2,
      10,
      [
        { prestige: 5, credits: 0 },
        { prestige: 4, credits: 9 },
      ],
      1,
    );
    expect(t.state.result).toMatchObject({ winners: [0], scores: [50, 49] });
    const u = last(
      {},
      2,
      10,
      [
        { prestige: 4, credits: 10 },
        { prestige: 5, credits: 0 },
      ],
      1,
    );
    expect(u.state.result).toMatchObject({ winners: [1], scores: [50, 50] });
  });

  it('MK-446 MK-441 only games with one or two players give titles', () => {
    const t = last({}, 1, 10, [{ prestige: 15, credits: 1 }], 0);
    expect(t.state.result?.detail).toMatchObject({ captains: [{ title: 'advanced' }] });
  });
});
