import { createHmac } from 'node:crypto';
import { addressOf } from './address.ts';
import { secret } from './ids.ts';
import type { Book } from './store/book.ts';
import { keptSetting } from './store/settings.ts';

/** The network a request comes from, as it is stored with what takes up room: keyed, so the address cannot be read from it. */
export type SourceOf = (request: { ip?: string | undefined }) => string;

export async function openSources(book: Book): Promise<SourceOf> {
  const key = await keptSetting(book, 'source-key', secret);
  return (request) => createHmac('sha256', key).update(addressOf(request)).digest('base64url');
}
