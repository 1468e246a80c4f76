import {
  add,
  credit,
  discard,
  draw,
  type Happening,
  type Lasting,
  loseCredits,
  objectives,
  payCredit,
  plain,
  trashing,
} from './effect.ts';
import type { EventCard, Policy } from './types.ts';

/** An event with an immediate effect. */
const event = (id: string, name: string, ...happens: Happening[]): EventCard => ({
  kind: 'event',
  id,
  name,
  set: 'nomad',
  happens,
  lasts: [],
});
/** An event that lasts for the turn. */
const turnEvent = (id: string, name: string, ...lasts: Lasting[]): EventCard => ({
  kind: 'event',
  id,
  name,
  set: 'nomad',
  happens: [],
  lasts,
});
const policy = (id: string, name: string, ...lasts: Lasting[]): Policy => ({
  kind: 'policy',
  id,
  name,
  set: 'nomad',
  lasts,
});

/** The events of Nomad (MK-504 to MK-521). */
export const EVENTS: readonly EventCard[] = [
  event('E01', 'Solar Tailwind', { is: 'offer', order: 'turn', pay: [], gives: [draw(1), discard(1)] }),
  event('E02', 'Customs Sweep', { is: 'each', when: { is: 'credits', least: 6 }, gives: [loseCredits(2)] }),
  event('E03', 'Stowaway Auction', { is: 'sale', of: 'crew', more: 0, less: 1 }),
  event('E04', 'Wandering Flotilla', { is: 'drift' }),
  event('E05', 'Recall Order', { is: 'recall' }),
  event('E06', 'Debris Wave', { is: 'roll', icons: [[], [loseCredits(1)], [loseCredits(2)]] }),
  event('E07', 'Ion Squall', { is: 'roll', icons: [[credit(1)], [], [add('m')]] }),
  turnEvent('E08', 'Fire Sale', { is: 'price', of: 'part', n: -1 }),
  event('E09', 'Shore Leave', { is: 'offer', order: 'turn', pay: [trashing(1, 'any')], gives: [draw(1)] }),
  turnEvent('E10', 'Bounty Board', { is: 'contract', credits: 2 }),
  turnEvent('E11', 'Clear Skies', { is: 'contract', dice: -1 }),
  turnEvent('E12', 'Pirate Season', { is: 'contract', dice: 1, credits: 3 }),
  event('E13', 'Salvage Draft', { is: 'sale', of: 'part', more: 1, less: 2 }),
  event('E14', 'Night Market', { is: 'offer', order: 'draft', pay: [payCredit(2)], gives: [plain('bonus card')] }),
  { ...turnEvent('E15', 'Distress Choir', { is: 'travel anywhere' }, { is: 'invite anywhere' }), allies: true },
  event('E16', 'Old Debts', { is: 'each', when: { is: 'least prestige' }, gives: [credit(2)] }),
  turnEvent('E17', 'Double Shift', { is: 'contract', actions: 1 }),
  event('E18', 'Archive Leak', { is: 'each', gives: [objectives(1, 1, 'held')] }),
];

/** The policies of Nomad (MK-522 to MK-529). */
export const POLICIES: readonly Policy[] = [
  policy('L01', 'Hazard Pay Act', { is: 'hazard pay', n: 1 }),
  { ...policy('L02', 'Open Skies Accord', { is: 'invite anywhere' }), allies: true },
  policy('L03', 'Luxury Tariff', { is: 'price', from: 5, n: 1 }),
  policy('L04', 'Guild Subsidy', { is: 'price', of: 'crew', n: -1 }),
  policy('L05', 'Safe Harbour Statute', { is: 'base', credits: 2, objectives: 3 }),
  { ...policy('L06', 'Fair Shares Law', { is: 'fair shares' }), allies: true },
  policy('L07', 'Munitions Cap', { is: 'damage cap', n: 2 }),
  policy('L08', 'Solo Levy', { is: 'solo levy', n: 2 }),
];
