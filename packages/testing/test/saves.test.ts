import { readdirSync, readFileSync } from 'node:fs';
import { type Game, type MatchRecord, replay, resumeTable, rulesOf, seeded } from '@orrery/kernel';
import { describe, expect, it } from 'vitest';
import { writeCopy } from '../../../scripts/copygen.ts';
import { fixtures } from '../src/index.ts';

const here = (path: string) => new URL(path, import.meta.url);
const { claims } = fixtures;

describe('a match saved by version 1', () => {
  const saved = () => JSON.parse(readFileSync(here('./fixtures/claims-v1.json'), 'utf8')) as MatchRecord;

  it('was saved at a step that was renamed, without a new variable', () => {
    const frame = (saved().snapshot.state as { stack: { step: string; vars: object }[] }).stack[1];
    expect(frame).toMatchObject({ step: 'grab', vars: {} });
    expect(saved().version).toBe(1);
  });

  it('is resumed by version 2 at the same question and played to its end', () => {
    const rules = rulesOf(claims);
    const table = resumeTable(rules, saved());
    expect(table.state.stack[1]).toMatchObject({ step: 'take', vars: { streak: 0, goal: 3 } });
    expect(rules.check(table.state)).toBeNull();
    const [row] = rules.waiting(table.state);
    table.act({ seat: 1, question: row?.question as string, n: row?.n as number, answer: 1 });
    expect(table.record.snapshot.version).toBe(2);
    const rng = seeded('to the end');
    const s = rules.copy(table.state);
    while (rules.advance(s, rng));
    expect(s.result).not.toBeNull();
  });

  it('is not replayed by another version', () => {
    expect(() => replay(rulesOf(claims), saved())).toThrow('other-version');
  });
});

describe('the generated copies', () => {
  const names = readdirSync(here('../src/fixtures/')).filter((name) => name.endsWith('.gen.ts'));

  it('exist for every fixture', () => {
    const ids = (Object.values(fixtures) as Game[]).map((game) => `${game.id}.gen.ts`);
    expect(names.sort()).toEqual(ids.sort());
  });

  it.each(Object.values(fixtures) as Game[])('of $id is up to date', (game) => {
    const written = readFileSync(here(`../src/fixtures/${game.id}.gen.ts`), 'utf8');
    expect(written).toBe(writeCopy(game.state, game.flows, `./${game.id}.ts`));
  });
});
