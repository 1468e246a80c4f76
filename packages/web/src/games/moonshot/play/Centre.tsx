import { type CSSProperties, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { Zoomable } from '../../../ui/board/index.ts';
import {
  cx,
  type Insets,
  type Size,
  useFrameInsets,
  usePhone,
  useRoomy,
  useSize,
  useTablet,
} from '../../../ui/index.ts';
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
import { type DeskLayout, deskLayout, deskScale, isScant } from './desk-layout.ts';
import { LEAVES, type Leaf, PAIRS, pairOf } from './leaves.ts';
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
  const root = useRef<HTMLDivElement>(null);
  const size = useSize(root);
  // Panels with large texts may leave too little room.
  const isWhole = useWholeDesk() && (size.width === 0 || scale === null || !isScant(roomIn(size, board)));
  // A whole desk keeps its size when the sheet grows.
  const insets = isWhole ? board : now;
  const { left, right, top, bottom } = insets;
  const room = roomIn(size, insets);
  return (
    <div ref={root} className={s.root} data-night>
      <Room />
      {isWhole ? (
        <div className={s.folded} style={{ left, right, top, bottom }}>
          <Zoomable className={s.zoom}>
            {size.width > 0 && <WholeDesk desk={desk} room={room} scale={deskScale(room, scale ?? 1)} />}
          </Zoomable>
        </div>
      ) : (
        <div className={s.folded} style={{ left, right, top, bottom }}>
          <LeafTabs leaf={leaf} onLeaf={onLeaf} phone={phone} />
          <Zoomable key={phone ? leaf : pairOf(leaf)} className={s.zoom}>
            <div className={s.leaf} role="tabpanel" aria-label={labelOf(leaf, phone)} data-scrolls>
              {phone ? (
                <LeafContent desk={desk} leaf={leaf} room={room} />
              ) : (
                <PairContent desk={desk} leaf={leaf} room={room} />
              )}
            </div>
          </Zoomable>
        </div>
      )}
      {desk.layer}
    </div>
  );
}

const roomIn = ({ width, height }: Size, { left, right, top, bottom }: Insets): Size => ({
  width: width - left - right,
  height: height - top - bottom,
});

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

const labelOf = (leaf: Leaf, phone: boolean): string => (phone ? t(`leaf-${leaf}`) : t(`pair-${pairOf(leaf)}`));

function LeafTabs({ leaf, onLeaf, phone }: Pick<CentreProps, 'leaf' | 'onLeaf'> & { phone: boolean }) {
  const shown = phone ? leaf : pairOf(leaf);
  return (
    <div className={s.leaves} role="tablist" aria-label={t('desk')}>
      {(phone ? LEAVES : PAIRS).map((id) => (
        <button
          key={id}
          type="button"
          role="tab"
          aria-selected={shown === id}
          className={cx(shown === id && s.on)}
          data-anchor={`leaf:${id}`}
          onClick={() => onLeaf(id)}
        >
          {labelOf(id, phone)}
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
}

function LeafContent({ desk, leaf, room }: LeafProps) {
  const { width, height } = room;
  switch (leaf) {
    case 'rocket':
      return (
        <Fit width={width} height={height - TABS}>
          <RocketBoard desk={desk} size="phone" />
        </Fit>
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
      return <Supply desk={desk} />;
    case 'rival':
      return (
        <div className={s.middle}>
          <RivalBoard desk={desk} width={Math.min(width, RIVAL)} big />
        </div>
      );
  }
}

function Supply({ desk }: { desk: Desk }) {
  return (
    <div className={s.supply}>
      <LineTray desk={desk} />
      <ResearchTray desk={desk} />
      <LaneTray desk={desk} />
      <SideboardTray desk={desk} />
    </div>
  );
}

/** The least height that the supply needs below the rocket. */
const BELOW = 190;

/** Two parts of the desk, one below the other. */
function PairContent({ desk, leaf, room }: LeafProps) {
  switch (pairOf(leaf)) {
    case 'rocket':
      return (
        <div className={s.supply}>
          <Fit width={room.width} height={room.height - TABS - BELOW}>
            <RocketBoard desk={desk} size="phone" />
          </Fit>
          <Supply desk={desk} />
        </div>
      );
    case 'politics':
      return (
        <div className={s.supply}>
          <div className={s.pair}>
            <MissionsBoard desk={desk} />
          </div>
          <PoliticsBoard desk={desk} tall />
        </div>
      );
    case 'rival':
      return <LeafContent desk={desk} leaf="rival" room={room} />;
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
