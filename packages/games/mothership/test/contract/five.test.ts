import { keepsContract } from './contract.ts';

keepsContract(5, [{ mode: 'deathmatch', artifacts: true }]);
