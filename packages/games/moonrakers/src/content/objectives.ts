import type { CardSet } from './cards.ts';
import type { Goal, Objective } from './types.ts';

type Extra = Partial<Pick<Objective, 'allies' | 'players'>>;
const objectivesOf =
  (set: CardSet) =>
  (id: string, name: string, goal: Goal, extra: Extra = {}): Objective => ({
    kind: 'objective',
    id,
    name,
    set,
    goal,
    ...extra,
  });
const base = objectivesOf('base');
const overload = objectivesOf('overload');
const binding = objectivesOf('binding');
const nomad = objectivesOf('nomad');

/** The objectives of all sets (MK-531 to MK-568). */
export const OBJECTIVES: readonly Objective[] = [
  base('O01', 'Six-Gun Tempo', { is: 'in a contract', what: 'actions', least: 7 }),
  base('O02', 'Open Throttle', { is: 'in a contract', what: 'hand', least: 8 }),
  base('O03', 'Aegis Drill', { is: 'in a contract', what: 'blocked', least: 3 }),
  base('O04', 'Overkill', { is: 'in a contract', what: 'overkill', least: 3 }),
  base('O05', 'Clean Burn', { is: 'completed', type: 'explore', allies: 1, sole: 'reactor' }, { allies: true }),
  base('O06', 'Featherweight', { is: 'completed', role: 'leader', playedMost: 2 }),
  base('O07', 'Lone Lantern', { is: 'completed', role: 'solo', prestige: 2 }),
  base('O08', 'Steady Hands', { is: 'completed', diceLeast: 2, unscathed: true }),
  base('O09', 'Silent Partner', { is: 'completed', role: 'ally', gained: 1, diceMost: 0 }, { allies: true }),
  base('O10', 'Cold Shoulder', { is: 'failed', role: 'ally', prestige: 2 }, { allies: true }),
  base('O11', 'Matched Set', { is: 'installed', ofBrand: 3 }),
  base('O12', 'House of Four', { is: 'installed', brands: 4 }),
  base('O13', 'Deep Roster', { is: 'crew acquired', least: 4 }),
  base('O14', 'Big Spender', { is: 'bought', what: 'credits', least: 8 }),
  base('O15', 'War Chest', { is: 'wealth', least: 10 }),
  base('O16', 'Shopping List', { is: 'bought', what: 'cards', least: 3 }),
  base('O17', 'Tight Ship', { is: 'no miss' }),
  base('O18', 'Open Deck', { is: 'in a contract', what: 'needless crew', least: 2 }),
  base('O19', 'Coalition', { is: 'completed', role: 'leader', allies: 2 }, { allies: true }),
  base('O20', 'Tour of Duty', { is: 'completed', everyType: true }),
  base('O21', 'Perfect Fit', { is: 'completed', exact: true }),
  base('O22', 'Home Fires', { is: 'home purchase', price: 5 }),
  overload('O23', 'Upgrade Path', { is: 'in a contract', what: 'advanced kinds', least: 2 }),
  overload('O24', 'Full Charge', { is: 'io', least: 5 }),
  overload('O25', 'Podium', { is: 'head-to-head' }, { players: 2 }),
  overload('O26', 'Improviser', { is: 'in a contract', what: 'flex', least: 5 }),
  overload('O27', 'Photo Finish', { is: 'head-to-head', lead: 1 }, { players: 2 }),
  overload('O28', 'Retrofit', { is: 'this turn', what: 'advanced', least: 2 }),
  binding('O29', 'Common Cause', { is: 'reputation', least: 2, with: 'every' }),
  binding('O30', 'Favoured', { is: 'reputation', least: 5, with: 'one' }),
  binding('O31', 'Favour Broker', { is: 'this turn', what: 'reputation', least: 6 }),
  binding('O32', 'Pro Bono', { is: 'completed', role: 'ally', unrewarded: true }, { allies: true }),
  binding('O33', 'Bridge Builder', { is: 'gained with every faction' }),
  binding('O34', 'Clean Slate', { is: 'this turn', what: 'reputation', least: 3, allTracksAtZero: true }),
  nomad('O35', 'Grand Tour', { is: 'toured' }),
  nomad('O36', 'First Light', { is: 'completed', type: 'sorelia', prestige: 3, orUnlocks: true }),
  nomad('O37', 'Dissenter', { is: 'lone vote' }, { players: 3 }),
  nomad('O38', 'Artificer', { is: 'installed', prototype: true }),
];
