import { below, EVERYBODY, type Game, logEvent, maskOf, rulesOf, witness } from '@orrery/kernel';
import { describe, expect, it } from 'vitest';
import { fixtures } from '../src/index.ts';
import { highCard } from './example.ts';
import { violationOf, withRules, withStep } from './planted.ts';

const { auction, claims, dice, duel, teams } = fixtures as unknown as Record<string, Game>;
const of = (game: Game | undefined, changes: Partial<Game>): Game => ({ ...(game as Game), ...changes });

describe('a game without declared secrets', () => {
  it('is rejected, unless it is declared open and hides nothing', () => {
    const { secrets: _secrets, ...silent } = dice as Game;
    expect(violationOf(silent, 2)).toMatch(
      /secrecy: the game does not declare what is hidden: .*`secrets`, or set `open: true`/,
    );
    expect(violationOf(of(silent, { imagine: undefined, open: true }), 2)).toMatch(
      /`open: true`, but seat 0 sees more than/,
    );
    expect(violationOf(of(dice, { open: true }), 2)).toMatch(
      /`open: true` cannot be combined with `secrets` or `imagine`$/,
    );
    const { secrets: _cards, ...cards } = highCard;
    expect(violationOf({ ...cards, open: true }, 2)).toMatch(/`open: true`, but a zone holds a card/);
  });

  it('is rejected also if only one zone is missing', () => {
    const secrets: Game['secrets'] = (s, news) => duel?.secrets?.(s, news).slice(1) ?? [];
    expect(violationOf(of(duel, { secrets }), 2)).toMatch(/`secrets` names 4 zones, but there are 5$/);
    const copied: Game['secrets'] = (s, news) =>
      (duel?.secrets?.(s, news) ?? []).map((row) => ('zone' in row ? { ...row, zone: { ...row.zone } } : row));
    expect(violationOf(of(duel, { secrets: copied }), 2)).toMatch(/`secrets` names a zone that `zones` does not$/);
  });
});

describe('knowledge that differs from the declared secrets is found', () => {
  it('for cards that are drawn face up', () => {
    const game = withStep(duel as Game, 'turn', 'draw', (draw) => (s: any, v: any, go: any) => {
      draw(s, v, go);
      s.hands[v.seat].known[s.hands[v.seat].known.length - 1] = EVERYBODY;
    });
    expect(violationOf(game, 3)).toMatch(
      /secrecy: seat \d knows card \d+ .* according to `known`, but may not according to `secrets`$/,
    );
  });

  it('for cards that are dealt face up, or that their owner does not know', () => {
    const dealt = (known: number): Game =>
      of(highCard, {
        setup(core, seats, options) {
          const s = highCard.setup(core, seats, options);
          s.hands[1]?.known.fill(known);
          return s;
        },
      });
    expect(violationOf(dealt(EVERYBODY), 2)).toMatch(
      /step 0: secrecy: .* knows card \d+ at place 0 of zone 2 according to `known`/,
    );
    expect(violationOf(dealt(0), 2)).toMatch(
      /step 0: secrecy: seat 1 may know card \d+ .*, but not according to `known`$/,
    );
  });

  it('for a role that is unmasked for too few seats', () => {
    const game = withStep(teams as Game, 'round', 'unmask', (unmask) => ({
      take(s: any, v: any, seat: number, name: string | null) {
        unmask.take(s, v, seat, name);
        if (name !== null) s.roles.known[Number(name.slice(5))] = maskOf(seat) | maskOf(Number(name.slice(5)));
      },
    }));
    expect(violationOf(game, 4, 40)).toMatch(/secrecy: .* may know card \d .* but not according to `known`$/);
  });
});

describe('imagined worlds must differ in everything unknown', () => {
  it('finds a first hidden card that stays in each zone', () => {
    const game = withRules(duel as Game, (rules) => ({
      imagine(s, seat, rng) {
        const world = rules.imagine(s, seat, rng);
        const real = rules.game.zones(s);
        rules.game.zones(world).forEach((zone, i) => {
          const first = zone.known.findIndex((known) => !(known & maskOf(seat)));
          const card = real[i]?.cards[first] as number;
          const from = first < 0 ? undefined : rules.game.zones(world).find((other) => other.cards.includes(card));
          if (!from) return;
          from.cards[from.cards.indexOf(card)] = zone.cards[first] as number;
          zone.cards[first] = card;
        });
        return world;
      },
    }));
    expect(violationOf(game, 3)).toMatch(
      /secrecy: `imagine` for .* (never puts card \d+ at place \d+ of zone|depends on)/,
    );
  });

  it('finds cards distinguished by an invisible back', () => {
    const split = rulesOf(of(duel, { back: (card: number) => card % 2 }));
    const game = withRules(duel as Game, () => ({ imagine: split.imagine }));
    expect(violationOf(game, 3)).toMatch(/secrecy: `imagine` for .* never puts card \d+ at place \d+ of zone \d/);
  });

  it('finds a fact that stays the same or becomes impossible', () => {
    const { imagine: _imagine, ...fixed } = auction as Game;
    expect(violationOf(fixed, 2)).toMatch(
      /never sets "taste of \d" to \d, which is possible: `imagine` must re-deal it$/,
    );
    const odd = of(auction, {
      imagine(s, seat) {
        s.tastes = s.tastes.map((taste: number, other: number) => (other === seat ? taste : 7));
      },
    });
    expect(violationOf(odd, 2)).toMatch(/sets "taste of \d" to 7, which is impossible$/);
    const own = of(auction, {
      imagine(s, _seat, rng) {
        s.tastes = s.tastes.map(() => below(rng, 3));
      },
    });
    expect(violationOf(own, 2)).toMatch(
      /(changes "taste of \d", which the viewer knows|the view reveals hidden information to seat \d)/,
    );
  });
});

describe('the suite finds typical mistakes with dice under cups', () => {
  it('a fact with too many values to check', () => {
    const faces = Array.from({ length: 1296 }, (_none, roll) => roll);
    const whole = { fact: 'all dice of 0', value: 0, by: maskOf(0), among: faces };
    expect(violationOf(of(dice, { secrets: () => [whole] }), 2)).toMatch(
      /secrecy: "all dice of 0" has 1296 possible values; split it into several facts in `secrets`/,
    );
  });

  const shown = (s: any, seat: number | null) => ({ ...(dice as Game).view(s, seat), dice: s.dice });

  it('a view that shows all dice', () => {
    expect(violationOf(of(dice, { view: shown }), 2)).toMatch(
      /secrecy: the view reveals hidden information to .* at \.dice/,
    );
  });

  it('no `imagine`, and a view that shows them all', () => {
    const { imagine: _imagine, ...game } = dice as Game;
    expect(violationOf(of(game, { view: shown }), 2)).toMatch(
      /secrecy: `imagine` for .* never sets "die \d of seat \d" to \d/,
    );
  });

  it('a public log line with every face', () => {
    const game = withStep(dice as Game, 'round', 'roll', (roll) => (s: any, v: any, go: any) => {
      roll(s, v, go);
      witness(s);
      logEvent('shown', { dice: s.dice, seat: 0 });
    });
    expect(violationOf(game, 3)).toMatch(
      /secrecy: the log reveals "die \d of seat \d" to .* at \.\d+\.shown\.dice\.\d\.\d$/,
    );
  });

  it('a public log line with the drawn card and a mark for all', () => {
    const game = withStep(duel as Game, 'turn', 'draw', (draw) => (s: any, v: any, go: any) => {
      draw(s, v, go);
      witness(s);
      logEvent('looked', { seat: v.seat, cards: 0, card: s.hands[v.seat].cards.at(-1) ?? null });
    });
    expect(violationOf(game, 3)).toMatch(
      /secrecy: the log reveals the card at place \d+ of zone \d to .* at \.\d+\.looked\.card$/,
    );
  });

  it('but accepts a public roll in a public log line', () => {
    expect(violationOf(claims as Game, 3, 3)).toBe('nothing was found');
  });
});
