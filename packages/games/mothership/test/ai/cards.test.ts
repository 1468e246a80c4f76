import { describe, expect, it } from 'vitest';
import { near } from '../../src/rules/board.ts';
import { cell, named, own, player, type Scene, scene, strike } from '../scene.ts';
import { policyAnswer, stay } from './policy.ts';

const play = (t: Scene, title: number, target = ''): string =>
  `play:${named(t, 0, title)}${target === '' ? '' : `:${target}`}`;

describe('cards on the bot’s turn', () => {
  it('destroys a mothership with a card that needs no dice', () => {
    const units = { '0B1': '0,2', '1M': '1,2', '1F1': '6,3' };
    const t = scene({ units, hands: [[33]], players: [{}, { hull: 3 }] });
    stay(t, '0B1');
    expect(policyAnswer(t, 0)).toBe(play(t, 33, '0B1/1M'));
  });

  it('attacks from a distance a bomber that cannot hit back', () => {
    const t = scene({ units: { '0B1': '0,2', '1M': '4,2', '1F1': '6,3' }, hands: [[36]], players: [{}, { hull: 1 }] });
    stay(t, '0B1');
    expect(policyAnswer(t, 0)).toBe(play(t, 36, '0B1/4,2'));
  });

  it('captures a planet by negotiation, an enemy’s before a neutral one', () => {
    const t = scene({ units: { '0F1': '2,1', '1M': '6,4' }, hands: [[22]], owners: [-1, 1] });
    expect(policyAnswer(t, 0)).toBe(play(t, 22, '3,2'));
  });

  it('takes minerals and cards before anything else', () => {
    expect(policyAnswer(scene({ hands: [[24]] }), 0)).toMatch(/^play:c24/);
    expect(policyAnswer(scene({ hands: [[30]] }), 0)).toMatch(/^play:c30/);
    const t = scene({ hands: [[6]], players: [{}, { minerals: 1, gas: 3 }] });
    expect(policyAnswer(t, 0)).toBe(play(t, 6, '1/minerals'));
    const rich = scene({ hands: [[31], [1, 2, 3]] });
    expect(policyAnswer(rich, 0)).toBe(play(rich, 31, '1'));
  });

  it('repairs a damaged hull, and keeps the card otherwise', () => {
    expect(policyAnswer(scene({ hands: [[5]], players: [{ hull: 9 }] }), 0)).toMatch(/^play:c05/);
    expect(policyAnswer(scene({ hands: [[5]] }), 0)).not.toMatch(/^play:/);
  });

  it('moves its station away from a fleet that could destroy it', () => {
    const units = { '0F1': '6,-3', '1M': '-4,-3', '1B1': '-6,-3', '1B2': '-4,-5' };
    const t = scene({ units, hands: [[23]], owners: [-1, -1, -1, 0] });
    expect(policyAnswer(t, 0)).toMatch(new RegExp(`^${play(t, 23)}:`));
    const safe = scene({ units: { '0F1': '6,-3', '1M': '6,4' }, hands: [[23]], owners: [-1, -1, -1, 0] });
    expect(policyAnswer(safe, 0)).not.toMatch(/^play:/);
  });

  it('calls its fleet home when the station is about to fall', () => {
    const units = { '0M': '7,-4', '0F1': '6,-4', '0F2': '8,-4', '1M': '-4,-3', '1B1': '-6,-3', '1B2': '-4,-5' };
    const t = scene({ units, hands: [[26]] });
    expect(policyAnswer(t, 0)).toBe(play(t, 26));
    t.say(0, play(t, 26));
    const from = policyAnswer(t, 0) as string;
    t.say(0, from);
    expect(policyAnswer(t, 0)).toBe('-5,-4');
    t.say(0, '-5,-4');
    const { cell: to } = policyAnswer(t, 0) as { cell: string };
    expect(near(t.state, cell(t.state, '-5,-4'))).toContain(cell(t.state, to));
  });

  it('uses Afterburner to bring a bomber to an unguarded station, and not otherwise', () => {
    const units = { '0B1': '-1,4', '1M': '-6,-2', '1F1': '-7,-2' };
    const t = scene({ units, hands: [[1]], players: [{}, { steps: 1 }] });
    expect(policyAnswer(t, 0)).toBe(play(t, 1, '0B1'));
    const late = scene({ units: { ...units, '0B1': '4,4' }, hands: [[1]] });
    expect(policyAnswer(late, 0)).toBe('move');
  });

  it('uses a Wormhole to decide the game', () => {
    const units = { '0B1': '-8,4', '1M': '-6,-2', '1F1': '-7,-2' };
    const t = scene({ units, hands: [[38]], players: [{}, { steps: 1 }] });
    expect(policyAnswer(t, 0)).toBe(play(t, 38, '0B1'));
    t.say(0, play(t, 38, '0B1'));
    const { cell: to } = policyAnswer(t, 0) as { cell: string };
    expect(near(t.state, cell(t.state, '5,4'))).toContain(cell(t.state, to));
  });

  it('returns to a station in need of a guard after an attack', () => {
    const t = scene({ units: { '0F1': '-3,-4', '1M': '-4,-1', '1B1': '-5,-1' }, hands: [[8]] });
    t.edit((s) => {
      s.thisTurn.attacked = s.thisTurn.moved = 1 << 2;
    });
    expect(policyAnswer(t, 0)).toMatch(/^play:c08\.\d:0F1\/(-4,-4|-4,-5|.*\/-4,-4|.*\/-4,-5|.*\/-5,-3)$/);
  });

  it('keeps cards it has no use for', () => {
    const t = scene({ units: { '0F1': '-5,-1', '1M': '6,4' }, hands: [[4, 16, 21, 35, 25]], players: [{ hull: 12 }] });
    expect(policyAnswer(t, 0)).toBe('move');
  });
});

describe('cards and gas in fights', () => {
  it('burns gas if it can turn a fight, and none otherwise', () => {
    const fight = (gas: number, energy: number[]) => {
      const t = scene({ units: { '0M': '0,2', '1B1': '1,2', '1M': '6,4' }, players: [{ gas, energy }] });
      strike(t, 0, '1,2', '0M');
      return t;
    };
    expect(policyAnswer(fight(2, [5, 5, 5]), 0)).toMatch(/^gas:/);
    const sure = scene({
      units: { '0M': '0,2', '1F1': '1,2', '1M': '6,4' },
      players: [{ gas: 3, energy: [2, 11, 2] }],
      techs: [['L5a']],
    });
    strike(sure, 0, '1,2', '0M');
    expect(policyAnswer(sure, 0)).toBeNull();
  });

  it('uses Prod on the weapons of the mothership it fights', () => {
    const t = scene({
      units: { '0M': '0,2', '1M': '1,2' },
      players: [
        { energy: [0, 9, 6], hull: 4 },
        { energy: [8, 7, 0], hull: 3 },
      ],
      hands: [[9]],
    });
    strike(t, 0, '1,2', '0M');
    expect(policyAnswer(t, 0)).toBe(`${named(t, 0, 9)}:1M/weapons`);
  });

  it('breaks shields that would save the enemy', () => {
    const t = scene({
      units: { '0M': '0,2', '0B1': '0,3', '0B2': '1,1', '1M': '1,2', '1F1': '6,3' },
      players: [{}, { energy: [0, 3, 12], hull: 6 }],
      hands: [[37]],
    });
    strike(t, 0, '1,2');
    expect(policyAnswer(t, 0)).toBe(`${named(t, 0, 37)}:1M`);
  });

  it('flees from a fight that would cost the ship', () => {
    const t = scene({
      units: { '0M': '0,2', '0F1': '0,3', '0F2': '1,1', '1B1': '1,2', '1M': '6,4' },
      hands: [[], [15]],
      owners: [-1, 1],
    });
    strike(t, 0, '1,2');
    expect(policyAnswer(t, 1)).toMatch(/^c15/);
    expect(player(t.state, 1).hand.cards.length).toBe(1);
    expect(own(t, 0).hull).toBe(12);
  });
});
