import { type ReactNode, useContext } from 'react';
import { Glass } from '../primitives.tsx';
import { PromptStateContext, useClaim } from './Frame.tsx';
import s from './foot.module.css';

export interface FootProps {
  busy: boolean;
  /** A question's widget, which floats over the board. */
  panel?: ReactNode;
  /** What stays above the bar, such as a hand, and the height that the board leaves for it. */
  above?: ReactNode;
  room?: number;
  /** The action bar. */
  children: ReactNode;
}

/** The bottom area of wide screens. */
export function Foot({ busy, panel, above, room = 0, children }: FootProps) {
  const { question, which } = useContext(PromptStateContext);
  useClaim('above', room);
  return (
    <div className={s.foot} aria-busy={busy} data-question={question}>
      {panel && (
        <Glass as="div" className={s.float}>
          {panel}
        </Glass>
      )}
      {above && <div className={s.above}>{above}</div>}
      {which}
      {children}
    </div>
  );
}
