import { type ReactNode, useEffect } from 'react';
import { Link, NavLink } from 'react-router';
import { PRODUCT } from '../ui/product.ts';
import { Bell } from './Bell.tsx';
import s from './page.module.css';
import { t } from './text.ts';
import { setTabTitle } from './unread.ts';

/** The logo. */
function Sign() {
  return (
    <svg aria-hidden width="30" height="30" viewBox="0 0 26 26">
      <circle cx="13" cy="13" r="11.4" style={{ fill: 'none', stroke: 'var(--accent-line)', strokeWidth: 1.2 }} />
      <circle cx="13" cy="13" r="5" style={{ fill: 'var(--text)' }} />
      <circle cx="15" cy="12" r="5" style={{ fill: 'var(--void)', opacity: 0.82 }} />
      <circle cx="21.5" cy="5.5" r="2.4" style={{ fill: 'var(--accent)' }} />
    </svg>
  );
}

/** A page's title in the browser's tab. */
export const documentTitle = (title: string): string => (title ? t('title', { title }) : PRODUCT);

/** Sets the tab's title; null leaves it unchanged. */
export function useTitle(title: string | null): void {
  useEffect(() => {
    if (title !== null) setTabTitle(documentTitle(title));
  }, [title]);
}

/** The navigation bar of all pages except tables. */
export function SiteBar() {
  return (
    <header className={s.bar}>
      <Link to="/" className={s.home} aria-label={t('home')}>
        <Sign />
        <b>{PRODUCT}</b>
      </Link>
      <nav className={s.nav} aria-label={t('site')}>
        <NavLink to="/lobby">{t('lobby')}</NavLink>
        <NavLink to="/replay">{t('replays')}</NavLink>
        <NavLink to="/friends" className={s.wide}>
          {t('friends')}
        </NavLink>
        <NavLink to="/account">{t('account')}</NavLink>
        <NavLink to="/settings">{t('settings')}</NavLink>
        <NavLink to="/credits" className={s.wide}>
          {t('credits')}
        </NavLink>
      </nav>
      <Bell />
    </header>
  );
}

interface PageProps {
  title: string;
  lead?: ReactNode;
  /** Replaces the heading and the lead. */
  head?: ReactNode;
  /** Whether it has room for two columns. */
  wide?: boolean;
  children: ReactNode;
}

/** A page of text and forms. */
export function Page({ title, lead, head, wide, children }: PageProps) {
  useTitle(title);
  return (
    <div className={s.page} data-wide={wide || undefined}>
      <SiteBar />
      <main className={s.column}>
        {head ?? <h1>{title}</h1>}
        {lead && <p className={s.lead}>{lead}</p>}
        {children}
      </main>
    </div>
  );
}
