import { describe, expect, it } from 'vitest';
import { safety } from '../../src/index.ts';
import { cell as cellOf, eventData, go, named, own, rig, scene, where } from '../scene.ts';

/** A unit at 2,-3, just outside the asteroid field around 4,-3. */
const at = (unit: string, more: Record<string, string> = {}) => ({
  '0M': '-5,-3',
  '1M': '6,4',
  [unit]: '2,-3',
  ...more,
});

describe('asteroids', () => {
  it('MO-405 MO-406 MO-409 MO-412 entering a field needs a roll; a ship that loses is destroyed without loot', () => {
    const t = scene({ units: at('0F1') });
    rig(t, [6, 5], [6, 4]);
    const events = go(t, '0F1', '3,-3');
    expect(eventData(events, 'rolled').map(({ dice }) => dice)).toMatchObject([
      [{ unit: 'asteroids', sides: 6, face: 5 }],
      [{ unit: '0F1', sides: 6, face: 4 }],
    ]);
    expect(where(t, '0F1')).toBe(null);
    expect([own(t, 1).minerals, own(t, 1).points]).toEqual([0, 0]);
  });

  it('MO-411 MO-414 MO-407 a ship survives a tie, continues, and needs no other roll inside the field', () => {
    const t = scene({ units: at('0F1') });
    rig(t, [6, 4], [6, 4]);
    const events = go(t, '0F1', '3,-3', '4,-3', '4,-2');
    expect(eventData(events, 'rolled')).toHaveLength(2);
    expect(where(t, '0F1')).toBe('4,-2');
  });

  it('MO-408 leaving and entering again needs a new roll', () => {
    const t = scene({ units: at('0F1') });
    rig(t, [6, 1], [6, 4], [6, 6], [6, 2]);
    const events = go(t, '0F1', '3,-3', '2,-3', '3,-3');
    expect(eventData(events, 'compared')).toHaveLength(2);
    expect(where(t, '0F1')).toBe(null);
  });

  it('MO-413 MO-416 MO-128 a mothership takes the face as damage, shields first, and continues', () => {
    const t = scene({ units: { '0M': '2,-3', '1M': '6,4' }, players: [{ energy: [8, 5, 2] }] });
    rig(t, [6, 6], [6, 1]);
    go(t, '0M', '3,-3', '4,-3');
    expect(where(t, '0M')).toBe('4,-3');
    expect(own(t, 0)).toMatchObject({ shields: 0, hull: 8 });
  });

  it('MO-410 MO-258 MO-231 tech and gas raise the roll, wingmen do not', () => {
    const t = scene({ units: at('0F1', { '0F2': '3,-4' }), techs: [['C2']] });
    rig(t, [6, 5], [6, 4]);
    expect(eventData(go(t, '0F1', '3,-3'), 'compared')).toMatchObject([{ attack: 5, defence: 5, winner: 1 }]);
    const u = scene({ units: { '0M': '2,-3', '1M': '6,4' }, players: [{ gas: 2 }] });
    rig(u, [6, 5], [6, 4]);
    go(u, '0M', '3,-3');
    expect(eventData(u.say(0, 'gas:2'), 'compared')).toMatchObject([{ defence: 6 }]);
  });

  it('MO-415 a mothership without weapon energy rolls 0 plus bonuses', () => {
    const t = scene({ units: { '0M': '2,-3', '1M': '6,4' }, players: [{ energy: [10, 0, 5], gas: 1 }] });
    rig(t, [6, 2]);
    go(t, '0M', '3,-3');
    expect(eventData(t.say(0, 'gas:1'), 'compared')).toMatchObject([{ attack: 2, defence: 1 }]);
  });

  it('MO-385 MO-652 Life Support saves a ship from asteroids, and it counts as cleared', () => {
    const t = scene({ units: at('0F1'), hands: [[29]] });
    rig(t, [6, 6], [6, 1]);
    go(t, '0F1', '3,-3');
    while (t.state.fight?.step !== 'loser') t.say(0, null);
    t.say(0, `${named(t, 0, 29)}:0F1`);
    expect(where(t, '0F1')).toBe('3,-3');
    expect(eventData(go(t, '0F1', '4,-3'), 'fight')).toEqual([]);
  });

  it('MO-329 MO-419 with Deflector Shields there is no roll', () => {
    const t = scene({ units: at('0F1'), hands: [[4]] });
    t.say(0, `play:${named(t, 0, 4)}:0F1`);
    expect(eventData(go(t, '0F1', '3,-3'), 'fight')).toEqual([]);
    const u = scene({ units: at('0F1'), hands: [[4]] });
    go(u, '0F1', '3,-3');
    expect(eventData(u.say(0, named(u, 0, 4)), 'rolled')).toEqual([]);
    expect(where(u, '0F1')).toBe('3,-3');
  });

  it('MO-171 on one hex the asteroids come first, then guardians', () => {
    const t = scene({ units: at('0F1', { '1G1': '4,-4' }) });
    rig(t, [6, 1], [6, 6], [6, 1], [6, 6]);
    const events = go(t, '0F1', '3,-3');
    const fights = events.filter(({ type }) => type === 'fight' || type === 'asteroid-fight');
    expect(fights.map(({ data }) => data.kind)).toEqual(['asteroids', 'dogfight']);
  });

  it('MO-417 MO-418 MO-692 MO-300 a station that enters a field loses steps by the face of the die', () => {
    const t = scene({ units: { '0M': '-5,-3', '1M': '6,4' }, techs: [['L3b']] });
    t.edit((s) => {
      const from = s.at[0] as number;
      const to = cellOf(s, '2,-3');
      s.here[from] = -1;
      s.here[to] = 0;
      s.at[0] = to;
    });
    rig(t, [6, 5]);
    t.say(0, 'ability:station move:3,-3');
    expect(where(t, '0S')).toBe('3,-3');
    expect(own(t, 0).steps).toBe(3);
    expect(t.refused(0, 'ability:station move:2,-3')).toMatchObject({ reason: 'station-moved', rule: 'MO-300' });
  });

  it('MO-153 MO-154 MO-155 a guardian deployed among asteroids must survive them; the mineral stays spent', () => {
    const t = scene({ units: at('0F1'), techs: [['L1']], players: [{ minerals: 1 }] });
    go(t, '0F1');
    rig(t, [6, 6], [6, 1]);
    t.say(0, 'deploy:0F1:3,-3');
    expect(where(t, '0G1')).toBe(null);
    expect(own(t, 0).minerals).toBe(0);
  });

  it('MO-044 touching tiles are one field; the chance to survive it is exact', () => {
    const t = scene({ units: at('0F1') });
    expect(safety(t.state, 2)).toBeCloseTo(21 / 36);
    const fields = new Set(t.state.fields);
    // Of the five tiles of 2A, those at -4,3 and -6,2 touch, and so do those at 4,-3 and 6,-2.
    expect(fields.size - 1).toBe(3);
  });
});
