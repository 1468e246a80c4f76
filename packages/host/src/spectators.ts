import type { Core, Event } from '@orrery/kernel';
import type { WatchSetting } from '@orrery/protocol';
import type { Audience, ViewMode, VisibleTable } from './audience.ts';
import { openDelayedView } from './delayed-view.ts';
import { requestError } from './errors.ts';
import type { MatchCore } from './match-core.ts';
import { openRateLimit } from './rate-limit.ts';
import type { Holder } from './store.ts';

/** Manages what spectators may see at a table. */
export interface Spectators {
  readonly setting: WatchSetting;
  /**
   * The view for a visitor without a seat; rejects with `no-watching` if there is none. Following a seat needs its
   * player's consent.
   */
  modeFor(follow: number | undefined): Promise<ViewMode>;
  /** The table, log and entry number that an audience sees. */
  viewFor(audience: Pick<Audience, 'you' | 'mode'>): SpectatorView;
  /** Call after each new entry. If the delayed view has to be built anew, `show` is called when it is ready. */
  advance(show: () => void): void;
  /** Disconnects spectators whose view is no longer allowed; they reconnect with an allowed one. */
  disconnectUnauthorized(): void;
  /** Call when an audience becomes empty; frees the delayed view after its last spectator. */
  left(): void;
}

interface SpectatorView {
  table: VisibleTable;
  log: readonly Event[];
  /** Number of the newest entry the audience may know of. */
  seq: number;
}

/** What spectators who follow no seat see at a table; null if the table has no spectators. */
export function spectatorMode(setting: WatchSetting | undefined, isOver: boolean): Exclude<ViewMode, number> | null {
  if (setting?.as === 'nobody') return null;
  if (setting?.as !== 'late') return 'open';
  return isOver ? 'all' : 'late';
}

/** Limit on replays, which the first delayed spectator starts: burst size and refill interval in milliseconds. */
const REPLAYS = 10;
const REPLAY_MS = 3000;

export function openSpectators(core: MatchCore): Spectators {
  const { journal, audiences, seqFor, yieldToOthers } = core;
  const setting = core.saved.watch ?? { as: 'open' };
  const moves = setting.as === 'late' ? setting.moves : 0;
  const late = openDelayedView({ journal, moves, visible: () => seqFor([]), yieldToOthers });
  const checkReplayRate = openRateLimit<string>(core.now, REPLAYS, REPLAY_MS);
  const isOver = () => (journal.table.state as Core).result !== null;
  const isLate = ({ mode }: Audience) => mode === 'late';
  const hasDelayedSpectators = () => setting.as === 'late' && [...audiences.values()].some(isLate);

  const mayFollow = (holder: Holder | undefined) =>
    setting.as === 'follow' && holder?.kind === 'human' && holder.shows === true;

  return {
    setting,
    async modeFor(follow) {
      const mode = spectatorMode(setting, isOver());
      if (mode === null) throw requestError('no-watching');
      if (follow !== undefined && mayFollow(journal.holders[follow])) return follow;
      if (mode !== 'late' || hasDelayedSpectators()) return mode;
      checkReplayRate('late');
      // A game that started under older rules cannot be replayed.
      const begun = await late.start().then(
        () => true,
        () => false,
      );
      if (!begun)
        throw requestError(
          'no-watching',
          'This game started under an older version of the rules and cannot be watched with a delay.',
        );
      return 'late';
    },
    viewFor({ you, mode }) {
      if (mode === 'late') return { table: late.table, log: late.log, seq: late.seq };
      const seq = seqFor(typeof mode === 'number' ? [mode] : you);
      return { table: journal.table, log: journal.log, seq };
    },
    advance(show) {
      if (!hasDelayedSpectators() || late.advance()) return;
      core.soon(async () => {
        await late.start();
        show();
      });
    },
    disconnectUnauthorized() {
      if (setting.as === 'open' || setting.as === 'nobody') return;
      for (const audience of audiences.values()) {
        const { mode, clients } = audience;
        // All hands are public at the end, so delayed spectators reconnect to the current table.
        const gone = isLate(audience) ? isOver() : typeof mode === 'number' && !mayFollow(journal.holders[mode]);
        if (gone) for (const client of [...clients]) client.drop();
      }
    },
    left() {
      if (!hasDelayedSpectators()) late.stop();
    },
  };
}
