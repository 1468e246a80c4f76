import { describe, expect, it } from 'vitest';
import { unitNamed } from '../../src/content/units.ts';
import { baseSpaces, spacesOf } from '../../src/rules/lasting.ts';
import type { Player } from '../../src/state.ts';
import { cannotGo, endTurn, eventData, go, offered, own, rig, type Scene, scene, strike, where } from '../scene.ts';
import { answer, cancelled, play, playable, settle } from './play.ts';

/**
 * Board A, layout 2A: stations at (-5,-4) and (5,4); planets 0, 1 and 2 at (-3,-2), (3,2) and (0,0); gas planets 3 and
 * 4 at (7,-3) and (-7,3).
 */
const FAR = { '0M': '-7,-4', '1M': '8,2' };
const spaces = (t: Scene, unit: string): number => spacesOf(t.state, unitNamed(unit));

describe('Afterburner', () => {
  it('MO-323 gives one ship four more spaces this turn', () => {
    const t = scene({ units: { ...FAR, '0F1': '-5,0', '0F2': '-5,2', '1F1': '5,0' }, hands: [[1]] });
    play(t, 1, '0F1');
    expect([spaces(t, '0F1'), spaces(t, '0F2')]).toEqual([8, 4]);
    // The spaces shown for an enemy ship in the same slot do not change.
    const shown = (unit: string) => t.view(1).units[unitNamed(unit)]?.spaces;
    expect([shown('0F1'), shown('1F1')]).toEqual([8, 4]);
    endTurn(t, 0);
    endTurn(t, 1);
    expect(spaces(t, '0F1')).toBe(4);
  });

  it('MO-314 MO-324 needs one of the player’s ships that has neither moved nor attacked', () => {
    const t = scene({ units: { ...FAR, '0F1': '-5,0', '0B1': '8,1', '1F1': '-5,5' }, hands: [[1]] });
    expect(playable(t, 1)).toEqual(['0M', '0F1', '0B1']);
    go(t, '0F1', '-6,0');
    strike(t, 0, '8,2', '0B1');
    settle(t);
    expect(playable(t, 1)).toEqual(['0M']);
  });

  it('MO-113 MO-356 bonuses count in the order they were played', () => {
    const first = scene({ units: { ...FAR, '0F1': '-5,0' }, hands: [[1, 16]] });
    play(first, 1, '0F1');
    play(first, 16, '0F1');
    expect(spaces(first, '0F1')).toBe(16);
    const second = scene({ units: { ...FAR, '0F1': '-5,0' }, hands: [[1, 16]] });
    play(second, 16, '0F1');
    play(second, 1, '0F1');
    expect(spaces(second, '0F1')).toBe(12);
  });

  it('MO-320 leaves the ship unchanged when cancelled', () => {
    const t = scene({ units: { ...FAR, '0F1': '-5,0' }, hands: [[1], [34]] });
    cancelled(t, 1, '0F1');
    expect(spaces(t, '0F1')).toBe(4);
    go(t, '0F1', '-6,0');
    expect(where(t, '0F1')).toBe('-6,0');
  });
});

describe('Punch It!', () => {
  it('MO-356 MO-357 doubles the spaces of one ship for this turn', () => {
    const t = scene({ units: { ...FAR, '0B1': '-5,0' }, hands: [[16]] });
    expect(playable(t, 16)).toEqual(['0M', '0B1']);
    play(t, 16, '0B1');
    expect(spaces(t, '0B1')).toBe(6);
    go(t, '0B1', '-6,0', '-7,0', '-8,0', '-8,-1', '-7,-2', '-6,-2');
    expect(where(t, '0B1')).toBe('-6,-2');
  });
});

describe('Convoy', () => {
  const units = { '0M': '-8,-2', '0F1': '-7,-2', '0B1': '-8,-1', '0F2': '-5,0', '1M': '8,2' };
  it('MO-364 moves all fighters and bombers that began the turn beside the mothership', () => {
    const t = scene({ units, hands: [[20]] });
    t.edit((s) => {
      s.thisTurn.escorts = (1 << 2) | (1 << 5);
    });
    play(t, 20);
    expect(['0F1', '0B1', '0F2', '0M'].map((unit) => spaces(t, unit))).toEqual([7, 6, 4, 3]);
  });

  it('MO-364 records the ships beside the mothership when a turn begins', () => {
    const t = scene({ units: { ...units, '1F1': '7,2', '1B1': '8,1' }, hands: [[], [20]] });
    endTurn(t, 0);
    play(t, 20, '', 1);
    expect(['1F1', '1B1'].map((unit) => spaces(t, unit))).toEqual([7, 6]);
  });

  it('MO-365 can be played only before any of the player’s ships has moved', () => {
    const t = scene({ units, hands: [[20]] });
    t.edit((s) => {
      s.thisTurn.escorts = 1 << 2;
    });
    expect(playable(t, 20)).toEqual(['']);
    go(t, '0F2', '-5,-1');
    expect(playable(t, 20)).toEqual([]);
  });
});

describe('Deflector Shields', () => {
  it('MO-329 MO-330 removes a ship’s asteroid rolls if played before its move', () => {
    // An asteroid tile surrounds (-6,2).
    const t = scene({ units: { ...FAR, '0F1': '-4,1' }, hands: [[4]] });
    play(t, 4, '0F1');
    const events = go(t, '0F1', '-5,1', '-5,2', '-4,2');
    expect(eventData(events, 'rolled')).toEqual([]);
    expect(where(t, '0F1')).toBe('-4,2');
  });

  it('MO-329 MO-330 can be played before a roll, on the player’s own turn or during a forced move', () => {
    const t = scene({ units: { ...FAR, '0F1': '-4,1' }, hands: [[4]] });
    go(t, '0F1', '-5,1');
    t.expectAsked(0, 'window');
    expect(eventData(answer(t, 0, 4), 'rolled')).toEqual([]);
    expect(where(t, '0F1')).toBe('-5,1');
    const pushed = scene({
      units: { ...FAR, '1F1': '-4,1' },
      hands: [[13], [4]],
      owners: [0],
    });
    play(pushed, 13, '1F1/-5,1/-6,1');
    pushed.say(1, null, 'window');
    expect(eventData(answer(pushed, 1, 4), 'rolled')).toEqual([]);
    expect(where(pushed, '1F1')).toBe('-6,1');
  });
});

describe('Ninja Rope', () => {
  const units = { ...FAR, '0F1': '-5,0', '1F1': '-4,0', '0F2': '-8,0' };
  it('MO-337 a ship that has attacked moves up to two spaces', () => {
    const t = scene({ units, hands: [[8]] });
    expect(playable(t, 8)).toEqual([]);
    rig(t, [6, 6], [6, 1]);
    strike(t, 0, '-4,0');
    settle(t);
    const ways = playable(t, 8);
    expect(ways.every((way) => way.startsWith('0F1/'))).toBe(true);
    expect(ways).toContain('0F1/-6,0');
    expect(ways).toContain('0F1/-4,0/-4,-1');
    play(t, 8, '0F1/-6,0/-6,-1');
    expect(where(t, '0F1')).toBe('-6,-1');
    // It still cannot make a normal move.
    expect(cannotGo(t, '0F1', '-6,0').reason).toBe('has-attacked');
  });

  it('MO-337 does not move a held ship', () => {
    const t = scene({ units, hands: [[8]] });
    rig(t, [6, 6], [6, 1]);
    strike(t, 0, '-4,0');
    settle(t);
    t.edit((s) => {
      own(t, 1);
      (s.players[1] as { tractor: number }).tractor = unitNamed('0F1');
    });
    expect(playable(t, 8)).toEqual([]);
  });

  it('MO-338 is played on the player’s own turn outside a dogfight, and its move triggers asteroids and guardians', () => {
    const t = scene({ units: { ...FAR, '0F1': '-4,1', '1F1': '-3,1' }, hands: [[8]] });
    rig(t, [6, 6], [6, 1], [6, 6], [6, 1]);
    strike(t, 0, '-3,1');
    settle(t);
    const events = [...play(t, 8, '0F1/-5,1'), ...settle(t)];
    expect(eventData(events, 'entered-field')).toHaveLength(1);
    expect(where(t, '0F1')).toBeNull();
  });
});

describe('Gravity Manipulator', () => {
  it('MO-348 moves an enemy ship near a friendly planet by exactly two legal steps', () => {
    // The fighter at (-1,-1) is 3 away from planet 0 at (-3,-2); the other one is farther away.
    const t = scene({ units: { ...FAR, '1F1': '-1,-1', '1F2': '1,-2', '0F1': '-2,-1' }, hands: [[13]], owners: [0] });
    const ways = playable(t, 13);
    expect(new Set(ways.map((way) => way.split('/')[0]))).toEqual(new Set(['1F1']));
    expect(ways.every((way) => way.split('/').length === 3)).toBe(true);
    // It cannot be pushed through an enemy of its owner or onto a planet.
    expect(ways.some((way) => way.includes('/-2,-1') || way.endsWith('/0,0'))).toBe(false);
    play(t, 13, '1F1/-1,-2/-2,-2');
    expect(where(t, '1F1')).toBe('-2,-2');
  });

  it('MO-348 D63 moves a ship by one step if there is no legal second step', () => {
    const t = scene({ units: { ...FAR, '1F1': '-1,-1', '0G1': '-3,-3' }, hands: [[13]], owners: [0] });
    const ways = playable(t, 13);
    expect(ways).toContain('1F1/-2,-1/-3,-1');
    expect(ways.every((way) => way.split('/').length === 3)).toBe(true);
    const near = scene({ units: { ...FAR, '1F1': '-2,-2', '0G1': '-4,-1' }, hands: [[13]], owners: [0] });
    const short = playable(near, 13).filter((way) => way.split('/').length === 2);
    expect(short).toEqual(['1F1/-3,-1']);
  });

  it('MO-118 MO-349 the ship keeps its movement for its owner’s turn; a held one cannot be moved', () => {
    const t = scene({ units: { ...FAR, '1F1': '-1,-1' }, hands: [[13, 13]], owners: [0] });
    play(t, 13, '1F1/-1,-2/-2,-2');
    t.edit((s) => {
      s.updates = [{ unit: unitNamed('1F1'), by: 0 }];
    });
    // Forced Update holds a ship only on the turn of the ship's owner.
    expect(playable(t, 13).length).toBeGreaterThan(0);
    t.edit((s) => {
      s.updates = [];
      (s.players[0] as { tractor: number }).tractor = unitNamed('1F1');
    });
    expect(playable(t, 13)).toEqual([]);
    endTurn(t, 0);
    t.edit((s) => {
      (s.players[0] as { tractor: number }).tractor = -1;
    });
    go(t, '1F1', '-1,-2');
    expect(where(t, '1F1')).toBe('-1,-2');
  });
});

describe('Forced Update', () => {
  it('MO-366 MO-367 keeps an enemy ship from moving during its owner’s whole next turn, but not from attacking', () => {
    const t = scene({ units: { ...FAR, '0F1': '-5,0', '1F1': '-4,0', '1F2': '4,0' }, hands: [[21]] });
    expect(playable(t, 21)).toEqual(['1M', '1F1', '1F2']);
    play(t, 21, '1F1');
    endTurn(t, 0);
    expect(cannotGo(t, '1F1', '-4,1').reason).toBe('held');
    expect(offered(t, 1)).toContain('attack:-5,0');
    go(t, '1F2', '4,1');
    endTurn(t, 1);
    endTurn(t, 0);
    go(t, '1F1', '-4,1');
    expect(where(t, '1F1')).toBe('-4,1');
  });
});

describe('Wormhole', () => {
  it('MO-403 a friendly ship that has neither moved nor attacked warps to any free hex', () => {
    const t = scene({ units: { ...FAR, '0F1': '-5,0', '0F2': '-8,0' }, hands: [[38]] });
    go(t, '0F2', '-8,1');
    expect(playable(t, 38)).toEqual(['0M', '0F1']);
    play(t, 38, '0F1');
    expect(t.refused(0, { piece: '0F1', cell: '0,0', rotation: 0 }).rule).toBe('MO-115');
    expect(t.refused(0, { piece: '0F2', cell: '9,-6', rotation: 0 }).reason).toBe('not-your-ship');
    t.say(0, { piece: '0F1', cell: '9,-6', rotation: 0 });
    expect(where(t, '0F1')).toBe('9,-6');
    // A warp uses the whole movement phase, but the ship may still attack.
    expect(cannotGo(t, '0F1', '9,-5').reason).toBe('has-moved');
  });

  it('MO-117 MO-404 triggers asteroids and guardians at the destination', () => {
    const t = scene({ units: { ...FAR, '0F1': '-5,0' }, hands: [[38]] });
    play(t, 38, '0F1');
    rig(t, [6, 6], [6, 1]);
    t.say(0, { piece: '0F1', cell: '4,-3', rotation: 0 });
    expect(where(t, '0F1')).toBeNull();
  });

  it('MO-657 may warp a team-mate’s ship, which keeps its movement', () => {
    const t = scene({
      seats: 4,
      options: { mode: 'teams' },
      units: { '0M': '-5,-3', '1M': '9,-3', '2F1': '4,3', '3M': '-9,3' },
      hands: [[38]],
    });
    expect(playable(t, 38)).toEqual(['0M', '2F1']);
    play(t, 38, '2F1');
    t.say(0, { piece: '2F1', cell: '0,1', rotation: 0 });
    expect(where(t, '2F1')).toBe('0,1');
    expect(t.state.thisTurn.moved).toBe(0);
  });

  it('MO-320 D64 asks for no destination and spends no phase when cancelled', () => {
    const t = scene({ units: { ...FAR, '0F1': '-5,0' }, hands: [[38], [34]] });
    cancelled(t, 38, '0F1');
    t.expectAsked(0, 'main', 'act');
    go(t, '0F1', '-6,0');
    expect(where(t, '0F1')).toBe('-6,0');
  });
});

describe('Migration', () => {
  it('MO-370 MO-371 the player’s station warps beside a friendly planet', () => {
    const t = scene({ units: FAR, hands: [[23]], owners: [0] });
    expect(playable(t, 23).sort()).toEqual(['-2,-2', '-2,-3', '-3,-1', '-3,-3', '-4,-1', '-4,-2']);
    play(t, 23, '-4,-2');
    expect(where(t, '0S')).toBe('-4,-2');
    // No ship's movement was used.
    expect(t.state.thisTurn.moved).toBe(0);
  });

  it('MO-370 may move a station that has already moved, and triggers asteroids', () => {
    // Planet 2 at (0,0) lies in an asteroid field, so its neighbours are asteroids.
    const t = scene({ units: FAR, hands: [[23]], owners: [-1, -1, 0] });
    t.edit((s) => {
      s.thisTurn.stationMoved = true;
    });
    rig(t, [6, 5]);
    play(t, 23, '1,0');
    expect(where(t, '0S')).toBe('1,0');
    expect(own(t, 0).steps).toBe(3);
  });

  it('MO-316 cannot be played without a friendly planet', () => {
    expect(playable(scene({ units: FAR, hands: [[23]] }), 23)).toEqual([]);
  });
});

describe('Cowardly Retreat', () => {
  const units = { ...FAR, '0F1': '-5,0', '0F2': '-4,0', '0B1': '-4,-1', '0F3': '6,-5' };
  it('MO-377 all ships on or beside a hex that have neither moved nor attacked flee beside one planet or station', () => {
    const t = scene({ units, hands: [[26]] });
    go(t, '0F2', '-4,1');
    play(t, 26);
    expect(t.legal(0)).toContain('-5,-1');
    expect(t.legal(0)).not.toContain('0,3');
    t.say(0, '-5,0');
    t.say(0, '-5,-4');
    // F2 has moved; F3 is far away.
    expect(t.prompt(0, 'place').pieces.map(({ id }) => id)).toEqual(['0F1', '0B1']);
    expect(t.refused(0, { piece: '0F3', cell: '-5,-3', rotation: 0 }).reason).toBe('not-your-ship');
    t.say(0, { piece: '0B1', cell: '-5,-3', rotation: 0 });
    expect(t.refused(0, { piece: '0F1', cell: '-5,-3', rotation: 0 }).rule).toBe('MO-115');
    t.say(0, { piece: '0F1', cell: '-4,-4', rotation: 0 });
    expect([where(t, '0B1'), where(t, '0F1'), where(t, '0F2')]).toEqual(['-5,-3', '-4,-4', '-4,1']);
    expect(cannotGo(t, '0F1', '-3,-4').reason).toBe('has-moved');
    t.expectAsked(0, 'main', 'act');
  });

  it('MO-377 MO-378 leaves ships without room in place', () => {
    const full = { '1F1': '-4,-4', '1F2': '-4,-5', '1F3': '-5,-5', '1B1': '-6,-4', '1B2': '-6,-3' };
    const t = scene({ units: { ...units, ...full }, hands: [[26]] });
    play(t, 26);
    t.say(0, '-4,0');
    t.say(0, '-5,-4');
    t.say(0, { piece: '0B1', cell: '-5,-3', rotation: 0 });
    t.expectAsked(0, 'main', 'act');
    expect([where(t, '0F1'), where(t, '0F2')]).toEqual(['-5,0', '-4,0']);
  });

  it('MO-377 MO-658 leaves held ships, guardians and enemies in place; a destination needs room', () => {
    const full = { '1F1': '-4,-4', '1F2': '-4,-5', '1F3': '-5,-5', '1B1': '-6,-4', '1B2': '-6,-3', '0F3': '-5,-3' };
    const t = scene({
      units: { ...FAR, '0F1': '-5,0', '0F2': '-4,0', '0G1': '-5,1', '1G1': '-4,1', ...full },
      hands: [[26]],
      owners: [0],
    });
    t.edit((s) => {
      (s.players[1] as Player).tractor = unitNamed('0F1');
    });
    play(t, 26);
    t.say(0, '-5,1');
    expect(t.legal(0)).toEqual(['-3,-2']);
    t.say(0, '-3,-2');
    expect(t.prompt(0, 'place').pieces.map(({ id }) => id)).toEqual(['0F2']);
  });

  it('MO-657 a team-mate’s ships flee as well, to a team-mate’s station too', () => {
    const { teams } = scene({ seats: 4, options: { mode: 'teams' } }).state;
    const mate = teams.lastIndexOf(teams[0] as number);
    const units = { '0M': '0,5', [`${mate}F1`]: '0,0', [`${3 - mate}F1`]: '1,0' };
    const t = scene({ seats: 4, options: { mode: 'teams' }, units, hands: [[26]] });
    play(t, 26);
    t.say(0, '0,0');
    expect(t.legal(0)).toEqual([where(t, '0S'), where(t, `${mate}S`)]);
    t.say(0, where(t, `${mate}S`) as string);
    expect(t.prompt(0, 'place').pieces.map(({ id }) => id)).toEqual([`${mate}F1`]);
  });
});

it('MO-114 the base number of spaces excludes cards', () => {
  const t = scene({ units: { ...FAR, '0F1': '-5,0' }, techs: [['C4a']], hands: [[16]] });
  expect(baseSpaces(t.state, unitNamed('0F1'))).toBe(7);
  play(t, 16, '0F1');
  expect(spaces(t, '0F1')).toBe(14);
});

describe('cards that cannot be played', () => {
  it('MO-364 Convoy without ships that began the turn beside the mothership', () => {
    expect(playable(scene({ units: { ...FAR, '0F1': '-5,0' }, hands: [[20]] }), 20)).toEqual([]);
  });

  it('MO-366 Forced Update on a ship that is held by one already', () => {
    const t = scene({ units: { ...FAR, '1F1': '0,-4' }, hands: [[21, 21]] });
    expect(playable(t, 21)).toEqual(['1M', '1F1']);
    play(t, 21, '1F1');
    expect(playable(t, 21)).toEqual(['1M']);
  });

  it('MO-377 Cowardly Retreat when every ship has moved; and it takes a centre on or beside a ship', () => {
    const t = scene({ units: { '0F1': '-5,0', '1M': '8,2' }, hands: [[26]] });
    expect(playable(t, 26)).toEqual(['']);
    go(t, '0F1', '-4,0');
    expect(playable(t, 26)).toEqual([]);
    const u = scene({ units: { '0F1': '2,-3', '1M': '8,2' }, hands: [[26]] });
    play(u, 26);
    expect(u.legal(0)).toHaveLength(7);
  });
});

it('MO-364 Convoy is for the player’s ships that began the turn beside the mothership, not for others’ ships', () => {
  const convoy = (beside: string) => {
    const t = scene({ units: { '0M': '-5,0', '0F2': '4,-4', '1M': '8,2', [beside]: '-4,0' }, hands: [[20]] });
    endTurn(t, 0);
    endTurn(t, 1);
    return playable(t, 20);
  };
  expect([convoy('0F1'), convoy('1F2'), convoy('0G1')]).toEqual([[''], [], []]);
});
