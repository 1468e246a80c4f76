import type { SeenField, Sign, Token } from '@orrery/moonriser';
import { memo } from 'react';
import { TokenDisc } from '../../../../ui/TokenIcon.tsx';
import { hexPoints, isSmall, isTiny, type Point, placeOf, R } from '../geometry.ts';
import { fieldName } from '../names.ts';
import s from './board.module.css';

const SIGN_TOKENS: Record<Exclude<Sign, 'free-action'>, Token> = {
  green: 'green',
  'minus-green': 'green',
  blue: 'blue',
  red: 'red',
  yellow: 'yellow',
};

function SignMark({ sign, x, y, text }: Point & { sign: Sign; text: number }) {
  const size = Math.max(27, text);
  return (
    <g>
      <circle cx={x} cy={y} r={Math.min(76, size * 1.35)} className={s.engraved} />
      {sign === 'free-action' ? (
        <path
          transform={`translate(${x} ${y}) scale(${size / 15.5})`}
          d="M2-13-8 2h7l-2 11L8-3H1z"
          style={{ fill: 'var(--lamp)' }}
        />
      ) : (
        <>
          <text x={x - size * 0.58} y={y} fontSize={size} className={sign === 'minus-green' ? s.bad : s.plain}>
            {sign === 'minus-green' ? '−1' : '+1'}
          </text>
          <TokenDisc token={SIGN_TOKENS[sign]} x={x + size * 0.62} y={y} r={size * 0.5} />
        </>
      )}
    </g>
  );
}

/** The field's name in its upper corner. */
function Name({ id, x, y, text }: Point & { id: string; text: number }) {
  return (
    <text x={x} y={y - 90 + text * 0.85} fontSize={text} className={s.name}>
      {fieldName(id)}
    </text>
  );
}

/** The black token of an empty space; dashed in a preview. */
export function Puck({ x, y, wanted }: Point & { wanted?: boolean }) {
  return (
    <g opacity={wanted ? 0.85 : 1}>
      <circle cx={x + 5} cy={y + 9} r={50} fill="url(#mr-glow-shadow)" />
      <circle cx={x} cy={y + 5} r={33} style={{ fill: 'var(--mr-puck-3)' }} />
      <circle cx={x} cy={y} r={33} fill="url(#mr-puck)" className={wanted ? s.puckWanted : s.puck} />
      <circle cx={x} cy={y} r={20} className={s.puckRing} />
    </g>
  );
}

/** How far below the centre the red tokens for the distance are. */
const BELOW = 55;

function LegalMark({ x, y, cost, text }: Point & { cost: number; text: number }) {
  const small = isSmall(text);
  if (cost === 0) {
    const at = { x, y };
    return (
      <g className={s.legal}>
        <polygon points={hexPoints(R * 0.9, at)} fill="url(#mr-legal)" />
        <polygon points={hexPoints(R * 0.9, at)} className={s.legalGlow} strokeWidth={16} opacity={0.14} />
        <polygon points={hexPoints(R * 0.9, at)} className={s.legalGlow} strokeWidth={9} opacity={0.22} />
        <polygon points={hexPoints(R * 0.9, at)} className={s.legalLine} strokeWidth={small ? 4.4 : 3.2} />
      </g>
    );
  }
  const k = text / 18;
  const py = y + Math.min(BELOW, 88 - text * 0.7);
  return (
    <g className={s.legal}>
      <polygon points={hexPoints(R * 0.88, { x, y })} className={s.farLine} strokeWidth={small ? 4 : 2.4} />
      <rect x={x - 26 * k} y={py - 13 * k} width={52 * k} height={26 * k} rx={13 * k} className={s.pill} />
      <text x={x - 8.5 * k} y={py} fontSize={text} className={s.plain}>
        +{cost}
      </text>
      <TokenDisc token="red" x={x + 12 * k} y={py} r={8.5 * k} />
    </g>
  );
}

export interface FieldsProps {
  fields: SeenField[];
  turn: number;
  /** The smallest readable text, in drawing units. */
  text: number;
  legal: ReadonlyMap<string, { cost?: number }>;
  /** The ghost's field; nothing is drawn below it. */
  held: string | null;
}

/** The layer below the tiles: signs, legal fields and black tokens. */
export const Fields = memo(function Fields({ fields, turn, text, legal, held }: FieldsProps) {
  const small = isSmall(text);
  return (
    <g>
      {fields.map((f) => {
        if (f.tile) return null;
        const at = placeOf(f.id, turn);
        if (f.black) {
          return (
            <g key={f.id}>
              {!isTiny(text) && <Name id={f.id} {...at} text={text} />}
              <Puck {...at} />
            </g>
          );
        }
        if (f.id === held) return null;
        const may = legal.get(f.id);
        const far = !!may?.cost;
        return (
          <g key={f.id}>
            {!(small && (far || f.sign)) && !isTiny(text) && <Name id={f.id} {...at} text={text} />}
            {f.sign && <SignMark sign={f.sign} x={at.x} y={far ? at.y - Math.max(0, text - 20) : at.y} text={text} />}
            {may && <LegalMark {...at} cost={may.cost ?? 0} text={text} />}
          </g>
        );
      })}
    </g>
  );
});
