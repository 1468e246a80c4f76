import { keepsContract } from './contract.ts';

// One player against the opponent's fleet: each layout, low and high levels, with and without modules.
keepsContract(1, [
  { mode: 'solo', layout: 'S1', level: '1' },
  { mode: 'solo', layout: 'S2', level: '5', artifacts: true },
  { mode: 'solo', layout: 'S3', level: '9', influence: true, npcJoint: 'always' },
  { mode: 'solo', layout: 'S1', level: '3', moons: true, truce: '1' },
]);
