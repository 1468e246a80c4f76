import { keepsContract } from './contract.ts';

keepsContract(5, [{ binding: true }, { overload: true, nomad: true }]);
