import type { ReactNode } from 'react';
import { Glass } from '../primitives.tsx';
import s from './foot.module.css';

/** The foot of the board on a wide screen: what a question needs besides its buttons, over the action bar. */
export function Foot({ busy, panel, children }: { busy: boolean; panel: ReactNode; children: ReactNode }) {
  return (
    <div className={s.foot} aria-busy={busy}>
      {panel && (
        <Glass as="div" className={s.float}>
          {panel}
        </Glass>
      )}
      {children}
    </div>
  );
}
