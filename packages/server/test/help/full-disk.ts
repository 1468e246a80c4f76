// Writes until the disk is full: `full-disk.ts <file>`. It prints the last acknowledged entry of each match.
import { openSqlite } from '../../src/index.ts';
import { newMatch } from './store-contract.ts';

const store = openSqlite(process.argv[2] as string);
const acked: Record<string, number> = { a: 0, b: 0, c: 0 };
for (const id of Object.keys(acked)) await store.create(newMatch(id));
const entry = { kind: 'resign' as const, seat: 0 };

for (let refused = 0; refused < 10; ) {
  const writes = Object.keys(acked).map(async (id) => {
    const seq = (acked[id] ?? 0) + 1;
    await store.append(id, { seq, entry, events: [] }, { version: 1, state: { filler: `${seq}`.padEnd(20_000, 'x') } });
    acked[id] = seq;
  });
  for (const end of await Promise.allSettled(writes)) if (end.status === 'rejected') refused++;
}
const healthy = await store.probe().then(
  () => true,
  () => false,
);
process.stdout.write(JSON.stringify({ acked, healthy }));
