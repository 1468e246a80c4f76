import type { HostClock, Period } from '@orrery/host';
import { openPoller } from '../poller.ts';
import type { SqlDatabase } from '../store/database.ts';

/** How often a node records its heartbeat. */
const BEAT_MS = 5000;
/** With several nodes, all were down if none recorded a heartbeat for this long. */
const SILENT_MS = 3 * BEAT_MS;
/** How long outages are kept: longer than any clock goes without being updated. */
const KEPT_MS = 90 * 86_400_000;

const [ALIVE, OUTAGES] = ['alive', 'outages'];

/** Periods without a running server, which do not count on players' clocks. */
export interface Outages {
  /** Downtime since this time, in milliseconds. */
  since(moment: number): number;
  close(): Promise<void>;
}

export interface OutageOptions {
  db: SqlDatabase;
  clock: HostClock;
  /** Whether other nodes may have been running. */
  isShared: boolean;
  fault(error: unknown, about: string): void;
}

export async function openOutages({ db, clock, isShared, fault }: OutageOptions): Promise<Outages> {
  const { sql, read, write } = db;
  const now = () => clock.steady?.() ?? clock.now();
  const kept = new Map(
    (await read(sql.selectFrom('settings').selectAll().where('name', 'in', [ALIVE, OUTAGES]).compile())).map(
      ({ name, value }) => [name, value],
    ),
  );
  const save = (name: string, value: string) =>
    sql
      .insertInto('settings')
      .values({ name, value })
      .onConflict((same) => same.column('name').doUpdateSet({ value }))
      .compile();
  const beat = () => write(save(ALIVE, String(now())));

  const started = now();
  const alive = Number(kept.get(ALIVE) ?? started);
  const spans = (JSON.parse(kept.get(OUTAGES) ?? '[]') as Period[]).filter(({ until }) => until > started - KEPT_MS);
  if (started - alive > (isShared ? SILENT_MS : 0)) {
    spans.push({ from: alive, until: started });
    await write(save(OUTAGES, JSON.stringify(spans)));
  }
  await beat();

  const poller = openPoller('outages', BEAT_MS, { clock, fault }, beat);

  return {
    since: (moment) => spans.reduce((sum, { from, until }) => sum + Math.max(0, until - Math.max(from, moment)), 0),
    async close() {
      await poller.close();
      await beat().catch((error) => fault(error, 'outages'));
    },
  };
}
