import { isFirst } from '@orrery/kernel';
import { describe, expect, it } from 'vitest';
import {
  ACTION_CARDS,
  BRANDS,
  CREW,
  type Crew,
  isIo,
  KINDS,
  type Kind,
  PARTS,
  type Part,
  PROTOTYPES,
} from '../../src/content/index.ts';

describe('Action cards', () => {
  it('MK-073 defines the icons of every card', () => {
    const icons = Object.fromEntries(ACTION_CARDS.map(({ kind, category, icons }) => [kind, [category, icons]]));
    expect(icons).toEqual({
      r: ['reactor', 1],
      t: ['thruster', 1],
      s: ['shield', 1],
      d1: ['damage', 1],
      d2: ['damage', 2],
      d3: ['damage', 3],
      m: [null, 0],
      'r+': ['reactor', 1],
      rX: ['reactor', 1],
      't+': ['thruster', 1],
      tX: ['thruster', 1],
      's+': ['shield', 1],
      sX: ['shield', 1],
      'd+': ['damage', 2],
    });
  });

  it('MK-390 MK-391 MK-008 MK-009 advanced cards have a price and twelve copies, basic ones have neither', () => {
    const prices = Object.fromEntries(ACTION_CARDS.map(({ kind, price }) => [kind, price]));
    expect(prices).toMatchObject({ 'r+': 4, rX: 3, 't+': 4, tX: 3, 's+': 3, sX: 2, 'd+': 3 });
    for (const { advanced, price, supply } of ACTION_CARDS) {
      expect(supply).toBe(advanced ? 12 : null);
      expect(price === null).toBe(!advanced);
    }
  });

  it('MK-447 has seven basic and seven advanced kinds', () => {
    expect(ACTION_CARDS.map(({ kind }) => kind)).toEqual(KINDS);
    expect(ACTION_CARDS.filter(({ advanced }) => advanced)).toHaveLength(7);
    expect(ACTION_CARDS.filter(({ advanced }) => !advanced)).toHaveLength(7);
  });
});

describe('ship parts', () => {
  const part = (id: string): Part => PARTS.find((own) => own.id === id) as Part;

  it.each([
    ['MK-570', 'KO1', 'komek', 2, 'r'],
    ['MK-571', 'KO2', 'komek', 3, 'r'],
    ['MK-572', 'KO3', 'komek', 3, 'r'],
    ['MK-573', 'KO4', 'komek', 4, 'r'],
    ['MK-574', 'KO5', 'komek', 5, 'r r'],
    ['MK-575', 'KO6', 'komek', 6, ''],
    ['MK-576', 'VE1', 'ventus', 2, 't'],
    ['MK-577', 'VE2', 'ventus', 3, 't'],
    ['MK-578', 'VE3', 'ventus', 3, 't'],
    ['MK-579', 'VE4', 'ventus', 4, 't t'],
    ['MK-580', 'VE5', 'ventus', 5, 't'],
    ['MK-581', 'VE6', 'ventus', 5, 'r'],
    ['MK-582', 'HE1', 'henko', 2, 's s'],
    ['MK-583', 'HE2', 'henko', 4, 's'],
    ['MK-584', 'HE3', 'henko', 3, 's'],
    ['MK-585', 'HE4', 'henko', 3, 's'],
    ['MK-586', 'HE5', 'henko', 5, 's s'],
    ['MK-587', 'HE6', 'henko', 6, ''],
    ['MK-588', 'MA1', 'magnomi', 2, 'd2'],
    ['MK-589', 'MA2', 'magnomi', 3, 'd2'],
    ['MK-590', 'MA3', 'magnomi', 3, 'd2'],
    ['MK-591', 'MA4', 'magnomi', 5, 'd3'],
    ['MK-592', 'MA5', 'magnomi', 4, 'd2'],
    ['MK-593', 'MA6', 'magnomi', 4, 'd3'],
    ['MK-594', 'SO1', 'sorelia', 3, 'm'],
    ['MK-595', 'SO2', 'sorelia', 4, ''],
    ['MK-596', 'SO3', 'sorelia', 4, 'r'],
    ['MK-597', 'SO4', 'sorelia', 5, 't m'],
    ['MK-598', 'SO5', 'sorelia', 6, ''],
    ['MK-599', 'SO6', 'sorelia', 7, ''],
    ['MK-600', 'KO7', 'komek', 4, 'r+'],
    ['MK-601', 'KO8', 'komek', 3, 'rX m'],
    ['MK-602', 'KO9', 'komek', 5, 'r+ r'],
    ['MK-603', 'VE7', 'ventus', 4, 't+'],
    ['MK-604', 'VE8', 'ventus', 3, 'tX m'],
    ['MK-605', 'VE9', 'ventus', 5, 't+ tX'],
    ['MK-606', 'HE7', 'henko', 4, 's+'],
    ['MK-607', 'HE8', 'henko', 3, 'sX'],
    ['MK-608', 'HE9', 'henko', 5, 's+ sX'],
    ['MK-609', 'MA7', 'magnomi', 4, 'd+'],
    ['MK-610', 'MA8', 'magnomi', 4, 'd+ m'],
    ['MK-611', 'MA9', 'magnomi', 6, 'd+ d3'],
    ['MK-612', 'SO7', 'sorelia', 5, 'm'],
    ['MK-613', 'SO8', 'sorelia', 5, ''],
    ['MK-614', 'SO9', 'sorelia', 4, 't m'],
    ['MK-615', 'KO10', 'komek', 3, 'r'],
    ['MK-616', 'KO11', 'komek', 2, 'r'],
    ['MK-617', 'VE10', 'ventus', 3, 't'],
    ['MK-618', 'VE11', 'ventus', 2, 't'],
    ['MK-619', 'HE10', 'henko', 3, 's'],
    ['MK-620', 'HE11', 'henko', 4, 's'],
    ['MK-621', 'MA10', 'magnomi', 4, 'd2'],
    ['MK-622', 'MA11', 'magnomi', 3, 'd1 d1'],
    ['MK-623', 'SO10', 'sorelia', 5, ''],
    ['MK-624', 'SO11', 'sorelia', 6, ''],
  ] as const)('%s: %s is a part of %s, costs %i and brings: %s', (_rule, id, brand, price, cards) => {
    expect(part(id)).toMatchObject({ brand, price, brings: cards.split(' ').filter(Boolean) as Kind[] });
  });

  it('MK-152 has six parts of each brand in the base game, three in Overload, two in Binding Ties', () => {
    const count = (set: string) =>
      BRANDS.map((brand) => PARTS.filter((own) => isFirst(own) && own.set === set && own.brand === brand).length);
    expect(['base', 'overload', 'binding'].map(count)).toEqual([
      [6, 6, 6, 6, 6],
      [3, 3, 3, 3, 3],
      [2, 2, 2, 2, 2],
    ]);
  });

  it('MK-153 MK-011 keeps the ten prototypes, of the brand Sorelia and without a price, out of the part deck', () => {
    expect(PROTOTYPES.filter(isFirst)).toHaveLength(10);
    for (const own of PROTOTYPES)
      expect(own).toMatchObject({ brand: 'sorelia', price: 0, prototype: true, set: 'nomad' });
    expect(PARTS.some((own) => own.prototype || own.set === 'nomad')).toBe(false);
  });
});

describe('crew', () => {
  const crew = (id: string): Crew => CREW.find((own) => own.id === id) as Crew;

  it.each([
    ['MK-635', 'C01', 'engineer', 2],
    ['MK-636', 'C02', 'engineer', 3],
    ['MK-637', 'C03', 'engineer', 3],
    ['MK-638', 'C04', 'engineer', 4],
    ['MK-639', 'C05', 'navigator', 2],
    ['MK-640', 'C06', 'navigator', 2],
    ['MK-641', 'C07', 'navigator', 3],
    ['MK-642', 'C08', 'navigator', 3],
    ['MK-643', 'C09', 'warden', 2],
    ['MK-644', 'C10', 'warden', 3],
    ['MK-645', 'C11', 'warden', 4],
    ['MK-646', 'C12', 'warden', 2],
    ['MK-647', 'C13', 'gunner', 2],
    ['MK-648', 'C14', 'gunner', 3],
    ['MK-649', 'C15', 'gunner', 3],
    ['MK-650', 'C16', 'gunner', 4],
    ['MK-651', 'C17', 'fixer', 2],
    ['MK-652', 'C18', 'fixer', 4],
    ['MK-653', 'C19', 'fixer', 3],
    ['MK-654', 'C20', 'fixer', 3],
    ['MK-656', 'C21', 'engineer', 3],
    ['MK-657', 'C22', 'navigator', 3],
    ['MK-658', 'C23', 'warden', 3],
    ['MK-659', 'C24', 'gunner', 3],
    ['MK-660', 'C25', 'fixer', 4],
    ['MK-661', 'C26', 'engineer', 3],
    ['MK-662', 'C27', 'navigator', 2],
    ['MK-663', 'C28', 'fixer', 4],
    ['MK-664', 'C29', 'navigator', 3],
    ['MK-665', 'C30', 'gunner', 3],
    ['MK-666', 'C31', 'fixer', 2],
    ['MK-667', 'C32', 'warden', 3],
    ['MK-668', 'C33', 'fixer', 3],
    ['MK-669', 'C34', 'navigator', 3],
    ['MK-670', 'C35', 'warden', 2],
    ['MK-671', 'C36', 'fixer', 4],
    ['MK-672', 'C37', 'gunner', 3],
    ['MK-673', 'C38', 'engineer', 3],
  ] as const)('%s: %s is a %s and costs %i', (_rule, id, kind, price) => {
    expect(crew(id)).toMatchObject({ class: kind, price });
  });

  it('MK-674 uses IO and reputation only in their expansions', () => {
    expect(CREW.filter((own) => isFirst(own) && isIo(own)).map(({ id }) => id)).toEqual([
      'C21',
      'C22',
      'C23',
      'C24',
      'C25',
    ]);
    for (const own of [...CREW, ...PARTS]) {
      const words = JSON.stringify(own);
      if (/"io"|"charge"|"recharge"/.test(words)) expect(own.set, own.id).toBe('overload');
      if (/"reputation"|"colours"|keeps reputation|cheaper rewards/.test(words))
        expect(own.set, own.id).toBe('binding');
    }
  });
});
