import type { MoonshotView } from '@orrery/moonshot';
import { missionNamed } from '../board/content.ts';
import { Chance, type Odds } from '../board/panels/Missions.tsx';
import s from './odds.module.css';
import { t } from './text.ts';

/** The chance on each mission, now and with the selection. */
export function OddsList({ view, now, then }: OddsListProps) {
  const rows = [...view.missions.map(({ mission }) => mission), ...(view.moonOpen ? ['MOON'] : [])];
  if (rows.length === 0) return null;
  return (
    <>
      <h3 className={s.cap}>{t('our-chances')}</h3>
      {rows.map((mission) => {
        const [a, b] = [now.get(mission)?.whole ?? 0, (then ?? now).get(mission)?.whole ?? 0];
        return (
          <div key={mission} className={s.odds}>
            <span>{missionNamed(mission).name}</span>
            <span className={s.bar} aria-hidden>
              <i className={s.after} style={{ width: `${b * 100}%` }} />
              <i style={{ width: `${Math.min(a, b) * 100}%` }} />
            </span>
            <Chance now={a} then={b} />
          </div>
        );
      })}
    </>
  );
}
interface OddsListProps {
  view: MoonshotView;
  now: ReadonlyMap<string, Odds>;
  then: ReadonlyMap<string, Odds> | null;
}
