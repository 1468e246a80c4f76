import { useState } from 'react';
import { cx, Glass } from '../../../ui/index.ts';
import { Sign } from '../board/glyphs.tsx';
import s from './play.module.css';
import { t } from './text.ts';

export interface SideTab {
  id: string;
  label: string;
  count?: number;
  content: React.ReactNode;
}

/** The lower part of the right rail: tech, market, planets, and the list of everything on the board. */
export function Side({ tabs, minerals }: { tabs: readonly SideTab[]; minerals: number | null }) {
  const [active, setActive] = useState(tabs[0]?.id ?? '');
  const shown = tabs.find(({ id }) => id === active) ?? tabs[0];
  return (
    <Glass as="div" className={s.side}>
      <div className={s.tabs}>
        <div role="tablist" aria-label={t('details')}>
          {tabs.map(({ id, label, count }) => (
            <button
              key={id}
              type="button"
              role="tab"
              aria-selected={id === shown?.id}
              className={cx(id === shown?.id && s.on)}
              onClick={() => setActive(id)}
            >
              {label} {count !== undefined && <i>{count}</i>}
            </button>
          ))}
        </div>
        {minerals !== null && (
          <span className={s.purse}>
            <Sign of="mineral" label={t('minerals')} />
            <b>{minerals}</b>
          </span>
        )}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard */}
      <div className={s.scroll} role="tabpanel" aria-label={shown?.label} tabIndex={0}>
        {shown?.content}
      </div>
    </Glass>
  );
}
