import type { Options } from '../../src/index.ts';
import { type Book, fail, sameCards } from './book.ts';
import { ADVANCED, ALLY_CARDS, CONTRACTS, CREW, contract, crewSet, isCrew, PARTS } from './facts.ts';

// Checks the normal setup before the starting position is changed (section 1).

const STARTING = ['d1', 'd1', 'r', 'r', 'r', 's', 's', 't', 't', 'm'];
const MERCENARIES = ['d1', 'd1', 'd2', 'r', 'r', 'r', 's', 's', 's', 't', 't', 't'];
const range = (letter: string, from: number, to: number): string[] =>
  Array.from({ length: to - from + 1 }, (_none, i) => `${letter}${String(from + i).padStart(2, '0')}`);
/** The set of a contract. */
const setOf = (id: string): string =>
  ({ FX: 'overload', HH: 'overload', BT: 'binding', NO: 'nomad', SR: 'nomad' })[id.slice(0, 2)] ?? 'base';

export function checkSetup(b: Book, options: Options): void {
  const on = (set: string): boolean => set === 'base' || options[set as 'nomad'];
  const alone = b.seats === 1;
  // Games of 1 or 2 with Nomad exclude cards about allies; some cards need more players (MK-053, MK-054, D94).
  const out = [
    ...(b.seats <= 2 && options.nomad ? ALLY_CARDS : []),
    ...(b.seats <= 2 ? ['O37'] : []),
    ...(alone ? ['O25', 'O27', 'SO8'] : []),
  ];
  const all = (cards: readonly string[]): string[] => cards.filter((card) => !out.includes(card));
  const check = (rule: string, got: readonly string[], want: readonly string[]): void => {
    if (!sameCards(got, want)) fail(b, `${rule}: ${[...got].sort()}, not ${[...want].sort()}`);
  };
  const n = (rule: string, got: number, want: number): void => {
    if (got !== want) fail(b, `${rule}: ${got}, not ${want}`);
  };
  const { captains } = b;
  for (const own of captains) {
    check('MK-006', own.draw, STARTING);
    n('MK-015', own.credits, 2);
    n('MK-037', own.prestige, 0);
    n('MK-031', own.objectives.length, 3);
    n('MK-007', own.hand.length + own.discard.length + own.play.length + own.parts.length, 0);
    n('MK-039', own.reputation.filter((points) => points !== 0).length, 0);
    if (options.nomad && own.at !== 'base') fail(b, `MK-028: a ship at ${own.at}`);
  }
  const parts = [...PARTS].filter(([id, { set }]) => !id.startsWith('PR') && on(set)).map(([id]) => id);
  check('MK-010', [...b.partDeck, ...b.armoryParts], all(parts));
  n('MK-012', b.armoryParts.length, 6);
  const hired = [...b.mercenaryDeck, ...b.mercenaryRow].filter(isCrew);
  const crew = [...CREW.keys()].filter((id) => on(crewSet(id)));
  check('MK-013', [...b.crewDeck, ...b.armoryCrew, ...hired], all(crew));
  n('MK-014', b.armoryCrew.length, 3);
  if (b.seats <= 2) {
    check(
      'MK-047',
      [...b.mercenaryDeck, ...b.mercenaryRow].filter((card) => !isCrew(card)),
      MERCENARIES,
    );
    n('MK-047', hired.length, 3);
    n('MK-048', b.mercenaryRow.length, 5);
  } else n('MK-047', b.mercenaryDeck.length + b.mercenaryRow.length, 0);
  const contracts = [...CONTRACTS.keys()].filter((id) => on(setOf(id)) && id !== 'SR00');
  check('MK-016', [...b.contractDecks.flat(), ...b.row], contracts);
  if (options.nomad) {
    for (const [i, type] of ['E', 'K', 'D', 'R', 'S'].entries())
      if (b.contractDecks[i]?.some((id) => contract(id).type !== type)) fail(b, `MK-022: deck ${i} is mixed`);
    n('MK-022', b.row.length, 0);
    if (b.anomaly !== 'SR00' || b.unlocked) fail(b, `MK-025: ${b.anomaly} is open`);
    check('MK-026', b.eventDeck, all([...range('E', 1, 18), ...range('L', 1, 8)]));
    check('MK-027', b.prototypeDeck, all([...PARTS.keys()].filter((id) => id.startsWith('PR'))));
  } else {
    n('MK-017', b.row.length, 8);
    for (const id of b.row) if (contract(id).share[5] > 2 || contract(id).prizes) fail(b, `MK-018: ${id} is open`);
    n('MK-026', b.eventDeck.length + b.prototypeDeck.length, 0);
  }
  const sets = { base: [1, 22], overload: [23, 28], binding: [29, 34], nomad: [35, 38] };
  const objectives = Object.entries(sets).flatMap(([set, [from = 1, to = 0]]) => (on(set) ? range('O', from, to) : []));
  check('MK-030', [...b.objectiveDeck, ...captains.flatMap((own) => own.objectives)], all(objectives));
  const stock = options.overload ? Object.keys(ADVANCED).map((kind) => `${kind} 12`) : [];
  check(
    'MK-009',
    Object.entries(b.stock).map(([kind, left]) => `${kind} ${left}`),
    stock,
  );
}
