import { EVERYBODY, msg } from '@orrery/kernel';
import { describe, expect, it } from 'vitest';
import { CARDS } from '../../src/content/cards.ts';
import { SHIELDS } from '../../src/content/panel.ts';
import { cardName, developmentOf } from '../../src/content/set.ts';
import { unitNamed } from '../../src/content/units.ts';
import { tractor } from '../../src/effects/abilities.ts';
import { eliminate } from '../../src/effects/fall.ts';
import { prod } from '../../src/effects/panel.ts';
import { actionOption } from '../../src/flows/action-option.ts';
import { isOff, newFight } from '../../src/rules/fight.ts';
import { totalOf } from '../../src/rules/roll.ts';
import { mayBeam, opens } from '../../src/rules/windows.ts';
import type { Player, State } from '../../src/state.ts';
import { answer, answers, playable, settle, whenAble } from '../cards/play.ts';
import { bury, endTurn, eventData, layToken, offered, own, rig, scene, strike, where } from '../scene.ts';

// Cases at the boundary of a rule, just inside and just outside. Board A, layout 2A: stations at (-5,-4) and (5,4),
// planets 0 and 1 at (-3,-2) and (3,2).

const QUIET = { '0M': '-5,-3', '1M': '6,3' };
const noDeck = (s: State): void => {
  for (const { id } of CARDS) bury(s, id);
};

describe('cards', () => {
  it('MO-325 a 1 against a planet adds no die but may be rerolled', () => {
    const t = scene({ units: { ...QUIET, '0F1': '-4,-2' }, hands: [[2, 32]] });
    rig(t, [6, 1]);
    strike(t, 0, '-3,-2');
    t.expectAsked(0, 'window');
    expect([answers(t, 2, 0), answers(t, 32, 0)]).toEqual([[], ['0']]);
  });

  it('MO-325 an added die is logged with its original die', () => {
    const t = scene({ units: { ...QUIET, '0F1': '0,-4', '1F1': '1,-4' }, hands: [[2]] });
    rig(t, [6, 1], [6, 3], [6, 4]);
    strike(t, 0, '1,-4');
    expect(whenAble(t, 0, 2)).toEqual(['0']);
    answer(t, 0, 2, '0');
    settle(t);
    expect(eventData(t.events, 'compared')).toMatchObject([{ faces: [[5], [3]], attack: 5, winner: 0 }]);
  });

  it('MO-352 Panic Button warps a ship beside a planet, not beside a station', () => {
    const t = scene({ units: { ...QUIET, '0F1': '0,-4', '1F1': '1,-4' }, hands: [[], [15]], owners: [-1, 1] });
    strike(t, 0, '1,-4');
    t.expectAsked(1, 'window');
    expect(answers(t, 15, 1).sort()).toEqual(['2,2', '2,3', '3,1', '3,3', '4,1', '4,2']);
  });

  it('MO-316 MO-387 a card that draws cannot be played with an empty deck', () => {
    const t = scene({ units: QUIET, hands: [[30]] });
    expect(playable(t, 30)).toEqual(['']);
    t.edit(noDeck);
    expect(playable(t, 30)).toEqual([]);
  });

  it('MO-433 the last card of the deck can be drawn', () => {
    const t = scene({ units: { ...QUIET, '0F1': '-4,-2' } });
    t.edit((s) => {
      noDeck(s);
      s.deck.cards.push(s.discard.cards.pop() as number);
      s.deck.known.push(0);
      s.discard.known.pop();
    });
    rig(t, [6, 6]);
    strike(t, 0, '-3,-2');
    expect(own(t, 0).hand.cards).toHaveLength(1);
  });

  it('MO-434 a capture with an empty deck steals a card without asking', () => {
    const t = scene({ units: { ...QUIET, '0F1': '-4,-2' }, hands: [[], [1]], owners: [1] });
    t.edit(noDeck);
    rig(t, [6, 6]);
    strike(t, 0, '-3,-2');
    settle(t);
    t.expectAsked(0, 'main');
    expect([own(t, 0).hand.cards.length, own(t, 1).hand.cards.length]).toEqual([1, 0]);
  });

  it('MO-633 a window is offered while a copy of one of its titles may be in a hand', () => {
    const { state } = scene({ units: { '0M': '0,-4', '1F1': '1,-4' }, hands: [[7]] });
    const fight = newFight(state, 'dogfight', [unitNamed('0M')], unitNamed('1F1'));
    const spent = state.spent.map((n, title) => (title === 37 ? 99 : n));
    expect(opens({ ...state, fight, spent }, 0, 'AD')).toBe(true);
    expect(opens({ ...state, fight, spent: state.spent.map(() => 99) }, 0, 'AD')).toBe(false);
  });

  it('MO-364 Convoy includes a bomber beside the mothership', () => {
    const t = scene({ units: { ...QUIET, '0B2': '-4,-3' } });
    endTurn(t, 0);
    endTurn(t, 1);
    expect(t.state.thisTurn.escorts).toBe(1 << 6);
  });

  it('MO-364 Convoy does not include a guardian beside the mothership', () => {
    const t = scene({ units: { ...QUIET, '0G1': '-4,-3', '0F1': '-6,-3' } });
    endTurn(t, 0);
    endTurn(t, 1);
    expect(t.state.thisTurn.escorts).toBe(1 << 2);
  });
});

describe('fights', () => {
  it('MO-134 a station with one step left is not destroyed', () => {
    const t = scene({ units: { ...QUIET, '0M': '5,3', '1M': '-7,4' }, players: [{}, { steps: 2 }] });
    rig(t, [6, 4]);
    strike(t, 0, '5,4');
    expect([own(t, 1).steps, where(t, '1S'), t.state.result]).toEqual([1, '5,4', null]);
  });

  it('MO-134 a station without steps is destroyed', () => {
    const t = scene({
      units: { ...QUIET, '0M': '5,3', '1M': '-7,4' },
      players: [{}, { steps: 1 }],
      options: { mode: 'points' },
    });
    rig(t, [6, 4]);
    strike(t, 0, '5,4');
    expect(where(t, '1S')).toBeNull();
    expect(eventData(t.events, 'destroyed').map(({ unit }) => unit)).toEqual(['1S']);
  });

  it('MO-227 wingmen are listed among the bonuses', () => {
    const added = (more: Record<string, string>) => {
      const t = scene({ units: { ...QUIET, '0F1': '0,-4', '1F1': '1,-4', ...more } });
      strike(t, 0, '1,-4');
      return (eventData(t.events, 'compared')[0] as { added: unknown[][] }).added[1];
    };
    expect(added({ '1F2': '2,-4' })).toEqual([{ why: 'bonus-wingman', name: '', n: 1 }]);
    expect(added({ '1F2': '2,-4', '1F3': '2,-5' })).toEqual([{ why: 'bonus-wingman', name: '', n: 2 }]);
  });

  it('MO-223 side bonuses of a lone fighter count towards the fighters’ part', () => {
    const { state } = scene({ units: { '0M': '0,-4', '1F1': '1,-4', '1F2': '2,-4' } });
    const fight = newFight(state, 'dogfight', [unitNamed('0M')], unitNamed('1F1'));
    expect(totalOf(state, fight, true)).toMatchObject({ fighters: 1, rest: 0 });
  });

  it('MO-223 side bonuses count towards the rest in a mixed attack', () => {
    const { state } = scene({ units: { '0F1': '0,-4', '0B1': '1,-5', '1M': '1,-4' } });
    const added = (...units: string[]) => {
      const fight = newFight(state, 'dogfight', units.map(unitNamed), unitNamed('1M'));
      fight.attack.bonuses = [{ card: 14, n: 2, unit: -1 }];
      return totalOf(state, fight, false);
    };
    expect(added('0F1')).toMatchObject({ fighters: 2, rest: 0 });
    expect(added('0F1', '0B1')).toMatchObject({ fighters: 0, rest: 2 });
  });

  it('MO-091 MO-353 a fight continues while the target and one attacker are on the board', () => {
    const { state } = scene({ units: { ...QUIET, '0F1': '0,-4', '1F1': '1,-4' } });
    const off = (units: string[], target: string): boolean =>
      isOff({ ...state, fight: newFight(state, 'dogfight', units.map(unitNamed), unitNamed(target)) });
    expect(off(['0F1', '0F2'], '1F1')).toBe(false);
    expect(off(['0F2'], '1F1')).toBe(true);
    expect(off(['0F1'], '1F2')).toBe(true);
  });

  it('MO-279 three hull points are enough for a Solar Beam', () => {
    const beam = (hull: number): boolean => {
      const { state } = scene({ units: { '0M': '0,-4', '1F1': '1,-4' }, techs: [['C5a']], players: [{ hull }] });
      return mayBeam(state, newFight(state, 'dogfight', [unitNamed('0M')], unitNamed('1F1')), false);
    };
    expect([beam(3), beam(2)]).toEqual([true, false]);
  });

  it('MO-282 Sunslayer Torpedoes reach six hexes', () => {
    const t = scene({ units: { '0M': '0,-4', '1F1': '6,-4', '1F2': '7,-4', '1M': '6,3' }, techs: [['C5b']] });
    expect(offered(t)).toContain('ability:torpedoes:6,-4');
    expect(offered(t)).not.toContain('ability:torpedoes:7,-4');
  });

  it('MO-353 MO-631 no window opens in a called-off fight or for the solo opponent', () => {
    const asked = (seats: number, seat: number, off: boolean): boolean => {
      const t = scene({
        seats,
        units: { '0M': '0,-4', '1F1': '1,-4' },
        options: { mode: seats === 1 ? 'solo' : 'deathmatch' },
        hands: [[7, 9]],
      });
      const fight = { ...newFight(t.state, 'dogfight', [unitNamed('0M')], unitNamed('1F1')), off };
      return opens({ ...t.state, fight }, seat, 'AD');
    };
    expect([asked(2, 0, false), asked(2, 0, true), asked(1, 0, false), asked(1, 1, false)]).toEqual([
      true,
      false,
      true,
      false,
    ]);
  });
});

describe('the panel', () => {
  it('MO-339 MO-648 Prod on an empty row has no effect', () => {
    const t = scene({ units: QUIET, owners: [0], options: { artifacts: true } });
    t.edit((s) => {
      const [me] = s.players as [Player];
      me.shields = 0;
      prod(s, 0, SHIELDS);
      expect(me.shields).toBe(0);
      // The shields from Bubble Wrap remain although the row is empty.
      layToken(s, 0, 11);
      Object.assign(me, { energy: [8, 7, 0], prodded: [0, 0, 0], shields: 2 });
      prod(s, 0, SHIELDS);
      expect(me.shields).toBe(2);
    });
  });

  it('MO-262 MO-288 a Tractor Beam spends the mothership’s attack and locks its energy', () => {
    const t = scene({ units: { ...QUIET, '1F1': '-3,-3' }, techs: [['S5a']] });
    t.edit((s) => tractor(s, 0, unitNamed('1F1')));
    expect(t.state.thisTurn).toMatchObject({ attacked: 2, moved: 2, locked: true });
  });

  it('MO-562 the return of a ship is recorded only in modes where ships come back', () => {
    const back = (mode: string) => {
      const t = scene({ units: { ...QUIET, '0F1': '0,-4', '0F2': '-5,-2', '1F1': '1,-4' }, options: { mode } });
      rig(t, [6, 6], [6, 1]);
      strike(t, 0, '1,-4');
      return t.state.back[unitNamed('1F1')];
    };
    expect([back('deathmatch'), back('points')]).toEqual([0, 1]);
  });
});

describe('resources and offers', () => {
  it('MO-239 MO-508 influence is gathered too, and zero amounts are not logged', () => {
    const t = scene({ units: QUIET, owners: [0], options: { developments: true } });
    t.edit((s) => {
      const card = [...s.works.cards, ...s.market.cards].find((one) => developmentOf(one).id === 'town-council');
      for (const zone of [s.works, s.market]) {
        const at = zone.cards.indexOf(card as number);
        if (at < 0) continue;
        zone.cards.splice(at, 1);
        zone.known.splice(at, 1);
      }
      s.planets[0]?.developments.push(card as number);
    });
    const before = own(t, 0).influence;
    endTurn(t, 0);
    expect(own(t, 0).influence).toBe(before + 1);
    expect(eventData(t.events, 'gained').map(({ what, n }) => [what, n])).toEqual([
      ['minerals', 2],
      ['influence', 1],
    ]);
  });

  it('MO-443 an explored artifact is public', () => {
    const t = scene({ units: QUIET, owners: [0], players: [{ minerals: 3 }], options: { artifacts: true } });
    t.say(0, 'explore:0');
    expect(t.state.planets[0]?.token.known).toEqual([EVERYBODY]);
  });

  it('MO-089 a ship held by another player stays held when a player leaves', () => {
    const t = scene({ seats: 3 });
    t.edit((s) => {
      const [first, , third] = s.players as [Player, Player, Player];
      first.tractor = unitNamed('2F1');
      third.tractor = unitNamed('1F1');
      eliminate(s, [1]);
      expect([first.tractor, third.tractor]).toEqual([unitNamed('2F1'), -1]);
    });
  });

  it('MO-150 MO-500 options name the action and its target', () => {
    const { state } = scene({ units: QUIET, owners: [0], options: { developments: true } });
    expect(actionOption(state, 0, 'deploy:0M:-4,-3')).toEqual(msg('act-deploy', { unit: '0M', cell: '-4,-3' }));
    const card = state.market.cards[1] as number;
    expect(actionOption(state, 0, `build:${cardName(card)}:0`)).toEqual(
      msg('act-build', { name: developmentOf(card).name, cell: '-3,-2' }),
    );
  });
});
