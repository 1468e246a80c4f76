import { type Game, rulesOf, seeded } from '@orrery/kernel';
import { describe, expect, it } from 'vitest';
import { nameOf } from '../../src/content/cards.ts';
import { game, type State } from '../../src/index.ts';
import { scoreOf } from '../../src/rules/score.ts';
import { type Scene, scene } from '../scene.ts';

type Chosen = Record<string, string | boolean>;

const rules = rulesOf(game as Game<State>);

const begin = (seats: number, options: Chosen = {}, seed = 'a'): State => rules.begin(seats, options, seed);

/** Plays a random game and calls `look` at every position; returns the last one. */
function watch(seats: number, options: Chosen, look: (s: State) => void = () => {}): State {
  const s = begin(seats, options);
  const rng = seeded('watched');
  do look(s);
  while (rules.advance(s, rng));
  return s;
}

describe('the player mat', () => {
  it('HX-051 a Fleet Asset stays on the mat all game and scores nothing', () => {
    let before: number[] | null = null;
    const s = watch(2, { mercury: true }, (now) => {
      const fleet = now.players.map((player) => player.fleet);
      before ??= fleet;
      expect(fleet).toEqual(before);
      const held = now.players.flatMap((player) => [player.deck, player.hand, player.discard, player.played]);
      const cards = [...held, now.consumed].flatMap((pile) => pile.cards);
      expect(cards.map(nameOf).filter((name) => name.startsWith('F'))).toEqual([]);
    });
    expect(s.result).not.toBeNull();
    const scores = ['F1', 'F2', 'F3', 'F4'].map((fleet) => {
      const t = scene({ options: { mercury: true }, players: [{ fleet, deck: ['MA'] }] });
      return scoreOf(t.state, 0).total;
    });
    expect(scores).toEqual([0, 0, 0, 0]);
  });

  it('HX-053 a mat has every zone; Bank, Carrier and Request only with Mercury Protocol', () => {
    const seat = (t: Scene) => t.view(0).players[0];
    const plain = scene({
      players: [
        { hand: ['MA'], deck: ['SP', 'PA'], discard: ['MA'], trophies: ['EE1'], credits: 1, defense: 2, cryo: 1 },
      ],
    });
    expect(seat(plain)).toMatchObject({ credits: 1, defense: 2, cryo: 1, influence: 0, infamy: 0, embassies: [] });
    expect(seat(plain)).toMatchObject({ request: null, fleet: null, cargo: [], bankedCredits: 0, bankedDefense: 0 });
    const { hand, deck, discard, trophies, architect } = seat(plain);
    expect([hand.length, deck, discard.length, trophies.length]).toEqual([1, 2, 1, 1]);
    expect(architect).toMatch(/^A\d\d$/);
    const mercury = scene({
      options: { mercury: true },
      players: [{ request: 'RQ-moon-mars-1', fleet: 'F3', cargo: ['mars'], bankedCredits: 3, bankedDefense: 4 }],
    });
    expect(seat(mercury)).toMatchObject({
      request: { card: { id: 'RQ-moon-mars-1' } },
      fleet: 'F3',
      cargo: ['mars'],
      bankedCredits: 3,
      bankedDefense: 4,
    });
  });
});
