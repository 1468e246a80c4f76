import { keepsContract, RARE, WITHOUT_MERCURY, WITHOUT_OPENING } from './contract.ts';

keepsContract(
  2,
  [{}, { missions: true, ring: true, embassyScoring: true }],
  [...RARE, ...WITHOUT_MERCURY, ...WITHOUT_OPENING],
);
