import { keepsContract, RARE, RARE_IN_TEAM, RARE_WITH_MERCURY } from './contract.ts';

keepsContract(
  2,
  [
    { mode: 'cooperative', difficulty: 'master', chooseStart: true },
    { mode: 'cooperative', mercury: true, draft: true, difficulty: 'veteran', hard: true },
  ],
  [...RARE, ...RARE_WITH_MERCURY, ...RARE_IN_TEAM],
);
