import { browser } from './browser.ts';

/** Fields that change over time: the last visit and, after a minute, the open question and its deadline. */
const CHANGING = new Set(['seen', 'awaited', 'asks', 'until']);
const timeless = (key: string, value: unknown): unknown => (CHANGING.has(key) ? 0 : value);

/** An uninvolved person, whose stored data must not be changed by what others send. */
export async function openWitness(url: string, game: string): Promise<{ changes(): Promise<string[]> }> {
  const ada = browser(() => url);
  await ada.ask('POST', '/api/me', { name: 'Witness' });
  await ada.ask('POST', '/api/me/account', { name: 'Witness', password: 'a good long password' });
  const seats = [{ kind: 'me', name: 'Witness' }, { kind: 'open' }];
  const { table } = (await ada.ask('POST', '/api/tables', { game, seats })).body;
  const { match } = (await ada.ask('POST', '/api/matches', { game, seats: [seats[0], seats[0]] })).body;
  const paths = ['/api/me', '/api/me/export', '/api/me/matches', '/api/me/ways', '/api/me/ratings', '/api/me/vacation'];
  const look = async () => {
    const found: Record<string, string> = {};
    for (const path of [...paths, `/api/tables/${table}`, `/api/matches/${match}`]) {
      const { status, body } = await ada.ask('GET', path);
      found[path] = `${status} ${JSON.stringify(body, timeless)}`;
    }
    return found;
  };
  const before = await look();
  return {
    async changes() {
      const after = await look();
      return Object.keys(before)
        .filter((path) => before[path] !== after[path])
        .map((path) => `${path} is now ${after[path]}`);
    },
  };
}
