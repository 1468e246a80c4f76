import { type Game, logEvent, newTable, resumeTable, seatsIn, type Table } from '@orrery/kernel';
import { describe, expect, it } from 'vitest';
import { inspectReturn } from '../src/departure.ts';
import { fixtures, inspectLeaving, leaveAgain } from '../src/index.ts';
import type { Inspector } from '../src/inspector.ts';
import { causeOf } from '../src/violation.ts';
import { watched } from '../src/watched.ts';
import { withRules, withStep } from './planted.ts';

const { claims, duel, teams, race, bazaar } = fixtures as unknown as Record<string, Game>;

/** All violations found in a game, as one text. */
const found = (game: Game | undefined, seats: number): string =>
  inspectLeaving(game as Game, { seats, seed: 'planted', games: 3, entries: 6000 })
    .map(({ message }) => message)
    .join('\n');

const isAnyoneOut = (s: any): boolean => s.out.includes(true);

describe('leaving: the check finds planted defects', () => {
  it('an effect that robs a seat that has left', () => {
    const game = withStep(claims as Game, 'round', 'roll', (roll) => (s: any, v: any, go: any) => {
      roll(s, v, go);
      for (const seat of s.out.keys()) {
        if (!s.out[seat]) continue;
        s.stones[seat] -= 3;
        s.heap += 3;
      }
    });
    expect(found(game, 3)).toMatch(/shape: .* \.stones\[\d\] is not a whole number, at least 0/);
  });

  it('an effect that fails after its target has left', () => {
    const game = withStep(duel as Game, 'strike', 'hit', (hit) => (s: any, v: any, go: any) => {
      if (s.out[v.at]) throw new Error('no such target');
      hit(s, v, go);
    });
    expect(found(game, 3)).toMatch(/ends: the rules fail on .* \(Error: no such target\)/);
  });

  it('a question for a seat that has left', () => {
    const game = withRules(claims as Game, (rules) => ({
      pending: (s) => rules.pending(s).map((at) => (at.standing === null ? { ...at, seats: [...s.out.keys()] } : at)),
    }));
    expect(found(game, 3)).toMatch(/leaving: round\/take is asked of seat \d, which left/);
  });

  it('a window that counts a seat that has left', () => {
    const game = withStep(race as Game, 'dash', 'wait', () => ({
      until: (s: any) => s.arrived.length === s.out.length,
    }));
    expect(found(game, 3)).toMatch(
      /ends: the rules fail on .* \(Error: race: all lanes wait and no question is open\)/,
    );
  });

  it('a question without a legal answer once a seat has left', () => {
    const game = withStep(claims as Game, 'round', 'take', (take) => ({
      options: (s: any) => (isAnyoneOut(s) ? [] : take.options(s)),
    }));
    expect(found(game, 3)).toMatch(/legality: round\/take \(seat \d\): .*`options`/);
  });

  it('an answer that is offered and refused once a seat has left', () => {
    const game = withStep(claims as Game, 'round', 'take', (take) => ({
      admits: (s: any, v: any, seat: number, n: number) =>
        isAnyoneOut(s) && n > 1 ? { reason: 'one-to-three', params: {}, rule: null } : take.admits(s, v, seat, n),
    }));
    expect(found(game, 3)).toMatch(/legality: round\/take \(seat \d\): .* which is refused: one-to-three/);
  });

  it('a card duplicated or lost after its holder has left', () => {
    const twice: Game = {
      ...(duel as Game),
      resign(s, seat) {
        const [card] = s.hands[seat].cards;
        (duel as Game).resign?.(s, seat);
        if (card === undefined) return;
        s.discard.cards.push(card);
        s.discard.known.push(0);
      },
    };
    expect(found(twice, 3)).toMatch(/conservation: lost \[\], added \[[a-z]+-\d\]/);
    const lost: Game = {
      ...(duel as Game),
      resign(s, seat) {
        s.hands[seat].cards.length = 0;
        s.hands[seat].known.length = 0;
        s.lives[seat] = 0;
      },
    };
    expect(found(lost, 3)).toMatch(/conservation: lost \[.+\], added \[\]/);
  });

  it('a win of a seat that has left, except with its side', () => {
    const scored = (s: any) => {
      const scores = (claims as Game).scores(s);
      const best = Math.max(...scores);
      const places = scores.map((own) => 1 + scores.filter((other) => other > own).length);
      return { scores, places, winners: [...scores.keys()].filter((seat) => scores[seat] === best), reason: 'heap' };
    };
    const game = withStep(claims as Game, 'match', 'count', () => (s: any, _v: any, go: any) => go.finish(scored(s)));
    expect(found(game, 3)).toMatch(/leaving: seat \d wins after it resigned \(heap\)/);
    expect(found(teams, 4)).toBe('');
  });

  it('a log line without its arguments after a seat has left', () => {
    const game = withStep(claims as Game, 'round', 'roll', (roll) => (s: any, v: any, go: any) => {
      roll(s, v, go);
      logEvent('rolled', { seat: s.turn, die: isAnyoneOut(s) ? null : 1 });
    });
    expect(found(game, 3)).toMatch(/messages: "rolled" lacks the argument \{die\}, as a spectator sees it/);
  });

  it('a view that fails or is empty after a seat has left', () => {
    const view = (broken: (s: any) => unknown): Game => ({
      ...(claims as Game),
      view: (s, seat) => ({ ...((claims as Game).view(s, seat) as object), best: isAnyoneOut(s) ? broken(s) : 0 }),
    });
    expect(
      found(
        view(() => undefined),
        3,
      ),
    ).toMatch(/leaving: the view is not plain data at \.best/);
    const fails = view((s) => s.nothing.at(0));
    expect(found(fails, 3)).toMatch(/leaving: the view fails \(TypeError/);
  });

  it('a timeout that fails only after a seat has left', () => {
    const game = withStep(claims as Game, 'round', 'take', () => ({
      fallback(s: any) {
        if (isAnyoneOut(s)) throw new Error('nobody to wait for');
        return 1;
      },
    }));
    expect(found(game, 4)).toMatch(/\(Error: nobody to wait for\)/);
  });

  it('an ai that fails after a seat has left, at a table with bots', () => {
    const ai: Game['ai'] = {
      evaluate(s) {
        if (isAnyoneOut(s)) throw new Error('who is ahead?');
        return 0;
      },
      policy: (s, _seat, _flow, step) => (step === 'take' ? Math.min(1, s.heap) : undefined),
    };
    expect(found({ ...(claims as Game), ai }, 3)).toMatch(/leaving: the ai fails at .* \(Error: who is ahead\?\)/);
  });

  it('a seat that comes back', () => {
    const game = withStep(claims as Game, 'round', 'roll', (roll) => (s: any, v: any, go: any) => {
      roll(s, v, go);
      s.out = s.out.map(() => false);
    });
    expect(found(game, 3)).toMatch(/leaving: seat \d is back/);
  });

  it('an undo that is offered but refused, although a sealed answer can be withdrawn', () => {
    const { rules } = watched(fixtures.auction as unknown as Game);
    const table = newTable(rules, { seats: 3, options: {}, seed: 'x' });
    const question = rules.waiting(table.state)[0]?.question as string;
    table.act({ seat: 0, question, n: 0, answer: 'in' });
    table.apply({ kind: 'resign', seat: 2 });
    expect(table.mayUndo(0)).toBe(true);
    expect(table.undoEntry(0, { reseed: 'again' })).toEqual({ kind: 'withdraw', seat: 0 });
    table.apply(table.undoEntry(0, { reseed: 'again' }));
    expect(table.state.out).toEqual([false, false, true]);
  });

  it('an undo that brings a seat back', () => {
    const { rules } = watched(duel as Game);
    const look = {
      place: { game: duel, seats: 3, seed: 'x', step: 1 },
      rules,
      rng: [1, 2, 3, 4],
    } as unknown as Inspector;
    const before = rules.begin(3, {}, 'x');
    const table = resumeTable(rules, {
      game: 'duel',
      version: 1,
      options: {},
      seats: 3,
      seed: 'x',
      entries: [],
      snapshot: { version: 1, state: before },
    });
    table.act({ seat: 0, question: rules.waiting(before)[0]?.question as string, n: 0, answer: null });
    const moment = { record: table.record, state: table.state, before };
    inspectReturn(look, moment, 2);
    const reviving = ((...args: Parameters<typeof resumeTable>): Table => {
      const own = resumeTable(...args);
      let state: any = null;
      return {
        ...own,
        get state() {
          return state ?? own.state;
        },
        apply(entry) {
          if (entry.kind !== 'undo') return own.apply(entry);
          state = before;
          return [];
        },
      };
    }) as typeof resumeTable;
    expect(() => inspectReturn(look, moment, 2, reviving)).toThrow(/undo: an undo returns seat 2 to the game/);
  });
});

describe('leaving: kinds of moments', () => {
  /** A game that fails only at one size of the heap, if the seat on turn leaves first. */
  const game: Game = {
    ...(claims as Game),
    resign(s, seat) {
      if (s.heap === 13 && s.turn === seat && seatsIn(s).length === 2) throw new Error('not now');
      (claims as Game).resign?.(s, seat);
    },
  };
  const setup = { seats: 3, seed: 'kinds', games: 4, entries: 8000 };

  it('are also distinguished by what a setup adds', () => {
    const about = (s: any) => `${s.heap}`;
    const messages = (violations: readonly { message: string }[]) =>
      violations.map(({ message }) => message).join('\n');
    expect(messages(inspectLeaving(game, setup))).not.toContain('not now');
    expect(messages(inspectLeaving(game, { ...setup, about }))).toContain('(Error: not now)');
  });
});

describe('leaving: a violation', () => {
  const game = withStep(bazaar as Game, 'market', 'trade', (trade) => ({
    take(s: any, v: any, seat: number, answer: any, go: any) {
      if (seatsIn(s).length < 3) throw new Error('too few');
      trade.take(s, v, seat, answer, go);
    },
  }));

  it('contains what is needed to reproduce it', () => {
    const [first] = inspectLeaving(game, { seats: 3, seed: 'again', games: 2, entries: 4000 });
    expect(first?.message).toContain('(Error: too few)');
    const [, seed = ''] = first?.message.match(/seed "([^"]+)"/) ?? [];
    const [, step, manner, seat, other] =
      first?.message.match(/step: (\d+), manner: '(\w+)', seat: (\d), other: (\d)/) ?? [];
    const departure = { step: Number(step), manner: manner as 'both', seat: Number(seat), other: Number(other) };
    expect(() => leaveAgain(game, { seats: 3, seed }, departure)).toThrow(first?.message);
  });

  it('is reported once per cause, and not in games without departures', () => {
    const violations = inspectLeaving(game, { seats: 3, seed: 'again', games: 2, entries: 4000 });
    expect(new Set(violations.map(causeOf)).size).toBe(violations.length);
    expect(found(bazaar, 3)).toBe('');
  });
});
