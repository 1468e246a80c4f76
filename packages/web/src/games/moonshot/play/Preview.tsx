import { cx, signed } from '../../../ui/index.ts';
import { missionNamed, moduleNamed } from '../board/content.ts';
import { Chance } from '../board/panels/Missions.tsx';
import { Badge, LETTERS } from '../board/params.tsx';
import { changedModules } from './Inspect.tsx';
import s from './preview.module.css';
import { t } from './text.ts';
import type { Desk } from './useDesk.tsx';

/** What the selection would change: parameters, modules, chances. Used on phones. */
export function Preview({ desk: { view, side, turn, odds, oddsThen } }: { desk: Desk }) {
  const { now, then: after } = turn;
  if (!now || !after) return null;
  const changes = LETTERS.flatMap((letter, i) => {
    const by = (after.sum[i] ?? 0) - (now.sum[i] ?? 0);
    return by === 0 ? [] : [{ letter, by, from: now.sum[i], to: after.sum[i] }];
  });
  return (
    <div className={s.preview}>
      {changes.map(({ letter, by, from, to }) => (
        <span key={letter} className={cx(s.chip, by < 0 && s.less)}>
          <Badge of={letter} size={20} />
          <b>{signed(by)}</b>
          <small>
            {from} › {to}
          </small>
        </span>
      ))}
      {changedModules(view, side, now, after).map(({ module, works }) => (
        <span key={module} className={cx(s.chip, !works && s.less)}>
          <b>{moduleNamed(module).name}</b>
          <small>{t(works ? 'starts-working' : 'stops-working')}</small>
        </span>
      ))}
      {view.missions.map(({ mission }) => (
        <span key={mission} className={cx(s.chip, s.odds)}>
          <small>{missionNamed(mission).name}</small>
          <Chance now={odds.get(mission)?.whole ?? 0} then={oddsThen?.get(mission)?.whole} />
        </span>
      ))}
    </div>
  );
}
