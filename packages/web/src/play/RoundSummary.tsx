import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { IconButton, LineIcon, minus, SeatMark, signed, useFrameInsets } from '../ui/index.ts';
import type { Play } from './game-ui.ts';
import s from './round.module.css';
import { gainOf, type RoundSummary } from './round-summary.ts';
import { t } from './text.ts';

/** How long a summary stays unless the player points at it, in milliseconds. */
const STAYS_MS = 9000;

const tone = (n: number) => (n > 0 ? 'up' : n < 0 ? 'down' : 'even');

/** What a round changed, side by side. It leaves by itself or with the next press elsewhere, and blocks nothing. */
export function RoundCard({ play, summary, onClose }: { play: Play; summary: RoundSummary; onClose(): void }) {
  const { now } = useFrameInsets();
  const [held, setHeld] = useState(false);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(close, STAYS_MS);
    return () => clearTimeout(timer);
  }, [held]);
  const card = useRef<HTMLElement>(null);
  useEffect(() => {
    const onPress = (e: PointerEvent) => {
      if (!(e.target instanceof Node && card.current?.contains(e.target))) close();
    };
    addEventListener('pointerdown', onPress, { capture: true, passive: true });
    return () => removeEventListener('pointerdown', onPress, { capture: true });
  }, []);
  const { rows, round } = summary;
  const gain = gainOf(rows);
  const seats = rows[0]?.seats.map((_values, seat) => seat) ?? [];
  const me = play.table.viewer;
  const order = me === null ? seats : [me, ...seats.filter((seat) => seat !== me)];
  return (
    <div className={s.place} style={{ left: now.left, right: now.right, top: now.top, bottom: now.bottom }}>
      <section
        ref={card}
        className={s.card}
        aria-label={t('round-summary', { round })}
        data-round-summary={round}
        onPointerEnter={() => setHeld(true)}
        onPointerLeave={() => setHeld(false)}
      >
        <header>
          <div>
            <p>{t('round-summary', { round })}</p>
            <h2>
              {gain
                ? t('round-gain', { winner: play.nameOf(gain.winner), loser: play.nameOf(gain.loser), n: gain.by })
                : t('round-even')}
            </h2>
          </div>
          <IconButton label={t('round-close')} icon={<LineIcon name="close" />} onClick={onClose} />
        </header>
        <div className={s.scroll}>
          <table>
            <thead>
              <tr>
                <td />
                {order.map((seat) => (
                  <th key={seat} scope="col">
                    <span>
                      <SeatMark seat={seat} size={14} />
                      <i title={play.nameOf(seat)}>{play.nameOf(seat)}</i>
                    </span>
                  </th>
                ))}
              </tr>
            </thead>
            {rows.map(({ label, seats: values, causes }) => (
              <tbody key={label}>
                <tr>
                  <th scope="row">{label}</th>
                  {order.map((seat) => {
                    const { from, to } = values[seat] ?? { from: 0, to: 0 };
                    return (
                      <td key={seat}>
                        <b>{minus(to)}</b> <em data-tone={tone(to - from)}>{to === from ? '±0' : signed(to - from)}</em>
                      </td>
                    );
                  })}
                </tr>
                {causes.map((cause) => (
                  <tr key={cause.label} className={s.cause}>
                    <th scope="row">{cause.label}</th>
                    {order.map((seat) => (
                      <td key={seat}>{cause.seats[seat] ? signed(cause.seats[seat]) : '–'}</td>
                    ))}
                  </tr>
                ))}
              </tbody>
            ))}
          </table>
        </div>
      </section>
    </div>
  );
}
