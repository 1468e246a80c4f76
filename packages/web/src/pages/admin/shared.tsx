import { ProblemError } from '@orrery/protocol';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { problemText } from '../../table/online.ts';
import s from './admin.module.css';

/** Loads data from the server; `again` reloads it. */
export function useQuery<T>(ask: () => Promise<T>) {
  const [value, setValue] = useState<T | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const [isNobody, setNobody] = useState(false);
  const again = useCallback(() => {
    ask().then(
      (found) => {
        setValue(found);
        setTrouble(null);
      },
      (error) => {
        if (error instanceof ProblemError && error.problem.code === 'not-found') setNobody(true);
        else setTrouble(problemText(error));
      },
    );
  }, [ask]);
  useEffect(again, [again]);
  return { value, setValue, trouble, isNobody, again };
}

/** A search field that searches shortly after the last keystroke. */
export function Search({ label, onFind }: { label: string; onFind: (find: string) => void }) {
  const [text, setText] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => onFind(text.trim()), 250);
    return () => clearTimeout(timer);
  }, [text, onFind]);
  return (
    <label className={s.search}>
      {label}
      <input type="search" value={text} maxLength={64} onChange={(e) => setText(e.target.value)} />
    </label>
  );
}

/** A number with its label. */
export function Figure({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={s.figure}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
