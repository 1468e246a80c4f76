import { cx, SeatMark } from '../../../../look/index.ts';
import { SignIcon } from '../glyphs.tsx';
import { useMarks } from '../marks.ts';
import { Pips } from './Dash.tsx';
import { Panel } from './Panel.tsx';
import s from './reputation.module.css';

/** Something that reputation buys. */
export interface Favour {
  id: string;
  name: string;
  /** With one colour, with any mix; null where there is no such way. */
  same: number | null;
  any: number;
  /** Why not now; undefined where it may be bought. */
  why?: string | undefined;
  onPress?: (() => void) | undefined;
}

export interface ReputationProps {
  /** Points of the viewer with the faction of each seat. */
  points: readonly number[];
  seats: readonly number[];
  favours: readonly Favour[];
  nameOf(seat: number): string;
  bare?: boolean | undefined;
}

/** The reputation terminal: tracks with the other factions, and what their favour buys. */
export function Reputation({ points, seats, favours, nameOf, bare }: ReputationProps) {
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
      <div className={cx(favours.length > 0 ? s.two : s.alone)}>
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
            {favours.map(({ id, name, same, any, why, onPress }) => (
              <li key={id}>
                <button type="button" disabled={!onPress} title={why} onClick={onPress} data-spot={`favour:${id}`}>
                  <b>{name}</b>
                  <span>
                    {same ?? '–'} / {any}
                  </span>
                </button>
              </li>
            ))}
          </ul>
        )}
      </div>
      {favours.length > 0 && <p className={s.fine}>First price: one colour. Second: any mix.</p>}
    </Panel>
  );
}
