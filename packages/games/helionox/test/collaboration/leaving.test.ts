import { describe, expect, it } from 'vitest';
import { at, eventsOf, inHand, type Scene, scene } from '../scene.ts';

const CALL = 'collaborate:EE5.1:1';

/** Seat 0 has called seat 1 to EE5 at Earth, which costs 3 Defense; seat 2 could be called too. */
function called(defense: number, bankedDefense = 0): Scene {
  const options = { mercury: bankedDefense > 0 };
  const t = scene({
    ...{ seats: 3, options, inactive: ['EE5.1'] },
    players: [
      { defense, bankedDefense, architect: 'A02' },
      { hand: ['SP', 'SP', 'MA'], deck: ['MA'] },
      { hand: ['SP'], defense: 0 },
    ],
  });
  t.say(0, CALL);
  return t;
}

const leave = (t: Scene) => t.table.apply({ kind: 'resign', seat: 1 });
const has = (t: Scene, seat: number) => {
  const { influence, hand, deck, trophies } = at(t, seat);
  return [influence, hand.cards.length, deck.cards.length, trophies.cards.length];
};

/** The partner leaves: nothing is gained, and the caller's Main Phase continues. */
function endsWithNothing(t: Scene): void {
  const before = [has(t, 0), has(t, 1)];
  const events = leave(t);
  const more = t.asked()[0]?.flow === 'mix' ? t.say(0, 1) : [];
  expect(eventsOf([...events, ...more], 'collaboration-over')).toMatchObject([{ card: 'EE5.1' }]);
  for (const type of ['drew', 'influence', 'declined', 'collaborated', 'overcome']) {
    expect([type, eventsOf([...events, ...more], type)]).toEqual([type, []]);
  }
  expect([has(t, 0), has(t, 1)]).toEqual(before);
  t.expectAsked(0, 'main', 'act');
}

describe('a partner who resigns', () => {
  it('HX-563 R77 does not count as having declined an unanswered call', () => {
    endsWithNothing(called(2));
  });

  it('HX-110 HX-559 HX-563 R77 ends a Collaboration in which cards were played; the caller keeps the Defense', () => {
    const t = called(2);
    t.say(1, 'accept', 'answer');
    t.say(1, inHand(t, 1, 'SP'), 'partner');
    t.edit((s) => {
      (s.players[0] as ReturnType<typeof at>).defense = 1;
    });
    endsWithNothing(t);
    expect([at(t, 0).defense, at(t, 1).defense]).toEqual([1, 0]);
  });

  it('HX-563 R77 ends it while the caller splits the cost', () => {
    const t = called(5);
    t.say(1, 'accept', 'answer');
    t.say(1, inHand(t, 1, 'SP'), 'partner');
    t.say(1, inHand(t, 1, 'SP'), 'partner');
    t.say(1, null, 'partner');
    t.expectAsked(0, 'collaboration', 'split');
    endsWithNothing(t);
    expect(at(t, 0).defense).toBe(5);
  });

  it('HX-563 R77 ends it while the caller chooses how much comes from the Bank', () => {
    const t = called(2, 2);
    t.say(1, 'accept', 'answer');
    t.say(1, inHand(t, 1, 'SP'), 'partner');
    t.say(1, null, 'partner');
    t.expectAsked(0, 'mix', 'choose');
    endsWithNothing(t);
    expect([at(t, 0).defense, at(t, 0).bankedDefense]).toEqual([2, 2]);
  });

  it('HX-109 HX-563 R77 leaves the caller free to call another player this turn', () => {
    const t = called(2);
    t.say(1, 'accept', 'answer');
    leave(t);
    t.say(0, 'collaborate:EE5.1:2');
    t.say(2, 'accept', 'answer');
    t.say(2, inHand(t, 2, 'SP'), 'partner');
    expect([at(t, 0).influence, at(t, 2).influence]).toEqual([2, 1]);
  });
});
