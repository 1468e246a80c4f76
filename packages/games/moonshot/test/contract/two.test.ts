import { keepsContract } from './contract.ts';

keepsContract(2, 'turns');
