import { refused } from '@orrery/host';
import type { Book } from '../store/book.ts';

/** Who uploads a game, and from which network. */
export interface Uploader {
  person: string;
  source: string;
}

/** Games that were played on a device and continue here. They take up room that was not played for, so they have quotas. */
export interface Uploads {
  /** Rejects with `full` where the uploader, their network or the whole server has used up its room. */
  check(uploader: Uploader): Promise<void>;
  /** Counts a match that was uploaded. */
  add(match: string, uploader: Uploader): Promise<void>;
}

export interface UploadQuotas {
  /** Bytes of all uploaded games of one person, or from one network. */
  each: number;
  /** Bytes of all uploaded games. */
  all: number;
}

export const UPLOAD_QUOTAS: UploadQuotas = { each: 100e6, all: 5e9 };

export function openUploads({ sql, read, write }: Book, now: () => number, quotas = UPLOAD_QUOTAS): Uploads {
  const used = async (of: 'person' | 'source' | null, value = ''): Promise<number> => {
    let query = sql.selectFrom('uploads').select(({ fn }) => fn.sum<number>('bytes').as('bytes'));
    if (of) query = query.where(of, '=', value);
    const [row] = await read(query.compile());
    return Number(row?.bytes ?? 0);
  };

  return {
    async check({ person, source }) {
      const [mine, near, all] = await Promise.all([used('person', person), used('source', source), used(null)]);
      if (Math.max(mine, near) >= quotas.each) {
        throw refused('full', 'You have uploaded as many games as this server stores for you. Older ones expire.');
      }
      if (all >= quotas.all) throw refused('full', 'This server has no room for more uploaded games. Try again later.');
    },
    async add(match, { person, source }) {
      const [entries] = await read(
        sql
          .selectFrom('entries')
          .select(({ fn, eb }) => [
            fn.max('seq').as('seq'),
            fn.sum<number>(eb(fn('length', ['entry']), '+', fn('length', ['events']))).as('bytes'),
          ])
          .where('match', '=', match)
          .compile(),
      );
      const bytes = Number(entries?.bytes ?? 0);
      const row = { match, person, source, bytes, seq: entries?.seq ?? 0, active: now() };
      await write(sql.insertInto('uploads').values(row).compile());
    },
  };
}
