import { keepsContract } from './contract.ts';

keepsContract(1, [{}, { overload: true, nomad: true }]);
