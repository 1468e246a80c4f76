import { clockNameOf, type LobbyTable } from '@orrery/protocol';
import { changeSearch, currentSearch, type Search } from '../../app/search-state.ts';
import { committed, toReveal } from '../../table/fairness.ts';
import { api, problemText } from '../../table/online.ts';
import { followTable } from './table-feed.ts';

/** How often the search is repeated, so that it widens and moves to older tables, in milliseconds. */
const REPEAT_MS = 6000;

let timer: ReturnType<typeof setInterval> | undefined;
let followed: { table: string; stop(): void } | null = null;
let isAsking = false;

/** Whether the game of a search starts. */
export const isFound = ({ table }: Search): boolean =>
  table !== null && table.you.length > 0 && (table.stage === 'begun' || table.revealBy !== null);

function stop(): void {
  clearInterval(timer);
  timer = undefined;
  followed?.stop();
  followed = null;
}

function follow(table: string): void {
  if (followed?.table === table) return;
  followed?.stop();
  followed = { table, stop: followTable(table, (news) => news && show(news)) };
}

/** Shows the newest state of the search's table, and reveals the salt once the seats are final. */
function show(table: LobbyTable): void {
  const search = currentSearch();
  if (!search) return;
  const known = search.table;
  if (known?.table === table.table && table.rev < known.rev) return;
  changeSearch({ ...search, table, problem: null });
  if (table.revealBy === null) return;
  const reveal = async () => {
    const salt = await toReveal(table);
    if (salt !== null) await api.atTable(table.table, { do: 'reveal', salt });
  };
  // Without the salt, the game starts at the deadline.
  reveal().catch(() => {});
}

async function ask(): Promise<void> {
  const search = currentSearch();
  if (!search || isFound(search) || isAsking) return;
  isAsking = true;
  try {
    const before = search.table ? { table: search.table.table } : {};
    const table = await committed((commitment) => api.quick({ ...search.terms, ...before, ...commitment }));
    const now = currentSearch();
    if (now?.began === search.began) {
      show(table);
      follow(table.table);
    } else if (table.stage === 'gathering') await api.atTable(table.table, { do: 'stand' });
  } catch (error) {
    const now = currentSearch();
    if (now) changeSearch({ ...now, problem: problemText(error) });
  } finally {
    isAsking = false;
  }
}

/** Starts a search, instead of the one before. Rejects if the server refuses it. */
export async function startSearch(terms: Search['terms']): Promise<void> {
  if (currentSearch()) await cancelSearch();
  changeSearch({ terms, table: null, began: Date.now(), problem: null });
  timer = setInterval(() => void ask(), REPEAT_MS);
  await ask();
}

/** Continues the search of a table at which the player waits, for example after the page was reloaded. */
export function resumeSearch(table: LobbyTable): void {
  const clock = clockNameOf(table.clock);
  const name = table.seats[table.you[0] ?? 0]?.name;
  if (currentSearch() || !table.quick || !clock || !name) return;
  const { game, seats, rated } = table;
  changeSearch({
    terms: { game, seats: seats.length, name, rated, clock },
    table,
    began: table.created,
    problem: null,
  });
  follow(table.table);
  timer = setInterval(() => void ask(), REPEAT_MS);
}

/** Ends the search without leaving its table, because the game has started. */
export function endSearch(): void {
  stop();
  changeSearch(null);
}

/** Ends the search and leaves its table. */
export async function cancelSearch(): Promise<void> {
  const search = currentSearch();
  endSearch();
  if (search?.table) await api.atTable(search.table.table, { do: 'stand' }).catch(() => {});
}
