import { defined, logEvent, maskOf, move, msg, pickOneSealed, type Seat, show, take } from '@orrery/kernel';
import { labelledAll } from '../content/cards.ts';
import { flow, playerOf, type State } from '../state.ts';
import { cards, otherCard } from './choices/options.ts';

/** The Architect draft: keep one, pass the others to the left, and finally choose one of three (HX-054 to HX-056). */
export const draft = flow(
  'draft',
  {},
  {
    // A solo player has no one to pass to (HX-558).
    alone: (s, _v, go) => {
      if (s.players.length === 1) go.jump('choose');
    },
    pick: pickOneSealed({
      who: (s) => s.order,
      text: () => msg('ask-draft'),
      items: (s, _v, seat) => playerOf(s, seat).held.cards,
      ...cards,
      rule: (_s, _v, _seat, name) => otherCard(name, 'HX-055'),
      reveal: (s, _v, picks) => keepAndPass(s, picks),
    }),
    again: (s, _v, go) => {
      // The last Architect needs no pick.
      const { held } = playerOf(s, 0);
      if (held.cards.length > 1) return go.jump('pick');
      for (const player of s.players) move(s, player.held, 0, player.picked);
    },
    choose: pickOneSealed({
      who: (s) => s.order,
      text: () => msg('ask-architect'),
      items: (s, _v, seat) => playerOf(s, seat).picked.cards,
      ...cards,
      rule: (_s, _v, _seat, name) => otherCard(name, 'HX-056'),
      reveal(s, _v, picks) {
        for (const seat of s.players.keys()) chooseArchitect(s, seat, picks[seat] ?? null);
        logEvent('architects', labelledAll(s.players.map((player) => player.architect)));
      },
    }),
  },
);

/** Keeps one Architect and passes the others to the left neighbour, who sees them. */
function keepAndPass(s: State, picks: readonly (number | null)[]): void {
  const passed = s.order.map((seat, i) => {
    const { held, picked } = playerOf(s, seat);
    const both = maskOf(seat) | maskOf(defined(s.order[(i + 1) % s.order.length]));
    // Players who saw these cards earlier cannot tell which one was kept, unless the others come back to them.
    for (const at of held.cards.keys()) held.known[at] = defined(held.known[at]) & both;
    // For a resigned player, the first Architect is kept.
    move(s, held, held.cards.indexOf(picks[seat] ?? defined(held.cards[0])), picked);
    return held;
  });
  for (const [i, seat] of s.order.entries()) {
    const held = defined(passed[(i + passed.length - 1) % passed.length]);
    playerOf(s, seat).held = held;
    for (const at of held.cards.keys()) show(s, held, at, maskOf(seat));
  }
}

/** Takes the chosen Architect, or the first for a resigned player; the others go to the box unseen (HX-553). */
function chooseArchitect(s: State, seat: Seat, chosen: number | null): void {
  const player = playerOf(s, seat);
  const { picked } = player;
  player.architect = take(picked, chosen === null ? 0 : picked.cards.indexOf(chosen));
  while (picked.cards.length > 0) move(s, picked, 0, s.box);
}
