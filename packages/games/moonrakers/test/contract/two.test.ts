import { keepsContract } from './contract.ts';

keepsContract(2, [{ overload: true, binding: true }, { nomad: true }]);
