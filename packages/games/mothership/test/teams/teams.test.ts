import { describe, expect, it } from 'vitest';
import { cannotGo, endTurn, eventData, go, named, offered, own, rig, scene, strike, where } from '../scene.ts';

/** T4A: seats 0 and 2 against 1 and 3; the stations are in the corners. */
const options = { mode: 'teams' };
const FLEET = { '0M': '-5,-3', '1M': '8,-3', '2M': '5,3', '3M': '-8,3' };

describe('teams', () => {
  it('MO-462 MO-465 MO-072 turns alternate between the teams', () => {
    const t = scene({ seats: 4, options, units: FLEET });
    expect(t.state.teams).toEqual([0, 1, 0, 1]);
    for (const seat of [0, 1, 2, 3]) {
      expect(t.asked()).toMatchObject([{ seat, flow: 'main' }]);
      endTurn(t, seat);
    }
  });

  it('MO-464 MO-081 a lost station eliminates its player, not the team; the last team wins as a whole', () => {
    const t = scene({ seats: 4, options, units: FLEET });
    t.table.apply({ kind: 'resign', seat: 1 });
    expect(t.state.result).toBe(null);
    t.table.apply({ kind: 'resign', seat: 2 });
    expect(t.state.result).toBe(null);
    t.table.apply({ kind: 'resign', seat: 3 });
    expect(t.state.result).toMatchObject({ winners: [0, 2], places: [1, 3, 1, 3], reason: 'last-team' });
  });

  it('MO-466 an eliminated seat is skipped', () => {
    const t = scene({ seats: 4, options, units: FLEET });
    t.table.apply({ kind: 'resign', seat: 1 });
    endTurn(t, 0);
    expect(t.asked()).toMatchObject([{ seat: 2, flow: 'main' }]);
  });

  it('MO-467 MO-109 ships pass team-mates’ ships and guardians, not their stations, and stop on none', () => {
    const t = scene({
      seats: 4,
      options,
      units: { ...FLEET, '0F1': '-2,-4', '2F1': '-1,-4', '2G1': '0,-5', '0F2': '4,3', '0F3': '4,4' },
    });
    expect(cannotGo(t, '0F1', '-1,-4').reason).toBe('not-free');
    expect(cannotGo(t, '0F3', '5,4').reason).toBe('in-the-way');
    go(t, '0F1', '-1,-4', '0,-5', '1,-6');
    expect(where(t, '0F1')).toBe('1,-6');
  });

  it('MO-468 MO-233 MO-182 team-mates’ units are wingmen and guards', () => {
    const t = scene({ seats: 4, options, units: { ...FLEET, '0F1': '0,-5', '1F1': '-1,-5', '3F1': '-1,-4' } });
    rig(t, [6, 4], [6, 3]);
    expect(eventData(strike(t, 0, '-1,-5'), 'compared')).toMatchObject([{ attack: 4, defence: 4 }]);
    const u = scene({ seats: 4, options, units: { ...FLEET, '0B1': '8,-4', '1M': '2,0', '3F1': '9,-5' } });
    expect(u.refused(0, 'attack:9,-4')).toMatchObject({ reason: 'guarded' });
  });

  it('MO-190 MO-472 MO-473 MO-226 team-mates cannot attack each other or attack together', () => {
    const t = scene({
      seats: 4,
      options,
      units: { ...FLEET, '0F1': '-3,-3', '2F1': '-4,-2', '2F2': '-2,-3' },
      owners: [2],
    });
    expect(t.refused(0, 'attack:-3,-2')).toMatchObject({ reason: 'own-target' });
    expect(t.refused(0, 'attack:-2,-3')).toMatchObject({ reason: 'own-target' });
    const u = scene({ seats: 4, options, units: { ...FLEET, '0F1': '-3,-3', '2F1': '-4,-2' } });
    rig(u, [6, 1]);
    u.say(0, 'attack:-3,-2');
    expect(eventData(u.events, 'fight')).toMatchObject([{ units: ['0F1'] }]);
  });

  it('MO-474 MO-162 guardians let team-mates pass', () => {
    const t = scene({ seats: 4, options, units: { ...FLEET, '0F1': '-2,-4', '2G1': '0,-5' } });
    expect(eventData(go(t, '0F1', '-1,-4', '0,-4'), 'fight')).toEqual([]);
  });

  it('MO-470 MO-318 team-mates are not asked for cards or gas in each other’s fights', () => {
    const t = scene({
      seats: 4,
      options,
      units: { ...FLEET, '0M': '0,-5', '1F1': '-1,-5' },
      hands: [[], [], [18], []],
      players: [{}, {}, { gas: 4 }, { gas: 4 }],
    });
    t.say(0, 'attack:-1,-5');
    expect(t.asked()).toMatchObject([{ seat: 0, flow: 'main' }]);
  });

  it('MO-676 a card in a team-mate’s fight may be cancelled', () => {
    const t = scene({
      seats: 4,
      options,
      units: { ...FLEET, '0M': '0,-5', '1F1': '-1,-5' },
      hands: [[18], [], [34], []],
    });
    t.say(0, 'attack:-1,-5');
    t.say(0, `${named(t, 0, 18)}:0M`);
    expect(t.asked()).toMatchObject([{ seat: 2, flow: 'cancel' }]);
  });

  it('MO-476 team-mates’ hands stay hidden', () => {
    const t = scene({ seats: 4, options, units: FLEET, hands: [[], [], [5]] });
    expect(t.view(0).players[2].hand).toEqual([null]);
  });

  it('MO-291 MO-657 MO-475 MO-118 gates lead to team-mates’ planets and stations and carry their ships, which keep their movement', () => {
    const t = scene({ seats: 4, options, units: { ...FLEET, '2F1': '4,4' }, techs: [['S4b']] });
    t.say(0, 'ability:gates:2F1:-4,-4');
    expect(where(t, '2F1')).toBe('-4,-4');
    // A warp uses the whole movement phase, so there is no second warp this turn (MO-116).
    expect(t.refused(0, 'ability:gates:2F1:4,4')).toMatchObject({ reason: 'has-moved', rule: 'MO-116' });
    endTurn(t, 0);
    endTurn(t, 1);
    go(t, '2F1', '-3,-4');
    expect(where(t, '2F1')).toBe('-3,-4');
  });

  it('MO-477 influence cannot win over team-mates’ planets or block their guardians', () => {
    const t = scene({
      seats: 4,
      options: { ...options, influence: true },
      units: FLEET,
      owners: [2],
      players: [{ influence: 9, minerals: 1 }, {}, { influence: 4 }],
      techs: [['L1']],
    });
    expect(t.refused(0, 'seize:0')).toMatchObject({ reason: 'own-target', rule: 'MO-472' });
    go(t, '0M');
    t.say(0, 'deploy:0M:-4,-3');
    expect(where(t, '0G1')).toBe('-4,-3');
  });

  it('MO-491 D77 influence may be removed from a team-mate, as from any other player', () => {
    const t = scene({
      seats: 4,
      options: { ...options, influence: true },
      units: FLEET,
      players: [{ influence: 2 }, {}, { influence: 1 }],
    });
    t.say(0, 'remove:2');
    expect([own(t, 0).influence, own(t, 2).influence]).toEqual([1, 0]);
  });

  it('MO-250 MO-312 MO-471 nothing can be given away', () => {
    const t = scene({ seats: 4, options, units: FLEET, players: [{ minerals: 9, gas: 9 }], hands: [[5]] });
    expect(offered(t).some((id) => /give|trade/.test(id))).toBe(false);
    expect(t.refused(0, 'give:2').reason).toBe('no-such-action');
    expect(own(t, 2).minerals).toBe(0);
  });
});
