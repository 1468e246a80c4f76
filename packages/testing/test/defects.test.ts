import { below, EVERYBODY, type Game, logEvent, type Rng, seeded } from '@orrery/kernel';
import { describe, expect, it } from 'vitest';
import { ContractViolation, fixtures, inspectGame, noPeeking } from '../src/index.ts';
import { violationOf, withStep } from './planted.ts';

const { duel, claims, auction, race, teams, ticTacToe } = fixtures;

describe('the suite finds planted defects: secrets', () => {
  it('a view that peeks at the top of the deck', () => {
    const view: Game['view'] = (s, seat) => ({ ...duel.view(s, seat), top: s.deck.cards.at(-1) });
    expect(violationOf({ ...duel, view }, 3)).toMatch(/secrecy: the view reveals hidden information to .* at \.top$/);
  });

  it("a view that shows another seat's hand", () => {
    const view: Game['view'] = (s, seat) => ({
      ...duel.view(s, seat),
      hands: s.hands.map((own: any) => own.cards.slice()),
    });
    expect(violationOf({ ...duel, view }, 3)).toMatch(
      /secrecy: the view reveals hidden information to .* at \.hands\[\d\]\[\d\]$/,
    );
  });

  it('a prompt that leaks', () => {
    const game = withStep(duel, 'turn', 'act', (act) => ({
      prompt: (s: any, v: any, seat: number) => ({
        ...act.prompt(s, v, seat),
        text: { id: 'act', params: { next: s.deck.cards.at(-1) } },
      }),
    }));
    expect(violationOf(game, 3)).toMatch(
      /secrecy: a prompt reveals hidden information to seat \d at \[0\]\.prompt\.text\.params\.next$/,
    );
  });

  it('a refusal that depends on hidden cards', () => {
    const game = withStep(duel, 'turn', 'act', (act) => ({
      admits(s: any, v: any, seat: number, next: string | null) {
        const verdict = act.admits(s, v, seat, next);
        return verdict === true ? true : { ...verdict, params: { next: s.deck.cards.at(-1) } };
      },
    }));
    expect(violationOf(game, 3)).toMatch(
      /secrecy: a prompt reveals hidden information to seat \d at \[0\]\.refusals\[\d+\]\.params\.next$/,
    );
  });

  it('a reaction that only holders of the card are asked about', () => {
    const holds = (s: any, seat: number) => s.hands[seat].cards.some((card: number) => card >= 9 && card < 36);
    const game = withStep(duel, 'react', 'window', (window) => ({
      who: (s: any, v: any) => window.who(s, v).filter((seat: number) => holds(s, seat)),
    }));
    expect(violationOf(game, 3)).toMatch(
      /secrecy: (the list of open questions reveals|seat \d learns something without a mark: the questions)/,
    );
  });

  it('a log that reveals what one seat drew', () => {
    const game = withStep(duel, 'turn', 'draw', (draw) => (s: any, v: any, go: any) => {
      draw(s, v, go);
      logEvent('leak', { card: s.hands[v.seat].cards.at(-1) ?? null });
    });
    expect(violationOf(game, 3)).toMatch(
      /secrecy: .* learns something without a mark: the log depends on it at \[\d\]\.data\.card;/,
    );
  });

  it('a number of events that depends on a hidden card', () => {
    const game = withStep(duel, 'turn', 'draw', (draw) => (s: any, v: any, go: any) => {
      draw(s, v, go);
      if ((s.hands[v.seat].cards.at(-1) ?? 0) % 2 === 0) logEvent('hm', {});
    });
    expect(violationOf(game, 3)).toMatch(/secrecy: .* without a mark: the log depends on it at \.length;/);
  });

  it('randomness without a mark, so that undo could repeat it', () => {
    const game = withStep(claims, 'round', 'roll', () => (s: any, _v: any, go: any) => {
      s.dice[s.turn] = 1 + below(s.rng as Rng, 6);
      do s.turn = (s.turn + 1) % s.stones.length;
      while (s.out[s.turn]);
      go.jump('take');
    });
    expect(violationOf(game, 2)).toMatch(
      /secrecy: .* learns something without a mark: the view depends on it at \.dice\[\d\];.*witness/,
    );
  });

  it('an imagined world made from what is hidden', () => {
    const imagine: Game['imagine'] = (s, seat) => {
      s.tastes = s.tastes.map((taste: number, other: number) => (other === seat ? taste : (taste + 1) % 3));
    };
    expect(violationOf({ ...auction, imagine }, 2)).toMatch(
      /secrecy: `imagine` for .* depends on hidden information at \.tastes\[\d\]$/,
    );
  });

  it('an imagined world that changes what the seat knows', () => {
    const imagine: Game['imagine'] = (s, seat) => {
      if (seat !== null) s.hands[seat].cards.reverse();
    };
    expect(violationOf({ ...duel, imagine }, 2)).toMatch(
      /secrecy: `imagine` for seat \d changes what the viewer knows in zone \d/,
    );
  });

  it('a bot that looks at the real cards', () => {
    const choose = (rules: any, s: any, seat: number, question: string, seed: string, at: number) => {
      const { actions } = rules.legal(s, seat, question, seeded(seed));
      return actions[at % actions.length] ?? null;
    };
    const cheat = (rules: any, s: any, seat: number, question: string, seed: string) =>
      choose(rules, s, seat, question, seed, s.deck.cards.at(-1) ?? 0);
    const fair = (rules: any, s: any, seat: number, question: string, seed: string) =>
      choose(rules, rules.imagine(s, seat, seeded(seed)), seat, question, seed, 1);
    const setup = { seats: 3, seed: 'bots', depth: 'full' } as const;
    expect(() => noPeeking(duel, cheat, setup)).toThrow(/no peeking: the bot of seat \d uses hidden information/);
    expect(noPeeking(duel, fair, setup)).toBeGreaterThan(5);
  });
});

describe('the suite finds planted defects: components and copies', () => {
  const spoil = (change: (s: any) => void) =>
    withStep(duel, 'match', 'tally', (tally) => (s: any, v: any, go: any) => {
      change(s);
      tally(s, v, go);
    });

  it('a lost card', () => {
    const game = spoil((s) => {
      if (s.discard.cards.length === 0) return;
      s.discard.cards.pop();
      s.discard.known.pop();
    });
    expect(violationOf(game, 3)).toMatch(/conservation: lost \[[a-z]+-\d\], added \[\]$/);
  });

  it('a duplicated card', () => {
    const game = spoil((s) => {
      s.discard.cards.push(s.deck.cards[0]);
      s.discard.known.push(EVERYBODY);
    });
    expect(violationOf(game, 3)).toMatch(/conservation: lost \[\], added \[[a-z]+-\d\]$/);
  });

  it('hidden state outside the tree', () => {
    let calls = 0;
    const game = withStep(claims, 'round', 'roll', (roll) => (s: any, v: any, go: any) => {
      roll(s, v, go);
      s.honour[0] += ++calls % 5 === 0 ? 1 : 0;
    });
    expect(violationOf(game, 2)).toMatch(
      /(round trip: .* continues differently|replay: replaying the record leads to a different state) at \.honour\[0\]$/,
    );
  });

  it('Math.random', () => {
    const game = withStep(claims, 'round', 'roll', (roll) => (s: any, v: any, go: any) => {
      roll(s, v, go);
      s.dice[0] = Math.floor(Math.random() * 1e6);
    });
    expect(violationOf(game, 2)).toMatch(/round trip: a saved and loaded state continues differently at \.dice\[0\]$/);
  });

  it('Math.random in the setup', () => {
    const game = {
      ...claims,
      setup: (core: any, seats: number, options: any) => ({
        ...claims.setup(core, seats, options),
        heap: 10 + Math.floor(Math.random() * 1e6),
      }),
    };
    expect(violationOf(game, 2)).toMatch(/replay: the same seed starts differently at \.heap$/);
  });

  it('a closure in the state', () => {
    const game = withStep(auction, 'match', 'sell', (sell) => (s: any, v: any, go: any) => {
      v.outcome = () => 1;
      sell(s, v, go);
    });
    expect(violationOf(game, 2)).toMatch(/shape: the state is not plain data at \.stack\[0\]\.vars\.outcome$/);
  });

  it('undefined in the state', () => {
    const game = spoil((s) => {
      s.lives[1] = undefined;
    });
    expect(violationOf(game, 3)).toMatch(/shape: the state is not plain data at \.lives\[1\]$/);
  });

  it('a field that is not in the schema', () => {
    const game = spoil((s) => {
      s.extra = 1;
    });
    expect(violationOf(game, 3)).toMatch(/shape: the state does not match its schema: \.extra is not absent$/);
  });

  it('a shallow copy', () => {
    const copy: Game['copy'] = (s) => ({ ...duel.copy(s), deck: s.deck });
    expect(violationOf({ ...duel, copy }, 3)).toMatch(/copy: the generated copy shares \.deck with its original$/);
  });

  it('a copy that forgets a field', () => {
    const copy: Game['copy'] = (s) => ({ ...duel.copy(s), turn: 0 });
    expect(violationOf({ ...duel, copy }, 3)).toMatch(/copy: the generated copy differs at \.turn$/);
  });

  it('a question that changes the state it looks at', () => {
    const game = withStep(claims, 'round', 'take', (take) => ({
      prompt(s: any) {
        s.honour[0]++;
        return take.prompt(s);
      },
    }));
    expect(violationOf(game, 2)).toMatch(
      /untouched: reading a state changed it at \.honour\[0\]|secrecy: the view reveals/,
    );
  });
});

describe('the suite finds planted defects: legality', () => {
  it('a sample that the rule forbids', () => {
    const game = withStep(claims, 'round', 'take', () => ({ sample: () => 4 }));
    expect(violationOf(game, 2)).toMatch(
      /legality: round\/take \(seat 0\): `sample` gives 4, which is refused: one-to-three$/,
    );
  });

  it('options that miss an answer', () => {
    const game = withStep(claims, 'round', 'take', () => ({ options: () => [1, 2] }));
    expect(violationOf(game, 2)).toMatch(
      /legality: round\/take \(seat 0\): .* gives 3, which is missing from `options`$/,
    );
  });

  it('options that list what the rule forbids', () => {
    const game = withStep(claims, 'round', 'take', () => ({ options: () => [1, 2, 3, 4] }));
    expect(violationOf(game, 2)).toMatch(
      /legality: round\/take \(seat 0\): `options` gives 4, which is refused: one-to-three$/,
    );
  });

  it('a prompt that hides a legal answer', () => {
    const game = withStep(ticTacToe, 'round', 'mark', (mark) => ({
      prompt: (s: any) => ({ ...mark.prompt(s), options: mark.prompt(s).options.slice(1) }),
    }));
    expect(violationOf(game, 2)).toMatch(
      /prompt: round\/mark \(seat \d\): .* which the prompt does not list: ".." is not listed$/,
    );
  });

  it('a prompt that offers a forbidden answer', () => {
    const game = withStep(race, 'dash', 'aim', (aim) => ({
      prompt: (s: any) => ({ ...aim.prompt(s), options: [...aim.prompt(s).options, { id: 'warp' }] }),
    }));
    expect(violationOf(game, 2)).toMatch(
      /legality: dash\/aim \(seat \d\): the prompt gives "warp", which is refused: not-for-sale$/,
    );
  });

  it('a question that may be passed without saying so', () => {
    const game = withStep(teams, 'round', 'unmask', (unmask) => ({
      prompt(s: any, v: any, seat: number) {
        const { pass: _pass, ...rest } = unmask.prompt(s, v, seat);
        return rest;
      },
    }));
    expect(violationOf(game, 4)).toMatch(
      /prompt: round\/unmask \(seat \d\): .* passing is allowed but the prompt has no `pass`$/,
    );
  });

  it('a rule that fails instead of refusing', () => {
    const game = withStep(claims, 'round', 'claim', (claim) => ({
      admits(s: any, v: any, seat: number, feat: string) {
        if (feat === 'constructor') throw new Error('no rule for that');
        return claim.admits(s, v, seat, feat);
      },
    }));
    expect(violationOf(game, 2)).toMatch(
      /refusal: round\/claim \(seat \d\): `admits` fails for "constructor" \(Error: no rule for that\)$/,
    );
  });

  it('an answer that changes nothing', () => {
    const game = withStep(claims, 'round', 'stop', () => ({ take: () => {} }));
    expect(violationOf(game, 2)).toMatch(/refusal: round\/stop \(seat \d\): "stop" changes nothing but is accepted$/);
  });

  it('a refusal without a message', () => {
    const { taken: _taken, ...messages } = ticTacToe.messages;
    expect(violationOf({ ...ticTacToe, messages }, 2)).toMatch(/refusal: .*: there is no message "taken"$/);
  });
});

describe('the suite finds planted defects: the end', () => {
  it('a game that outlives its bound', () => {
    expect(violationOf({ ...claims, bound: 5 }, 2)).toMatch(
      /ends: .* within the bound|ends: the game is not over after its bound of 5 decisions$/,
    );
  });

  it('rules that never stop', () => {
    const game = withStep(claims, 'round', 'roll', () => (_s: any, _v: any, go: any) => go.jump('roll'));
    expect(violationOf(game, 2)).toMatch(/no question after 100000 steps/);
  });

  it('an inconsistent result', () => {
    const game = withStep(
      claims,
      'match',
      'count',
      () => (s: any, _v: any, go: any) =>
        go.finish({ scores: s.stones.map(() => 0), places: [1, 1], winners: [0], reason: 'odd' }),
    );
    expect(violationOf(game, 2)).toMatch(/result: .*a seat in first place is not a winner$/);
  });

  it('reports everything needed to reproduce a violation', () => {
    const game = withStep(claims, 'round', 'take', () => ({ sample: () => 4 }));
    try {
      inspectGame(game, { seats: 3, seed: 'again' });
      expect.unreachable();
    } catch (error) {
      expect(error).toBeInstanceOf(ContractViolation);
      expect(error).toMatchObject({ check: 'legality', seed: 'again', step: 0 });
      expect((error as Error).message).toMatch(/^claims, 3 seats, seed "again", step 0: /);
    }
  });
});
