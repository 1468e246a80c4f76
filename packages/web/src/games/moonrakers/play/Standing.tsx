import type { Play } from '../../../play/game-ui.ts';
import { fill } from '../board/fill.tsx';
import { Panel } from '../board/panels/Panel.tsx';
import { UnitCount } from '../board/signs.tsx';
import type { MoonrakersView } from '../board/view-types.ts';
import s from './standing.module.css';
import { t } from './text.ts';

/** The viewer's standing orders, which are set in the menu and answer offers automatically. */
interface Orders {
  accept: boolean;
  prestige: number;
  credits: number;
  dice: number;
  decline: boolean;
}

export function Standing({ play, view, bare }: { play: Play; view: MoonrakersView; bare?: boolean }) {
  if (view.seat === null || view.captains.length < 2) return null;
  const orders = play.table.orders as Orders | null;
  const any = orders !== null && (orders.accept || orders.decline);
  return (
    <Panel title={t('standing-title')} aside={t('standing-when')} bare={bare}>
      <ul className={s.list}>
        {orders?.accept && (
          <li>
            {fill(t('standing-accept'), {
              accept: <b className={s.yes}>{t('standing-accept-word')}</b>,
              reward: (
                <>
                  <UnitCount of="prestige" n={orders.prestige} />
                  {orders.credits > 0 && <UnitCount of="credit" n={orders.credits} />}
                </>
              ),
              dice: <UnitCount of="die" n={orders.dice} />,
            })}
          </li>
        )}
        {orders?.decline && (
          <li>{fill(t('standing-decline'), { decline: <b className={s.no}>{t('standing-decline-word')}</b> })}</li>
        )}
        {!any && <li>{t('standing-none')}</li>}
      </ul>
    </Panel>
  );
}
