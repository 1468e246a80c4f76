import { keepsContract, RARE, RARE_WITH_MERCURY } from './contract.ts';

keepsContract(
  4,
  [
    { mercury: true, draft: true, chooseStart: true, missions: true },
    { mercury: true, locations: 'mercury' },
    { mercury: true, locations: 'mixed', ring: true },
  ],
  [...RARE, ...RARE_WITH_MERCURY],
);
