import { keepsContract } from './contract.ts';

keepsContract(2, [{}, { seating: 'chosen', compensation: true, layout: 'rhombus' }]);
