import type { Text } from '@orrery/messages';
import type { Chapter } from '../../../play/guide.ts';
import { board } from './guide-board.ts';
import { cards } from './guide-cards.ts';
import { mercury } from './guide-mercury.ts';
import { reference } from './guide-reference.ts';
import { team } from './guide-team.ts';

/** The rules of Helionox and all its cards. */
export const chapters: Chapter<Text>[] = [...board, ...cards, ...mercury, ...team, ...reference];
