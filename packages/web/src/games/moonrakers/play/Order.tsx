import type { Play } from '../../../play/game-ui.ts';
import { IconButton, LineIcon, SeatMark } from '../../../ui/index.ts';
import { Panel } from '../board/panels/Panel.tsx';
import type { MoonrakersView } from '../board/view-types.ts';
import s from './order.module.css';
import { t } from './text.ts';

/** The order of play; the leader can change it between plays. */
export function Order({ play, view, bare }: { play: Play; view: MoonrakersView; bare?: boolean }) {
  const { mission } = view;
  if (!mission || mission.order.length < 2) return null;
  const ask = play.standing.find(({ prompt }) => prompt.kind === 'arrange');
  const { order, free } = mission;
  function up(at: number) {
    const next = [...order];
    const [moved] = next.splice(at, 1);
    if (moved === undefined || !ask) return;
    next.splice(at - 1, 0, moved);
    void play.answer(next.map(String), ask);
  }
  return (
    <Panel title={t('order-title')} aside={t(free ? 'order-free' : 'order-fixed')} bare={bare}>
      <ol className={s.order}>
        {order.map((seat, at) => (
          <li key={seat}>
            <SeatMark seat={seat} size={14} />
            <span>{play.nameOf(seat)}</span>
            {ask && at > 0 && (
              <IconButton
                label={t('move-up', { name: play.nameOf(seat) })}
                icon={<LineIcon name="up" size={14} />}
                onClick={() => up(at)}
              />
            )}
          </li>
        ))}
      </ol>
      {ask && (
        <button type="button" className={s.free} onClick={() => void play.answer(free ? order.map(String) : null, ask)}>
          {t(free ? 'fix-order' : 'free-order')}
        </button>
      )}
    </Panel>
  );
}
