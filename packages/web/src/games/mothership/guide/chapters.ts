import type { Text } from '@orrery/messages';
import type { Chapter } from '../../../play/guide.ts';
import { BASICS } from './guide-basics.ts';
import { FIGHTS } from './guide-fights.ts';
import { GROWTH } from './guide-growth.ts';
import { REFERENCE } from './guide-reference.ts';

/** The rules of Mothership in our own words. */
export const chapters: Chapter<Text>[] = [...BASICS, ...FIGHTS, ...GROWTH, ...REFERENCE];
