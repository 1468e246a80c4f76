import { keepsContract } from './contract.ts';

// One seat answers several open questions.
keepsContract(2, 'together');
