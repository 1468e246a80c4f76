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

const CONFIRM: Caution = { text: '', level: 'reminder' };

/**
 * Returns a function that tells whether an answer may be sent: there is nothing to caution against, or it was given
 * a second time. The first time, the player sees what they may have overlooked.
 */
export function useCaution(
  toast: (text: string, tone?: ToastItem['tone']) => void,
): (ask: Ask, answer: Answer, caution: Caution | null) => boolean {
  const shown = useRef({ answer: '', at: 0 });
  return useCallback(
    (ask, answer, given) => {
      const { reminders, confirmMoves } = settings();
      // Composed answers have a confirm button of their own.
      const caution = given ?? (confirmMoves && ask.prompt.kind === 'choose' ? CONFIRM : null);
      if (caution === null || (caution === given && caution.level === 'reminder' && !reminders)) return true;
      const key = `${keyOf(ask)} ${JSON.stringify(answer)}`;
      const now = performance.now();
      if (shown.current.answer === key && now - shown.current.at < CONFIRMS_MS) return true;
      shown.current = { answer: key, at: now };
      toast(t('press-again', { caution: caution.text }).trim(), caution.level === 'warning' ? 'bad' : 'plain');
      return false;
    },
    [toast],
  );
}
