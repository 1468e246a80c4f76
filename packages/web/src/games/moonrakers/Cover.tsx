import './board/tokens.css';
import { Picture } from './board/art/Picture.tsx';
import { CROWN } from './board/glyphs/crown.ts';
import { Ring, type RingPart } from './board/Ring.tsx';
import { Sky } from './board/Sky.tsx';
import s from './cover.module.css';

const done = (n: number, seat: number) => Array.from({ length: n }, () => ({ standing: 'done' as const, seat }));
const PARTS: RingPart[] = [
  { need: 'reactor', units: [...done(2, 4), ...done(1, 1)] },
  { need: 'shield', units: [...done(2, 0), { standing: 'preview', seat: 1 }] },
  {
    need: 'damage',
    units: [...done(3, 0), ...done(2, 1), ...done(1, 4), { standing: 'empty' }, { standing: 'empty' }],
  },
];

/** The cover picture of Moonrakers. */
export default function Cover() {
  return (
    <div className={s.cover} data-game="moonrakers" data-night>
      <Sky scene="mission" />
      <div className={s.ring}>
        <Ring parts={PARTS} size={280} thick={36}>
          <Picture id="KI12" hue="damage" motif="kill" outline={CROWN} width={160} height={160} glyph={84} dy={-2} />
        </Ring>
      </div>
    </div>
  );
}
