import type { Answer, Prompt } from '@orrery/kernel';
import { useCallback, useEffect, useState } from 'react';
import type { Ask, TableView } from '../table/client.ts';
import { keyOf, stepOf } from './play.ts';

/** Long enough to see what an answer has brought before the next one goes out. */
const BEAT = 280;

interface Repeated {
  value: Answer;
  seat: number;
  flow: string;
  step: string;
  /** The question that was answered by hand. */
  first: string;
}

const HELD_DOWN = new Set(['Shift', 'Control', 'Alt', 'Meta']);

const isOpen = (prompt: Prompt, value: Answer): boolean =>
  prompt.kind !== 'choose' || prompt.options.some((option) => option.id === value && !option.why);

/** Repeats an answer while the same step asks the same seat. Any press, or another question, ends it. */
export function useRepeat(table: TableView, ask: Ask | null, answer: (value: Answer) => Promise<boolean>) {
  const [held, setHeld] = useState<Repeated | null>(null);
  const row = stepOf(table, ask);
  const key = ask ? keyOf(ask) : '';
  const again =
    held !== null &&
    row?.seat === held.seat &&
    row.flow === held.flow &&
    row.step === held.step &&
    ask !== null &&
    isOpen(ask.prompt, held.value);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once per question
  useEffect(() => {
    if (!held) return;
    if (!again) return setHeld(null);
    if (key === held.first) return;
    const timer = setTimeout(() => {
      void answer(held.value).then((done) => done || setHeld(null));
    }, BEAT);
    return () => clearTimeout(timer);
  }, [key, held, again]);

  const running = held !== null;
  useEffect(() => {
    if (!running) return;
    const stop = () => setHeld(null);
    const onKey = (e: KeyboardEvent) => {
      if (!HELD_DOWN.has(e.key) && !e.repeat) stop();
    };
    addEventListener('keydown', onKey, true);
    addEventListener('pointerdown', stop, true);
    return () => {
      removeEventListener('keydown', onKey, true);
      removeEventListener('pointerdown', stop, true);
    };
  }, [running]);

  const repeat = useCallback(
    (value: Answer) => {
      if (!row) return;
      setHeld({ value, seat: row.seat, flow: row.flow, step: row.step, first: key });
      void answer(value).then((done) => done || setHeld(null));
    },
    [row, key, answer],
  );
  return { repeat, repeating: running };
}
