import { keepsContract } from './contract.ts';

keepsContract(3, 'turns', [{ pair: 'both' }, { pair: 'each', lone: 'usa' }]);
