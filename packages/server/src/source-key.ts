import { createHmac } from 'node:crypto';
import { addressOf } from './address.ts';
import { secret } from './ids.ts';
import type { SqlDatabase } from './store/database.ts';
import { persistentSetting } from './store/settings.ts';

/**
 * The network of a request, as stored with data that counts towards quotas. It is a keyed hash, so the address cannot
 * be recovered from it.
 */
export type SourceKey = (request: { ip?: string | undefined }) => string;

export async function openSourceKeys(db: SqlDatabase): Promise<SourceKey> {
  const key = await persistentSetting(db, 'source-key', secret);
  return (request) => createHmac('sha256', key).update(addressOf(request)).digest('base64url');
}
