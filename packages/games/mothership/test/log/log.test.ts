import { formatMessage } from '@orrery/messages';
import { table } from '@orrery/testing';
import { describe, expect, it } from 'vitest';
import { BONUS } from '../../src/content/bonus.ts';
import { developmentOf } from '../../src/content/set.ts';
import { game, type State } from '../../src/index.ts';
import { messages } from '../../src/text/en.ts';
import { answer, passCancels, settle, until } from '../cards/play.ts';
import { eventData, hold, layToken, own, planetOn, rig, scene, strike } from '../scene.ts';

const apart = { options: { layout: '2A' }, units: { '0M': '-4,-4', '1M': '4,4' } };
const duel = { ...apart, units: { ...apart.units, '0F1': '0,-4', '1F1': '1,-4' } };

describe('dice in the log add up', () => {
  it('MO-265 MO-461 shows faces doubled by Fast Cap', () => {
    const t = scene({
      options: { layout: '2A', artifacts: true },
      units: { '0M': '-3,-1', '0F1': '-4,-4', '1M': '4,4' },
      techs: [['E2']],
    });
    hold(t, { '0,0': 0 });
    t.edit((s) => layToken(s, s.planets.indexOf(planetOn(s, '0,0')), 12));
    rig(t, [6, 4]);
    const events = [...strike(t, 0, '-3,-2'), ...settle(t)];
    expect(eventData(events, 'compared')).toMatchObject([
      {
        attack: 10,
        dice: [[{ unit: '0M', face: 4, times: 2, extras: [] }], []],
        faces: [[8], []],
        added: [[{ name: 'Space Cat', n: 2 }], []],
      },
    ]);
  });

  it('MO-202 shows a die doubled by Expansion Pak', () => {
    const t = scene({ ...duel, hands: [[27]] });
    rig(t, [6, 3], [6, 2]);
    strike(t, 0, '1,-4');
    until(t, 0, 'AD');
    const events = [...answer(t, 0, 27, '0F1'), ...passCancels(t), ...settle(t)];
    expect(eventData(events, 'compared')).toMatchObject([{ attack: 6, faces: [[6], [2]] }]);
  });
});

describe('losses and moves in the log are correct', () => {
  it('MO-132 a mothership loses no more hull points than it has', () => {
    const t = scene({
      ...apart,
      units: { '0M': '1,-3', '0F1': '-4,-4', '1M': '2,-3', '1F1': '4,3' },
      players: [{}, { hull: 2, energy: [5, 5, 0] }],
    });
    rig(t, [6, 6], [6, 1]);
    const events = [...strike(t, 0, '2,-3'), ...settle(t)];
    expect(eventData(events, 'mothership-hit')).toEqual([{ seat: 1, shields: 0, hull: 2 }]);
  });

  it('MO-381 logs the hull points that Last Stand takes from a mothership', () => {
    const t = scene({
      ...apart,
      units: { '0M': '1,-3', '0F1': '-4,-4', '1F2': '2,-3', '1M': '4,3' },
      hands: [[], [28]],
    });
    rig(t, [6, 6], [6, 1]);
    strike(t, 0, '2,-3');
    until(t, 1, 'LD');
    const events = [...answer(t, 1, 28, '0M'), ...passCancels(t), ...settle(t)];
    expect(own(t, 0).hull).toBe(8);
    expect(eventData(events, 'mothership-hit')).toEqual([{ seat: 0, shields: 0, hull: 4 }]);
  });

  it('MO-575 logs the last round once when an elimination triggers it', () => {
    const t = scene({
      seats: 3,
      options: { layout: '3A', mode: 'points' },
      units: { '0B1': '6,0', '0M': '1,-7', '2M': '-6,7' },
      players: [{}, { steps: 1 }],
    });
    rig(t, [8, 5]);
    const events = [...strike(t, 0, '7,0'), ...settle(t)];
    expect([t.state.ending, eventData(events, 'last-round'), eventData(events, 'limit-reached')]).toEqual([
      true,
      [{}],
      [],
    ]);
    expect(eventData(t.table.apply({ kind: 'resign', seat: 2 }), 'last-round')).toEqual([]);
  });

  it('MO-300 the station moves, and Migration warps it', () => {
    const t = scene({ ...apart, techs: [['L3b']] });
    const events = t.say(0, 'ability:station move:-6,-4');
    expect([eventData(events, 'warped'), eventData(events, 'station-moved')]).toEqual([
      [],
      [{ seat: 0, unit: '0S', to: '-6,-4' }],
    ]);
  });
});

describe('refusals cite the broken rule', () => {
  it('MO-503 MO-504 MO-501 cites the rule for a development that does not fit', () => {
    const t = scene({ ...apart, options: { layout: '2A', developments: true }, players: [{ minerals: 9 }] });
    hold(t, { '-3,-2': 0 });
    const ruleFor = (built: string[], wanted: string): string | null | undefined => {
      const all = (s: State): number[] => [...s.works.cards, ...s.market.cards];
      const find = (s: State, id: string, not: number[]): number =>
        all(s).find((card) => developmentOf(card).id === id && !not.includes(card)) as number;
      t.edit((s) => {
        const planet = planetOn(s, '-3,-2');
        planet.explored = true;
        planet.developments = [];
        for (const id of built) planet.developments.push(find(s, id, planet.developments));
        const card = find(s, wanted, planet.developments);
        s.market.cards[0] = card;
      });
      const card = t.view(0).market[0]?.id;
      return t.refused(0, `build:${card}:${t.state.planets.indexOf(planetOn(t.state, '-3,-2'))}`).rule;
    };
    expect(ruleFor(['farmland'], 'farmland')).toBe('MO-503');
    expect(ruleFor([], 'gas-skimmer')).toBe('MO-504');
    expect(ruleFor(['farmland', 'garrison', 'deep-shaft'], 'gas-skimmer')).toBe('MO-501');
  });

  it('MO-236 MO-279 cites the rule for too much gas and for a Solar Beam with 2 hull points', () => {
    const t = scene({
      ...apart,
      units: { '0M': '0,-4', '1F1': '1,-4', '1M': '4,4' },
      techs: [['C5a']],
      players: [{ gas: 6, hull: 2 }],
    });
    strike(t, 0, '1,-4');
    until(t, 0, 'AD');
    expect(t.refused(0, 'gas:5', 'answer').rule).toBe('MO-236');
    expect(t.refused(0, 'beam', 'answer').rule).toBe('MO-279');
  });

  it('MO-583 explains in the solo challenge that the fleet starts around its start hex', () => {
    const t = table<State>(game, { seats: 1, options: { mode: 'solo', layout: 'S1' } });
    const { reason, params } = t.refused(0, { piece: '0M', cell: '-8,4', rotation: 0 });
    expect(formatMessage(messages, { id: reason, params })).toBe(
      'Place ships on free hexes within two spaces of your start hex.',
    );
  });
});

describe('messages show names instead of ids', () => {
  const RESOURCES = ['minerals', 'gas', 'influence'];
  const text = (id: string, params: Record<string, number | string>): string =>
    formatMessage(messages, { id, params: { seat: 'Ada', from: 'Vesta', ...params } });

  it('MO-533 MO-538 name the reward of every face of the bonus die', () => {
    expect(BONUS.map((what) => text('bonus', { what }))).toEqual([
      'Bonus die for Ada: a free guardian.',
      'Bonus die for Ada: 1 gas.',
      'Bonus die for Ada: 1 influence.',
      'Bonus die for Ada: an action card.',
      'Bonus die for Ada: a free development.',
      'Bonus die for Ada: a free exploration.',
    ]);
  });

  it('match the number of minerals, gas or influence', () => {
    expect(RESOURCES.map((what) => text('gained', { n: 1, what }))).toEqual([
      'Ada gains 1 mineral.',
      'Ada gains 1 gas.',
      'Ada gains 1 influence.',
    ]);
    expect(RESOURCES.map((what) => text('gained', { n: 2, what }))).toEqual([
      'Ada gains 2 minerals.',
      'Ada gains 2 gas.',
      'Ada gains 2 influence.',
    ]);
    expect(RESOURCES.map((what) => text('robbed', { what }))).toEqual([
      'Ada takes 1 mineral from Vesta.',
      'Ada takes 1 gas from Vesta.',
      'Ada takes 1 influence from Vesta.',
    ]);
    expect(text('too-dear', { need: 1, have: 0, what: 'minerals' })).toBe('That costs 1 mineral; you have 0.');
    expect(text('too-dear', { need: 6, have: 1, what: 'influence' })).toBe('That costs 6 influence; you have 1.');
  });
});
