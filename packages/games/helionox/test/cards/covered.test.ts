import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type CardKind, DESIGNS, EVENTS } from '../../src/content/index.ts';

const here = (path: string) => new URL(path, import.meta.url);
const FILES = [
  ...readdirSync(here('.')).filter((name) => name.endsWith('.test.ts') && name !== 'covered.test.ts'),
  ...['../scoring/missions.test.ts', '../team/set-up.test.ts', '../team/scores.test.ts'],
];
/** Every scenario: the source of one test, including its table of cases. */
const SCENARIOS = FILES.flatMap((file) =>
  readFileSync(here(file), 'utf8')
    .split(/^ {2}it(?=\(|\.each)/m)
    .slice(1),
);

/** The rule of each design: the first line of the rules inventory that begins with its id. */
const RULE = new Map<string, string>();
for (const line of readFileSync(here('../../../../../docs/rules/helionox.md'), 'utf8').split('\n')) {
  const [, rule, id] = line.match(/^(HX-\d{3}) \| ([A-Z]+\d*)\b/) ?? [];
  if (rule && id && !RULE.has(id)) RULE.set(id, rule);
}

const idsOf = (...kinds: CardKind[]): string[] =>
  DESIGNS.filter((design) => kinds.includes(design.kind)).map((design) => design.id);
/** Designs without a scenario that both cites their rule and uses them as required. */
const untested = (ids: readonly string[], uses: (scenario: string, id: string) => boolean): string[] =>
  ids.filter((id) => {
    const rule = RULE.get(id) ?? 'no rule';
    return !SCENARIOS.some((scenario) => scenario.includes(rule) && uses(scenario, id));
  });
const names = (scenario: string, id: string): boolean => new RegExp(`'${id}(\\.\\d)?'`).test(scenario);

describe('every card has a scenario', () => {
  it.each(['starting', 'prime', 'market', 'illegal'] as const)('that plays it: %s', (kind) => {
    const ids = idsOf(kind);
    expect(ids).not.toEqual([]);
    expect(untested(ids, (text, id) => names(text, id) && /\bplay\(/.test(text))).toEqual([]);
  });

  it('both abilities of each Architect', () => {
    const ids = idsOf('architect');
    expect(ids).not.toEqual([]);
    const uses = (text: string, id: string) =>
      [1, 2].every(
        (which) =>
          text.includes(`use('${id}', ${which}`) ||
          (text.includes(`architect: '${id}'`) && text.includes(`'architect:${which}'`)),
      );
    expect(untested(ids, uses)).toEqual([]);
  });

  it('the Bonus and the Key Access of each Location', () => {
    const ids = idsOf('location');
    expect(ids).not.toEqual([]);
    const uses = (text: string, id: string) =>
      ['bonus', 'key'].every((what) => new RegExp(`visit\\('${id}', '\\w+', '${what}'`).test(text));
    expect(untested(ids, uses)).toEqual([]);
  });

  it('each Fleet Asset', () => {
    const ids = idsOf('fleet');
    expect(ids).not.toEqual([]);
    expect(untested(ids, (text, id) => text.includes(`fleet: '${id}'`))).toEqual([]);
  });

  it('each Mission', () => {
    const ids = idsOf('mission');
    expect(ids).not.toEqual([]);
    expect(untested(ids, names)).toEqual([]);
  });

  it('each Catastrophic Event, and each penalty', () => {
    const catastrophes = EVENTS.filter((event) => event.catastrophic).map((event) => event.id);
    expect(catastrophes).not.toEqual([]);
    const laid = (text: string, id: string) => names(text, id) && /\b(in)?active: \[/.test(text);
    expect(untested(catastrophes, laid)).toEqual([]);
    const penalties = new Set(EVENTS.flatMap(({ active }) => (active.penalty === null ? [] : [active.penalty])));
    const missing = [...penalties].filter((penalty) => {
      const ids = EVENTS.filter(({ active }) => active.penalty === penalty).map((event) => event.id);
      return !SCENARIOS.some((text) => ids.some((id) => laid(text, id)));
    });
    expect(missing).toEqual([]);
    expect(penalties.size).toBeGreaterThan(0);
  });

  it('every design has its own line in the rules inventory, except Requests, which share one', () => {
    expect(DESIGNS.filter(({ kind, id }) => kind !== 'request' && !RULE.has(id)).map(({ id }) => id)).toEqual([]);
  });
});
