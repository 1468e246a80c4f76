import { catalog as real } from '@orrery/games';
import { fixtures } from '@orrery/testing';
import type { GameEntry } from '../../src/index.ts';
import { lanterns } from '../fixtures/lanterns.ts';

/** Games played during the faults: all listed games, and short ones that end often. */
export const catalog: readonly GameEntry[] = [
  ...real,
  { id: 'connect-four', name: 'Connect four', load: async () => fixtures.connectFour },
  { id: 'tic-tac-toe', name: 'Tic-tac-toe', load: async () => fixtures.ticTacToe },
  { id: 'lanterns', name: 'Lanterns', load: async () => lanterns },
];
