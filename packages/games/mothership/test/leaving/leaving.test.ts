import type { Event } from '@orrery/kernel';
import { describe, expect, it } from 'vitest';
import { answer, answers, asked, passCancels, play, settle, until, windowKind } from '../cards/play.ts';
import {
  endTurn,
  eventData,
  go,
  hold,
  named,
  own,
  planetOn,
  rig,
  type Scene,
  scene,
  strike,
  titles,
  where,
} from '../scene.ts';

const units = { '0M': '1,-7', '0F1': '2,-6', '1M': '6,0', '1F1': '6,1', '2M': '-6,7' };
const three = { seats: 3, options: { layout: '3A' }, units };
const resign = (t: Scene, seat: number): Event[] => t.table.apply({ kind: 'resign', seat });
const hand = (t: Scene, seat: number): number[] => titles(own(t, seat).hand);

describe('a player leaves while a card may be cancelled', () => {
  it('D71 MO-389 Surprise Attack on a player who has left takes nothing, and the game goes on', () => {
    const t = scene({ ...three, hands: [[31], [1], [3]] });
    play(t, 31, '1');
    expect(asked(t).sort()).toEqual(['1 cancel/window', '2 cancel/window']);
    resign(t, 1);
    const events = passCancels(t);
    expect(eventData(events, 'no-effect')).toEqual([{ seat: 0, name: 'Surprise Attack' }]);
    expect([asked(t), hand(t, 0)]).toEqual([['0 main/act'], []]);
  });

  it('D71 Surprise Attack also takes nothing if only its victim could cancel it', () => {
    const t = scene({ ...three, hands: [[31], [1], []] });
    play(t, 31, '1');
    resign(t, 1);
    expect([asked(t), hand(t, 0)]).toEqual([['0 main/act'], []]);
  });

  it.each([
    ['passes', (t: Scene) => t.say(2, null, 'window')],
    ['runs out of time', (t: Scene) => t.table.apply({ kind: 'expire', question: t.asked()[0]?.question as string })],
    ['resigns', (t: Scene) => resign(t, 2)],
  ])('D71 the last one asked %s after the victim has left', (_how, act) => {
    const t = scene({
      seats: 4,
      options: { layout: '4A' },
      units: { '0M': '-4,-4', '1M': '8,-5', '2M': '4,4', '3M': '-8,4' },
      hands: [[31], [1], [3], []],
    });
    play(t, 31, '1');
    resign(t, 1);
    expect(asked(t)).toEqual(['2 cancel/window']);
    act(t);
    expect(asked(t)).toEqual(['0 main/act']);
  });

  it('D71 in a Victory Point duel the victim may resign', () => {
    const t = scene({
      options: { layout: '2A', mode: 'points' },
      units: { '0M': '-4,-4', '1M': '4,4' },
      hands: [[31], [1]],
    });
    play(t, 31, '1');
    resign(t, 1);
    expect(asked(t)).toEqual(['0 main/act']);
  });

  it('D71 MO-333 Wallet Inspector takes nothing from a player who has left', () => {
    const t = scene({ ...three, hands: [[6], [1], [3]], players: [{}, { minerals: 1 }] });
    play(t, 6, '1/minerals');
    resign(t, 1);
    passCancels(t);
    expect([own(t, 0).minerals, own(t, 1).minerals]).toEqual([0, 0]);
  });

  it('D71 MO-393 Dedotated Wam on a mothership whose owner has left scores nothing', () => {
    const t = scene({
      ...three,
      options: { layout: '3A', mode: 'points' },
      units: { ...units, '0B1': '5,0' },
      hands: [[33], [1], [3]],
    });
    play(t, 33, '0B1/1M');
    resign(t, 1);
    const events = passCancels(t);
    expect([own(t, 0).points, eventData(events, 'killed')]).toEqual([0, []]);
  });

  it('D71 MO-381 Last Stand on a ship whose owner has left scores nothing', () => {
    const t = scene({
      ...three,
      options: { layout: '3A', mode: 'points', influence: true },
      units: { ...units, '0F1': '5,1' },
      hands: [[28], [1], [3]],
    });
    rig(t, [6, 1], [6, 6]);
    strike(t, 0, '6,1', '0F1');
    until(t, 0, 'LD');
    answer(t, 0, 28, '1F1');
    resign(t, 1);
    passCancels(t);
    settle(t);
    expect([own(t, 0).points, own(t, 0).influence]).toEqual([0, 0]);
  });

  it('D71 MO-399 Railguns on a unit whose owner has left start no fight', () => {
    const t = scene({ ...three, units: { ...units, '0B1': '2,0' }, hands: [[36], [1], [3]] });
    play(t, 36, '0B1/6,0');
    resign(t, 1);
    const events = passCancels(t);
    expect([asked(t), eventData(events, 'fight')]).toEqual([['0 main/act'], []]);
  });

  it('D71 MO-366 MO-348 Forced Update and Gravity Manipulator do nothing to a ship that has left', () => {
    for (const [title, target] of [
      [21, '1F1'],
      [13, '1F1/3,0/4,0'],
    ] as const) {
      const t = scene({ ...three, units: { ...units, '1F1': '2,0' }, hands: [[title], [1], [3]] });
      hold(t, { '0,0': 0, '3,0': -1 });
      const on = title === 21 ? target : (answersInTurn(t, title)[0] as string);
      play(t, title, on);
      resign(t, 1);
      const events = passCancels(t);
      expect([t.state.updates, eventData(events, 'moves'), asked(t)]).toEqual([[], [], ['0 main/act']]);
    }
  });

  it('D71 MO-354 Panic Button does nothing when the attacker has left', () => {
    const t = scene({
      ...three,
      units: { ...units, '0F1': '5,1' },
      hands: [[], [15], [3]],
      options: { layout: '3A' },
    });
    hold(t, { '3,0': 1 });
    strike(t, 0, '6,1', '0F1');
    answer(t, 1, 15, answers(t, 15, 1)[0]);
    resign(t, 0);
    passCancels(t);
    expect([where(t, '1F1'), asked(t)]).toEqual(['6,1', ['1 main/act']]);
  });
});

describe('a player leaves after declaring a card', () => {
  /**
   * Seat 0 attacks seat 1, who declares a card and leaves. Then seat 0 attacks seat 2, who cannot flee, so no window
   * opens first.
   */
  const fights = { ...three, units: { ...units, '0F1': '5,1', '0F2': '-3,5', '2F1': '-4,5' } };

  it.each([
    ['MO-325 Backup Generator', 2, 'AR', '0'],
    ['MO-391 The Forks', 32, 'AR', '0'],
    ['MO-327 Defence Buff', 3, 'DD', ''],
  ] as const)('D71 %s does nothing, and nothing in a later fight', (_card, title, kind, target) => {
    const t = scene({ ...fights, hands: [[], [title], [1]] });
    rig(t, [6, 5], [6, 1]);
    strike(t, 0, '6,1', '0F1');
    until(t, 1, kind);
    answer(t, 1, title, target);
    expect(asked(t)).toEqual(['2 cancel/window']);
    resign(t, 1);
    expect(asked(t)).toEqual(['0 main/act']);
    rig(t, [6, 5], [6, 1], [6, 4]);
    const events = [...strike(t, 0, '-4,5', '0F2'), ...settle(t)];
    expect(eventData(events, 'compared')).toMatchObject([{ attack: 5, defence: 1, winner: 0 }]);
    expect([eventData(events, 'no-effect'), asked(t)]).toEqual([[], ['0 main/act']]);
  });

  it('D71 D73 a card declared for the planet no longer defends it', () => {
    const t = scene({ ...three, units: { ...units, '0F1': '2,0' }, hands: [[], [12], [3]] });
    hold(t, { '3,0': 1 });
    strike(t, 0, '3,0');
    answer(t, 1, 12);
    rig(t, [6, 6]);
    const events = resign(t, 1);
    expect(eventData(events, 'compared')).toMatchObject([{ attack: 6, defence: 6, winner: 0 }]);
    expect(planetOn(t.state, '3,0').owner).toBe(0);
  });
});

/** The targets on which a card in hand may be played now. */
function answersInTurn(t: Scene, title: number): string[] {
  const start = `play:${named(t, 0, title)}:`;
  return t.legal(0, 'act').flatMap((id) => (String(id).startsWith(start) ? [String(id).slice(start.length)] : []));
}

describe('a teammate leaves', () => {
  const team = {
    seats: 4,
    options: { mode: 'teams', layout: 'T4A' },
    units: { '0M': '-4,-4', '1M': '8,-5', '2M': '4,4', '2F1': '5,3', '3M': '-8,4' },
  };

  it('D71 D76 MO-377 Cowardly Retreat of the team-mate’s ships has no effect', () => {
    const t = scene({ ...team, hands: [[26], [1], [3], []] });
    go(t, '0M');
    play(t, 26);
    resign(t, 2);
    passCancels(t);
    expect(asked(t)).toEqual(['0 main/act']);
  });

  it('D71 MO-377 Cowardly Retreat ends when the team-mate leaves while destinations are chosen', () => {
    for (const answered of [[], ['5,3'], ['5,3', '-5,-4']]) {
      const t = scene({ ...team, hands: [[26]] });
      go(t, '0M');
      play(t, 26);
      for (const cell of answered) t.say(0, cell);
      expect(asked(t)[0]).toMatch(/^0 retreat/);
      resign(t, 2);
      expect(asked(t)).toEqual(['0 main/act']);
    }
  });
});

describe('a player leaves during an attack', () => {
  it('D71 MO-191 while the attacker chooses ships: nothing is declared or spent', () => {
    const t = scene({ ...three, units: { ...units, '0F1': '5,1', '0F2': '5,2' } });
    t.say(0, 'attack:6,1');
    expect(asked(t)).toEqual(['0 attack/ships']);
    const events = resign(t, 1);
    expect([asked(t), t.state.thisTurn.attacked, eventData(events, 'fight')]).toEqual([['0 main/act'], 0, []]);
  });

  it('D73 the owner of an attacked planet: the attack goes on against a neutral planet', () => {
    const t = scene({ ...three, units: { ...units, '0F1': '2,0' }, hands: [[], [12]] });
    hold(t, { '3,0': 1 });
    strike(t, 0, '3,0');
    expect(windowKind(t)).toBe('PD');
    rig(t, [6, 6]);
    const events = resign(t, 1);
    expect(eventData(events, 'compared')).toMatchObject([{ sides: [0, -1], attack: 6, defence: 6, winner: 0 }]);
    expect([asked(t), planetOn(t.state, '3,0').owner, hand(t, 0).length]).toEqual([['0 main/act'], 0, 1]);
  });

  it('D73 MO-693 cards that the owner had played for the planet no longer count', () => {
    const t = scene({ ...three, units: { ...units, '0F1': '2,0' }, hands: [[], [12, 12], [3]] });
    hold(t, { '3,0': 1 });
    strike(t, 0, '3,0');
    answer(t, 1, 12);
    passCancels(t);
    expect(t.state.fight?.more).toBe(3);
    rig(t, [6, 5]);
    const events = resign(t, 1);
    expect(eventData(events, 'compared')).toMatchObject([{ attack: 5, defence: 6, winner: 1 }]);
    expect(planetOn(t.state, '3,0').owner).toBe(-1);
  });
});

describe('a player leaves a victory-point game', () => {
  const options = { layout: '2A', mode: 'points', limit: '10' };

  it('D72 a player who resigned does not win, regardless of points', () => {
    const t = scene({ options, units: { '0M': '-4,-4', '1M': '4,4' }, players: [{ points: 5 }, { points: 1 }] });
    resign(t, 0);
    endTurn(t, 1);
    expect(t.state.result).toMatchObject({ places: [2, 1], winners: [1], scores: [5, 1] });
  });

  it('D72 MO-655 an eliminated player still ranks by points, above one who resigned', () => {
    const t = scene({
      seats: 3,
      options: { layout: '3A', mode: 'points' },
      units: { '0B1': '6,0', '0M': '1,-7', '2M': '-6,7' },
      players: [{ points: 1 }, { steps: 1, points: 9 }, { points: 12 }],
    });
    rig(t, [8, 5]);
    strike(t, 0, '7,0');
    settle(t);
    resign(t, 2);
    endTurn(t, 0);
    expect(t.state.result).toMatchObject({ places: [2, 1, 3], winners: [1] });
  });

  it('D72 points decide if all players have resigned', () => {
    const t = scene({ options, units: { '0M': '-4,-4', '1M': '4,4' }, players: [{ points: 5 }, { points: 1 }] });
    resign(t, 1);
    resign(t, 0);
    expect(t.state.result).toMatchObject({ places: [1, 2], reason: 'nobody-left' });
  });
});
