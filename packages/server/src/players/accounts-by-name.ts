import { defined } from '@orrery/kernel';
import type { Avatar, Planet, Player } from '@orrery/protocol';
import { PLANETS } from '@orrery/protocol';
import { accountKey } from '../accounts/accounts.ts';
import type { SqlDatabase } from '../store/database.ts';

/** An account as its profile shows it. */
export interface AccountRow {
  id: string;
  name: string;
  account: string | null;
  created: number;
  hue: number | null;
  planet: string | null;
}

/**
 * The address of a person's profile; null for guests, who have none. It is the name of the account. An account whose
 * display name differs from its sign-in name has its id as address, because sign-in names are not shown.
 */
export function profileAddress({ id, name, account }: Pick<AccountRow, 'id' | 'name' | 'account'>): string | null {
  if (account === null) return null;
  return accountKey(name) === account ? name : id;
}

/** The avatar of a person who has not chosen one: always the same planet. */
export function defaultAvatar(id: string): Avatar {
  let sum = 0;
  for (const letter of id) sum = (sum * 31 + letter.charCodeAt(0)) % 100_003;
  return { hue: sum % 360, planet: defined(PLANETS[sum % PLANETS.length]) };
}

export const playerOf = (row: AccountRow): Player => ({
  person: row.id,
  name: row.name,
  profile: profileAddress(row),
  avatar: row.hue === null ? defaultAvatar(row.id) : { hue: row.hue, planet: row.planet as Planet },
});

/** Selects people with their avatars. */
export const selectPlayers = ({ sql }: SqlDatabase) =>
  sql
    .selectFrom('people as p')
    .leftJoin('profiles as f', 'f.person', 'p.id')
    .select(['p.id', 'p.name', 'p.account', 'p.created', 'f.hue', 'f.planet']);

/** The players with these ids; deleted people are missing. */
export async function playersById(db: SqlDatabase, ids: readonly string[]): Promise<Map<string, Player>> {
  if (ids.length === 0) return new Map();
  const rows = await db.read(
    selectPlayers(db)
      .where('p.id', 'in', [...new Set(ids)])
      .compile(),
  );
  return new Map(rows.map((row) => [row.id, playerOf(row)]));
}

/** The account with this name or id; null if there is none. */
export async function accountNamed(db: SqlDatabase, nameOrId: string): Promise<AccountRow | null> {
  // Ids come first, so that an account named like another person's id cannot take that person's place.
  const [known] = await db.read(
    selectPlayers(db).where('p.id', '=', nameOrId).where('p.account', 'is not', null).compile(),
  );
  if (known) return known;
  const [named] = await db.read(selectPlayers(db).where('p.account', '=', accountKey(nameOrId)).compile());
  // Only the name that is shown leads to a profile, so that sign-in names cannot be tried out.
  return named && profileAddress(named) !== named.id ? named : null;
}
