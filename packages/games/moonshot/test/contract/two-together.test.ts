import { keepsContract } from './contract.ts';

// One seat has several open questions at once.
keepsContract(2, 'together');
