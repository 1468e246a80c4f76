import { keepsContract } from './contract.ts';

keepsContract(3, [{}, { nomad: true, binding: true }]);
