import { describe, expect, it } from 'vitest';
import { pointsOf } from '../../src/rules/planets.ts';
import { endTurn, go, offered, own, rig, scene, strike, where } from '../scene.ts';

const options = { mode: 'points' };
const QUIET = { '0M': '-5,-3', '0F1': '-1,-4', '1M': '6,3', '1F1': '6,4' };

describe('victory points', () => {
  it('MO-551 MO-552 MO-638 the limit is 10, with five or six players 20; or a number of rounds is agreed', () => {
    expect(scene({ options, units: QUIET }).state.agreed.limit).toBe(10);
    const five = { '0M': '1,-7', '1M': '6,-6', '2M': '4,2', '3M': '-4,6', '4M': '-6,1' };
    expect(scene({ seats: 5, options, units: five }).state.agreed.limit).toBe(20);
    expect(scene({ options: { ...options, limit: '20' }, units: QUIET }).state.agreed.limit).toBe(20);
    expect(scene({ options: { ...options, limit: '5 rounds' }, units: QUIET }).state.agreed).toMatchObject({
      limit: 0,
      rounds: 5,
    });
  });

  it('MO-553 MO-554 MO-556 planets while held, and kills: fighter 1, bomber 1, mothership 2, station 3, guardian 0', () => {
    const killed = (target: string, more: object = {}) => {
      const t = scene({
        options: { ...options, repeatTies: false },
        units: { '0M': '0,-4', '0F1': '-5,-3', '1F3': '6,4', [target]: '1,-4' },
        ...more,
      });
      rig(t, [6, 6], [target.includes('B') ? 8 : 6, 1]);
      strike(t, 0, '1,-4');
      return [pointsOf(t.state, 0), where(t, target)];
    };
    expect(killed('1F1')).toEqual([1, null]);
    expect(killed('1B1')).toEqual([1, null]);
    expect(killed('1M', { players: [{}, { hull: 1 }] })).toEqual([2, null]);
    expect(killed('1G1')).toEqual([0, null]);
    const t = scene({ options, units: { '0M': '4,4', '1M': '-2,4' }, players: [{}, { steps: 1 }], owners: [0, 0] });
    expect(t.view(null).players.map(({ points }: { points: number }) => points)).toEqual([2, 0]);
    rig(t, [6, 6]);
    strike(t, 0, '5,4');
    expect(pointsOf(t.state, 0)).toBe(5);
  });

  it('MO-558 MO-560 units lost to asteroids score nothing; a score is never below 0', () => {
    const t = scene({ options, units: { ...QUIET, '0F2': '2,-3' } });
    rig(t, [6, 6], [6, 1]);
    go(t, '0F2', '3,-3');
    expect([pointsOf(t.state, 0), pointsOf(t.state, 1)]).toEqual([0, 0]);
  });

  it('MO-561 MO-562 MO-563 MO-564 a ship lost on another player’s turn comes back at the end of its owner’s next turn', () => {
    const t = scene({ options, units: { '0M': '0,-4', '0F1': '-5,-3', '1F1': '1,-4', '1M': '6,3' } });
    rig(t, [6, 6], [6, 1]);
    strike(t, 0, '1,-4');
    endTurn(t, 0);
    expect(where(t, '1F1')).toBe(null);
    t.say(1, 'end');
    expect(t.asked()).toMatchObject([{ seat: 1, flow: 'respawn' }]);
    const { pieces } = t.prompt(1, 'place');
    expect(pieces.map(({ id }: { id: string }) => id)).toEqual(['1F1']);
    expect(t.refused(1, { piece: '1F1', cell: '0,-5', rotation: 0 }).rule).toBe('MO-564');
    t.say(1, { piece: '1F1', cell: '4,4', rotation: 0 });
    expect(where(t, '1F1')).toBe('4,4');
    t.expectAsked(0, 'main');
  });

  it('MO-562 MO-566 a ship lost on its owner’s turn comes back at the end of the next one; a mothership with 6 hull points', () => {
    const t = scene({
      options,
      units: { '0M': '0,-4', '0F1': '-6,-3', '1M': '1,-4', '1F1': '6,4' },
      players: [{ hull: 1, energy: [5, 8, 2] }, { energy: [0, 12, 3] }],
    });
    rig(t, [8, 1], [12, 12]);
    strike(t, 0, '1,-4');
    expect(where(t, '0M')).toBe(null);
    endTurn(t, 0);
    t.expectAsked(1, 'main');
    endTurn(t, 1);
    t.say(0, 'end');
    t.say(0, { piece: '0M', cell: '-4,-4', rotation: 0 });
    expect(own(t, 0)).toMatchObject({ hull: 6, energy: [5, 8, 2], shields: 2 });
  });

  it('MO-564 MO-568 a ship without a free place waits', () => {
    const t = scene({ options, units: { '0F1': '-1,-4', '1M': '6,3' }, owners: [-1, -1] });
    t.edit((s) => {
      s.back[1] = 1;
      s.here[s.at[0] as number] = -1;
      s.at[0] = -1;
      (s.players[0] as { steps: number }).steps = 0;
    });
    endTurn(t, 0);
    t.expectAsked(1, 'main');
    expect(where(t, '0M')).toBe(null);
    expect(t.state.back[1]).toBe(1);
  });

  it('MO-565 coming back among asteroids or beside a guardian triggers those fights', () => {
    const t = scene({ options, units: { '0F1': '-1,-4', '1M': '6,3', '1G1': '-4,-5' } });
    t.edit((s) => {
      s.back[3] = 1;
    });
    t.say(0, 'end');
    rig(t, [6, 6], [6, 1]);
    const events = t.say(0, { piece: '0F2', cell: '-4,-4', rotation: 0 });
    expect(events.some(({ type, data }) => type === 'fight' && (data.units as string[]).includes('1G1'))).toBe(true);
    expect(where(t, '0F2')).toBe(null);
  });

  it('MO-567 MO-673 without a station a player plays on, without its income', () => {
    const t = scene({ options, units: { '0M': '4,4', '1F1': '-2,4' }, players: [{}, { steps: 1 }], owners: [-1, 1] });
    rig(t, [6, 6]);
    strike(t, 0, '5,4');
    expect(t.state.out).toEqual([false, false]);
    expect(where(t, '1F1')).toBe('-2,4');
    endTurn(t, 0);
    endTurn(t, 1);
    expect(own(t, 1).minerals).toBe(1);
  });

  it('MO-569 MO-575 MO-655 MO-667 a player without station, ships and planets is eliminated, which triggers the last round', () => {
    const t = scene({
      seats: 3,
      options,
      units: { '0M': '1,-3', '0F1': '0,-6', '1F1': '4,0', '2M': '-6,7' },
      owners: [1],
      players: [{}, { points: 2, minerals: 3 }],
    });
    t.edit((s) => {
      s.here[s.at[10] as number] = -1;
      s.at[10] = -1;
      s.here[s.at[12] as number] = -1;
      s.at[12] = -1;
    });
    rig(t, [6, 6]);
    strike(t, 0, '0,-3');
    expect(t.state.out).toEqual([false, true, false]);
    expect(t.state.ending).toBe(true);
    endTurn(t, 0);
    t.expectAsked(2, 'main');
    endTurn(t, 2);
    expect(t.state.result).toMatchObject({ reason: 'limit', scores: [1, 2, 0], winners: [1] });
  });

  it('MO-573 MO-576 MO-578 a limit reached at the end of a player’s turn ends the game after the round; the highest score wins', () => {
    const t = scene({ options, units: QUIET, players: [{ points: 10 }, { points: 12 }] });
    t.say(0, 'end');
    expect(t.state.ending).toBe(true);
    expect(t.state.result).toBe(null);
    endTurn(t, 1);
    expect(t.state.result).toMatchObject({ winners: [1], reason: 'limit', places: [2, 1] });
  });

  it('MO-577 a trigger by the last seat of the round ends the game at once', () => {
    const t = scene({ options, units: QUIET, players: [{ points: 3 }, { points: 12 }] });
    endTurn(t, 0);
    expect(t.state.ending).toBe(false);
    endTurn(t, 1);
    expect(t.state.result).toMatchObject({ winners: [1] });
  });

  it('MO-574 MO-674 reaching the limit on another player’s turn triggers nothing yet', () => {
    const t = scene({ options, units: QUIET, players: [{ points: 3 }, { points: 12 }] });
    endTurn(t, 0);
    expect([t.state.ending, t.state.result]).toEqual([false, null]);
  });

  it('MO-552 MO-670 agreed rounds end the game', () => {
    const t = scene({ options: { ...options, limit: '3 rounds' }, units: QUIET, players: [{ points: 30 }] });
    for (let round = 1; round <= 3; round++) {
      expect(t.state.result).toBe(null);
      endTurn(t, 0);
      endTurn(t, 1);
    }
    expect(t.state.result).toMatchObject({ reason: 'rounds', winners: [0] });
  });

  it('MO-579 ties are broken by planets, then ships, then minerals, and shared otherwise', () => {
    const last = (players: object[], owners: number[], units: Record<string, string> = QUIET) => {
      const t = scene({ options, units, players, owners });
      endTurn(t, 0);
      endTurn(t, 1);
      return t.state.result?.winners;
    };
    expect(last([{ points: 10 }, { points: 11 }], [0])).toEqual([0]);
    expect(last([{ points: 11 }, { points: 11 }], [], { ...QUIET, '1F2': '6,5' })).toEqual([1]);
    expect(last([{ points: 11, minerals: 4 }, { points: 11 }], [])).toEqual([0]);
    expect(last([{ points: 11 }, { points: 11 }], [])).toEqual([0, 1]);
  });

  it('MO-572 MO-550 loot is paid as in deathmatch', () => {
    const t = scene({ options, units: { '0M': '0,-4', '0F1': '-5,-3', '1F1': '1,-4', '1M': '6,3' } });
    rig(t, [6, 6], [6, 1]);
    strike(t, 0, '1,-4');
    expect(own(t, 0).minerals).toBe(1);
  });

  it('MO-300 MO-571 a destroyed station cannot be moved', () => {
    const t = scene({ options, units: QUIET, techs: [['L3b']] });
    expect(offered(t).some((id) => id.startsWith('ability:station move'))).toBe(true);
    t.edit((s) => {
      s.here[s.at[0] as number] = -1;
      s.at[0] = -1;
    });
    expect(offered(t).some((id) => id.startsWith('ability:station move'))).toBe(false);
    expect(t.refused(0, 'ability:station move:-4,-4').reason).toBe('no-such-ability');
  });

  it('MO-564 several ships come back one after the other', () => {
    const t = scene({ options, units: QUIET });
    t.edit((s) => {
      s.back[3] = 1;
      s.back[5] = 1;
      s.back[6] = 2;
    });
    t.say(0, 'end');
    t.say(0, { piece: '0B1', cell: '-4,-4', rotation: 0 });
    expect(t.prompt(0, 'place').pieces.map(({ id }: { id: string }) => id)).toEqual(['0F2']);
    t.say(0, { piece: '0F2', cell: '-6,-4', rotation: 0 });
    expect([where(t, '0B1'), where(t, '0F2'), where(t, '0B2')]).toEqual(['-4,-4', '-6,-4', null]);
    t.expectAsked(1, 'main');
  });
});

describe('players who stay in the game', () => {
  it('MO-569 MO-567 ships are enough, without station and planets', () => {
    const t = scene({ options, units: { '0M': '4,4', '1F1': '-2,4' }, players: [{}, { steps: 1 }] });
    rig(t, [6, 6]);
    strike(t, 0, '5,4');
    expect([t.state.out, where(t, '1S'), where(t, '1F1')]).toEqual([[false, false], null, '-2,4']);
  });
});
