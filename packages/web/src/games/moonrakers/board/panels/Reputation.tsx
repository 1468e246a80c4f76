import { SeatMark, SeatShape } from '../../../../ui/index.ts';
import { SignIcon } from '../glyphs.tsx';
import { inColour, markOf, useMarks } from '../marks.ts';
import { t } from '../text.ts';
import type { Colour } from '../view-types.ts';
import { Pips } from './Dash.tsx';
import { Panel } from './Panel.tsx';
import s from './reputation.module.css';

/** A way to pay for a reward: with one colour or with any colours (null). */
export interface Way {
  id: string;
  colour: Colour | null;
  /** The number of points. */
  price: number;
  onPress(): void;
}

/** A reputation reward. */
export interface Favour {
  id: string;
  name: string;
  /** Prices in one colour (null if not possible) and in any colours. */
  same: number | null;
  any: number;
  /** The ways in which the reward can be paid for now. */
  ways: readonly Way[];
}

export interface ReputationProps {
  /** The viewer's reputation with the faction of each seat. */
  points: readonly number[];
  seats: readonly number[];
  favours: readonly Favour[];
  /** Other actions that are available at any time. */
  extras: readonly { id: string; label: string; onPress(): void }[];
  nameOf(seat: number): string;
  bare?: boolean | undefined;
}

/** The viewer's reputation with the other factions, and the rewards that it can buy. */
export function Reputation({ points, seats, favours, extras, nameOf, bare }: ReputationProps) {
  const mark = useMarks();
  const all = points.reduce((sum, n) => sum + n, 0);
  return (
    <Panel
      title={t('reputation-title')}
      head={
        <>
          <SignIcon of="reputation" /> {t('reputation-title')}
        </>
      }
      aside={t('total', { count: all })}
      bare={bare}
      anchor="reputation"
    >
      <ul className={s.tracks}>
        {seats.map((seat) => (
          <li key={seat}>
            <Pips n={points[seat] ?? 0} mark={mark(seat)} />
            <span>
              <SeatMark seat={seat} size={11} label={nameOf(seat)} />
              {nameOf(seat)}
            </span>
          </li>
        ))}
      </ul>
      {favours.length > 0 && (
        <ul className={s.shop}>
          {favours.map(({ id, name, same, any, ways }) => (
            <li key={id} data-about={id} data-anchor={`favour:${id}`}>
              <b>{name}</b>
              {ways.length === 0 && <span>{same === null ? any : t('price-or', { same, any })}</span>}
              {ways.map(({ id: way, colour, price, onPress }) => (
                <button
                  key={way}
                  type="button"
                  aria-label={
                    colour === null
                      ? t('favour-any', { name, count: price })
                      : t('favour-same', { name, count: price, colour: t(`colour-${colour}`) })
                  }
                  style={colour === null ? undefined : inColour(markOf(colour))}
                  onClick={onPress}
                >
                  {colour === null ? t('n-any', { count: price }) : price}
                  {colour !== null && <MarkIcon mark={markOf(colour)} />}
                </button>
              ))}
            </li>
          ))}
        </ul>
      )}
      {favours.some(({ ways }) => ways.length === 0) && <p className={s.fine}>{t('prices')}</p>}
      {extras.map(({ id, label, onPress }) => (
        <button key={id} type="button" className={s.extra} onClick={onPress}>
          {label}
        </button>
      ))}
    </Panel>
  );
}

function MarkIcon({ mark }: { mark: number }) {
  return (
    <svg aria-hidden width={11} height={11} viewBox="-1.5 -1.5 3 3">
      <SeatShape seat={mark} r={1.1} />
    </svg>
  );
}
