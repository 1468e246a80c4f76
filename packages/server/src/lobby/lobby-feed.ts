import type { Bus } from '@orrery/host';
import type { LobbyTableMessage } from '@orrery/protocol';
import { interval } from '../interval.ts';
import type { SqlDatabase } from '../store/database.ts';
import { channelOf } from './lobby-changes.ts';
import type { LobbyStore } from './lobby-store.ts';
import { isSeated, type SeatFacts, type StoredTable, viewFor } from './lobby-table.ts';
import { mutedBy, seatFactsAt } from './table-views.ts';

/** Sends lobby tables to the devices that view them, across nodes. */
export interface LobbyFeed {
  /** Sends the table now and after each change. Returns a function that stops it. */
  follow(table: string, person: string | null, send: (news: LobbyTableMessage) => void): () => void;
  close(): void;
}

interface Watcher {
  person: string | null;
  muted: ReadonlySet<string>;
  send(news: LobbyTableMessage): void;
}

interface Watched {
  watchers: Set<Watcher>;
  unsubscribe(): void;
  /** The table as last sent. */
  table: StoredTable | null;
  /** Ratings and profiles of the players at the table. */
  facts: SeatFacts;
  /** Whether the table is being read, and whether it changed in the meantime. */
  reading: boolean;
  again: boolean;
}

/** How often presence at a table is saved. */
const BEAT_MS = 30_000;

export function openLobbyFeed(
  db: SqlDatabase,
  lobbyStore: LobbyStore,
  bus: Bus,
  fault: (error: unknown) => void,
  now: () => number = Date.now,
): LobbyFeed {
  const all = new Map<string, Watched>();

  const stop = interval(BEAT_MS, () => {
    const attended = [...all].flatMap(([id, { table, watchers }]) =>
      table?.stage === 'gathering' && [...watchers].some(({ person }) => person !== null && isSeated(table, person))
        ? [id]
        : [],
    );
    if (attended.length > 0) lobbyStore.seen(attended).catch(fault);
  });

  /** Reads a table once for all devices on this node. Changes that arrive during the read cause another read. */
  async function show(id: string, watched: Watched): Promise<void> {
    if (watched.reading) {
      watched.again = true;
      return;
    }
    watched.reading = true;
    do {
      watched.again = false;
      try {
        const table = await lobbyStore.load(id);
        watched.facts = await seatFactsAt(db, table ? [table] : []);
        watched.table = table;
        for (const watcher of watched.watchers) sendTo(watched, watcher);
      } catch (error) {
        fault(error);
      }
    } while (watched.again);
    watched.reading = false;
  }

  const sendTo = ({ table, facts }: Watched, { person, muted, send }: Watcher) =>
    send({ say: 'gathering', gathering: table && viewFor(table, { person, muted, now: now() }, facts) });

  function watch(id: string): Watched {
    const watched: Watched = {
      watchers: new Set(),
      unsubscribe: bus.subscribe(channelOf(id), () => void show(id, watched)),
      table: null,
      facts: { ratingOf: () => null, profileOf: () => null },
      reading: false,
      again: false,
    };
    all.set(id, watched);
    return watched;
  }

  return {
    follow(id, person, send) {
      const watched = all.get(id) ?? watch(id);
      const watcher: Watcher = { person, muted: new Set(), send };
      // Nothing is sent before it is known whom the person has muted.
      mutedBy(db, person).then((muted) => {
        watcher.muted = muted;
        if (stopped) return;
        watched.watchers.add(watcher);
        void show(id, watched);
      }, fault);
      let stopped = false;
      return () => {
        stopped = true;
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
