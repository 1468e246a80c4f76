import { keepsContract } from './contract.ts';

keepsContract('competitive', 2);
