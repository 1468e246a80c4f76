import { isFirst } from '@orrery/kernel';
import { describe, expect, it } from 'vitest';
import {
  BASE_CONTRACTS,
  BINDING_CONTRACTS,
  COLOURS,
  CONTRACTS,
  type Contract,
  FLEX_CONTRACTS,
  HEAD_TO_HEADS,
  HOME_TYPES,
  NOMAD_CONTRACTS,
  type OrdinaryContract,
  type Prize,
  SORELIA_CONTRACTS,
  TYPES,
  UNLOCK_CONTRACT,
} from '../../src/content/index.ts';

/** The contracts as designed: requirements, prestige, credits, bonus cards, dice, then anything else. */
const BASE = `
  EX01 explore R2 0 3 0 0
  EX02 explore R2,T1 1 2 0 1
  EX03 explore R3 0 4 0 0
  EX04 explore R2,K1 1 2 1 1
  EX05 explore R3,S2 1 4 0 1
  EX06 explore R3,T2,S2 1 4 1 2
  EX07 explore R4,D3 1 5 0 2
  EX08 explore R4,K2 2 5 1 2
  EX09 explore R5,T3 2 8 0 2
  EX10 explore R5,S3,K2 3 6 0 2
  EX11 explore R6,D6 3 8 0 3
  EX12 explore R6,T3,K2 4 8 1 4
  DE01 delivery R1,T1 0 3 0 0
  DE02 delivery T2 1 2 0 1
  DE03 delivery T2,S1 0 4 0 0
  DE04 delivery T2,K1 1 2 1 1
  DE05 delivery T2,D3 1 5 0 2
  DE06 delivery R3,T4 2 5 0 2
  DE07 delivery T4,S2 2 7 0 2
  DE08 delivery T3,S1,D3 1 4 1 2
  DE09 delivery T3,S2,K1 1 4 1 2
  DE10 delivery R3,T5,S2 3 7 0 2
  DE11 delivery T4,D6 3 8 0 3
  DE12 delivery T5,S3,K2 4 8 1 4
  RE01 rescue S2 0 4 0 0
  RE02 rescue R1,S2 1 3 0 1
  RE03 rescue S2,D1 0 4 0 0
  RE04 rescue S1,K2 1 4 1 1
  RE05 rescue S3 1 5 0 2
  RE06 rescue R2,S3,D1 1 5 0 2
  RE07 rescue T2,S3,D2 2 7 0 2
  RE08 rescue S2,D2,K2 1 5 1 2
  RE09 rescue T2,S4 2 8 0 3
  RE10 rescue R3,T2,S4 3 6 0 3
  RE11 rescue S4,D4 3 7 1 3
  RE12 rescue R3,S6,K2 4 8 1 4
  KI01 kill D2 0 4 0 0
  KI02 kill T1,D2 1 3 0 1
  KI03 kill D3 0 4 0 0
  KI04 kill D3,K1 1 4 1 1
  KI05 kill S1,D3 1 5 0 2
  KI06 kill R2,D5 1 4 1 2
  KI07 kill T2,S1,D4 1 6 0 2
  KI08 kill D5,K2 2 7 1 3
  KI09 kill R2,S2,D4 2 8 0 2
  KI10 kill R2,D8 3 6 0 2
  KI11 kill T1,S2,D6 3 8 0 3
  KI12 kill R3,S3,D8 4 8 1 4
`;

const FLEX = `
  FX01 delivery T1,F5 1 4 0 1
  FX02 explore R1,F5 1 3 0 0
  FX03 rescue S2,F5 1 5 0 1
  FX04 kill D3,F8 2 5 0 2
  FX05 rescue S2,K1,F9 2 6 0 2
  FX06 delivery T2,F11 2 7 0 2
  FX07 explore F15 3 6 0 2
  FX08 kill D2,K2,F13 3 8 1 3
`;

const BINDING = `
  BT01 delivery R1,T1,S1 0 4 0 1 blue
  BT02 explore R5,K1 2 4 0 2 blue
  BT03 rescue S2 0 3 0 0 green
  BT04 kill S2,D6 3 4 0 3 green
  BT05 delivery T2,S1 0 5 0 1 yellow
  BT06 delivery T4,K1 2 5 0 2 yellow
  BT07 kill D3 0 5 0 1 orange
  BT08 rescue R2,S4 2 4 0 2 orange
  BT09 explore R2,D1 0 5 0 1 purple
  BT10 rescue T2,S4,K1 3 5 0 3 purple
`;

const NOMAD = `
  NO01 delivery R2,T2 1 4 0 1
  NO02 delivery T4,S2 3 6 0 3
  NO03 explore R4 1 5 0 1
  NO04 explore R6,T1 2 8 0 2
  NO05 rescue R1,T1,S1 1 3 0 1
  NO06 rescue S5,D1 3 7 0 3
  NO07 kill R1,D3 1 4 0 1
  NO08 kill S3,D5 3 7 0 3
`;

const SORELIA = `
  SR00 sorelia R3,T2,S3,D3,K1 2 6 0 3 unlocks,prototype
  SR01 sorelia R2,S2 1 4 0 1 prototype
  SR02 sorelia T1,D4 1 5 0 1 prototype
  SR03 sorelia K3 1 4 0 1 prototype
  SR04 sorelia R2,T3 1 5 0 2 prototype
  SR05 sorelia R3,T2,K1 1 5 0 2 prototype
  SR06 sorelia T2,S3,K1 1 5 0 2 prototype
  SR07 sorelia R3,D5 1 4 0 2 prototype
  SR08 sorelia S4,D4 2 6 0 3 prototype
  SR09 sorelia R7,S2 3 8 0 3
  SR10 sorelia T4,K2 2 6 0 2 prototype
  SR11 sorelia S2,D8 3 6 0 3 prototype
  SR12 sorelia R4,T3,S4 3 8 0 4 prototype
`;

const HEAD_TO_HEAD = `
  HH01 explore R 1,4,0 0,3,0
  HH02 delivery T 1,4,0 0,3,0
  HH03 rescue S 1,4,0 0,3,0
  HH04 kill D 1,4,0 0,3,0
  HH05 rescue K 1,0,1 0,4,0
  HH06 kill T,S,D 1,5,0 0,3,0
  HH07 delivery R,T,K 1,5,0 0,3,0
  HH08 rescue R,S,D 1,5,0 0,3,0
  HH09 explore R,D,K 1,3,1 0,3,0
  HH10 kill R,T,S,D,K 2,2,0 0,4,0
`;

const rows = (list: string): string[] =>
  list
    .trim()
    .split('\n')
    .map((line) => line.trim());
const LETTERS = ['R', 'T', 'S', 'D', 'K', 'F'];
const needs = (contract: OrdinaryContract): string =>
  TYPES.flatMap((type, i) => (contract.needs[type] ? [`${LETTERS[i]}${contract.needs[type]}`] : [])).join(',');
const ordinary = (contract: OrdinaryContract): string =>
  [
    contract.id,
    contract.type,
    needs(contract),
    contract.prestige,
    contract.credits,
    contract.bonus,
    contract.dice,
    ...(contract.reputation ? [contract.reputation] : []),
    ...(contract.prototype ? [contract.unlocks ? 'unlocks,prototype' : 'prototype'] : []),
  ].join(' ');
const prize = ({ prestige, credits, bonus }: Prize): string => [prestige, credits, bonus].join();

describe('contracts', () => {
  it('MK-499 has twelve contracts of each home type in the base game, as listed', () => {
    expect(BASE_CONTRACTS.map(ordinary)).toEqual(rows(BASE));
    for (const type of HOME_TYPES) expect(BASE_CONTRACTS.filter((own) => own.type === type)).toHaveLength(12);
  });

  it('MK-500 MK-085 Overload has eight flex contracts, each of a home type, and ten head-to-heads', () => {
    expect(FLEX_CONTRACTS.map(ordinary)).toEqual(rows(FLEX));
    expect(FLEX_CONTRACTS.every(({ needs: own, type }) => own.flex && HOME_TYPES.includes(type))).toBe(true);
    expect(
      HEAD_TO_HEADS.map(({ id, type, counts, first, second }) =>
        [id, type, counts.map((own) => LETTERS[TYPES.indexOf(own)]).join(), prize(first), prize(second)].join(' '),
      ),
    ).toEqual(rows(HEAD_TO_HEAD));
  });

  it('MK-501 Binding Ties has two contracts for each colour, each with a point of its reputation', () => {
    expect(BINDING_CONTRACTS.map(ordinary)).toEqual(rows(BINDING));
    for (const colour of COLOURS)
      expect(BINDING_CONTRACTS.filter(({ reputation }) => reputation === colour)).toHaveLength(2);
  });

  it('MK-502 D112 Nomad has two contracts for each home type, and Sorelia’s thirteen', () => {
    expect(NOMAD_CONTRACTS.map(ordinary)).toEqual(rows(NOMAD));
    for (const type of HOME_TYPES) expect(NOMAD_CONTRACTS.filter((own) => own.type === type)).toHaveLength(2);
    expect([UNLOCK_CONTRACT, ...SORELIA_CONTRACTS].map(ordinary)).toEqual(rows(SORELIA));
    expect(SORELIA_CONTRACTS.filter(({ prototype }) => !prototype).map(({ id }) => id)).toEqual(['SR09']);
  });

  it('MK-503 keeps dice and prestige from 0 to 4 and credits from 0 to 8', () => {
    const all = CONTRACTS.filter((own): own is OrdinaryContract => own.kind === 'ordinary');
    const span = (of: (own: OrdinaryContract) => number) => [Math.min(...all.map(of)), Math.max(...all.map(of))];
    expect(span(({ dice }) => dice)).toEqual([0, 4]);
    expect(span(({ prestige }) => prestige)).toEqual([0, 4]);
    expect(span(({ credits }) => credits)[1]).toBe(8);
    expect(span(({ credits }) => credits)[0]).toBeGreaterThanOrEqual(0);
  });

  it('MK-076 requires mostly Reactor for Explore, Thruster for Delivery, Shield for Rescue and Damage for Kill', () => {
    const main = { explore: 'reactor', delivery: 'thruster', rescue: 'shield', kill: 'damage' } as const;
    const asks = (own: OrdinaryContract): boolean => own.type !== 'sorelia' && (own.needs[main[own.type]] ?? 0) > 0;
    expect(BASE_CONTRACTS.filter((own) => !asks(own))).toEqual([]);
    expect(SORELIA_CONTRACTS.every(({ type }) => type === 'sorelia')).toBe(true);
  });

  it('gives every contract a unique id and name', () => {
    const unique = (of: (own: Contract) => string) => new Set(CONTRACTS.map(of)).size;
    expect([unique(({ id }) => id), unique(({ name }) => name)]).toEqual([CONTRACTS.length, CONTRACTS.length]);
    // 96 contracts and the one that unlocks Sorelia.
    expect(CONTRACTS.filter(isFirst)).toHaveLength(97);
  });
});
