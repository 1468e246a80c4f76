import { keepsContract } from './contract.ts';

keepsContract(4, 'together');
