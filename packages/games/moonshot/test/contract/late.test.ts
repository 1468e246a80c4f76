import { keepsContract } from './contract.ts';
import { late } from './late.ts';

// Adaptivity, Moon landings and explored risks, which random games from the start rarely reach.
keepsContract(2, 'turns', [{}], late);
