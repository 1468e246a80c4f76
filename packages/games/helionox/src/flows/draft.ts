import { maskOf, move, pick, type Seat, say, show, tell } from '@orrery/kernel';
import { labelledAll, nameOf } from '../cards.ts';
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
      reveal(s, _v, picks) {
        for (const [seat, player] of s.players.entries()) {
          const name = picks[seat] ?? nameOf(player.held.cards[0] as number);
          move(s, player.held, player.held.cards.indexOf(cardNamed(name)), player.picked);
        }
        passLeft(s);
      },
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

/** What is not kept goes to the left neighbour, who looks at it. */
function passLeft(s: State): void {
  const held = s.order.map((seat) => playerOf(s, seat).held);
  for (const [i, seat] of s.order.entries()) {
    const from = held[(i + held.length - 1) % held.length] as (typeof held)[0];
    playerOf(s, seat).held = from;
    for (const at of from.cards.keys()) show(s, from, at, maskOf(seat));
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
