import { keepsContract } from './contract.ts';

keepsContract('cooperative', 4);
