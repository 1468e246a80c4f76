import { keepsContract } from './contract.ts';

keepsContract('cooperative', 3);
