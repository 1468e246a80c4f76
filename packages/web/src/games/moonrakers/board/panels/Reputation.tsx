import { SeatMark, SeatShape } from '../../../../look/index.ts';
import { SignIcon } from '../glyphs.tsx';
import { inColour, markOf, useMarks } from '../marks.ts';
import type { Colour } from '../seen.ts';
import { Pips } from './Dash.tsx';
import { Panel } from './Panel.tsx';
import s from './reputation.module.css';

/** A way to pay for something: with one colour, or with any mix. */
export interface Way {
  id: string;
  colour: Colour | null;
  onPress(): void;
}

/** Something that reputation buys. */
export interface Favour {
  id: string;
  name: string;
  /** With one colour, with any mix; null where there is no such way. */
  same: number | null;
  any: number;
  /** How it may be paid for just now. */
  ways: readonly Way[];
}

export interface ReputationProps {
  /** Points of the viewer with the faction of each seat. */
  points: readonly number[];
  seats: readonly number[];
  favours: readonly Favour[];
  /** What else may be done. */
  extras: readonly { id: string; label: string; onPress(): void }[];
  nameOf(seat: number): string;
  bare?: boolean | undefined;
}

/** The reputation terminal: tracks with the other factions, and what their favour buys. */
export function Reputation({ points, seats, favours, extras, nameOf, bare }: ReputationProps) {
  const mark = useMarks();
  const all = points.reduce((sum, n) => sum + n, 0);
  return (
    <Panel
      title="Reputation"
      head={
        <>
          <SignIcon of="reputation" /> Reputation
        </>
      }
      aside={`${all} in all`}
      bare={bare}
      spot="reputation"
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
            <li key={id} data-about={id} data-spot={`favour:${id}`}>
              <b>{name}</b>
              {ways.length === 0 && <span>{same === null ? any : `${same} or ${any}`}</span>}
              {ways.map(({ id: way, colour, onPress }) => (
                <button
                  key={way}
                  type="button"
                  aria-label={`${name}, with ${colour === null ? `${any} points of any colours` : `${same} points of ${colour}`}`}
                  style={colour === null ? undefined : inColour(markOf(colour))}
                  onClick={onPress}
                >
                  {colour === null ? `${any} any` : same}
                  {colour !== null && <MarkIcon mark={markOf(colour)} />}
                </button>
              ))}
            </li>
          ))}
        </ul>
      )}
      {favours.some(({ ways }) => ways.length === 0) && (
        <p className={s.fine}>Prices: points of one colour, or of any colours.</p>
      )}
      {extras.map(({ id, label, onPress }) => (
        <button key={id} type="button" className={s.extra} onClick={onPress}>
          {label}
        </button>
      ))}
    </Panel>
  );
}

/** A faction's mark, whoever has it. */
function MarkIcon({ mark }: { mark: number }) {
  return (
    <svg aria-hidden width={11} height={11} viewBox="-1.5 -1.5 3 3">
      <SeatShape seat={mark} r={1.1} />
    </svg>
  );
}
