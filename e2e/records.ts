import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Core, type Game, type MatchRecord, newTable, rulesOf } from '@orrery/kernel';
import { MOVE } from './player.ts';
import type { Page } from './test.ts';
import { replay } from './words.ts';

const games = join(import.meta.dirname, '../packages/games');
const folderOf = (game: string) => join(games, game, 'test/fixtures');
const NAMES = ['Ada', 'Vesta', 'Pallas', 'Juno'];

/** A recorded game of a game's tests. */
const recordOf = (game: string, name: string): MatchRecord =>
  JSON.parse(readFileSync(join(folderOf(game), `${name}.json`), 'utf8'));

const recordsOf = (game: string): [MatchRecord, ...MatchRecord[]] => {
  const names = readdirSync(folderOf(game)).filter((name) => name.endsWith('.json'));
  const [first, ...rest] = names.map((name) => recordOf(game, name.replace('.json', '')));
  if (!first) throw new Error(`${game} has no recorded games`);
  return [first, ...rest];
};

/** The steps of a record before which the first seat answers. */
const answersOf = (record: MatchRecord): number[] =>
  record.entries.flatMap((entry, step) => (entry.kind === 'act' && entry.action.seat === 0 ? [step] : []));

/** Opens a recorded game as a file. The first seat is a player, the others are easy bots. */
async function openRecord(page: Page, record: MatchRecord): Promise<void> {
  const seated = Array.from({ length: record.seats }, (_, seat) => ({
    name: NAMES[seat],
    ...(seat === 0 ? { kind: 'human', level: null } : { kind: 'bot', level: 'easy' }),
    connected: true,
  }));
  await page.goto('/replay');
  await page.locator('input[type=file]').setInputFiles({
    name: 'record.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify({ ...record, seated })),
  });
  await page.getByRole('slider', { name: 'Step' }).waitFor();
}

/** Plays on from a step of a recorded game against easy bots. */
export async function playFrom(page: Page, record: MatchRecord, step: number): Promise<void> {
  await openRecord(page, record);
  await page.getByLabel('View as').selectOption('0');
  await page.getByRole('slider', { name: 'Step' }).fill(String(step));
  await page.getByRole('button', { name: replay('fork') }).click();
  await page.waitForURL(/\/play\//);
  await page.locator(MOVE).waitFor();
}

/** Plays on from a recorded game when the first seat has `left` answers left. */
export const playEndOf = (page: Page, game: string, name: string, left: number): Promise<void> => {
  const record = recordOf(game, name);
  return playFrom(page, record, answersOf(record).at(-left) ?? 0);
};

/** Plays on from the recorded game with the most answers of the first seat, after this share of them. */
export function playLate(page: Page, game: string, share: number): Promise<void> {
  const records = recordsOf(game);
  const longest = records.reduce((a, b) => (answersOf(b).length > answersOf(a).length ? b : a));
  const answers = answersOf(longest);
  return playFrom(page, longest, answers[Math.floor(answers.length * share)] ?? 0);
}

/** A step of a recorded game at which the first seat is asked something. */
export interface Position {
  record: MatchRecord;
  step: number;
}

/**
 * For every kind of question that the first seat is asked in the recorded games, named by flow and step, the position
 * latest in its game. The most frequent kinds come first.
 */
export async function positionsOf(id: string): Promise<Map<string, Position>> {
  const { game } = (await import(`@orrery/${id}`)) as { game: Game<Core> };
  const rules = rulesOf(game);
  const found = new Map<string, Position & { part: number; times: number }>();
  for (const record of recordsOf(id)) {
    const table = newTable(rules, record);
    record.entries.forEach((entry, step) => {
      const row = rules.waiting(table.state).find(({ seat, standing }) => seat === 0 && !standing);
      const part = step / record.entries.length;
      const question = row ? `${row.flow}.${row.step}` : null;
      if (question !== null) {
        const before = found.get(question);
        const latest = before && before.part > part ? before : { record, step, part };
        found.set(question, { ...latest, times: (before?.times ?? 0) + 1 });
      }
      table.apply(entry);
    });
  }
  return new Map([...found].sort(([, a], [, b]) => b.times - a.times));
}
