import type { MoonshotView } from '@orrery/moonshot';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { cx, useFrameInsets, usePhone, useSize } from '../../../ui/index.ts';
import { RivalSheet } from '../board/panels/Sheets.tsx';
import type { Boards } from './boards.tsx';
import s from './centre.module.css';
import { Room, Timeline } from './Room.tsx';
import { t } from './text.ts';

/** Full size of the desk; if it would be scaled below `LEAST`, it folds into tabs. */
const DESK = { width: 792, height: 750 } as const;
const LEAST = 0.86;
const MOST = 1.5;
const SPARE = 4;

/** A tab of the folded desk. */
export type Leaf = 'rocket' | 'politics' | 'missions' | 'supply' | 'rival';
const LEAVES: readonly Leaf[] = ['rocket', 'politics', 'missions', 'supply', 'rival'];

export interface CentreProps {
  view: MoonshotView;
  side: number;
  boards: Boards;
  leaf: Leaf;
  onLeaf(leaf: Leaf): void;
  /** What the partner or the opponent is doing now. */
  live?: ReactNode;
}

/** The desk between the rails: all of it if there is room, otherwise one tab at a time. */
export function Centre({ view, side, boards, leaf, onLeaf, live }: CentreProps) {
  const { now, usual } = useFrameInsets();
  const phone = usePhone();
  const root = useRef<HTMLDivElement>(null);
  const size = useSize(root);
  // A one-row action bar leaves more room than the frame reports.
  const below = now.bottom - (!phone && now.bottom === usual.bottom ? SPARE : 0);
  const room = {
    width: size.width - now.left - now.right,
    height: size.height - now.top - below,
  };
  const fit = Math.min(room.width / DESK.width, room.height / DESK.height);
  const rival = view.programs[1 - side];
  const whole = !phone && fit >= LEAST;
  return (
    <div ref={root} className={s.root} data-night>
      <Room />
      {whole ? (
        <div
          className={s.desk}
          style={{
            left: now.left + (room.width - DESK.width * Math.min(MOST, fit)) / 2,
            top: now.top,
            transform: `scale(${Math.min(MOST, fit)})`,
          }}
        >
          <section className={s.wall} aria-label={t('missions')}>
            <Timeline view={view} />
            <div className={s.missions}>{boards.missions}</div>
          </section>
          <div className={s.politics}>{boards.politics(false)}</div>
          <div className={s.engineering}>
            {boards.rocket('wide')}
            <div className={s.side}>
              {rival && <RivalSheet side={1 - side} own={rival} />}
              {boards.rivalSupply}
              {boards.research}
            </div>
          </div>
          <div className={s.trays}>
            {boards.line()}
            {boards.lane}
            {boards.sideboard}
          </div>
        </div>
      ) : (
        <div className={s.folded} style={{ left: now.left, right: now.right, top: now.top, bottom: below }}>
          {live}
          <div className={s.leaves} role="tablist" aria-label={t('desk')}>
            {LEAVES.map((id) => (
              <button
                key={id}
                type="button"
                role="tab"
                aria-selected={leaf === id}
                className={cx(leaf === id && s.on)}
                data-anchor={`leaf:${id}`}
                onClick={() => onLeaf(id)}
              >
                {t(`leaf-${id}`)}
              </button>
            ))}
          </div>
          <div className={s.leaf} role="tabpanel" aria-label={t(`leaf-${leaf}`)}>
            {leaf === 'rocket' && (
              <div className={s.supply}>
                <Fit width={room.width}>{boards.rocket('phone')}</Fit>
                {!phone && boards.line()}
              </div>
            )}
            {leaf === 'politics' && boards.politics(true)}
            {leaf === 'missions' && <div className={s.list}>{boards.missions}</div>}
            {leaf === 'supply' && (
              <div className={s.supply}>
                {boards.line()}
                {boards.research}
                {boards.lane}
                {boards.sideboard}
              </div>
            )}
            {leaf === 'rival' && rival && (
              <div className={s.supply}>
                <div className={s.middle}>
                  <RivalSheet side={1 - side} own={rival} />
                </div>
                {boards.rivalSupply}
              </div>
            )}
          </div>
        </div>
      )}
      {boards.layer}
    </div>
  );
}

/** The width of the blueprint on a folded screen. */
const SHEET = 390;

/** Scales a sheet to the available width. */
function Fit({ width, children }: { width: number; children: ReactNode }) {
  const inner = useRef<HTMLDivElement>(null);
  const [height, setHeight] = useState(0);
  useLayoutEffect(() => {
    const el = inner.current;
    if (!el) return;
    const observer = new ResizeObserver(() => setHeight(el.offsetHeight));
    observer.observe(el);
    return () => observer.disconnect();
  }, []);
  const scale = Math.max(0.5, Math.min(1.5, width / SHEET));
  return (
    <div style={{ height: height * scale }}>
      <div
        ref={inner}
        style={{
          width: SHEET,
          transform: `translateX(${Math.max(0, (width - SHEET * scale) / 2)}px) scale(${scale})`,
          transformOrigin: '0 0',
        }}
      >
        {children}
      </div>
    </div>
  );
}
