import { keepsContract } from './contract.ts';

keepsContract(3, [{ layout: 'trapezoid' }, { layout: 'bowtie', compensation: true }]);
