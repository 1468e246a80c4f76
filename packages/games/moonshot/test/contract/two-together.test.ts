import { keepsContract } from './contract.ts';

// One seat answers several questions at once.
keepsContract(2, 'together');
