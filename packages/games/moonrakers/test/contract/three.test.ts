import { keepsContract } from './contract.ts';

keepsContract(3, [{}]);
