import type { Bus } from '@orrery/host';
import type { GatheringNews } from '@orrery/protocol';
import { every } from '../every.ts';
import { seenBy, sits, type Table } from './gathering.ts';
import { channelOf } from './lobby.ts';
import type { LobbyShelf } from './shelf.ts';

/** Shows tables that gather to the devices that look at them, whichever node the others are at. */
export interface Attendance {
  /** Tells at once how the table stands, and whenever that changes. Returns how to look away. */
  attend(table: string, person: string | null, tell: (news: GatheringNews) => void): () => void;
  close(): void;
}

interface Watcher {
  person: string | null;
  tell(news: GatheringNews): void;
}

interface Watched {
  watchers: Set<Watcher>;
  unsubscribe(): void;
  /** As it was last shown. */
  table: Table | null;
  /** Whether it is being read, and whether there was news meanwhile. */
  reading: boolean;
  again: boolean;
}

/** So often it is written down that somebody is at a table. */
const BEAT_MS = 30_000;

export function openAttendance(shelf: LobbyShelf, bus: Bus, fault: (error: unknown) => void): Attendance {
  const all = new Map<string, Watched>();

  const stop = every(BEAT_MS, () => {
    const attended = [...all].flatMap(([id, { table, watchers }]) =>
      table?.stage === 'gathering' && [...watchers].some(({ person }) => person !== null && sits(table, person))
        ? [id]
        : [],
    );
    if (attended.length > 0) shelf.seen(attended).catch(fault);
  });

  /** One look at the store for all devices here; news that comes meanwhile is looked at after it. */
  async function show(id: string, watched: Watched): Promise<void> {
    if (watched.reading) {
      watched.again = true;
      return;
    }
    watched.reading = true;
    do {
      watched.again = false;
      try {
        watched.table = await shelf.load(id);
        for (const watcher of watched.watchers) tellOne(watched, watcher);
      } catch (error) {
        fault(error);
      }
    } while (watched.again);
    watched.reading = false;
  }

  const tellOne = ({ table }: Watched, { person, tell }: Watcher) =>
    tell({ say: 'gathering', gathering: table && seenBy(table, person) });

  function watch(id: string): Watched {
    const watched: Watched = {
      watchers: new Set(),
      unsubscribe: bus.subscribe(channelOf(id), () => void show(id, watched)),
      table: null,
      reading: false,
      again: false,
    };
    all.set(id, watched);
    return watched;
  }

  return {
    attend(id, person, tell) {
      const watched = all.get(id) ?? watch(id);
      const watcher: Watcher = { person, tell };
      watched.watchers.add(watcher);
      void show(id, watched);
      return () => {
        watched.watchers.delete(watcher);
        if (watched.watchers.size > 0 || all.get(id) !== watched) return;
        all.delete(id);
        watched.unsubscribe();
      };
    },
    close() {
      stop();
      for (const { unsubscribe } of all.values()) unsubscribe();
      all.clear();
    },
  };
}
