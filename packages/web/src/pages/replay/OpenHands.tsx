import { SeatMark } from '../../look/index.ts';
import type { Play } from '../../play/play.ts';
import s from './replay.module.css';

/** What everyone holds, seat by seat: for whoever looks on with all hands open. */
export function OpenHands({ play }: { play: Play }) {
  const { table, kit, nameOf } = play;
  if (!kit.hand) return null;
  const hands = table.seats.map((_info, seat) => ({ seat, held: kit.hand?.(table.view, seat) ?? [] }));
  return (
    <dl className={s.hands} aria-label="All hands">
      {hands.map(({ seat, held }) => (
        <div key={seat}>
          <dt>
            <SeatMark seat={seat} size={14} />
            {nameOf(seat)} <span>{held.length}</span>
          </dt>
          <dd>{held.length > 0 ? held.join(' · ') : 'nothing in hand'}</dd>
        </div>
      ))}
    </dl>
  );
}
