import { describe, expect, it } from 'vitest';
import { developmentOf } from '../../src/content/set.ts';
import { setRows } from '../../src/effects/panel.ts';
import { baseSpaces, dieOf, shieldsMax } from '../../src/rules/lasting.ts';
import { endTurn, eventData, go, layToken, named, offered, own, rig, scene, strike } from '../scene.ts';

const QUIET = { '0M': '-5,-3', '0F1': '-1,-4', '1M': '6,3', '1F1': '6,4' };
const divert = (t: ReturnType<typeof scene>, engines: number, weapons: number, shields: number) => {
  t.say(0, 'divert');
  return t.say(0, { engines, weapons, shields });
};

describe('the control panel', () => {
  it('MO-119 MO-120 MO-121 MO-122 rows set spaces, die and shields', () => {
    const t = scene({ units: QUIET });
    t.edit((s) => {
      for (let n = 0; n <= 12; n++) {
        setRows(s, 0, [n, n, n]);
        expect([baseSpaces(s, 1), dieOf(s, 1), shieldsMax(s, 0)]).toEqual([
          [0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6][n],
          [0, 2, 2, 4, 4, 6, 6, 8, 8, 10, 10, 12, 12][n],
          n,
        ]);
      }
    });
    t.say(0, 'divert');
    expect(t.refused(0, { engines: 13, weapons: 12, shields: 11 })).toMatchObject({
      reason: 'row-full',
      rule: 'MO-119',
    });
  });

  it('MO-637 engines may give a space for each energy', () => {
    const t = scene({ units: QUIET, options: { engines: 'each' } });
    expect(baseSpaces(t.state, 1)).toBe(5);
  });

  it('MO-124 energy is moved freely until the mothership moves, then it is locked until the next turn', () => {
    const t = scene({ units: QUIET });
    divert(t, 0, 12, 3);
    divert(t, 7, 4, 4);
    expect(own(t, 0)).toMatchObject({ energy: [7, 4, 4], shields: 4 });
    t.say(0, 'divert');
    expect(t.refused(0, { engines: 7, weapons: 4, shields: 3 }).reason).toBe('wrong-energy');
    expect(t.refused(0, { engines: 7, weapons: 4, shields: 4 }).reason).toBe('same-rows');
    t.say(0, null);
    go(t, '0F1', '0,-4');
    expect(offered(t)).toContain('divert');
    go(t, '0M', '-4,-3');
    expect(t.refused(0, 'divert')).toMatchObject({ reason: 'energy-locked', rule: 'MO-124' });
    endTurn(t, 0);
    endTurn(t, 1);
    expect(offered(t)).toContain('divert');
  });

  it('MO-124 MO-263 an attack or an ability of the mothership locks energy too', () => {
    const t = scene({ units: { ...QUIET, '0M': '0,-4', '1F2': '1,-4' } });
    rig(t, [6, 6], [6, 1]);
    strike(t, 0, '1,-4', '0M');
    expect(offered(t)).not.toContain('divert');
    const u = scene({ units: QUIET, techs: [['E5a']], players: [{ hull: 5 }], owners: [0] });
    u.say(0, 'ability:repair');
    expect(offered(u)).not.toContain('divert');
    expect(offered(u)).not.toContain('move:0M');
  });

  it('MO-125 energy cannot be rearranged on other players’ turns', () => {
    const t = scene({ units: QUIET });
    t.expectNotAsked(1);
    expect(t.rules.waiting(t.state).every(({ seat }) => seat === 0)).toBe(true);
  });

  it('MO-126 MO-285 new energy is placed immediately, even when energy is locked', () => {
    const t = scene({ units: QUIET, techs: [['S1']], players: [{ minerals: 3 }] });
    go(t, '0M', '-4,-3');
    t.say(0, 'tech:S2');
    t.expectAsked(0, 'energise');
    expect(t.refused(0, { engines: 1, weapons: 0, shields: 0 }).rule).toBe('MO-126');
    t.say(0, { engines: 0, weapons: 0, shields: 2 });
    expect(own(t, 0)).toMatchObject({ energy: [5, 5, 7], shields: 7 });
  });

  it('MO-287 the second energy boost adds to the first', () => {
    const t = scene({ units: QUIET, techs: [['S3a']], players: [{ minerals: 5, energy: [7, 5, 5] }] });
    t.say(0, 'tech:S4a');
    expect(t.prompt(0, 'allocate')).toMatchObject({ min: 4, max: 4 });
    t.say(0, { engines: 4 });
    expect(own(t, 0).energy).toEqual([11, 5, 5]);
  });

  it('MO-127 MO-510 lost energy leaves rows of the owner’s choice', () => {
    const t = scene({
      options: { developments: true },
      units: { '0M': '-3,-1', '0F1': '-1,-4', '1M': '6,3', '1F1': '6,4' },
      owners: [1],
      players: [{}, { energy: [5, 6, 5] }],
    });
    t.edit((s) => {
      const [planet] = s.planets as [(typeof s.planets)[number]];
      const isRelay = (card: number) => developmentOf(card).id === 'power-relay';
      const from = s.works.cards.some(isRelay) ? s.works : s.market;
      const at = from.cards.findIndex(isRelay);
      planet.developments = from.cards.splice(at, 1);
      from.known.splice(at, 1);
    });
    rig(t, [6, 6]);
    strike(t, 0, '-3,-2');
    t.expectAsked(1, 'drain');
    expect(t.refused(1, { engines: 0 }).rule).toBe('MO-127');
    t.say(1, { weapons: 1 });
    expect(own(t, 1).energy).toEqual([5, 5, 5]);
  });

  it('MO-126 MO-127 MO-634 on timeout energy is placed row by row; an empty row loses nothing', () => {
    const t = scene({ units: QUIET, techs: [['S3a']], players: [{ minerals: 5, energy: [11, 11, 0] }] });
    t.say(0, 'tech:S4a');
    t.table.apply({ kind: 'expire', question: t.asked()[0]?.question as string });
    expect(own(t, 0).energy).toEqual([12, 12, 2]);
    const u = scene({
      options: { artifacts: true },
      units: { ...QUIET, '0M': '-3,-1' },
      owners: [1],
      players: [{}, { energy: [1, 12, 4] }],
    });
    u.edit((s) => {
      layToken(s, 0, 9);
    });
    rig(u, [6, 6]);
    strike(u, 0, '-3,-2');
    u.say(0, { engines: 2 });
    expect(u.refused(1, { engines: 2 })).toMatchObject({ reason: 'row-empty', rule: 'MO-127' });
    u.say(1, { engines: 1, shields: 1 });
    expect(own(u, 1).energy).toEqual([0, 12, 3]);
  });

  it('MO-128 MO-130 MO-131 MO-206 damage takes shields first; they refill at the end of any turn', () => {
    const t = scene({ units: { ...QUIET, '0B1': '0,-4', '1M': '1,-4', '0F2': '6,2' } });
    rig(t, [8, 8], [6, 1]);
    strike(t, 0, '1,-4');
    expect(own(t, 1)).toMatchObject({ shields: 0, hull: 9 });
    endTurn(t, 0);
    expect(own(t, 1)).toMatchObject({ shields: 5, hull: 9 });
  });

  it('MO-133 at 0 hull points a mothership is destroyed', () => {
    const t = scene({ units: { ...QUIET, '0B1': '0,-4', '1M': '1,-4' }, players: [{}, { hull: 3 }] });
    rig(t, [8, 8], [6, 1]);
    strike(t, 0, '1,-4');
    expect(t.state.at[11]).toBe(-1);
    expect(own(t, 0).minerals).toBe(3);
  });

  it('MO-134 MO-135 MO-208 a station loses a step for each four points; the rest is lost', () => {
    const units = { '0B1': '4,4', '0B2': '5,3', '0M': '-5,-3', '1M': '-2,4' };
    const t = scene({ units });
    rig(t, [8, 7]);
    const events = strike(t, 0, '5,4', '0B1');
    expect(own(t, 1)).toMatchObject({ steps: 3, chipped: 0 });
    expect(eventData(events, 'station-hit')).toMatchObject([{ steps: 1 }]);
    rig(t, [8, 1]);
    strike(t, 0, '5,4', '0B2');
    expect(own(t, 1).steps).toBe(3);
  });

  it('MO-641 an option carries the remainder of station damage over', () => {
    const t = scene({ units: { '0B1': '4,4', '0B2': '5,3', '0M': '-5,-3', '1M': '-2,4' }, options: { carry: true } });
    rig(t, [8, 7]);
    strike(t, 0, '5,4', '0B1');
    expect(own(t, 1)).toMatchObject({ steps: 3, chipped: 3 });
    rig(t, [8, 1]);
    strike(t, 0, '5,4', '0B2');
    expect(own(t, 1)).toMatchObject({ steps: 2, chipped: 0 });
  });

  it('MO-123 without weapon energy a mothership cannot attack, and rolls 0 in defence', () => {
    const t = scene({ units: { ...QUIET, '0M': '0,-4', '1F1': '1,-4' }, players: [{ energy: [10, 0, 5] }] });
    expect(offered(t)).not.toContain('attack:1,-4');
    const u = scene({ units: { '0F1': '0,-4', '0M': '-5,-3', '1M': '1,-4' }, players: [{}, { energy: [10, 0, 5] }] });
    rig(u, [6, 1]);
    const events = strike(u, 0, '1,-4');
    expect(eventData(events, 'compared')).toMatchObject([{ attack: 1, defence: 0, winner: 0 }]);
  });

  it('MO-339 MO-340 MO-648 Prod on shields lowers them and their maximum; on weapons it changes the die', () => {
    const t = scene({
      units: { ...QUIET, '0M': '0,-4', '1F1': '1,-4' },
      hands: [[], [9]],
      players: [{ energy: [5, 5, 5] }],
    });
    t.say(0, 'attack:1,-4');
    t.expectAsked(1, 'window');
    t.say(1, `${named(t, 1, 9)}:0M/weapons`);
    expect(dieOf(t.state, 1)).toBe(4);
    expect(eventData(t.events, 'rolled')[0]).toMatchObject({ dice: [{ unit: '0M', sides: 4 }] });
    const u = scene({ units: QUIET, hands: [[9]] });
    u.say(0, `play:${named(u, 0, 9)}:1M/shields`);
    expect(own(u, 1).shields).toBe(4);
    expect(shieldsMax(u.state, 1)).toBe(4);
    endTurn(u, 0);
    expect(own(u, 1).shields).toBe(5);
  });

  it('MO-649 shields grow with their maximum, and are cut to it', () => {
    const t = scene({ units: QUIET });
    t.edit((s) => {
      own2(s).shields = 2;
      setRows(s, 0, [5, 3, 7]);
      expect(own2(s).shields).toBe(4);
      setRows(s, 0, [7, 5, 3]);
      expect(own2(s).shields).toBe(3);
    });
  });
});

const own2 = (s: { players: { shields: number }[] }) => s.players[0] as { shields: number };

describe('diverting', () => {
  it('MO-124 may leave some rows unchanged, but not all', () => {
    const t = scene();
    t.say(0, 'divert');
    expect(t.refused(0, { engines: 5, weapons: 5, shields: 5 }).reason).toBe('same-rows');
    expect(t.refused(0, { engines: 6, weapons: 4, shields: 5, sails: 0 }).reason).toBe('wrong-energy');
    t.say(0, { engines: 6, weapons: 4, shields: 5 });
    expect(own(t, 0).energy).toEqual([6, 4, 5]);
  });
});
