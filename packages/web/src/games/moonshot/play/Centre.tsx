import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { cx, useFrameInsets, usePhone, useSize } from '../../../ui/index.ts';
import { RivalSheet } from '../board/panels/Sheets.tsx';
import {
  LaneTray,
  LineTray,
  MissionsBoard,
  PoliticsBoard,
  ResearchTray,
  RivalTray,
  RocketBoard,
  SideboardTray,
} from './boards.tsx';
import s from './centre.module.css';
import { LEAVES, type Leaf } from './leaves.ts';
import { Room, Timeline } from './Room.tsx';
import { t } from './text.ts';
import type { Desk } from './useDesk.tsx';

/** Full size of the desk; if it would be scaled below `LEAST`, it folds into tabs. */
const DESK = { width: 792, height: 750 } as const;
const LEAST = 0.86;
const MOST = 1.5;
const SPARE = 4;

export interface CentreProps {
  desk: Desk;
  leaf: Leaf;
  onLeaf(leaf: Leaf): void;
}

/** The desk between the rails: all of it if there is room, otherwise one tab at a time. */
export function Centre({ desk, leaf, onLeaf }: CentreProps) {
  const { now, usual } = useFrameInsets();
  const phone = usePhone();
  const root = useRef<HTMLDivElement>(null);
  const size = useSize(root);
  // A one-row action bar leaves more room than the frame reports.
  const bottom = now.bottom - (!phone && now.bottom === usual.bottom ? SPARE : 0);
  const room = { width: size.width - now.left - now.right, height: size.height - now.top - bottom };
  const fit = Math.min(room.width / DESK.width, room.height / DESK.height);
  const scale = Math.min(MOST, fit);
  return (
    <div ref={root} className={s.root} data-night>
      <Room />
      {!phone && fit >= LEAST ? (
        <div
          className={s.desk}
          style={{
            left: now.left + (room.width - DESK.width * scale) / 2,
            top: now.top,
            transform: `scale(${scale})`,
          }}
        >
          <WholeDesk desk={desk} />
        </div>
      ) : (
        <div className={s.folded} style={{ left: now.left, right: now.right, top: now.top, bottom }}>
          <LeafTabs leaf={leaf} onLeaf={onLeaf} />
          <div className={s.leaf} role="tabpanel" aria-label={t(`leaf-${leaf}`)}>
            <LeafContent desk={desk} leaf={leaf} width={room.width} phone={phone} />
          </div>
        </div>
      )}
      {desk.layer}
    </div>
  );
}

function WholeDesk({ desk }: { desk: Desk }) {
  return (
    <>
      <section className={s.wall} aria-label={t('missions')}>
        <Timeline view={desk.view} />
        <div className={s.missions}>
          <MissionsBoard desk={desk} />
        </div>
      </section>
      <div className={s.politics}>
        <PoliticsBoard desk={desk} tall={false} />
      </div>
      <div className={s.engineering}>
        <RocketBoard desk={desk} size="wide" />
        <div className={s.side}>
          <Rival desk={desk} />
          <RivalTray desk={desk} />
          <ResearchTray desk={desk} />
        </div>
      </div>
      <div className={s.trays}>
        <LineTray desk={desk} />
        <LaneTray desk={desk} />
        <SideboardTray desk={desk} />
      </div>
    </>
  );
}

function Rival({ desk: { view, side } }: { desk: Desk }) {
  const rival = view.programs[1 - side];
  return rival && <RivalSheet side={1 - side} own={rival} />;
}

function LeafTabs({ leaf, onLeaf }: Pick<CentreProps, 'leaf' | 'onLeaf'>) {
  return (
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
  );
}

function LeafContent({ desk, leaf, width, phone }: { desk: Desk; leaf: Leaf; width: number; phone: boolean }) {
  switch (leaf) {
    case 'rocket':
      return (
        <div className={s.supply}>
          <Fit width={width}>
            <RocketBoard desk={desk} size="phone" />
          </Fit>
          {!phone && <LineTray desk={desk} />}
        </div>
      );
    case 'politics':
      return <PoliticsBoard desk={desk} tall />;
    case 'missions':
      return (
        <div className={s.list}>
          <MissionsBoard desk={desk} />
        </div>
      );
    case 'supply':
      return (
        <div className={s.supply}>
          <LineTray desk={desk} />
          <ResearchTray desk={desk} />
          <LaneTray desk={desk} />
          <SideboardTray desk={desk} />
        </div>
      );
    case 'rival':
      return (
        <div className={s.supply}>
          <div className={s.middle}>
            <Rival desk={desk} />
          </div>
          <RivalTray desk={desk} />
        </div>
      );
  }
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
