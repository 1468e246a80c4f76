import type { Game, MatchRecord } from '@orrery/kernel';
import type { ReactNode } from 'react';
import type { ChatLine, SeatInfo, TableClient } from '../table/table-types.ts';
import type { GameUi, Play } from './game-ui.ts';

/** Props of a table's screen. */
export interface TableScreenProps {
  client: TableClient;
  game: Game;
  gameUi: GameUi;
  guided?: boolean;
  /** Content over the board, such as lessons or a share link. */
  extra?: (play: Play) => ReactNode;
  /** Further items of the menu; `onDone` closes it. */
  menuItems?: ((play: Play, onDone: () => void) => ReactNode) | undefined;
  onRematch?: (() => void) | undefined;
  /** Starts the next game with other bots and otherwise the same settings. */
  onNext?: ((seats: SeatInfo[]) => void) | undefined;
  onExport?: (() => void) | undefined;
  /** Continues the game on this device instead of the server. */
  onTakeAlong?: (() => void) | undefined;
  /** Moves a table from this device to the server. */
  onMove?: (() => void) | undefined;
  /** The other players at an online table: whether a message is muted, and the dialog about them. */
  opponents?: { isMuted: (line: ChatLine) => boolean; onAbout: (line: ChatLine | null) => void } | undefined;
  /** Whether the finished game was rated, and how ratings changed. */
  rating?: ReactNode;
  /** An open request for a rematch, for the end screen. */
  rematch?: ReactNode;
  replayAt: string;
  /** Loads the match record, which is available once the game is over. */
  record?: () => Promise<MatchRecord | null>;
}
