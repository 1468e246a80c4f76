import { keepsContract } from './contract.ts';

keepsContract(3, [
  { mode: 'deathmatch', layout: '3C', influence: true },
  { mode: 'points', developments: true, limit: '3 rounds' },
]);
