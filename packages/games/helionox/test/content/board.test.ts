import { describe, expect, it } from 'vitest';
import {
  ARCHITECTS,
  CRYO_EACH,
  DIFFICULTIES,
  type Difficulty,
  designNamed,
  FLEET,
  illegalTechAtEach,
  LOCATIONS,
  MISSIONS,
  PLACES,
  REQUESTS,
  requestsUsed,
  steps,
} from '../../src/content/index.ts';
import { line, PLACE } from './lines.ts';

describe('the Locations', () => {
  it.each([
    ['HX-361', 'L01 Old World Capital (Earth): Bonus either remove 1 Cryo or Cycle 1; Key 1 I.'],
    ['HX-362', 'L02 Lunar Base (Moon): Bonus 1 D; Key 2 D.'],
    [
      'HX-363',
      'L03 Martian Biosphere (Mars): Bonus draw 1, then discard 1; Key draw 1, then may consume 1 from hand or discard.',
    ],
    ['HX-364', 'L04 Ceres Mining Colony (Ceres): Bonus 1 C; Key 2 C.'],
    ['HX-365', 'L05 European Warp Installation (Europa): Bonus may move anywhere; Key may move anywhere, then 1 C.'],
    ['HX-366', 'L06 Meridian Exchange (Earth, MP): Bonus bank 1 C; Key bank 2 C.'],
    ['HX-367', 'L07 Farside Arsenal (Moon, MP): Bonus bank 1 D; Key bank 1 D, then draw 1.'],
    [
      'HX-368',
      'L08 Olympus Gene Vault (Mars, MP): Bonus may consume 1 from discard; Key may consume 1 from hand or discard, then 1 C.',
    ],
    ['HX-369', 'L09 Pallas Freeport (Ceres, MP): Bonus Cargo if able; Key Cargo if able, then 1 C.'],
    ['HX-370', 'L10 Conamara Relay (Europa, MP): Bonus draw 1, then discard 1; Key draw 2, then discard 1.'],
  ])('%s %s', (_rule, text) => {
    const card = designNamed(text.slice(0, 3));
    if (card?.kind !== 'location') throw new Error('no Location');
    const { id, name, place, mp, bonus, key } = card;
    expect(`${id} ${name} (${PLACE[place]}${mp ? ', MP' : ''}): Bonus ${line(bonus)}; Key ${line(key)}.`).toBe(text);
  });

  it('the places are in board order', () => {
    expect(PLACES).toEqual(['earth', 'moon', 'mars', 'ceres', 'europa']);
  });

  it('each place has one base card and one MP card', () => {
    expect(LOCATIONS.filter((card) => !card.mp).map((card) => card.place)).toEqual(PLACES);
    expect(LOCATIONS.filter((card) => card.mp).map((card) => card.place)).toEqual(PLACES);
  });

  it('no Location grants Key Access, so none can lead to another', () => {
    for (const { bonus, key } of LOCATIONS) {
      expect([...steps(bonus), ...steps(key)].map((step) => step.op)).not.toContain('key');
    }
  });
});

describe('the Architects', () => {
  it.each([
    [
      'HX-371',
      'A01 Ilse Marrow. 2: may move adjacent. 4: discard 1, then obtain a Market card of printed cost 4 or less free.',
    ],
    ['HX-372', 'A02 Tomas Verhoeven. 3: 2 C. 4: 3 C, then Cycle 1.'],
    [
      'HX-373',
      'A03 Captain Adaeze Bright. 1: 1 D. 3: Overcome an Event here of cost 4 or less free, then draw 1, then 1 C.',
    ],
    ['HX-374', 'A04 The Cartographer. 2: draw 2, then discard 1. 4: draw 3, then discard 1.'],
    [
      'HX-375',
      'A05 Dr. Suvi Halloran. 2: may consume 1 from hand or discard, then 1 C. 4: may consume 2 from hand or discard, then draw 1.',
    ],
    ['HX-376', 'A06 Consul Renwick. 2: Embassy if able, then 1 C. 3: may move anywhere, then Embassy if able.'],
    [
      'HX-377',
      'A07 Keyholder Ama Sarr. 1: may Key Access if able. 3: may move anywhere, then may Key Access if able, then 2 C.',
    ],
    [
      'HX-378',
      'A08 Iterant Nine. 3: copy a card played this turn of cost 5 or less. 4: secure any card from own discard, then draw 1, then 1 C.',
    ],
    ['HX-379', 'A09 Broker Lysander. 1: Cycle 2. 4: secure a Market card of printed cost 3 or less free.'],
    ['HX-380', 'A10 Warden Kestrel Holt. 2: 3 D. 4: 5 D, then draw 1.'],
    ['HX-381', 'A11 Orator Bexley. 2: 1 I. 4: 2 I, then draw 1.'],
    [
      'HX-382',
      'A12 The Reconciler. 2: every player may move adjacent, then 1 C. 4: every player Embassy if able, then 2 I, then 1 C.',
    ],
    ['HX-383', 'A13 Quartermaster Pell (MP). 2: bank 1 C, then Cycle 1. 4: bank 2 D, then bank 2 C.'],
    ['HX-384', 'A14 Runner Jun Oduya (MP). 1: Cargo if able. 3: may move anywhere, then Cargo if able, then 1 C.'],
    [
      'HX-385',
      'A15 The Wraith (MP). 2: ignore Shut Down this turn, then 1 C. 3: ignore Shut Down this turn, then may move anywhere, then may Key Access if able, then 1 C.',
    ],
  ])('%s %s', (_rule, text) => {
    const card = designNamed(text.slice(0, 3));
    if (card?.kind !== 'architect') throw new Error('no Architect');
    const [first, second] = card.abilities;
    expect(
      `${card.id} ${card.name}${card.mp ? ' (MP)' : ''}. ${first.cryo}: ${line(first.effect)}. ${second.cryo}: ${line(second.effect)}.`,
    ).toBe(text);
  });

  it('there are enough Architects for four players to draft three each, with and without MP', () => {
    expect([ARCHITECTS.filter((card) => !card.mp).length, ARCHITECTS.length]).toEqual([12, 15]);
  });

  it('every ability places one to four Cryo Counters', () => {
    for (const { cryo } of ARCHITECTS.flatMap((card) => card.abilities)) {
      expect(cryo).toBeGreaterThanOrEqual(1);
      expect(cryo).toBeLessThanOrEqual(CRYO_EACH);
    }
  });
});

describe('the Missions', () => {
  it.each([
    ['HX-229', 'MC1', { count: 'marketCards', faction: 'bio' }, [5, 5, 5, 5]],
    ['HX-230', 'MC2', { count: 'marketCards', faction: 'cybernetic' }, [5, 5, 5, 5]],
    ['HX-231', 'MC3', { count: 'embassies' }, [4, 4, 4, 4]],
    ['HX-232', 'MC4', { count: 'events' }, [9, 9, 9, 9]],
    ['HX-281', 'MS1', { count: 'consumedCards' }, [6, 10, 16, 22]],
    ['HX-282', 'MS2', { count: 'embassies' }, [4, 9, 13, 17]],
    ['HX-283', 'MS3', { count: 'events' }, [11, 22, 33, 45], [12, 24, 34, 46]],
    ['HX-284', 'MS4', { count: 'catastrophicEvents' }, [4, 3, 5, 6]],
    ['HX-285', 'MS5', { count: 'requests' }, [5, 10, 14, 20]],
  ])('%s %s', (_rule, id, goal, least, leastMp = least) => {
    expect(designNamed(id)).toMatchObject({ kind: 'mission', goal, least, leastMp });
  });

  it('HX-228 every Mission is worth 5', () => {
    expect(MISSIONS.map((card) => card.worth)).toEqual(new Array(9).fill(5));
  });

  it('four are competitive, five for the team, and only MS5 needs MP', () => {
    expect(MISSIONS.filter((card) => card.mode === 'competitive').map((card) => card.id)).toEqual([
      'MC1',
      'MC2',
      'MC3',
      'MC4',
    ]);
    expect(MISSIONS.filter((card) => card.mp).map((card) => card.id)).toEqual(['MS5']);
  });

  it.each([
    ['HX-273', 'rookie', false, 1],
    ['HX-274', 'normal', false, 0],
    ['HX-275', 'veteran', true, 1],
    ['HX-276', 'master', true, 0],
  ] as [string, Difficulty, boolean, 0 | 1][])(
    '%s %s: Garrisons %s, Missions one per player less %i',
    (_rule, level, garrisons, fewerMissions) => {
      expect(DIFFICULTIES[level]).toEqual({ garrisons, fewerMissions });
    },
  );
});

describe('the Mercury Protocol cards', () => {
  it('HX-263 there are two Requests for each ordered pair of different places', () => {
    const pairs = REQUESTS.map(({ from, to }) => `${from}-${to}`);
    expect(new Set(pairs).size).toBe(20);
    expect(REQUESTS.every(({ from, to, copies, mp }) => from !== to && copies === 2 && mp)).toBe(true);
    expect(designNamed('RQ-europa-ceres')).toMatchObject({ from: 'europa', to: 'ceres' });
  });

  it('every Request is worth 2', () => {
    expect(REQUESTS.every(({ worth }) => worth === 2)).toBe(true);
  });

  it('the Request deck has six Requests per player, seven in a solo game', () => {
    expect([1, 2, 3, 4].map(requestsUsed)).toEqual([7, 12, 18, 24]);
  });

  it('each Location has one Illegal Tech with one or two players, two with more', () => {
    expect([1, 2, 3, 4].map(illegalTechAtEach)).toEqual([1, 1, 2, 2]);
  });

  it.each([
    // Ruling R55: a taxed move costs 3, and the discount applies only to untaxed moves.
    ['HX-357', 'F1', { on: 'paidMove', less: 1, floor: 1 }],
    ['HX-358', 'F2', { on: 'overcome', effect: [{ op: 'bankDefense', n: 1 }] }],
    ['HX-359', 'F3', { on: 'gainCargo', cost: 0 }],
    ['HX-360', 'F4', { on: 'bankReward', credits: 3 }],
  ])('%s Fleet Asset %s', (_rule, id, ability) => {
    expect(designNamed(id)).toMatchObject({ kind: 'fleet', mp: true, ability });
    expect(FLEET).toHaveLength(4);
  });
});
