import type { MatchProfiles } from '@orrery/protocol';
import { createContext, type ReactNode, use } from 'react';
import { profilePath } from './PlayerName.tsx';
import s from './players.module.css';
import { t } from './text.ts';

/** The profiles of the players at a table, by seat; empty at local tables. */
export const SeatProfilesContext = createContext<MatchProfiles>([]);

/** A player's name at a table, as a link to their profile if they have one. It opens beside the game. */
export function SeatName({ seat, children }: { seat: number | null; children: ReactNode }) {
  const player = use(SeatProfilesContext)[seat ?? -1];
  if (!player?.profile) return children;
  return (
    <a
      className={s.name}
      href={profilePath(player.profile)}
      target="_blank"
      rel="noopener"
      title={t('profile', { name: player.name })}
      data-profile={player.profile}
    >
      {children}
    </a>
  );
}
