import type { Answer } from '@orrery/kernel';
import { useCallback, useState } from 'react';
import { type Settings, settings } from '../app/settings.ts';
import { keyOf } from '../prompts/draft.ts';
import type { Ask } from '../table/table-types.ts';
import type { ToastItem } from '../ui/index.ts';
import type { Caution } from './cues.ts';
import { t } from './text.ts';

/** How long a second press confirms the first one, in milliseconds. */
const CONFIRMS_MS = 8000;

const CONFIRM: Caution = { text: '', level: 'reminder' };

/**
 * Returns a function that tells what to show before an answer is sent; null sends it. Giving the same answer again
 * confirms it.
 */
export function cautions() {
  let shown = { answer: '', at: 0 };
  return (
    ask: Ask,
    answer: Answer,
    given: Caution | null,
    { reminders, confirmMoves }: Pick<Settings, 'reminders' | 'confirmMoves'>,
    now: number,
  ): Caution | null => {
    // Composed answers have a confirm button of their own.
    const confirm = confirmMoves && ask.prompt.kind === 'choose' ? CONFIRM : null;
    const caution = given !== null && (given.level === 'warning' || reminders) ? given : confirm;
    if (caution === null) return null;
    const key = `${keyOf(ask)} ${JSON.stringify(answer)}`;
    if (shown.answer === key && now - shown.at < CONFIRMS_MS) return null;
    shown = { answer: key, at: now };
    return caution;
  };
}

/**
 * Returns a function that tells whether an answer may be sent: there is nothing to caution against, or it was given
 * a second time. The first time, the player sees what they may have overlooked.
 */
export function useCaution(
  toast: (text: string, tone?: ToastItem['tone']) => void,
): (ask: Ask, answer: Answer, caution: Caution | null) => boolean {
  const [cautionFor] = useState(cautions);
  return useCallback(
    (ask, answer, given) => {
      const caution = cautionFor(ask, answer, given, settings(), performance.now());
      if (caution === null) return true;
      toast(t('press-again', { caution: caution.text }).trim(), caution.level === 'warning' ? 'bad' : 'plain');
      return false;
    },
    [cautionFor, toast],
  );
}
