import { keepsContract } from './contract.ts';

keepsContract(6, [
  { mode: 'points', limit: '5 rounds' },
  { mode: 'teams', layout: 'T6B', moons: true },
  { mode: 'deathmatch', truce: '1' },
]);
