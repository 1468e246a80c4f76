import { describe, expect, it } from 'vitest';
import { eventData, hold, named, own, rig, scene, strike, where } from '../scene.ts';
import { answer, answers, asked, passCancels, play, settle, until, windowKind } from './play.ts';

const apart = { options: { layout: '2A' }, units: { '0M': '-4,-4', '1M': '4,4' } };
const duel = { ...apart, units: { ...apart.units, '0F1': '0,-4', '1F1': '1,-4' } };

describe('a second copy of a card', () => {
  it('MO-308 MO-391 The Forks rerolls a die of the Replicator, twice with two copies', () => {
    const t = scene({ ...apart, hands: [[24, 32, 32]] });
    rig(t, [4, 1], [4, 1], [4, 4]);
    play(t, 24);
    passCancels(t);
    for (let copy = 0; copy < 2; copy++) {
      expect(asked(t)).toEqual(['0 window/answer']);
      answer(t, 0, 32, '0');
      passCancels(t);
    }
    settle(t);
    expect(own(t, 0).minerals).toBe(4);
  });

  it('MO-308 MO-319 a second copy of The Forks may be played when the first is cancelled', () => {
    const t = scene({ ...apart, hands: [[24, 32, 32], [34]] });
    play(t, 24);
    passCancels(t);
    answer(t, 0, 32, '0');
    t.say(1, named(t, 1, 34), 'window');
    expect([asked(t), windowKind(t)]).toEqual([['0 window/answer'], 'AR']);
  });

  it('MO-308 MO-352 a second Panic Button may be played when the first is cancelled', () => {
    const t = scene({ ...duel, hands: [[34], [15, 15]] });
    hold(t, { '3,2': 1 });
    strike(t, 0, '1,-4');
    answer(t, 1, 15, answers(t, 15, 1)[0]);
    t.say(0, named(t, 0, 34), 'window');
    expect([asked(t), windowKind(t)]).toEqual([['1 window/answer'], 'RD']);
    const [cell] = answers(t, 15, 1);
    answer(t, 1, 15, cell);
    expect([where(t, '1F1'), asked(t)]).toEqual([cell, ['0 main/act']]);
  });
});

describe('The Forks and Backup Generator', () => {
  it('D74 MO-391 The Forks rerolls a die of a Backup Generator or its original die', () => {
    const after = (on: string) => {
      const t = scene({ ...duel, hands: [[32, 2]] });
      rig(t, [6, 1], [6, 6], [6, 2], [6, 4]);
      strike(t, 0, '1,-4');
      until(t, 0, 'AR');
      answer(t, 0, 2, '0');
      passCancels(t);
      until(t, 0, 'AR');
      expect(answers(t, 32, 0)).toEqual(['0', '0/1']);
      const events = [...answer(t, 0, 32, on), ...settle(t)];
      return [eventData(events, 'rolled-again'), eventData(events, 'compared')[0]?.attack];
    };
    expect(after('0')).toEqual([[{ seat: 0, was: 1, face: 4 }], 6]);
    expect(after('0/1')).toEqual([[{ seat: 0, was: 2, face: 4 }], 5]);
  });

  it('D74 MO-325 a 1 rerolled by The Forks may be followed by a Backup Generator, each 1 once', () => {
    const t = scene({ ...duel, hands: [[32, 2, 2]] });
    rig(t, [6, 1], [6, 3], [6, 5], [6, 1], [6, 1]);
    strike(t, 0, '1,-4');
    until(t, 0, 'AR');
    answer(t, 0, 2, '0');
    until(t, 0, 'AR');
    expect(answers(t, 2, 0)).toEqual([]);
    answer(t, 0, 32, '0');
    until(t, 0, 'AR');
    expect(t.state.fight?.attack.dice).toMatchObject([{ face: 1, extras: [5], answered: 0 }]);
    expect(answers(t, 2, 0)).toEqual(['0']);
    const events = [...answer(t, 0, 2, '0'), ...settle(t)];
    expect(eventData(events, 'compared')).toMatchObject([{ attack: 7, faces: [[7], [3]] }]);
  });

  it('MO-316 MO-123 Expansion Pak needs a die to double', () => {
    const t = scene({
      ...apart,
      units: { '0F1': '0,-4', '0M': '-4,-4', '1M': '1,-4' },
      players: [{}, { energy: [10, 0, 5] }],
      hands: [[], [27]],
    });
    strike(t, 0, '1,-4');
    until(t, 1, 'DD');
    expect(answers(t, 27, 1)).toEqual([]);
  });
});

describe('Last Stand after a lost ranged attack', () => {
  it('MO-084 MO-678 MO-214 kills the last ship of a player, who is eliminated at once', () => {
    const t = scene({
      seats: 3,
      options: { layout: '3A' },
      units: { '0M': '1,-7', '1F1': '6,0', '2M': '-6,7' },
      techs: [['S5b']],
      hands: [[28]],
    });
    rig(t, [6, 1], [6, 6]);
    t.say(0, 'ability:missile:6,0');
    until(t, 0, 'LD');
    answer(t, 0, 28, '1F1');
    settle(t);
    expect([t.state.out[1], where(t, '1S')]).toEqual([true, null]);
  });

  it('MO-081 MO-678 ends the game in a duel', () => {
    const t = scene({
      ...apart,
      units: { '0B1': '0,-4', '1M': '4,-4' },
      players: [{}, { hull: 4 }],
      hands: [[36, 28]],
    });
    rig(t, [8, 1], [6, 6]);
    play(t, 36, '0B1/4,-4');
    until(t, 0, 'LD');
    answer(t, 0, 28, '1M');
    settle(t);
    expect(t.state.result?.winners).toEqual([0]);
  });
});

describe('a teammate’s ship is warped once per turn', () => {
  const team = {
    seats: 4,
    options: { mode: 'teams', layout: 'T4A' },
    units: { '0M': '-4,-4', '1M': '8,-5', '2M': '4,4', '2F1': '5,3', '3M': '-8,4' },
    techs: [['L5b', 'S4b']],
  };

  it('D75 MO-116 Onboard Gates and Cowardly Retreat do not follow a Wormhole, nor does a Wormhole follow Jump Gates', () => {
    const t = scene({ ...team, hands: [[38, 26]] });
    play(t, 38, '2F1');
    t.say(0, { piece: '2F1', cell: '-6,-4', rotation: 0 });
    expect(t.refused(0, 'ability:onboard:2F1:-3,-4')).toMatchObject({ reason: 'has-moved', rule: 'MO-116' });
    play(t, 26);
    t.say(0, '-5,-4');
    expect(t.state.stack.at(-1)?.vars.ships).toEqual([1]);
    const u = scene({ ...team, hands: [[38]], units: { ...team.units, '2F1': '6,4' } });
    u.say(0, 'ability:gates:2F1:-6,-4');
    expect(u.legal(0, 'act').filter((id) => String(id).startsWith('play:') && String(id).endsWith('2F1'))).toEqual([]);
  });
});
