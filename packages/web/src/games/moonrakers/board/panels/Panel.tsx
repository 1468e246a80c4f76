import type { ReactNode } from 'react';
import { cx, Glass } from '../../../../ui/index.ts';
import s from './panels.module.css';

/** A heading with a note on the right. */
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
  /** Whether to omit the frame, for use in a sheet. */
  bare?: boolean | undefined;
  anchor?: string | undefined;
  children: ReactNode;
}

export function Panel({ title, head, aside, bare, anchor, children }: PanelProps) {
  const inside = (
    <>
      <Head aside={aside}>{head ?? title}</Head>
      {children}
    </>
  );
  if (bare) {
    return (
      <section className={s.panel} style={{ padding: 0 }} aria-label={title} data-anchor={anchor}>
        {inside}
      </section>
    );
  }
  return (
    <Glass className={s.panel} aria-label={title} data-anchor={anchor}>
      {inside}
    </Glass>
  );
}

export type PillTone = 'yes' | 'no' | 'asks' | 'leads' | 'plain';

/** A pill label, for example for a captain's answer to the current offer. */
export function Pill({ tone = 'plain', children }: { tone?: PillTone; children: ReactNode }) {
  return <span className={cx(s.pill, tone !== 'plain' && s[tone])}>{children}</span>;
}
