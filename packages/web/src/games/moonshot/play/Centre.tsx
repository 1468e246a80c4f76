import { type CSSProperties, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { Zoomable } from '../../../ui/board/index.ts';
import { cx, type Size, useFrameInsets, usePhone, useRoomy, useSize, useTablet } from '../../../ui/index.ts';
import {
  LaneTray,
  LineTray,
  MissionsBoard,
  PoliticsBoard,
  ResearchTray,
  RivalBoard,
  RocketBoard,
  SideboardTray,
} from './boards.tsx';
import s from './centre.module.css';
import { type DeskLayout, deskLayout } from './desk-layout.ts';
import { LEAVES, type Leaf } from './leaves.ts';
import { Room, Timeline } from './Room.tsx';
import { t } from './text.ts';
import type { Desk } from './useDesk.tsx';

export interface CentreProps {
  desk: Desk;
  leaf: Leaf;
  onLeaf(leaf: Leaf): void;
}

/** The desk between the rails: all of it if there is room, otherwise one tab at a time. */
export function Centre({ desk, leaf, onLeaf }: CentreProps) {
  const { board, now, scale } = useFrameInsets();
  const phone = usePhone();
  const isWhole = useWholeDesk();
  const root = useRef<HTMLDivElement>(null);
  const size = useSize(root);
  // A whole desk keeps its size when the sheet grows.
  const { left, right, top, bottom } = isWhole ? board : now;
  const room = { width: size.width - left - right, height: size.height - top - bottom };
  return (
    <div ref={root} className={s.root} data-night>
      <Room />
      {isWhole ? (
        <div className={s.folded} style={{ left, right, top, bottom }}>
          <Zoomable className={s.zoom}>
            {room.width > LEAST && <WholeDesk desk={desk} room={room} scale={scale ?? 1} />}
          </Zoomable>
        </div>
      ) : (
        <div className={s.folded} style={{ left, right, top, bottom }}>
          <LeafTabs leaf={leaf} onLeaf={onLeaf} />
          <Zoomable key={leaf} className={s.zoom}>
            <div className={s.leaf} role="tabpanel" aria-label={t(`leaf-${leaf}`)} data-scrolls>
              <LeafContent desk={desk} leaf={leaf} room={room} phone={phone} />
            </div>
          </Zoomable>
        </div>
      )}
      {desk.layer}
    </div>
  );
}

/** Less width than this means that the panels have not been measured yet. */
const LEAST = 200;

/** Whether there is room for the whole desk: between panels, or above the sheet of a tablet. */
const useWholeDesk = (): boolean => [useRoomy(), useTablet()].includes(true);

interface WholeDeskProps {
  desk: Desk;
  /** The size of the room between the panels. */
  room: Size;
  scale: number;
}

/** The whole desk, scaled with the panels around it. */
function WholeDesk({ desk, room, scale }: WholeDeskProps) {
  const [width, height] = [room.width / scale, room.height / scale];
  const plan = deskLayout({ width, height });
  return (
    <div
      className={s.desk}
      data-board
      data-rails
      style={{
        left: ((width - plan.width) / 2) * scale,
        width: plan.width,
        height,
        gridTemplateRows: `${plan.wall}px ${plan.politics}px minmax(0, 1fr)`,
        transform: `scale(${scale})`,
      }}
    >
      <section className={s.wall} aria-label={t('missions')}>
        <Timeline view={desk.view} width={plan.width} height={plan.wall} />
        <div className={s.missions}>
          <MissionsBoard desk={desk} />
        </div>
      </section>
      <PoliticsBoard desk={desk} tall={false} />
      <Engineering desk={desk} plan={plan} />
    </div>
  );
}

function Engineering({ desk, plan }: { desk: Desk; plan: DeskLayout }) {
  return (
    <div className={s.engineering} style={{ gridTemplateColumns: `${plan.sheet}px minmax(0, 1fr)` }}>
      <RocketBoard desk={desk} size={plan.size} measure={plan.rocket} />
      <div className={s.column}>
        <LineTray desk={desk} />
        <LaneTray desk={desk} />
        <SideboardTray desk={desk} />
        <ResearchTray desk={desk} />
      </div>
    </div>
  );
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

interface LeafProps {
  desk: Desk;
  leaf: Leaf;
  /** The size of the room between the panels, with the tabs. */
  room: Size;
  phone: boolean;
}

function LeafContent({ desk, leaf, room, phone }: LeafProps) {
  const { width } = room;
  switch (leaf) {
    case 'rocket':
      return (
        <div className={s.supply}>
          <Fit width={width} height={phone ? room.height - TABS : 0}>
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
        <div className={s.middle}>
          <RivalBoard desk={desk} width={Math.min(width, RIVAL)} big />
        </div>
      );
  }
}

/** Maximum width of the rival's sheet on a folded screen. */
const RIVAL = 480;

/** The width of the blueprint on a folded screen. */
const SHEET = 390;

/** The height of the tabs with the gap below them. */
const TABS = 60;

/** The least scale of a sheet: cells stay large enough to touch. */
const LEAST_FIT = 0.6;

/** Scales a sheet to the available width, and to the height unless that is 0. */
function Fit({ width, height, children }: Size & { children: ReactNode }) {
  const inner = useRef<HTMLDivElement>(null);
  const [natural, setNatural] = useState(0);
  useLayoutEffect(() => {
    const el = inner.current;
    if (!el) return;
    const observer = new ResizeObserver(() => setNatural(el.offsetHeight));
    observer.observe(el);
    return () => observer.disconnect();
  }, []);
  const most = height > 0 && natural > 0 ? height / natural : 1.5;
  const scale = Math.max(LEAST_FIT, Math.min(1.5, width / SHEET, most));
  return (
    <div style={{ height: natural * scale }}>
      <div
        ref={inner}
        style={
          {
            '--fit': scale,
            width: SHEET,
            transform: `translateX(${Math.max(0, (width - SHEET * scale) / 2)}px) scale(${scale})`,
            transformOrigin: '0 0',
          } as CSSProperties
        }
      >
        {children}
      </div>
    </div>
  );
}
