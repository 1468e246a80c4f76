import type { Event } from '@orrery/kernel';
import { table } from '@orrery/testing';
import { describe, expect, it } from 'vitest';
import { nameOf } from '../../src/content/cards.ts';
import { game, type State } from '../../src/index.ts';
import type { SeenMission } from '../../src/view.ts';
import { at, designs, endTurn, eventsOf, inHand, names, play, type Scene, scene } from '../scene.ts';

/** Everything a seat learns from events: public data, and secret data addressed to it. */
const visibleTo = (events: readonly Event[], seat: number): string =>
  JSON.stringify(events.map((event) => [event.type, event.data, event.to & (1 << seat) ? event.secret : null]));

const views = (t: Scene): string => JSON.stringify([null, ...t.state.players.keys()].map((seat) => t.view(seat)));

describe('visibility', () => {
  it('HX-521 a Cycled Request is not shown in the hand of the rival who draws it', () => {
    const t = scene({
      options: { mercury: true },
      players: [{ request: 'RQ-earth-mars-1' }, { request: 'RQ-europa-moon-1' }],
    });
    t.edit((s) => {
      s.box.cards.push(...s.requests.cards.splice(1));
      s.box.known.push(...s.requests.known.splice(1));
    });
    t.say(0, 'cycle:request');
    endTurn(t, 0);
    t.say(1, 'cycle:request');
    expect(names(at(t, 1).request)).toEqual(['RQ-earth-mars-1']);
    expect(t.view(1).players[1].request.card.id).toBe('RQ-earth-mars-1');
    for (const viewer of [0, null]) expect(t.view(viewer).players[1].request).toEqual({ card: null });
  });

  it('HX-518 HX-053 only the owner sees a hand; its size is public', () => {
    const t = scene({ players: [{ hand: ['MA', 'SP'] }, { hand: ['MA'] }] });
    expect(t.view(0).players[0].hand.map((card: { design: string }) => card.design)).toEqual(['MA', 'SP']);
    expect(t.view(1).players[0].hand).toEqual([null, null]);
    expect(t.view(null).players[1].hand).toEqual([null]);
  });

  it('HX-519 HX-222 no player sees a deck; its size is public', () => {
    const t = scene({ market: { bio: 'B01.1' }, players: [{ credits: 2, discard: ['SP'] }] });
    t.say(0, 'buy:bio');
    expect(t.view(0).players[0].deck).toBe(at(t, 0).deck.cards.length);
    expect(t.view(1).players[0].discard).toMatchObject([{ design: 'SP' }]);
  });

  it('HX-518 a card obtained face up is hidden from others once it is drawn', () => {
    const t = scene({ market: { bio: 'B01.1' }, players: [{ credits: 2 }] });
    t.say(0, 'buy:bio');
    endTurn(t, 0);
    expect(designs(at(t, 0).hand)).toContain('B01');
    expect(t.view(1).players[0].hand).toEqual([null, null, null, null, null]);
  });

  it('HX-520 HX-526 HX-036 decks show only their sizes, and cards left out of the game are not shown', () => {
    const t = scene({ options: { mercury: true } });
    const view = t.view(null);
    expect(view.eventsLeft).toBe(t.state.events.cards.length);
    expect(view.requestsLeft).toBe(t.state.requests.cards.length);
    const text = JSON.stringify(view);
    for (const card of [...t.state.events.cards, ...t.state.requests.cards])
      expect(text).not.toContain(`"${nameOf(card)}"`);
    const hidden = t.state.box.cards.filter((_card, i) => t.state.box.known[i] === 0);
    for (const card of hidden) expect(text).not.toContain(`"${nameOf(card)}"`);
  });

  it('HX-527 whether a player is asked in a Collaboration does not depend on the hand', () => {
    for (const hand of [['MA'], ['SP']]) {
      const t = scene({ inactive: ['EE5.1'], players: [{ defense: 1 }, { hand }] });
      t.say(0, 'collaborate:EE5.1:1');
      t.say(1, 'accept');
      expect(t.expectAsked(1, 'collaboration', 'partner')).toMatchObject({ seat: 1 });
    }
  });
});

describe('hidden cards', () => {
  it.each(['competitive', 'cooperative'])(
    'HX-518 only owners see their hands (%s); all players see the size',
    (mode) => {
      const t = scene({ options: { mode }, players: [{ hand: ['B12', 'SP'] }, { hand: ['D12', 'K12', 'MA'] }] });
      const designsOf = (seat: number, of: number) =>
        t.view(seat).players[of].hand.map((card: { design: string } | null) => card?.design ?? null);
      expect([designsOf(0, 0), designsOf(0, 1)]).toEqual([
        ['B12', 'SP'],
        [null, null, null],
      ]);
      expect([designsOf(1, 0), designsOf(1, 1)]).toEqual([
        [null, null],
        ['D12', 'K12', 'MA'],
      ]);
      expect(t.view(null).players.map((player: { hand: unknown[] }) => player.hand)).toEqual([
        [null, null],
        [null, null, null],
      ]);
    },
  );

  it('HX-519 all players see the size of a player deck but not its cards, even after a refill', () => {
    const t = scene({ players: [{ hand: ['SK2'], deck: [], discard: ['B12.1', 'D12.1', 'K12.1', 'MA.1', 'SP.1'] }] });
    play(t, 'SK2');
    t.say(0, [names(at(t, 0).hand)[0] as string]);
    const hidden = names(at(t, 0).deck);
    expect(hidden).toHaveLength(3);
    for (const seat of [null, 0, 1]) {
      expect(t.view(seat).players[0].deck).toBe(3);
      for (const name of hidden) expect(JSON.stringify(t.view(seat))).not.toContain(`"${name}"`);
    }
  });

  it('HX-520 players see only the sizes of the Event, Market and Request decks', () => {
    const t = scene({ options: { mercury: true } });
    const { events, requests, market } = t.state;
    const hidden = [...names(events), ...names(requests), ...market.flatMap((deck) => names(deck).slice(0, -1))];
    expect(hidden.length).toBeGreaterThan(100);
    for (const seat of [null, 0, 1]) {
      const view = t.view(seat);
      expect([view.eventsLeft, view.requestsLeft]).toEqual([events.cards.length, requests.cards.length]);
      expect(view.market.map((slot: { left: number }) => slot.left)).toEqual(
        market.map((deck) => deck.cards.length - 1),
      );
      const text = JSON.stringify(view);
      for (const name of hidden) expect(text).not.toContain(`"${name}"`);
    }
  });

  it('HX-521 only its owner sees a Current Request until it is completed', () => {
    const t = scene({
      options: { mercury: true },
      players: [{ place: 'mars', cargo: ['moon'], request: 'RQ-moon-mars-1' }],
    });
    expect(t.view(0).players[0].request).toMatchObject({ card: { id: 'RQ-moon-mars-1' } });
    for (const seat of [null, 1]) expect(t.view(seat).players[0].request).toEqual({ card: null });
    const events = t.say(0, 'deliver:moon');
    expect(eventsOf(events, 'request-completed')).toMatchObject([{ seat: 0, card: 'RQ-moon-mars-1' }]);
    expect(t.view(1).players[0].trophies).toMatchObject([{ id: 'RQ-moon-mars-1' }]);
    const next = names(at(t, 0).request)[0] as string;
    expect(visibleTo(events, 0)).toContain(next);
    expect(visibleTo(events, 1)).not.toContain(next);
  });

  it('HX-526 cards randomly left out are never shown', () => {
    const t = table<State>(game, { seats: 2, options: { mode: 'cooperative', mercury: true } });
    const unused = names(t.state.box).filter((name) => /^(E|X|RQ|I|A)/.test(name));
    expect(unused.length).toBeGreaterThan(50);
    t.playUntil((s) => s.phase === 'main');
    const start = views(t) + JSON.stringify(t.events);
    t.playUntil((s) => s.result !== null);
    const text = start + views(t);
    for (const name of unused) expect(text).not.toContain(`"${name}"`);
  });
});

describe('open cards', () => {
  it('HX-523 R51 all players see piles, tokens, pieces and cards in play', () => {
    const t = scene({
      options: { mercury: true, missions: true },
      active: ['EE1.1'],
      inactive: ['EM1.1'],
      market: { bio: 'B03.1' },
      illegal: { mars: ['IR1.1'] },
      players: [
        {
          ...{
            hand: ['MA', 'B01', 'SP'],
            discard: ['PA'],
            trophies: ['EE4.1'],
            architect: 'A11',
            cryo: 2,
            fleet: 'F3',
          },
          ...{ influence: 5, infamy: 1, credits: 2, defense: 3, bankedCredits: 4, bankedDefense: 6 },
          ...{ cargo: ['mars'], embassies: ['moon'], place: 'europa' },
        },
      ],
    });
    play(t, 'MA');
    play(t, 'B01');
    t.say(0, [inHand(t, 0, 'SP')]);
    for (const seat of [null, 1]) {
      const view = t.view(seat);
      expect(view.players[0]).toMatchObject({
        ...{ discard: [{ design: 'PA' }], trophies: [{ id: 'EE4.1' }], played: [{ design: 'MA' }, { design: 'B01' }] },
        ...{ architect: 'A11', cryo: 2, fleet: 'F3', influence: 5, infamy: 1, credits: 4, defense: 3 },
        ...{ bankedCredits: 4, bankedDefense: 6, cargo: ['mars'], embassies: ['moon'], place: 'europa' },
      });
      expect(view.consumed).toMatchObject([{ design: 'SP' }]);
      expect(view.market[0].card.id).toBe('B03.1');
      expect([view.primeAssets, view.missions.map(({ design }: SeenMission) => design)]).toEqual([
        t.state.prime.cards.length,
        ['MC1', 'MC2', 'MC3', 'MC4'],
      ]);
      expect(view.locations[0].events).toMatchObject([{ id: 'EE1.1', active: true, defense: 3, influence: 2 }]);
      expect(view.locations[1].events).toMatchObject([{ id: 'EM1.1', active: false, defense: 2, influence: 1 }]);
      expect(view.locations[2].illegal).toMatchObject([{ id: 'IR1.1' }]);
    }
  });

  it('HX-523 in a team game all players also see Garrisons and the Syndicate’s piles', () => {
    const t = scene({
      options: { mode: 'cooperative', difficulty: 'master' },
      active: ['EE1.1'],
      market: { bio: 'B03.1', cybernetic: 'K12.1', transport: 'T02.1', defense: 'D01.1' },
    });
    endTurn(t, 0);
    const view = t.view(null);
    expect(view.locations.map((location: { garrison: boolean }) => location.garrison)).toEqual([
      true,
      true,
      true,
      true,
      true,
    ]);
    expect(view.team.syndicate).toMatchObject({ events: [{ id: 'EE1.1', active: true }], cards: [{ id: 'K12.1' }] });
  });

  it('HX-524 only the player who draws a card learns it', () => {
    const t = scene({ players: [{ hand: ['SD1'], deck: ['B12.1'] }] });
    const events = play(t, 'SD1');
    expect(visibleTo(events, 0)).toContain('B12.1');
    expect(visibleTo(events, 1)).not.toContain('B12.1');
    expect(eventsOf(events, 'drew')).toMatchObject([{ seat: 0, count: 1 }]);
  });

  it('HX-524 all players learn a card played, discarded, consumed, obtained or secured', () => {
    const market = { bio: 'B12.1', cybernetic: 'K12.1', transport: 'T12.1', defense: 'D02.1' };
    const t = scene({ market, players: [{ hand: ['K06', 'B01', 'MA.1'] }] });
    const events = play(t, 'K06');
    expect(eventsOf(events, 'played')).toMatchObject([{ seat: 0, card: 'K06.1' }]);
    expect(eventsOf(events, 'obtained')).toMatchObject([{ seat: 0, card: 'D02.1' }]);
    play(t, 'B01');
    expect(eventsOf(t.say(0, ['MA.1']), 'consumed')).toMatchObject([{ seat: 0, card: 'MA.1' }]);
    const secured = scene({ market, players: [{ hand: ['K11'] }] });
    expect(eventsOf(play(secured, 'K11'), 'secured')).toMatchObject([{ seat: 0, card: 'D02.1' }]);
    const discarded = scene({ players: [{ hand: ['SK2', 'MA.1'], deck: ['SP.1', 'SP.2'] }] });
    play(discarded, 'SK2');
    expect(eventsOf(discarded.say(0, ['MA.1']), 'discarded')).toMatchObject([{ seat: 0, cards: ['MA.1'] }]);
  });

  it('HX-527 prompts and events of other players do not depend on a hidden hand', () => {
    const world = (hand: readonly string[]) => {
      const t = scene({ inactive: ['EE5.1'], players: [{ defense: 1, hand: ['MA'] }, { hand }] });
      const seen: unknown[] = [t.prompt(0, 'choose'), t.view(0)];
      for (const [seat, answer] of [
        [0, 'collaborate:EE5.1:1'],
        [1, 'accept'],
        [0, null],
      ] as const) {
        seen.push(visibleTo(t.say(seat, answer), 0), t.view(0), t.view(null));
        seen.push(t.rules.waiting(t.state).map((row) => [row.seat, row.flow, row.step]));
      }
      seen.push(visibleTo(t.say(1, null), 0), t.view(0));
      return seen;
    };
    expect(world(['MA', 'MA'])).toEqual(world(['SP', 'SP']));
  });
});
