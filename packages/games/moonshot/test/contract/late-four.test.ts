import { keepsContract } from './contract.ts';
import { late } from './late.ts';

keepsContract(4, 'together', [{}], late);
