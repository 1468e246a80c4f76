import { describe, expect, it } from 'vitest';
import { TOKEN } from '../../src/content/set.ts';
import { liftUnit, putUnit } from '../../src/effects/board.ts';
import { capture } from '../../src/effects/planets.ts';
import type { Planet, Player } from '../../src/state.ts';
import { cell, eventData, go, named, own, rig, scene, strike, where } from '../scene.ts';

// Bugs that the referee found in random games.

describe('found by the referee', () => {
  it('MO-297 Scrap Yard pays for a ship that Last Stand takes along', () => {
    const units = { '0M': '-5,-3', '0F1': '5,0', '1M': '6,3', '1F1': '6,0' };
    const t = scene({ units, techs: [['L4a']], hands: [[], [28]] });
    strike(t, 0, '6,0');
    rig(t, [6, 6], [6, 1]);
    // Pass the declarations and the reroll, then answer the lost fight.
    for (const _window of ['DD', 'AR']) t.say(1, null);
    const events = t.say(1, `${named(t, 1, 28)}:0F1`);
    expect(eventData(events, 'destroyed').map(({ unit }) => unit)).toEqual(['0F1', '1F1']);
    // One mineral from scrap and one from loot.
    expect(own(t, 0)).toMatchObject({ minerals: 2, gas: 1 });
  });

  it('MO-417 a station among asteroids does not roll', () => {
    const t = scene({ units: { '0M': '-5,-3', '1M': '6,4' }, techs: [['L3b']] });
    t.edit((s) => {
      liftUnit(s, 0);
      putUnit(s, 0, cell(s, '2,-3'));
    });
    const events = t.say(0, 'ability:station move:3,-3');
    expect(eventData(events, 'rolled').map(({ side }) => side)).toEqual([-1]);
  });

  it('MO-419 no more cards are asked for once Deflector Shields are played', () => {
    const t = scene({ units: { '0M': '2,-3', '1M': '6,3' }, hands: [[4, 3]], players: [{ gas: 3 }] });
    go(t, '0M', '3,-3');
    t.say(0, named(t, 0, 4));
    t.expectAsked(0, 'main');
    expect([where(t, '0M'), own(t, 0).gas]).toEqual(['3,-3', 3]);
  });

  it('MO-445 MO-649 Bubble Wrap strengthens the solo opponent from the moment of capture', () => {
    const t = scene({ seats: 1, options: { mode: 'solo', artifacts: true }, owners: [0, 0, 0] });
    t.edit((s) => {
      const planet = s.planets[0] as Planet;
      planet.explored = true;
      planet.token.cards = [TOKEN + 10];
      planet.token.known = [-1];
      const before = (s.players[1] as Player).shields;
      capture(s, 0, 1, 'attack');
      expect((s.players[1] as Player).shields).toBe(before + 2);
    });
  });
});
