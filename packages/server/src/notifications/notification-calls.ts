import { promptsIn } from '@orrery/host';
import type { InboxItem } from '@orrery/protocol';
import type { Inbox } from '../players/inbox.ts';
import type { SqlDatabase } from '../store/database.ts';
import type { NotificationContent } from './text.ts';

/** Maximum number of calls handled at a time. */
const BATCH_SIZE = 50;

/** Turns calls into notifications: one in the notification center, and one on each channel. */
export async function createNotifications(
  { sql, read, write }: SqlDatabase,
  now: () => number,
  nameOf: (game: string) => string,
  inbox: Pick<Inbox, 'adding' | 'announce'>,
): Promise<void> {
  const calls = await read(
    sql
      .selectFrom('calls as c')
      .leftJoin('matches as m', 'm.id', 'c.match')
      .leftJoin('due as d', 'd.match', 'c.match')
      .leftJoin('gatherings as g', 'g.id', 'c.match')
      .select(['c.person', 'c.match', 'c.seq', 'c.kind', 'm.game', 'g.game as gathers', 'g.body', 'd.state'])
      .where('c.told', '=', 0)
      .orderBy('c.created')
      .limit(BATCH_SIZE)
      .compile(),
  );
  for (const { game, gathers, body, state, ...call } of calls) {
    const [ways, seats] = await Promise.all([
      read(sql.selectFrom('ways').select('id').where('person', '=', call.person).where('confirmed', '=', 1).compile()),
      read(
        sql
          .selectFrom('seats')
          .select(['seat', 'name', 'person'])
          .where('match', '=', call.match)
          .where('kind', '=', 'human')
          .orderBy('seat')
          .compile(),
      ),
    ]);
    const seated = seats.flatMap((seat) => (seat.person === call.person ? [] : [seat.name]));
    // Before the game starts, only the host is known.
    const host = body === null ? [] : [(JSON.parse(body) as { host: { name: string } }).host.name];
    const others = [...new Set(seated.length > 0 ? seated : host)];
    // The current question, if the game is still waiting for the player.
    const own = seats.flatMap(({ seat, person }) => (person === call.person ? [seat] : []));
    const due = call.kind === 'turn' && state !== null ? JSON.parse(state) : null;
    const asks = due === null ? [] : own.flatMap((seat) => promptsIn(due, seat) ?? []);
    const notice: NotificationContent = {
      kind: call.kind as NotificationContent['kind'],
      game: nameOf(game ?? gathers ?? ''),
      others,
      match: call.match,
      asks: asks[0] ?? null,
    };
    const rows = ways.map(({ id }) => ({
      id: `${id}/${call.match}/${call.seq}/${call.kind}`,
      way: id,
      person: call.person,
      match: call.match,
      body: JSON.stringify(notice),
      created: now(),
      at: now(),
      tries: 0,
      sent: null,
      fault: null,
    }));
    await write<unknown>(
      sql
        .updateTable('calls')
        .set({ told: 1 })
        .where('person', '=', call.person)
        .where('match', '=', call.match)
        .where('seq', '=', call.seq)
        .where('kind', '=', call.kind)
        .compile(),
      ...inbox.adding(call.person, { kind: notice.kind as InboxItem['kind'], subject: call.match }),
      ...(rows.length > 0
        ? [
            sql
              .insertInto('notices')
              .values(rows)
              .onConflict((at) => at.column('id').doNothing())
              .compile(),
          ]
        : []),
    );
    inbox.announce(call.person);
  }
}
