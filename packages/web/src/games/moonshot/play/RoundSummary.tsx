import { BUDGET_GAP, type MoonshotView } from '@orrery/moonshot';
import { cx, Glass, LiveRegion, minus, signed, useFrameInsets } from '../../../ui/index.ts';
import { SideMark, sideColour, sideOf } from '../board/sides.tsx';
import { Sign } from '../board/signs.tsx';
import { Room } from './Room.tsx';
import type { CauseLine, RoundChange, TrackChange } from './round-summary.ts';
import { t } from './round-text.ts';
import s from './summary.module.css';
import type { Summary } from './useSummary.ts';

const TRACKS = ['budget', 'popularity', 'money'] as const;
const STOP = BUDGET_GAP + 1;

/** Who leads in budget, compared with the round before. */
export function gapText(changes: readonly RoundChange[]): string {
  const [usa, cccp] = changes.map(({ budget }) => budget) as [TrackChange, TrackChange];
  const [now, before] = [usa.to - cccp.to, usa.from - cccp.from];
  const name = (gap: number) => sideOf(gap > 0 ? 0 : 1).name;
  if (now === 0) return t('gap-even', { before: Math.abs(before), program: name(before) });
  const params = { program: name(now), n: Math.abs(now), before: Math.abs(before), rival: name(-now) };
  return t(before * now < 0 ? 'gap-turned' : 'gap-leads', params);
}

/** What a round changed on both programs' tracks, and why. */
export function RoundSummary({ view, summary }: { view: MoonshotView; summary: Summary }) {
  const { now, scale } = useFrameInsets();
  const { round, changes } = summary;
  const gap = Math.abs((changes[0]?.budget.to ?? 0) - (changes[1]?.budget.to ?? 0));
  const sides = view.side === 1 ? [1, 0] : [0, 1];
  const title = gapText(changes);
  return (
    <section className={s.stage} aria-label={t('summary-of', { n: round })} data-night>
      <Room />
      <div className={s.place} style={{ left: now.left, right: now.right, top: now.top, bottom: now.bottom }}>
        <Glass as="div" className={s.panel} style={{ zoom: scale ?? 1 }}>
          <p className={s.cap}>{t('summary-of', { n: round })}</p>
          <h2>{title}</h2>
          <div className={s.table}>
            <span />
            {sides.map((side) => (
              <h3 key={side} style={{ color: sideColour(side) }}>
                <SideMark side={side} size={17} /> {sideOf(side).name}
              </h3>
            ))}
            {TRACKS.map((track) => (
              <div key={track} className={s.row}>
                <b className={s.track}>
                  <Sign of={track} size={17} /> {t(track)}
                </b>
                {sides.map((side) => {
                  const change = changes[side]?.[track];
                  return change && <Change key={side} track={track} side={side} change={change} />;
                })}
              </div>
            ))}
          </div>
          <footer>
            <p>
              <Sign of="budget" size={15} /> {t('gap-of', { n: gap, stop: STOP })}
              <i className={s.bar} aria-hidden>
                <i style={{ width: `${Math.min(1, gap / STOP) * 100}%` }} />
              </i>
            </p>
            <p>
              <SideMark side={summary.first} size={15} />{' '}
              {t('first-next', { program: sideOf(summary.first).name, n: round + 1 })}
            </p>
          </footer>
        </Glass>
      </div>
      <LiveRegion text={`${t('summary-of', { n: round })}. ${title}`} />
    </section>
  );
}

function Change({ track, side, change }: { track: (typeof TRACKS)[number]; side: number; change: TrackChange }) {
  const { from, to, lines } = change;
  const program = sideOf(side).name;
  return (
    <div className={s.change}>
      <p role="img" aria-label={t('track-label', { track: t(track), program, from, to })}>
        <span>
          {minus(from)} › <b>{minus(to)}</b>
        </span>
        <Badge n={to - from} />
      </p>
      <ul>
        {lines.map((line) => (
          <Line key={`${line.what} ${line.name}`} line={line} />
        ))}
        {lines.length === 0 && <li>{t('no-change')}</li>}
      </ul>
    </div>
  );
}

const tone = (n: number): string | undefined => (n > 0 ? s.up : n < 0 ? s.down : undefined);

const Badge = ({ n }: { n: number }) => <em className={cx(s.badge, tone(n))}>{n === 0 ? '±0' : signed(n)}</em>;

const Line = ({ line: { n, times, what, name } }: { line: CauseLine }) => (
  <li>
    <span>{t('cause', { what, name, times })}</span>
    <b className={tone(n)}>{signed(n)}</b>
  </li>
);
