import { isFirst } from '@orrery/kernel';
import { describe, expect, it } from 'vitest';
import { type ActionCard, ARTIFACT_CARDS, CARDS } from '../../src/content/cards.ts';
import type { CardEffect } from '../../src/content/effect.ts';
import {
  ACTION_CARDS,
  back,
  cardName,
  DEVELOPMENT,
  DEVELOPMENT_CARDS,
  TOKEN,
  TOKENS,
  titleOf,
} from '../../src/content/set.ts';

/**
 * Rule of the numbers, id, name, copies, windows, X, resale in minerals and gas, rule of the effect, and the effect.
 */
type Row = [
  rule: string,
  id: number,
  name: string,
  copies: number,
  windows: string,
  x: boolean,
  resale: [number, number],
  about: string,
  effect: CardEffect,
];

const FIGHTERS_AND_BOMBERS = ['fighter', 'bomber'] as const;
const TABLE: Row[] = [
  ['MO-324', 1, 'Afterburner', 4, 'MV', false, [0, 1], 'MO-323', { does: 'spaces', n: 4 }],
  ['MO-326', 2, 'Backup Generator', 3, 'AR', true, [0, 1], 'MO-325', { does: 'extra die' }],
  ['MO-328', 3, 'Defence Buff', 3, 'DD AS', true, [0, 1], 'MO-327', { does: 'roll', n: 1 }],
  ['MO-330', 4, 'Deflector Shields', 4, 'MV AS', true, [0, 1], 'MO-329', { does: 'deflect' }],
  ['MO-332', 5, 'Hull Repair', 3, 'OT', false, [0, 1], 'MO-331', { does: 'hull', n: 1 }],
  ['MO-334', 6, 'Wallet Inspector', 3, 'OT', false, [0, 1], 'MO-333', { does: 'steal', what: 'resource' }],
  [
    'MO-336',
    7,
    'Enhanced Sensors',
    2,
    'AD DD AS',
    true,
    [0, 2],
    'MO-335',
    { does: 'roll', n: 2, kinds: FIGHTERS_AND_BOMBERS, ship: true, needs: 'beside mothership' },
  ],
  ['MO-338', 8, 'Ninja Rope', 2, 'OT', false, [0, 2], 'MO-337', { does: 'dash', n: 2 }],
  ['MO-341', 9, 'Prod', 2, 'OT AD DD', true, [0, 2], 'MO-339', { does: 'prod' }],
  ['MO-343', 10, 'Wingman', 2, 'DD', true, [0, 2], 'MO-342', { does: 'roll', n: 2, needs: 'wingman' }],
  ['MO-345', 11, 'Recon Droid', 2, 'OT', false, [1, 0], 'MO-344', { does: 'explore' }],
  ['MO-347', 12, 'Git off mah propertay!', 2, 'PD', true, [1, 0], 'MO-346', { does: 'planet defence', n: 3 }],
  ['MO-349', 13, 'Gravity Manipulator', 2, 'OT', false, [1, 0], 'MO-348', { does: 'push', n: 2, within: 3 }],
  [
    'MO-351',
    14,
    'Alien Antiques Roadshow',
    2,
    'AD DD AS',
    true,
    [1, 0],
    'MO-350',
    { does: 'roll', n: 1, per: 'artifact' },
  ],
  ['MO-355', 15, 'Panic Button', 2, 'RD', true, [1, 0], 'MO-352', { does: 'escape' }],
  ['MO-357', 16, 'Punch It!', 2, 'MV', false, [1, 0], 'MO-356', { does: 'double spaces' }],
  [
    'MO-359',
    17,
    'Seismic Charge',
    2,
    'AD DD',
    true,
    [1, 0],
    'MO-358',
    { does: 'roll', n: 3, needs: 'enemy near asteroids' },
  ],
  [
    'MO-361',
    18,
    'Volt Switch',
    2,
    'AD DD AS',
    true,
    [1, 0],
    'MO-360',
    { does: 'roll', n: 3, kinds: ['mothership'], ship: true },
  ],
  ['MO-363', 19, 'Auxiliary Shield', 2, 'AD DD AS', true, [1, 1], 'MO-362', { does: 'extra shields', n: 4 }],
  ['MO-365', 20, 'Convoy', 1, 'ST', false, [1, 1], 'MO-364', { does: 'spaces', n: 3, escort: true }],
  ['MO-367', 21, 'Forced Update', 2, 'OT', false, [1, 1], 'MO-366', { does: 'hold' }],
  ['MO-369', 22, 'Friendly Negotiations', 2, 'OT', false, [1, 1], 'MO-368', { does: 'capture', within: 2 }],
  ['MO-371', 23, 'Migration', 2, 'OT', false, [1, 1], 'MO-370', { does: 'move station' }],
  ['MO-373', 24, 'Replicator', 2, 'OT', false, [1, 1], 'MO-372', { does: 'gain', die: 4 }],
  ['MO-376', 25, 'Trade Blockade', 1, 'OT', false, [1, 1], 'MO-374', { does: 'blockade' }],
  ['MO-378', 26, 'Cowardly Retreat', 1, 'OT', false, [1, 2], 'MO-377', { does: 'retreat' }],
  ['MO-380', 27, 'Expansion Pak', 2, 'AD DD AS', true, [1, 2], 'MO-379', { does: 'double face' }],
  ['MO-383', 28, 'Last Stand', 1, 'LD', true, [1, 2], 'MO-381', { does: 'last stand', hull: 4 }],
  ['MO-386', 29, 'Life Support', 1, 'LD', true, [1, 2], 'MO-384', { does: 'save' }],
  ['MO-388', 30, 'Pick up two cards', 1, 'OT', false, [1, 2], 'MO-387', { does: 'draw', n: 2 }],
  ['MO-390', 31, 'Surprise Attack', 2, 'OT', false, [1, 2], 'MO-389', { does: 'steal', what: 'card' }],
  ['MO-392', 32, 'The Forks', 2, 'AR', true, [1, 2], 'MO-391', { does: 'reroll' }],
  ['MO-394', 33, 'Dedotated Wam', 1, 'AT', false, [2, 0], 'MO-393', { does: 'harm', n: 3 }],
  ['MO-396', 34, 'Noooooooo!', 1, 'NO', true, [2, 0], 'MO-395', { does: 'cancel' }],
  ['MO-398', 35, 'Planet Laser Pointer', 1, 'OT', false, [2, 0], 'MO-397', { does: 'remove planet', within: 2 }],
  ['MO-400', 36, 'Railguns', 1, 'AT', false, [2, 0], 'MO-399', { does: 'ranged', distance: 4 }],
  // An attacker's card that also works for the owner's guardian on other players' turns, so it has an X (MO-402).
  ['MO-402', 37, 'Shield Breaker', 1, 'AD', true, [2, 0], 'MO-401', { does: 'break shields' }],
  ['MO-404', 38, 'Wormhole', 1, 'MV', false, [2, 0], 'MO-403', { does: 'warp' }],
];

describe('action cards', () => {
  it.each(TABLE)('%s: card %i %s', (_rule, id, name, copies, windows, x, [minerals, gas]) => {
    const card = CARDS.find((one) => one.id === id) as ActionCard;
    expect({ ...card, effect: null }).toEqual({
      id,
      name,
      copies,
      windows: windows.split(' '),
      x,
      resale: { minerals, gas },
      effect: null,
    });
    expect(ACTION_CARDS.filter((one) => titleOf(one).id === id)).toHaveLength(copies);
  });

  it.each(
    TABLE.map(([, id, name, , , , , about, effect]): [string, number, string, CardEffect] => [about, id, name, effect]),
  )('%s: what card %i %s does', (_about, id, _name, effect) => {
    expect(CARDS.find((one) => one.id === id)?.effect).toEqual(effect);
  });

  it('MO-016 are 72 cards of 38 titles', () => {
    expect(CARDS.filter(isFirst)).toHaveLength(38);
    expect(ACTION_CARDS.filter((card) => isFirst(titleOf(card)))).toHaveLength(72);
    expect(new Set(CARDS.map(({ name }) => name)).size).toBe(CARDS.length);
    expect(CARDS.map(({ id }) => id)).toEqual(CARDS.map((_card, row) => row + 1));
  });

  it('MO-028 include two titles with two copies that need artifacts', () => {
    expect(ARTIFACT_CARDS).toEqual([11, 14]);
    expect(ACTION_CARDS.filter((card) => ARTIFACT_CARDS.includes(titleOf(card).id))).toHaveLength(4);
  });

  it('have unique names, and a back for each kind', () => {
    const all = [...ACTION_CARDS, ...TOKENS, ...DEVELOPMENT_CARDS];
    expect(new Set(all.map(cardName)).size).toBe(all.length);
    expect([ACTION_CARDS.length <= TOKEN, TOKENS.length <= DEVELOPMENT - TOKEN]).toEqual([true, true]);
    expect(all.filter((card) => back(card) === 0)).toEqual(ACTION_CARDS);
    expect(all.filter((card) => back(card) === 1)).toEqual(TOKENS);
    expect(['c01.1', 'c01.4', 'c38.1', 't01', 'farmland.3']).toEqual(
      [0, 3, 71, 100, 202].map((card) => cardName(card)),
    );
  });
});
