import { keepsContract } from './contract.ts';

keepsContract(2, [{ mode: 'deathmatch', layout: '2B' }, { mode: 'points', moons: true }, { mode: 'deathmatch' }]);
