import { catalog as real } from '@orrery/games';
import { fixtures } from '@orrery/testing';
import type { GameEntry } from '../../src/index.ts';
import { lanterns } from '../fixtures/lanterns.ts';

/** What may be played while things break: every game that is offered, and small ones that end often. */
export const catalog: readonly GameEntry[] = [
  ...real,
  { id: 'connect-four', name: 'Connect four', load: async () => fixtures.connectFour },
  { id: 'tic-tac-toe', name: 'Tic-tac-toe', load: async () => fixtures.ticTacToe },
  { id: 'lanterns', name: 'Lanterns', load: async () => lanterns },
];
