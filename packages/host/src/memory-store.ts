import { copyJson } from '@orrery/kernel';
import { claimedSeat, type SavedMatch, type Store, WriteConflict } from './store.ts';

export function memoryStore(): Store {
  const matches = new Map<string, SavedMatch>();
  return {
    async create({ events, rows = [], ...match }) {
      if (matches.has(match.id)) throw new Error(`match ${match.id} already exists`);
      matches.set(
        match.id,
        copyJson({
          ...match,
          seq: rows.length,
          rows: [{ seq: 0, entry: null, events }, ...rows],
          talk: [],
          due: null,
        }),
      );
    },
    async load(id, known = { seq: -1, talk: 0 }) {
      const match = matches.get(id);
      if (!match) return null;
      const { rows, talk } = match;
      return copyJson({ ...match, rows: rows.slice(known.seq + 1), talk: talk.slice(known.talk) });
    },
    newest: async (id) => matches.get(id)?.seq ?? null,
    async append(id, row, snapshot, due = null) {
      const match = matches.get(id);
      if (match?.seq !== row.seq - 1) throw new WriteConflict(id, row.seq);
      match.rows.push(copyJson(row));
      match.seq = row.seq;
      match.snapshot = copyJson(snapshot);
      if (due) match.due = copyJson(due);
    },
    async delay(id, due) {
      const match = matches.get(id);
      if (match && (match.due?.seq ?? 0) <= due.seq) match.due = copyJson(due);
    },
    async claim(id, seat, taker) {
      const match = matches.get(id);
      if (match?.seats[seat]?.kind !== 'open') return false;
      match.seats[seat] = claimedSeat(match.seats[seat], taker);
      return true;
    },
    async reseat(id, seat, before, after) {
      const match = matches.get(id);
      const holder = match?.seats[seat];
      if (!match || holder?.kind !== before.kind || holder.token !== before.token) return false;
      match.seats[seat] = copyJson(after);
      return true;
    },
    async say(id, line) {
      return (matches.get(id)?.talk.push(copyJson(line)) ?? 1) - 1;
    },
    async close() {},
  };
}
