import { type ReactNode, useContext } from 'react';
import { Glass } from '../primitives.tsx';
import { PromptStateContext } from './Frame.tsx';
import s from './foot.module.css';

/** The bottom area of wide screens: the action bar, and a question's widget, which floats above it. */
export function Foot({ busy, panel, children }: { busy: boolean; panel: ReactNode; children: ReactNode }) {
  const { question, which } = useContext(PromptStateContext);
  return (
    <div className={s.foot} aria-busy={busy} data-question={question}>
      {panel && (
        <Glass as="div" className={s.float}>
          {panel}
        </Glass>
      )}
      {which}
      {children}
    </div>
  );
}
