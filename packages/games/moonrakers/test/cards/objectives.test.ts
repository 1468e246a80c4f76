import { describe, expect, it } from 'vitest';
import { cardNamed } from '../../src/content/set.ts';
import { ITEMS } from '../../src/state.ts';
import {
  begin,
  buy,
  captain,
  claim,
  claimable,
  faces,
  finish,
  isAsked,
  pick,
  play,
  type Scene,
  type Setting,
  type Shares,
  type Side,
  scene,
  stack,
  toClaims,
  together,
  turnWithEvent,
  use,
} from '../scene.ts';

/** Seat 0 holds the objective, attempts a contract alone and plays `cards`. */
function attempt(
  objective: string,
  contract: string,
  side: Side,
  cards: readonly string[],
  setting: Setting = {},
): Scene {
  const t = scene({ row: [contract], ...setting, captains: [{ at: 'base', ...side, objectives: [objective] }] });
  begin(t, contract);
  for (const card of cards) play(t, card);
  return t;
}
/** Whether the seat can claim an objective at the end of the turn. */
function met(t: Scene, seat = 0): boolean {
  toClaims(t);
  return claimable(t, seat).length > 0;
}
/** Seat 0 leads, and the other seats in `hands` are its allies. Each plays its whole hand. */
function allied(
  objective: string,
  holder: number,
  contract: string,
  hands: readonly (readonly string[])[],
  shares: Shares = {},
  setting: Setting = {},
): Scene {
  const captains = hands.map(
    (own, seat): Side => ({
      hand: own,
      at: 'base',
      ...(seat === holder && { objectives: [objective] }),
    }),
  );
  const t = scene({ row: [contract], ...setting, captains });
  together(t, contract, [...hands.keys()].slice(1), shares);
  hands.forEach((own, seat) => {
    for (const card of own) play(t, card, seat);
  });
  return t;
}
/** The Buying Phase of seat 0 after a failed contract. */
function shopping(objective: string, side: Side, setting: Setting = {}): Scene {
  const t = scene({
    row: ['EX07'],
    ...setting,
    captains: [{ hand: [], at: 'base', ...side, objectives: [objective] }],
  });
  begin(t, 'EX07');
  finish(t);
  return t;
}

describe('objectives of the base game', () => {
  it('MK-531 O01 requires seven Actions spent in one contract', () => {
    const cards = ['r', 'r', 'r', 'r', 's', 's'];
    expect(met(attempt('O01', 'EX07', { hand: [...cards, 't'] }, [...cards, 't']))).toBe(true);
    expect(met(attempt('O01', 'EX07', { hand: cards }, cards))).toBe(false);
  });

  it('MK-531 an Action paid for a part counts too', () => {
    const cards = ['r', 'r', 'r', 'r', 's', 's'];
    const t = attempt('O01', 'EX07', { hand: cards, parts: ['VE6'] }, cards);
    use(t, 'VE6');
    expect(met(t)).toBe(true);
  });

  it('MK-532 MK-340 O02 requires eight cards in hand at some moment of a contract', () => {
    const hand = ['m', 'm', 'm', 'm', 'm', 'm', 't'];
    expect(met(attempt('O02', 'EX07', { hand, deck: ['s', 's'] }, ['t']))).toBe(true);
    expect(met(attempt('O02', 'EX07', { hand, deck: ['s'] }, ['t']))).toBe(false);
  });

  it('MK-533 O03 requires three blocked icons; surplus blocks do not count', () => {
    const cards = ['r', 'r', 's', 's', 's'];
    const t = attempt('O03', 'EX07', { hand: cards }, cards);
    faces(t, [2, 1]);
    expect(met(t)).toBe(true);
    const u = attempt('O03', 'EX07', { hand: cards }, cards);
    faces(u, [1, 1]);
    expect(met(u)).toBe(false);
  });

  it('MK-534 O04 requires three Damage beyond the requirement of a contract that requires Damage', () => {
    const cards = ['r', 'd3', 'd2'];
    expect(met(attempt('O04', 'KI01', { hand: cards }, cards))).toBe(true);
    expect(met(attempt('O04', 'KI03', { hand: cards }, cards))).toBe(false);
    expect(met(attempt('O04', 'EX01', { hand: cards }, cards))).toBe(false);
    // Units put on Flex do not count as Damage (D110).
    const three = ['r', 'r', 'd3', 'd3', 'd3'];
    expect(met(attempt('O04', 'FX04', { hand: three }, three, { options: { overload: true } }))).toBe(false);
  });

  it('MK-535 O05 requires an Explore contract completed with an ally, with every Reactor from the holder', () => {
    expect(met(allied('O05', 0, 'EX01', [['r', 'r'], []]))).toBe(true);
    expect(met(allied('O05', 0, 'EX01', [['r'], ['r']]))).toBe(false);
    expect(met(allied('O05', 0, 'DE01', [['r', 't'], []]))).toBe(false);
    expect(met(attempt('O05', 'EX01', { hand: ['r', 'r'] }, ['r', 'r']))).toBe(false);
  });

  it('MK-536 O06 requires the leader to complete a contract with at most two cards', () => {
    expect(met(attempt('O06', 'EX01', { hand: ['r', 'r'] }, ['r', 'r']))).toBe(true);
    expect(met(attempt('O06', 'EX01', { hand: ['r', 'r', 's'] }, ['r', 'r', 's']))).toBe(false);
    expect(met(allied('O06', 1, 'EX01', [['r', 'r'], []]), 1)).toBe(false);
  });

  it('MK-537 O07 requires a contract worth two prestige or more completed alone', () => {
    const cards = ['r', 'r', 'r', 't', 't', 't', 't'];
    expect(met(attempt('O07', 'DE06', { hand: cards }, cards))).toBe(true);
    expect(met(attempt('O07', 'EX02', { hand: ['r', 'r', 't'] }, ['r', 'r', 't']))).toBe(false);
    expect(met(allied('O07', 0, 'DE06', [cards, []]))).toBe(false);
  });

  it('MK-538 O08 requires a contract completed while the holder rolls two dice and suffers no unblocked hazard', () => {
    const cards = ['r', 'r', 's', 's', 's'];
    const t = attempt('O08', 'RE05', { hand: cards }, cards);
    faces(t, [2, 1]);
    expect(met(t)).toBe(true);
    const u = attempt('O08', 'RE05', { hand: cards }, cards);
    faces(u, [2, 2]);
    expect(met(u)).toBe(false);
    const v = attempt('O08', 'RE02', { hand: ['r', 's', 's'] }, ['r', 's', 's']);
    faces(v, [0]);
    expect(met(v)).toBe(false);
  });

  it('MK-539 O09 requires an ally to gain prestige without rolling a die', () => {
    const hands = [['r', 'r', 't'], []];
    expect(met(allied('O09', 1, 'EX02', hands, { 1: { prestige: 1 } }), 1)).toBe(true);
    expect(met(allied('O09', 1, 'EX02', hands, { 1: { prestige: 1, dice: 1 } }), 1)).toBe(false);
    expect(met(allied('O09', 1, 'EX02', hands, { 1: { credits: 1 } }), 1)).toBe(false);
    expect(met(allied('O09', 0, 'EX02', hands, { 1: { dice: 1 } }), 0)).toBe(false);
  });

  it('MK-540 O10 requires an ally to fail a contract worth two prestige or more', () => {
    expect(met(allied('O10', 1, 'DE06', [[], []]), 1)).toBe(true);
    expect(met(allied('O10', 1, 'EX07', [[], []]), 1)).toBe(false);
    expect(met(allied('O10', 0, 'DE06', [[], []]), 0)).toBe(false);
  });

  it('MK-541 MK-114 D92 O11 requires a third, or any later, part of one brand', () => {
    const t = shopping('O11', { parts: ['VE1', 'VE2'], credits: 9 }, { armory: ['VE3'] });
    buy(t, 'VE3');
    expect(met(t)).toBe(true);
    const u = shopping('O11', { parts: ['VE1', 'VE2', 'VE4'], credits: 9 }, { armory: ['VE3'] });
    buy(u, 'VE3');
    expect(met(u)).toBe(true);
    const v = shopping('O11', { parts: ['VE1', 'VE2'], credits: 9 }, { armory: ['KO1'] });
    buy(v, 'KO1');
    expect(met(v)).toBe(false);
  });

  it('MK-113 a condition that was already true does not count', () => {
    expect(met(shopping('O11', { parts: ['VE1', 'VE2', 'VE3'] }))).toBe(false);
    expect(met(shopping('O13', { discard: ['C01', 'C02', 'C03', 'C04'] }))).toBe(false);
  });

  it('MK-542 O12 requires four parts of four brands', () => {
    const t = shopping('O12', { parts: ['KO1', 'VE1', 'HE1'], credits: 9 }, { armory: ['MA1', 'KO2'] });
    buy(t, 'MA1');
    expect(met(t)).toBe(true);
    const u = shopping('O12', { parts: ['KO1', 'VE1', 'HE1'], credits: 9 }, { armory: ['MA1', 'KO2'] });
    buy(u, 'KO2');
    expect(met(u)).toBe(false);
  });

  it('MK-543 O13 requires acquiring a crew for a total of four, in any zone', () => {
    const t = shopping('O13', { deck: ['C02', 'm'], discard: ['C01', 'C03'], credits: 9 }, { armory: ['C05'] });
    buy(t, 'C05');
    expect(met(t)).toBe(true);
    const u = shopping('O13', { discard: ['C01', 'C03'], credits: 9 }, { armory: ['C05'] });
    buy(u, 'C05');
    expect(met(u)).toBe(false);
  });

  it('MK-544 O14 requires eight credits spent in one Buying Phase, including paid discards', () => {
    const t = shopping('O14', { credits: 9 }, { armory: ['SO6', 'KO1'] });
    buy(t, 'SO6');
    t.say(0, 'discard:KO1', 'buy');
    expect(met(t)).toBe(true);
    const u = shopping('O14', { credits: 9 }, { armory: ['SO6'] });
    buy(u, 'SO6');
    expect(met(u)).toBe(false);
  });

  it('MK-545 O15 requires ten credits at the end of the holder’s own turn', () => {
    expect(met(shopping('O15', { credits: 10 }))).toBe(true);
    expect(met(shopping('O15', { credits: 9 }))).toBe(false);
    const t = scene({ row: ['EX07'], captains: [{ hand: [] }, { credits: 12, objectives: ['O15'] }] });
    begin(t, 'EX07');
    expect(met(t, 1)).toBe(false);
  });

  it('MK-546 O16 requires three cards from the Armory in one Buying Phase', () => {
    const armory = ['KO1', 'VE1', 'C01', 'C05'];
    const t = shopping('O16', { credits: 9 }, { armory });
    for (const card of ['KO1', 'C01', 'C05']) buy(t, card);
    expect(met(t)).toBe(true);
    const u = shopping('O16', { credits: 9 }, { armory });
    for (const card of ['KO1', 'C01']) buy(u, card);
    expect(met(u)).toBe(false);
  });

  it('MK-547 O17 requires a Miss trashed and none owned afterwards', () => {
    const trash = (discard: string[]) => {
      const t = attempt('O17', 'EX07', { parts: ['SO1'], hand: ['m', 'r'], discard }, []);
      use(t, 'SO1');
      pick(t, 'm');
      return met(t);
    };
    expect(trash(['r'])).toBe(true);
    expect(trash(['m'])).toBe(false);
  });

  it('MK-548 O18 requires two crew in a contract that requires no Crew', () => {
    const cards = ['C01', 'C14'];
    expect(met(attempt('O18', 'EX07', { hand: cards }, cards))).toBe(true);
    expect(met(attempt('O18', 'EX08', { hand: cards }, cards))).toBe(false);
    expect(met(attempt('O18', 'EX07', { hand: cards }, ['C01']))).toBe(false);
  });

  it('MK-549 O19 requires the leader to complete a contract with two allies', () => {
    expect(met(allied('O19', 0, 'EX01', [['r', 'r'], [], []]))).toBe(true);
    expect(met(allied('O19', 0, 'EX01', [['r', 'r'], []]))).toBe(false);
    expect(met(allied('O19', 1, 'EX01', [['r', 'r'], [], []]), 1)).toBe(false);
  });

  it('MK-550 D92 O20 requires a contract after which all four home types are completed', () => {
    const side = { hand: ['r', 'r'], completed: ['delivery', 'rescue', 'kill'] } as const;
    expect(met(attempt('O20', 'EX01', side, ['r', 'r']))).toBe(true);
    const all = { hand: ['r', 'r'], completed: ['explore', 'delivery', 'rescue', 'kill'] } as const;
    expect(met(attempt('O20', 'EX01', all, ['r', 'r']))).toBe(true);
    expect(met(attempt('O20', 'EX01', { hand: ['r', 'r'], completed: ['delivery', 'kill'] }, ['r', 'r']))).toBe(false);
    expect(met(attempt('O20', 'EX01', all, ['r']))).toBe(false);
  });

  it('MK-551 O21 requires a contract completed without any excess unit', () => {
    expect(met(attempt('O21', 'EX01', { hand: ['r', 'r'] }, ['r', 'r']))).toBe(true);
    expect(met(attempt('O21', 'EX01', { hand: ['r', 'r', 'r'] }, ['r', 'r', 'r']))).toBe(false);
    expect(met(attempt('O21', 'KI03', { hand: ['r', 'd2', 'd2'] }, ['r', 'd2', 'd2']))).toBe(false);
  });

  it('MK-552 O22 requires Stay at Base and a card priced five in the same turn', () => {
    const stay = (card: string) => {
      const t = scene({ armory: ['KO5', 'KO4'], captains: [{ hand: [], credits: 9, objectives: ['O22'] }] });
      t.say(0, 'base', 'choose');
      while (isAsked(t, 'choose') || isAsked(t, 'replace')) {
        const step = isAsked(t, 'choose') ? 'choose' : 'replace';
        const [first] = t.legal(0, step).filter((item) => item !== 'O22');
        t.say(0, (step === 'replace' ? null : first) as string, step);
      }
      buy(t, card);
      toClaims(t);
      return claimable(t).includes('O22');
    };
    expect([stay('KO5'), stay('KO4')]).toEqual([true, false]);
    const t = shopping('O22', { credits: 9 }, { armory: ['KO5'] });
    buy(t, 'KO5');
    expect(met(t)).toBe(false);
  });
});

describe('objectives of Overload', () => {
  const over = { options: { overload: true } };

  it('MK-553 O23 requires two different advanced cards in one contract', () => {
    expect(met(attempt('O23', 'EX07', { hand: ['r+', 'd+'] }, ['r+', 'd+'], over))).toBe(true);
    expect(met(attempt('O23', 'EX07', { hand: ['r+', 'r+', 'r'] }, ['r+', 'r+', 'r'], over))).toBe(false);
  });

  it('MK-554 O24 requires a total of five tokens on the holder’s cards', () => {
    const side = (io: number): Side => ({ hand: ['C21'], parts: ['KO8'], io: { KO8: io } });
    expect(met(attempt('O24', 'EX07', side(1), ['C21'], over))).toBe(true);
    expect(met(attempt('O24', 'EX07', side(0), ['C21'], over))).toBe(false);
  });

  /** A head-to-head between seats 0 and 1, with the number of Reactors each plays. */
  const contest = (objective: string, mine: number, theirs: number, holder = 0) => {
    const reactors = (n: number) => new Array<string>(n).fill('r');
    const t = scene({
      row: ['HH01'],
      ...over,
      captains: [mine, theirs].map(
        (n, seat): Side => ({
          hand: reactors(n),
          ...(seat === holder && { objectives: [objective] }),
        }),
      ),
    });
    t.say(0, 'duel:HH01', 'choose');
    t.say(1, 'join', 'join');
    t.say(2, 'stay', 'join');
    t.say(0, null, 'order');
    [mine, theirs].forEach((n, seat) => {
      for (let i = 0; i < n; i++) play(t, 'r', seat);
    });
    return met(t, holder);
  };

  it('MK-555 MK-092 O25 requires the first prize of a head-to-head', () => {
    expect(contest('O25', 3, 1)).toBe(true);
    expect(contest('O25', 1, 2)).toBe(false);
    expect(contest('O25', 1, 2, 1)).toBe(true);
  });

  it('MK-557 O27 requires a head-to-head won on a tie-break or by one point', () => {
    expect(contest('O27', 2, 2)).toBe(true);
    expect(contest('O27', 2, 1)).toBe(true);
    expect(contest('O27', 3, 1)).toBe(false);
  });

  it('MK-113 D69 O11 and O10 count only events after they were drawn', () => {
    const held = (first: boolean): string[] => {
      const t = turnWithEvent('E13', {
        captains: [{ parts: ['VE1', 'VE2'], credits: 10, hand: [], ...(first && { objectives: ['O11'] }) }, {}, {}],
      });
      t.edit((s) => {
        const card = cardNamed('VE3');
        for (const zone of [s.partDeck.cards, s.armoryParts]) {
          const at = zone.indexOf(card);
          if (at >= 0) [zone[at], s.sale[0]] = [s.sale[0] as number, card];
        }
      });
      t.say(0, 'VE3', 'buy');
      while (isAsked(t, 'buy', 1) || isAsked(t, 'buy', 2)) t.say(t.asked()[0]?.seat as number, null, 'buy');
      if (!first) stack(t, 'O11', 'O17');
      t.say(0, 'base', 'choose');
      pick(t, first ? (t.legal(0, 'choose')[0] as string) : 'O17');
      t.say(0, 'done', 'buy');
      return claimable(t).filter((card) => card === 'O11');
    };
    expect([held(true), held(false)]).toEqual([['O11'], []]);
    const t = scene({
      options: { binding: true },
      row: ['RE07'],
      captains: [{ hand: [] }, { hand: [], reputation: [5, 0, 0], objectives: [] }],
    });
    together(t, 'RE07', [1]);
    finish(t);
    stack(t, 'O10', 'O17');
    t.say(1, 'RW7:same:blue', 'favour');
    pick(t, 'O17', 1);
    t.say(0, 'done', 'buy');
    expect(claimable(t, 1)).toEqual([]);
  });

  it('MK-569 MK-092 a head-to-head counts for no other objective', () => {
    const cards = ['r', 'r', 'r', 'r', 'r', 'r', 'r'];
    const t = scene({ row: ['HH01'], ...over, captains: [{ hand: cards, objectives: ['O01'] }] });
    t.say(0, 'duel:HH01', 'choose');
    for (const seat of [1, 2]) t.say(seat, 'stay', 'join');
    for (const card of cards) play(t, card);
    expect(met(t)).toBe(false);
  });

  it('MK-556 O26 requires five units put on Flex', () => {
    const cards = ['r', 'r', 'r', 's', 's', 's'];
    expect(met(attempt('O26', 'FX02', { hand: cards }, ['r', ...cards.slice(1)], over))).toBe(true);
    expect(met(attempt('O26', 'FX02', { hand: cards.slice(0, 5) }, cards.slice(0, 5), over))).toBe(false);
  });

  it('MK-558 O28 requires two advanced cards gained in one turn', () => {
    const t = shopping('O28', { credits: 9 }, { ...over, armory: ['VE9', 'KO7'] });
    buy(t, 'VE9');
    expect(met(t)).toBe(true);
    const u = shopping('O28', { credits: 9 }, { ...over, armory: ['VE9', 'KO7'] });
    buy(u, 'KO7');
    expect(met(u)).toBe(false);
  });
});

describe('objectives of Binding Ties', () => {
  const binding = { options: { binding: true } };
  const friends = (objective: string, reputation: readonly number[], allies = [1]) => {
    const t = scene({
      row: ['EX01'],
      ...binding,
      captains: [{ hand: ['r', 'r'], reputation, objectives: [objective] }],
    });
    together(t, 'EX01', allies);
    play(t, 'r');
    play(t, 'r');
    return met(t);
  };

  it('MK-559 O29 requires a gain that reaches two points with every faction', () => {
    expect(friends('O29', [0, 1, 2])).toBe(true);
    expect(friends('O29', [0, 1, 1])).toBe(false);
    expect(met(attempt('O29', 'EX01', { hand: ['r', 'r'], reputation: [0, 3, 3] }, ['r', 'r'], binding))).toBe(false);
  });

  it('MK-560 O30 requires a gain that reaches five points with one faction', () => {
    expect(friends('O30', [0, 4, 0])).toBe(true);
    expect(friends('O30', [0, 5, 0])).toBe(false);
    expect(friends('O30', [0, 3, 0])).toBe(false);
  });

  it('MK-562 MK-451 O32 requires an ally to complete a contract for no reward; reputation is not a reward', () => {
    const t = allied('O32', 1, 'BT03', [['r', 's', 's'], []], { 1: { reputation: 1 } }, binding);
    expect(met(t, 1)).toBe(true);
    const u = allied('O32', 1, 'BT03', [['r', 's', 's'], []], { 1: { credits: 1 } }, binding);
    expect(met(u, 1)).toBe(false);
    expect(met(allied('O32', 1, 'BT03', [[], []], {}, binding), 1)).toBe(false);
    for (const item of ['prestige', 'bonus', 'prototype'] as const) {
      const v = allied('O32', 1, 'BT03', [['r', 's', 's'], []], {}, binding);
      v.edit((state) => {
        if (state.mission) state.mission.shares[ITEMS.length + ITEMS.indexOf(item)] = 1;
      });
      expect(met(v, 1), item).toBe(false);
    }
  });

  it('MK-563 O33 requires a gain with every faction in one turn; a point above the limit is not a gain', () => {
    expect(friends('O33', [0, 0, 0], [1, 2])).toBe(true);
    expect(friends('O33', [0, 0, 0], [1])).toBe(false);
    expect(friends('O33', [0, 5, 0], [1, 2])).toBe(false);
  });
});

describe('objectives of Nomad', () => {
  const nomad = { options: { nomad: true } };

  it('MK-565 D92 O35 requires an arrival that completes all four home sectors', () => {
    const t = scene({ row: ['EX07'], ...nomad, captains: [{ at: 'base', hand: [], objectives: ['O35'] }] });
    t.edit((s) => {
      Object.assign(s.captains[0] as object, { beenAt: [0, 1, 2, 3] });
    });
    begin(t, 'EX07');
    expect(met(t)).toBe(true);
    const u = scene({ row: ['EX07'], ...nomad, captains: [{ at: 'base', hand: [], objectives: ['O35'] }] });
    u.edit((s) => {
      Object.assign(s.captains[0] as object, { beenAt: [0, 1, 2, 0] });
    });
    begin(u, 'EX07');
    expect(met(u)).toBe(false);
  });

  it('MK-566 O36 requires the contract that unlocks Sorelia, or a Sorelia contract worth three prestige', () => {
    const success = (t: Scene) => {
      t.edit((s) => {
        s.mission?.filled.fill(9);
      });
      return met(t);
    };
    const at = (contract: string, unlocked: boolean) => {
      const t = scene({
        row: contract === 'SR00' ? [] : [contract],
        ...nomad,
        unlocked,
        captains: [{ at: 'base', hand: [], objectives: ['O36'] }],
      });
      begin(t, contract);
      return t;
    };
    expect(success(at('SR00', false))).toBe(true);
    expect(success(at('SR09', true))).toBe(true);
    expect(success(at('SR01', true))).toBe(false);
    expect(met(at('SR09', true))).toBe(false);
  });

  it('MK-567 O37 requires casting the only vote on one side', () => {
    const vote = (...votes: string[]) => {
      const t = turnWithEvent('L01', {
        captains: [{ hand: [], objectives: ['O37'], at: 'base' }, {}, {}],
        row: ['EX07'],
      });
      votes.forEach((own, seat) => {
        t.say(seat, own, 'vote');
      });
      begin(t, 'EX07');
      return met(t);
    };
    expect([vote('for', 'against', 'against'), vote('for', 'for', 'against'), vote('for', 'for', 'for')]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('MK-568 O38 requires a prototype installed', () => {
    const t = scene({
      row: ['SR01'],
      ...nomad,
      unlocked: true,
      captains: [{ at: 'base', hand: [], objectives: ['O38'] }],
    });
    begin(t, 'SR01');
    t.edit((s) => {
      s.mission?.filled.fill(9);
    });
    t.say(0, 'done', 'play');
    t.say(0, 'keep', 'keep');
    t.say(0, 'r', 'bring');
    expect(met(t)).toBe(true);
  });
});

describe('claims', () => {
  it('MK-109 MK-110 MK-111 a claimed objective is shown to all, gives one prestige and stays with its owner', () => {
    const t = attempt('O06', 'EX01', { hand: ['r', 'r'], prestige: 2 }, ['r', 'r']);
    toClaims(t);
    claim(t, 0, 'O06');
    for (const seat of [1, 2]) claim(t, seat);
    expect([captain(t).prestige, t.view(1).captains[0].claimed, captain(t).objectives.cards]).toEqual([3, ['O06'], []]);
  });

  it('MK-112 an unclaimed objective must be fulfilled again', () => {
    const t = attempt('O06', 'EX01', { hand: ['r', 'r'] }, ['r', 'r']);
    toClaims(t);
    for (const seat of [0, 1, 2]) claim(t, seat);
    t.playUntil((s) => s.leader === 1 && s.phase === 'claims');
    expect(claimable(t, 0)).toEqual([]);
  });

  it('MK-118 rejects a claim whose condition was not met', () => {
    const t = attempt('O06', 'EX01', { hand: ['r'] }, ['r']);
    toClaims(t);
    t.refused(0, ['O06'], 'claim');
    expect(t.view(1).captains[0].objectives).toEqual([null]);
  });

  it('MK-488 D90 asks every seat that holds objectives, whether or not it can claim', () => {
    const t = attempt('O06', 'EX01', { hand: ['r'] }, ['r']);
    toClaims(t);
    expect(
      t
        .asked()
        .map(({ seat }) => seat)
        .sort(),
    ).toEqual([0, 1, 2]);
  });

  it('MK-117 all fulfilled objectives may be claimed at once', () => {
    const t = scene({ row: ['EX01'], captains: [{ hand: ['r', 'r'], objectives: ['O06', 'O21', 'O15'], credits: 8 }] });
    begin(t, 'EX01');
    for (const card of ['r', 'r']) play(t, card);
    toClaims(t);
    expect(claimable(t)).toEqual(['O06', 'O15', 'O21']);
    claim(t, 0, 'O06', 'O15', 'O21');
    for (const seat of [1, 2]) claim(t, seat);
    expect(captain(t).prestige).toBe(3);
  });

  it('MK-115 MK-116 D9 an objective’s prestige is added after hazards, which cannot take prestige below 0', () => {
    const t = attempt('O10', 'EX02', { hand: ['r', 'r', 't'], prestige: 0 }, ['r', 'r', 't']);
    faces(t, [2]);
    finish(t);
    expect(captain(t).prestige).toBe(0);
    const u = attempt('O21', 'EX02', { hand: ['r', 'r', 't'], prestige: 0 }, ['r', 'r', 't']);
    faces(u, [2]);
    toClaims(u);
    claim(u, 0, 'O21');
    for (const seat of [1, 2]) claim(u, seat);
    expect(captain(u).prestige).toBe(1);
  });
});
