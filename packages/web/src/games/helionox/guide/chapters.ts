import type { Text } from '@orrery/messages';
import type { Chapter } from '../../game-ui.ts';
import { board } from './guide-board.ts';
import { cards } from './guide-cards.ts';
import { mercury } from './guide-mercury.ts';
import { reference } from './guide-reference.ts';
import { team } from './guide-team.ts';

/** The rules of Helionox in our own words, and every card there is. */
export const chapters: Chapter<Text>[] = [...board, ...cards, ...mercury, ...team, ...reference];
