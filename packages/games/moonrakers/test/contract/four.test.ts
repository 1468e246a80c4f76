import { keepsContract } from './contract.ts';

keepsContract(4, [{ overload: true }, { overload: true, nomad: true, binding: true }]);
