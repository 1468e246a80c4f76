import { describe, expect, it } from 'vitest';
import {
  copies,
  DESIGNS,
  type DeckCard,
  designNamed,
  FACTIONS,
  type Faction,
  ILLEGAL_TECH,
  MARKET,
  offersDefense,
  PRIME_ASSET,
  STARTING,
  steps,
} from '../../src/content/index.ts';
import { isFirst } from './first.ts';
import { line, PLACE } from './lines.ts';

const DECK = DESIGNS.filter((face): face is DeckCard => 'effect' in face);
const named = (text: string) => designNamed(text.split(' ')[0] as string);

/** The expected lines say `may Key Access`: ruling R54 takes precedence over the inventory's lines. */
describe('the cards of the player decks', () => {
  it.each([
    ['HX-452', 'B01 Spore Broker, cost 2, Influence 0, 3 copies: 1 C, then may consume 1 from hand or discard.'],
    ['HX-453', 'B02 Symbiont Nurse, cost 2, Influence 1, 2 copies: draw 1, then remove 1 Cryo.'],
    [
      'HX-454',
      'B03 Gene Splicer, cost 3, Influence 1, 3 copies: draw 1, then may consume 1 from hand or discard, then 1 C.',
    ],
    [
      'HX-455',
      'B04 Canopy Farm, cost 3, Influence 1, 2 copies: 2 C, then if another Bio card was played this turn 1 C.',
    ],
    [
      'HX-456',
      'B05 Regrowth Vat, cost 4, Influence 1, 2 copies: secure a card of cost 4 or less from own discard, then 1 C.',
    ],
    ['HX-457', 'B06 Cryo Physician, cost 4, Influence 2, 2 copies: remove 2 Cryo, then draw 1, then 1 C.'],
    ['HX-458', 'B07 Verdant Envoy, cost 4, Influence 1, 1 copy: Embassy if able, then draw 1, then 1 I.'],
    [
      'HX-459',
      'B08 Mycelial Network, cost 5, Influence 2, 2 copies: draw 2, then if another Bio card was played this turn 2 C.',
    ],
    ['HX-460', 'B09 Predator Strain, cost 5, Influence 2, 1 copy: 3 D, then may consume 1 from hand or discard.'],
    ['HX-461', 'B10 Genome Archivist, cost 5, Influence 2, 1 copy, Unique: draw 3, then discard 1.'],
    [
      'HX-462',
      'B11 Harvest Colossus, cost 6, Influence 3, 1 copy: 3 C, then may consume 1 from hand or discard, then if a card was consumed 1 I.',
    ],
    ['HX-463', 'B12 Matriarch of Seeds, cost 8, Influence 5, 1 copy, Unique: 2 I, then draw 1, then 1 C.'],
    ['HX-464', 'B13 Grey-Market Culture, cost 3, Influence 1, 2 copies, MP only: 1 C, then bank 2 C.'],
    [
      'HX-465',
      'B14 Detox Surgeon, cost 4, Influence 2, 1 copy, MP only: draw 1, then may consume 1 from hand or discard, then if an Illegal Tech was consumed 2 I, then 1 C.',
    ],
    [
      'HX-466',
      'K01 Courier Daemon, cost 2, Influence 0, 3 copies: Cycle 1, then 1 C, then if another Cybernetic card was played this turn 1 C.',
    ],
    ['HX-467', 'K02 Logic Broker, cost 2, Influence 1, 2 copies: draw 2, then discard 1.'],
    ['HX-468', 'K03 Synth Auditor, cost 3, Influence 1, 3 copies: 2 C, then Cycle 1.'],
    ['HX-469', 'K04 Salvage Mind, cost 3, Influence 1, 2 copies: draw 1, then either 1 C or 1 D, then Cycle 1.'],
    [
      'HX-470',
      'K05 Mirror Protocol, cost 4, Influence 2, 2 copies, Unique: copy a card played this turn of cost 5 or less.',
    ],
    [
      'HX-471',
      'K06 Fabricator Node, cost 4, Influence 1, 1 copy: obtain a Market card of printed cost 3 or less free, then 1 C.',
    ],
    ['HX-472', 'K07 Chrome Legate, cost 4, Influence 1, 2 copies: either 2 C or 2 D, then 1 I.'],
    [
      'HX-473',
      'K08 Swarm Foreman, cost 5, Influence 2, 2 copies: 2 C, then 1 C per other Cybernetic card played this turn, at most 2 times, then Cycle 1.',
    ],
    ['HX-474', 'K09 Neural Lattice, cost 5, Influence 2, 2 copies: draw 2, then 1 C.'],
    ['HX-475', 'K10 Predictive Engine, cost 6, Influence 3, 1 copy, Unique: draw 3.'],
    [
      'HX-476',
      'K11 Acquisition Suite, cost 6, Influence 3, 1 copy, Unique: secure a Market card of printed cost 4 or less free.',
    ],
    [
      'HX-477',
      'K12 Singularity Kernel, cost 8, Influence 5, 1 copy, Unique: copy a card played this turn, then draw 1, then 1 C.',
    ],
    ['HX-478', 'K13 Backroom Accountant, cost 3, Influence 1, 2 copies, MP only: bank 3 C.'],
    ['HX-479', 'K14 Freight Oracle, cost 4, Influence 2, 1 copy, MP only: Cycle 1, then Cargo if able, then 2 C.'],
    ['HX-480', 'T01 Orbital Shuttle, cost 3, Influence 1, 3 copies: may move adjacent, then 2 D.'],
    ['HX-481', 'T02 Telemetric Engineer, cost 2, Influence 1, 3 copies: may move anywhere, then 1 C.'],
    [
      'HX-482',
      'T03 Dock Steward, cost 2, Influence 1, 3 copies: 1 C, then if at least 1 own Embassy on the board 1 C.',
    ],
    ['HX-483', 'T04 Consular Packet, cost 3, Influence 1, 2 copies: 2 C, then Embassy if able.'],
    ['HX-484', 'T05 Freight Ring, cost 4, Influence 1, 2 copies: 3 C.'],
    ['HX-485', 'T06 Envoy Barge, cost 4, Influence 2, 2 copies: may move anywhere, then draw 1.'],
    [
      'HX-486',
      'T07 Gate Pilot, cost 4, Influence 2, 1 copy: may move adjacent, then may Key Access if able, then 1 I.',
    ],
    ['HX-487', 'T08 Transit Magnate, cost 5, Influence 2, 2 copies: 1 C, then 1 C per own Embassy, at most 3 times.'],
    ['HX-488', 'T09 Free Passage Accord, cost 3, Influence 2, 1 copy: every player may move adjacent, then 2 C.'],
    [
      'HX-489',
      'T10 Diplomatic Convoy, cost 6, Influence 3, 1 copy: may move anywhere, then Embassy if able, then 2 C, then 1 I.',
    ],
    [
      'HX-490',
      'T11 Warp Cutter, cost 5, Influence 2, 1 copy, Unique: may move anywhere, then may Key Access if able, then 1 C.',
    ],
    [
      'HX-491',
      'T12 Grand Concourse, cost 7, Influence 4, 1 copy, Unique: 2 C, then draw 1, then may Key Access if able, then 1 C per own Embassy, at most 2 times.',
    ],
    [
      'HX-492',
      'T13 Smuggler Skiff, cost 2, Influence 0, 1 copy, MP only: may move adjacent, then Cargo if able, then 1 C.',
    ],
    ['HX-493', 'T14 Customs Fixer, cost 4, Influence 2, 1 copy, MP only: Cargo if able, then 2 C, then bank 1 C.'],
    ['HX-494', 'D01 Picket Drone, cost 2, Influence 0, 3 copies: 2 D.'],
    ['HX-495', 'D02 Militia Captain, cost 3, Influence 1, 3 copies: 2 D, then 1 C.'],
    ['HX-496', 'D03 Crisis Marshal, cost 3, Influence 1, 2 copies: 1 D, then draw 1.'],
    ['HX-497', 'D04 Bulwark Projector, cost 4, Influence 1, 3 copies: 4 D.'],
    [
      'HX-498',
      'D05 Rapid Response Wing, cost 4, Influence 2, 2 copies: may move adjacent, then 2 D, then if an Active Event is here 1 D.',
    ],
    ['HX-499', 'D06 War Bond Office, cost 4, Influence 1, 2 copies: either 3 C or 3 D.'],
    ['HX-500', 'D07 Veteran Commander, cost 5, Influence 2, 2 copies: 3 D, then draw 1.'],
    [
      'HX-501',
      'D08 Peacekeeper Tribunal, cost 5, Influence 2, 1 copy: Overcome an Event here of cost 4 or less free, then 1 C.',
    ],
    ['HX-502', 'D09 Siege Platform, cost 6, Influence 3, 1 copy: 5 D, then 1 C.'],
    [
      'HX-503',
      'D10 Trophy Historian, cost 5, Influence 2, 1 copy, Unique: 1 I, then if at least 4 Events in the Trophy Pile 1 I, then 1 D.',
    ],
    ['HX-504', 'D11 Aegis Array, cost 7, Influence 4, 1 copy: 4 D, then draw 1, then 1 C.'],
    [
      'HX-505',
      'D12 Marshal of the Line, cost 8, Influence 5, 1 copy, Unique: Overcome an Event here of cost 5 or less free, then 2 D.',
    ],
    ['HX-506', 'D13 Munitions Cache, cost 3, Influence 1, 2 copies, MP only: bank 2 D, then 1 C.'],
    ['HX-507', 'D14 Interdiction Crew, cost 4, Influence 2, 1 copy, MP only: 2 D, then bank 1 D, then 1 C.'],
  ])('%s Market card %s', (_rule, text) => {
    const card = named(text);
    if (card?.kind !== 'market') throw new Error('no Market card');
    const { id, name, cost, influence, copies: n, unique, mp, effect } = card;
    const flags = `${unique ? ', Unique' : ''}${mp ? ', MP only' : ''}`;
    expect(
      `${id} ${name}, cost ${cost}, Influence ${influence}, ${n} ${n === 1 ? 'copy' : 'copies'}${flags}: ${line(effect)}.`,
    ).toBe(text);
  });

  it.each([
    ['HX-441', 'MA Material Asset (20): 1 C; no cost, no Influence, no faction.'],
    ['HX-442', 'SP Sentinel Prototype (12): 1 D; no cost, no Influence, no faction.'],
    ['HX-443', 'PA Prime Asset (16): cost 3, Influence 0, no faction: 2 C.'],
    [
      'HX-444',
      'SB1 Seedling Cache (Bio starting card, counts as Bio and as cost 0, no Influence): 1 C, then may consume 1 from hand.',
    ],
    [
      'HX-445',
      'SB2 Clinic Volunteer (Bio starting card, counts as Bio and as cost 0, no Influence): draw 1, then remove 2 Cryo.',
    ],
    [
      'HX-446',
      'SK1 Patch Drone (Cybernetic starting card, counts as Cybernetic and as cost 0, no Influence): 2 C, then Cycle 1.',
    ],
    [
      'HX-447',
      'SK2 Salvaged Core (Cybernetic starting card, counts as Cybernetic and as cost 0, no Influence): draw 2, then discard 1.',
    ],
    [
      'HX-448',
      'ST1 Dockhand Tug (Transport starting card, counts as Transport and as cost 0, no Influence): may move adjacent, then 2 C.',
    ],
    [
      'HX-449',
      'ST2 Charter Permit (Transport starting card, counts as Transport and as cost 0, no Influence): may move adjacent, then draw 1.',
    ],
    [
      'HX-450',
      'SD1 Reservist Squad (Defense starting card, counts as Defense and as cost 0, no Influence): 1 D, then draw 1.',
    ],
    [
      'HX-451',
      'SD2 Supply Sergeant (Defense starting card, counts as Defense and as cost 0, no Influence): either 2 C or 2 D.',
    ],
  ])('%s starting card %s', (_rule, text) => {
    const card = named(text);
    if (card?.kind !== 'starting' && card?.kind !== 'prime') throw new Error('no starting card');
    const { id, name, copies: n, cost, influence, faction, effect } = card;
    const said =
      faction !== null
        ? `${id} ${name} (${faction} starting card, counts as ${faction} and as cost ${cost}, no Influence): ${line(effect)}.`
        : card.kind === 'prime'
          ? `${id} ${name} (${n}): cost ${cost}, Influence ${influence}, no faction: ${line(effect)}.`
          : `${id} ${name} (${n}): ${line(effect)}; no cost, no Influence, no faction.`;
    expect(said.toLowerCase()).toBe(text.toLowerCase());
    if (card.kind === 'starting') expect([cost, influence]).toEqual([0, null]);
  });

  it.each([
    ['HX-508', 'IE1 Ghost Ledger (Earth): 4 C.'],
    ['HX-509', 'IE2 Coerced Delegate (Earth): ignore Shut Down this turn, then Embassy if able, then 2 C.'],
    ['HX-510', 'IM1 Scorch Lance (Moon): 4 D.'],
    ['HX-511', 'IM2 Blackout Veil (Moon): ignore Shut Down this turn, then 1 D, then may Key Access if able.'],
    ['HX-512', 'IR1 Chimera Graft (Mars): draw 2, then may consume 1 from hand or discard.'],
    [
      'HX-513',
      'IR2 Memory Leech (Mars): secure any card from own discard, then 2 C, then may consume this card itself.',
    ],
    ['HX-514', 'IC1 Replicator Swarm (Ceres): copy a card played this turn, then 1 C.'],
    [
      'HX-515',
      'IC2 Overclocked Foreman (Ceres): obtain a Market card of printed cost 4 or less free, then may consume this card itself.',
    ],
    ['HX-516', 'IP1 Unlicensed Warp Coil (Europa): may move anywhere, then may Key Access if able, then 1 C.'],
    ['HX-517', 'IP2 Sunshard Reactor (Europa): 2 C, then 2 D, then may consume this card itself.'],
  ])('%s HX-253 Illegal Tech %s', (_rule, text) => {
    const card = named(text);
    if (card?.kind !== 'illegal') throw new Error('no Illegal Tech');
    expect(`${card.id} ${card.name} (${PLACE[card.place]}): ${line(card.effect)}.`).toBe(text);
    expect([card.copies, card.mp, card.faction, card.cost, card.influence]).toEqual([2, true, null, 0, null]);
  });
});

const sum = (faction: Faction, figure: (card: (typeof MARKET)[Faction][number]) => number) =>
  MARKET[faction].filter(isFirst).reduce((total, card) => total + figure(card), 0);

describe('the Market as a whole', () => {
  it.each([
    ['bio', 14, 24, 21, 89, 34],
    ['cybernetic', 14, 25, 22, 95, 37],
    ['transport', 14, 24, 22, 84, 36],
    ['defense', 14, 25, 22, 100, 38],
  ] as const)('HX-006 %s: %i designs, %i cards, %i without MP', (faction, designs, cards, base, costs, influence) => {
    expect(MARKET[faction].filter(isFirst)).toHaveLength(designs);
    expect(sum(faction, (card) => card.copies)).toBe(cards);
    expect(sum(faction, (card) => (card.mp ? 0 : card.copies))).toBe(base);
    expect(sum(faction, (card) => card.cost * card.copies)).toBe(costs);
    expect(sum(faction, (card) => card.influence * card.copies)).toBe(influence);
    for (const card of MARKET[faction]) expect(card.faction).toBe(faction);
  });

  it('eight designs with 11 cards need Mercury Protocol', () => {
    const mp = FACTIONS.flatMap((faction) => MARKET[faction]).filter((card) => card.mp && isFirst(card));
    expect(mp.map((card) => card.id)).toEqual(['B13', 'B14', 'K13', 'K14', 'T13', 'T14', 'D13', 'D14']);
    expect(mp.reduce((total, card) => total + card.copies, 0)).toBe(11);
  });

  it('no base game card banks tokens, gains Cargo or checks for Illegal Tech', () => {
    for (const card of DECK.filter((face) => !face.mp)) {
      for (const step of steps(card.effect)) {
        expect(['bankCredit', 'bankDefense', 'cargo']).not.toContain(step.op);
        if (step.op === 'if' && step.when.is === 'consumed') expect(step.when.illegal).toBeUndefined();
      }
    }
  });

  it('HX-026 the slots from the left are Bio, Cybernetic, Transport, Defense', () => {
    expect(FACTIONS).toEqual(['bio', 'cybernetic', 'transport', 'defense']);
    expect(Object.keys(MARKET)).toEqual(FACTIONS);
  });

  it('every Market card is a Tech or an Operative', () => {
    const types = FACTIONS.flatMap((faction) => MARKET[faction].filter(isFirst)).map((card) => card.type);
    expect([types.filter((type) => type === 'tech').length, types.length]).toEqual([30, 56]);
  });
});

describe('what cards have in common', () => {
  const ids = (test: (card: DeckCard) => boolean) =>
    DECK.filter((card) => isFirst(card) && test(card)).map((card) => card.id);

  it('HX-111 lists the cards that offer Defense', () => {
    expect(ids((card) => offersDefense(card.effect)).sort()).toEqual(
      'SP SD1 SD2 B09 K04 K07 T01 D01 D02 D03 D04 D05 D06 D07 D09 D10 D11 D12 D14 IM1 IM2 IP2'.split(' ').sort(),
    );
  });

  it('HX-531 K05, K12 and IC1 copy, and none of them offers Defense', () => {
    const copying = DECK.filter((card) => isFirst(card) && copies(card.effect));
    expect(copying.map((card) => card.id)).toEqual(['K05', 'K12', 'IC1']);
    expect(copying.some((card) => offersDefense(card.effect))).toBe(false);
  });

  it('lists the cards printed with exactly 0 Influence', () => {
    expect(ids((card) => card.influence === 0)).toEqual(['PA', 'B01', 'K01', 'T13', 'D01']);
  });

  it('every move is optional, and so is every consume and every Key Access', () => {
    for (const card of DECK) {
      for (const step of steps(card.effect)) {
        if (step.op === 'move' || step.op === 'consume' || step.op === 'key') expect(step.may).toBe(true);
      }
    }
  });

  it('a card consumes itself only as its last step', () => {
    const own = DECK.filter((card) => steps(card.effect).some((e) => e.op === 'consume' && e.from.includes('self')));
    expect(own.map((card) => card.id)).toEqual(['IR2', 'IC2', 'IP2']);
    for (const card of own) expect(card.effect.at(-1)).toEqual({ op: 'consume', n: 1, from: ['self'], may: true });
  });

  it('a condition on a consumed card follows a consume step', () => {
    for (const card of DECK) {
      card.effect.forEach((step, i) => {
        if (step.op === 'if' && step.when.is === 'consumed') expect(card.effect[i - 1]?.op).toBe('consume');
      });
    }
  });

  it('Material Assets, Sentinel Prototypes, Prime Assets and Illegal Tech have no faction', () => {
    expect(ids((card) => card.faction === null)).toEqual(['MA', 'SP', 'PA', ...ILLEGAL_TECH.map((card) => card.id)]);
  });

  it('the faction cards come in four pairs', () => {
    for (const faction of FACTIONS) expect(STARTING.filter((card) => card.faction === faction)).toHaveLength(2);
  });

  it('a Prime Asset costs 3', () => {
    expect([PRIME_ASSET.cost, PRIME_ASSET.copies]).toEqual([3, 16]);
  });
});
