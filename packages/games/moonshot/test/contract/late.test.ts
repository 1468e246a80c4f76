import { keepsContract } from './contract.ts';
import { late } from './late.ts';

// Covers Adaptivity, Moon landings and explored risks, which random games from the start almost never reach.
keepsContract(2, 'turns', [{}], late);
