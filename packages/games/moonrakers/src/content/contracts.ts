import { headToHead, ordinaryOf } from './contract.ts';
import type { Contract, HeadToHead, OrdinaryContract } from './types.ts';

const base = ordinaryOf('base');
const overload = ordinaryOf('overload');
const binding = ordinaryOf('binding');
const nomad = ordinaryOf('nomad');

/** Twelve contracts of each home type (MK-499), with prestige, credits, bonus cards and dice. */
export const BASE_CONTRACTS: readonly OrdinaryContract[] = [
  // explore
  base('EX01', 'Buoy Calibration', 'explore', { reactor: 2 }, [0, 3, 0, 0]),
  base('EX02', 'Echo in the Dust', 'explore', { reactor: 2, thruster: 1 }, [1, 2, 0, 1]),
  base('EX03', 'Lantern Moon', 'explore', { reactor: 3 }, [0, 4, 0, 0]),
  base('EX04', 'Whispering Hulk', 'explore', { reactor: 2, crew: 1 }, [1, 2, 1, 1]),
  base('EX05', 'Frozen Archive', 'explore', { reactor: 3, shield: 2 }, [1, 4, 0, 1]),
  base('EX06', 'Tidal Rift Chart', 'explore', { reactor: 3, thruster: 2, shield: 2 }, [1, 4, 1, 2]),
  base('EX07', 'Glasswind Canyon', 'explore', { reactor: 4, damage: 3 }, [1, 5, 0, 2]),
  base('EX08', 'The Silent Choir', 'explore', { reactor: 4, crew: 2 }, [2, 5, 1, 2]),
  base('EX09', 'Magnetar Skim', 'explore', { reactor: 5, thruster: 3 }, [2, 8, 0, 2]),
  base('EX10', "Shepherd's Labyrinth", 'explore', { reactor: 5, shield: 3, crew: 2 }, [3, 6, 0, 2]),
  base('EX11', 'Cinder Gate', 'explore', { reactor: 6, damage: 6 }, [3, 8, 0, 3]),
  base('EX12', 'Heart of the Maelstrom', 'explore', { reactor: 6, thruster: 3, crew: 2 }, [4, 8, 1, 4]),
  // delivery
  base('DE01', 'Corner-Dock Run', 'delivery', { reactor: 1, thruster: 1 }, [0, 3, 0, 0]),
  base('DE02', 'Seed Vault Courier', 'delivery', { thruster: 2 }, [1, 2, 0, 1]),
  base('DE03', 'Perishable Goods', 'delivery', { thruster: 2, shield: 1 }, [0, 4, 0, 0]),
  base('DE04', 'Diplomatic Pouch', 'delivery', { thruster: 2, crew: 1 }, [1, 2, 1, 1]),
  base('DE05', 'Powder Keg Haul', 'delivery', { thruster: 2, damage: 3 }, [1, 5, 0, 2]),
  base('DE06', 'Convoy Relay', 'delivery', { reactor: 3, thruster: 4 }, [2, 5, 0, 2]),
  base('DE07', 'Vaccine Sprint', 'delivery', { thruster: 4, shield: 2 }, [2, 7, 0, 2]),
  base('DE08', "Smuggler's Arc", 'delivery', { thruster: 3, shield: 1, damage: 3 }, [1, 4, 1, 2]),
  base('DE09', 'Ringside Freight', 'delivery', { thruster: 3, shield: 2, crew: 1 }, [1, 4, 1, 2]),
  base('DE10', 'Heirloom Escort', 'delivery', { reactor: 3, thruster: 5, shield: 2 }, [3, 7, 0, 2]),
  base('DE11', 'Wolfpack Corridor', 'delivery', { thruster: 4, damage: 6 }, [3, 8, 0, 3]),
  base('DE12', 'Crown Convoy', 'delivery', { thruster: 5, shield: 3, crew: 2 }, [4, 8, 1, 4]),
  // rescue
  base('RE01', 'Stalled Tug', 'rescue', { shield: 2 }, [0, 4, 0, 0]),
  base('RE02', 'Hull Breach Call', 'rescue', { reactor: 1, shield: 2 }, [1, 3, 0, 1]),
  base('RE03', 'Lost Prospectors', 'rescue', { shield: 2, damage: 1 }, [0, 4, 0, 0]),
  base('RE04', 'Medic Drop', 'rescue', { shield: 1, crew: 2 }, [1, 4, 1, 1]),
  base('RE05', 'Ion Storm Shelter', 'rescue', { shield: 3 }, [1, 5, 0, 2]),
  base('RE06', 'Quarantine Breach', 'rescue', { reactor: 2, shield: 3, damage: 1 }, [1, 5, 0, 2]),
  base('RE07', 'Mine-Tunnel Collapse', 'rescue', { thruster: 2, shield: 3, damage: 2 }, [2, 7, 0, 2]),
  base('RE08', 'Hostage Liner', 'rescue', { shield: 2, damage: 2, crew: 2 }, [1, 5, 1, 2]),
  base('RE09', 'Comet-Tail Evacuation', 'rescue', { thruster: 2, shield: 4 }, [2, 8, 0, 3]),
  base('RE10', 'Orbital Ark', 'rescue', { reactor: 3, thruster: 2, shield: 4 }, [3, 6, 0, 3]),
  base('RE11', 'Siege Relief', 'rescue', { shield: 4, damage: 4 }, [3, 7, 1, 3]),
  base('RE12', 'City in the Flare', 'rescue', { reactor: 3, shield: 6, crew: 2 }, [4, 8, 1, 4]),
  // kill
  base('KI01', 'Target Drones', 'kill', { damage: 2 }, [0, 4, 0, 0]),
  base('KI02', 'Toll-Gate Raiders', 'kill', { thruster: 1, damage: 2 }, [1, 3, 0, 1]),
  base('KI03', 'Rogue Foreman', 'kill', { damage: 3 }, [0, 4, 0, 0]),
  base('KI04', 'Contract Duelist', 'kill', { damage: 3, crew: 1 }, [1, 4, 1, 1]),
  base('KI05', 'Minefield Sweep', 'kill', { shield: 1, damage: 3 }, [1, 5, 0, 2]),
  base('KI06', 'Corsair Nest', 'kill', { reactor: 2, damage: 5 }, [1, 4, 1, 2]),
  base('KI07', 'Slipstream Interceptor', 'kill', { thruster: 2, shield: 1, damage: 4 }, [1, 6, 0, 2]),
  base('KI08', "Warlord's Guard", 'kill', { damage: 5, crew: 2 }, [2, 7, 1, 3]),
  base('KI09', 'Dreadnought Tender', 'kill', { reactor: 2, shield: 2, damage: 4 }, [2, 8, 0, 2]),
  base('KI10', 'Ashfall Batteries', 'kill', { reactor: 2, damage: 8 }, [3, 6, 0, 2]),
  base('KI11', 'Twin Reavers', 'kill', { thruster: 1, shield: 2, damage: 6 }, [3, 8, 0, 3]),
  base('KI12', 'The Iron Matriarch', 'kill', { reactor: 3, shield: 3, damage: 8 }, [4, 8, 1, 4]),
];

/** Flex contracts of Overload (MK-500). */
export const FLEX_CONTRACTS: readonly OrdinaryContract[] = [
  overload('FX01', 'Blank Manifest', 'delivery', { thruster: 1, flex: 5 }, [1, 4, 0, 1]),
  overload('FX02', 'Odd-Job Beacon', 'explore', { reactor: 1, flex: 5 }, [1, 3, 0, 0]),
  overload('FX03', 'Sealed Orders', 'rescue', { shield: 2, flex: 5 }, [1, 5, 0, 1]),
  overload('FX04', 'Anything That Fires', 'kill', { damage: 3, flex: 8 }, [2, 5, 0, 2]),
  overload('FX05', 'Patchwork Armada', 'rescue', { shield: 2, crew: 1, flex: 9 }, [2, 6, 0, 2]),
  overload('FX06', 'Unmarked Crate', 'delivery', { thruster: 2, flex: 11 }, [2, 7, 0, 2]),
  overload('FX07', 'The Shapeless Deep', 'explore', { flex: 15 }, [3, 6, 0, 2]),
  overload('FX08', 'All Hands Gambit', 'kill', { damage: 2, crew: 2, flex: 13 }, [3, 8, 1, 3]),
];

/**
 * Head-to-heads of Overload (MK-500), with scoring types, first prize and second prize (prestige, credits, bonus
 * cards).
 */
export const HEAD_TO_HEADS: readonly HeadToHead[] = [
  headToHead('HH01', 'Redline Trials', 'explore', ['reactor'], [1, 4, 0], [0, 3, 0]),
  headToHead('HH02', 'Lantern Dash', 'delivery', ['thruster'], [1, 4, 0], [0, 3, 0]),
  headToHead('HH03', 'Bulwark Vigil', 'rescue', ['shield'], [1, 4, 0], [0, 3, 0]),
  headToHead('HH04', 'Skeet Festival', 'kill', ['damage'], [1, 4, 0], [0, 3, 0]),
  headToHead('HH05', 'Muster of Crews', 'rescue', ['crew'], [1, 0, 1], [0, 4, 0]),
  headToHead('HH06', 'Triathlon of Ash', 'kill', ['thruster', 'shield', 'damage'], [1, 5, 0], [0, 3, 0]),
  headToHead('HH07', 'Drydock Derby', 'delivery', ['reactor', 'thruster', 'crew'], [1, 5, 0], [0, 3, 0]),
  headToHead('HH08', 'Storm Rodeo', 'rescue', ['reactor', 'shield', 'damage'], [1, 5, 0], [0, 3, 0]),
  headToHead('HH09', 'Salvage Scramble', 'explore', ['reactor', 'damage', 'crew'], [1, 3, 1], [0, 3, 0]),
  headToHead(
    'HH10',
    'The Open Gauntlet',
    'kill',
    ['reactor', 'thruster', 'shield', 'damage', 'crew'],
    [2, 2, 0],
    [0, 4, 0],
  ),
];

/** Contracts of Binding Ties, two per faction colour (MK-501). */
export const BINDING_CONTRACTS: readonly OrdinaryContract[] = [
  binding('BT01', 'Blue Quorum Transit', 'delivery', { reactor: 1, thruster: 1, shield: 1 }, [0, 4, 0, 1], {
    reputation: 'blue',
  }),
  binding('BT02', 'Indigo Reef Census', 'explore', { reactor: 5, crew: 1 }, [2, 4, 0, 2], { reputation: 'blue' }),
  binding('BT03', 'Green Line Ceasefire', 'rescue', { shield: 2 }, [0, 3, 0, 0], { reputation: 'green' }),
  binding('BT04', 'Verdigris Siege', 'kill', { shield: 2, damage: 6 }, [3, 4, 0, 3], { reputation: 'green' }),
  binding('BT05', 'Amber Tithe', 'delivery', { thruster: 2, shield: 1 }, [0, 5, 0, 1], { reputation: 'yellow' }),
  binding('BT06', 'Saffron Regatta', 'delivery', { thruster: 4, crew: 1 }, [2, 5, 0, 2], { reputation: 'yellow' }),
  binding('BT07', 'Orange Writ', 'kill', { damage: 3 }, [0, 5, 0, 1], { reputation: 'orange' }),
  binding('BT08', 'Coppermouth Uprising', 'rescue', { reactor: 2, shield: 4 }, [2, 4, 0, 2], { reputation: 'orange' }),
  binding('BT09', 'Violet Embassy', 'explore', { reactor: 2, damage: 1 }, [0, 5, 0, 1], { reputation: 'purple' }),
  binding('BT10', 'Mauve Armistice', 'rescue', { thruster: 2, shield: 4, crew: 1 }, [3, 5, 0, 3], {
    reputation: 'purple',
  }),
];

/** Nomad's contracts, two per home sector (MK-502). */
export const NOMAD_CONTRACTS: readonly OrdinaryContract[] = [
  nomad('NO01', 'Periapsis Pilot', 'delivery', { reactor: 2, thruster: 2 }, [1, 4, 0, 1]),
  nomad('NO02', 'Gridlock Breaker', 'delivery', { thruster: 4, shield: 2 }, [3, 6, 0, 3]),
  nomad('NO03', 'Census of Ghosts', 'explore', { reactor: 4 }, [1, 5, 0, 1]),
  nomad('NO04', 'Long Night Cartography', 'explore', { reactor: 6, thruster: 1 }, [2, 8, 0, 2]),
  nomad('NO05', 'Ration Line', 'rescue', { reactor: 1, thruster: 1, shield: 1 }, [1, 3, 0, 1]),
  nomad('NO06', 'Breakwater Stand', 'rescue', { shield: 5, damage: 1 }, [3, 7, 0, 3]),
  nomad('NO07', 'Privateer Warrant', 'kill', { reactor: 1, damage: 3 }, [1, 4, 0, 1]),
  nomad('NO08', 'Hammer and Anvil', 'kill', { shield: 3, damage: 5 }, [3, 7, 0, 3]),
];

/** The contract that unlocks Sorelia, and Sorelia's deck (MK-502). */
export const UNLOCK_CONTRACT: OrdinaryContract = nomad(
  'SR00',
  'Anomaly Detected',
  'sorelia',
  { reactor: 3, thruster: 2, shield: 3, damage: 3, crew: 1 },
  [2, 6, 0, 3],
  { prototype: true, unlocks: true },
);
export const SORELIA_CONTRACTS: readonly OrdinaryContract[] = [
  nomad('SR01', 'Perimeter Handshake', 'sorelia', { reactor: 2, shield: 2 }, [1, 4, 0, 1], { prototype: true }),
  nomad('SR02', 'Veil Skirmish', 'sorelia', { thruster: 1, damage: 4 }, [1, 5, 0, 1], { prototype: true }),
  nomad('SR03', 'Cadet Exchange', 'sorelia', { crew: 3 }, [1, 4, 0, 1], { prototype: true }),
  nomad('SR04', 'Deep Requisition', 'sorelia', { reactor: 2, thruster: 3 }, [1, 5, 0, 2], { prototype: true }),
  nomad('SR05', 'Null-Choir Hearing', 'sorelia', { reactor: 3, thruster: 2, crew: 1 }, [1, 5, 0, 2], {
    prototype: true,
  }),
  nomad('SR06', 'Attache Extraction', 'sorelia', { thruster: 2, shield: 3, crew: 1 }, [1, 5, 0, 2], {
    prototype: true,
  }),
  nomad('SR07', 'Prototype Proving', 'sorelia', { reactor: 3, damage: 5 }, [1, 4, 0, 2], { prototype: true }),
  nomad('SR08', 'Eventide Blockade', 'sorelia', { shield: 4, damage: 4 }, [2, 6, 0, 3], { prototype: true }),
  nomad('SR09', 'The Long Audit', 'sorelia', { reactor: 7, shield: 2 }, [3, 8, 0, 3]),
  nomad('SR10', 'Tribunal Flight', 'sorelia', { thruster: 4, crew: 2 }, [2, 6, 0, 2], { prototype: true }),
  nomad('SR11', 'Blacksite Reckoning', 'sorelia', { shield: 2, damage: 8 }, [3, 6, 0, 3], { prototype: true }),
  nomad('SR12', 'Throne of Static', 'sorelia', { reactor: 4, thruster: 3, shield: 4 }, [3, 8, 0, 4], {
    prototype: true,
  }),
];

/** All contracts in a fixed order. */
export const CONTRACTS: readonly Contract[] = [
  ...BASE_CONTRACTS,
  ...FLEX_CONTRACTS,
  ...HEAD_TO_HEADS,
  ...BINDING_CONTRACTS,
  ...NOMAD_CONTRACTS,
  UNLOCK_CONTRACT,
  ...SORELIA_CONTRACTS,
];
