import { keepsContract, RARE, WITHOUT_MERCURY } from './contract.ts';

keepsContract(3, [{ draft: true, chooseStart: true }, { missions: true }], [...RARE, ...WITHOUT_MERCURY]);
