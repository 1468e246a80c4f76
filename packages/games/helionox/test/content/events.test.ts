import { describe, expect, it } from 'vitest';
import {
  BASE_EVENTS,
  CATASTROPHES,
  designNamed,
  EVENT_DECKS,
  EVENTS,
  type EventCard,
  MP_EVENTS,
  type Penalty,
  TURNS_EACH,
} from '../../src/content/index.ts';
import { isFirst } from './first.ts';
import { alternative, PLACE } from './lines.ts';

function named(text: string): EventCard {
  const card = designNamed(text.split(' ')[0] as string);
  if (card?.kind !== 'event') throw new Error('no Event');
  return card;
}
const side = ({ defense, influence }: EventCard['inactive']) => `${defense}/${influence}`;
const cards = (events: readonly EventCard[]) => events.reduce((total, event) => total + event.copies, 0);
const ids = (test: (event: EventCard) => boolean) => EVENTS.filter(test).map((event) => event.id);

describe('the Events', () => {
  it.each([
    ['HX-396', 'EE1 Satellite Rain (Earth, stellar, 2 cards): Inactive 2/1; Active 3/2, no alternative.'],
    ['HX-397', 'EE2 Ozone Tear (Earth, stellar, 2 cards): Inactive 3/2; Active 4/3, no alternative, tax.'],
    ['HX-398', 'EE3 Polar Shear (Earth, stellar, 2 cards): Inactive 4/3; Active 5/3, alternative pay 4 C.'],
    ['HX-399', 'EE4 Ration Riots (Earth, social, 2 cards): Inactive 2/2; Active 2/1, alternative discard any card.'],
    [
      'HX-400',
      'EE5 Evacuation Lottery (Earth, social, 2 cards): Inactive 3/2; Active 3/2, alternative discard a Bio card.',
    ],
    ['HX-401', 'EE6 Senate Lockdown (Earth, social, 2 cards): Inactive 4/3; Active 4/3, alternative pay 4 C, tax.'],
    ['HX-402', 'EM1 Micrometeor Hail (Moon, stellar, 2 cards): Inactive 2/1; Active 3/2, alternative pay 3 C.'],
    ['HX-403', 'EM2 Regolith Storm (Moon, stellar, 2 cards): Inactive 3/2; Active 4/3, no alternative, tax.'],
    [
      'HX-404',
      'EM3 Dome Breach (Moon, stellar, 2 cards): Inactive 4/3; Active 5/3, alternative discard a Bio card and discard any card.',
    ],
    ['HX-405', 'EM4 Barracks Mutiny (Moon, social, 2 cards): Inactive 3/3; Active 4/3, alternative pay 4 C.'],
    [
      'HX-406',
      'EM5 Dockworker Strike (Moon, social, 2 cards): Inactive 2/2; Active 2/1, alternative discard a Transport card.',
    ],
    [
      'HX-407',
      'EM6 Airlock Cults (Moon, social, 2 cards): Inactive 3/2; Active 3/2, alternative discard a Cybernetic card.',
    ],
    ['HX-408', 'ER1 Dust Wall (Mars, stellar, 3 cards): Inactive 2/1; Active 3/2, no alternative, tax.'],
    ['HX-409', 'ER2 Core Quake (Mars, stellar, 2 cards): Inactive 3/2; Active 4/3, alternative pay 4 C.'],
    [
      'HX-410',
      'ER3 Biosphere Blight (Mars, stellar, 2 cards): Inactive 4/3; Active 5/3, alternative discard a Bio card and discard any card.',
    ],
    ['HX-411', 'ER4 Water Embargo (Mars, social, 2 cards): Inactive 2/2; Active 2/1, alternative discard any card.'],
    [
      'HX-412',
      'ER5 Terraformer Schism (Mars, social, 2 cards): Inactive 3/2; Active 3/2, alternative discard a Bio card.',
    ],
    [
      'HX-413',
      'ER6 Refugee Blockade (Mars, social, 2 cards): Inactive 4/3; Active 4/3, alternative discard a Transport card and discard any card, tax.',
    ],
    ['HX-414', 'EC1 Rock Collision (Ceres, stellar, 2 cards): Inactive 2/1; Active 3/2, alternative pay 3 C.'],
    [
      'HX-415',
      'EC2 Shaft Implosion (Ceres, stellar, 2 cards): Inactive 3/2; Active 4/3, alternative discard a Cybernetic card.',
    ],
    ['HX-416', 'EC3 Belt Cascade (Ceres, stellar, 2 cards): Inactive 4/3; Active 5/3, no alternative, tax.'],
    ['HX-417', 'EC4 Claim Jumpers (Ceres, social, 2 cards): Inactive 2/2; Active 2/1, alternative pay 3 C.'],
    [
      'HX-418',
      'EC5 Rogue Foremen (Ceres, social, 2 cards): Inactive 3/2; Active 3/2, alternative discard a Cybernetic card.',
    ],
    [
      'HX-419',
      'EC6 Ore Cartel War (Ceres, social, 2 cards): Inactive 4/3; Active 4/3, alternative pay 3 C and discard any card.',
    ],
    ['HX-420', 'EP1 Ice Geyser (Europa, stellar, 2 cards): Inactive 2/1; Active 3/2, no alternative, tax.'],
    [
      'HX-421',
      'EP2 Warp Flutter (Europa, stellar, 2 cards): Inactive 3/2; Active 4/3, alternative discard a Transport card.',
    ],
    ['HX-422', 'EP3 Jovian Surge (Europa, stellar, 2 cards): Inactive 4/3; Active 5/4, alternative pay 4 C, tax.'],
    [
      'HX-423',
      'EP4 Pilgrim Overflow (Europa, social, 2 cards): Inactive 2/2; Active 2/1, alternative discard any card.',
    ],
    [
      'HX-424',
      'EP5 Gate Saboteurs (Europa, social, 2 cards): Inactive 3/2; Active 3/2, alternative discard a Transport card.',
    ],
    ['HX-425', 'EP6 Deepwater Secession (Europa, social, 2 cards): Inactive 4/3; Active 4/3, alternative pay 4 C.'],
    [
      'HX-426',
      'EX1 Systemic Inflation: Capital Run (Earth, social, 1 card, MP only): Inactive 3/2; Active 4/3, alternative pay 4 C, inflation.',
    ],
    [
      'HX-427',
      'EX2 Raid: Farside Corsairs (Moon, social, 1 card, MP only): Inactive 3/2; Active 4/3, no alternative, raid.',
    ],
    [
      'HX-428',
      'EX3 Systemic Inflation: Seed Futures (Mars, social, 1 card, MP only): Inactive 3/2; Active 3/2, alternative discard a Bio card and discard any card, inflation.',
    ],
    [
      'HX-429',
      'EX4 Raid: Belt Reavers (Ceres, social, 1 card, MP only): Inactive 3/2; Active 4/3, no alternative, raid.',
    ],
    [
      'HX-430',
      'EX5 Systemic Inflation: Toll Spiral (Europa, social, 1 card, MP only): Inactive 3/2; Active 4/3, alternative pay 4 C, inflation.',
    ],
  ])('%s %s', (_rule, text) => {
    const event = named(text);
    const { id, name, place, nature, copies: n, mp, inactive, active } = event;
    const head = `${PLACE[place]}, ${nature}, ${n} ${n === 1 ? 'card' : 'cards'}${mp ? ', MP only' : ''}`;
    const penalty = active.penalty === null ? '' : `, ${active.penalty}`;
    expect(
      `${id} ${name} (${head}): Inactive ${side(inactive)}; Active ${side(active)}, ${alternative(event)}${penalty}.`,
    ).toBe(text);
    expect(event.catastrophic).toBe(false);
  });

  it.each([
    ['HX-431', 'X01 Crown Flare, Earth, stellar: 6/4 then 7/5, no alternative, null.'],
    [
      'HX-432',
      'X02 World Court Collapse, Earth, social: 5/3 then 6/4, alternative pay 4 C and discard any card, inflation.',
    ],
    ['HX-433', 'X03 Tidal Fracture, Moon, stellar: 6/4 then 7/5, no alternative, taxEverywhere.'],
    ['HX-434', 'X04 War of the Domes, Moon, social: 5/3 then 7/5, no alternative, noCollaboration.'],
    [
      'HX-435',
      'X05 Ash Winter, Mars, stellar: 5/3 then 6/4, alternative discard a Bio card and discard any card, drawFour.',
    ],
    [
      'HX-436',
      'X06 Pandemic Null, Mars, social: 6/4 then 7/5, alternative discard a Bio card and discard any card, discardOne.',
    ],
    ['HX-437', 'X07 Great Belt Storm, Ceres, stellar: 6/4 then 7/5, no alternative, taxEverywhere.'],
    [
      'HX-438',
      'X08 Machine Revolt, Ceres, social: 6/4 then 7/5, alternative discard a Cybernetic card and discard any card, noArchitect.',
    ],
    ['HX-439', 'X09 Warp Collapse, Europa, stellar: 6/4 then 8/6, no alternative, noGrantedMove.'],
    ['HX-440', 'X10 The Long Dark, Europa, stellar: 7/5 then 8/6, no alternative, noCycle.'],
  ])('%s %s', (_rule, text) => {
    const event = named(text);
    const { id, name, place, nature, inactive, active } = event;
    expect(
      `${id} ${name}, ${PLACE[place]}, ${nature}: ${side(inactive)} then ${side(active)}, ${alternative(event)}, ${active.penalty}.`,
    ).toBe(text);
    expect([event.catastrophic, event.copies, event.mp]).toEqual([true, 1, false]);
  });

  it('HX-017 there are 76 Events: 61 base, 5 with MP, 10 Catastrophic', () => {
    const sorts = [BASE_EVENTS, MP_EVENTS, CATASTROPHES, EVENTS].map((sort) => cards(sort.filter(isFirst)));
    expect(sorts).toEqual([61, 5, 10, 76]);
    expect(BASE_EVENTS.filter(isFirst)).toHaveLength(30);
    expect(MP_EVENTS.every((event) => event.mp)).toBe(true);
  });

  it('the base Events have the intended average values', () => {
    const mean = (figure: (event: EventCard) => number) =>
      (BASE_EVENTS.filter(isFirst).reduce((total, event) => total + figure(event) * event.copies, 0) / 61).toFixed(2);
    expect(mean((event) => event.inactive.defense)).toBe('2.95');
    expect(mean((event) => event.inactive.influence)).toBe('2.15');
    expect(mean((event) => event.active.defense)).toBe('3.49');
    expect(mean((event) => event.active.influence)).toBe('2.36');
    expect(cards(BASE_EVENTS.filter((event) => isFirst(event) && event.active.alternative.length > 0))).toBe(48);
  });

  it.each([
    ['HX-387', 'tax', 'EE2 EE6 EM2 ER1 ER6 EC3 EP1 EP3'],
    ['HX-388', 'inflation', 'EX1 EX3 EX5 X02'],
    ['HX-389', 'raid', 'EX2 EX4'],
  ] as [string, Penalty, string][])('%s the Events with %s are %s', (_rule, penalty, list) => {
    expect(ids((event) => event.active.penalty === penalty)).toEqual(list.split(' '));
  });

  it('HX-387 17 base Events have a Movement Tax', () => {
    expect(cards(BASE_EVENTS.filter((event) => event.active.penalty === 'tax'))).toBe(17);
  });

  it.each([
    ['HX-390', 'alternative pay 3 C', 'EM1 EC1 EC4'],
    ['HX-390', 'alternative pay 3 C and discard any card', 'EC6'],
    ['HX-391', 'alternative pay 4 C', 'EE3 EE6 EM4 ER2 EP3 EP6 EX1 EX5'],
    ['HX-392', 'alternative discard any card', 'EE4 ER4 EP4'],
    ['HX-393', 'alternative discard a Bio card', 'EE5 ER5'],
    ['HX-393', 'alternative discard a Transport card', 'EM5 EP2 EP5'],
    ['HX-393', 'alternative discard a Cybernetic card', 'EM6 EC2 EC5'],
    ['HX-394', 'alternative discard a Bio card and discard any card', 'EM3 ER3 EX3'],
    ['HX-394', 'alternative discard a Transport card and discard any card', 'ER6'],
    ['HX-395', 'no alternative', 'EE1 EE2 EM2 ER1 EC3 EP1 EX2 EX4'],
  ])('%s the regular Events with %s are %s', (_rule, text, list) => {
    expect(ids((event) => !event.catastrophic && alternative(event) === text)).toEqual(list.split(' '));
  });

  it('HX-158 only the Active side has alternative costs and penalties', () => {
    for (const event of EVENTS) expect(Object.keys(event.inactive)).toEqual(['defense', 'influence']);
  });
});

describe('the Event decks', () => {
  it.each([
    ['HX-030', 'competitive', 2, '6+0 5+1 4+2', 18],
    ['HX-031', 'competitive', 3, '9+0 7+2 7+2', 27],
    ['HX-032', 'competitive', 4, '12+0 10+2 9+3', 36],
    ['HX-294', 'team', 1, '4+1 4+2 4+2', 17],
    ['HX-291', 'team', 2, '10+1 10+1 11+2', 35],
    ['HX-292', 'team', 3, '15+2 15+2 15+4', 53],
    ['HX-293', 'team', 4, '21+2 20+4 20+4', 71],
  ] as const)('%s %s deck for %i players: %s', (_rule, mode, players, text, total) => {
    const parts = EVENT_DECKS[mode][players] ?? [];
    expect(parts.map(({ regular, catastrophic }) => `${regular}+${catastrophic}`).join(' ')).toBe(text);
    expect(parts.reduce((n, { regular, catastrophic }) => n + regular + catastrophic, 0)).toBe(total);
  });

  it('there is no deck for other numbers of players', () => {
    expect(Object.keys(EVENT_DECKS.competitive)).toEqual(['2', '3', '4']);
    expect(Object.keys(EVENT_DECKS.team)).toEqual(['1', '2', '3', '4']);
  });

  const decks = Object.entries(EVENT_DECKS).flatMap(([mode, sizes]) =>
    Object.entries(sizes).map(([players, parts]) => ({ mode, players: Number(players), parts })),
  );

  it('HX-034 R7 every deck can be built without MP Events', () => {
    for (const { parts } of decks) {
      expect(parts.reduce((n, part) => n + part.regular, 0)).toBeLessThanOrEqual(61);
      expect(parts.reduce((n, part) => n + part.catastrophic, 0)).toBeLessThanOrEqual(10);
    }
  });

  it('every deck lasts exactly 9 turns for each player', () => {
    for (const { mode, players, parts } of decks) {
      const size = parts.reduce((n, part) => n + part.regular + part.catastrophic, 0);
      const turns = TURNS_EACH * players;
      expect(size).toBe(mode === 'competitive' ? turns : 1 + 2 * (turns - 1));
    }
  });

  it('HX-037 no competitive deck begins with a Catastrophic Event', () => {
    for (const parts of Object.values(EVENT_DECKS.competitive)) expect(parts[0].catastrophic).toBe(0);
  });
});
