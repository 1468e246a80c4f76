import { keepsContract } from './contract.ts';

keepsContract(6, [
  { mode: 'teams', layout: 'T6B', moons: true },
  { mode: 'points', truce: '1', limit: '5 rounds' },
]);
