import { type Event, rulesOf, seeded, visibleEvent } from '@orrery/kernel';
import { formatMessage } from '@orrery/messages';
import { describe, expect, it } from 'vitest';
import { DESIGNS, game, messages, textBoard } from '../src/index.ts';

const rules = rulesOf(game);

describe('messages', () => {
  it('has a message for every event, with all arguments filled in', () => {
    const seen = new Set<string>();
    for (let i = 0; i < 6; i++) {
      const rng = seeded(`words ${i}`);
      const events: Event[] = [];
      const s = rules.begin(2 + (i % 3), {}, `words ${i}`, (event) => events.push(event));
      for (let at = rules.next(s, rng); at !== null; at = rules.next(s, rng)) {
        const seat = at.seats[0] as number;
        rules.answer(s, at, seat, at.step.sample(s, at.frame.vars, seat, rng) as never, (event) => events.push(event));
      }
      for (const event of events) {
        seen.add(event.type);
        for (const viewer of [0, null]) {
          const { data } = visibleEvent(event, viewer);
          const own = event.secret && viewer === 0 && (event.to & 1) !== 0;
          const text = formatMessage(messages, { id: own ? `${event.type}.own` : event.type, params: data });
          expect(text).toMatch(/^[A-Z0-9].* .*\.$/);
          expect(text).not.toMatch(/null|undefined|\[object|\{/);
        }
      }
      expect(messages[`over-${s.result?.reason}`]).toBeDefined();
    }
    for (const type of [
      'placed',
      'upgraded',
      'produced',
      'traded',
      'tiles-exchanged',
      'discarded',
      'supply-moved',
      'reshuffled',
      'final-exchange',
      'game-ended',
    ]) {
      expect(seen).toContain(type);
    }
  });

  it('a refusal names what is missing', () => {
    const missing = [
      { id: 'lack-price', params: { short: 2, colour: 'red' } },
      { id: 'lack-sign', params: { short: 1, colour: 'green' } },
    ];
    const have = [{ id: 'held', params: { count: 1, colour: 'red' } }];
    expect(formatMessage(messages, { id: 'too-few-tokens', params: { missing, have } })).toBe(
      'You need 2 more red for the price and 1 more green for the sign on this field. You have 1 red.',
    );
  });

  it('calls yellow a victory point in the command line', () => {
    for (const param of ['get', 'got', 'colour']) expect(messages[`${param}-yellow`]).toBe('victory point');
  });

  it.each([
    ['B01', '+1 green per helium link; needs an empty field beside it.'],
    ['A01', '+1 blue per round; +1 green per lab link whose partner has any helium link.'],
    ['A08', 'planning discount 1 if you pay any blue.'],
    ['A10', 'No bonus, only points.'],
  ])('describes %s from its face', (id, text) => {
    expect(messages[`about-${id}`]).toBe(text);
  });

  it('every tile and every phase has a name', () => {
    for (const id of Object.keys(DESIGNS)) expect(messages[`tile-${id}`]).toBe(DESIGNS[id]?.name);
    for (const phase of ['bases', 'opening', 'planning', 'development', 'production', 'over'])
      expect(messages[`phase-${phase}`]).toBeTruthy();
  });
});

describe('the board as text', () => {
  it('names every field once, above its content, for every viewer at any time', () => {
    const s = rules.begin(2, {}, 'drawn');
    const rng = seeded('drawn');
    for (let left = 60; left > 0 && rules.advance(s, rng); left--) {
      for (const seat of [0, 1, null]) {
        const view = game.view(s, seat);
        const text = textBoard(view);
        for (const { id } of view.fields)
          expect(text.match(new RegExp(`(?<![\\d,-])${id}(?![\\d,])`, 'g'))).toHaveLength(1);
        expect(text).toContain(`Round ${view.round}, ${messages[`phase-${view.phase}`]}`);
        expect(text).not.toMatch(/undefined|NaN|\[object/);
      }
    }
  });

  it('explains the tiles in the viewer’s hand and not those of others', () => {
    const s = rules.begin(2, {}, 'hands');
    const rng = seeded('hands');
    while (s.round < 1) rules.advance(s, rng);
    const hands = (seat: number | null) => textBoard(game.view(s, seat)).match(/^In hand:/gm)?.length ?? 0;
    expect([hands(0), hands(1), hands(null)]).toEqual([1, 1, 0]);
  });
});
