import type { HostClock, Span } from '@orrery/host';
import type { Book } from '../store/book.ts';

/** So often a node writes down that it runs. */
const BEAT_MS = 5000;
/** Among several nodes, those that were silent for so long were all down. */
const SILENT_MS = 3 * BEAT_MS;
/** No clock runs for longer without being counted. */
const KEPT_MS = 90 * 86_400_000;

const [ALIVE, OUTAGES] = ['alive', 'outages'];

/** When no server ran, so that players' clocks do not count it. */
export interface Outages {
  /** How long no server ran since a moment, in milliseconds. */
  since(moment: number): number;
  close(): Promise<void>;
}

export interface OutageOptions {
  book: Book;
  clock: HostClock;
  /** Whether other nodes may have run meanwhile. */
  isShared: boolean;
  fault(error: unknown): void;
}

export async function openOutages({ book, clock, isShared, fault }: OutageOptions): Promise<Outages> {
  const { sql, read, write } = book;
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
  const spans = (JSON.parse(kept.get(OUTAGES) ?? '[]') as Span[]).filter(({ until }) => until > started - KEPT_MS);
  if (started - alive > (isShared ? SILENT_MS : 0)) {
    spans.push({ from: alive, until: started });
    await write(save(OUTAGES, JSON.stringify(spans)));
  }
  await beat();

  let cancel = () => {};
  const plan = () => {
    cancel = clock.after(BEAT_MS, () => {
      plan();
      beat().catch(fault);
    });
  };
  plan();

  return {
    since: (moment) => spans.reduce((sum, { from, until }) => sum + Math.max(0, until - Math.max(from, moment)), 0),
    async close() {
      cancel();
      await beat().catch(fault);
    },
  };
}
