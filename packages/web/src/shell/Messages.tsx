import type { ReactNode } from 'react';
import { Link } from 'react-router';
import s from './page.module.css';

/** While a page or a table is on its way. */
export function Loading({ what = 'Loading' }: { what?: string }) {
  return (
    <div className={s.message} role="status">
      <svg className={s.orbit} aria-hidden width="72" height="72" viewBox="-36 -36 72 72">
        <circle r="30" fill="none" style={{ stroke: 'var(--hairline-strong)' }} />
        <circle r="9" style={{ fill: 'var(--text-2)' }} />
        <circle className={s.moon} cx="30" r="5" style={{ fill: 'var(--accent)' }} />
      </svg>
      <p>{what}…</p>
    </div>
  );
}

/** A page that says one thing and how to go on. */
export function Message({ title, children, actions }: { title: string; children?: ReactNode; actions?: ReactNode }) {
  return (
    <main className={s.message}>
      <h1>{title}</h1>
      {children}
      <div className={s.buttons}>{actions ?? <Link to="/">To the home page</Link>}</div>
    </main>
  );
}

export function NotFound() {
  return (
    <Message title="Nothing orbits here">
      <p>This address leads nowhere. The link may be old, or a letter may be missing.</p>
    </Message>
  );
}
