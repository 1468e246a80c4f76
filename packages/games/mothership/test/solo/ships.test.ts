import { seeded } from '@orrery/kernel';
import { describe, expect, it } from 'vitest';
import type { State } from '../../src/state.ts';
import {
  attacksOf,
  bits,
  cellNamed,
  claims,
  eventData,
  opponentsTurn,
  rig,
  side,
  solo,
  unit,
  wayOf,
  where,
} from './scene.ts';

/**
 * Layout S1: the station is at (-9,4), planets 0, 1 and 2 at (-2,-3), (0,0) and (2,3). At level 1 the mothership has
 * three spaces and a D6.
 */
const PLAYER = { '0M': '9,-4' };
const claim =
  (...planets: number[]) =>
  (s: State) => {
    s.claimed = bits(...planets);
    for (const planet of planets) (s.planets[planet] as State['planets'][number]).owner = 1;
  };

describe('the opponent’s mothership', () => {
  it('MO-605 beside an unguarded station attacks it', () => {
    const t = solo({ units: { ...PLAYER, '1M': '-8,3' } });
    rig(t, [6, 5]);
    const events = opponentsTurn(t);
    expect(wayOf(events, '1M')).toBeNull();
    expect(attacksOf(events, '1M')).toEqual(['0S']);
    expect(side(t, 0).steps).toBe(3);
  });

  it('MO-605 goes to the station in a straight line and attacks if it gets beside it', () => {
    const t = solo({ units: { ...PLAYER, '1M': '-5,3' } });
    const events = opponentsTurn(t);
    expect(wayOf(events, '1M')).toEqual(['-6,3', '-7,3', '-8,4']);
    expect(attacksOf(events, '1M')).toEqual(['0S']);
    const far = solo({ units: { ...PLAYER, '1M': '-4,3' } });
    const other = opponentsTurn(far);
    expect(wayOf(other, '1M')).toHaveLength(3);
    expect(attacksOf(other, '1M')).toEqual([]);
  });

  it('MO-605 MO-120 moves one space with one space left', () => {
    const t = solo({ units: { ...PLAYER, '1M': '-5,3' }, players: [{}, { energy: [1, 5, 5] }] });
    expect(wayOf(opponentsTurn(t), '1M')).toEqual(['-6,3']);
  });

  it('MO-606 targets the guard with the fewest steps, regardless of its type', () => {
    const t = solo({ units: { ...PLAYER, '0F1': '-8,4', '0B1': '-10,4', '1M': '-8,3' } });
    const events = opponentsTurn(t);
    expect(wayOf(events, '1M')).toBeNull();
    expect(attacksOf(events, '1M')).toEqual(['0F1']);
  });

  it.each([
    ['a bomber before a fighter', { '0F1': '-8,4', '0B1': '-9,3' }, '0B1'],
    ['a fighter before the mothership', { '0M': '-8,4', '0F3': '-9,3' }, '0F3'],
    ['the lower id of two fighters', { '0F2': '-8,4', '0F1': '-9,3' }, '0F1'],
  ])('MO-606 of those as near, %s', (_what, guards, target) => {
    const t = solo({ units: { '0M': '9,-4', ...guards, '1M': '-8,3' } });
    expect(attacksOf(opponentsTurn(t), '1M')).toEqual([target]);
  });

  it('MO-606 fights a guard from beside the station where it can', () => {
    // The mothership is already beside the guard; two steps away is a better cell that is also beside the station.
    const t = solo({ units: { ...PLAYER, '0F1': '-10,5', '1M': '-11,6' } });
    const events = opponentsTurn(t);
    expect(wayOf(events, '1M')).toEqual(['-10,6', '-9,5']);
    expect(attacksOf(events, '1M')).toEqual(['0F1']);
  });

  it('MO-606 D61 goes in a straight line towards a guard that is out of reach', () => {
    const t = solo({ units: { ...PLAYER, '0F1': '-8,4', '1M': '-2,2' } });
    const events = opponentsTurn(t);
    expect(wayOf(events, '1M')).toEqual(['-3,2', '-4,3', '-5,3']);
    expect(attacksOf(events, '1M')).toEqual([]);
  });

  it('MO-607 may attack another guard after a guardian has fought it on arrival', () => {
    const t = solo({ units: { ...PLAYER, '0G1': '-8,4', '0F1': '-9,3', '1M': '-6,3' } });
    // The guardian is the attacker and rolls first; then the mothership rolls against the fighter.
    rig(t, [6, 1], [6, 6], [6, 6], [6, 1]);
    const events = opponentsTurn(t);
    expect(wayOf(events, '1M')).toEqual(['-6,2', '-7,2', '-8,3']);
    expect(eventData(events, 'fight').map(({ units, target }) => [...units, target])).toEqual([
      ['0G1', '1M'],
      ['1M', '0F1'],
    ]);
    expect([where(t, '0G1'), where(t, '0F1'), where(t, '1M')]).toEqual([null, null, '-8,3']);
  });

  it('MO-606 attacks a guardian that is already beside it', () => {
    const events = opponentsTurn(solo({ units: { ...PLAYER, '0G1': '-8,4', '1M': '-8,3' } }));
    expect([wayOf(events, '1M'), attacksOf(events, '1M')]).toEqual([null, ['0G1']]);
  });

  it('MO-602 MO-606 keeps out of asteroids rather than fight from beside the station', () => {
    // Both hexes that are beside the guard and beside the station are asteroid hexes.
    const t = solo({
      units: { ...PLAYER, '0F1': '-10,5', '1M': '-11,6' },
      also: (s) => {
        for (const name of ['-9,5', '-10,4']) s.fields[cellNamed(s, name)] = 9;
      },
    });
    const events = opponentsTurn(t);
    expect([wayOf(events, '1M'), attacksOf(events, '1M')]).toEqual([null, ['0F1']]);
  });

  it('MO-607 stays in place without another guard beside it', () => {
    const t = solo({ units: { ...PLAYER, '0G1': '-8,4', '1M': '-6,3' } });
    rig(t, [6, 1], [6, 6]);
    const events = opponentsTurn(t);
    expect(eventData(events, 'fight')).toHaveLength(1);
    expect(side(t, 0).steps).toBe(4);
  });
});

describe('the opponent’s bombers', () => {
  it('MO-608 attack an unclaimed home planet beside them', () => {
    const t = solo({ units: { ...PLAYER, '1B1': '-3,-2' } });
    rig(t, [8, 6]);
    const events = opponentsTurn(t);
    expect(wayOf(events, '1B1')).toBeNull();
    expect(attacksOf(events, '1B1')).toEqual(['planet 0']);
    expect(t.state.planets[0]?.owner).toBe(1);
    expect(t.state.claimed).toBe(bits(0));
  });

  it('MO-608 go home in a straight line and attack if beside it', () => {
    const t = solo({ units: { ...PLAYER, '1B1': '-6,-2' } });
    const events = opponentsTurn(t);
    expect(wayOf(events, '1B1')).toEqual(['-5,-2', '-4,-2', '-3,-3']);
    expect(attacksOf(events, '1B1')).toEqual(['planet 0']);
    expect(attacksOf(opponentsTurn(solo({ units: { ...PLAYER, '1B1': '-8,-2' } })), '1B1')).toEqual([]);
  });

  it('MO-608 D62 cannot attack a guarded planet', () => {
    const t = solo({ units: { ...PLAYER, '1B1': '-3,-2', '0G1': '-1,-4' } });
    expect(attacksOf(opponentsTurn(t), '1B1')).toEqual([]);
  });

  it('MO-609 go to the station with all their spaces once their home is claimed', () => {
    const t = solo({ units: { ...PLAYER, '1B2': '-1,1' }, also: claim(1) });
    expect(wayOf(opponentsTurn(t), '1B2')).toEqual(['-2,1', '-3,2', '-4,2']);
    // A home planet that was captured and lost again stays claimed.
    const lost = solo({
      units: { ...PLAYER, '1B2': '-1,1' },
      also: (s) => {
        s.claimed = bits(1);
      },
    });
    expect(wayOf(opponentsTurn(lost), '1B2')).toEqual(['-2,1', '-3,2', '-4,2']);
  });

  it('MO-609 attack an unguarded station beside them', () => {
    const t = solo({ units: { ...PLAYER, '1B2': '-8,3' }, also: claim(1) });
    rig(t, [8, 8]);
    expect(attacksOf(opponentsTurn(t), '1B2')).toEqual(['0S']);
    expect(side(t, 0).steps).toBe(2);
  });

  it('MO-609 MO-613 MO-683 attack a mothership beside them if the station is guarded', () => {
    const t = solo({ units: { '0M': '-8,4', '1B2': '-8,3' }, also: claim(1) });
    expect(attacksOf(opponentsTurn(t), '1B2')).toEqual(['0M']);
  });

  it('MO-609 while the station is guarded, and only then, attack a mothership beside them wherever they are', () => {
    const units = { ...PLAYER, '1B1': '8,-4', '0F2': '9,-6' };
    const held = { also: claim(0, 1, 2), players: [{ tractor: unit('1B1') }] };
    expect(attacksOf(opponentsTurn(solo({ units, ...held })), '1B1')).toEqual([]);
    const guarded = { ...units, '0F1': '-8,4' };
    expect(attacksOf(opponentsTurn(solo({ units: guarded, ...held })), '1B1')).toEqual(['0M']);
  });

  it('MO-609 stay if the station has other guards', () => {
    const t = solo({ units: { ...PLAYER, '0F1': '-8,4', '1B2': '-8,3' }, also: claim(1) });
    const events = opponentsTurn(t);
    expect([wayOf(events, '1B2'), eventData(events, 'fight')]).toEqual([null, []]);
  });
});

describe('the opponent’s fighters', () => {
  it('MO-610 act like bombers until their home is claimed', () => {
    const t = solo({ units: { ...PLAYER, '1F1': '-6,-2', '0F1': '-6,-3' } });
    const events = opponentsTurn(t);
    // The fighter has four spaces; it ignores the player's fighter on its way.
    expect(wayOf(events, '1F1')).toEqual(['-5,-2', '-4,-2', '-3,-3']);
    expect(attacksOf(events, '1F1')).toEqual(['planet 0']);
  });

  it('MO-611 hunt the bomber or fighter with the fewest steps once their home is claimed', () => {
    const t = solo({ units: { ...PLAYER, '1F1': '5,-4', '0F1': '8,-4', '0B1': '6,0' }, also: claim(0) });
    const events = opponentsTurn(t);
    expect(wayOf(events, '1F1')).toEqual(['6,-4', '7,-4']);
    expect(attacksOf(events, '1F1')).toEqual(['0F1']);
  });

  it.each([
    ['a bomber before a fighter', { '0F1': '7,-4', '0B2': '3,-4' }, '0B2'],
    ['the lower id', { '0F2': '7,-5', '0F1': '4,-2' }, '0F1'],
  ])('MO-611 of those as near, %s', (_what, prey, target) => {
    const t = solo({ units: { '0M': '9,0', ...prey, '1F1': '5,-4' }, also: claim(0) });
    const events = opponentsTurn(t);
    expect(wayOf(events, '1F1')).toHaveLength(1);
    expect(attacksOf(events, '1F1')).toEqual([target]);
  });

  it('MO-611 D60 count steps along the path they would take, around asteroids', () => {
    // The bomber is three steps away through the tile around (2,-4), and four around it; the fighter is three away
    // through open space.
    const t = solo({ units: { ...PLAYER, '1F1': '0,-4', '0B1': '4,-5', '0F1': '-4,-4' }, also: claim(0) });
    const events = opponentsTurn(t);
    expect(wayOf(events, '1F1')).toEqual(['-1,-4', '-2,-4', '-3,-4']);
    expect(attacksOf(events, '1F1')).toEqual(['0F1']);
  });

  it('MO-611 hunt only targets in reach this turn', () => {
    const near = solo({ units: { ...PLAYER, '1F3': '3,2', '0F1': '8,2' }, also: claim(2) });
    expect(attacksOf(opponentsTurn(near), '1F3')).toEqual(['0F1']);
    const far = solo({ units: { '0M': '-9,0', '1F3': '3,2', '0F1': '-6,0' }, also: claim(2) });
    expect(eventData(opponentsTurn(far), 'moves')).toEqual([]);
  });

  it('MO-612 return to a lost home and attack it if no target is in reach', () => {
    const t = solo({
      units: { ...PLAYER, '1F1': '-4,-4' },
      also: (s) => {
        s.claimed = bits(0);
      },
    });
    const events = opponentsTurn(t);
    expect(wayOf(events, '1F1')).toEqual(['-3,-4', '-2,-4']);
    expect(attacksOf(events, '1F1')).toEqual(['planet 0']);
  });

  it('MO-612 return to a home they hold, or stay there', () => {
    const away = solo({ units: { ...PLAYER, '1F1': '-7,-4' }, also: claim(0) });
    const events = opponentsTurn(away);
    // The target is out of reach, so the ship flies in a straight line.
    expect(wayOf(events, '1F1')).toEqual(['-6,-4', '-5,-4', '-4,-4', '-4,-3']);
    expect(eventData(events, 'fight')).toEqual([]);
    const there = solo({ units: { ...PLAYER, '1F1': '-1,-3' }, also: claim(0) });
    expect(eventData(opponentsTurn(there), 'moves')).toEqual([]);
  });

  it('MO-613 never start a dogfight with a mothership', () => {
    const t = solo({ units: { '0M': '-1,-4', '1F1': '-1,-3' }, also: claim(0) });
    const events = opponentsTurn(t);
    expect([eventData(events, 'fight'), eventData(events, 'moves')]).toEqual([[], []]);
  });
});

describe('all of its ships', () => {
  it('MO-617 a home planet that has left the game counts as claimed', () => {
    const t = solo({
      units: { ...PLAYER, '1B2': '-1,1', '1F2': '1,-1' },
      also(s) {
        const planet = s.planets[1] as State['planets'][number];
        s.here[planet.cell] = -1;
        planet.cell = -1;
        planet.owner = -1;
      },
    });
    const events = opponentsTurn(t);
    expect(wayOf(events, '1B2')).toEqual(['-2,1', '-3,2', '-4,2']);
    // The fighter has neither prey nor a home planet.
    expect(wayOf(events, '1F2')).toBeNull();
  });

  it('MO-618 a held ship does not move, but attacks', () => {
    const units = { ...PLAYER, '1B1': '-6,-2', '1B2': '-1,1' };
    const t = solo({ units, players: [{ tractor: unit('1B1') }] });
    const events = opponentsTurn(t);
    expect(wayOf(events, '1B1')).toBeNull();
    expect(where(t, '1B1')).toBe('-6,-2');
    const updated = solo({
      units,
      also: (s) => {
        s.updates = [{ unit: unit('1B2'), by: 0 }];
      },
    });
    const other = opponentsTurn(updated);
    expect(wayOf(other, '1B1')).toHaveLength(3);
    expect(attacksOf(other, '1B2')).toEqual(['planet 1']);
    // The Forced Update lasted for that turn only.
    expect(updated.state.updates).toEqual([]);
  });

  it('MO-611 MO-612 MO-618 a held fighter ignores targets it would have to fly to, and recaptures its home', () => {
    const units = { ...PLAYER, '0F1': '1,-5', '1F1': '-1,-3' };
    const free = opponentsTurn(solo({ units, also: claims(bits(0)) }));
    expect(attacksOf(free, '1F1')).toEqual(['0F1']);
    const held = opponentsTurn(solo({ units, also: claims(bits(0)), players: [{ tractor: unit('1F1') }] }));
    expect([wayOf(held, '1F1'), attacksOf(held, '1F1')]).toEqual([null, ['planet 0']]);
  });

  it('MO-599 act in the order M, B1, B2, F1, F2, F3, each seeing the moves before it', () => {
    const t = solo({
      units: {
        ...PLAYER,
        '1M': '-5,3',
        '1B1': '-5,-3',
        '1B2': '-3,1',
        '1F1': '-4,-4',
        '1F2': '3,-1',
        '1F3': '5,3',
      },
    });
    expect(eventData(opponentsTurn(t), 'moves').map((data) => data.unit)).toEqual([
      '1M',
      '1B1',
      '1B2',
      '1F1',
      '1F2',
      '1F3',
    ]);
  });

  it('MO-599 nothing but dice is random', () => {
    const ways = ['a', 'b', 'c'].map((seed) => {
      const t = solo({ units: { ...PLAYER, '1M': '-5,3', '1B1': '-6,-2', '1F3': '3,2' }, also: claim(2) });
      t.edit((s) => {
        s.rng = seeded(seed);
      });
      return eventData(opponentsTurn(t), 'moves');
    });
    expect(ways[1]).toEqual(ways[0]);
    expect(ways[2]).toEqual(ways[0]);
    expect(ways[0]).toHaveLength(2);
  });
});
