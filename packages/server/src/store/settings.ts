import type { SqlDatabase } from './database.ts';

/** A value that is generated at the first start, then kept and shared by all nodes. */
export async function persistentSetting<T>({ sql, read, write }: SqlDatabase, name: string, make: () => T): Promise<T> {
  const find = sql.selectFrom('settings').select('value').where('name', '=', name).compile();
  const [known] = await read(find);
  if (known) return JSON.parse(known.value);
  const value = JSON.stringify(make());
  await write(
    sql
      .insertInto('settings')
      .values({ name, value })
      .onConflict((at) => at.column('name').doNothing())
      .compile(),
  );
  const [kept] = await read(find);
  return JSON.parse((kept ?? { value }).value);
}
