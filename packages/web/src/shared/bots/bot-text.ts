import { levelNumber } from '@orrery/bots';
import { t } from './text.ts';

/** “Level 3 bot”. */
export const botText = (level: string | null): string => t('bot', { level: levelNumber(level ?? '') ?? 0 });
