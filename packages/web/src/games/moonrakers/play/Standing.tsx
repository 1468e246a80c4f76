import type { Play } from '../../../play/play.ts';
import { Panel } from '../board/panels/Panel.tsx';
import type { MoonrakersView } from '../board/seen.ts';
import { Un } from '../board/signs.tsx';
import s from './standing.module.css';

/** What is answered for the viewer while others lead, as it was left in the menu. */
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
    <Panel title="Standing answers" aside="when others lead" bare={bare}>
      <ul className={s.list}>
        {wishes?.accept && (
          <li>
            <b className={s.yes}>Accept</b> at least <Un of="prestige" n={wishes.prestige} />
            {wishes.credits > 0 && <Un of="credit" n={wishes.credits} />} and at most <Un of="die" n={wishes.dice} />
          </li>
        )}
        {wishes?.decline && (
          <li>
            <b className={s.no}>Decline</b> all other offers
          </li>
        )}
        {!any && <li>None. Leave some in the menu, and offers need not wait for you.</li>}
      </ul>
    </Panel>
  );
}
