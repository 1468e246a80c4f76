import { below, type Event, type Json, pick, type Rng, rulesOf, seeded } from '@orrery/kernel';
import { describe, expect, it } from 'vitest';
import { game, type State } from '../../src/index.ts';
import { GROUPS, type Mode, setupsFor } from '../contract/setups.ts';
import { contributions, mainActions } from './legality.ts';
import { fleetOf, newMemory, noteAnswer, noteEvent } from './memory.ts';
import { catastrophes, completed, rivals, sides } from './scores.ts';

const rules = rulesOf(game);
const sorted = (answers: Iterable<unknown>): string[] => [...answers].map(String).sort();

interface Tally {
  questions: number;
  calls: number;
}

/** Plays a random game; at every question, game and referee must agree on the legal answers. */
function judged(seats: number, options: Record<string, Json>, seed: string, tally: Tally): State {
  const rng = seeded(`referee ${seed}`);
  const s = rules.begin(seats, options, seed);
  const pieces = sorted(game.census(s)).join();
  let memory = newMemory();
  while (s.result === null) {
    const row = pick(
      rng,
      rules.waiting(s).filter(({ standing }) => !standing),
    );
    const { actions } = rules.legal(s, row.seat, row.question, rng, 3);
    const wanted =
      row.flow === 'main'
        ? mainActions(s, memory)
        : row.flow === 'collaboration' && (row.step === 'caller' || row.step === 'partner')
          ? contributions(s, memory, row.seat)
          : null;
    if (wanted) {
      tally.questions++;
      const found = sorted(actions.map(({ answer }) => answer));
      if (found.join() !== wanted.join()) expect(found, `${seed} ${JSON.stringify(options)}`).toEqual(wanted);
    }
    const action = chosen(rng, actions, row.flow);
    const fleet = fleetOf(s, row.seat);
    const before = row.flow === 'main' ? rules.copy(s) : s;
    const news: Event[] = [];
    rules.play(s, action, (event) => news.push(event));
    noteAnswer(memory, row.flow, action.answer, fleet, before);
    for (const event of news) noteEvent(memory, event, s);
    if (news.some(({ type }) => type === 'turn-began')) {
      memory = newMemory();
      expect(sorted(game.census(s)).join()).toBe(pieces);
    }
    tally.calls += news.filter(({ type }) => type === 'called').length;
    expect(brokenLimit(s)).toBeNull();
  }
  return s;
}

/** A random legal answer; turns are rarely ended early. */
function chosen<A extends { answer: unknown }>(rng: Rng, actions: readonly A[], flow: string): A {
  const rest = actions.filter(({ answer }) => answer !== 'end');
  return flow === 'main' && rest.length > 0 && below(rng, 12) > 0 ? pick(rng, rest) : pick(rng, actions);
}

/** A broken limit, or null: a negative amount, too many tokens, or a pool out of turn and outside a Collaboration. */
function brokenLimit(s: State): string | null {
  for (const [seat, { credits, defense, bankedCredits, bankedDefense, cryo }] of s.players.entries()) {
    if (Math.min(credits, defense, bankedCredits, bankedDefense, cryo) < 0) return `seat ${seat} owes tokens`;
    if (Math.max(bankedCredits, bankedDefense) > 10 || cryo > 4) return `seat ${seat} has too many tokens`;
    if (seat !== s.turn && (credits > 0 || (defense > 0 && !s.collaboration))) return `seat ${seat} has a pool`;
  }
  return null;
}

function closes(s: State, seats: number): void {
  const { scores, winners, detail } = s.result as NonNullable<State['result']>;
  expect([s.turns, s.events.cards.length]).toEqual([9 * seats, 0]);
  if (!s.coop) {
    expect(scores).toEqual(rivals(s));
    const best = scores.flatMap((score, seat) => (score === Math.max(...scores) ? [seat] : []));
    expect(best).toEqual(expect.arrayContaining(winners));
    return;
  }
  const [team, syndicate] = sides(s);
  const both = detail as unknown as Record<'team' | 'syndicate', { total: number }>;
  expect([both.team.total, both.syndicate.total]).toEqual([team, syndicate]);
  expect(s.syndicate.cards.cards).toHaveLength(9 * seats);
  const ahead = team > syndicate || (team === syndicate && catastrophes(s.team) > catastrophes(s.syndicate));
  expect(winners.length > 0).toBe(ahead && !(s.hard && completed(s).includes(false)));
}

describe('random games checked by an independent referee', () => {
  it.each(GROUPS)(
    'HX-080 HX-198 HX-312 HX-313 %s with %i players: game and referee agree on legal answers and scores',
    (mode: Mode, seats) => {
      const tally: Tally = { questions: 0, calls: 0 };
      for (const options of setupsFor(mode, seats)) {
        closes(judged(seats, options, `${mode} ${seats}`, tally), seats);
      }
      expect(tally.questions).toBeGreaterThan(200);
      expect(tally.calls > 0).toBe(seats > 1);
    },
  );
});
