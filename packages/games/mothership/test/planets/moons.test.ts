import { describe, expect, it } from 'vitest';
import { endTurn, eventData, named, own, rig, scene, strike, where } from '../scene.ts';

/** In 2A the mineral planet 2 at 0,0 has a moon; a ship is beside it among the asteroids. */
const units = { '0M': '-5,-3', '0F1': '0,-1', '1M': '6,3', '1F1': '6,4' };
const options = { moons: true };

/** Rolls the bonus die and passes its window, which opens if the card gained by the capture could be a reroll. */
function roll(t: ReturnType<typeof scene>): void {
  t.say(0, 'roll');
  while (t.asked()[0]?.flow === 'window') t.say(0, null);
}

/** Captures the planet with the moon and rolls the bonus die. */
function captured(face: number, more: object = {}) {
  const t = scene({ units, options, ...more });
  rig(t, [6, 6], [6, face]);
  strike(t, 0, '0,0');
  expect(t.asked()).toMatchObject([{ seat: 0, flow: 'bonus', step: 'offer' }]);
  roll(t);
  return t;
}

describe('moons and the bonus die', () => {
  it('MO-532 MO-689 capturing a planet with a moon offers an optional roll', () => {
    const t = scene({ units, options });
    rig(t, [6, 6]);
    strike(t, 0, '0,0');
    expect(own(t, 0).hand.cards).toHaveLength(1);
    t.say(0, null);
    t.expectAsked(0, 'main');
    const u = scene({ units: { ...units, '0F1': '-3,-1' }, options });
    rig(u, [6, 6]);
    strike(u, 0, '-3,-2');
    u.expectAsked(0, 'main');
  });

  it('MO-534 MO-535 MO-536 gives gas, influence or a card', () => {
    const t = captured(2);
    expect(eventData(t.events, 'bonus')).toMatchObject([{ seat: 0, what: 'gas' }]);
    expect(own(t, 0).gas).toBe(1);
    expect(own(captured(3), 0).influence).toBe(1);
    expect(own(captured(4), 0).hand.cards).toHaveLength(2);
  });

  it('MO-533 MO-158 MO-541 MO-663 gives a free guardian beside a ship that has moved, even without tech', () => {
    const t = captured(1);
    expect(t.asked()).toMatchObject([{ seat: 0, flow: 'bonus', step: 'guardian' }]);
    rig(t, [6, 1], [6, 6]);
    t.say(0, '1,-2');
    while (t.asked()[0]?.flow === 'window') t.say(0, null);
    expect(where(t, '0G1')).toBe('1,-2');
    expect(t.state.thisTurn.deployed).toBe(0);
  });

  it('MO-160 MO-533 a free guardian fights adjacent enemies', () => {
    const t = captured(1, { units: { ...units, '1F2': '2,-2' } });
    rig(t, [6, 6], [6, 6], [6, 1]);
    t.say(0, '1,-2');
    while (t.asked()[0]?.flow === 'window') t.say(t.asked()[0]?.seat as number, null);
    expect(eventData(t.events, 'fight').at(-1)).toMatchObject({ units: ['0G1'], target: '1F2' });
  });

  it('MO-537 gives a free development on one of the player’s explored planets', () => {
    const t = scene({ units, options, owners: [0] });
    t.edit((s) => {
      const [planet] = s.planets as [(typeof s.planets)[number]];
      planet.explored = true;
      planet.token.known = [0x1ffff];
    });
    rig(t, [6, 6], [6, 5]);
    strike(t, 0, '0,0');
    roll(t);
    const [site] = t.legal(0) as string[];
    expect(site).toMatch(/:0$/);
    t.say(0, site as string);
    expect(t.state.planets[0]?.developments).toHaveLength(1);
    expect(t.state.thisTurn.developed).toEqual([]);
  });

  it('MO-538 explores one of the player’s planets for free', () => {
    const t = captured(6);
    t.say(0, '2');
    expect(t.visited.has('bonus/explore')).toBe(true);
    expect(t.state.planets[2]?.explored).toBe(true);
  });

  it('MO-539 loses a reward that cannot be taken', () => {
    const t = captured(5);
    t.expectAsked(0, 'main');
    expect(t.state.planets.every(({ developments }) => developments.length === 0)).toBe(true);
  });

  it('MO-540 MO-391 can be rerolled with The Forks', () => {
    const t = scene({ units, options, hands: [[32]] });
    rig(t, [6, 6], [6, 5], [6, 2]);
    t.say(0, 'attack:0,0');
    while (t.asked()[0]?.flow === 'window') t.say(0, null);
    t.say(0, 'roll');
    expect(t.state.lone).toMatchObject({ face: 5 });
    t.say(0, `${named(t, 0, 32)}:0`);
    // The card gained by the capture could also be a reroll, so the window opens again.
    t.say(0, null);
    expect(own(t, 0).gas).toBe(1);
  });

  it('MO-543 MO-544 MO-545 MO-546 MO-548 a planetoid gives a bonus die and no card, no income, 1 point, and can be explored', () => {
    const t = scene({
      seats: 3,
      options: { moons: true, layout: '3A', mode: 'points' },
      units: { '0M': '7,-8', '1M': '6,0', '2M': '-6,7' },
      players: [{ minerals: 3 }],
    });
    const planetoid = t.state.planets.findIndex(({ kind }) => kind === 'planetoid');
    rig(t, [6, 6]);
    strike(t, 0, '8,-8');
    t.say(0, null);
    expect(t.state.planets[planetoid]?.owner).toBe(0);
    expect(own(t, 0).hand.cards).toEqual([]);
    expect(t.view(0).players[0].points).toBe(1);
    t.say(0, `explore:${planetoid}`);
    for (let row = t.asked()[0]; row?.flow === 'energise'; row = t.asked()[0]) t.say(0, { shields: 2 });
    expect(t.state.planets[planetoid]?.explored).toBe(true);
    t.edit((s) => {
      (s.planets[planetoid] as { explored: boolean }).explored = false;
      (s.planets[planetoid] as { token: { known: number[] } }).token.known = [0];
    });
    const before = own(t, 0).minerals;
    endTurn(t, 0);
    expect(own(t, 0).minerals - before).toBe(1);
  });
});
