import { describe, expect, it } from 'vitest';
import { developmentOf } from '../../src/content/set.ts';
import { incomeOf } from '../../src/effects/income.ts';
import type { State } from '../../src/index.ts';
import { influencePrice, pointsOf } from '../../src/rules/planets.ts';
import { endTurn, eventData, go, layToken, offered, own, rig, scene, strike, where } from '../scene.ts';

const beside = (more: Record<string, string> = {}) => ({
  '0M': '-5,-3',
  '0F1': '-3,-1',
  '1M': '6,3',
  '1F1': '6,4',
  ...more,
});
const options = { influence: true };

/** Puts developments on a planet, which is explored and has a token without effect here. */
function develop(s: State, planet: number, ...types: string[]): void {
  const at = s.planets[planet] as State['planets'][number];
  layToken(s, planet, 2);
  for (const type of types) {
    const from = [s.works, s.market].find((zone) =>
      zone.cards.some((card) => developmentOf(card).id === type),
    ) as typeof s.works;
    const place = from.cards.findIndex((card) => developmentOf(card).id === type);
    at.developments.push(...from.cards.splice(place, 1));
    from.known.splice(place, 1);
  }
}
/** Puts a card of this type into the market, face up. */
function lay(s: State, type: string): string {
  const at = s.market.cards.findIndex((card) => developmentOf(card).id === type);
  if (at < 0) {
    const place = s.works.cards.findIndex((card) => developmentOf(card).id === type);
    const card = s.works.cards[place] as number;
    s.works.cards[place] = s.market.cards[0] as number;
    s.works.known[place] = 0x1ffff;
    s.market.cards[0] = card;
  }
  return type;
}
const inMarket = (t: ReturnType<typeof scene>, type: string): string =>
  t.view(0).market.find(({ design }: { design: string }) => design === type).id;

describe('influence', () => {
  it('MO-478 MO-479 MO-645 influence works without other modules; a kill gives 1 or the agreed amount', () => {
    const gained = (influencePerKill: string, module = true) => {
      const t = scene({
        units: { '0M': '-5,-3', '0F1': '0,-4', '1F1': '1,-4', '1M': '6,3' },
        options: { influence: module, influencePerKill },
      });
      rig(t, [6, 6], [6, 1]);
      strike(t, 0, '1,-4');
      return own(t, 0).influence;
    };
    expect([gained('1'), gained('2'), gained('0'), gained('1', false)]).toEqual([1, 2, 0, 0]);
  });

  it('MO-480 MO-481 MO-483 MO-484 MO-186 MO-486 an enemy’s planet is won over for 6 and its extra defence, guards or not', () => {
    const t = scene({
      units: beside({ '1G1': '3,1' }),
      options,
      owners: [-1, 1],
      players: [{ influence: 9 }],
      techs: [[], ['E1']],
    });
    expect(influencePrice(t.state, 1)).toBe(9);
    expect(t.refused(0, 'seize:0')).toMatchObject({ reason: 'neutral-planet', rule: 'MO-486' });
    t.say(0, 'seize:1');
    expect(t.state.planets[1]?.owner).toBe(0);
    expect(own(t, 0)).toMatchObject({ influence: 0 });
    expect(own(t, 0).hand.cards).toHaveLength(1);
    t.expectAsked(0, 'main');
  });

  it('MO-485 winning over a planet gives the usual choice of card', () => {
    const t = scene({ units: beside(), options, owners: [1], players: [{ influence: 6 }], hands: [[], [5]] });
    t.say(0, 'seize:0');
    expect(t.legal(0)).toEqual(['deck', 'steal']);
  });

  it('MO-482 Space Walls, Flak and Farmland cost 12', () => {
    const t = scene({ units: beside(), options: { developments: true }, owners: [1], techs: [[], ['E1']] });
    t.edit((s) => {
      develop(s, 0, 'farmland');
      const at = s.planets[0] as State['planets'][number];
      for (const other of [s.spareTokens, ...s.planets.map(({ token }) => token)]) {
        const place = other.cards.indexOf(106);
        if (place < 0) continue;
        other.cards[place] = at.token.cards[0] as number;
        at.token.cards[0] = 106;
        break;
      }
    });
    expect(influencePrice(t.state, 0)).toBe(12);
  });

  it('MO-487 MO-488 MO-489 an enemy with 2 influence may stop a guardian; the mineral is kept, the ship is used', () => {
    const t = scene({
      seats: 3,
      units: { '0M': '0,-6', '0F1': '0,-5', '1M': '7,-1', '2M': '-6,7' },
      options,
      techs: [['L1']],
      players: [{ minerals: 1, influence: 5 }, { influence: 2 }, { influence: 3 }],
    });
    go(t, '0M');
    go(t, '0F1');
    t.say(0, 'deploy:0M:1,-6');
    expect(t.asked().map(({ seat }) => seat)).toEqual([1, 2]);
    t.say(2, 'block');
    const events = t.say(1, 'block');
    expect(eventData(events, 'blocked')).toMatchObject([{ seat: 1, owner: 0 }]);
    expect([own(t, 1).influence, own(t, 2).influence, own(t, 0).minerals]).toEqual([0, 3, 1]);
    expect(where(t, '0G1')).toBe(null);
    expect(t.refused(0, 'deploy:0M:1,-6').reason).toBe('has-deployed');
    t.say(0, 'deploy:0F1:1,-5');
    t.say(2, null);
    expect(where(t, '0G1')).toBe('1,-5');
  });

  it('MO-632 a player with too little influence is not asked to block', () => {
    const t = scene({ units: beside(), options, techs: [['L1']], players: [{ minerals: 1 }, { influence: 1 }] });
    go(t, '0F1');
    t.say(0, 'deploy:0F1:-3,0');
    expect(where(t, '0G1')).toBe('-3,0');
  });

  it('MO-491 MO-492 removing influence costs 1 for each, regardless of Embargo', () => {
    const t = scene({ units: beside(), options, players: [{ influence: 2 }, { influence: 3 }], techs: [[], ['E3a']] });
    t.say(0, 'remove:1');
    t.say(0, 'remove:1');
    expect([own(t, 0).influence, own(t, 1).influence]).toEqual([0, 1]);
    expect(t.refused(0, 'remove:1')).toMatchObject({ reason: 'too-dear', rule: 'MO-491' });
  });

  it('MO-494 MO-495 MO-496 attacking a captured planet costs 1 for each ship, down to 0; a neutral one nothing', () => {
    const at = (owner: number, influence: number) => {
      const t = scene({ units: beside({ '0B1': '-4,-2' }), options, owners: [owner], players: [{ influence }] });
      rig(t, [6, 1], [8, 1]);
      strike(t, 0, '-3,-2', '0F1', '0B1');
      return own(t, 0).influence;
    };
    expect([at(1, 3), at(1, 1), at(1, 0), at(-1, 3)]).toEqual([1, 0, 0, 3]);
  });
});

describe('developments', () => {
  const module = { developments: true };

  it('MO-499 MO-500 MO-502 MO-506 a development is built on one of the player’s explored planets once per turn, and the market refills', () => {
    const t = scene({ units: beside(), options: module, owners: [0, 0], players: [{ minerals: 9 }] });
    t.edit((s) => {
      lay(s, 'garrison');
    });
    expect(t.refused(0, `build:${inMarket(t, 'garrison')}:0`)).toMatchObject({ reason: 'not-explored' });
    t.edit((s) => develop(s, 0));
    const before = t.state.works.cards.length;
    t.say(0, `build:${inMarket(t, 'garrison')}:0`);
    expect(own(t, 0).minerals).toBe(8);
    expect(t.state.planets[0]?.developments.map((card) => developmentOf(card).id)).toEqual(['garrison']);
    expect([t.state.market.cards.length, t.state.works.cards.length]).toEqual([3, before - 1]);
    const [other] = t.view(0).market;
    expect(t.refused(0, `build:${other.id}:0`).reason).toBe('developed-already');
    endTurn(t, 0);
    endTurn(t, 1);
    t.edit((s) => lay(s, 'shield-lattice'));
    const minerals = own(t, 0).minerals;
    t.say(0, `build:${inMarket(t, 'shield-lattice')}:0`);
    expect(minerals - own(t, 0).minerals).toBe(2);
  });

  it('MO-501 MO-503 MO-504 MO-542 a planet holds three developments, four with a moon, of different and fitting types', () => {
    const t = scene({ units: beside(), options: { moons: true }, owners: [0, -1, 0], players: [{ minerals: 9 }] });
    t.edit((s) => {
      develop(s, 0, 'garrison', 'farmland', 'town-council');
      develop(s, 2, 'power-relay', 'embassy-quarter', 'capital-dome');
      lay(s, 'shield-lattice');
    });
    const id = inMarket(t, 'shield-lattice');
    expect(t.refused(0, `build:${id}:0`)).toMatchObject({ reason: 'does-not-fit', rule: 'MO-501' });
    t.say(0, `build:${id}:2`);
    expect(own(t, 0).minerals).toBe(5);
    const u = scene({ units: beside(), options: module, owners: [0], players: [{ minerals: 9 }] });
    u.edit((s) => {
      develop(s, 0, 'garrison');
      lay(s, 'gas-skimmer');
    });
    expect(u.refused(0, `build:${inMarket(u, 'gas-skimmer')}:0`).reason).toBe('does-not-fit');
    u.edit((s) => lay(s, 'garrison'));
    expect(u.refused(0, `build:${inMarket(u, 'garrison')}:0`).reason).toBe('does-not-fit');
  });

  it('MO-508 MO-512 MO-517 MO-519 income of developments is gathered with their planet', () => {
    const t = scene({ units: beside(), options: module, owners: [0, -1, -1, 0] });
    t.edit((s) => {
      develop(s, 0, 'farmland', 'surface-mine');
      (s.planets[3] as { developments: number[] }).developments = [];
    });
    expect(incomeOf(t.state, 0)).toMatchObject({ minerals: 3, influence: 1 });
    t.edit((s) => {
      (s.planets[0] as { owner: number }).owner = -1;
    });
    expect(incomeOf(t.state, 0)).toMatchObject({ minerals: 1, influence: 0 });
  });

  it('MO-268 MO-508 minerals of developments count double on a mineral planet, not on a gas planet', () => {
    const t = scene({ units: beside(), options: module, owners: [0, -1, -1, 0], techs: [['E4a']] });
    const before = incomeOf(t.state, 0).minerals;
    t.edit((s) => develop(s, 3, 'capital-dome'));
    expect(incomeOf(t.state, 0).minerals).toBe(before + 1);
    t.edit((s) => develop(s, 0, 'surface-mine'));
    expect(incomeOf(t.state, 0).minerals).toBe(before + 3);
  });

  it('MO-513 MO-654 a planet captured by attack loses its developments, which are shuffled into the deck', () => {
    const t = scene({ units: beside(), options: module, owners: [1] });
    t.edit((s) => {
      develop(s, 0, 'town-council');
    });
    const before = t.state.works.cards.length;
    rig(t, [6, 6]);
    strike(t, 0, '-3,-2');
    expect(t.state.planets[0]?.developments).toEqual([]);
    expect(t.state.works.cards).toHaveLength(before + 1);
    expect(t.state.works.known.every((known) => known === 0)).toBe(true);
  });

  it('MO-514 MO-515 a planet that is won over or neutral keeps its developments', () => {
    const t = scene({ units: beside(), options: module, owners: [1], players: [{ influence: 6 }] });
    t.edit((s) => develop(s, 0, 'town-council'));
    t.say(0, 'seize:0');
    expect(t.state.planets[0]?.developments).toHaveLength(1);
    const u = scene({ units: beside(), options: module });
    u.edit((s) => develop(s, 0, 'town-council'));
    rig(u, [6, 6]);
    strike(u, 0, '-3,-2');
    expect(u.state.planets[0]).toMatchObject({ owner: 0 });
    expect(u.state.planets[0]?.developments).toHaveLength(1);
  });

  it('MO-493 MO-653 refreshing the market costs 2 influence and puts the old cards under the deck', () => {
    const t = scene({ units: beside(), options: module, players: [{ influence: 2 }] });
    const old = t.state.market.cards.slice();
    const top = t.state.works.cards.slice(-3).reverse();
    t.say(0, 'refresh');
    expect(t.state.market.cards).toEqual(top);
    expect(t.state.works.cards.slice(0, 3).sort()).toEqual(old.sort());
    expect(own(t, 0).influence).toBe(0);
    expect(t.refused(0, 'refresh')).toMatchObject({ reason: 'too-dear', rule: 'MO-493' });
  });

  it('MO-505 MO-511 MO-555 developments cannot be scrapped or moved and score only while controlled', () => {
    const t = scene({ units: beside(), options: { ...module, mode: 'points' }, owners: [0] });
    t.edit((s) => develop(s, 0, 'embassy-quarter'));
    expect(pointsOf(t.state, 0)).toBe(3);
    expect(offered(t).some((id) => id.startsWith('scrap'))).toBe(false);
  });
});

describe('a market without a deck', () => {
  it('MO-653 MO-493 D66 is not refreshed; with a single card in the deck it is', () => {
    const t = scene({
      options: { developments: true },
      units: { '0M': '-5,-3', '1M': '6,3' },
      players: [{ influence: 4 }],
    });
    t.edit((s) => {
      while (s.works.cards.length > 1) {
        s.planets[0]?.developments.push(s.works.cards.pop() as number);
        s.works.known.pop();
      }
    });
    const before = t.state.market.cards.slice();
    const [below] = t.state.works.cards;
    t.say(0, 'refresh');
    expect(t.state.market.cards).toHaveLength(3);
    expect([...t.state.market.cards, ...t.state.works.cards].sort()).toEqual([...before, below].sort());
    expect(t.state.market.cards).toContain(below);
    t.edit((s) => {
      s.planets[0]?.developments.push(s.works.cards.pop() as number);
      s.works.known.pop();
    });
    expect(t.refused(0, 'refresh')).toMatchObject({ reason: 'market-empty', rule: 'MO-653' });
  });
});

describe('limits of influence', () => {
  it('MO-480 MO-491 removed planets and a player’s own planets cannot be won over', () => {
    const t = scene({ options: { influence: true }, players: [{ influence: 9 }, { influence: 1 }] });
    expect(t.refused(0, 'seize:99')).toMatchObject({ reason: 'no-such-planet', rule: 'MO-480' });
    for (const other of ['0', '7', 'x'])
      expect(t.refused(0, `remove:${other}`)).toMatchObject({ reason: 'no-influence', rule: 'MO-491' });
    t.say(0, 'remove:1');
    expect([own(t, 0).influence, own(t, 1).influence]).toEqual([8, 0]);
  });
});
