import {
  capitalised,
  designNamed,
  goalText,
  type HelionoxView,
  type Mission,
  type SeenMission,
} from '@orrery/helionox';
import { Cap, Count, cx, Glass, LineIcon, SeatMark } from '../../../ui/index.ts';
import { t } from '../text.ts';
import { Icon } from './Icon.tsx';
import { type Pointing, pointTo } from './subject.ts';
import s from './team.module.css';

/** The score of one side; clicking it shows the side's piles. */
function Side({ side, score, pointing }: { side: 'team' | 'syndicate'; score: number; pointing: Pointing }) {
  return (
    <button
      type="button"
      className={cx(s.side, side === 'syndicate' && s.foe)}
      aria-label={t('side-label', { side, score })}
      {...pointTo(pointing, { kind: side })}
    >
      <b>
        <Count value={score} />
      </b>
      {t('side-name', { side })}
    </button>
  );
}

/** Progress of the team, or of each player, on a Mission. */
function Progress({ mission, order }: { mission: SeenMission; order: readonly number[] }) {
  const { needs, has, met } = mission;
  if (has.length === 1) {
    return (
      <span className={s.progress}>
        <meter min={0} max={needs} value={Math.min(needs, has[0] ?? 0)} aria-label={t('progress')} />
        <b>
          {has[0]}/{needs}
        </b>
      </span>
    );
  }
  return (
    <span className={s.progress}>
      {order.map((seat) => (
        <b key={seat} className={cx(met[seat] && s.done)}>
          <SeatMark seat={seat} size={12} />
          {has[seat]}
        </b>
      ))}
    </span>
  );
}

/** The Missions and, in a team game, the scores of both sides. */
export function TeamPanel({ view, pointing }: { view: HelionoxView; pointing: Pointing }) {
  const { team, missions } = view;
  if (!team && missions.length === 0) return null;
  return (
    <Glass className={s.panel} aria-label={team ? t('team-and-syndicate') : t('missions')}>
      {team && (
        <div className={s.race}>
          <Side side="team" score={team.score.total} pointing={pointing} />
          <Icon name="influence" className={s.sign} />
          <Side side="syndicate" score={team.syndicate.score.total} pointing={pointing} />
        </div>
      )}
      {missions.length > 0 && (
        <>
          <Cap as="h2">{t('missions-title', { hard: team?.hard ? 'yes' : 'no' })}</Cap>
          <ul>
            {missions.map((mission) => {
              const design = designNamed(mission.design) as Mission;
              const done = mission.met.length === 1 && mission.met[0];
              return (
                <li key={mission.design} className={cx(done && s.done)}>
                  <LineIcon name={done ? 'check' : 'hex'} size={14} />
                  <span>
                    {capitalised(goalText(design, `${mission.needs}`))}
                    <Progress mission={mission} order={view.order} />
                  </span>
                </li>
              );
            })}
          </ul>
        </>
      )}
    </Glass>
  );
}
