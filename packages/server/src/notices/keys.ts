import webPush from 'web-push';
import type { Book } from '../store/book.ts';

/** The keys by which push services know this server: made at its first start, the same for all nodes and for ever. */
export async function vapidKeys({ sql, read, write }: Book): Promise<{ publicKey: string; privateKey: string }> {
  const find = sql.selectFrom('settings').select('value').where('name', '=', 'vapid').compile();
  const [known] = await read(find);
  if (known) return JSON.parse(known.value);
  const value = JSON.stringify(webPush.generateVAPIDKeys());
  await write(
    sql
      .insertInto('settings')
      .values({ name: 'vapid', value })
      .onConflict((at) => at.column('name').doNothing())
      .compile(),
  );
  const [kept] = await read(find);
  return JSON.parse((kept ?? { value }).value);
}
