import { SeatMark } from '../../../look/index.ts';
import { faceOf } from '../board/content.ts';
import { SignIcon } from '../board/glyphs.tsx';
import type { MoonrakersView } from '../board/seen.ts';
import { Unit } from '../board/signs.tsx';
import s from './end.module.css';
import '../board/tokens.css';

/** What each captain had to show for it: the ship at the end, and objectives that were claimed. */
export function End({ view }: { view: unknown }) {
  const { captains } = view as MoonrakersView;
  return (
    <section className={s.end} data-game="moonrakers" aria-label="Ships and objectives">
      {captains.map(({ seat, parts, claimed, completed }) => (
        <div key={seat} className={s.row}>
          <SeatMark seat={seat} size={18} />
          <span className={s.parts}>
            {parts.map(({ card }) => (
              <i key={card} data-hue={faceOf(card).hue} title={faceOf(card).name}>
                <SignIcon of={card} label={faceOf(card).name} />
              </i>
            ))}
            {parts.length === 0 && <small>no parts</small>}
          </span>
          <span className={s.types}>
            {completed.map((type) => (
              <SignIcon key={type} of={type} label={type} />
            ))}
          </span>
          <span className={s.claimed}>
            {claimed.map((card) => (
              <span key={card}>
                <Unit of="prestige" />
                {faceOf(card).name}
              </span>
            ))}
          </span>
        </div>
      ))}
    </section>
  );
}
