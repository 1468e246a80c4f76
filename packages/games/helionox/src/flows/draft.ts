import { maskOf, move, pick, type Seat, say, show, tell, type Zone } from '@orrery/kernel';
import { labelledAll, nameOf } from '../content/cards.ts';
import { cardNamed } from '../content/index.ts';
import { flow, playerOf, type State } from '../state.ts';
import { amongCards, cardOption } from './choices/options.ts';

/** Architects are drafted: keep one, pass the others to the left, and start with one of three (HX-054 to HX-056). */
export const draft = flow(
  'draft',
  {},
  {
    // Alone there is nobody to pass to (HX-558).
    alone: (s, _v, go) => {
      if (s.players.length === 1) go.jump('choose');
    },
    pick: {
      sealed: 'choose',
      who: (s) => s.order.filter((seat) => playerOf(s, seat).held.cards.length > 0),
      prompt: (s, _v, seat) => ({ text: say('ask-draft'), options: playerOf(s, seat).held.cards.map(cardOption) }),
      admits: (s, _v, seat, name) => amongCards(playerOf(s, seat).held.cards, 1, [name], 'HX-055'),
      sample: (s, _v, seat, rng) => nameOf(pick(rng, playerOf(s, seat).held.cards)),
      options: (s, _v, seat) => playerOf(s, seat).held.cards.map(nameOf),
      reveal: (s, _v, picks) => keepAndPass(s, picks),
    },
    again: (s, _v, go) => {
      // The third pick leaves no choice.
      const { held } = playerOf(s, 0);
      if (held.cards.length > 1) return go.jump('pick');
      for (const player of s.players) move(s, player.held, 0, player.picked);
    },
    choose: {
      sealed: 'choose',
      who: (s) => s.order,
      prompt: (s, _v, seat) => ({
        text: say('ask-architect'),
        options: playerOf(s, seat).picked.cards.map(cardOption),
      }),
      admits: (s, _v, seat, name) => amongCards(playerOf(s, seat).picked.cards, 1, [name], 'HX-056'),
      sample: (s, _v, seat, rng) => nameOf(pick(rng, playerOf(s, seat).picked.cards)),
      options: (s, _v, seat) => playerOf(s, seat).picked.cards.map(nameOf),
      reveal(s, _v, picks) {
        for (const seat of s.players.keys()) chooseArchitect(s, seat, picks[seat] ?? null);
        tell('architects', labelledAll(s.players.map((player) => player.architect)));
      },
    },
  },
);

/** A pick is made, and what is not kept goes to the left neighbour, who looks at it. */
function keepAndPass(s: State, picks: readonly (string | null)[]): void {
  const passed = s.order.map((seat, i) => {
    const { held, picked } = playerOf(s, seat);
    const both = maskOf(seat) | maskOf(s.order[(i + 1) % s.order.length] as Seat);
    // Who saw these cards before can no longer tell which one was kept, unless the others come round again.
    for (const at of held.cards.keys()) held.known[at] = (held.known[at] as number) & both;
    const name = picks[seat] ?? nameOf(held.cards[0] as number);
    move(s, held, held.cards.indexOf(cardNamed(name)), picked);
    return held;
  });
  for (const [i, seat] of s.order.entries()) {
    const held = passed[(i + passed.length - 1) % passed.length] as Zone;
    playerOf(s, seat).held = held;
    for (const at of held.cards.keys()) show(s, held, at, maskOf(seat));
  }
}

/** The chosen Architect is shown; the two others leave the game unseen (HX-553). */
function chooseArchitect(s: State, seat: Seat, name: string | null): void {
  const player = playerOf(s, seat);
  const { picked } = player;
  const at = name === null ? 0 : picked.cards.indexOf(cardNamed(name));
  player.architect = picked.cards[at] as number;
  picked.cards.splice(at, 1);
  picked.known.splice(at, 1);
  while (picked.cards.length > 0) move(s, picked, 0, s.box);
}
