import { memo } from 'react';
import { seatColour } from '../../../../ui/index.ts';
import { type Hex, moved, placeOf } from '../hex.ts';
import { percent, toneOf } from '../panels/FightCard.tsx';
import board from './board.module.css';
import { Pill } from './Course.tsx';
import s from './marks.module.css';

/** A planned or current attack: attackers, target, wingmen and odds. */
export interface Strike {
  from: readonly Hex[];
  at: Hex;
  /** The chance of winning, if known. */
  odds?: number;
  /** Wingmen of the target. */
  wings: readonly { hex: Hex; seat: number; plus: number }[];
}

/** A short label beside a hex. */
export interface Note {
  hex: Hex;
  text: string;
  kind: 'tag' | 'threat' | 'ask';
}

/** Uses the same tones as the fight card. */
const PILLS = { good: 'hit', even: 'fair', bad: 'harm' } as const;

function Beam({ from, to }: { from: Hex; to: Hex }) {
  const [a, b] = [placeOf(from), placeOf(to)];
  const turn = (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI;
  return (
    <path
      className={s.beam}
      transform={`translate(${(a.x + b.x) / 2} ${(a.y + b.y) / 2}) rotate(${turn})`}
      d="M-7 -5L-1 0L-7 5M1 -5L7 0L1 5"
    />
  );
}

/** The target's reticle, the attack beams, and the bonus of each wingman. */
export const StrikeMarks = memo(function StrikeMarks({ strike }: { strike: Strike }) {
  const to = placeOf(strike.at);
  const right = strike.from.some((hex) => placeOf(hex).x > to.x);
  const pill = { x: to.x + (right ? -20 : 22), y: to.y - 35 };
  return (
    <g aria-hidden>
      {strike.wings.map(({ hex, seat }) => {
        const from = placeOf(hex);
        return (
          <path
            key={hex}
            className={s.wing}
            style={{ stroke: seatColour(seat) }}
            d={`M${from.x} ${from.y}L${to.x} ${to.y}`}
          />
        );
      })}
      {strike.from.map((hex) => (
        <Beam key={hex} from={hex} to={strike.at} />
      ))}
      <g transform={moved(strike.at)}>
        <circle className={s.ring} r="25.5" />
        {[90, 210, 330].map((turn) => (
          <path key={turn} className={s.hook} transform={`rotate(${turn})`} d="M21.5 0L30 -4.5V4.5Z" />
        ))}
      </g>
      {strike.wings.map(({ hex, seat, plus }) => {
        const at = placeOf(hex);
        const out = Math.hypot(at.x - to.x, at.y - to.y) || 1;
        const [dx, dy] = [((at.x - to.x) / out) * 13, ((at.y - to.y) / out) * 13 - 10];
        return (
          <g key={hex} transform={`translate(${at.x + dx} ${at.y + dy})`} style={{ color: seatColour(seat) }}>
            <g className={board.label}>
              <circle className={s.chip} r="7.4" />
              <text className={s.plus} y=".5">
                +{plus}
              </text>
            </g>
          </g>
        );
      })}
      {strike.odds !== undefined && (
        <>
          <path className={s.lead} d={`M${pill.x} ${pill.y + 8}L${to.x} ${to.y - 22}`} />
          <Pill at={pill} kind={PILLS[toneOf(strike.odds)]} glyph="crosshair" text={percent(strike.odds)} />
        </>
      )}
    </g>
  );
});

/** Labels beside hexes: tags such as ship names, threats, and prompts. */
export const Notes = memo(function Notes({ notes }: { notes: readonly Note[] }) {
  return (
    <g aria-hidden>
      {notes.map(({ hex, text, kind }) => {
        const { x, y } = placeOf(hex);
        if (kind === 'ask') return <Pill key={`${kind} ${hex}`} at={{ x, y: y - 34 }} kind="ask" text={text} />;
        if (kind === 'threat') {
          return (
            <g key={`${kind} ${hex}`} transform={`translate(${x + 15} ${y + 14})`}>
              <g className={board.label}>
                <path className={s.alarm} d="M0 -8.5L8.5 6.5H-8.5Z" />
                <text className={s.count} y="1.6">
                  {text}
                </text>
              </g>
            </g>
          );
        }
        const width = 8 + text.length * 6;
        return (
          <g key={`${kind} ${hex}`} transform={`translate(${x} ${y + 18})`}>
            <g className={board.label}>
              <rect className={s.tag} x={-width / 2} y="-6.5" width={width} height="13" rx="4" />
              <text className={s.name} y=".6">
                {text}
              </text>
            </g>
          </g>
        );
      })}
    </g>
  );
});
