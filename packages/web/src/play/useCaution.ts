import type { Answer } from '@orrery/kernel';
import { useCallback, useRef } from 'react';
import { settings } from '../app/settings.ts';
import { keyOf } from '../prompts/draft.ts';
import type { Ask } from '../table/table-types.ts';
import type { ToastItem } from '../ui/index.ts';
import type { Caution } from './cues.ts';
import { t } from './text.ts';

/** How long a second press confirms the first one, in milliseconds. */
const CONFIRMS_MS = 8000;

/**
 * Returns a function that tells whether an answer may be sent: it has nothing to caution against, or it was given a
 * second time. The first time, the player sees what they may have overlooked.
 */
export function useCaution(
  toast: (text: string, tone?: ToastItem['tone']) => void,
): (ask: Ask, answer: Answer, caution: Caution | null) => boolean {
  const shown = useRef({ answer: '', at: 0 });
  return useCallback(
    (ask, answer, caution) => {
      if (caution === null || (caution.level === 'reminder' && !settings().reminders)) return true;
      const key = `${keyOf(ask)} ${JSON.stringify(answer)}`;
      const now = performance.now();
      if (shown.current.answer === key && now - shown.current.at < CONFIRMS_MS) return true;
      shown.current = { answer: key, at: now };
      toast(t('press-again', { caution: caution.text }), caution.level === 'warning' ? 'bad' : 'plain');
      return false;
    },
    [toast],
  );
}
