import { copyFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { gameIds } from '../../../scripts/games.ts';
import { files } from '../../../scripts/lib.mjs';
import { effort, type Insertion } from '../src/index.ts';
import { copyRepository, root, run } from './repository-copy.ts';

/** Tests to skip: random play, bots, and recorded games, which have to be played again for a new version. */
const LEFT_OUT = effort(1, 0) > 0 ? /[\\/](contract|ai|previews?|records)/ : /[\\/](contract|ai|records)/;
/** Enough games for a referee to notice a card that it does not know. */
const FEW = { REFEREE_GAMES: '5', REFEREE_RARE: '1', REFEREE_WHOLE: '1' };

interface Report {
  testResults: { name: string; status: string; message: string; assertionResults: Assertion[] }[];
}
interface Assertion {
  fullName: string;
  status: string;
  failureMessages: string[];
}

function edit(path: string, change: (text: string) => string): void {
  writeFileSync(path, change(readFileSync(path, 'utf8')));
}

/**
 * Raises the game's version in its `meta.ts` and returns it. Creating saves for it would take minutes, so the previous
 * ones are used.
 */
function raise(folder: string, id: string): number {
  let next = 0;
  edit(join(folder, `packages/games/${id}/src/meta.ts`), (text) =>
    text.replace(/(export const version = )(\d+)/, (_all, head: string, version: string) => {
      next = Number(version) + 1;
      return `${head}${next}`;
    }),
  );
  const saves = join(folder, `packages/games/${id}/test/fixtures/saves`);
  copyFileSync(join(saves, `v${next - 1}.json`), join(saves, `v${next}.json`));
  return next;
}

function insert(folder: string, { file, before, add }: Insertion): void {
  edit(join(folder, file), (text) => {
    const parts = text.split(before);
    if (parts.length !== 2) throw new Error(`${file}: "${before}" occurs ${parts.length - 1} times, not once`);
    return parts.join(add + before);
  });
}

const ids = gameIds(root);

describe('adding a card', () => {
  let folder = '';
  let report: Report = { testResults: [] };

  beforeAll(async () => {
    folder = copyRepository();
    for (const id of ids) {
      const { newCard } = (await import(join(root, `packages/games/${id}/test/new-card.ts`))) as {
        newCard(version: number): Insertion[];
      };
      for (const insertion of newCard(raise(folder, id))) insert(folder, insertion);
    }
    const made = run(join(folder, 'scripts/gen.mjs'), [], folder);
    expect([made.status, made.stderr]).toEqual([0, '']);
    const path = join(folder, 'report.json');
    run(
      join(root, 'node_modules/vitest/vitest.mjs'),
      [
        'run',
        ...ids
          .flatMap((id): string[] => files(join(folder, `packages/games/${id}/test`)))
          .filter((file) => file.endsWith('.test.ts') && !LEFT_OUT.test(file.slice(folder.length))),
        ...['--root', folder, '--reporter=json', `--outputFile.json=${path}`],
      ],
      folder,
      900_000,
      { ...process.env, ...FEW },
    );
    report = JSON.parse(readFileSync(path, 'utf8'));
  }, 1_000_000);
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it.each(ids)('to %s needs a literal, a rule, a scenario and a referee entry; all tests pass', (id) => {
    const files = report.testResults.filter(({ name }) => name.includes(`/packages/games/${id}/`));
    expect(files).not.toEqual([]);
    const failed = files.flatMap(({ name, status, message, assertionResults }) => [
      ...(status === 'failed' && assertionResults.length === 0 ? [`${name}: ${message}`] : []),
      ...assertionResults
        .filter((one) => one.status === 'failed')
        .map(({ fullName, failureMessages }) => `${fullName}: ${failureMessages[0]?.slice(0, 300)}`),
    ]);
    expect(failed).toEqual([]);
  });
});
