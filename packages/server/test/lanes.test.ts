// Moonshot with four: Politicians and Engineers act at the same time, with racing, late and forged answers.
import { catalog } from '@orrery/games';
import { type Action, type Answer, below, pick, type Rng, replay, rulesOf, seeded } from '@orrery/kernel';
import { candidateAnswers, type TableState } from '@orrery/protocol';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { game } from '../../games/moonshot/src/index.ts';
import { codeOf, type Guest, openWorld, type World } from './help/world.ts';

const rules = rulesOf(game);
const NAMES = ['Ada', 'Vera', 'Noor', 'Ilya'];
const games = { catalog, module: '@orrery/games' };

let world: World;
beforeEach(async () => {
  world = await openWorld({ games, limits: { messages: { burst: 1e6, perSecond: 1e6 } } });
});
afterEach(() => world.end());

/** Four people at one table, each with two connections; USA has seats 0 and 2. */
async function fourAtOne(): Promise<{ match: string; lines: [Guest, Guest][] }> {
  const open = { kind: 'open' as const };
  const seats = [{ kind: 'me' as const, name: 'Ada' }, open, open, open];
  const { match, token } = await world.api.create({ game: 'moonshot', seats });
  const tokens = [token];
  for (const name of NAMES.slice(1)) tokens.push((await world.api.claim(match, { name })).token);
  const lines = tokens.map((own): [Guest, Guest] => [world.sit(match, own), world.sit(match, own)]);
  for (const guest of lines.flat()) await guest.until((table) => table.seats.every(({ kind }) => kind === 'human'));
  return { match, lines };
}

type Asked = TableState['prompts'][number];
const tableOf = (guest: Guest): TableState => guest.remote.table as TableState;
const actionOf = ({ seat, question, n }: Asked, answer: Answer): Action => ({ seat, question, n, answer });
function some(rng: Rng, { prompt }: Asked): Answer {
  return pick(rng, [...candidateAnswers(prompt)].slice(0, 40));
}
/** Waits until all connections are up to date. */
const settled = (lines: readonly Guest[]): Promise<unknown> => {
  const last = Math.max(...lines.map((guest) => tableOf(guest).seq));
  return Promise.all(lines.map((guest) => guest.until((table) => table.seq >= last)));
};

/** Expects that the match is over and that its record has everything that was played. */
async function recorded(match: string, played: number): Promise<void> {
  const record = await world.api.record(match);
  expect(record.entries.filter(({ kind }) => kind === 'act')).toHaveLength(played);
  expect(replay(rules, record).state).toEqual(record.snapshot.state);
  expect(world.log.filter(({ msg }) => msg === 'internal error')).toEqual([]);
}

/** Plays about sixty turns in which everyone answers twice at once, with forged and outdated answers. */
async function racedAt(rng: Rng): Promise<{ played: number; both: number }> {
  const { match, lines } = await fourAtOne();
  const all = lines.flat();
  const late: { line: Guest; action: Action }[] = [];
  let played = 0;
  let both = 0;
  for (let turn = 0; turn < 60 && tableOf(all[0] as Guest).result === null; turn++) {
    const rows = lines.flatMap(([one, two]) => {
      const asked = tableOf(one).prompts[0];
      return asked ? [{ one, two, asked }] : [];
    });
    if (rows.length > 1) both++;
    // Both connections of every asked seat send different answers at once, and so does a seat that is not asked.
    const tries = rows.flatMap(({ one, two, asked }) => {
      const action = actionOf(asked, some(rng, asked));
      late.push({ line: one, action });
      const thief = lines[((asked.seat as number) + 1 + below(rng, 3)) % 4]?.[0] as Guest;
      expect(thief).not.toBe(one);
      return [
        one.remote.act(action),
        two.remote.act(actionOf(asked, some(rng, asked))),
        thief.remote.act(action).then(() => {
          throw new Error(`seat ${asked.seat} was played by another`);
        }),
      ];
    });
    const old = pick(rng, late);
    const codes = await Promise.all([...tries.map(codeOf), turn > 3 ? codeOf(old.line.remote.act(old.action)) : '']);
    played += codes.filter((code) => code === 'accepted').length;
    await settled(all);
  }
  for (const [one, two] of lines) expect(tableOf(one).views).toEqual(tableOf(two).views);
  for (const seat of [1, 3])
    if (tableOf(all[0] as Guest).result === null) await lines[seat]?.[0].remote.request('resign', { seat });
  await Promise.all(all.map((guest) => guest.until((table) => table.result !== null)));
  await recorded(match, played);
  return { played, both };
}

describe('lanes that run at the same time, over a server', () => {
  it('MS-041 counts one of two racing answers of a seat, and ignores late and foreign ones', {
    timeout: 120_000,
  }, async () => {
    const rng = seeded('lanes');
    let played = 0;
    let both = 0;
    // Tables are random and some end early, so they are repeated until enough turns were seen.
    while (played < 61 || both < 6) {
      const seen = await racedAt(rng);
      played += seen.played;
      both += seen.both;
    }
  });

  it('D48 lets a seat resign in any window: its partner answers there, and a side without players loses', {
    timeout: 120_000,
  }, async () => {
    const seen = new Set<string>();
    for (let n = 0; n < 10; n++) {
      const { match, lines } = await fourAtOne();
      const all = lines.map(([one]) => one);
      const rng = seeded(`resign ${n}`);
      let played = 0;
      for (let turn = 0; turn < 150 && tableOf(all[0] as Guest).result === null; turn++) {
        const asked = pick(
          rng,
          all.flatMap((one) => tableOf(one).prompts.slice(0, 1)),
        );
        const [guest, partner] = [all[asked.seat], all[(asked.seat + 2) % 4]] as [Guest, Guest];
        const window = asked.prompt.text.id;
        if (!seen.has(window) && window !== 'ask-ready') {
          seen.add(window);
          await guest.remote.request('resign', { seat: asked.seat });
          await partner.until(({ prompts }) => prompts.some(({ prompt }) => prompt.text.id === window));
          await partner.remote.request('resign', { seat: (asked.seat + 2) % 4 });
          const { result } = await guest.until((table) => table.result !== null);
          expect(result?.winners).toEqual(asked.seat % 2 === 0 ? [1, 3] : [0, 2]);
          await recorded(match, played);
          break;
        }
        if ((await codeOf(guest.remote.act(actionOf(asked, some(rng, asked))))) === 'accepted') played++;
        await settled(all);
      }
    }
    expect(seen.size).toBeGreaterThan(6);
  });
});
