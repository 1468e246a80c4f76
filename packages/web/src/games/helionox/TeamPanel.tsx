import { designNamed, type HelionoxView, type Mission, missionText } from '@orrery/helionox';
import { Cap, cx, Glass, LineIcon } from '../../look/index.ts';
import { Icon } from './Icon.tsx';
import s from './team.module.css';

/** The open goals of the game, and in a team game both scores. */
export function TeamPanel({ view }: { view: HelionoxView }) {
  const { team, missions } = view;
  if (!team && missions.length === 0) return null;
  return (
    <Glass className={s.panel} aria-label={team ? 'Team and Syndicate' : 'Missions'}>
      {team && (
        <div className={s.race}>
          <span>
            <b>{team.score.total}</b>Team
          </span>
          <Icon name="influence" className={s.sign} />
          <span className={s.foe}>
            <b>{team.syndicate.score.total}</b>Syndicate
          </span>
        </div>
      )}
      {team && (
        <p className={s.fact}>
          The Syndicate holds {team.syndicate.events.length} Events and {team.syndicate.cards.length} cards; the team{' '}
          {team.trophies.length} Events and {team.requests.length} Requests.
        </p>
      )}
      {missions.length > 0 && (
        <>
          <Cap as="h2">Missions{team?.hard ? ', all needed' : ''}</Cap>
          <ul>
            {missions.map((id) => {
              const mission = designNamed(id) as Mission;
              const done = team?.completed.includes(id) ?? false;
              return (
                <li key={id} className={cx(done && s.done)}>
                  <LineIcon name={done ? 'check' : 'hex'} size={14} />
                  <span>{missionText(mission, view.players.length, view.mercury)[0]}</span>
                </li>
              );
            })}
          </ul>
        </>
      )}
    </Glass>
  );
}
