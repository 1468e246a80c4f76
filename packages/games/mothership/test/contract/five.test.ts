import { keepsContract } from './contract.ts';

keepsContract(5, [
  { mode: 'deathmatch', layout: '5B', artifacts: true },
  { mode: 'points', layout: '5A', limit: '5 rounds' },
]);
