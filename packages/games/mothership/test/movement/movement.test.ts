import { describe, expect, it } from 'vitest';
import { unitNamed } from '../../src/content/units.ts';
import { isHeld, near } from '../../src/rules/board.ts';
import { entersField, reachOf } from '../../src/rules/move.ts';
import { cellOf } from '../../src/state.ts';
import { cannotGo, endTurn, give, go, offered, own, rig, scene, strike, where } from '../scene.ts';

const FAR = { '1M': '6,3' };

describe('movement', () => {
  it('MO-105 MO-136 a ship makes one continuous move, one space per hex', () => {
    const t = scene({ units: { '0F1': '-1,-4', ...FAR } });
    expect(cannotGo(t, '0F1', '0,-4', '1,-4', '2,-5', '3,-5', '4,-5')).toMatchObject({
      reason: 'too-far',
      rule: 'MO-105',
    });
    expect(cannotGo(t, '0F1', '1,-4')).toMatchObject({ reason: 'not-beside' });
    go(t, '0F1', '0,-4', '1,-5', '2,-5', '3,-5');
    expect(where(t, '0F1')).toBe('3,-5');
    expect(offered(t)).not.toContain('move');
  });

  it('MO-106 D56 a move may continue with its spaces left until another action', () => {
    const t = scene({ units: { '0F1': '-1,-4', '0F2': '-1,-6', ...FAR }, players: [{ minerals: 4 }] });
    go(t, '0F1', '0,-4');
    go(t, '0F1', '1,-4', '1,-5');
    expect(cannotGo(t, '0F1', '1,-6', '2,-6').reason).toBe('too-far');
    t.say(0, 'buy');
    expect(cannotGo(t, '0F1', '1,-6')).toMatchObject({ reason: 'has-moved', rule: 'MO-105' });
  });

  it('MO-108 MO-104 skipping a move resolves it; a ship need not move', () => {
    const t = scene({ units: { '0F1': '-1,-4', '0F2': '-1,-6', ...FAR } });
    go(t, '0F1');
    expect(where(t, '0F1')).toBe('-1,-4');
    expect(t.view(0).units.find(({ id }: { id: string }) => id === '0F1').moved).toBe(true);
    expect(cannotGo(t, '0F1', '0,-4').reason).toBe('has-moved');
    endTurn(t, 0);
    t.expectAsked(1, 'main');
  });

  it('MO-109 MO-111 MO-467 a player’s own ships and guardians may be passed, but a move ends on a free hex', () => {
    const t = scene({ units: { '0F1': '-1,-4', '0B1': '0,-4', '0G1': '1,-4', ...FAR } });
    expect(cannotGo(t, '0F1', '0,-4')).toMatchObject({ reason: 'not-free', rule: 'MO-111' });
    go(t, '0F1', '0,-4', '1,-4', '2,-4');
    expect(where(t, '0F1')).toBe('2,-4');
    expect([where(t, '0B1'), where(t, '0G1')]).toEqual(['0,-4', '1,-4']);
    expect(t.state.here[t.state.at[5] as number]).toBe(5);
  });

  it('MO-110 a ship cannot pass planets, stations, enemy ships or enemy guardians', () => {
    const t = scene({
      units: { '0F1': '-3,-3', '0F2': '-4,-4', '0F3': '1,-5', '1F1': '2,-5', ...FAR },
      owners: [0],
    });
    // The seat's own planet is at -3,-2, its own station at -5,-4.
    expect(cannotGo(t, '0F1', '-3,-2', '-3,-1')).toMatchObject({ reason: 'in-the-way', rule: 'MO-110' });
    expect(cannotGo(t, '0F2', '-5,-4', '-6,-4').reason).toBe('in-the-way');
    expect(cannotGo(t, '0F3', '2,-5', '3,-5').reason).toBe('in-the-way');
  });

  it('MO-112 without spaces a ship cannot move but may attack', () => {
    const t = scene({ units: { '0M': '0,-4', '1F1': '1,-4', '1M': '6,3' }, players: [{ energy: [0, 10, 5] }] });
    expect(cannotGo(t, '0M', '-1,-4').reason).toBe('too-far');
    expect(offered(t)).toContain('attack:1,-4');
  });

  it('MO-103 after its attack a ship cannot move', () => {
    const t = scene({ units: { '0M': '-5,-3', '0F1': '0,-4', '1F1': '1,-4', '1M': '6,3' } });
    rig(t, [6, 3], [6, 3]);
    strike(t, 0, '1,-4');
    expect(cannotGo(t, '0F1', '-1,-4')).toMatchObject({ reason: 'has-attacked', rule: 'MO-103' });
    expect(offered(t)).not.toContain('attack:1,-4');
  });

  it('MO-099 at the start of a turn all ships have both phases again', () => {
    const t = scene({ units: { '0M': '-5,-3', '0F1': '0,-4', '1F1': '1,-4', '1M': '6,3' } });
    rig(t, [6, 3], [6, 3]);
    strike(t, 0, '1,-4');
    endTurn(t, 0);
    endTurn(t, 1);
    expect(offered(t)).toContain('attack:1,-4');
    go(t, '0F1', '0,-5');
    expect(where(t, '0F1')).toBe('0,-5');
  });

  it('MO-666 a path may cross itself, and every step costs a space', () => {
    const t = scene({ units: { '0F1': '-1,-4', '0F2': '-1,-6', ...FAR } });
    go(t, '0F1', '0,-4', '-1,-4', '0,-4', '0,-5');
    expect(where(t, '0F1')).toBe('0,-5');
    expect(cannotGo(t, '0F1', '0,-4').reason).toBe('has-moved');
  });

  it('MO-658 a held ship does not move, but may stay and attack', () => {
    const t = scene({ units: { '0M': '-5,-3', '0F1': '0,-4', '1F1': '1,-4', '1M': '6,3' } });
    t.edit((s) => {
      (s.players[1] as { tractor: number }).tractor = 2;
    });
    expect(isHeld(t.state, 2)).toBe(true);
    expect(cannotGo(t, '0F1', '0,-5')).toMatchObject({ reason: 'held', rule: 'MO-658' });
    expect(offered(t)).toContain('attack:1,-4');
  });

  it('MO-096 actions come in any order, and any number', () => {
    const t = scene({ units: { '0M': '-5,-3', '0F1': '-1,-4', ...FAR }, players: [{ minerals: 9 }] });
    t.say(0, 'buy');
    go(t, '0F1', '0,-4');
    t.say(0, 'tech:C1');
    t.say(0, 'buy');
    go(t, '0M', '-4,-3');
    expect(own(t, 0)).toMatchObject({ minerals: 3 });
    expect(own(t, 0).hand.cards).toHaveLength(2);
  });

  it('MO-107 answers in windows during a move do not end it', () => {
    const t = scene({ units: { '0F1': '0,-2', '0M': '-5,-3', ...FAR } });
    t.edit((s) => give(s, 0, 3));
    rig(t, [6, 2], [6, 5]);
    go(t, '0F1', '0,-1');
    t.say(0, null);
    while (t.asked()[0]?.flow === 'window') t.say(0, null);
    go(t, '0F1', '1,-1');
    expect(where(t, '0F1')).toBe('1,-1');
  });

  it('MO-163 D57 a ship does not pass a friend where a guardian would stop it', () => {
    const t = scene({
      units: { '0F1': '-1,-4', '0B1': '1,-4', '1G1': '2,-4', ...FAR },
      options: { repeatTies: false },
    });
    expect(cannotGo(t, '0F1', '0,-4', '1,-4', '1,-3').reason).toBe('guardian-stops');
    t.say(0, 'move');
    const { pieces } = t.prompt(0, 'path');
    const cells = pieces.find(({ id }: { id: string }) => id === '0F1')?.cells ?? [];
    expect(cells.map(({ cell }: { cell: string }) => cell)).toContain('1,-5');
    expect(cells.map(({ cell }: { cell: string }) => cell)).not.toContain('1,-4');
  });

  it('MO-406 D58 D59 a warp from field to field is an entry; a planet’s hex is no asteroid hex', () => {
    const t = scene({ units: { '0M': '-5,-3', '0F1': '0,-1', ...FAR }, owners: [-1, -1, 0, 0], techs: [['S4b']] });
    expect(t.state.fields[t.state.planets[2]?.cell as number]).toBe(-1);
    rig(t, [6, 1], [6, 6]);
    const events = t.say(0, 'ability:gates:0F1:6,-2');
    expect(events.filter(({ type }) => type === 'asteroid-fight').map(({ data }) => data.kind)).toEqual(['asteroids']);
    expect(where(t, '0F1')).toBe('6,-2');
  });
});

describe('ships a player may move', () => {
  it('MO-105 a player moves only their own ships, not guardians, stations or other players’ ships', () => {
    const t = scene({ units: { '0M': '-5,-3', '0G1': '0,-4', '1F1': '2,-4', '1M': '6,3' } });
    t.say(0, 'move');
    for (const [piece, to] of [
      ['0G1', '0,-5'],
      ['1F1', '2,-5'],
      ['0S', '-4,-5'],
      ['0F3', '0,-5'],
      ['7F1', '0,-5'],
      ['xx', '0,-5'],
    ] as const)
      expect(t.refused(0, { piece, cells: [to] })).toMatchObject({ reason: 'not-your-ship', rule: 'MO-105' });
  });

  it('MO-110 MO-163 the reach of a ship passes friendly units, avoids others and ends beside a guardian', () => {
    const t = scene({
      units: { '0M': '-5,-3', '0F1': '0,-4', '0F2': '1,-4', '1G1': '-3,-4', '1F1': '0,-5', '1M': '6,3' },
    });
    t.say(0, 'move');
    const piece = t.prompt(0, 'path').pieces.find(({ id }) => id === '0F1');
    const at = (cell: string) => piece?.cells.find((one) => one.cell === cell)?.data;
    expect(at('1,-4')).toMatchObject({ steps: 1, ends: false, stop: false });
    expect(at('2,-4')).toMatchObject({ steps: 2, before: '1,-4', ends: true });
    expect(at('-2,-4')).toMatchObject({ steps: 2, ends: true, stop: true });
    expect([at('-3,-4'), at('0,-5')]).toEqual([undefined, undefined]);
  });

  it('MO-406 the shortest path with the fewest rolls is shown', () => {
    let dodged = 0;
    for (const from of ['-6,0', '-4,2', '-2,-1', '1,-2', '2,2', '4,-3', '6,0']) {
      const { state: s } = scene({ seats: 4, options: { layout: '4B' }, units: { '0F1': from, ...FAR } });
      const ship = unitNamed('0F1');
      const ways = new Map(reachOf(s, ship, 4).map((one) => [one.cell, one]));
      /** The number of rolls on the path that is shown, and on every shortest path. */
      const shown = (cell: number): number => {
        const way = ways.get(cell);
        return way ? shown(way.before) + (way.roll ? 1 : 0) : 0;
      };
      const all = (cell: number, steps: number): number[] =>
        steps === 0
          ? [0]
          : near(s, cell)
              .filter((before) => (ways.get(before)?.steps ?? (before === cellOf(s, ship) ? 0 : -1)) === steps - 1)
              .flatMap((before) => all(before, steps - 1).map((n) => n + (entersField(s, before, cell) ? 1 : 0)));
      for (const { cell, steps } of ways.values()) {
        const rolls = all(cell, steps);
        expect(shown(cell)).toBe(Math.min(...rolls));
        if (Math.max(...rolls) > Math.min(...rolls)) dodged++;
      }
    }
    expect(dodged).toBeGreaterThan(10);
  });
});
