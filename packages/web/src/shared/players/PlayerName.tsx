import { Link } from 'react-router';
import s from './players.module.css';
import { t } from './text.ts';

/** The path of a profile page. */
export const profilePath = (profile: string): string => `/players/${encodeURIComponent(profile)}`;

interface PlayerNameProps {
  name: string;
  /** The address of the player's profile; null if they have none, such as guests and bots. */
  profile: string | null | undefined;
}

/** A player's name, as a link to their profile if they have one. */
export const PlayerName = ({ name, profile }: PlayerNameProps) =>
  profile ? (
    <Link className={s.name} to={profilePath(profile)} title={t('profile', { name })} data-profile={profile}>
      {name}
    </Link>
  ) : (
    name
  );
