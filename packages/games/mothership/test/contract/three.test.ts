import { keepsContract } from './contract.ts';

keepsContract(3, [
  { mode: 'points', developments: true },
  { mode: 'deathmatch', layout: '3C', influence: true },
]);
