import { describe, expect, it } from 'vitest';
import { titleOf } from '../../src/content/set.ts';
import { unitNamed } from '../../src/content/units.ts';
import { incomeOf } from '../../src/index.ts';
import type { Planet } from '../../src/state.ts';
import { cell, endTurn, eventData, offered, own, rig, scene, titles, where } from '../scene.ts';
import { answer, answers, cancelled, play, playable, settle } from './play.ts';

/** Layout 2A: planets 0, 1 and 2 at (-3,-2), (3,2) and (0,0); gas planets 3 and 4 at (7,-3) and (-7,3). */
const FAR = { '0M': '-7,-4', '1M': '8,2' };

describe('Hull Repair', () => {
  it('MO-331 MO-332 heals the player’s mothership by 1, up to 12', () => {
    const t = scene({ units: FAR, hands: [[5, 5]], players: [{ hull: 11 }] });
    play(t, 5);
    expect(own(t, 0).hull).toBe(12);
    expect(playable(t, 5)).toEqual([]);
    expect(playable(scene({ units: { '0F1': '-5,0', '1M': '8,2' }, hands: [[5]], players: [{ hull: 3 }] }), 5)).toEqual(
      [],
    );
  });
});

describe('Wallet Inspector', () => {
  it('MO-333 MO-334 takes 1 mineral, gas or influence from another player who has it', () => {
    const t = scene({
      seats: 3,
      options: { influence: true },
      hands: [[6, 6, 6]],
      players: [{ gas: 1 }, { minerals: 2 }, { gas: 1, influence: 1 }],
    });
    expect(playable(t, 6)).toEqual(['1/minerals', '2/gas', '2/influence']);
    // The option names the seat.
    const { options } = t.prompt(0, 'choose', 'act');
    expect(options.map(({ text }) => text)).toContainEqual(
      expect.objectContaining({ id: 'act-play-for', params: expect.objectContaining({ seat: 2, what: 'gas' }) }),
    );
    play(t, 6, '1/minerals');
    play(t, 6, '2/influence');
    expect([own(t, 0), own(t, 1), own(t, 2)].map(({ minerals, gas, influence }) => [minerals, gas, influence])).toEqual(
      [
        [1, 1, 1],
        [1, 0, 0],
        [0, 1, 0],
      ],
    );
  });

  it('MO-267 is stopped by Embargo', () => {
    const t = scene({ hands: [[6]], players: [{}, { minerals: 2 }], techs: [[], ['E3a']] });
    expect(playable(t, 6)).toEqual([]);
  });

  it('MO-694 cannot target a team-mate', () => {
    const t = scene({
      seats: 4,
      options: { mode: 'teams' },
      hands: [[6]],
      players: [{}, { minerals: 1 }, { minerals: 1 }, {}],
    });
    expect(playable(t, 6)).toEqual(['1/minerals']);
  });
});

describe('Recon Droid', () => {
  it('MO-344 MO-345 explores one of the player’s unexplored planets for free', () => {
    const t = scene({ options: { artifacts: true }, hands: [[11]], owners: [0, 1, 0] });
    t.edit((s) => {
      (s.planets[2] as Planet).explored = true;
      (s.planets[2] as Planet).token.known = [131071];
    });
    expect(playable(t, 11)).toEqual(['-3,-2']);
    play(t, 11, '-3,-2');
    expect(t.state.planets[0]?.explored).toBe(true);
    expect(own(t, 0).minerals).toBe(0);
  });
});

describe('Friendly Negotiations', () => {
  it('MO-368 MO-369 immediately captures a neutral or enemy planet within two spaces of a friendly ship', () => {
    const t = scene({ units: { ...FAR, '0F1': '-1,-2', '0F2': '4,1' }, hands: [[22, 22]], owners: [-1, 1, 0] });
    // (-3,-2) is 2 away from F1, (3,2) is beside F2; (0,0) belongs to the player.
    expect(playable(t, 22)).toEqual(['-3,-2', '3,2']);
    play(t, 22, '-3,-2');
    expect(t.state.planets[0]?.owner).toBe(0);
    // The standard reward for a capture.
    expect(own(t, 0).hand.cards).toHaveLength(2);
  });

  it('MO-186 MO-368 ignores guards, keeps developments and influence, and allows no reaction', () => {
    const t = scene({
      options: { developments: true },
      units: { ...FAR, '0F1': '5,1', '1G1': '2,2' },
      hands: [[22], [12]],
      owners: [-1, 1],
      players: [{ influence: 3 }],
    });
    t.edit((s) => {
      (s.planets[1] as Planet).developments = [s.works.cards.pop() as number];
      s.works.known.pop();
    });
    const built = t.state.planets[1]?.developments;
    play(t, 22, '3,2');
    // The other player may only cancel the card.
    t.say(1, null, 'window');
    expect(t.asked()[0]).toMatchObject({ seat: 0, flow: 'reward' });
    t.say(0, 'steal');
    expect(t.state.planets[1]).toMatchObject({ owner: 0, developments: built });
    expect([own(t, 0).influence, titles(own(t, 0).hand)]).toEqual([3, [12]]);
  });

  it('MO-319 leaves the planet unchanged when cancelled', () => {
    const t = scene({ units: { ...FAR, '0F1': '-1,-2' }, hands: [[22], [34]] });
    const events = cancelled(t, 22, '-3,-2');
    expect(eventData(events, 'captured')).toEqual([]);
    expect(t.state.planets[0]?.owner).toBe(-1);
    expect(titles(t.state.discard).sort()).toEqual([22, 34]);
  });
});

describe('Planet Laser Pointer', () => {
  it('MO-397 MO-398 any planet within two spaces of a friendly ship leaves the game with everything on it', () => {
    const t = scene({
      options: { mode: 'points', developments: true },
      units: { ...FAR, '0F1': '4,1', '0F2': '-1,-2' },
      hands: [[35]],
      owners: [0, 1],
    });
    t.edit((s) => {
      (s.planets[1] as Planet).developments = [s.works.cards.pop() as number];
      s.works.known.pop();
    });
    expect(playable(t, 35)).toEqual(['-3,-2', '3,2']);
    expect(t.view(0).players[1].points).toBeGreaterThan(1);
    const income = incomeOf(t.state, 1).minerals;
    play(t, 35, '3,2');
    expect(t.view(0).planets[1]).toMatchObject({ cell: null, owner: null });
    expect(t.view(0).players[1].points).toBe(0);
    expect(incomeOf(t.state, 1).minerals).toBeLessThan(income);
    // The planet's hex is now open space.
    expect(t.state.here[cell(t.state, '3,2')]).toBe(-1);
  });

  it('MO-397 removes the player’s own planets too', () => {
    const t = scene({ units: { ...FAR, '0F2': '-1,-2' }, hands: [[35]], owners: [0] });
    expect(playable(t, 35)).toContain('-3,-2');
  });
});

describe('Replicator', () => {
  it('MO-372 MO-373 gives as many minerals as a D4 shows', () => {
    const t = scene({ hands: [[24]] });
    rig(t, [4, 3]);
    play(t, 24);
    expect(own(t, 0).minerals).toBe(3);
  });

  it('MO-391 can be rerolled by The Forks', () => {
    const t = scene({ hands: [[24, 32]] });
    rig(t, [4, 1], [4, 4]);
    play(t, 24);
    answer(t, 0, 32, answers(t, 32, 0)[0]);
    settle(t);
    expect(own(t, 0).minerals).toBe(4);
  });
});

describe('Trade Blockade', () => {
  const setting = { seats: 3, units: { '0M': '0,-6', '1M': '7,1', '2M': '-7,6' }, hands: [[25, 5]], owners: [0, 1, 2] };
  it('MO-374 MO-376 stops all gathering until its owner’s next turn begins', () => {
    const t = scene(setting);
    play(t, 25);
    endTurn(t, 0);
    endTurn(t, 1);
    endTurn(t, 2);
    expect([0, 1, 2].map((seat) => own(t, seat).minerals)).toEqual([0, 0, 0]);
    expect(t.state.blockade).toBe(-1);
    endTurn(t, 0);
    expect(own(t, 0).minerals).toBe(2);
  });

  it('MO-375 does not stop card sales', () => {
    const t = scene(setting);
    play(t, 25);
    t.say(0, 'end');
    t.say(0, [t.prompt(0, 'subset').items[0]?.id as string]);
    expect(own(t, 0)).toMatchObject({ minerals: 0, gas: 1 });
  });

  it('MO-644 spares its owner if an option says so', () => {
    const t = scene({ ...setting, options: { blockadeAll: false } });
    play(t, 25);
    endTurn(t, 0);
    endTurn(t, 1);
    expect([own(t, 0).minerals, own(t, 1).minerals]).toEqual([2, 0]);
  });
});

describe('Pick up two cards', () => {
  it('MO-387 MO-388 draws two cards', () => {
    const t = scene({ hands: [[30]] });
    const deck = t.state.deck.cards.length;
    play(t, 30);
    expect([own(t, 0).hand.cards.length, t.state.deck.cards.length]).toEqual([2, deck - 2]);
  });

  it('MO-307 draws as many cards as are left, and none from an empty deck', () => {
    const t = scene({ hands: [[30]] });
    t.edit((s) => {
      s.discard.known.push(...s.deck.known.splice(1).map(() => 131071));
      for (const card of s.deck.cards.splice(1)) {
        s.discard.cards.push(card);
        const { id } = titleOf(card);
        s.spent[id] = (s.spent[id] as number) + 1;
      }
    });
    expect(playable(t, 30)).toEqual(['']);
    play(t, 30);
    expect(own(t, 0).hand.cards).toHaveLength(1);
    expect(offered(t).some((id) => id.startsWith('buy'))).toBe(false);
  });
});

describe('Surprise Attack', () => {
  it('MO-389 MO-390 takes a random card from an enemy’s hand', () => {
    const t = scene({ seats: 3, hands: [[31], [5, 7], []] });
    expect(playable(t, 31)).toEqual(['1']);
    const events = [...play(t, 31, '1'), ...settle(t)];
    expect(own(t, 1).hand.cards).toHaveLength(1);
    expect([...titles(own(t, 0).hand), ...titles(own(t, 1).hand)].sort()).toEqual([5, 7]);
    expect(eventData(events, 'stole')).toEqual([{ seat: 0, from: 1 }]);
  });

  it('MO-267 MO-389 takes nothing from a player with Embargo', () => {
    expect(playable(scene({ hands: [[31], [5]], techs: [[], ['E3a']] }), 31)).toEqual([]);
  });
});

describe('Dedotated Wam', () => {
  const units = { '0M': '-7,-4', '0B1': '7,2', '1M': '8,2', '1F1': '9,-4' };
  it('MO-393 MO-394 removes three hull points from a mothership beside a bomber, regardless of its shields', () => {
    const t = scene({ units: { ...units, '0F1': '7,3' }, hands: [[33]] });
    expect(playable(t, 33)).toEqual(['0B1/1M']);
    const events = play(t, 33, '0B1/1M');
    expect(own(t, 1)).toMatchObject({ hull: 9, shields: 5 });
    expect(eventData(events, 'rolled')).toEqual([]);
    // Only the bomber's attack is spent.
    expect(offered(t)).toContain('attack:8,2');
    expect(t.state.thisTurn.attacked).toBe(1 << (unitNamed('0B1') % 10));
  });

  it('MO-393 works beside the player’s mothership, unless its attack is spent', () => {
    const t = scene({ units: { '0M': '7,2', '1M': '8,2' }, hands: [[33]] });
    expect(playable(t, 33)).toEqual(['0M/1M']);
    t.edit((s) => {
      s.thisTurn.attacked = 2;
    });
    expect(playable(t, 33)).toEqual([]);
  });

  it('MO-247 MO-557 scores a kill, without loot', () => {
    const t = scene({ options: { mode: 'points' }, units, hands: [[33]], players: [{}, { hull: 3 }] });
    play(t, 33, '0B1/1M');
    expect(where(t, '1M')).toBeNull();
    expect(own(t, 0)).toMatchObject({ points: 2, minerals: 0 });
  });

  it('MO-319 leaves the attack phase spent when cancelled', () => {
    const t = scene({ units, hands: [[33], [34]] });
    cancelled(t, 33, '0B1/1M');
    expect(own(t, 1).hull).toBe(12);
    expect(offered(t)).not.toContain('attack:8,2');
  });
});

describe('Railguns', () => {
  const units = { '0M': '-7,-4', '0B1': '-1,-3', '1M': '8,2', '1F1': '3,-3', '1B1': '9,-4' };
  it('MO-399 MO-400 a bomber attacks what it can damage at a distance of exactly four', () => {
    // Four away are a fighter at (3,-3), which a bomber cannot damage, the mothership at (3,-4) and the planet at
    // (0,0).
    const t = scene({ units: { ...units, '1M': '3,-4' }, hands: [[36]] });
    expect(playable(t, 36)).toEqual(['0B1/3,-4', '0B1/0,0']);
    rig(t, [8, 8], [6, 1]);
    play(t, 36, '0B1/3,-4');
    settle(t);
    // The fighter beside it is a wingman; the mothership had five shields.
    expect(own(t, 1)).toMatchObject({ hull: 9, shields: 0 });
    expect(where(t, '0B1')).toBe('-1,-3');
  });

  it('MO-214 MO-399 does not harm the bomber if the attack is lost', () => {
    const t = scene({ units: { ...units, '1M': '3,-4' }, hands: [[36]] });
    rig(t, [8, 1], [6, 6]);
    play(t, 36, '0B1/3,-4');
    settle(t);
    expect(where(t, '0B1')).toBe('-1,-3');
    expect(t.state.thisTurn.attacked).toBe(1 << (unitNamed('0B1') % 10));
  });

  it('MO-185 MO-399 attacks planets too, unless they are guarded', () => {
    const t = scene({ units: { ...units, '0B1': '1,-2' }, hands: [[36]], owners: [1] });
    expect(playable(t, 36)).toEqual(['0B1/-3,-2']);
    rig(t, [8, 6]);
    play(t, 36, '0B1/-3,-2');
    settle(t);
    expect(t.state.planets[0]?.owner).toBe(0);
    const guarded = scene({ units: { ...units, '0B1': '1,-2', '1G1': '-4,-2' }, hands: [[36]], owners: [1] });
    expect(playable(guarded, 36)).toEqual([]);
  });

  it('MO-177 can target a guardian', () => {
    const t = scene({ units: { ...units, '1F1': '9,-5', '1G1': '3,-3' }, hands: [[36]] });
    expect(playable(t, 36)).toEqual(['0B1/3,-3', '0B1/0,0']);
    rig(t, [8, 8], [6, 1]);
    play(t, 36, '0B1/3,-3');
    settle(t);
    expect(where(t, '1G1')).toBeNull();
  });
});

describe('targets of cards', () => {
  it('MO-389 include each player who holds at least one card', () => {
    expect(playable(scene({ hands: [[31], [5]] }), 31)).toEqual(['1']);
    expect(playable(scene({ hands: [[31], []] }), 31)).toEqual([]);
  });

  it('MO-397 MO-569 include the last planet of a player, who is then eliminated', () => {
    const t = scene({
      seats: 3,
      options: { mode: 'points' },
      units: { '0M': '1,-3', '2M': '-6,7' },
      owners: [1],
      hands: [[35]],
    });
    t.edit((s) => {
      s.here[s.at[10] as number] = -1;
      s.at[10] = -1;
    });
    play(t, 35, '0,-3');
    expect([t.state.out, t.state.ending]).toEqual([[false, true, false], true]);
  });

  it('MO-665 D65 exclude motherships from Dedotated Wam during the truce', () => {
    const wam = (truce: string) =>
      playable(scene({ options: { truce }, units: { '0M': '0,-4', '1M': '1,-4' }, hands: [[33]] }), 33);
    expect([wam('0'), wam('1')]).toEqual([['0M/1M'], []]);
  });

  it('MO-651 a mothership hit by Dedotated Wam brings no influence', () => {
    const t = scene({
      options: { influence: true, mode: 'points' },
      units: { '0M': '0,-4', '1M': '1,-4', '1F1': '8,2' },
      hands: [[33]],
      players: [{}, { hull: 3 }],
    });
    play(t, 33, '0M/1M');
    expect([where(t, '1M'), own(t, 0).influence, own(t, 0).points, own(t, 0).minerals]).toEqual([null, 0, 2, 0]);
  });
});
