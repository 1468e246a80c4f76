import { keepsContract } from './contract.ts';

keepsContract(4, [
  { mode: 'points', moons: true },
  { mode: 'teams', layout: 'T4B' },
]);
