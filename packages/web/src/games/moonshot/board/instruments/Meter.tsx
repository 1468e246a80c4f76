import { cx } from '../../../../ui/index.ts';
import { SIDES, SideShape } from '../sides.tsx';
import { t } from '../text.ts';
import s from './instruments.module.css';

/** The usual width; narrower dials have fewer numbers. */
const WIDE = 236;
/** Degrees from the centre to the red stop. */
const SWING = 29;

export interface MeterProps {
  /** Budgets of USA and CCCP. */
  budgets: readonly [number, number];
  /** The gap that ends the game. */
  stop: number;
  width?: number;
}

/** The budget gap on a panel meter: the needle swings to the richer side; at the red stop the game ends. */
export function Meter({ budgets, stop, width: W = WIDE }: MeterProps) {
  const [H, R, MID] = [Math.round(W * 0.375 + 24), W * 0.79, W / 2];
  const BASE = 24 + R;
  const isNarrow = W < WIDE;
  const every = isNarrow ? 8 : 4;
  const angle = (v: number) => ((-Math.max(-stop - 2, Math.min(stop + 2, v)) / stop) * SWING * Math.PI) / 180;
  const at = (v: number, r: number): string => {
    const a = angle(v);
    return `${(MID + Math.sin(a) * r).toFixed(1)} ${(BASE - Math.cos(a) * r).toFixed(1)}`;
  };
  const arc = (from: number, to: number, r: number) =>
    `M${at(from, r)}A${r} ${r} 0 0 ${from > to ? 1 : 0} ${at(to, r)}`;
  const gap = budgets[0] - budgets[1];
  const marks = Array.from({ length: stop + 1 }, (_, i) => i * 2 - stop);
  const label =
    gap === 0 ? t('budgets-even') : t('budget-leads', { program: SIDES[gap > 0 ? 0 : 1].name, n: Math.abs(gap) });
  const brief = t('budget-leads-brief', { program: SIDES[gap > 0 ? 0 : 1].name, n: Math.abs(gap) });
  return (
    <svg
      className={cx(s.meter, isNarrow && s.narrow)}
      viewBox={`0 0 ${W} ${H}`}
      role="img"
      aria-label={t('budget-label', { usa: budgets[0], cccp: budgets[1], state: label, stop })}
      data-about="budget"
    >
      <defs>
        <clipPath id="sh-dial">
          <rect width={W} height={H - 26} />
        </clipPath>
      </defs>
      <rect className={s.dial} width={W} height={H} rx={8} />
      <path d={arc(stop, -stop, R)} className={s.scale} />
      <path d={arc(stop + 2.6, stop, R - 4.5)} className={s.red} />
      <path d={arc(-stop, -stop - 2.6, R - 4.5)} className={s.red} />
      {marks.map((v) => (
        <path key={v} d={`M${at(v, R)}L${at(v, R - (v % 4 ? 6 : 11))}`} className={s.tick} />
      ))}
      {marks
        .filter((v) => v % every === 0)
        .map((v) => {
          const [x, y] = at(v, R - 20).split(' ');
          return (
            <text key={v} x={x} y={y} className={Math.abs(v) === stop ? s.end : undefined}>
              {Math.abs(v)}
            </text>
          );
        })}
      <g clipPath="url(#sh-dial)">
        <g
          className={s.needle}
          style={{ transform: `rotate(${(angle(gap) * 180) / Math.PI}deg)`, transformOrigin: `${MID}px ${BASE}px` }}
        >
          <path className={s.shadow} d={`M${MID} ${BASE - 90}V${BASE - R + 1}`} transform="translate(2 2)" />
          <path d={`M${MID} ${BASE - 90}V${BASE - R + 1}`} />
        </g>
      </g>
      <path d={`M8 ${H - 26}H${W - 8}`} className={s.rule} />
      <SideShape side={0} x={17} y={H - 14} r={5.2} fill="var(--sh-dial-usa)" />
      <text x={isNarrow ? 24 : 28} y={H - 13} className={s.first}>
        {budgets[0]}
      </text>
      <text x={MID} y={H - 13} className={s.say}>
        {isNarrow ? brief : label}
      </text>
      <SideShape side={1} x={W - 17} y={H - 14} r={5.6} fill="var(--sh-dial-cccp)" />
      <text x={W - (isNarrow ? 24 : 28)} y={H - 13} className={s.last}>
        {budgets[1]}
      </text>
    </svg>
  );
}
