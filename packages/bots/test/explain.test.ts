import { explain } from '@orrery/bots';
import { catalog } from '@orrery/games';
import {
  type Answer,
  defined,
  type Game,
  type Pending,
  questionOf,
  type Rng,
  rulesOf,
  type Seat,
  seeded,
  visibleEvent,
} from '@orrery/kernel';
import { argumentsOf, formatMessage } from '@orrery/messages';
import { effort } from '@orrery/testing';
import { describe, expect, it } from 'vitest';

const games: Game<any>[] = await Promise.all(catalog.map((entry) => entry.load()));
const GAMES = effort(2, 12);

interface Position {
  s: any;
  at: Pending;
  seat: Seat;
  question: string;
  step: string;
  rng: Rng;
}

/** Questions of random games in all setups, every step about equally often. */
function* positions(game: Game<any>, most: number): Generator<Position> {
  const rules = rulesOf<any>(game);
  const seen = new Map<string, number>();
  for (const { options } of game.setups ?? [{ options: {} }]) {
    for (let i = 0; i < GAMES; i++) {
      const seats = Math.max(game.seats.min, Math.min(game.seats.max, 2 + (i % 3)));
      const rng = seeded(`reasons ${i}`);
      let s: any;
      try {
        s = rules.begin(seats, options, `reasons ${i}`);
      } catch {
        continue;
      }
      for (let left = game.bound; left > 0; left--) {
        const at = rules.next(s, rng);
        if (!at) break;
        const seat = defined(at.seats[0]);
        const step = `${at.frame.flow}/${at.standing ?? at.frame.step}`;
        const often = seen.get(step) ?? 0;
        if (often < most) {
          seen.set(step, often + 1);
          yield { s, at, seat, question: questionOf(at), step, rng };
        }
        if (!rules.advance(s, rng)) break;
      }
    }
  }
}

/** Some different answers to a question. */
function answersTo(rules: ReturnType<typeof rulesOf<any>>, { s, at, seat, question, rng }: Position): Answer[] {
  const { ai } = rules.game;
  const step = at.standing ?? at.frame.step;
  const listed = ai?.candidates?.(s, seat, at.frame.flow, step, at.frame.vars, rng) ?? [];
  const all = [...listed, ...rules.legal(s, seat, question, rng, 6).actions.map(({ answer }) => answer)];
  const legal = all.filter((answer) => rules.why(s, { seat, question, n: s.counts[seat], answer }) === null);
  return [...new Map(legal.map((answer) => [JSON.stringify(answer), answer])).values()].slice(0, 12);
}

/** The reasons in the real world, which see everything. */
function real(
  rules: ReturnType<typeof rulesOf<any>>,
  { s, at, seat, question }: Position,
  answer: Answer,
  own: boolean,
) {
  const after = rules.copy(s);
  rules.play(after, { seat, question, n: s.counts[seat], answer });
  const { flow, step, vars } = { ...at.frame, step: at.standing ?? at.frame.step };
  const certain = JSON.stringify(s.rng) === JSON.stringify(after.rng);
  return rules.game.ai?.reason?.({ s, seat, flow, step, vars, answer, after, certain, own }) ?? [];
}

describe.each(games.filter((game) => game.ai?.reason).map((game) => [game.id, game] as const))(
  'reasons in %s',
  (_id, game) => {
    const rules = rulesOf<any>(game);

    it('hold in the real world and in every world that looks the same, and are whole messages', {
      timeout: 120_000,
    }, () => {
      let found = 0;
      for (const position of positions(game, 12)) {
        const { s, seat, question, rng } = position;
        for (const answer of answersTo(rules, position)) {
          const own = explain(rules, s, seat, question, answer);
          expect(real(rules, position, answer, true), position.step).toEqual(expect.arrayContaining(own));
          const imagined = rules.imagine(s, seat, rng);
          expect(explain(rules, imagined, seat, question, answer), position.step).toEqual(own);
          for (const message of own) {
            found++;
            expect(game.messages[message.id], message.id).toBeDefined();
            for (const name of argumentsOf(game.messages[message.id] ?? ''))
              expect(message.params).toHaveProperty(name);
            const text = formatMessage(game.messages, message);
            // The table shows the names of players for these.
            for (const name of ['from', 'to', 'by', 'who', 'owner', 'player', 'winner'])
              expect(Object.keys(message.params ?? {})).not.toContain(name);
            expect(text).not.toMatch(/[{}]|undefined|NaN|null|\[object|\.$/);
          }
        }
      }
      expect(found).toBeGreaterThan(100);
    });

    it('exist for every question with a choice', { timeout: 120_000 }, () => {
      const [asked, explained] = [new Set<string>(), new Set<string>()];
      for (const position of positions(game, 12)) {
        const answers = answersTo(rules, position);
        if (answers.length < 2) continue;
        asked.add(position.step);
        for (const answer of answers)
          if (explain(rules, position.s, position.seat, position.question, answer).length > 0)
            explained.add(position.step);
      }
      expect([...asked].filter((step) => !explained.has(step))).toEqual([]);
    });

    it('of others reveal nothing: answers that look the same to spectators have the same reasons', {
      timeout: 120_000,
    }, () => {
      let found = 0;
      for (const position of positions(game, 8)) {
        const { s, seat, question, rng } = position;
        const byLook = new Map<string, string>();
        for (const answer of answersTo(rules, position)) {
          const shown = explain(rules, s, seat, question, answer, { viewer: null });
          expect(real(rules, position, answer, false), position.step).toEqual(expect.arrayContaining(shown));
          const imagined = rules.imagine(s, null, rng);
          expect(explain(rules, imagined, seat, question, answer, { viewer: null }), position.step).toEqual(shown);
          found += shown.length;
          const after = rules.copy(s);
          const events: unknown[] = [];
          rules.play(after, { seat, question, n: s.counts[seat], answer }, (event) =>
            events.push(visibleEvent(event, null)),
          );
          const look = JSON.stringify([events, rules.view(after, null), rules.waiting(after, null)]);
          const reasons = JSON.stringify(shown);
          expect(byLook.get(look) ?? reasons, `${position.step} ${JSON.stringify(answer)}`).toBe(reasons);
          byLook.set(look, reasons);
        }
      }
      expect(found).toBeGreaterThan(20);
    });
  },
);
