import { requestError } from '@orrery/host';
import type { SqlDatabase } from '../store/database.ts';

/** The uploader and their network. */
interface Uploader {
  person: string;
  source: string;
}

/** Games that were started on a device and continue here. Storage quotas apply to them. */
export interface Uploads {
  /** Rejects with `full` if the uploader, their network or the server has used up its quota. */
  check(uploader: Uploader): Promise<void>;
  /** Counts an uploaded match towards the quotas. */
  add(match: string, uploader: Uploader): Promise<void>;
}

export interface UploadQuotas {
  /** Maximum total size of one person's or network's uploaded games, in bytes. */
  each: number;
  /** Maximum total size of all uploaded games, in bytes. */
  all: number;
}

const UPLOAD_QUOTAS: UploadQuotas = { each: 100e6, all: 5e9 };

export function openUploads({ sql, read, write }: SqlDatabase, now: () => number, quotas = UPLOAD_QUOTAS): Uploads {
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
        throw requestError(
          'full',
          'You or others on your network have reached the limit of uploaded games. Older ones expire over time.',
        );
      }
      if (all >= quotas.all)
        throw requestError('full', 'This server cannot store more uploaded games right now. Try again later.');
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
