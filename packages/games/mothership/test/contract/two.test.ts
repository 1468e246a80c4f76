import { keepsContract } from './contract.ts';

keepsContract(2, [
  { mode: 'deathmatch', layout: '2B' },
  { mode: 'deathmatch', layout: '2C', moons: true },
  { mode: 'points', moons: true, limit: '3 rounds' },
]);
