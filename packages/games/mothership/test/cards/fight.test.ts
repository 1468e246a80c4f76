import { describe, expect, it } from 'vitest';
import { artifactOf } from '../../src/content/set.ts';
import type { Planet, State } from '../../src/state.ts';
import { bury, eventData, give, go, own, rig, type Scene, scene, strike, where } from '../scene.ts';
import { answer, answers, cancelled, pass, play, playable, settle, whenAble } from './play.ts';

/** A duel between units at (0,-4) and (1,-4); the motherships are far away unless they fight. */
const duel = (attacker: string, defender: string, more: Record<string, string> = {}): Record<string, string> => ({
  '0M': '-7,-4',
  '1M': '8,2',
  [attacker]: '0,-4',
  [defender]: '1,-4',
  ...more,
});
/** Moves a unit to (-5,1), into the asteroid field around (-6,2). */
const intoField = (t: Scene, unit: string) => go(t, unit, '-5,1');
const compared = (events: ReturnType<typeof settle>) => {
  const [last] = eventData(events, 'compared').slice(-1) as { attack: number; defence: number; winner: number }[];
  return last ? [last.attack, last.defence] : null;
};
/** The seats asked now, each with its flow. */
const asked = (t: Scene): string =>
  t
    .asked()
    .map(({ seat, flow }) => `${seat} ${flow}`)
    .join(', ');

describe('bonus cards in each of their windows', () => {
  it('MO-327 MO-328 Defence Buff gives +1 as defender', () => {
    const t = scene({ units: duel('0F1', '1F1'), hands: [[], [3]] });
    rig(t, [6, 3], [6, 3]);
    strike(t, 0, '1,-4');
    expect(answers(t, 3, 1)).toEqual(['']);
    expect(compared([...answer(t, 1, 3), ...settle(t)])).toEqual([3, 4]);
  });

  it('MO-327 MO-328 Defence Buff gives +1 against asteroids, and nothing to an attacker', () => {
    const t = scene({ units: { '0M': '-7,-4', '1M': '8,2', '0F1': '-4,1' }, hands: [[3]] });
    rig(t, [6, 4], [6, 3]);
    intoField(t, '0F1');
    expect(compared([...answer(t, 0, 3), ...settle(t)])).toEqual([4, 4]);
    expect(where(t, '0F1')).toBe('-5,1');
    const attacker = scene({ units: duel('0F1', '1F1'), hands: [[3]] });
    strike(attacker, 0, '1,-4');
    expect(answers(attacker, 3, 0)).toEqual([]);
  });

  it.each([
    ['attacker', 0, [6, 2]],
    ['defender', 1, [4, 4]],
  ] as const)(
    'MO-335 MO-336 Enhanced Sensors as %s, +2 for a fighter or bomber beside its mothership',
    (_role, seat, totals) => {
      const units = duel('0F1', '1F1', seat === 0 ? { '0M': '-1,-4' } : { '1M': '2,-4' });
      const t = scene({ units, hands: seat === 0 ? [[7]] : [[], [7]] });
      rig(t, [6, 4], [6, seat === 0 ? 2 : 1]);
      strike(t, 0, '1,-4');
      expect(answers(t, 7, seat)).toEqual([seat === 0 ? '0F1' : '1F1']);
      // A defender also gets the bonus for a wingman, its mothership.
      expect(compared([...answer(t, seat, 7, seat === 0 ? '0F1' : '1F1'), ...settle(t)])).toEqual(totals);
    },
  );

  it('MO-335 MO-336 Enhanced Sensors work against asteroids, but only beside the mothership and not for it', () => {
    const t = scene({ units: { '0M': '-5,0', '1M': '8,2', '0B1': '-4,1' }, hands: [[7]] });
    rig(t, [6, 6], [8, 4]);
    intoField(t, '0B1');
    expect(compared([...answer(t, 0, 7, '0B1'), ...settle(t)])).toEqual([6, 6]);
    const away = scene({ units: duel('0F1', '1F1'), hands: [[7]] });
    strike(away, 0, '1,-4');
    expect(answers(away, 7, 0)).toEqual([]);
    const mothership = scene({ units: duel('0M', '1F1'), hands: [[7]] });
    strike(mothership, 0, '1,-4');
    expect(answers(mothership, 7, 0)).toEqual([]);
  });

  it('MO-342 MO-343 Wingman makes one wingman give +3 instead of +1', () => {
    const t = scene({ units: duel('0F1', '1F1', { '1B1': '2,-4' }), hands: [[], [10]] });
    rig(t, [6, 5], [6, 2]);
    strike(t, 0, '1,-4');
    expect(compared([...answer(t, 1, 10), ...settle(t)])).toEqual([5, 5]);
    const alone = scene({ units: duel('0F1', '1F1'), hands: [[], [10]] });
    strike(alone, 0, '1,-4');
    expect(answers(alone, 10, 1)).toEqual([]);
  });

  /** Gives a seat explored planets with these artifacts. */
  const artifacts = (seat: number, wanted: readonly number[]) => (s: State) => {
    for (const [i, id] of wanted.entries()) {
      const planet = s.planets[i] as Planet;
      for (const zone of [s.spareTokens, ...s.planets.map(({ token }) => token)]) {
        const at = zone.cards.findIndex((token) => artifactOf(token).id === id);
        if (at < 0) continue;
        [zone.cards[at], planet.token.cards[0]] = [planet.token.cards[0] as number, zone.cards[at] as number];
      }
      planet.token.known = [131071];
      planet.explored = true;
      planet.owner = seat;
    }
  };

  it.each([
    ['attacker', 0],
    ['defender', 1],
  ] as const)('MO-350 MO-351 Alien Antiques Roadshow as %s, +1 for each artifact', (_role, seat) => {
    const t = scene({
      options: { artifacts: true },
      units: duel('0F1', '1F1'),
      hands: seat === 0 ? [[14]] : [[], [14]],
    });
    // These two artifacts add nothing to a fighter's roll.
    t.edit(artifacts(seat, [2, 5]));
    rig(t, [6, 3], [6, 3]);
    strike(t, 0, '1,-4');
    whenAble(t, seat, 14);
    expect(compared([...answer(t, seat, 14), ...settle(t)])).toEqual(seat === 0 ? [5, 3] : [3, 5]);
  });

  it('MO-350 MO-351 Alien Antiques Roadshow works against asteroids, but not without an artifact', () => {
    const units = { '0M': '-7,-4', '1M': '8,2', '0F1': '-4,1' };
    const t = scene({ options: { artifacts: true }, units, hands: [[14]] });
    t.edit(artifacts(0, [2, 5]));
    rig(t, [6, 5], [6, 3]);
    intoField(t, '0F1');
    expect(compared([...answer(t, 0, 14), ...settle(t)])).toEqual([5, 5]);
    const none = scene({ options: { artifacts: true }, units, hands: [[14]] });
    intoField(none, '0F1');
    expect(answers(none, 14, 0)).toEqual([]);
  });

  it.each([
    ['attacker', 0, [6, 3]],
    ['defender', 1, [3, 6]],
  ] as const)(
    'MO-358 MO-359 Seismic Charge as %s, +3 if an enemy unit is on or beside asteroids',
    (_role, seat, totals) => {
      // An asteroid tile surrounds (4,-3): (2,-3) is beside it, (1,-3) is not.
      const near = seat === 0 ? { '0F1': '1,-3', '1F1': '2,-3' } : { '0F1': '2,-3', '1F1': '1,-3' };
      const units = { '0M': '-7,-4', '1M': '8,2', ...near };
      const t = scene({ units, hands: seat === 0 ? [[17]] : [[], [17]] });
      rig(t, [6, 3], [6, 3]);
      strike(t, 0, near['1F1']);
      expect(compared([...answer(t, seat, 17), ...settle(t)])).toEqual(totals);
      // With the positions swapped, the enemy is in open space.
      const open = scene({
        units: { ...units, '0F1': near['1F1'], '1F1': near['0F1'] },
        hands: seat === 0 ? [[17]] : [[], [17]],
      });
      strike(open, 0, near['0F1']);
      expect(answers(open, 17, seat)).toEqual([]);
    },
  );

  it.each([
    ['attacker', 0, [5, 2]],
    ['defender', 1, [2, 5]],
  ] as const)('MO-360 MO-361 Volt Switch as %s, +3 for the mothership', (_role, seat, totals) => {
    const units = seat === 0 ? duel('0M', '1F1') : duel('0F1', '1M');
    const t = scene({ units, hands: seat === 0 ? [[18]] : [[], [18]] });
    rig(t, [6, 2], [6, 2]);
    strike(t, 0, '1,-4');
    expect(compared([...answer(t, seat, 18, seat === 0 ? '0M' : '1M'), ...settle(t)])).toEqual(totals);
  });

  it('MO-360 MO-361 Volt Switch works against asteroids, but only for a mothership', () => {
    const t = scene({ units: { '0M': '-4,1', '1M': '8,2' }, hands: [[18]] });
    rig(t, [6, 5], [6, 2]);
    intoField(t, '0M');
    expect(compared([...answer(t, 0, 18, '0M'), ...settle(t)])).toEqual([5, 5]);
    const fighter = scene({ units: duel('0F1', '1F1'), hands: [[18]] });
    strike(fighter, 0, '1,-4');
    expect(answers(fighter, 18, 0)).toEqual([]);
  });
});

describe('Expansion Pak', () => {
  it.each([
    ['attacker', 0, [9, 4]],
    ['defender', 1, [5, 8]],
  ] as const)('MO-379 MO-380 as %s, one face counts double, bonuses do not', (_role, seat, totals) => {
    // Red Leader adds 1 to the attacker's fighter.
    const t = scene({ units: duel('0F1', '1F1'), hands: seat === 0 ? [[27]] : [[], [27]], techs: [['C2']] });
    rig(t, [6, 4], [6, 4]);
    strike(t, 0, '1,-4');
    expect(compared([...answer(t, seat, 27, seat === 0 ? '0F1' : '1F1'), ...settle(t)])).toEqual(totals);
  });

  it('MO-379 MO-380 works against asteroids, and only once per die', () => {
    const t = scene({ units: { '0M': '-7,-4', '1M': '8,2', '0F1': '-4,1' }, hands: [[27, 27]] });
    rig(t, [6, 6], [6, 3]);
    intoField(t, '0F1');
    answer(t, 0, 27, '0F1');
    expect(answers(t, 27, 0)).toEqual([]);
    expect(compared(settle(t))).toEqual([6, 6]);
  });

  it('MO-315 MO-379 does not work against planets', () => {
    const t = scene({ units: { '0M': '-7,-4', '1M': '8,2', '0B1': '-4,-2' }, hands: [[27, 3, 18]] });
    rig(t, [8, 5]);
    const events = strike(t, 0, '-3,-2');
    for (; asked(t) === '0 window'; events.push(...pass(t, 0))) {
      expect([27, 3, 18].flatMap((title) => answers(t, title, 0))).toEqual([]);
    }
    expect(compared(events)).toEqual([5, 6]);
  });
});

describe('shields and rows', () => {
  it.each([
    ['attacker', 0],
    ['defender', 1],
  ] as const)('MO-362 MO-363 Auxiliary Shield as %s, four more that are used up first', (_role, seat) => {
    const t = scene({
      units: duel('0M', '1M'),
      hands: seat === 0 ? [[19]] : [[], [19]],
    });
    rig(t, [6, seat === 0 ? 1 : 6], [6, seat === 0 ? 6 : 1]);
    strike(t, 0, '1,-4');
    answer(t, seat, 19);
    settle(t);
    // Of six points, the extra shields absorb four and the normal shields two.
    expect(own(t, seat)).toMatchObject({ shields: 3, hull: 12 });
  });

  it('MO-362 MO-363 Auxiliary Shield works against asteroids, but only for a mothership', () => {
    const t = scene({ units: { '0M': '-4,1', '1M': '8,2' }, hands: [[19]] });
    rig(t, [6, 6], [6, 1]);
    intoField(t, '0M');
    answer(t, 0, 19);
    settle(t);
    expect(own(t, 0)).toMatchObject({ shields: 3, hull: 12 });
    const fighter = scene({ units: duel('0F1', '1F1'), hands: [[19]] });
    strike(fighter, 0, '1,-4');
    expect(answers(fighter, 19, 0)).toEqual([]);
  });

  it('MO-401 MO-402 Shield Breaker takes all shields until the end of the turn', () => {
    const t = scene({ units: duel('0M', '1M'), hands: [[37]] });
    rig(t, [6, 3], [6, 1]);
    strike(t, 0, '1,-4');
    expect(answers(t, 37, 0)).toEqual(['1M']);
    answer(t, 0, 37, '1M');
    settle(t);
    expect(own(t, 1)).toMatchObject({ shields: 0, hull: 9 });
  });

  it('MO-313 MO-401 Auxiliary Shield after Shield Breaker leaves four shields', () => {
    const t = scene({ units: duel('0M', '1M'), hands: [[37], [19]] });
    rig(t, [6, 6], [6, 1]);
    strike(t, 0, '1,-4');
    whenAble(t, 0, 37);
    answer(t, 0, 37, '1M');
    whenAble(t, 1, 19);
    answer(t, 1, 19);
    settle(t);
    expect(own(t, 1)).toMatchObject({ shields: 0, hull: 10 });
  });

  it('MO-402 MO-679 Shield Breaker is for attackers only; on other players’ turns, the attacker is a guardian', () => {
    const t = scene({ units: duel('0M', '1M'), hands: [[], [37]] });
    strike(t, 0, '1,-4');
    while (asked(t).startsWith('1 window')) {
      expect(answers(t, 37, 1)).toEqual([]);
      pass(t, 1);
    }
    const guarded = scene({ units: { '0M': '-1,-4', '1M': '8,2', '1G1': '2,-4' }, hands: [[], [37]] });
    rig(guarded, [6, 4], [6, 1]);
    go(guarded, '0M', '0,-4', '1,-4');
    expect(answers(guarded, 37, 1)).toEqual(['0M']);
    const events = [...answer(guarded, 1, 37, '0M'), ...settle(guarded)];
    expect(eventData(events, 'mothership-hit')[0]).toMatchObject({ shields: 0, hull: 4 });
  });

  it('MO-339 MO-341 Prod on the player’s own turn lowers a row of any enemy mothership until the turn ends', () => {
    const t = scene({ units: duel('0F1', '1F1'), hands: [[9]] });
    expect(playable(t, 9)).toEqual(['1M/engines', '1M/weapons', '1M/shields']);
    play(t, 9, '1M/shields');
    expect(own(t, 1)).toMatchObject({ shields: 4, prodded: [0, 0, 1] });
    t.say(0, 'end');
    expect(own(t, 1)).toMatchObject({ shields: 5, prodded: [0, 0, 0] });
  });

  it('MO-339 MO-341 Prod as attacker targets only a mothership in the fight', () => {
    const t = scene({ units: duel('0M', '1M'), hands: [[9]] });
    t.edit((s) => {
      (s.players[1] as State['players'][number]).energy = [5, 3, 7];
    });
    rig(t, [6, 2], [2, 1]);
    strike(t, 0, '1,-4');
    // Three energy give a D4, two give a D2.
    const events = [...answer(t, 0, 9, '1M/weapons'), ...settle(t)];
    expect(eventData(events, 'rolled')[1]).toMatchObject({ dice: [{ unit: '1M', sides: 2 }] });
    const fighters = scene({ units: duel('0F1', '1F1'), hands: [[9]] });
    strike(fighters, 0, '1,-4');
    expect(answers(fighters, 9, 0)).toEqual([]);
  });

  it('MO-340 MO-341 Prod as defender changes the attacker’s die', () => {
    const t = scene({ units: duel('0M', '1F1'), hands: [[], [9]] });
    t.edit((s) => {
      (s.players[0] as State['players'][number]).energy = [5, 5, 5];
    });
    strike(t, 0, '1,-4');
    whenAble(t, 1, 9);
    const events = [...answer(t, 1, 9, '0M/weapons'), ...settle(t)];
    expect(eventData(events, 'rolled')[0]).toMatchObject({ dice: [{ unit: '0M', sides: 4 }] });
  });
});

describe('cards after the roll', () => {
  it.each([
    ['attacker', 0, [1, 3, 5], [6, 3]],
    ['defender', 1, [5, 1, 4], [5, 5]],
  ] as const)('MO-325 MO-326 Backup Generator as %s adds a die to a natural 1', (_role, seat, faces, totals) => {
    const t = scene({ units: duel('0F1', '1F1'), hands: seat === 0 ? [[2]] : [[], [2]] });
    rig(t, ...faces.map((face) => [6, face] as const));
    strike(t, 0, '1,-4');
    const [die] = whenAble(t, seat, 2);
    expect(compared([...answer(t, seat, 2, die), ...settle(t)])).toEqual(totals);
  });

  it('MO-325 Backup Generator’s die is not doubled by Expansion Pak, and another 1 may be followed by another copy', () => {
    const t = scene({ units: duel('0F1', '1F1'), hands: [[27, 2, 2]] });
    rig(t, [6, 1], [6, 6], [6, 1], [6, 5]);
    strike(t, 0, '1,-4');
    answer(t, 0, 27, '0F1');
    pass(t, 0);
    answer(t, 0, 2, answers(t, 2, 0)[0]);
    // The defender holds no cards, so it is the attacker's turn again.
    answer(t, 0, 2, answers(t, 2, 0)[0]);
    expect(compared(settle(t)) ?? compared(t.events)).toEqual([8, 6]);
  });

  it('MO-326 Backup Generator cannot be played without a 1', () => {
    const t = scene({ units: duel('0F1', '1F1'), hands: [[2, 32]] });
    rig(t, [6, 3], [6, 6]);
    strike(t, 0, '1,-4');
    pass(t, 0);
    expect([answers(t, 2, 0), answers(t, 32, 0)]).toEqual([[], ['0']]);
  });

  it.each([
    ['attacker', 0, [5, 3]],
    ['defender', 1, [2, 5]],
  ] as const)('MO-391 MO-392 The Forks as %s, an own die again', (_role, seat, totals) => {
    const t = scene({ units: duel('0F1', '1F1'), hands: seat === 0 ? [[32]] : [[], [32]] });
    rig(t, [6, 2], [6, 3], [6, 5]);
    strike(t, 0, '1,-4');
    whenAble(t, seat, 32);
    // The option names the die.
    const [option] = t.prompt(seat, 'choose', 'answer').options;
    expect(option?.text).toMatchObject({ id: 'act-play-die', params: { face: seat === 0 ? 2 : 3, unit: `${seat}F1` } });
    expect(compared([...answer(t, seat, 32, '0'), ...settle(t)])).toEqual(totals);
  });

  it('MO-315 MO-391 The Forks rerolls a die against a planet', () => {
    const t = scene({ units: { '0M': '-7,-4', '1M': '8,2', '0B1': '-4,-2' }, hands: [[32]] });
    rig(t, [8, 2], [8, 7]);
    strike(t, 0, '-3,-2');
    answer(t, 0, 32, '0');
    settle(t);
    expect(t.state.planets[0]?.owner).toBe(0);
  });
});

describe('cards for attacked players and losers', () => {
  it('MO-352 MO-355 Panic Button warps the ship beside a friendly planet and calls off the fight', () => {
    const t = scene({ units: duel('0F1', '1F1'), hands: [[], [15]], owners: [-1, 1] });
    strike(t, 0, '1,-4');
    expect(answers(t, 15, 1)).toContain('4,2');
    const events = [...answer(t, 1, 15, '4,2'), ...settle(t)];
    expect(where(t, '1F1')).toBe('4,2');
    expect(eventData(events, 'rolled')).toEqual([]);
    expect(t.state.thisTurn.attacked).not.toBe(0);
  });

  it('MO-353 MO-643 all attack phases stay spent after Panic Button, unless an option says otherwise', () => {
    const units = duel('0F1', '1F1', { '0F2': '0,-3' });
    const spent = (panicSpends: boolean) => {
      const t = scene({ units, options: { panicSpends }, hands: [[], [15]], owners: [-1, 1] });
      strike(t, 0, '1,-4');
      answer(t, 1, 15, '4,2');
      settle(t);
      return t.state.thisTurn.attacked;
    };
    expect([spent(true), spent(false)]).toEqual([(1 << 2) | (1 << 3), 0]);
  });

  it('MO-354 Panic Button works against a guardian on the player’s own turn, but not for a held ship', () => {
    const units = { '0M': '-7,-4', '0F1': '0,-4', '1M': '8,2', '1G1': '3,-4' };
    const t = scene({ units, hands: [[15]], owners: [0] });
    go(t, '0F1', '1,-4', '2,-4');
    expect(answers(t, 15, 0)).toContain('-4,-2');
    answer(t, 0, 15, '-4,-2');
    settle(t);
    expect([where(t, '0F1'), where(t, '1G1')]).toEqual(['-4,-2', '3,-4']);
    const held = scene({ units: duel('0F1', '1F1'), hands: [[], [15]], owners: [-1, 1] });
    held.edit((s) => {
      (s.players[0] as State['players'][number]).tractor = 12;
    });
    strike(held, 0, '1,-4');
    for (; asked(held).startsWith('1 window'); pass(held, 1)) expect(answers(held, 15, 1)).toEqual([]);
    expect(eventData(held.events, 'compared')).toHaveLength(1);
  });

  it('MO-346 MO-347 Git off mah propertay! gives +3 planet defence against this attack', () => {
    const t = scene({ units: { '0M': '-7,-4', '1M': '8,2', '0B1': '-4,-2' }, hands: [[], [12]], owners: [1] });
    rig(t, [8, 8]);
    strike(t, 0, '-3,-2');
    expect(compared([...answer(t, 1, 12), ...settle(t)])).toEqual([8, 9]);
    expect(t.state.planets[0]?.owner).toBe(1);
    expect(t.view(0).planets[0].needs).toBe(6);
  });

  it.each([
    ['defender', 1, [6, 6], [6, 1]],
    ['attacker', 0, [6, 1], [6, 6]],
  ] as const)(
    'MO-381 MO-382 MO-383 Last Stand of a losing %s destroys an enemy of the fight, without loot',
    (_role, seat, a, b) => {
      const t = scene({ units: duel('0F1', '1F1'), hands: seat === 1 ? [[], [28]] : [[28]] });
      rig(t, a, b);
      strike(t, 0, '1,-4');
      whenAble(t, seat, 28);
      answer(t, seat, 28, seat === 1 ? '0F1' : '1F1');
      settle(t);
      expect([where(t, '0F1'), where(t, '1F1')]).toEqual([null, null]);
      // The winner gets loot; a last stand gives none.
      expect(own(t, seat).minerals).toBe(0);
      expect(own(t, 1 - seat).minerals).toBe(1);
    },
  );

  it('MO-381 Last Stand removes four hull points from a mothership, regardless of its shields', () => {
    const t = scene({ units: duel('0M', '1F1'), hands: [[], [28]] });
    rig(t, [6, 6], [6, 1]);
    strike(t, 0, '1,-4');
    whenAble(t, 1, 28);
    answer(t, 1, 28, '0M');
    settle(t);
    expect(own(t, 0)).toMatchObject({ hull: 8, shields: 5 });
  });

  it('MO-248 MO-384 MO-386 Life Support saves a fighter; the winner still gets its loot', () => {
    const t = scene({ options: { mode: 'points' }, units: duel('0F1', '1F1'), hands: [[], [29]] });
    rig(t, [6, 6], [6, 1]);
    strike(t, 0, '1,-4');
    whenAble(t, 1, 29);
    answer(t, 1, 29, '1F1');
    settle(t);
    expect(where(t, '1F1')).toBe('1,-4');
    expect(own(t, 0)).toMatchObject({ minerals: 1, points: 0 });
  });

  it('MO-385 Life Support saves a ship from asteroids', () => {
    const t = scene({ units: { '0M': '-7,-4', '1M': '8,2', '0F1': '-4,1' }, hands: [[29]] });
    rig(t, [6, 6], [6, 1]);
    intoField(t, '0F1');
    whenAble(t, 0, 29);
    answer(t, 0, 29, '0F1');
    settle(t);
    expect(where(t, '0F1')).toBe('-5,1');
  });
});

describe('Noooooooo!', () => {
  it('MO-395 MO-396 cancels another player’s card when it is declared on their turn', () => {
    const t = scene({ hands: [[24], [34]] });
    cancelled(t, 24);
    expect(own(t, 0).minerals).toBe(0);
    expect([own(t, 0).hand.cards, own(t, 1).hand.cards]).toEqual([[], []]);
  });

  it('MO-395 cancels a defender’s card, played by the attacker', () => {
    const t = scene({ units: duel('0F1', '1F1'), hands: [[34], [3]] });
    rig(t, [6, 3], [6, 2]);
    strike(t, 0, '1,-4');
    whenAble(t, 1, 3);
    answer(t, 1, 3);
    const events = [...t.say(0, t.legal(0, 'window')[1] as string, 'window'), ...settle(t)];
    expect(eventData(events, 'cancelled')).toHaveLength(1);
    expect(compared(events)).toEqual([3, 2]);
  });
});

/** Passes all windows until the fight ends; returns every way a seat could have played a title in those windows. */
function everAble(t: Scene, seat: number, title: number): string[] {
  const out: string[] = [];
  for (let row = t.asked()[0]; row?.flow === 'window'; row = t.asked()[0]) {
    if (row.seat === seat) out.push(...answers(t, title, seat));
    t.say(row.seat, null, 'answer');
  }
  return out;
}

describe('losers', () => {
  it('MO-384 Life Support needs a ship that would be lost; a bomber that wins does not harm a fighter', () => {
    const beaten = (defender: string, die: number) => {
      const t = scene({ units: duel('0F1', defender), hands: [[29]] });
      rig(t, [6, 1], [die, 6]);
      strike(t, 0, '1,-4');
      return everAble(t, 0, 29);
    };
    expect(beaten('1B1', 8)).toEqual([]);
    expect(beaten('1F1', 6)).toEqual(['0F1']);
  });

  it('MO-381 MO-132 a mothership that keeps one hull point stays', () => {
    const t = scene({ units: duel('0M', '1F1'), hands: [[], [28]], players: [{ hull: 5 }] });
    rig(t, [6, 6], [6, 1]);
    strike(t, 0, '1,-4');
    whenAble(t, 1, 28);
    answer(t, 1, 28, '0M');
    settle(t);
    expect([own(t, 0).hull, where(t, '0M')]).toEqual([1, '0,-4']);
  });

  it('MO-090 units survive a fight whose winner has left the game', () => {
    const t = scene({
      seats: 3,
      units: { '0F1': '-1,-4', '0M': '-6,2', '1M': '6,0', '1G1': '2,-4', '2M': '-6,6' },
      hands: [[5]],
    });
    rig(t, [6, 6], [6, 1]);
    go(t, '0F1', '0,-4', '1,-4');
    while (t.state.fight?.step !== 'loser') pass(t, 0);
    t.table.apply({ kind: 'resign', seat: 1 });
    settle(t);
    expect([t.state.out[1], where(t, '0F1'), t.state.fight]).toEqual([true, '1,-4', null]);
  });
});

describe('windows that open', () => {
  const deal = (gone: readonly number[], hand: readonly number[] = [5]) => {
    const t = scene({ units: duel('0F1', '1F1'), hands: [[], hand] });
    t.edit((s) => {
      for (const title of gone) bury(s, title);
    });
    return t;
  };
  const kinds = (t: Scene): string[] => {
    const out: string[] = [];
    for (let row = t.asked()[0]; row?.flow === 'window'; row = t.asked()[0]) {
      out.push(t.state.stack.at(-1)?.vars.kind as string);
      t.say(row.seat, null, 'answer');
    }
    return out;
  };

  it('MO-633 the after-roll window opens for The Forks, or for a natural 1 while Backup Generators are left', () => {
    const after = (gone: readonly number[], face: number) => {
      const t = deal([28, 29, ...gone]);
      rig(t, [6, 6], [6, face]);
      strike(t, 0, '1,-4');
      return kinds(t).includes('AR');
    };
    expect([after([], 3), after([], 1)]).toEqual([true, true]);
    expect([after([32], 3), after([32], 1)]).toEqual([false, true]);
    expect(after([32, 2], 1)).toBe(false);
  });

  it('MO-633 the loser’s window opens while copies of Life Support or Last Stand are left', () => {
    const lost = (gone: readonly number[]) => {
      const t = deal(gone);
      rig(t, [6, 6], [6, 1]);
      strike(t, 0, '1,-4');
      return kinds(t).includes('LD');
    };
    expect([lost([]), lost([28]), lost([29]), lost([28, 29])]).toEqual([true, true, true, false]);
  });

  it('MO-633 the window to cancel opens while copies of Noooooooo! are left, for other players who hold cards', () => {
    const cancelling = (gone: readonly number[], hand: readonly number[]) => {
      const t = scene({ seats: 3, hands: [[25, 5], hand, [5]] });
      t.edit((s) => {
        for (const title of gone) bury(s, title);
      });
      play(t, 25);
      return t.asked().flatMap(({ seat, flow }) => (flow === 'cancel' ? [seat] : []));
    };
    expect(cancelling([], [5])).toEqual([1, 2]);
    expect(cancelling([], [])).toEqual([2]);
    expect(cancelling([34], [5])).toEqual([]);
  });
});

describe('dice', () => {
  it('MO-624 MO-195 each side’s roll is logged and counted with its expected value', () => {
    const t = scene({ units: duel('0F1', '1F1') });
    rig(t, [6, 5], [6, 2]);
    const events = strike(t, 0, '1,-4');
    expect(eventData(events, 'rolled').map(({ side, faces }) => [side, faces])).toEqual([
      [0, '5'],
      [1, '2'],
    ]);
    expect([own(t, 0), own(t, 1)].map(({ faces, expected }) => [faces, expected])).toEqual([
      [5, 7],
      [2, 7],
    ]);
  });
});

describe('whose units a card may use', () => {
  it('MO-335 Enhanced Sensors need a friendly mothership beside the ship; other ships and enemies do not count', () => {
    const able = (more: Record<string, string>) => {
      const t = scene({ units: { ...duel('0F1', '1F1'), ...more }, hands: [[7]] });
      strike(t, 0, '1,-4', '0F1');
      return everAble(t, 0, 7);
    };
    expect(able({ '0M': '0,-5' })).toEqual(['0F1']);
    expect(able({ '1M': '0,-5' })).toEqual([]);
    expect(able({ '0F2': '-1,-4' })).toEqual([]);
  });

  it('MO-384 Life Support saves a bomber, but no unit of another player', () => {
    const t = scene({ units: duel('0F1', '1B1'), hands: [[29], [5]] });
    rig(t, [6, 6], [8, 1]);
    strike(t, 0, '1,-4');
    expect(everAble(t, 0, 29)).toEqual([]);
    const u = scene({ units: duel('0F1', '1B1'), hands: [[], [29]] });
    rig(u, [6, 6], [8, 1]);
    strike(u, 0, '1,-4');
    expect(whenAble(u, 1, 29)).toEqual(['1B1']);
  });

  it('MO-401 an attacker’s own extra shields stay when it breaks the defender’s shields', () => {
    const t = scene({ units: duel('0M', '1M', {}), hands: [[19, 37]] });
    strike(t, 0, '1,-4');
    whenAble(t, 0, 19);
    answer(t, 0, 19);
    t.edit((s) => give(s, 0, 5));
    answer(t, 0, 37, '1M');
    expect([t.state.fight?.attack.shields, own(t, 1).shields]).toEqual([4, 0]);
  });

  it('MO-210 the owner of a station may prod a mothership that attacks with others', () => {
    const windows = (ships: string[]) => {
      const t = scene({ units: { '0M': '4,4', '0B1': '5,3', '1M': '-7,0' }, hands: [[], [5]] });
      strike(t, 0, '5,4', ...ships);
      return t.asked().map(({ seat, flow }) => `${seat} ${flow}`);
    };
    expect(windows(['0M', '0B1'])).toEqual(['1 window']);
    expect(windows(['0B1'])).not.toContain('1 window');
  });

  it('MO-385 no loser’s window opens when asteroids hit a mothership', () => {
    const t = scene({ units: { '0M': '-4,1', '1M': '8,2' }, hands: [[5]] });
    rig(t, [6, 6], [6, 1]);
    intoField(t, '0M');
    const kinds: string[] = [];
    for (let row = t.asked()[0]; row?.flow === 'window'; row = t.asked()[0]) {
      kinds.push(t.state.stack.at(-1)?.vars.kind as string);
      t.say(row.seat, null, 'answer');
    }
    expect(kinds).not.toContain('LD');
    expect(own(t, 0).shields).toBe(0);
  });
});

describe('energy rows and asteroids near a fight', () => {
  it('MO-339 a row without energy cannot be prodded', () => {
    const t = scene({ units: duel('0F1', '1F1'), hands: [[9]], players: [{}, { energy: [0, 1, 5] }] });
    expect(playable(t, 9)).toEqual(['1M/weapons', '1M/shields']);
    play(t, 9, '1M/weapons');
    expect(own(t, 1).prodded).toEqual([0, 1, 0]);
  });

  it('MO-358 Seismic Charge needs one enemy of the fight near asteroids, not all', () => {
    const t = scene({
      units: { '0M': '-7,-4', '1M': '8,2', '0F1': '-4,1', '0F2': '-3,-1', '1F1': '-3,0' },
      hands: [[], [17]],
    });
    strike(t, 0, '-3,0', '0F1', '0F2');
    expect(whenAble(t, 1, 17)).toEqual(['']);
  });
});
