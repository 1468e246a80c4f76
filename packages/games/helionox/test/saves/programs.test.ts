import { readFileSync } from 'node:fs';
import { framesOf, type Json, load, rulesOf } from '@orrery/kernel';
import type { Save } from '@orrery/testing';
import { describe, expect, it } from 'vitest';
import { draw, when } from '../../src/content/effect.ts';
import { type Card, DESIGNS, type Effects, PLACES } from '../../src/content/index.ts';
import { PROGRAMS, programOf, programsOf, stepsOf } from '../../src/effects/programs.ts';
import { game, type State } from '../../src/index.ts';

const savesOf = (version: number): Save[] =>
  JSON.parse(readFileSync(new URL(`../fixtures/saves/v${version}.json`, import.meta.url), 'utf8'));
const saveAt = (version: number, at: string): Save => savesOf(version).find((save) => save.at === at) as Save;
const taken = (save: Save): State => load(rulesOf(game), save.snapshot);
const programs = (s: State): string[] =>
  framesOf(s.stack).flatMap(({ vars }) => (typeof vars.program === 'string' ? [vars.program] : []));

/** All designs, with one more list of steps nested in one card. */
const grown = (id: string): Card[] =>
  DESIGNS.map((card): Card => {
    if (card.id !== id || !('effect' in card)) return card;
    const more: Effects = [...card.effect, when({ is: 'activeEventHere' }, draw(1))];
    return { ...card, effect: more } as Card;
  });

describe('names of lists of steps', () => {
  it('consist of the card, the part and the position in it', () => {
    expect(stepsOf('B04/effect/1')).toBe((stepsOf('B04/effect')[1] as { then: Effects }).then);
    expect(programOf(stepsOf('K07/effect/0/1'))).toBe('K07/effect/0/1');
    expect([stepsOf('L02/key'), stepsOf('A10/ability2')]).toMatchObject([
      [{ op: 'defense', n: 2 }],
      [{ op: 'defense', n: 5 }, { op: 'draw' }],
    ]);
    expect(() => stepsOf('B04/effect/9')).toThrow();
  });

  it('stay the same when a card gains a list', () => {
    for (const id of ['MA', 'B04', 'K07']) {
      const after = programsOf(grown(id));
      expect(after.size).toBe(PROGRAMS.size + 1);
      for (const [name, effects] of PROGRAMS) {
        if (name !== `${id}/effect`) expect([name, after.get(name)]).toEqual([name, effects]);
      }
    }
  });

  it('in saves still exist in a box with more cards', () => {
    const after = programsOf(grown('MA'));
    for (const save of savesOf(game.version)) {
      for (const name of programs(taken(save))) expect([name, after.get(name)]).toEqual([name, PROGRAMS.get(name)]);
    }
  });
});

describe('saves of version 1', () => {
  it('convert numbers of lists to names and continue with the same steps', () => {
    const save = saveAt(1, 'access.choose');
    const frames = (save.snapshot.state as { stack: { flow: string; vars: { program?: Json } }[] }).stack;
    expect(frames.find(({ flow }) => flow === 'effects')?.vars.program).toBe(150);
    // The last list of that version: the second ability of the last Architect.
    expect(programs(taken(save))).toEqual(['A15/ability2']);
    expect(programs(taken(saveAt(1, 'branch.choose')))).toHaveLength(2);
    for (const old of savesOf(1)) for (const name of programs(taken(old))) expect(PROGRAMS.has(name)).toBe(true);
  });

  it('keep the per-turn state, in one object', () => {
    for (const save of savesOf(1)) {
      const old = save.snapshot.state as unknown as Record<string, Json>;
      const { thisTurn } = taken(save);
      expect(thisTurn).toEqual({
        ...Object.fromEntries(Object.keys(thisTurn).map((mark) => [mark, old[mark]])),
        delivered: old.delivered,
      });
      expect(thisTurn.delivered).toHaveLength(PLACES.length);
    }
  });

  it('keep an open Call for Collaboration', () => {
    for (const at of ['answer', 'caller', 'partner', 'split', 'withdraw']) {
      const save = saveAt(1, `collaboration.${at}`);
      const frame = (save.snapshot.state as { stack: { flow: string; vars: Record<string, Json> }[] }).stack.find(
        ({ flow }) => flow === 'collaboration',
      );
      const { seat, partner, event, accepted } = frame?.vars ?? {};
      expect(taken(save).collaboration).toMatchObject({ caller: seat, partner, event, accepted });
    }
    expect(taken(saveAt(1, 'main.act')).collaboration).toBeNull();
  });
});
