import { LogList } from '../look/index.ts';
import { Dialog } from '../shell/Dialog.tsx';
import s from './play.module.css';
import type { Play } from './play.ts';

/** What happened since the viewer last did something, oldest first. */
export function Recap({ play, onClose }: { play: Play; onClose: () => void }) {
  const { log, table } = play;
  const mine = log.findIndex((entry) => entry.seat === table.viewer);
  // While my own turn runs, the news is what came before it.
  const skipped = mine === 0 ? log.findIndex((entry) => entry.seat !== table.viewer) : 0;
  const rest = log.slice(Math.max(0, skipped));
  const end = rest.findIndex((entry) => entry.seat === table.viewer);
  const news = rest.slice(0, end < 0 ? undefined : end).reverse();
  return (
    <Dialog title="Since your last turn" onClose={onClose}>
      {news.length === 0 ? (
        <p className={s.fine}>Nothing new.</p>
      ) : (
        <LogList entries={news} title="Events, oldest first" />
      )}
    </Dialog>
  );
}
