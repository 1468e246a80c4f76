import { describe, expect, it } from 'vitest';
import { slotOf, unitNamed } from '../../src/content/units.ts';
import { baseSpaces, techsOf } from '../../src/rules/lasting.ts';
import { needed } from '../../src/rules/planets.ts';
import { endTurn, eventData, go, layToken, named, offered, own, rig, scene, strike, where } from '../scene.ts';

const QUIET = { '0M': '-5,-3', '0F1': '-1,-4', '1M': '6,3', '1F1': '6,4' };
const techsOffered = (t: ReturnType<typeof scene>) => offered(t).filter((id) => id.startsWith('tech:'));
const duel = (attacker: string, defender: string, more: Record<string, string> = {}) => ({
  '0M': '-5,-3',
  '1M': '6,3',
  [attacker]: '0,-4',
  [defender]: '1,-4',
  ...more,
});

describe('the tech tree', () => {
  it('MO-251 MO-252 MO-254 techs are researched tier by tier, any number per turn, one branch per category', () => {
    const t = scene({ units: QUIET, players: [{ minerals: 20 }] });
    expect(techsOffered(t)).toEqual(['tech:E1', 'tech:C1', 'tech:S1', 'tech:L1']);
    expect(t.refused(0, 'tech:C2')).toMatchObject({ reason: 'tier-missing', rule: 'MO-252' });
    t.say(0, 'tech:C1');
    t.say(0, 'tech:C2');
    expect(techsOffered(t)).toEqual(['tech:E1', 'tech:C3a', 'tech:C3b', 'tech:S1', 'tech:L1']);
    t.say(0, 'tech:C3b');
    expect(t.refused(0, 'tech:C4a')).toMatchObject({ reason: 'other-branch', rule: 'MO-254' });
    expect(t.refused(0, 'tech:C3a')).toMatchObject({ reason: 'other-branch', rule: 'MO-254' });
    expect(t.refused(0, 'tech:C3b')).toMatchObject({ reason: 'tech-owned', rule: 'MO-252' });
    expect(techsOffered(t)).toContain('tech:C4b');
  });

  it('MO-253 MO-636 techs have standard and quick prices', () => {
    const spent = (prices: string) => {
      const t = scene({ units: QUIET, players: [{ minerals: 30 }], options: { prices } });
      return ['C1', 'C2', 'C3a', 'C4a', 'C5a'].map((id) => {
        const before = own(t, 0).minerals;
        t.say(0, `tech:${id}`);
        return before - own(t, 0).minerals;
      });
    };
    expect(spent('standard')).toEqual([2, 3, 4, 5, 6]);
    expect(spent('quick')).toEqual([1, 2, 3, 4, 5]);
  });

  it('MO-255 MO-256 MO-257 lower tiers keep working, but a later dark tile replaces the earlier one', () => {
    const t = scene({ units: QUIET, techs: [['E3b', 'C4b', 'S3a', 'L3a']] });
    expect(techsOf(t.state, 0).map(({ id }) => id)).toEqual([
      'E2',
      'E3b',
      'C1',
      'C3b',
      'C4b',
      'S2',
      'S3a',
      'L2',
      'L3a',
    ]);
  });

  it('MO-264 MO-270 attacks on a player’s planets need 9, then 13', () => {
    const at = (techs: string[]) => {
      const t = scene({ units: QUIET, owners: [0], techs: [techs] });
      return needed(t.state, t.state.planets[0] as never);
    };
    expect([at([]), at(['E1']), at(['E3b'])]).toEqual([6, 9, 13]);
  });

  it('MO-275 MO-281 fighters roll +1, then +3 instead', () => {
    const total = (techs: string[]) => {
      const t = scene({ units: duel('0F1', '1F1'), techs: [techs] });
      rig(t, [6, 2], [6, 6]);
      return eventData(strike(t, 0, '1,-4'), 'compared')[0]?.attack;
    };
    expect([total(['C1']), total(['C2']), total(['C4b'])]).toEqual([2, 3, 5]);
  });

  it('MO-284 MO-286 bombers roll +1, then +3 instead and fly 2 farther', () => {
    const total = (techs: string[]) => {
      const t = scene({ units: duel('0B1', '1M'), techs: [techs] });
      rig(t, [8, 2], [6, 6]);
      return eventData(strike(t, 0, '1,-4'), 'compared')[0]?.attack;
    };
    expect([total([]), total(['S1']), total(['S3a'])]).toEqual([2, 3, 5]);
    expect(baseSpaces(scene({ units: QUIET }).state, 5)).toBe(3);
    expect(baseSpaces(scene({ units: QUIET, techs: [['S3a']] }).state, 5)).toBe(5);
  });

  it('MO-289 Siege Doctrine adds 2 against stations, on top of Rear Turrets', () => {
    const t = scene({ units: { '0M': '-5,-3', '0B1': '4,4', '1M': '-2,4' }, techs: [['S3b']] });
    rig(t, [8, 1]);
    expect(eventData(strike(t, 0, '5,4'), 'compared')[0]?.attack).toBe(4);
    const u = scene({ units: duel('0B1', '1M'), techs: [['S3b']] });
    rig(u, [8, 2], [6, 6]);
    expect(eventData(strike(u, 0, '1,-4'), 'compared')[0]?.attack).toBe(3);
  });

  it('MO-277 MO-114 It’s a Trap! gives fighters 3 spaces', () => {
    const t = scene({ units: QUIET, techs: [['C4a']] });
    expect([baseSpaces(t.state, 2), baseSpaces(t.state, 5)]).toEqual([7, 3]);
  });

  it('MO-299 MO-672 Gauss Cannon adds 1 for each step of the player’s station', () => {
    const t = scene({ units: { '0M': '0,-4', '1F1': '1,-4', '1M': '6,3' }, techs: [['L5a']], players: [{ steps: 3 }] });
    rig(t, [6, 2], [6, 1]);
    expect(eventData(strike(t, 0, '1,-4'), 'compared')[0]?.attack).toBe(5);
  });

  it('MO-278 MO-279 Solar Beam costs 2 hull points for +8, once, and needs 3', () => {
    const t = scene({ units: { '0M': '0,-4', '1F1': '1,-4', '1M': '6,3' }, techs: [['C5a']], players: [{ hull: 4 }] });
    t.say(0, 'attack:1,-4');
    rig(t, [6, 2], [6, 1]);
    const events = t.say(0, 'beam');
    expect(eventData(events, 'compared')).toMatchObject([{ attack: 10 }]);
    expect(own(t, 0).hull).toBe(2);
    const u = scene({ units: { '0M': '0,-4', '1F1': '1,-4', '1M': '6,3' }, techs: [['C5a']], players: [{ hull: 2 }] });
    rig(u, [6, 2], [6, 1]);
    expect(eventData(u.say(0, 'attack:1,-4'), 'compared')).toMatchObject([{ attack: 2 }]);
  });

  it('MO-269 MO-261 MO-262 MO-669 Repair Drones heal 1 hull point per planet, once, and need a damaged hull', () => {
    const t = scene({
      units: { ...QUIET, '0M': '0,-4', '1F2': '1,-4' },
      techs: [['E5a']],
      players: [{ hull: 5 }],
      owners: [0, 0, 0],
    });
    t.say(0, 'ability:repair');
    expect(own(t, 0).hull).toBe(8);
    expect(t.refused(0, 'ability:repair')).toMatchObject({ reason: 'has-attacked', rule: 'MO-262' });
    expect(offered(t)).not.toContain('attack:1,-4');
    const u = scene({ units: QUIET, techs: [['E5a']], owners: [0] });
    expect(u.refused(0, 'ability:repair')).toMatchObject({ reason: 'hull-full', rule: 'MO-669' });
    const v = scene({ units: QUIET, techs: [['E5a']], players: [{ hull: 11 }], owners: [0, 0, 0] });
    v.say(0, 'ability:repair');
    expect(own(v, 0).hull).toBe(12);
  });

  it('MO-272 Asteroid Mining needs a mothership on asteroids', () => {
    const t = scene({ units: { ...QUIET, '0M': '3,-3' }, techs: [['E5b']] });
    expect(t.refused(0, 'ability:mine').reason).toBe('not-moved-yet');
    go(t, '0M');
    t.say(0, 'ability:mine');
    expect(own(t, 0).minerals).toBe(4);
    // It used the mothership's attack (MO-262).
    expect(t.state.thisTurn.attacked).toBe(2);
    const u = scene({ units: QUIET, techs: [['E5b']] });
    go(u, '0M');
    expect(u.refused(0, 'ability:mine').reason).toBe('no-asteroids');
  });

  it('MO-260 MO-571 tier five does not work without a mothership', () => {
    const t = scene({ units: { '0F1': '-1,-4', '1M': '6,3' }, techs: [['S5a']] });
    expect(t.refused(0, 'ability:tractor:1M')).toMatchObject({ reason: 'no-such-ability', rule: 'MO-260' });
  });

  it('MO-282 MO-214 MO-215 Sunslayer Torpedoes reach six hexes, and a defender that wins does no damage', () => {
    const t = scene({
      units: { '0M': '0,-4', '0F1': '-5,-3', '1F1': '5,-5', '1F2': '7,-5', '1M': '6,3' },
      techs: [['C5b']],
    });
    expect(t.refused(0, 'ability:torpedoes:7,-5')).toMatchObject({ reason: 'too-far-off', rule: 'MO-282' });
    rig(t, [6, 1], [6, 6]);
    t.say(0, 'ability:torpedoes:5,-5');
    expect(own(t, 0)).toMatchObject({ shields: 5, hull: 12 });
    expect(t.refused(0, 'ability:torpedoes:5,-5').reason).toBe('has-attacked');
  });

  it('MO-283 MO-185 MO-177 Sunslayer Torpedoes capture planets with a roll, respect guards and hit guardians', () => {
    const t = scene({ units: { '0M': '-1,-4', '1M': '6,3', '1G1': '-4,-2' }, techs: [['C5b']], owners: [1] });
    expect(t.refused(0, 'ability:torpedoes:-3,-2')).toMatchObject({ reason: 'guarded' });
    rig(t, [6, 6], [6, 1]);
    t.say(0, 'ability:torpedoes:-4,-2');
    expect(where(t, '1G1')).toBe(null);
    const u = scene({ units: { '0M': '-1,-4', '1M': '6,3' }, techs: [['C5b']] });
    rig(u, [6, 6]);
    u.say(0, 'ability:torpedoes:-3,-2');
    expect(u.state.planets[0]?.owner).toBe(0);
  });

  it('MO-292 MO-293 a Nuclear Missile hits any enemy ship anywhere, nothing else', () => {
    const t = scene({
      units: { '0M': '-5,-3', '0F1': '-6,-3', '1F1': '6,4', '1G1': '0,5', '1M': '6,3' },
      techs: [['S5b']],
    });
    expect(t.refused(0, 'ability:missile:0,5')).toMatchObject({ reason: 'ships-only', rule: 'MO-293' });
    expect(t.refused(0, 'ability:missile:0,0')).toMatchObject({ reason: 'ships-only' });
    rig(t, [6, 6], [6, 1]);
    t.say(0, 'ability:missile:6,4');
    expect(where(t, '1F1')).toBe(null);
  });

  it('MO-661 a mothership without weapon energy can use Tractor Beam but not Nuclear Missile', () => {
    const t = scene({ units: QUIET, techs: [['S5b']], players: [{ energy: [10, 0, 5] }] });
    expect(t.refused(0, 'ability:missile:6,4')).toMatchObject({ reason: 'no-weapons', rule: 'MO-661' });
    const u = scene({ units: QUIET, techs: [['S5a']], players: [{ energy: [10, 0, 5] }] });
    u.say(0, 'ability:tractor:1F1');
    expect(own(u, 0).tractor).toBe(12);
  });

  it('MO-288 MO-366 a held ship cannot move or warp, but may attack', () => {
    const t = scene({ units: QUIET, techs: [['S5a']] });
    t.say(0, 'ability:tractor:1F1');
    endTurn(t, 0);
    t.say(1, 'move');
    expect(t.refused(1, { piece: '1F1', cells: ['6,5'] })).toMatchObject({ reason: 'held' });
  });

  it('MO-290 MO-116 MO-115 Jump Gates lead from beside one friendly place to beside another, also after a move', () => {
    const t = scene({ units: { '0M': '-5,-3', '0F1': '-1,-4', '1M': '6,3' }, techs: [['S4b']], owners: [0] });
    expect(t.refused(0, 'ability:gates:0F1:-6,-4')).toMatchObject({ reason: 'no-gate', rule: 'MO-290' });
    go(t, '0F1', '-2,-3');
    t.say(0, 'ability:gates:0F1:-6,-4');
    expect(where(t, '0F1')).toBe('-6,-4');
    t.say(0, 'move');
    expect(t.refused(0, { piece: '0F1', cells: ['-7,-4'] }).reason).toBe('has-moved');
    t.say(0, null);
    expect(t.refused(0, 'ability:gates:0F1:-2,-3').reason).toBe('has-moved');
  });

  it('MO-116 a jump is part of the move and impossible after another action', () => {
    const t = scene({
      units: { '0M': '-5,-3', '0F1': '-1,-4', '1M': '6,3' },
      techs: [['S4b']],
      owners: [0],
      players: [{ minerals: 2 }],
    });
    go(t, '0F1', '-2,-3');
    t.say(0, 'buy');
    expect(t.refused(0, 'ability:gates:0F1:-6,-4').reason).toBe('has-moved');
  });

  it('MO-117 a warp onto asteroids or beside a guardian triggers what a step does', () => {
    const t = scene({ units: { '0M': '-5,-3', '0F1': '-4,-4', '1M': '6,3' }, techs: [['S4b']], owners: [-1, -1, 0] });
    rig(t, [6, 1], [6, 6]);
    const events = t.say(0, 'ability:gates:0F1:-1,0');
    expect(eventData(events, 'asteroid-fight')).toMatchObject([{ kind: 'asteroids' }]);
    const u = scene({
      units: { '0M': '-5,-3', '0F1': '-4,-4', '1M': '6,3', '1G1': '-1,-3' },
      techs: [['S4b']],
      owners: [0],
    });
    rig(u, [6, 1], [6, 6]);
    expect(eventData(u.say(0, 'ability:gates:0F1:-2,-3'), 'fight')).toMatchObject([
      { kind: 'dogfight', units: ['1G1'] },
    ]);
  });

  it('MO-302 MO-012 Onboard Gates bring a fresh fighter or bomber beside the mothership', () => {
    const t = scene({ units: { '0M': '-5,-3', '0F1': '0,-4', '0F2': '0,-6', '1M': '6,3' }, techs: [['L5b']] });
    go(t, '0F2', '1,-6');
    expect(t.refused(0, 'ability:onboard:0F2:-4,-3')).toMatchObject({ reason: 'has-moved', rule: 'MO-116' });
    expect(t.refused(0, 'ability:onboard:0F1:0,-5').reason).toBe('not-beside');
    t.say(0, 'ability:onboard:0F1:-4,-3');
    expect(where(t, '0F1')).toBe('-4,-3');
    expect(t.refused(0, 'move')).toMatchObject({ reason: 'nothing-to-move' });
  });

  it('MO-300 MO-144 Auxiliary Engines move the station one hex', () => {
    const t = scene({ units: { '0M': '-5,-3', '1M': '6,3' }, techs: [['L3b']] });
    expect(t.refused(0, 'ability:station move:-3,-4').reason).toBe('not-beside');
    expect(t.refused(0, 'ability:station move:-5,-3').reason).toBe('not-free');
    t.say(0, 'ability:station move:-4,-4');
    expect(where(t, '0S')).toBe('-4,-4');
  });

  it('MO-297 MO-298 Scrap Yard pays for lost ships, asteroids included, not for guardians', () => {
    const t = scene({ units: { ...QUIET, '0F2': '2,-3' }, techs: [['L4a']] });
    rig(t, [6, 6], [6, 1]);
    go(t, '0F2', '3,-3');
    expect(own(t, 0)).toMatchObject({ minerals: 1, gas: 1 });
    const u = scene({ units: { '0F1': '2,-3', '1M': '6,3', '1F1': '6,4' }, techs: [['L4a']] });
    rig(u, [6, 6], [6, 1]);
    go(u, '0F1', '3,-3');
    expect(u.state.result).toMatchObject({ winners: [1] });
    expect(own(u, 0)).toMatchObject({ minerals: 0, gas: 0 });
  });

  it('MO-265 MO-428 MO-258 Fast Cap doubles faces on planets; roll bonuses do not count there', () => {
    const total = (techs: string[]) => {
      const t = scene({ units: { '0M': '-5,-3', '0F1': '-3,-1', '1M': '6,3' }, techs: [techs] });
      rig(t, [6, 2]);
      return eventData(strike(t, 0, '-3,-2'), 'compared')[0];
    };
    expect(total(['C4b'])).toMatchObject({ attack: 2, defence: 6, winner: 1 });
    expect(total(['E2', 'C4b'])).toMatchObject({ attack: 4 });
  });
});

describe('gates', () => {
  const units = { '0M': '-5,-3', '0F1': '-4,-4', '1M': '6,3' };

  it('MO-124 MO-290 a mothership that jumps has moved, and its energy is locked', () => {
    const t = scene({ units, techs: [['S4b']], owners: [0] });
    t.say(0, 'ability:gates:0M:-2,-3');
    expect([where(t, '0M'), t.state.thisTurn.locked]).toEqual(['-2,-3', true]);
    expect(t.refused(0, 'divert').reason).toBe('energy-locked');
    const u = scene({ units, techs: [['S4b']], owners: [0] });
    u.say(0, 'ability:gates:0F1:-2,-3');
    expect(u.state.thisTurn.locked).toBe(false);
  });

  it('MO-290 MO-657 do not lead to enemy stations and do not take enemy ships, stations or guardians', () => {
    const t = scene({ units: { ...units, '0G1': '-6,-4' }, techs: [['S4b']], owners: [0] });
    expect(t.refused(0, 'ability:gates:0F1:4,4').reason).toBe('no-gate');
    for (const unit of ['1M', '0S', '0G1', '0F2', '9Z'])
      expect(t.refused(0, `ability:gates:${unit}:-2,-3`).reason).toBe('not-your-ship');
    expect(t.refused(0, 'ability:gates:0F1:nowhere').reason).toBe('not-free');
  });

  it('MO-116 a ship without spaces left cannot jump', () => {
    const t = scene({ units: { ...units, '0F1': '2,-3' }, techs: [['S4b']], owners: [0] });
    go(t, '0F1', '1,-3', '0,-3', '-1,-3', '-2,-3');
    expect(t.refused(0, 'ability:gates:0F1:-6,-4').reason).toBe('has-moved');
  });

  it('MO-302 Onboard Gates take only fighters and bombers', () => {
    const t = scene({ units: { ...units, '0G1': '-6,-4', '0B1': '1,-4' }, techs: [['L5b']] });
    for (const unit of ['0M', '0S', '0G1', '1M', '0F3', '9Z'])
      expect(t.refused(0, `ability:onboard:${unit}:-4,-3`).reason).toBe('not-your-ship');
    t.say(0, 'ability:onboard:0B1:-4,-3');
    expect(where(t, '0B1')).toBe('-4,-3');
  });
});

describe('offered techs and abilities', () => {
  const abilities = (techs: string[], more: Record<string, string> = {}) => {
    const units = { '0M': '-5,-3', '0F1': '-4,-4', '1M': '6,3', '1F1': '-3,-3', ...more };
    const t = scene({ units, techs: [techs], owners: [0] });
    return offered(t).filter((id) => id.startsWith('ability:'));
  };

  it('MO-260 include each use of an ability with its target', () => {
    expect(abilities(['S4b'])).toContain('ability:gates:0F1:-2,-3');
    expect(abilities(['S4b']).every((id) => /:0(M|F1):/.test(id))).toBe(true);
    expect(abilities(['L5b'])).toContain('ability:onboard:0F1:-6,-3');
    expect(abilities(['S5a'])).toEqual(['ability:tractor:1M', 'ability:tractor:1F1']);
    expect(abilities(['C5b'])).toContain('ability:torpedoes:-3,-3');
    expect(abilities(['S5b']).filter((id) => id.startsWith('ability:missile'))).toEqual([
      'ability:missile:-3,-3',
      'ability:missile:6,3',
    ]);
    expect(abilities(['L3b'])).toContain('ability:station move:-4,-5');
  });

  it('MO-252 MO-254 include the next tier of each category, and both branches at the third', () => {
    const techs = (own: string[]) =>
      offered(scene({ techs: [own], players: [{ minerals: 50 }] })).flatMap((id) =>
        id.startsWith('tech:') ? [id.slice(5)] : [],
      );
    expect(techs([])).toEqual(['E1', 'C1', 'S1', 'L1']);
    expect(techs(['E1', 'C2', 'S3b', 'L5a'])).toEqual(['E2', 'C3a', 'C3b', 'S4b']);
    expect(techs(['E4a', 'C4b', 'S5a', 'L5a'])).toEqual(['E5a', 'C5b']);
  });

  it('MO-096 MO-452 have labels that name the action', () => {
    const t = scene({
      options: { developments: true },
      units: { '0M': '-5,-3', '1M': '6,3' },
      players: [{ minerals: 20, influence: 20 }],
      owners: [0, 1],
    });
    t.edit((s) => layToken(s, 0, 1, false));
    const { options } = t.prompt(0, 'choose', 'act');
    const textOf = (id: string) => options.find((option) => option.id === id)?.text;
    expect(textOf('buy')).toMatchObject({ id: 'act-buy' });
    expect(textOf('explore:0')).toMatchObject({ id: 'act-explore', params: { cell: '-3,-2' } });
    expect(textOf('seize:1')).toMatchObject({ id: 'act-seize', params: { cell: '3,2', price: 6 } });
    expect(textOf('tech:E1')).toMatchObject({ id: 'act-tech' });
    const u = scene({ units: { '0M': '-5,-3', '1M': '6,3' }, hands: [[25, 21]] });
    const played = u.prompt(0, 'choose', 'act').options.map(({ text }) => text?.id);
    expect(played).toContain('act-play');
    expect(played).toContain('act-play-on');
  });

  it('MO-096 name each part of a target, never a joined id', () => {
    const t = scene({
      units: { '0M': '-5,-3', '0B1': '0,-4', '1M': '1,-4' },
      hands: [[8, 9, 33, 36]],
      techs: [['S5b']],
      owners: [0, 0],
    });
    t.edit((s) => {
      s.thisTurn.attacked |= 1 << slotOf(unitNamed('0M'));
    });
    const { options } = t.prompt(0, 'choose', 'act');
    const params = options.flatMap(({ text }) => Object.values(text?.params ?? {}));
    expect(params.filter((value) => typeof value === 'string' && /[/ ]/.test(value) && /\d/.test(value))).toEqual([]);
    const textOf = (id: RegExp) => options.find((option) => id.test(option.id))?.text;
    const [rope, prod, wam, rails] = [8, 9, 33, 36].map((title) => named(t, 0, title));
    expect(textOf(RegExp(`:${prod}:1M/weapons$`))).toEqual({
      id: 'act-play-row',
      params: { name: 'Prod', unit: '1M', owner: 1, row: 'weapons' },
    });
    expect(textOf(RegExp(`:${wam}:`))).toMatchObject({ id: 'act-play-at', params: { unit: '0B1', target: '1M' } });
    expect(textOf(RegExp(`:${rails}:0B1/0,0$`))).toMatchObject({
      id: 'act-play-at',
      params: { unit: '0B1', target: '0,0' },
    });
    expect(textOf(RegExp(`:${rope}:0M/[^/]+$`))).toMatchObject({ id: 'act-play-to', params: { unit: '0M' } });
    expect(textOf(RegExp(`:${rope}:0M/[^/]+/`))).toMatchObject({ id: 'act-play-via', params: { unit: '0M' } });
  });
});

describe('Scrap Yard', () => {
  it('MO-297 pays for a mothership lost to Dedotated Wam too', () => {
    const t = scene({
      units: { '0M': '0,-4', '1M': '1,-4', '1F1': '8,2' },
      hands: [[33]],
      players: [{}, { hull: 3 }],
      techs: [[], ['L4a']],
    });
    const events = t.say(0, `play:${named(t, 0, 33)}:0M/1M`);
    expect(eventData(events, 'mothership-hit')).toEqual([{ seat: 1, shields: 0, hull: 3 }]);
    expect(own(t, 1)).toMatchObject({ minerals: 1, gas: 1 });
    expect([own(t, 0).kills, own(t, 1).kills]).toEqual([1, 0]);
  });
});
