import { describe, expect, it } from 'vitest';
import { cardTitled } from '../../src/content/set.ts';
import { targetsFor } from '../../src/effects/cards/index.ts';
import { newFight } from '../../src/rules/fight.ts';
import { bonusesOf } from '../../src/rules/roll.ts';
import type { State } from '../../src/state.ts';
import { layToken, titles } from '../scene.ts';
import { attacksOf, bits, claims, eventData, opponentsTurn, rig, side, solo, unit, wayOf, where } from './scene.ts';

const PLAYER = { '0M': '9,-4' };
/** The player has Space Walls, so attacks on their planets need a total of 9. */
const WALLS = [{ tier: [1, 0, 0, 0] }];
const planetFights = (events: Parameters<typeof eventData>[0]) =>
  eventData(events, 'fight').map(({ units, target }) => [...(units as string[]), '>', target].join(' '));

describe('the opponent captures', () => {
  it('MO-614 with single attacks, ship by ship in order', () => {
    const t = solo({ units: { ...PLAYER, '1B1': '-3,-2', '1F1': '-1,-3' } });
    rig(t, [8, 1], [6, 1]);
    expect(planetFights(opponentsTurn(t))).toEqual(['1B1 > planet 0', '1F1 > planet 0']);
  });

  it('MO-614 with all ships together if none could do it alone, which spends their attacks', () => {
    const t = solo({ units: { ...PLAYER, '1B1': '-3,-2', '1F1': '-1,-3' }, players: WALLS });
    rig(t, [6, 3], [8, 6]);
    const events = opponentsTurn(t);
    expect(planetFights(events)).toEqual(['1F1 1B1 > planet 0']);
    expect(t.state.planets[0]?.owner).toBe(1);
    expect(eventData(events, 'compared')).toMatchObject([{ attack: 9, defence: 9 }]);
  });

  it('MO-614 with single attacks as soon as one ship could do it alone', () => {
    // At level 4 faces count double, so a bomber reaches 16.
    const t = solo({ units: { ...PLAYER, '1B1': '-3,-2', '1F1': '-1,-3' }, players: WALLS, options: { level: '4' } });
    rig(t, [8, 1], [6, 1]);
    expect(planetFights(opponentsTurn(t))).toEqual(['1B1 > planet 0', '1F1 > planet 0']);
  });

  it('MO-614 with single attacks if one ship’s best roll just reaches the number', () => {
    // Without Space Walls a planet needs six, the highest roll of a fighter.
    const t = solo({ units: { ...PLAYER, '1F1': '-1,-3', '1F2': '-3,-2' } });
    rig(t, [6, 1], [6, 1]);
    expect(planetFights(opponentsTurn(t))[0]).toBe('1F1 > planet 0');
  });

  it('MO-614 without ships that have spent their attack', () => {
    // B1 attacks the station first. B2 and F2 are beside planet 1; F1 is not.
    const t = solo({
      units: { ...PLAYER, '1B1': '-8,3', '1B2': '-1,1', '1F2': '1,-1', '1F1': '-1,-3' },
      players: WALLS,
      also: claims(bits(0)),
    });
    const fights = planetFights(opponentsTurn(t));
    expect(fights[0]).toBe('1B1 > 0S');
    expect(fights[1]).toBe('1F2 1B2 > planet 1');
  });

  it('MO-614 counting artifact bonuses to decide whether one ship could do it alone', () => {
    // A total of 9 is needed: with Space Cat the mothership could reach 10; a bomber reaches only 8.
    const t = solo({
      units: { ...PLAYER, '1M': '-1,-4', '1B1': '-3,-2' },
      options: { level: '3', artifacts: true },
      owners: [0, 1, 0],
      players: [{ tier: [1, 0, 0, 0], tractor: unit('1M') }],
      also: (s) => layToken(s, 1, 12),
    });
    expect(eventData(opponentsTurn(t), 'fight').map(({ units }) => units)).toEqual([['1B1']]);
  });

  it('MO-646 always or never together, by an option', () => {
    const units = { ...PLAYER, '1B1': '-3,-2', '1F1': '-1,-3' };
    const always = solo({ units, options: { npcJoint: 'always' } });
    expect(planetFights(opponentsTurn(always))).toEqual(['1F1 1B1 > planet 0']);
    const never = solo({ units, options: { npcJoint: 'never' }, players: WALLS });
    expect(planetFights(opponentsTurn(never))).toEqual(['1B1 > planet 0', '1F1 > planet 0']);
  });

  it('MO-596 without taking a card and without gaining or spending resources', () => {
    const t = solo({ units: { ...PLAYER, '1B1': '-3,-2', '0F1': '5,-4', '1F1': '6,-4' }, hands: [[5, 5]] });
    t.edit((s) => {
      s.claimed = bits(0);
      (s.planets[0] as State['planets'][number]).owner = -1;
      s.homes = s.homes.map((home, slot) => (slot === 5 ? 1 : home));
      s.claimed = bits(0);
    });
    const deck = t.state.deck.cards.length;
    rig(t, [6, 6], [6, 1]);
    const events = opponentsTurn(t);
    expect(eventData(events, 'killed')).toHaveLength(1);
    expect(side(t, 1)).toMatchObject({ minerals: 0, gas: 0, influence: 0 });
    expect([side(t, 1).hand.cards.length, t.state.deck.cards.length, side(t, 0).hand.cards.length]).toEqual([
      0,
      deck,
      2,
    ]);
  });

  it('MO-596 without getting a card for the planet', () => {
    const t = solo({ units: { ...PLAYER, '1B1': '-3,-2' }, hands: [[5]] });
    const deck = t.state.deck.cards.length;
    rig(t, [8, 8]);
    const events = opponentsTurn(t);
    expect(eventData(events, 'captured')).toMatchObject([{ seat: 1, planet: '-2,-3' }]);
    expect([eventData(events, 'drew'), eventData(events, 'stole')]).toEqual([[], []]);
    expect([t.state.deck.cards.length, titles(side(t, 0).hand), side(t, 1).hand.cards]).toEqual([deck, [5], []]);
  });

  it('MO-597 and a planet retaken from it gives a card from the deck without a choice', () => {
    const t = solo({
      units: { ...PLAYER, '0B1': '-3,-2', '1M': '-8,3' },
      also(s) {
        (s.planets[0] as State['planets'][number]).owner = 1;
        s.claimed = bits(0);
      },
    });
    rig(t, [8, 8]);
    t.say(0, 'attack:-2,-3');
    expect(t.state.planets[0]?.owner).toBe(0);
    expect(side(t, 0).hand.cards).toHaveLength(1);
    t.expectAsked(0, 'main', 'act');
  });
});

describe('the opponent fights', () => {
  it('MO-598 with wingmen and techs like a player', () => {
    const { state } = solo({
      units: { ...PLAYER, '0F1': '5,-4', '1F1': '6,-4', '1B1': '7,-4', '1F2': '6,-3' },
      options: { level: '8' },
    });
    const fight = newFight(state, 'dogfight', [unit('0F1')], unit('1F1'));
    expect(bonusesOf(state, fight, true).map(({ why, n }) => [why, n])).toEqual([
      ['bonus-tech', 3],
      ['bonus-wingman', 2],
    ]);
  });

  it('MO-598 with dice rolled and compared by the usual rules', () => {
    const t = solo({ units: { ...PLAYER, '0F1': '5,-4', '1F1': '6,-4' }, also: claims(1) });
    rig(t, [6, 5], [6, 3]);
    const events = opponentsTurn(t);
    expect(eventData(events, 'rolled').map(({ side: who, faces }) => [who, faces])).toEqual([
      [1, '5'],
      [0, '3'],
    ]);
    expect(where(t, '0F1')).toBeNull();
  });

  it('MO-598 a ship that loses its attack is lost, with loot for the player', () => {
    const t = solo({
      units: { ...PLAYER, '0F1': '5,-4', '1F1': '6,-4', '1M': '0,-6' },
      also: claims(1),
    });
    rig(t, [6, 1], [6, 6]);
    const before = side(t, 0).minerals;
    opponentsTurn(t);
    expect(where(t, '1F1')).toBeNull();
    // Loot plus the income at the end of the turn, from the station and three planets.
    expect(side(t, 0).minerals).toBe(before + 1 + 4);
  });

  it('MO-615 station attacks are made ship by ship', () => {
    const t = solo({
      units: { ...PLAYER, '1M': '-8,3', '1B1': '-8,4', '1B2': '-9,5' },
      also: claims(3),
    });
    expect(planetFights(opponentsTurn(t))).toEqual(['1M > 0S', '1B1 > 0S', '1B2 > 0S']);
  });

  it('MO-616 without joint attacks against units and without gas', () => {
    const t = solo({
      units: { '0M': '9,-4', '0B1': '5,-4', '1F1': '6,-4', '1F2': '4,-4' },
      also(s) {
        s.claimed = 3;
        (s.players[1] as State['players'][number]).gas = 9;
      },
    });
    // Both attacks fail; the first is a tie.
    rig(t, [6, 2], [8, 2], [6, 2], [8, 2]);
    const events = opponentsTurn(t);
    expect(planetFights(events)).toEqual(['1F1 > 0B1', '1F2 > 0B1']);
    const station = solo({ units: { ...PLAYER, '1M': '-8,3' }, players: [{}, { gas: 9 }] });
    expect(eventData(opponentsTurn(station), 'burned-gas')).toEqual([]);
    expect([side(t, 1).gas, side(station, 1).gas]).toEqual([9, 9]);
  });

  it('MO-619 asteroids hit its ships like all others', () => {
    const t = solo({ units: { ...PLAYER, '1M': '0,-6', '1B2': '-3,0' }, also: claims(2) });
    rig(t, [6, 6], [8, 1]);
    const events = opponentsTurn(t);
    expect(eventData(events, 'entered-field')).toEqual([{ unit: '1B2' }]);
    expect(where(t, '1B2')).toBeNull();
    const lucky = solo({ units: { ...PLAYER, '1M': '0,-6', '1B2': '-3,0' }, also: claims(2) });
    rig(lucky, [6, 3], [8, 3]);
    // A tie is enough for the ship to continue on its path.
    opponentsTurn(lucky);
    expect(where(lucky, '1B2')).toBe(wayEnd(lucky, '1B2'));
  });

  it('MO-619 its mothership takes the face of the asteroids', () => {
    const t = solo({ units: { ...PLAYER, '1M': '-3,0' } });
    rig(t, [6, 6], [6, 1]);
    opponentsTurn(t);
    expect(side(t, 1).hull).toBe(11);
  });

  it('MO-622 shields of both sides refill after the player’s turn and after the opponent’s', () => {
    const t = solo({ units: { '0M': '-8,4', '1M': '-8,3' }, players: [{ shields: 1 }, { shields: 0 }] });
    rig(t, [6, 5], [6, 5]);
    // Its attack is a tie; the missing shields were refilled before it.
    const events = opponentsTurn(t);
    expect(eventData(events, 'fight')).toHaveLength(1);
    expect([side(t, 0).shields, side(t, 1).shields]).toEqual([5, 5]);
    const hit = solo({ units: { '0M': '-8,4', '1M': '-8,3' } });
    rig(hit, [6, 4], [6, 1]);
    const other = opponentsTurn(hit);
    expect(eventData(other, 'mothership-hit')).toMatchObject([{ shields: 4, hull: 0 }]);
    expect(side(hit, 0)).toMatchObject({ shields: 5, hull: 12 });
  });
});

const blockade = (s: State): void => {
  s.blockade = 0;
};

/** The end of the path that was announced for a ship. */
const wayEnd = (t: Parameters<typeof where>[0], name: string): string | undefined => wayOf(t.events, name)?.at(-1);

describe('the end of the challenge', () => {
  it('MO-581 the player wins when all six ships are destroyed', () => {
    const t = solo({ units: { '0M': '5,-4', '1F3': '6,-4' } });
    rig(t, [6, 6], [6, 1]);
    t.say(0, 'attack:6,-4');
    expect(t.state.result).toMatchObject({ winners: [0], places: [1], reason: 'solo-won' });
  });

  it('MO-582 the player loses when the station is destroyed', () => {
    const t = solo({ units: { ...PLAYER, '1M': '-8,3' }, players: [{ steps: 1 }] });
    rig(t, [6, 4]);
    opponentsTurn(t);
    expect(t.state.result).toMatchObject({ winners: [], reason: 'solo-lost' });
  });

  it('MO-582 the player loses when the last ship is destroyed', () => {
    const t = solo({ units: { '0F1': '5,-4', '0G1': '-2,-4', '1F1': '6,-4' }, also: claims(1) });
    rig(t, [6, 6], [6, 1]);
    opponentsTurn(t);
    expect(t.state.result).toMatchObject({ winners: [], reason: 'solo-lost' });
    expect(attacksOf(t.events, '1F1')).toEqual(['0F1']);
  });
});

describe('cards against the opponent', () => {
  it('MO-620 cannot steal anything from it', () => {
    const t = solo({ hands: [[6, 31]], players: [{}, { minerals: 5, gas: 5 }] });
    const { state } = t;
    expect(targetsFor(state, 0, cardTitled(6), 'OT')).toEqual([]);
    expect(targetsFor(state, 0, cardTitled(31), 'OT')).toEqual([]);
  });

  it('MO-621 Trade Blockade stops the player’s gathering', () => {
    const t = solo({ units: { ...PLAYER, '1M': '0,-6' } });
    opponentsTurn(t);
    expect(side(t, 0).minerals).toBe(4);
    const stopped = solo({ units: { ...PLAYER, '1M': '0,-6' }, also: blockade });
    opponentsTurn(stopped);
    expect(side(stopped, 0).minerals).toBe(0);
    // The blockade ends when the player's next turn begins.
    expect(stopped.state.blockade).toBe(-1);
  });
});
