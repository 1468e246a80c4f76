import { keepsContract } from './contract.ts';

keepsContract(4, [
  { layout: 'triangle' },
  { layout: 'slab', seating: 'chosen' },
  { layout: 'ring', compensation: true },
]);
