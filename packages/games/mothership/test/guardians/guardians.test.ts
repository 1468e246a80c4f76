import { describe, expect, it } from 'vitest';
import { cannotGo, endTurn, eventData, go, named, offered, own, rig, scene, strike, where } from '../scene.ts';

/** A ship of seat 0 that gets beside an enemy guardian at 2,-4 in two steps. */
const near = (more: Record<string, string> = {}) => ({
  '0M': '-5,-3',
  '0F1': '-1,-4',
  '1M': '6,3',
  '1G1': '2,-4',
  ...more,
});

describe('guardians', () => {
  it('MO-149 MO-294 MO-296 a player has no guardians without tech, one with Orbital Defences and three with its second tier', () => {
    const most = (techs: string[]) => {
      const t = scene({
        units: { '0M': '0,-4', '0F1': '-2,-4', '0F2': '-3,-5', '1M': '6,3' },
        techs: [techs],
        players: [{ minerals: 9 }],
      });
      for (const ship of ['0M', '0F1', '0F2']) go(t, ship);
      let n = 0;
      for (let id = offered(t).find((one) => one.startsWith('deploy')); id && n < 5; n++) {
        t.say(0, id);
        id = offered(t).find((one) => one.startsWith('deploy'));
      }
      return n;
    };
    expect([most([]), most(['L1']), most(['L3a'])]).toEqual([0, 1, 3]);
  });

  it('MO-150 MO-151 MO-152 a guardian costs a mineral and is deployed beside one of the player’s ships that has moved, once per ship', () => {
    const t = scene({
      units: { '0M': '0,-4', '0F1': '-2,-4', '1M': '6,3' },
      techs: [['L3a']],
      players: [{ minerals: 3 }],
    });
    expect(t.refused(0, 'deploy:0M:1,-4')).toMatchObject({ reason: 'not-moved-yet', rule: 'MO-150' });
    go(t, '0M');
    expect(t.refused(0, 'deploy:0M:2,-4').reason).toBe('not-beside');
    expect(t.refused(0, 'deploy:0S:-5,-3').reason).toBe('not-your-ship');
    t.say(0, 'deploy:0M:1,-4');
    expect(where(t, '0G1')).toBe('1,-4');
    expect(own(t, 0).minerals).toBe(2);
    expect(t.refused(0, 'deploy:0M:1,-5')).toMatchObject({ reason: 'has-deployed', rule: 'MO-151' });
    go(t, '0F1');
    t.say(0, 'deploy:0F1:-2,-3');
    expect(where(t, '0G2')).toBe('-2,-3');
  });

  it('MO-124 deploying from the mothership locks its energy', () => {
    const t = scene({ units: { '0M': '0,-4', '1M': '6,3' }, techs: [['L1']], players: [{ minerals: 3 }] });
    go(t, '0M');
    expect(offered(t)).toContain('divert');
    t.say(0, 'deploy:0M:1,-4');
    expect(offered(t)).not.toContain('divert');
  });

  it('MO-156 MO-157 MO-159 a guardian may be scrapped for nothing, and deployed again', () => {
    const t = scene({
      units: { '0M': '0,-4', '0F1': '-2,-4', '0G1': '0,-5', '1M': '6,3' },
      techs: [['L1']],
      players: [{ minerals: 1 }],
    });
    go(t, '0M');
    expect(t.refused(0, 'deploy:0M:1,-4')).toMatchObject({ reason: 'no-guardian' });
    t.say(0, 'scrap:0G1');
    expect(where(t, '0G1')).toBe(null);
    expect(own(t, 0).minerals).toBe(1);
    t.say(0, 'deploy:0M:1,-4');
    expect(where(t, '0G1')).toBe('1,-4');
  });

  it('MO-160 MO-163 MO-164 MO-165 MO-168 a ship stops beside a guardian, which attacks at once; it may still attack', () => {
    const t = scene({ units: near({ '1F1': '1,-5' }) });
    expect(cannotGo(t, '0F1', '0,-4', '1,-4', '1,-3')).toMatchObject({ reason: 'guardian-stops', rule: 'MO-163' });
    rig(t, [6, 1], [6, 6]);
    const events = go(t, '0F1', '0,-4', '1,-4');
    expect(eventData(events, 'fight')).toMatchObject([{ by: 1, units: ['1G1'], target: '0F1' }]);
    expect([where(t, '1G1'), where(t, '0F1')]).toEqual([null, '1,-4']);
    expect(own(t, 0).minerals).toBe(1);
    expect(cannotGo(t, '0F1', '1,-3').reason).toBe('has-moved');
    expect(offered(t)).toContain('attack:1,-5');
  });

  it('MO-172 MO-173 a ship and a guardian fight again after a tie until one is destroyed', () => {
    const t = scene({ units: near() });
    rig(t, [6, 3], [6, 3], [6, 2], [6, 2], [6, 6], [6, 1]);
    const events = go(t, '0F1', '0,-4', '1,-4');
    expect(eventData(events, 'compared').map(({ winner }) => winner)).toEqual([-1, -1, 0]);
    expect(where(t, '0F1')).toBe(null);
  });

  it('MO-642 MO-685 an option ends guardian fights after a tie', () => {
    const t = scene({ units: near(), options: { repeatTies: false } });
    rig(t, [6, 3], [6, 3]);
    const events = go(t, '0F1', '0,-4', '1,-4');
    expect(eventData(events, 'compared')).toHaveLength(1);
    expect([where(t, '1G1'), where(t, '0F1')]).toEqual(['2,-4', '1,-4']);
    // Then a single ship may attack it (MO-176).
    expect(offered(t)).toContain('attack:2,-4');
  });

  it('MO-172 MO-642 a guardian fight repeats after a survived loss, regardless of the option for ties', () => {
    const t = scene({
      units: { '0M': '-1,-4', '0F1': '-5,-3', '1M': '6,3', '1G1': '2,-4' },
      options: { repeatTies: false },
    });
    rig(t, [6, 6], [6, 1], [6, 1], [6, 6]);
    const events = go(t, '0M', '0,-4', '1,-4');
    expect(eventData(events, 'compared').map(({ winner }) => winner)).toEqual([0, 1]);
    expect(where(t, '1G1')).toBe(null);
  });

  it('MO-176 a guardian is never attacked by several ships', () => {
    const t = scene({ units: near({ '0F1': '1,-4', '0F2': '1,-3' }), options: { repeatTies: false } });
    t.say(0, 'attack:2,-4');
    expect(t.prompt(0, 'subset')).toMatchObject({ min: 1, max: 1 });
    expect(t.refused(0, ['0F1', '0F2']).reason).toBe('not-so-many');
  });

  it('MO-174 MO-175 each fight has its own gas, shields lost stay lost', () => {
    const t = scene({
      units: { '0M': '-1,-4', '0F1': '-5,-3', '1M': '6,3', '1G1': '2,-4' },
      players: [{ gas: 0 }, { gas: 8 }],
    });
    rig(t, [6, 6], [6, 1], [6, 6], [6, 1]);
    go(t, '0M', '0,-4', '1,-4');
    t.say(1, 'gas:4');
    expect(own(t, 0)).toMatchObject({ shields: 0, hull: 7 });
    expect(t.legal(1)).toContain('gas:4');
    t.say(1, 'gas:4');
    expect(own(t, 0).hull).toBe(0);
  });

  it('MO-166 its owner may use gas and cards on other players’ turns', () => {
    const t = scene({ units: near(), hands: [[], [17]], players: [{}, { gas: 1 }] });
    go(t, '0F1', '0,-4', '1,-4');
    expect(t.asked()[0]).toMatchObject({ seat: 1, flow: 'window' });
    expect(t.legal(1)).toContain('gas:1');
  });

  it('MO-161 MO-162 stations, planets and friendly units do not trigger a guardian', () => {
    const t = scene({ units: { '0M': '0,-4', '0F1': '-2,-4', '1M': '6,3', '0G1': '1,-4' } });
    const events = go(t, '0F1', '-1,-4', '0,-5');
    expect(eventData(events, 'fight')).toEqual([]);
    const u = scene({
      units: { '0M': '3,4', '0F1': '-2,-4', '1M': '-2,4' },
      techs: [['L1']],
      players: [{ minerals: 2 }],
    });
    go(u, '0M');
    const placed = u.say(0, 'deploy:0M:4,4');
    expect(eventData(placed, 'fight')).toEqual([]);
  });

  it('MO-167 MO-169 a guardian fights each enemy beside where it is deployed, its owner picks the order', () => {
    const t = scene({
      units: { '0M': '0,-4', '0F1': '-5,-3', '1M': '6,3', '1F1': '2,-5', '1G1': '2,-4' },
      techs: [['L1']],
      players: [{ minerals: 2 }],
      options: { repeatTies: false },
    });
    t.edit((s) => {
      s.thisTurn.moved = 2;
    });
    t.say(0, 'deploy:0M:1,-4');
    expect(t.asked()).toMatchObject([{ seat: 0, flow: 'ambush', step: 'choose' }]);
    rig(t, [6, 6], [6, 1], [6, 5], [6, 1]);
    const events = t.say(0, '1G1');
    expect(eventData(events, 'fight').map(({ units, target }) => [units, target])).toEqual([
      [['0G1'], '1G1'],
      [['0G1'], '1F1'],
    ]);
    expect([where(t, '1G1'), where(t, '1F1'), where(t, '0G1')]).toEqual([null, null, '1,-4']);
  });

  it('MO-170 several guardians fight in turn; their owner picks the order', () => {
    const t = scene({ units: near({ '1G2': '2,-5' }) });
    go(t, '0F1', '0,-4', '1,-4');
    expect(t.asked()).toMatchObject([{ seat: 1, flow: 'ambush' }]);
    rig(t, [6, 1], [6, 6], [6, 2], [6, 6]);
    t.say(1, '1G2');
    expect([where(t, '1G1'), where(t, '1G2'), where(t, '0F1')]).toEqual([null, null, '1,-4']);
  });

  it('MO-178 a guardian gives the wingman bonus', () => {
    const t = scene({ units: { '0M': '-5,-3', '0F1': '0,-4', '1F1': '1,-4', '1G1': '2,-4', '1M': '6,3' } });
    rig(t, [6, 4], [6, 3]);
    expect(eventData(strike(t, 0, '1,-4'), 'compared')).toMatchObject([{ attack: 4, defence: 4 }]);
  });

  it('MO-147 MO-146 a guardian has a D6 and hurts motherships', () => {
    const t = scene({
      units: { '0M': '-1,-4', '0F1': '-5,-3', '1M': '6,3', '1G1': '2,-4' },
      players: [{ hull: 1, energy: [8, 7, 0] }],
    });
    rig(t, [6, 6], [8, 1]);
    const events = go(t, '0M', '0,-4', '1,-4');
    expect(eventData(events, 'rolled')[0]).toMatchObject({ dice: [{ unit: '1G1', sides: 6, face: 6 }] });
    expect(where(t, '0M')).toBe(null);
  });

  it('MO-665 during the truce players and guardians do not attack', () => {
    const t = scene({ units: near({ '1F1': '0,-5' }), options: { truce: '1' } });
    expect(eventData(go(t, '0F1', '0,-4', '1,-4'), 'fight')).toEqual([]);
    expect(t.refused(0, 'attack:2,-4')).toMatchObject({ reason: 'truce', rule: 'MO-665' });
    endTurn(t, 0);
    endTurn(t, 1);
    expect(offered(t)).toContain('attack:2,-4');
  });

  it('MO-354 MO-352 MO-174 Panic Button works against a guardian, also on the player’s own turn', () => {
    const t = scene({ units: near(), hands: [[15]], owners: [0] });
    go(t, '0F1', '0,-4', '1,-4');
    t.say(0, `${named(t, 0, 15)}:-3,-3`);
    expect(where(t, '0F1')).toBe('-3,-3');
    t.expectAsked(0, 'main');
    expect(t.state.fight).toBe(null);
  });
});

describe('guarding', () => {
  it('MO-179 MO-187 guardians guard captured planets, ships do not; neutral ones are never guarded', () => {
    const at = (owner: number, guard: string) =>
      offered(
        scene({
          units: { '0M': '-3,-1', '0F1': '-5,-3', '1M': '6,3', [guard]: '-4,-2' },
          owners: [owner],
          options: { repeatTies: false },
        }),
      ).includes('attack:-3,-2');
    expect([at(1, '1G1'), at(1, '1F1'), at(-1, '1G1')]).toEqual([false, true, true]);
  });

  it('MO-180 MO-181 MO-276 a station is guarded by any friendly unit beside it; Piercing ignores it', () => {
    const at = (guard: string, techs: string[] = []) =>
      offered(scene({ units: { '0M': '4,4', '0F1': '-5,-3', '1M': '-2,4', [guard]: '5,3' }, techs: [techs] })).includes(
        'attack:5,4',
      );
    expect(['1F1', '1B1', '1G1'].map((guard) => at(guard))).toEqual([false, false, false]);
    expect(at('1F1', ['C3a'])).toBe(true);
    const t = scene({ units: { '0M': '4,4', '0F1': '-5,-3', '1M': '-2,4', '1F1': '5,3' } });
    expect(t.refused(0, 'attack:5,4')).toMatchObject({ reason: 'guarded', rule: 'MO-180' });
  });

  it('MO-183 Piercing ignores guards of planets', () => {
    const t = scene({
      units: { '0M': '-3,-1', '1M': '6,3', '1G1': '-4,-2' },
      owners: [1],
      techs: [['C3a']],
      options: { repeatTies: false },
    });
    expect(offered(t)).toContain('attack:-3,-2');
  });

  it('MO-184 guarding is off when no player has a fighter, mothership or guardian', () => {
    const t = scene({ units: { '0B1': '4,4', '1B1': '5,3' } });
    expect(offered(t)).toContain('attack:5,4');
    const u = scene({ units: { '0B1': '4,4', '1B1': '5,3', '1F1': '-2,4' } });
    expect(offered(u)).not.toContain('attack:5,4');
  });
});

describe('guardians of several owners', () => {
  it('MO-170 fight clockwise from the active player without asking for the order', () => {
    const t = scene({
      seats: 3,
      units: { '0F1': '-1,-4', '0M': '-6,2', '1M': '6,0', '2M': '-6,6', '2G1': '2,-5', '1G1': '2,-4' },
    });
    rig(t, [6, 1], [6, 6], [6, 2], [6, 6]);
    const events = go(t, '0F1', '0,-4', '1,-4');
    expect(eventData(events, 'fight').map(({ units }) => units)).toEqual([['1G1'], ['2G1']]);
    expect([where(t, '1G1'), where(t, '2G1'), where(t, '0F1')]).toEqual([null, null, '1,-4']);
  });

  it('MO-170 fight in an order that wraps from the last seat to the first', () => {
    const t = scene({
      seats: 3,
      units: { '1F1': '-1,-4', '0M': '-6,2', '1M': '6,0', '2M': '-6,6', '2G1': '2,-5', '0G1': '2,-4' },
    });
    endTurn(t, 0);
    rig(t, [6, 1], [6, 6], [6, 2], [6, 6]);
    const events = go(t, '1F1', '0,-4', '1,-4');
    expect(eventData(events, 'fight').map(({ units }) => units)).toEqual([['2G1'], ['0G1']]);
  });

  it('MO-150 MO-156 are deployed from the player’s ships on the board; only the player’s guardians there can be scrapped', () => {
    const t = scene({ units: near({ '0G1': '-5,-2' }), techs: [['L1', 'L2', 'L3a']], players: [{ minerals: 5 }] });
    for (const ship of ['1M', '0F3', '0S', '0G1', '9Z'])
      expect(t.refused(0, `deploy:${ship}:0,-4`).reason).toMatch(/not-your-ship|no-guardian/);
    for (const unit of ['1G1', '0G2', '0F1', '9Z'])
      expect(t.refused(0, `scrap:${unit}`)).toMatchObject({ reason: 'not-your-guardian', rule: 'MO-156' });
  });
});
