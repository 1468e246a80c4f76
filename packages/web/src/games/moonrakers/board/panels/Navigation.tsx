import { defined } from '@orrery/kernel';
import { useId } from 'react';
import { formatList } from '../../../../ui/format-list.ts';
import { cx, SeatShape, seeded } from '../../../../ui/index.ts';
import { placeNamed } from '../content.ts';
import { SIGN_GLYPHS } from '../glyphs/signs.ts';
import { ANGLES, type Hue } from '../hues.ts';
import { useMarks } from '../marks.ts';
import { t } from '../text.ts';
import type { CaptainView, PlaceId } from '../view-types.ts';
import s from './navigation.module.css';

interface Anchor {
  id: PlaceId;
  x: number;
  y: number;
  hue: Hue;
}

const SPOTS: readonly Anchor[] = [
  { id: 'komek', x: 36, y: 34, hue: 'reactor' },
  { id: 'magnomi', x: 150, y: 34, hue: 'damage' },
  { id: 'ventus', x: 150, y: 122, hue: 'thruster' },
  { id: 'henko', x: 36, y: 122, hue: 'shield' },
];
const BASE = { x: 93, y: 78 };
const SORELIA = { x: 204, y: 78 };

export interface NavigationProps {
  captains: readonly CaptainView[];
  unlocked: boolean;
  /** Places the viewer can travel to now. */
  open: ReadonlySet<PlaceId>;
  /** The leader's place. */
  here: PlaceId | null;
  held?: PlaceId | null;
  nameOf(seat: number): string;
  onPlace?: ((place: PlaceId) => void) | undefined;
}

/** The offset of a ship from the centre of its place, so that several ships do not overlap. */
const beside = (i: number) => ({ dx: 12 - (i % 3) * 12, dy: -13 - Math.floor(i / 3) * 11 });

/** The navigation board: four home sectors around Base, and Sorelia. */
export function Navigation({ captains, unlocked, open, here, held = null, nameOf, onPlace }: NavigationProps) {
  const g = useId();
  const mark = useMarks();
  const at = (id: PlaceId) =>
    id === 'base' ? BASE : id === 'sorelia' ? SORELIA : (SPOTS.find((anchor) => anchor.id === id) ?? BASE);
  const ring = SPOTS.map((anchor, i) => [anchor, defined(SPOTS[(i + 1) % 4])] as const);
  const places: PlaceId[] = ['komek', 'magnomi', 'ventus', 'henko', 'base', 'sorelia'];
  return (
    <div className={s.board}>
      <svg viewBox="0 0 226 160" aria-label={t('navigation')}>
        <g className={s.lanes}>
          {ring.map(([a, b]) => (
            <path
              key={a.id}
              d={`M${a.x} ${a.y}L${b.x} ${b.y}`}
              className={cx((here === a.id || here === b.id) && s.near)}
            />
          ))}
          {SPOTS.map(({ id, x, y }) => (
            <path
              key={id}
              d={`M${BASE.x} ${BASE.y}L${x} ${y}`}
              className={cx((here === id || here === 'base') && s.near)}
            />
          ))}
          <path className={cx(!unlocked && s.dim)} d="M150 34L204 78L150 122" />
        </g>
        {SPOTS.map(({ id, x, y, hue }) => {
          const r = seeded(id);
          const angle = ANGLES[hue];
          return (
            <g key={id} transform={`translate(${x} ${y})`}>
              <defs>
                <radialGradient id={`${g}${id}`} cx=".32" cy=".26" r=".9">
                  <stop style={{ stopColor: `oklch(0.82 0.12 ${angle})` }} />
                  <stop offset=".55" style={{ stopColor: `oklch(0.5 0.11 ${angle})` }} />
                  <stop offset="1" style={{ stopColor: `oklch(0.18 0.05 ${angle})` }} />
                </radialGradient>
                <clipPath id={`${g}${id}c`}>
                  <circle r="15" />
                </clipPath>
              </defs>
              <circle r="15" fill={`url(#${g}${id})`} />
              <g clipPath={`url(#${g}${id}c)`}>
                {Array.from({ length: 4 }, (_, i) => (
                  <path
                    // biome-ignore lint/suspicious/noArrayIndexKey: bands have fixed positions
                    key={i}
                    d={`M-20 ${-12 + i * 7 + r() * 4}q20 ${r() * 8 - 4} 40 0`}
                    style={{ stroke: `oklch(0.9 0.08 ${angle} / 0.35)`, strokeWidth: 1 + r() * 2.4, fill: 'none' }}
                  />
                ))}
              </g>
            </g>
          );
        })}
        <path d="M93 66L103.4 72V84L93 90L82.6 84V72Z" className={s.base} />
        <g className={cx(s.sorelia, unlocked && s.unlocked)}>
          <circle cx="204" cy="78" r="12" />
          {!unlocked && <path d={SIGN_GLYPHS.lock} transform="translate(198 71) scale(.0234)" />}
          {unlocked && <path d={SIGN_GLYPHS.sorelia} transform="translate(196 70) scale(.0313)" />}
        </g>
        {places.map((id) => {
          const { x, y } = at(id);
          const may = open.has(id);
          const name = (placeNamed(id) ?? id).split(' ')[0] ?? id;
          const there = captains.filter((captain) => captain.place === id).map(({ seat }) => nameOf(seat));
          return (
            <g
              key={id}
              {...(may && onPlace
                ? {
                    role: 'button',
                    tabIndex: 0,
                    onClick: () => onPlace(id),
                    onKeyDown: (e) => {
                      if (e.key !== 'Enter' && e.key !== ' ') return;
                      e.preventDefault();
                      e.stopPropagation();
                      onPlace(id);
                    },
                  }
                : {})}
              className={cx(may && s.may)}
              data-anchor={`place:${id}`}
              aria-label={
                there.length > 0
                  ? t('captains-at', { place: placeNamed(id) ?? id, names: formatList(there) })
                  : (placeNamed(id) ?? id)
              }
            >
              <circle
                cx={x}
                cy={y}
                r="21"
                className={cx(s.hit, here === id && s.here, may && s.open, held === id && s.held)}
              />
              <text x={x} y={y + (id === 'base' || id === 'sorelia' ? 26 : 29)}>
                {name}
              </text>
            </g>
          );
        })}
        {captains.map(({ seat, place }) => {
          if (!place) return null;
          const { x, y } = at(place);
          const i = captains.filter((other) => other.place === place && other.seat < seat).length;
          const { dx, dy } = beside(i);
          return (
            <g key={seat} className={s.ship} style={{ translate: `${x + dx}px ${y + dy}px` }}>
              <SeatShape seat={mark(seat)} r={6.5} stroke="var(--mk-dark)" strokeWidth={2} />
            </g>
          );
        })}
      </svg>
    </div>
  );
}
