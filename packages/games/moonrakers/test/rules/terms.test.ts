import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { CREW, type Effect, type Effects, EVENTS, PARTS, POLICIES, PROTOTYPES } from '../../src/content/index.ts';
import {
  captain,
  choices,
  claimable,
  done,
  faces,
  filled,
  finish,
  hand,
  isAsked,
  pick,
  pilot,
  play,
  scene,
  solo,
  together,
  use,
} from '../scene.ts';

/** All effects of a text, including nested ones. */
const steps = (effects: Effects): Effect[] =>
  effects.flatMap((step) => {
    if (step.do === 'either') return [step, ...step.branches.flatMap(steps)];
    if (step.do === 'if' || step.do === 'may') return [step, ...steps(step.gives), ...steps(step.otherwise ?? [])];
    return [step];
  });
const sources = (folder: string): string[] =>
  readdirSync(new URL(`../../src/${folder}/`, import.meta.url)).map((file) =>
    readFileSync(new URL(`../../src/${folder}/${file}`, import.meta.url), 'utf8'),
  );

describe('terms on cards', () => {
  it('MK-108 conditions are checked in every captain’s turn, and must be met in the turn of the claim', () => {
    const t = scene({ row: ['DE06'], captains: [{ hand: [] }, { hand: [], objectives: ['O10'] }] });
    together(t, 'DE06', [1]);
    finish(t);
    t.say(0, 'done', 'buy');
    expect(claimable(t, 1)).toEqual(['O10']);
    for (const seat of [0, 1, 2]) t.say(seat, [], 'claim');
    t.playUntil((s) => s.phase === 'claims' && s.leader === 1);
    expect(claimable(t, 1)).not.toContain('O10');
  });

  it('MK-347 MK-063 no text gives another captain cards or Actions, so captains who are done stay done', () => {
    const t = scene({
      row: ['EX07'],
      captains: [
        { hand: ['r', 't'], deck: ['m', 'm'] },
        { hand: ['s'], deck: ['m'] },
      ],
    });
    together(t, 'EX07', [1]);
    t.say(1, 'done', 'play');
    play(t, 'r');
    play(t, 't');
    expect([isAsked(t, 'play', 1), pilot(t, 1).actions, hand(t, 1)]).toEqual([false, 1, ['s']]);
  });

  it('MK-397 MK-464 no card raises the hand limit; every redraw is up to five', () => {
    const t = solo('EX01', {
      hand: ['m', 'm', 'm', 'm', 'm', 'm', 't'],
      deck: ['r', 'r', 's', 's', 's', 's', 's', 's'],
    });
    play(t, 't');
    expect(hand(t)).toHaveLength(8);
    finish(t);
    t.say(0, 'done', 'buy');
    expect(hand(t)).toHaveLength(5);
  });

  it('MK-411 MK-408 a doubled Shield is the same card twice: a Surge Shield counts as two Surge Shields', () => {
    const t = solo('RE09', { parts: ['HE2'], hand: ['sX'] }, { overload: true });
    play(t, 'sX');
    pick(t, 'HE2');
    expect([pilot(t).blocks, filled(t, 'shield')]).toEqual([4, 2]);
  });

  it('MK-466 blocking a hazard deals no Damage', () => {
    for (const { play: effects } of CREW) {
      if (!steps(effects).some((step) => step.do === 'block')) continue;
      expect(steps(effects).some((step) => step.do === 'reduce' && step.what === 'damage')).toBe(false);
    }
    const t = solo('KI05', { hand: ['C10'], deck: ['m'] });
    play(t, 'C10');
    expect([pilot(t).blocks, filled(t, 'damage')]).toEqual([2, 0]);
  });

  it('MK-472 a removed die loses its icons, a rerolled one stays; removed dice still count as rolled', () => {
    const t = solo('EX07', { parts: ['HE6'], hand: ['C11'], deck: ['m'], prestige: 9 });
    faces(t, [2, 2]);
    play(t, 'C11');
    expect([pilot(t).dice, pilot(t).rolled]).toEqual([[2], 2]);
    use(t, 'HE6');
    pick(t, '2');
    expect([pilot(t).dice.length, pilot(t).rolled]).toEqual([1, 2]);
  });

  it('MK-492 every trigger occurs in the game', () => {
    const moments = new Set(
      [...PARTS, ...PROTOTYPES, ...CREW].flatMap(({ abilities }) => abilities.map(({ on }) => on.on)),
    );
    expect([...moments].sort()).toEqual(
      ['base', 'discard step', 'each', 'elsewhere', 'end', 'event', 'failure', 'nth', 'start', 'success', 'use'].sort(),
    );
  });

  it('MK-497 the owner of an effect makes its choices, even about a contract of others', () => {
    const t = scene({ row: ['EX07'], captains: [{ hand: [] }, { hand: ['C18'] }] });
    together(t, 'EX07', [1]);
    play(t, 'C18', 1);
    expect([isAsked(t, 'choose', 1), isAsked(t, 'choose', 0)]).toEqual([true, false]);
    expect(choices(t, 1).sort()).toEqual(['damage', 'reactor']);
  });

  it('MK-498 no rule depends on the name of a card', () => {
    const names = [...PARTS, ...PROTOTYPES, ...CREW, ...EVENTS, ...POLICIES].map(({ name }) => name);
    for (const text of ['rules', 'effects', 'flows', 'setup'].flatMap(sources)) {
      for (const name of names) expect(text.includes(`'${name}'`)).toBe(false);
    }
  });

  it('MK-675 no rule depends on the class of a crew', () => {
    for (const text of ['rules', 'effects', 'flows', 'setup'].flatMap(sources)) {
      expect(text).not.toMatch(/\.class\b|'(engineer|navigator|warden|gunner|fixer)'/);
    }
  });

  it('MK-008 basic cards and credits never run out', () => {
    const t = solo('EX07', { hand: ['C31'], credits: 1000 }, { overload: true });
    play(t, 'C31');
    pick(t, 'damage');
    done(t);
    expect([captain(t).credits, captain(t).discard.cards.length]).toEqual([1000, 2]);
  });
});
