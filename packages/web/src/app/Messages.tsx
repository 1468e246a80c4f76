import type { ReactNode } from 'react';
import { Link } from 'react-router';
import s from './page.module.css';
import { t } from './text.ts';

/** Shown while a page or a table loads. */
export function Loading({ what = t('loading') }: { what?: string }) {
  return (
    <div className={s.message} role="status">
      <svg aria-hidden width="72" height="72" viewBox="-36 -36 72 72">
        <circle r="30" fill="none" style={{ stroke: 'var(--hairline-strong)' }} />
        <circle r="9" style={{ fill: 'var(--text-2)' }} />
        <circle className={s.moon} cx="30" r="5" style={{ fill: 'var(--accent)' }} />
      </svg>
      <p>{what}</p>
    </div>
  );
}

/** A page with one message and links to continue. */
export function Message({ title, children, actions }: { title: string; children?: ReactNode; actions?: ReactNode }) {
  return (
    <main className={s.message}>
      <h1>{title}</h1>
      {children}
      <div className={s.buttons}>{actions ?? <Link to="/">{t('to-home')}</Link>}</div>
    </main>
  );
}

export function NotFound() {
  return (
    <Message title={t('not-found')}>
      <p>{t('not-found-advice')}</p>
    </Message>
  );
}
