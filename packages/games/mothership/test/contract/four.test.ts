import { keepsContract } from './contract.ts';

keepsContract(4, [
  { mode: 'teams', layout: 'T4B' },
  { mode: 'points', layout: '4C', moons: true },
]);
