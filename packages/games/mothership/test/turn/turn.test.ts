import { table } from '@orrery/testing';
import { describe, expect, it } from 'vitest';
import { unitNamed } from '../../src/content/units.ts';
import { game, type State } from '../../src/index.ts';
import { endTurn, eventData, go, named, offered, own, player, rig, scene, strike, where } from '../scene.ts';

const QUIET = { '0M': '-5,-3', '0F1': '-1,-4', '1M': '6,3', '1F1': '6,4' };

describe('turns', () => {
  it('MO-100 MO-688 a turn ends only when its player says so', () => {
    const t = scene({ units: { '0M': '-5,-3', '1M': '6,3' } });
    go(t, '0M');
    expect(t.asked()).toMatchObject([{ seat: 0, flow: 'main', step: 'act' }]);
    t.say(0, 'end');
    expect(t.asked()).toMatchObject([{ seat: 1, flow: 'main', step: 'act' }]);
  });

  it('MO-101 MO-239 MO-311 a turn ends with gathering, then selling, then the next player', () => {
    const t = scene({ units: QUIET, hands: [[1, 38]] });
    t.say(0, 'end');
    expect(own(t, 0).minerals).toBe(1);
    t.expectAsked(0, 'sell');
    t.expectNotAsked(1);
    t.say(0, [named(t, 0, 38)]);
    expect(own(t, 0)).toMatchObject({ minerals: 3, gas: 0 });
    t.expectAsked(1, 'main');
  });

  it('MO-102 MO-305 nothing can be bought after the end of the turn is declared', () => {
    const t = scene({ units: QUIET, hands: [[1]], players: [{ minerals: 9 }] });
    t.say(0, 'end');
    expect(t.asked().map(({ flow }) => flow)).toEqual(['sell']);
    expect(t.refused(0, ['buy']).reason).toBe('not-among');
  });

  it('MO-310 MO-311 MO-629 a sold card is shown, pays its resale and is discarded', () => {
    const t = scene({ units: QUIET, hands: [[7]] });
    t.say(0, 'end');
    const events = t.say(0, [named(t, 0, 7)]);
    expect(eventData(events, 'sold')).toMatchObject([{ seat: 0, name: 'Enhanced Sensors' }]);
    expect(own(t, 0).gas).toBe(2);
    expect(t.view(1).discard).toMatchObject([{ design: '7' }]);
  });

  it('MO-097 every action is logged for all players', () => {
    const t = scene({ units: QUIET, players: [{ minerals: 5 }] });
    const events = [...t.say(0, 'tech:C1'), ...go(t, '0F1', '0,-4'), ...t.say(0, 'buy')];
    for (const type of ['researched', 'moves', 'stepped', 'bought-card']) {
      expect(events.some((event) => event.type === type)).toBe(true);
    }
  });

  it('MO-014 a round is over when all have had a turn', () => {
    const t = scene({ seats: 3, units: { '0M': '1,-7', '1M': '7,-1', '2M': '-6,7' } });
    endTurn(t, 0);
    endTurn(t, 1);
    expect(t.state.round).toBe(1);
    endTurn(t, 2);
    expect(t.state.round).toBe(2);
    t.expectAsked(0, 'main');
  });

  it('MO-098 MO-288 a Tractor Beam ends when its owner’s next turn begins', () => {
    const t = scene({ units: QUIET, techs: [['S5a']] });
    t.say(0, 'ability:tractor:1F1');
    endTurn(t, 0);
    expect(t.view(1).units.find(({ id }: { id: string }) => id === '1F1').held).toBe(true);
    endTurn(t, 1);
    expect(own(t, 0).tractor).toBe(-1);
  });
});

describe('elimination', () => {
  it('MO-082 MO-081 MO-085 a player without a station is eliminated, and the last player wins', () => {
    const t = scene({
      units: { '0M': '4,4', '0B1': '5,3', '1F1': '-1,-4', '1M': '-3,0', '1G1': '0,4' },
      players: [{}, { steps: 1 }],
    });
    rig(t, [8, 8]);
    strike(t, 0, '5,4', '0B1');
    expect(t.state.result).toMatchObject({ winners: [0], places: [1, 2], reason: 'last-standing' });
    expect(t.state.at.slice(10)).toEqual(new Array(10).fill(-1));
  });

  it('MO-083 MO-084 MO-086 MO-088 MO-091 a player without ships is eliminated at once; planets become neutral, cards and resources are discarded', () => {
    const t = scene({
      seats: 3,
      units: { '0M': '0,-6', '0F1': '4,-1', '1F1': '4,0', '1G1': '-5,5', '2M': '-6,7' },
      owners: [0, 1, 2, 1],
      players: [{}, { minerals: 5, gas: 3 }],
      hands: [[], [1, 2], []],
    });
    rig(t, [6, 6], [6, 1]);
    strike(t, 0, '4,0');
    while (t.asked()[0]?.flow === 'window') t.say(t.asked()[0]?.seat as number, null);
    expect(t.state.out).toEqual([false, true, false]);
    expect(t.state.planets.map(({ owner }) => owner)).toEqual([0, -1, 2, -1]);
    expect(own(t, 1)).toMatchObject({ minerals: 0, gas: 0 });
    expect(own(t, 1).hand.cards).toEqual([]);
    expect(t.view(0).discard).toHaveLength(2);
    expect(where(t, '1G1')).toBe(null);
    t.expectAsked(0, 'main');
    expect(t.state.result).toBe(null);
  });

  it('MO-093 an eliminated player has no turn', () => {
    const t = scene({ seats: 3, units: { '0M': '0,-6', '1F1': '4,0', '1M': '7,-1', '2M': '-6,7' } });
    t.table.apply({ kind: 'resign', seat: 1 });
    t.say(0, 'end');
    t.expectAsked(2, 'main');
    expect(t.state.out).toEqual([false, true, false]);
  });

  it('MO-090 a player eliminated on their own turn has no end of turn', () => {
    const t = scene({ seats: 3, units: { '0F1': '0,-4', '1M': '7,-1', '1F1': '1,-5', '2M': '-6,7' } });
    rig(t, [6, 1], [6, 6]);
    strike(t, 0, '1,-5');
    expect(t.state.out[0]).toBe(true);
    expect(own(t, 0).minerals).toBe(0);
    t.expectAsked(1, 'main');
    expect(own(t, 1).shields).toBe(5);
  });

  it('MO-091 MO-093 a fight is called off when a player in it leaves', () => {
    const t = scene({
      seats: 3,
      units: { '0M': '0,-6', '0F1': '4,-1', '1F1': '4,0', '1M': '7,-1', '2M': '-6,7' },
      hands: [[], [5], []],
    });
    t.say(0, 'attack:4,0');
    t.expectAsked(1, 'window');
    t.table.apply({ kind: 'resign', seat: 1 });
    expect(t.state.fight).toBe(null);
    expect(where(t, '0F1')).toBe('4,-1');
    expect(own(t, 0).minerals).toBe(0);
    t.expectAsked(0, 'main');
  });

  it('MO-089 timed effects of an eliminated player end', () => {
    const t = scene({ seats: 3, units: { '0M': '0,-6', '1M': '7,-1', '2M': '-6,7' } });
    t.edit((s) => {
      s.blockade = 1;
      s.updates = [{ unit: 1, by: 1 }];
      (s.players[1] as { tractor: number }).tractor = 1;
    });
    t.table.apply({ kind: 'resign', seat: 1 });
    expect([t.state.blockade, t.state.updates.length, own(t, 1).tractor]).toEqual([-1, 0, -1]);
  });

  it('MO-092 MO-678 the game is a draw if the last two players fall together', () => {
    const t = scene({ units: { '0F1': '0,-4', '1F1': '1,-4' }, hands: [[], [28]] });
    rig(t, [6, 6], [6, 1]);
    strike(t, 0, '1,-4');
    t.say(1, null);
    t.say(1, null);
    t.expectAsked(1, 'window', 'answer');
    t.say(1, `${named(t, 1, 28)}:0F1`);
    expect(t.state.result).toMatchObject({ winners: [0, 1], reason: 'draw' });
  });

  it('MO-087 a planet made neutral keeps its artifact face up and its developments', () => {
    const t = scene({
      seats: 3,
      options: { developments: true },
      units: { '0M': '0,-6', '1M': '7,-1', '2M': '-6,7' },
      owners: [1],
    });
    t.edit((s) => {
      const [planet] = s.planets as [State['planets'][number]];
      planet.explored = true;
      planet.token.known = [0x1ffff];
      planet.developments = s.works.cards.splice(0, 1);
      s.works.known.splice(0, 1);
    });
    t.table.apply({ kind: 'resign', seat: 1 });
    const [planet] = t.view(null).planets;
    expect(planet).toMatchObject({ owner: null, explored: true });
    expect(planet.artifact).not.toBe(null);
    expect(planet.developments).toHaveLength(1);
    expect(planet.needs).toBe(6);
    expect(offered(t)).not.toContain('explore:0');
  });
});

describe('the end', () => {
  it('MO-081 MO-464 the last player wins; the score is the strength left on the board', () => {
    const t = scene({ units: { '0F1': '0,-4', '1F1': '1,-4' } });
    rig(t, [6, 6], [6, 1]);
    strike(t, 0, '1,-4');
    expect(t.state.result).toMatchObject({ scores: [4, 0], places: [1, 2], winners: [0], reason: 'last-standing' });
  });
});

describe('turn order', () => {
  it('MO-095 MO-668 follows the layout from the start player on, every round', () => {
    for (let i = 0; i < 6; i++) {
      const { state } = table<State>(game, { seats: 4, seed: `order ${i}` });
      const at = state.seating.indexOf(state.order[0] as number);
      expect(state.order).toEqual([...state.seating, ...state.seating].slice(at, at + 4));
    }
  });
});

describe('a ship of an eliminated player', () => {
  const units = { '0M': '-5,-3', '0F1': '0,-4', '1F1': '1,-4', '1F2': '5,3', '1M': '6,3' };
  const heldWhen = (target: string) => {
    const t = scene({ units });
    t.edit((s) => {
      player(s, 0).tractor = unitNamed(target);
      s.updates.push({ unit: unitNamed(target), by: 0 });
    });
    rig(t, [6, 6], [6, 1]);
    strike(t, 0, '1,-4');
    return [own(t, 0).tractor, t.state.updates.length];
  };

  it('MO-288 MO-366 is no longer held, and other held ships stay held', () => {
    expect(heldWhen('1F1')).toEqual([-1, 0]);
    expect(heldWhen('1F2')).toEqual([unitNamed('1F2'), 1]);
  });

  it('MO-085 MO-093 an eliminated player’s effects end, and effects of others stay', () => {
    const t = scene({ seats: 3, players: [{}, { minerals: 3, gas: 2 }], hands: [[], [5, 6], []] });
    t.edit((s) => {
      s.updates.push(
        { unit: unitNamed('1F1'), by: 0 },
        { unit: unitNamed('2F1'), by: 0 },
        { unit: unitNamed('2F2'), by: 1 },
      );
    });
    t.table.apply({ kind: 'resign', seat: 1 });
    expect(own(t, 1)).toMatchObject({ minerals: 0, gas: 0, influence: 0, hull: 0, steps: 0, hand: { cards: [] } });
    expect(t.state.updates).toEqual([{ unit: unitNamed('2F1'), by: 0 }]);
    expect([where(t, '1S'), where(t, '1M')]).toEqual([null, null]);
  });
});

describe('fighters on motherships', () => {
  it('MO-139 a fighter may attack a mothership with at least one shield', () => {
    const may = (shields: number) => {
      const t = scene({ units: { '0M': '-5,-3', '0F1': '0,-4', '1M': '1,-4' } });
      t.edit((s) => {
        player(s, 1).shields = shields;
      });
      return offered(t).includes('attack:1,-4');
    };
    expect([may(2), may(1), may(0)]).toEqual([true, true, false]);
  });
});

describe('limits of attacks', () => {
  it('MO-216 MO-188 ships cannot attack distant targets or empty hexes', () => {
    const t = scene({ units: { '0M': '-5,-3', '0F1': '0,-4', '1M': '6,3' } });
    expect(t.refused(0, 'attack:6,3')).toMatchObject({ reason: 'nobody-can-attack', rule: 'MO-216' });
    expect(t.refused(0, 'attack:nowhere')).toMatchObject({ reason: 'nothing-there', rule: 'MO-188' });
  });

  it('MO-464 a player eliminated later ranks higher', () => {
    const t = scene({ seats: 4 });
    for (const seat of [2, 0, 3]) t.table.apply({ kind: 'resign', seat });
    expect(t.state.result).toMatchObject({ places: [3, 1, 4, 2], winners: [1] });
  });

  it('MO-297 MO-298 Scrap Yard pays for ships that fall in a dogfight, not for guardians', () => {
    const scrap = (unit: string) => {
      const t = scene({
        units: { '0M': '-5,-3', '0B1': '0,-4', [unit]: '1,-4', '1M': '6,3' },
        techs: [[], ['L4a']],
      });
      rig(t, [8, 8], [6, 1]);
      strike(t, 0, '1,-4');
      return [where(t, unit), own(t, 1).minerals, own(t, 1).gas];
    };
    expect(scrap('1G1')).toEqual([null, 0, 0]);
    const t = scene({ units: { '0M': '-5,-3', '0F1': '0,-4', '1F1': '1,-4', '1M': '6,3' }, techs: [[], ['L4a']] });
    rig(t, [6, 6], [6, 1]);
    strike(t, 0, '1,-4');
    expect([where(t, '1F1'), own(t, 1).minerals, own(t, 1).gas]).toEqual([null, 1, 1]);
  });

  it('MO-020 dice rolls cannot be undone', () => {
    const t = scene({ units: { '0M': '-5,-3', '0F1': '0,-4', '1F1': '1,-4', '1M': '6,3' } });
    strike(t, 0, '1,-4');
    expect(t.table.mayUndo(0)).not.toBe(true);
  });
});
