import { describe, expect, it } from 'vitest';
import { CARDS } from '../../src/content/cards.ts';
import { developmentOf } from '../../src/content/set.ts';
import { throwDie } from '../../src/effects/dice.ts';
import { incomeOf } from '../../src/effects/income.ts';
import type { State } from '../../src/index.ts';
import { friendly } from '../../src/rules/board.ts';
import { spacesOf } from '../../src/rules/lasting.ts';
import { judgeSite, needed } from '../../src/rules/planets.ts';
import { bonusesOf } from '../../src/rules/roll.ts';
import {
  bury,
  endTurn,
  eventData,
  give,
  go,
  layToken,
  named,
  offered,
  own,
  rig,
  scene,
  strike,
  titles,
  where,
} from '../scene.ts';

const duel = (attacker: string, defender: string, more: Record<string, string> = {}) => ({
  '0M': '-5,-3',
  '1M': '6,3',
  [attacker]: '0,-4',
  [defender]: '1,-4',
  ...more,
});
/** Passes every window until the fight reaches a step. */
function passTo(t: ReturnType<typeof scene>, step: string): void {
  while (t.state.fight && t.state.fight.step !== step) t.say(t.asked()[0]?.seat as number, null);
}
function passAll(t: ReturnType<typeof scene>): void {
  while (['window', 'cancel'].includes(t.asked()[0]?.flow ?? '')) t.say(t.asked()[0]?.seat as number, null);
}

describe('terms of the game', () => {
  it('MO-004 without teams all other players are enemies; in teams a player’s own and team-mates’ units are friendly', () => {
    const alone = scene({ seats: 3 }).state;
    expect([friendly(alone, 0, 0), friendly(alone, 0, 1), friendly(alone, 0, 2)]).toEqual([true, false, false]);
    const teams = scene({ seats: 4, options: { mode: 'teams' } }).state;
    expect([1, 2, 3].map((other) => friendly(teams, 0, other))).toEqual([false, true, false]);
  });

  it('MO-003 MO-293 effects on ships do not apply to guardians and stations', () => {
    const t = scene({ units: { '0M': '-5,-3', '1M': '6,3', '1G1': '0,5' }, techs: [['S5a']] });
    const held = offered(t).filter((id) => id.startsWith('ability:tractor'));
    expect(held).toEqual(['ability:tractor:1M']);
  });

  it('MO-006 MO-023 a marker makes a planet captured, and one side may hold them all', () => {
    const t = scene({ units: duel('0F1', '1F1'), owners: [0, 0, 0, 0, 0] });
    expect(t.view(null).planets.map(({ owner }: { owner: number | null }) => owner)).toEqual([0, 0, 0, 0, 0]);
    expect(incomeOf(t.state, 0)).toMatchObject({ minerals: 4, gas: 2 });
    expect(scene({}).view(null).planets[0].owner).toBe(null);
  });

  it('MO-010 MO-157 a destroyed unit is off the board, and its hex is free', () => {
    const t = scene({ units: duel('0F1', '1F1', { '0F2': '0,-5' }) });
    rig(t, [6, 6], [6, 1]);
    strike(t, 0, '1,-4', '0F1');
    expect(where(t, '1F1')).toBe(null);
    go(t, '0F2', '1,-5', '1,-4');
    expect(where(t, '0F2')).toBe('1,-4');
  });

  it('MO-011 MO-022 removed cards stay out; resources are unlimited', () => {
    const t = scene({ units: duel('0F1', '1F1'), players: [{ minerals: 500, gas: 500 }], owners: [0, 0, 0] });
    t.edit((s) => {
      for (const { id } of CARDS) bury(s, id);
    });
    const gone = t.state.discard.cards.length;
    endTurn(t, 0);
    expect(own(t, 0).minerals).toBe(504);
    expect([t.state.deck.cards.length, t.state.discard.cards.length]).toEqual([0, gone]);
  });

  it('MO-013 MO-108 a phase is resolved when it is finished or given up', () => {
    const t = scene({ units: duel('0F1', '1F1'), techs: [['L1']], players: [{ minerals: 1 }] });
    expect(t.refused(0, 'deploy:0F1:0,-5').reason).toBe('not-moved-yet');
    rig(t, [6, 3], [6, 3]);
    strike(t, 0, '1,-4');
    // Attacking without moving also ends the movement phase.
    expect(offered(t)).toContain('deploy:0F1:0,-5');
  });

  it('MO-019 MO-020 every die shows each of its faces, a D2 one and two', () => {
    const t = scene({});
    t.edit((s) => {
      for (const sides of [2, 4, 6, 8, 10, 12]) {
        const seen = new Set(Array.from({ length: 400 }, () => throwDie(s, -1, sides)));
        expect([...seen].sort((a, b) => a - b)).toEqual(Array.from({ length: sides }, (_none, i) => i + 1));
      }
    });
  });

  it('MO-024 there is no hand limit', () => {
    const t = scene({ units: duel('0F1', '1F1'), players: [{ minerals: 60 }] });
    for (let i = 0; i < 30; i++) t.say(0, 'buy');
    endTurn(t, 0);
    expect(own(t, 0).hand.cards).toHaveLength(30);
  });

  it('MO-113 engine bonuses count in the order they were played', () => {
    const t = scene({ units: duel('0F1', '1F1') });
    const spaces = (...adds: number[]) => {
      t.edit((s) => {
        s.thisTurn.boosts = adds.map((add) => ({ slot: 2, add }));
      });
      return spacesOf(t.state, 2);
    };
    expect([spaces(), spaces(4, 0), spaces(0, 4)]).toEqual([4, 16, 12]);
  });

  it('MO-145 all units of a player are lost with the station, without loot', () => {
    const t = scene({
      seats: 3,
      units: { '0B1': '6,0', '0M': '1,-7', '1M': '0,3', '1F1': '4,-4', '1G1': '-5,5', '2M': '-6,7' },
      players: [{}, { steps: 1 }],
    });
    rig(t, [8, 8]);
    strike(t, 0, '7,0');
    expect(t.state.at.slice(10, 20)).toEqual(new Array(10).fill(-1));
    expect(own(t, 0).minerals).toBe(3);
    expect(t.state.result).toBe(null);
  });

  it('MO-132 hull points go down one by one and never above twelve', () => {
    const t = scene({ units: duel('0B1', '1M'), players: [{}, { energy: [10, 5, 0] }] });
    rig(t, [8, 3], [6, 1]);
    strike(t, 0, '1,-4');
    expect(own(t, 1).hull).toBe(9);
  });
});

describe('more rules for fights', () => {
  it('MO-192 MO-353 MO-643 MO-352 the owner of an attacked ship may flee; the attackers’ phases stay spent, if so agreed', () => {
    const flee = (panicSpends: boolean) => {
      const t = scene({
        units: duel('0F1', '1F1', { '0F2': '1,-5' }),
        hands: [[], [15]],
        owners: [1],
        options: { panicSpends },
      });
      strike(t, 0, '1,-4', '0F1', '0F2');
      expect(t.state.fight?.step).toBe('escape');
      t.say(1, `${named(t, 1, 15)}:-4,-2`);
      expect(where(t, '1F1')).toBe('-4,-2');
      expect(t.state.fight).toBe(null);
      return t.state.thisTurn.attacked;
    };
    expect([flee(true), flee(false)]).toEqual([0b1100, 0]);
  });

  it('MO-192 a ship cannot flee without a friendly planet or while held', () => {
    const t = scene({ units: duel('0F1', '1F1'), hands: [[], [15]] });
    t.say(0, 'attack:1,-4');
    expect(t.state.fight?.step).toBe('defender');
    const u = scene({ units: duel('0F1', '1F1'), hands: [[], [15]], owners: [1] });
    u.edit((s) => {
      (s.players[0] as { tractor: number }).tractor = 12;
    });
    u.say(0, 'attack:1,-4');
    expect(u.state.fight?.step).toBe('defender');
  });

  it('MO-201 MO-117 a ship that flees beside a guardian fights it afterwards', () => {
    const t = scene({ units: duel('0F1', '1F1', { '0G1': '-5,-1' }), hands: [[], [15]], owners: [1] });
    t.say(0, 'attack:1,-4');
    rig(t, [6, 6], [6, 1]);
    const events = t.say(1, `${named(t, 1, 15)}:-4,-2`);
    expect(eventData(events, 'fight')).toMatchObject([{ units: ['0G1'], target: '1F1' }]);
    expect(where(t, '1F1')).toBe(null);
  });

  it('MO-202 MO-259 MO-379 a total adds faces, a doubled one included, and each bonus of techs, cards and gas once', () => {
    const t = scene({
      units: duel('0F1', '1F1', { '0M': '1,-5' }),
      techs: [['C2']],
      hands: [[27, 18]],
      players: [{ gas: 1 }],
    });
    strike(t, 0, '1,-4', '0F1', '0M');
    t.say(0, `${named(t, 0, 27)}:0F1`);
    t.say(0, `${named(t, 0, 18)}:0M`);
    expect(bonusesOf(t.state, t.state.fight as never, false)).toMatchObject([
      { why: 'bonus-tech', n: 1, unit: 2 },
      { why: 'bonus-card', n: 3, unit: 1, card: 18 },
    ]);
    rig(t, [6, 2], [6, 3], [6, 1]);
    const order = t.state.fight?.units as number[];
    const events = t.say(0, 'gas:1');
    passAll(t);
    const fighter = order[0] === 2 ? 2 : 3;
    expect(eventData([...events, ...t.events], 'compared')[0]).toMatchObject({
      attack: fighter * 2 + (5 - fighter) + 1 + 3 + 1,
    });
  });

  it('MO-247 MO-382 MO-677 MO-557 MO-651 Last Stand, also by a losing attacker, gives points and influence but no loot', () => {
    const t = scene({ units: duel('0F1', '1F1'), hands: [[28]], options: { mode: 'points', influence: true } });
    rig(t, [6, 1], [6, 6]);
    t.say(0, 'attack:1,-4');
    passTo(t, 'loser');
    t.say(0, `${named(t, 0, 28)}:1F1`);
    expect([where(t, '0F1'), where(t, '1F1')]).toEqual([null, null]);
    expect(own(t, 0)).toMatchObject({ points: 1, influence: 1, minerals: 0 });
    expect(own(t, 1)).toMatchObject({ points: 1, minerals: 1 });
  });

  it('MO-381 Last Stand removes four hull points from a mothership, past its shields', () => {
    const t = scene({ units: duel('0F1', '1M'), hands: [[28]] });
    rig(t, [6, 1], [6, 6]);
    t.say(0, 'attack:1,-4');
    passTo(t, 'loser');
    t.say(0, `${named(t, 0, 28)}:1M`);
    expect(own(t, 1)).toMatchObject({ hull: 8, shields: 5 });
  });

  it('MO-199 Life Support comes before Last Stand', () => {
    const t = scene({ units: duel('0F1', '1F1'), hands: [[28, 29]] });
    rig(t, [6, 1], [6, 6]);
    t.say(0, 'attack:1,-4');
    passTo(t, 'loser');
    expect(t.legal(0)).toEqual([null, `${named(t, 0, 28)}:1F1`, `${named(t, 0, 29)}:0F1`]);
    t.say(0, `${named(t, 0, 28)}:1F1`);
    expect(t.legal(0)).toEqual([null]);
    passAll(t);
    expect(where(t, '0F1')).toBe(null);
    expect(titles(own(t, 0).hand)).toEqual([29]);
  });

  it('MO-249 MO-266 Embargo does not stop loot', () => {
    const t = scene({ units: duel('0F1', '1F1'), techs: [[], ['E3a']] });
    rig(t, [6, 6], [6, 1]);
    strike(t, 0, '1,-4');
    expect(own(t, 0).minerals).toBe(1);
  });

  it('MO-309 MO-317 MO-316 a fight allows only cards of its window, which cannot be played as actions on the player’s turn', () => {
    const t = scene({
      units: duel('0F1', '1F1'),
      hands: [
        [3, 37, 5],
        [3, 5, 10],
      ],
    });
    expect(offered(t).filter((id) => id.startsWith('play:') && /c0?(3|37)\./.test(id))).toEqual([]);
    t.say(0, 'attack:1,-4');
    passTo(t, 'attacker');
    passTo(t, 'defender');
    // It has no wingman, so Wingman cannot be played either.
    expect(t.legal(1)).toEqual([null, named(t, 1, 3)]);
  });

  it('MO-402 MO-679 MO-681 Shield Breaker is an attacker’s card', () => {
    const t = scene({ units: duel('0M', '1M', { '0F1': '-5,-3', '1F1': '6,3' }), hands: [[], [37]] });
    t.say(0, 'attack:1,-4');
    passTo(t, 'defender');
    expect(t.legal(1)).toEqual([null]);
  });

  it('MO-401 MO-680 Shield Breaker sets all shields to 0 until the end of the turn, including Bubble Wrap’s', () => {
    const t = scene({ units: duel('0B1', '1M'), hands: [[37]], options: { artifacts: true }, owners: [1] });
    t.edit((s) => {
      layToken(s, 0, 11);
      (s.players[1] as { shields: number }).shields = 7;
    });
    t.say(0, 'attack:1,-4');
    passTo(t, 'attacker');
    t.say(0, `${named(t, 0, 37)}:1M`);
    expect(own(t, 1).shields).toBe(0);
    passAll(t);
    endTurn(t, 0);
    expect(own(t, 1).shields).toBe(7);
  });

  it('MO-682 a station’s owner cannot use Last Stand', () => {
    const t = scene({ units: { '0B1': '4,4', '0M': '-5,-3', '1M': '-2,4' }, hands: [[], [28]] });
    rig(t, [8, 8]);
    t.say(0, 'attack:5,4');
    t.expectAsked(0, 'main');
    expect(own(t, 1).steps).toBe(2);
  });

  it('MO-322 only action cards can be cancelled, not tech or influence', () => {
    const t = scene({
      units: duel('0F1', '1F1'),
      hands: [[], [34]],
      techs: [['S5a']],
      players: [{ minerals: 9, influence: 9 }],
      options: { influence: true },
      owners: [1],
    });
    t.say(0, 'ability:tractor:1F1');
    expect(own(t, 0).tractor).toBe(12);
    t.say(0, 'seize:0');
    expect(t.state.planets[0]?.owner).toBe(0);
    expect(t.asked().some(({ flow }) => flow === 'cancel')).toBe(false);
  });

  it('MO-671 a seat that holds cards is asked, whether or not one fits', () => {
    const t = scene({ units: duel('0F1', '1F1'), hands: [[], [38]] });
    t.say(0, 'attack:1,-4');
    expect(t.asked()).toMatchObject([{ seat: 1, flow: 'window' }]);
    expect(t.legal(1)).toEqual([null]);
  });

  it('MO-469 MO-463 techs apply to a player’s own units, not to team-mates’ units', () => {
    const t = scene({
      seats: 4,
      options: { mode: 'teams' },
      units: { '0F1': '0,-5', '0M': '-5,-3', '1M': '8,-3', '1F1': '-1,-5', '2M': '5,3', '3M': '-8,3' },
      techs: [[], [], ['C4b'], ['C4b']],
    });
    rig(t, [6, 3], [6, 3]);
    expect(eventData(strike(t, 0, '-1,-5'), 'compared')).toMatchObject([{ attack: 3, defence: 3 }]);
  });

  it('MO-686 a player’s own guardians can be passed', () => {
    const t = scene({ units: { '0M': '-5,-3', '0F1': '-1,-4', '0G1': '0,-4', '1M': '6,3' } });
    go(t, '0F1', '0,-4', '1,-4');
    expect(where(t, '0F1')).toBe('1,-4');
  });

  it('MO-647 a truce of two rounds holds for two rounds', () => {
    const t = scene({ units: duel('0F1', '1F1'), options: { truce: '2' } });
    const attacks = () => offered(t).includes('attack:1,-4');
    const seen: boolean[] = [];
    for (let round = 1; round <= 3; round++) {
      seen.push(attacks());
      endTurn(t, 0);
      endTurn(t, 1);
    }
    expect(seen).toEqual([false, false, true]);
  });

  it('MO-362 Auxiliary Shield helps a mothership that attacks together with others', () => {
    const t = scene({ units: duel('0F1', '1F1', { '0M': '1,-5' }), hands: [[19]], techs: [[], ['C4b']] });
    strike(t, 0, '1,-4', '0F1', '0M');
    t.say(0, named(t, 0, 19));
    expect(titles(t.state.discard)).toEqual([19]);
    passAll(t);
    const u = scene({ units: duel('0F1', '1F1'), hands: [[19]] });
    u.say(0, 'attack:1,-4');
    expect(u.legal(0)).toEqual([null]);
  });

  it('MO-325 MO-391 a die rerolled to a 1 may be followed by Backup Generator; a 1 already followed may not', () => {
    const t = scene({ units: duel('0F1', '1F1'), hands: [[32, 2, 2]] });
    rig(t, [6, 3], [6, 5], [6, 1], [6, 4]);
    t.say(0, 'attack:1,-4');
    passTo(t, 'after');
    expect(t.legal(0)).toEqual([null, `${named(t, 0, 32)}:0`]);
    t.say(0, `${named(t, 0, 32)}:0`);
    expect(t.legal(0)).toEqual([null, `${named(t, 0, 2)}:0`]);
    t.say(0, `${named(t, 0, 2)}:0`);
    expect(t.state.fight?.attack.dice).toMatchObject([{ face: 1, extras: [4], answered: 1 }]);
    expect(t.legal(0)).toEqual([null]);
  });

  it('MO-329 MO-314 Deflector Shields go on a ship that has neither moved nor attacked', () => {
    const t = scene({ units: duel('0F1', '1F1', { '0F2': '-1,-6', '0B2': '-2,-6' }), hands: [[4]] });
    go(t, '0F2', '0,-6');
    const on = offered(t).filter((id) => id.startsWith('play:'));
    expect(on.map((id) => id.slice(-3).replace(':', '')).sort()).toEqual(['0B2', '0F1', '0M']);
  });

  it('MO-352 MO-290 a ship may flee only to friendly planets', () => {
    const t = scene({ units: duel('0F1', '1F1'), hands: [[], [15]], owners: [0, 1] });
    t.say(0, 'attack:1,-4');
    const cells = (t.legal(1) as (string | null)[]).map((id) => id?.split(':')[1]);
    expect(cells).toContain('3,1');
    expect(cells).not.toContain('-3,-1');
  });
});

describe('more rules for modules', () => {
  it('MO-446 MO-444 an artifact belongs only to the player who controls its planet', () => {
    const t = scene({ units: duel('0F1', '1F1'), options: { artifacts: true }, owners: [1] });
    t.edit((s) => {
      const [planet] = s.planets as [State['planets'][number]];
      planet.explored = true;
      planet.token.known = [0x1ffff];
      give(s, 0, 31);
    });
    const before = t.view(null).planets[0].artifact;
    endTurn(t, 0);
    endTurn(t, 1);
    expect(t.view(null).planets[0]).toMatchObject({ owner: 1, artifact: before });
  });

  it('MO-490 a free guardian cannot be blocked', () => {
    const t = scene({
      units: { '0M': '-5,-3', '0F1': '0,-1', '1M': '6,3', '1F1': '6,4' },
      options: { moons: true },
      players: [{}, { influence: 9 }],
    });
    rig(t, [6, 6], [6, 1]);
    strike(t, 0, '0,0');
    t.say(0, 'roll');
    passAll(t);
    expect(t.asked()).toMatchObject([{ seat: 0, flow: 'bonus', step: 'guardian' }]);
    t.say(0, '1,-2');
    passAll(t);
    expect(t.visited.has('deploy/block')).toBe(false);
    expect(where(t, '0G1')).toBe('1,-2');
  });

  it('MO-507 nothing can be built from an empty market', () => {
    const t = scene({
      units: duel('0F1', '1F1'),
      options: { developments: true },
      owners: [0],
      players: [{ minerals: 9 }],
    });
    const [card] = t.view(0).market;
    t.edit((s) => {
      s.works.cards.push(...s.market.cards.splice(0));
      s.works.known.push(...s.market.known.splice(0));
      const [planet] = s.planets as [State['planets'][number]];
      planet.explored = true;
      planet.token.known = [0x1ffff];
    });
    expect(t.refused(0, `build:${card.id}:0`)).toMatchObject({ reason: 'not-in-market', rule: 'MO-507' });
    expect(offered(t).some((id) => id.startsWith('build:'))).toBe(false);
  });

  it('MO-509 MO-516 developments raise the defence, and a blockade stops their income', () => {
    const t = scene({ units: duel('0F1', '1F1'), options: { developments: true }, owners: [0], techs: [['E1']] });
    t.edit((s) => {
      const take = (id: string) => {
        const from = [s.works, s.market].find(({ cards }) => cards.some((card) => developmentOf(card).id === id));
        const at = from?.cards.findIndex((card) => developmentOf(card).id === id) as number;
        from?.known.splice(at, 1);
        return from?.cards.splice(at, 1) as number[];
      };
      (s.planets[0] as State['planets'][number]).developments = [...take('farmland'), ...take('shield-lattice')];
      s.blockade = 1;
    });
    expect(needed(t.state, t.state.planets[0] as never)).toBe(9 + 1 + 3);
    expect(incomeOf(t.state, 0).influence).toBe(1);
    endTurn(t, 0);
    expect(own(t, 0)).toMatchObject({ minerals: 0, influence: 0 });
  });

  it('MO-547 MO-549 a planetoid holds one development, of no special kind', () => {
    const t = scene({
      seats: 3,
      options: { moons: true, layout: '3A' },
      units: { '0M': '1,-7', '1M': '6,0', '2M': '-6,7' },
    });
    const planetoid = t.state.planets.find(({ kind }) => kind === 'planetoid') as State['planets'][number];
    const card = (id: string) =>
      [...t.state.works.cards, ...t.state.market.cards].find((one) => developmentOf(one).id === id) as number;
    expect([
      judgeSite(planetoid, card('garrison')) === true,
      judgeSite(planetoid, card('deep-shaft')) === true,
      judgeSite(planetoid, card('gas-skimmer')) === true,
    ]).toEqual([true, false, false]);
    expect(judgeSite({ ...planetoid, developments: [card('garrison')] }, card('farmland'))).toMatchObject({
      rule: 'MO-501',
    });
    expect(needed(t.state, planetoid)).toBe(6);
  });

  it('MO-662 Ancient Prophesy gives its card for planetoids too', () => {
    const t = scene({
      seats: 3,
      options: { moons: true, layout: '3A' },
      units: { '0M': '7,-8', '1M': '6,0', '2M': '-6,7' },
      owners: [0],
    });
    t.edit((s) => {
      layToken(s, 0, 6);
    });
    rig(t, [6, 6]);
    strike(t, 0, '8,-8');
    expect(own(t, 0).hand.cards).toHaveLength(1);
  });

  it('MO-570 MO-690 a lack of ships does not eliminate a player in Victory Point mode; ships come back beside planets too', () => {
    const t = scene({ options: { mode: 'points' }, units: { '0M': '0,-4', '1F1': '1,-4' }, owners: [-1, 1] });
    rig(t, [6, 6], [6, 1]);
    strike(t, 0, '1,-4');
    expect(t.state.out).toEqual([false, false]);
    endTurn(t, 0);
    t.say(1, 'end');
    t.say(1, { piece: '1F1', cell: '3,1', rotation: 0 });
    expect(where(t, '1F1')).toBe('3,1');
  });

  it('MO-009 influence is a resource if its module is on', () => {
    const on = (influence: boolean) => {
      const t = scene({
        units: duel('0F1', '1F1'),
        hands: [[6]],
        options: { influence },
        players: [{}, { minerals: 1, gas: 1, influence: influence ? 1 : 0 }],
      });
      return offered(t)
        .filter((id) => id.startsWith('play:'))
        .map((id) => id.split('/')[1]);
    };
    expect(on(false)).toEqual(['minerals', 'gas']);
    expect(on(true)).toEqual(['minerals', 'gas', 'influence']);
  });

  it('MO-448 an artifact is removed with its planet', () => {
    const t = scene({
      units: duel('0F1', '1F1', { '0F2': '-3,-1' }),
      hands: [[35]],
      options: { artifacts: true },
      owners: [1],
    });
    t.edit((s) => {
      layToken(s, 0, 11);
    });
    expect(t.view(null).players[1].shieldsMax).toBe(7);
    t.say(0, `play:${named(t, 0, 35)}:-3,-2`);
    expect(t.view(null).players[1].shieldsMax).toBe(5);
    expect(t.view(null).planets[0]).toMatchObject({ cell: null, owner: null });
    expect(offered(t).some((id) => id === 'attack:-3,-2' || id === 'explore:0')).toBe(false);
  });

  it('MO-659 a pushed ship passes what its owner could pass, and needs a legal step', () => {
    // 1F1 can pass 1F2, which has the same owner. In the second scene, it is surrounded by enemies and a planet, so it
    // has no legal step.
    const units = { '0M': '-5,-3', '1M': '6,3', '1F1': '-3,-3', '1F2': '-2,-3' };
    const t = scene({ units, hands: [[13]], owners: [0] });
    const ways = offered(t).filter((id) => id.startsWith('play:') && id.includes('1F1'));
    expect(ways.some((id) => id.includes('-2,-3') && id.includes('-1,-3'))).toBe(true);
    const walls = { '0F1': '-2,-3', '0F2': '-2,-4', '0F3': '-3,-4', '0B1': '-4,-3', '0B2': '-4,-2' };
    const u = scene({ units: { '0M': '-5,-3', '1M': '6,3', '1F1': '-3,-3', ...walls }, hands: [[13]], owners: [0] });
    expect(offered(u).some((id) => id.startsWith('play:') && id.includes('1F1'))).toBe(false);
  });
});
