import type { Play } from '../../play/game-ui.ts';
import { SeatMark } from '../../ui/index.ts';
import s from './replay.module.css';
import { t } from './text.ts';

/** All hands, listed by seat, for the view with open hands. */
export function OpenHands({ play }: { play: Play }) {
  const { table, gameUi, nameOf } = play;
  if (!gameUi.hand) return null;
  const hands = table.seats.map((_info, seat) => ({ seat, held: gameUi.hand?.(table.view, seat) ?? [] }));
  return (
    <dl className={s.hands} aria-label={t('all-hands')}>
      {hands.map(({ seat, held }) => (
        <div key={seat}>
          <dt>
            <SeatMark seat={seat} size={14} />
            {nameOf(seat)} <span>{held.length}</span>
          </dt>
          <dd>{held.length > 0 ? held.join(' · ') : t('hand-empty')}</dd>
        </div>
      ))}
    </dl>
  );
}
