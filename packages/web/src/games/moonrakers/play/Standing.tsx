import type { Play } from '../../../play/play.ts';
import { fill } from '../board/fill.tsx';
import { Panel } from '../board/panels/Panel.tsx';
import { Un } from '../board/signs.tsx';
import type { MoonrakersView } from '../board/view-types.ts';
import s from './standing.module.css';
import { t } from './text.ts';

/** The viewer's standing orders, set in the menu: how offers are answered automatically. */
interface Wishes {
  accept: boolean;
  prestige: number;
  credits: number;
  dice: number;
  decline: boolean;
}

export function Standing({ play, view, bare }: { play: Play; view: MoonrakersView; bare?: boolean }) {
  if (view.seat === null || view.captains.length < 2) return null;
  const wishes = play.table.orders as Wishes | null;
  const any = wishes !== null && (wishes.accept || wishes.decline);
  return (
    <Panel title={t('standing-title')} aside={t('standing-when')} bare={bare}>
      <ul className={s.list}>
        {wishes?.accept && (
          <li>
            {fill(t('standing-accept'), {
              accept: <b className={s.yes}>{t('standing-accept-word')}</b>,
              reward: (
                <>
                  <Un of="prestige" n={wishes.prestige} />
                  {wishes.credits > 0 && <Un of="credit" n={wishes.credits} />}
                </>
              ),
              dice: <Un of="die" n={wishes.dice} />,
            })}
          </li>
        )}
        {wishes?.decline && (
          <li>{fill(t('standing-decline'), { decline: <b className={s.no}>{t('standing-decline-word')}</b> })}</li>
        )}
        {!any && <li>{t('standing-none')}</li>}
      </ul>
    </Panel>
  );
}
