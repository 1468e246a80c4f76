import { describe, expect, it } from 'vitest';
import { techNamed } from '../../src/content/tech.ts';
import { unitNamed } from '../../src/content/units.ts';
import { foretell } from '../../src/index.ts';
import { newFight } from '../../src/rules/fight.ts';
import { bonusesOf, harm, rollBonus } from '../../src/rules/roll.ts';
import { bury, eventData, give, named, offered, own, rig, scene, strike, where } from '../scene.ts';

/** An attacker at 0,-4 beside a defender at 1,-4, with motherships far away. */
const duel = (attacker: string, defender: string, more: Record<string, string> = {}) => ({
  '0M': '-5,-3',
  '1M': '6,3',
  [attacker]: '0,-4',
  [defender]: '1,-4',
  ...more,
});
const compared = (events: ReturnType<typeof strike>) => eventData(events, 'compared')[0];

describe('the dogfight', () => {
  it('MO-188 MO-191 MO-197 MO-203 a ship attacks an adjacent target; the higher total wins and is the damage', () => {
    const t = scene({ units: duel('0F1', '1F1') });
    expect(offered(t).filter((id) => id.startsWith('attack'))).toEqual(['attack:1,-4']);
    rig(t, [6, 5], [6, 4]);
    expect(compared(strike(t, 0, '1,-4'))).toMatchObject({ attack: 5, defence: 4, winner: 0 });
    expect(where(t, '1F1')).toBe(null);
    expect(where(t, '0F1')).toBe('0,-4');
  });

  it('MO-195 all dice are rolled, the attacker’s first', () => {
    const t = scene({ units: duel('0F1', '1B1') });
    rig(t, [6, 6], [8, 2]);
    expect(eventData(strike(t, 0, '1,-4'), 'rolled')).toMatchObject([
      { side: 0, dice: [{ unit: '0F1', sides: 6, face: 6 }] },
      { side: 1, dice: [{ unit: '1B1', sides: 8, face: 2 }] },
    ]);
  });

  it('MO-198 a tie does no damage and spends the attack', () => {
    const t = scene({ units: duel('0F1', '1F1') });
    rig(t, [6, 4], [6, 4]);
    expect(compared(strike(t, 0, '1,-4'))).toMatchObject({ winner: -1 });
    expect([where(t, '0F1'), where(t, '1F1')]).toEqual(['0,-4', '1,-4']);
    expect(offered(t)).not.toContain('attack:1,-4');
  });

  it('MO-207 MO-213 MO-148 the loser is destroyed; the winner is unharmed and stays', () => {
    const t = scene({ units: duel('0F1', '1F1') });
    rig(t, [6, 1], [6, 6]);
    strike(t, 0, '1,-4');
    expect([where(t, '0F1'), where(t, '1F1')]).toEqual([null, '1,-4']);
  });

  it('MO-137 MO-138 MO-189 MO-212 each kind attacks only what it can damage', () => {
    const kinds = ['F1', 'B1', 'M', 'G1'];
    const can = (attacker: string, defender: string) =>
      offered(scene({ units: duel(`0${attacker}`, `1${defender}`) })).includes('attack:1,-4');
    expect(kinds.map((kind) => can('F1', kind))).toEqual([true, true, true, true]);
    expect(kinds.map((kind) => can('B1', kind))).toEqual([false, false, true, true]);
    expect(kinds.map((kind) => can('M', kind))).toEqual([true, true, true, true]);
    const station = (attacker: string) =>
      offered(scene({ units: { '0M': '-5,-3', '1M': '-2,4', [`0${attacker}`]: '4,4' } })).includes('attack:5,4');
    expect(['F1', 'B1', 'M', 'G1'].map(station)).toEqual([false, true, true, false]);
  });

  it('MO-190 a player’s own units cannot be attacked', () => {
    const t = scene({ units: { '0M': '0,-4', '0F1': '1,-4', '1M': '6,3' } });
    expect(t.refused(0, 'attack:1,-4')).toMatchObject({ reason: 'own-target', rule: 'MO-190' });
    expect(t.refused(0, 'attack:0,-5').reason).toBe('nothing-there');
  });

  it('MO-139 a fighter attacks a mothership only while it has shields', () => {
    const t = scene({ units: duel('0F1', '1M') });
    expect(offered(t)).toContain('attack:1,-4');
    t.edit((s) => {
      (s.players[1] as { shields: number }).shields = 0;
    });
    expect(offered(t)).not.toContain('attack:1,-4');
  });

  it('MO-204 MO-221 a bomber that beats a fighter only survives', () => {
    const t = scene({ units: duel('0F1', '1B1') });
    rig(t, [6, 1], [8, 8]);
    strike(t, 0, '1,-4');
    expect([where(t, '0F1'), where(t, '1B1')]).toEqual(['0,-4', '1,-4']);
    expect(own(t, 1).minerals).toBe(0);
  });

  it('MO-205 MO-225 a fighter lowers a mothership’s shields only', () => {
    const t = scene({ units: duel('0F1', '1M'), techs: [['C4b']] });
    rig(t, [6, 6], [6, 1]);
    strike(t, 0, '1,-4');
    expect(own(t, 1)).toMatchObject({ shields: 0, hull: 12 });
  });

  it('MO-221 a defending fighter lowers only the shields of an attacking mothership', () => {
    const t = scene({ units: { '0M': '0,-4', '1F1': '1,-4', '1M': '6,3' }, techs: [[], ['C4b']] });
    rig(t, [6, 1], [6, 6]);
    strike(t, 0, '1,-4');
    expect(own(t, 0)).toMatchObject({ shields: 0, hull: 12 });
  });

  it('MO-216 MO-217 MO-218 ships beside a target attack together, one total and one comparison', () => {
    const t = scene({ units: duel('0F1', '1M', { '0F2': '1,-5', '0B1': '0,-3', '0F3': '-1,-4' }) });
    t.say(0, 'attack:1,-4');
    const { items, min, max } = t.prompt(0, 'subset');
    // 0B1 is beside 1,-4 too; 0F3 is not.
    expect(items.map(({ id }: { id: string }) => id).sort()).toEqual(['0B1', '0F1', '0F2']);
    expect([min, max]).toEqual([1, 3]);
    rig(t, [6, 2], [8, 3], [6, 5]);
    const events = t.say(0, ['0F1', '0B1']);
    expect(eventData(events, 'compared')).toMatchObject([{ attack: 5, defence: 5 }]);
    expect(offered(t)).toContain('attack:1,-4');
  });

  it('MO-219 a ship that did not take part may start a new dogfight', () => {
    const t = scene({ units: duel('0F1', '1M', { '0F2': '1,-5' }) });
    rig(t, [6, 2], [6, 2]);
    strike(t, 0, '1,-4', '0F1');
    rig(t, [6, 3], [6, 2]);
    expect(compared(strike(t, 0, '1,-4'))).toMatchObject({ attack: 3 });
  });

  it('MO-220 attackers that lose all take the defender’s full total', () => {
    const t = scene({
      units: duel('0F1', '1M', { '0F2': '1,-5', '0M': '0,-3' }),
      players: [{}, { energy: [0, 12, 3] }],
    });
    rig(t, [6, 1], [6, 1], [6, 1], [12, 12]);
    strike(t, 0, '1,-4', '0M', '0F1', '0F2');
    expect([where(t, '0F1'), where(t, '0F2')]).toEqual([null, null]);
    expect(own(t, 0)).toMatchObject({ shields: 0, hull: 5 });
    expect(own(t, 1).minerals).toBe(2);
  });

  it('MO-222 MO-223 MO-224 a mixed attack splits its total into the fighters’ part and the rest against shields', () => {
    expect([5, 8, 14].map((shields) => harm(6, 9, shields).hull)).toEqual([9, 7, 1]);
    expect(harm(6, 9, 20)).toEqual({ hull: 0, shields: 5 });
    const t = scene({ units: duel('0F1', '1M', { '0B1': '1,-5' }) });
    rig(t, [6, 6], [8, 4], [6, 1]);
    strike(t, 0, '1,-4', '0F1', '0B1');
    // Ten points, four of them from the bomber, against five shields.
    expect(own(t, 1)).toMatchObject({ shields: 0, hull: 8 });
  });

  it('MO-227 MO-228 MO-229 MO-230 MO-232 wingmen help the defender, regardless of what they can damage', () => {
    const t = scene({ units: duel('0F1', '1F1', { '1B1': '2,-5', '1G1': '2,-4', '0F2': '-1,-4' }) });
    rig(t, [6, 6], [6, 3]);
    expect(compared(strike(t, 0, '1,-4'))).toMatchObject({ attack: 6, defence: 5, winner: 0 });
    expect([where(t, '1F1'), where(t, '1B1'), where(t, '1G1')]).toEqual([null, '2,-5', '2,-4']);
    const u = scene({ units: { '0M': '-5,-3', '0F1': '3,4', '1F1': '4,4', '1M': '-2,4' } });
    rig(u, [6, 3], [6, 3]);
    expect(compared(strike(u, 0, '4,4'))).toMatchObject({ defence: 3 });
  });

  it('MO-295 Unobtainium Hulls add 1 once when two or more ships attack', () => {
    const at = (ships: string[]) => {
      const t = scene({ units: duel('0F1', '1F1', { '0F2': '1,-5', '0F3': '0,-3' }), techs: [[], ['L2']] });
      rig(t, ...ships.map(() => [6, 1] as const), [6, 6]);
      return compared(strike(t, 0, '1,-4', ...ships));
    };
    expect(at(['0F1'])).toMatchObject({ defence: 6 });
    expect(at(['0F1', '0F2'])).toMatchObject({ defence: 7 });
    expect(at(['0F1', '0F2', '0F3'])).toMatchObject({ defence: 7 });
  });

  it('MO-258 a bonus for defenders does not count for an attacker', () => {
    const effect = techNamed('C2')?.gives[0] as { role?: 'defence' };
    const bonuses = () => {
      const { state } = scene({ units: duel('0F1', '1F1'), techs: [['C2'], ['C2']] });
      const fight = newFight(state, 'dogfight', [unitNamed('0F1')], unitNamed('1F1'));
      const of = (defence: boolean) => bonusesOf(state, fight, defence).map(({ n }) => n);
      return [of(false), of(true), rollBonus(state, unitNamed('0F1'))];
    };
    expect(bonuses()).toEqual([[1], [1], 1]);
    effect.role = 'defence';
    try {
      expect(bonuses()).toEqual([[], [1], 0]);
    } finally {
      delete effect.role;
    }
  });

  it('MO-273 MO-274 Targeting Computer wins ties as attacker only', () => {
    const t = scene({ units: duel('0F1', '1F1'), techs: [['C1']] });
    rig(t, [6, 4], [6, 4]);
    expect(compared(strike(t, 0, '1,-4'))).toMatchObject({ winner: 0 });
    const u = scene({ units: duel('0F1', '1F1'), techs: [[], ['C1']] });
    rig(u, [6, 4], [6, 4]);
    expect(compared(strike(u, 0, '1,-4'))).toMatchObject({ winner: -1 });
  });

  it('MO-193 MO-194 MO-236 MO-630 gas is declared before the dice, attacker first, at most four', () => {
    const t = scene({
      units: { '0M': '0,-4', '1M': '1,-4', '1F1': '6,3', '0F1': '-5,-3' },
      players: [{ gas: 6 }, { gas: 1 }],
    });
    t.say(0, 'attack:1,-4');
    expect(t.legal(0)).toEqual([null, 'gas:1', 'gas:2', 'gas:3', 'gas:4']);
    t.expectNotAsked(1);
    const events = t.say(0, 'gas:3');
    expect(eventData(events, 'burned-gas')).toMatchObject([{ seat: 0, n: 3 }]);
    expect(t.legal(0)).toEqual([null, 'gas:1']);
    t.say(0, null);
    expect(t.legal(1)).toEqual([null, 'gas:1']);
    rig(t, [6, 2], [6, 3]);
    expect(compared(t.say(1, 'gas:1'))).toMatchObject({ attack: 5, defence: 4 });
    expect([own(t, 0).gas, own(t, 1).gas]).toEqual([3, 0]);
  });

  it('MO-237 MO-238 fighters and bombers cannot burn gas alone, but in a joint attack with a mothership', () => {
    const t = scene({ units: duel('0F1', '1F1'), players: [{ gas: 4 }, { gas: 4 }] });
    rig(t, [6, 3], [6, 3]);
    strike(t, 0, '1,-4');
    t.expectAsked(0, 'main');
    const u = scene({ units: { '0M': '0,-4', '0F1': '1,-5', '1F1': '1,-4', '1M': '6,3' }, players: [{ gas: 4 }] });
    strike(u, 0, '1,-4', '0M', '0F1');
    expect(u.legal(0)).toContain('gas:4');
    // The prompt mentions gas only if the player has some to burn.
    expect(u.prompt(0, 'choose').text.id).toBe('ask-AD-burn');
    const v = scene({ units: duel('0F1', '1F1'), players: [{ gas: 4 }], hands: [[17]] });
    v.say(0, 'attack:1,-4');
    expect(v.prompt(0, 'choose').text.id).toBe('ask-AD');
  });

  it('MO-209 MO-210 MO-211 in a station attack the attacker declares; its owner can only prod', () => {
    const t = scene({
      units: { '0M': '4,4', '0F1': '-5,-3', '1M': '-2,4' },
      players: [{ gas: 2 }, { gas: 4 }],
      hands: [[], [9, 15, 3, 28]],
    });
    t.say(0, 'attack:5,4');
    t.say(0, 'gas:2');
    expect(t.asked()[0]).toMatchObject({ seat: 1, flow: 'window' });
    expect(t.legal(1)).toEqual([
      null,
      ...['engines', 'weapons', 'shields'].map((row) => `${named(t, 1, 9)}:0M/${row}`),
    ]);
    rig(t, [6, 2]);
    const events = t.say(1, null);
    expect(eventData(events, 'station-hit')).toMatchObject([{ steps: 1 }]);
    t.expectAsked(0, 'main');
  });

  it('MO-196 after the roll both sides may play cards in turn until both pass', () => {
    const t = scene({ units: duel('0F1', '1F1'), hands: [[32], [2]] });
    rig(t, [6, 2], [6, 1], [6, 6], [6, 3]);
    t.say(0, 'attack:1,-4');
    const pass = (seat: number) => t.say(seat, null);
    while (t.state.fight?.step !== 'after') pass(t.asked()[0]?.seat as number);
    expect(t.asked()[0]?.seat).toBe(0);
    pass(0);
    expect(t.asked()[0]?.seat).toBe(1);
    t.say(1, `${named(t, 1, 2)}:0`);
    pass(0);
    expect(t.state.fight?.defence.dice).toMatchObject([{ face: 1, extras: [6] }]);
    expect(t.asked()[0]?.seat).toBe(0);
    t.say(0, `${named(t, 0, 32)}:0`);
    expect(t.state.result).toBe(null);
    expect(eventData(t.events, 'compared')[0]).toMatchObject({ attack: 3, defence: 7 });
  });

  it('MO-199 MO-384 MO-248 MO-559 Life Support saves a ship, but the winner still gets its loot', () => {
    const t = scene({ units: duel('0F1', '1F1'), hands: [[], [29]], options: { mode: 'points' } });
    rig(t, [6, 6], [6, 1]);
    t.say(0, 'attack:1,-4');
    while (t.state.fight?.step !== 'loser') t.say(1, null);
    t.say(1, `${named(t, 1, 29)}:1F1`);
    expect(where(t, '1F1')).toBe('1,-4');
    expect(own(t, 0)).toMatchObject({ minerals: 1, points: 0 });
  });

  it('MO-200 MO-245 MO-246 MO-280 destroyed units give loot to attacker or defender, more with Extra Loot', () => {
    const t = scene({ units: duel('0F1', '1F1'), techs: [['C3b']] });
    rig(t, [6, 6], [6, 1]);
    strike(t, 0, '1,-4');
    expect(own(t, 0).minerals).toBe(2);
    const u = scene({ units: duel('0F1', '1F1') });
    rig(u, [6, 1], [6, 6]);
    strike(u, 0, '1,-4');
    expect(own(u, 1).minerals).toBe(1);
  });

  it('MO-687 Extra Loot pays once, regardless of the number of destroyed units', () => {
    const t = scene({
      units: duel('0F1', '1M', { '0F2': '1,-5' }),
      techs: [[], ['C3b']],
      players: [{}, { energy: [0, 12, 3] }],
    });
    rig(t, [6, 1], [6, 1], [12, 12]);
    strike(t, 0, '1,-4', '0F1', '0F2');
    expect(own(t, 1).minerals).toBe(3);
  });

  it('MO-002 MO-007 MO-008 odds are computed over all rolls', () => {
    const t = scene({ units: duel('0F1', '1F1', { '1F2': '2,-5' }) });
    const odds = foretell(t.state, 'dogfight', [2], 12);
    const count = { win: 0, tie: 0, lose: 0 };
    for (let a = 1; a <= 6; a++) for (let d = 1; d <= 6; d++) count[a > d + 1 ? 'win' : a === d + 1 ? 'tie' : 'lose']++;
    expect(odds.attacker).toBeCloseTo(count.win / 36);
    expect(odds.tie).toBeCloseTo(count.tie / 36);
    expect(odds.defender).toBeCloseTo(count.lose / 36);
    expect([odds.attack, odds.defence]).toEqual([3.5, 4.5]);
  });
});

describe('windows', () => {
  it('MO-631 MO-632 a window depends on the number of cards in hand, not on their titles', () => {
    const asked = (hand: number[]) => {
      const t = scene({ units: duel('0F1', '1F1'), hands: [[], hand] });
      t.say(0, 'attack:1,-4');
      return t.asked().map(({ seat, step }) => `${seat} ${step}`);
    };
    expect(asked([3])).toEqual(['1 answer']);
    expect(asked([5])).toEqual(['1 answer']);
    expect(asked([])).toEqual(['0 act']);
  });

  it('MO-633 a window whose cards have all been seen is not opened', () => {
    const t = scene({ units: duel('0F1', '1F1'), hands: [[], [5]] });
    t.edit((s) => {
      for (const title of [2, 32]) bury(s, title);
    });
    rig(t, [6, 3], [6, 3]);
    t.say(0, 'attack:1,-4');
    t.say(1, null);
    // The declarations are over, and no card can be played after the roll.
    t.expectAsked(0, 'main');
    expect(t.state.fight).toBe(null);
  });

  it('MO-634 MO-635 an unanswered window is a pass, and others do not see it', () => {
    const t = scene({ units: duel('0F1', '1F1'), hands: [[], [5]] });
    t.say(0, 'attack:1,-4');
    const [row] = t.asked();
    expect(row).toMatchObject({ time: 'window' });
    const before = t.state.fight?.step;
    t.table.apply({ kind: 'expire', question: row?.question as string });
    expect([before, t.state.fight?.step]).toEqual(['defender', 'after']);
    expect(own(t, 1).hand.cards).toHaveLength(1);
  });

  it('MO-321 MO-319 MO-395 MO-664 any other seat may cancel a card as it is declared', () => {
    const t = scene({
      seats: 3,
      units: { '0F1': '0,-4', '0M': '1,-7', '1F1': '1,-4', '1M': '7,-1', '2M': '-6,7' },
      hands: [[34], [3], [1]],
    });
    t.say(0, 'attack:1,-4');
    while (t.state.fight?.step !== 'defender') t.say(t.asked()[0]?.seat as number, null);
    t.say(1, named(t, 1, 3));
    expect(t.asked().map(({ seat, flow }) => `${seat} ${flow}`)).toEqual(['0 cancel', '2 cancel']);
    t.say(2, null);
    const events = t.say(0, named(t, 0, 34));
    expect(eventData(events, 'cancelled')).toMatchObject([{ seat: 0, name: 'Defence Buff' }]);
    expect(t.state.fight?.defence.bonuses ?? []).toEqual([]);
    expect(t.view(2).discard).toHaveLength(2);
  });

  it('MO-313 cards take effect in the order they are played: Shield Breaker, then Auxiliary Shield leaves 4', () => {
    const t = scene({ units: duel('0B1', '1M'), hands: [[37], [19]] });
    t.say(0, 'attack:1,-4');
    while (t.state.fight?.step !== 'attacker') t.say(1, null);
    t.say(0, `${named(t, 0, 37)}:1M`);
    while (t.asked()[0]?.flow === 'cancel') t.say(t.asked()[0]?.seat as number, null);
    while (t.asked()[0]?.seat === 0) t.say(0, null);
    expect(own(t, 1).shields).toBe(0);
    rig(t, [8, 8], [6, 1]);
    t.say(1, named(t, 1, 19));
    while (t.asked()[0]?.flow !== 'main') t.say(t.asked()[0]?.seat as number, null);
    expect(own(t, 1).hull).toBe(8);
  });

  it('MO-308 MO-306 any number of cards may be played in one fight, as soon as they are drawn', () => {
    const t = scene({ units: duel('0F1', '1F1'), hands: [[], [3, 3]] });
    t.edit((s) => give(s, 1, 3));
    rig(t, [6, 6], [6, 3]);
    t.say(0, 'attack:1,-4');
    for (let i = 0; i < 3; i++) {
      while (t.state.fight?.step !== 'defender') t.say(1, null);
      t.say(1, named(t, 1, 3));
    }
    expect(eventData(t.events, 'compared')[0]).toMatchObject({ attack: 6, defence: 6 });
  });
});

describe('the notification of a fight', () => {
  const words = (attacker: string, defender: string): string[] => {
    const t = scene({ units: duel(attacker, defender), players: [{ gas: 3 }, { gas: 3 }], hands: [[], [2, 9]] });
    t.say(0, 'attack:1,-4');
    const heard: string[] = [];
    while (t.state.fight) {
      heard.push(...t.briefs());
      t.say(t.asked()[0]?.seat as number, null);
    }
    return heard;
  };

  it('says what is attacked', () => {
    expect(words('0F1', '1F1')).toContain('1: Defend your unit');
    expect(words('0F1', '1M')).toContain('1: Defend your mothership');
  });

  it('names the card and its player to players who can cancel it', () => {
    const t = scene({ hands: [[24], [34]] });
    expect(t.briefs()).toEqual(['0: Play your turn']);
    t.say(0, `play:${named(t, 0, 24)}`, 'act');
    expect(t.briefs()).toEqual([expect.stringMatching(/^1: 0 plays [A-Z].*: cancel it, or allow it$/)]);
  });
});
