import type { ReactNode } from 'react';
import { cx, Glass } from '../../../../look/index.ts';
import s from './panels.module.css';

/** Small capitals over a group, with a word on its right. */
export function Head({
  children,
  aside,
  as: Tag = 'h2',
}: {
  children: ReactNode;
  aside?: ReactNode;
  as?: 'h2' | 'h3';
}) {
  return (
    <Tag className={s.cap}>
      {children}
      {aside && <em>{aside}</em>}
    </Tag>
  );
}

export interface PanelProps {
  title: string;
  head?: ReactNode;
  aside?: ReactNode;
  /** In a sheet it stands on the sheet itself. */
  bare?: boolean | undefined;
  className?: string | undefined;
  spot?: string | undefined;
  children: ReactNode;
}

/** A pane of the rails with its title. */
export function Panel({ title, head, aside, bare, className, spot, children }: PanelProps) {
  const inside = (
    <>
      <Head aside={aside}>{head ?? title}</Head>
      {children}
    </>
  );
  if (bare) {
    return (
      <section className={cx(s.panel, className)} style={{ padding: 0 }} aria-label={title} data-spot={spot}>
        {inside}
      </section>
    );
  }
  return (
    <Glass className={cx(s.panel, className)} aria-label={title} data-spot={spot}>
      {inside}
    </Glass>
  );
}

export type PillTone = 'yes' | 'no' | 'asks' | 'leads' | 'plain';

/** How a captain stands to what is on the table. */
export function Pill({ tone = 'plain', children }: { tone?: PillTone; children: ReactNode }) {
  return <span className={cx(s.pill, tone !== 'plain' && s[tone])}>{children}</span>;
}
