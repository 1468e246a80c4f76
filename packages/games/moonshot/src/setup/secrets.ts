import { defined, EVERYBODY, type Json, NOBODY, type Secret, type Zone } from '@orrery/kernel';
import { PLACES } from '../content/places.ts';
import { sideMask } from '../rules/seats.ts';
import { AGES, bookOf, countAged, INFLUENCE, rangeOf, tokenAt, unplaced } from '../rules/tokens.ts';
import type { State } from '../state.ts';

/** All zones, each once. */
export const zones = (s: State): Zone[] => [
  ...s.programs.flatMap(({ hand, deck, discard, drawn, path, slots }) => [
    hand,
    deck,
    discard,
    drawn,
    path,
    ...slots.map(({ cover }) => cover),
  ]),
  ...s.missionDecks,
  ...s.riskDecks,
  ...s.techDecks,
  s.moduleDeck,
];

/** The seats that may know each component and each stack of tokens (MS-288 to MS-297, MS-311, MS-312). */
export function secrets(s: State): Secret[] {
  const of = (zone: Zone, by: number): Secret => ({ zone, by });
  return [
    ...s.programs.flatMap(({ hand, deck, discard, drawn, path, explored, slots }, side): Secret[] => [
      of(hand, sideMask(s, side)),
      of(deck, NOBODY),
      of(discard, EVERYBODY),
      of(drawn, sideMask(s, side)),
      { zone: path, by: explored.map((up) => (up ? EVERYBODY : NOBODY)) },
      ...slots.map(({ cover }) => of(cover, sideMask(s, side))),
    ]),
    ...[...s.missionDecks, ...s.riskDecks, ...s.techDecks, s.moduleDeck].map((zone) => of(zone, NOBODY)),
    ...[0, 1].flatMap((side) => tokenFacts(s, side)),
  ];
}

/** The influence in each of a side's stacks. The side knows it; others know only what the totals imply. */
function tokenFacts(s: State, side: number): Secret[] {
  const own = defined(s.programs[side]);
  const facts: Secret[] = [];
  const add = (fact: string, value: number, count: number, age: number): void => {
    const [influence, bluff] = bookOf(own, age);
    const [least, most] = rangeOf(count, influence, bluff);
    const among: Json[] = Array.from({ length: most - least + 1 }, (_none, i) => least + i);
    // If only one mixture is possible, all seats know it.
    facts.push({ fact, value, by: least === most ? EVERYBODY : sideMask(s, side), among });
  };
  s.programs.forEach(({ slots }, owner) => {
    slots.forEach((slot, place) => {
      for (let age = 0; age < AGES; age++) {
        const count = countAged(slot, side, age);
        const name = `influence of ${side} on ${owner}'s ${PLACES[place]?.id} of age ${age}`;
        if (count > 0) add(name, defined(slot.tokens[tokenAt(side, age, INFLUENCE)]), count, age);
      }
    });
  });
  if (unplaced(own) > 0) add(`influence kept by ${side}`, own.influence, unplaced(own), 0);
  return facts;
}
