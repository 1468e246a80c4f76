import { keepsContract, RARE, RARE_IN_TEAM, RARE_WITH_MERCURY, WITHOUT_PARTNER } from './contract.ts';

keepsContract(
  1,
  [
    { mode: 'cooperative' },
    { mode: 'cooperative', mercury: true, difficulty: 'master', locations: 'mixed', chooseStart: true },
    { mode: 'cooperative', draft: true, difficulty: 'rookie', ring: true, embassyScoring: true },
  ],
  [...RARE, ...RARE_WITH_MERCURY, ...RARE_IN_TEAM, ...WITHOUT_PARTNER],
);
