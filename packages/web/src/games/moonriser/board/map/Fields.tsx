import type { SeenField, Sign, Token } from '@orrery/moonriser';
import { memo } from 'react';
import { TokenDisc } from '../../../../ui/TokenIcon.tsx';
import { hexPoints, type Point, placeOf, R } from '../geometry.ts';
import { fieldName } from '../names.ts';
import s from './board.module.css';

const SIGN_TOKENS: Record<Exclude<Sign, 'free-action'>, Token> = {
  green: 'green',
  'minus-green': 'green',
  blue: 'blue',
  red: 'red',
  yellow: 'yellow',
};

function SignMark({ sign, x, y, small }: Point & { sign: Sign; small: boolean }) {
  const r = small ? 48 : 37;
  return (
    <g>
      <circle cx={x} cy={y} r={r} className={s.engraved} />
      {sign === 'free-action' ? (
        <path
          transform={`translate(${x} ${y}) scale(${small ? 2.3 : 1.75})`}
          d="M2-13-8 2h7l-2 11L8-3H1z"
          style={{ fill: 'var(--lamp)' }}
        />
      ) : (
        <>
          <text
            x={x - (small ? 21 : 16.5)}
            y={y}
            fontSize={small ? 38 : 27}
            className={sign === 'minus-green' ? s.bad : s.plain}
          >
            {sign === 'minus-green' ? '−1' : '+1'}
          </text>
          <TokenDisc token={SIGN_TOKENS[sign]} x={x + (small ? 23 : 16.5)} y={y} r={small ? 19 : 13.5} />
        </>
      )}
    </g>
  );
}

/** The field's name in its upper corner. */
function Name({ id, x, y, small }: Point & { id: string; small: boolean }) {
  return (
    <text x={x} y={y - (small ? 68 : 72)} fontSize={small ? 30 : 17} className={s.name}>
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

function LegalMark({ x, y, cost, small }: Point & { cost: number; small: boolean }) {
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
  const k = small ? 1.75 : 1;
  const py = y + (small ? 52 : 58);
  return (
    <g className={s.legal}>
      <polygon points={hexPoints(R * 0.88, { x, y })} className={s.farLine} strokeWidth={small ? 4 : 2.4} />
      <rect x={x - 26 * k} y={py - 13 * k} width={52 * k} height={26 * k} rx={13 * k} className={s.pill} />
      <text x={x - 8.5 * k} y={py} fontSize={18 * k} className={s.plain}>
        +{cost}
      </text>
      <TokenDisc token="red" x={x + 12 * k} y={py} r={8.5 * k} />
    </g>
  );
}

export interface FieldsProps {
  fields: SeenField[];
  turn: number;
  small: boolean;
  legal: ReadonlyMap<string, { cost?: number }>;
  /** The ghost's field; nothing is drawn below it. */
  held: string | null;
}

/** The layer below the tiles: signs, legal fields and black tokens. */
export const Fields = memo(function Fields({ fields, turn, small, legal, held }: FieldsProps) {
  return (
    <g>
      {fields.map((f) => {
        if (f.tile) return null;
        const at = placeOf(f.id, turn);
        if (f.black) {
          return (
            <g key={f.id}>
              <Name id={f.id} {...at} small={small} />
              <Puck {...at} />
            </g>
          );
        }
        if (f.id === held) return null;
        const may = legal.get(f.id);
        const far = !!may?.cost;
        return (
          <g key={f.id}>
            {!(small && far && f.sign) && <Name id={f.id} {...at} small={small} />}
            {f.sign && <SignMark sign={f.sign} x={at.x} y={small && far ? at.y - 26 : at.y} small={small} />}
            {may && <LegalMark {...at} cost={may.cost ?? 0} small={small} />}
          </g>
        );
      })}
    </g>
  );
});
