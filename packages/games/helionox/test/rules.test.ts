import { type Game, rulesOf } from '@orrery/kernel';
import { table } from '@orrery/testing';
import { describe, expect, it } from 'vitest';
import { eventCard } from '../src/content/cards.ts';
import { cardOf, LOCATIONS } from '../src/content/index.ts';
import { game, type State } from '../src/index.ts';
import { scoreOf } from '../src/rules/score.ts';
import { teamScore } from '../src/rules/team-score.ts';
import { at, designs, endTurn, inHand, names, play, scene } from './scene.ts';

const begin = (seats: number, options: Record<string, string | boolean> = {}): State =>
  rulesOf(game as Game<State>).begin(seats, options, 'a');

describe('modes', () => {
  it('HX-272 a team is set up as rivals are', () => {
    const laid = (mode: string, mercury: boolean) => {
      const s = begin(3, { mode, mercury });
      return {
        market: s.market.map((deck) => deck.cards.length),
        prime: s.prime.cards.length,
        decks: s.players.map(({ deck, hand, request }) =>
          [deck.cards, hand.cards, request.cards].map((of) => of.length),
        ),
        ships: s.players.map(({ ship, embassies, cryo }) => [ship, embassies, cryo]),
        requests: s.requests.cards.length,
        illegal: s.illegal.map((of) => of.cards.length),
        locations: s.locations,
      };
    };
    for (const mercury of [false, true]) expect(laid('cooperative', mercury)).toEqual(laid('competitive', mercury));
  });

  it('HX-004 HX-018 every mode is played with or without Mercury Protocol', () => {
    for (const [seats, mode] of [
      [3, 'competitive'],
      [3, 'cooperative'],
      [1, 'cooperative'],
    ] as const) {
      expect(begin(seats, { mode }).requests.cards).toHaveLength(0);
      expect(begin(seats, { mode, mercury: true }).requests.cards.length).toBeGreaterThan(0);
    }
    const t = scene({ players: [{ credits: 5 }] });
    expect(t.refused(0, 'cargo')).toMatchObject({ reason: 'needs-mercury', rule: 'HX-005' });
  });

  it('HX-007 HX-014 HX-019 the recommended first game is what the options say by themselves', () => {
    const s = begin(2);
    expect(s.locations.map((card) => cardOf(card).id)).toEqual(LOCATIONS.slice(0, 5).map((location) => location.id));
    expect(s).toMatchObject({ mercury: false, missions: [], ring: false, coop: false });
    expect(s.players.every((player) => player.architect >= 0)).toBe(true);
  });

  it('HX-029 61 or 66 regular Events and 10 Catastrophic ones, each once in deck or box', () => {
    for (const [mercury, regular] of [
      [false, 61],
      [true, 66],
    ] as const) {
      const s = begin(4, { mercury });
      const events = [...s.inactive.cards, ...s.events.cards, ...s.box.cards].filter(
        (c) => eventCard(c).kind === 'event',
      );
      expect(new Set(events).size).toBe(regular + 10);
      expect(events.filter((card) => eventCard(card).catastrophic)).toHaveLength(10);
    }
  });

  it('HX-035 HX-001 HX-196 a game is nine turns for each, then the highest score wins', () => {
    const t = table<State>(game, { seats: 3 });
    t.playUntil((s) => s.result !== null);
    expect(t.state.turns).toBe(27);
    const { scores, winners } = t.state.result as NonNullable<State['result']>;
    for (const winner of winners) expect(scores[winner]).toBe(Math.max(...scores));
  });
});

describe('turns', () => {
  it('HX-058 HX-080 nobody else is asked in a Main Phase, and it ends when its player says so', () => {
    const t = scene({ seats: 3, inactive: ['EE1.1'], players: [{ hand: ['MA'] }, { defense: 9 }] });
    t.expectNotAsked(1);
    t.expectNotAsked(2);
    t.say(0, 'end');
    expect(t.expectAsked(0, 'endPhase', 'keep')).toMatchObject({ seat: 0 });
  });

  it('HX-081 HX-144 nothing is begun while a card is being resolved', () => {
    const t = scene({ players: [{ hand: ['T02', 'MA'], credits: 5 }] });
    play(t, 'T02');
    expect(t.refused(0, 'embassy')).toMatchObject({ reason: 'no-such-place' });
    expect(t.refused(0, `play:${inHand(t, 0, 'MA')}`)).toMatchObject({ reason: 'no-such-place' });
    expect(at(t, 0).credits).toBe(5);
  });

  it('HX-061 HX-556 flipping is all that happens to Inactive Events; those placed first are the older', () => {
    const t = scene({ inactive: ['EE1.1', 'EE1.2'] });
    endTurn(t, 0);
    expect(names(t.state.active)).toEqual(['EE1.1', 'EE1.2']);
  });

  it('HX-068 HX-077 HX-159 Events of any side are Overcome, but only where they lie', () => {
    const t = scene({ active: ['X01'], inactive: ['EM1.1'], players: [{ place: 'moon', defense: 20, credits: 9 }] });
    expect(t.refused(0, 'overcome:X01.1')).toMatchObject({ reason: 'event-elsewhere' });
    expect(t.refused(0, 'alternative:X01.1')).toMatchObject({ reason: 'event-elsewhere' });
    t.say(0, 'overcome:EM1.1');
    t.say(0, 'travel:earth');
    t.say(0, 'overcome:X01.1');
    expect(at(t, 0)).toMatchObject({ defense: 11, influence: 6 });
  });

  it('HX-076 several Catastrophic Events apply all their rules', () => {
    const t = scene({ active: ['X02', 'X08', 'X10'], players: [{ credits: 9 }] });
    expect(t.refused(0, 'architect:1')).toMatchObject({ reason: 'architects-barred' });
    expect(t.refused(0, 'cycle:bio')).toMatchObject({ reason: 'no-cycling' });
    expect(t.refused(0, 'bonus')).toMatchObject({ reason: 'shut-down' });
  });

  it('HX-092 an Embassy elsewhere gives no remote access', () => {
    const t = scene({ players: [{ place: 'earth', embassies: ['moon'] }] });
    expect(t.refused(0, 'key')).toMatchObject({ reason: 'no-embassy-here' });
  });

  it('HX-129 any number of cards is bought, Shut Down or not', () => {
    const t = scene({ active: ['X01'], players: [{ credits: 9 }] });
    for (let i = 0; i < 3; i++) t.say(0, 'buy:prime');
    expect(designs(at(t, 0).deck).slice(-3)).toEqual(['PA', 'PA', 'PA']);
  });

  it('HX-261 nothing turns pool tokens into banked ones', () => {
    const t = scene({ options: { mercury: true }, players: [{ credits: 9, defense: 9 }] });
    const ids = t.prompt(0, 'choose').options.map((option: { id: string }) => option.id.split(':')[0]);
    expect(new Set(ids)).toEqual(
      new Set(['buy', 'bonus', 'key', 'embassy', 'architect', 'travel', 'cycle', 'cargo', 'end']),
    );
  });

  it('HX-015 HX-220 HX-262 tokens without limit; the pool is lost, the rest stays', () => {
    const t = scene({
      options: { mercury: true },
      players: [
        {
          credits: 500,
          defense: 500,
          influence: 500,
          infamy: 200,
          bankedCredits: 7,
          bankedDefense: 8,
          cargo: ['mars'],
        },
      ],
    });
    endTurn(t, 0);
    expect(at(t, 0)).toMatchObject({
      credits: 0,
      defense: 0,
      influence: 500,
      infamy: 200,
      bankedCredits: 7,
      bankedDefense: 8,
      cargo: 0b100,
    });
  });
});

describe('terminology', () => {
  it('HX-213 what is not able is skipped and the rest resolves', () => {
    const t = scene({ active: ['EE1.1'], players: [{ hand: ['T10', 'T12'] }] });
    play(t, 'T10');
    t.say(0, null);
    expect(at(t, 0)).toMatchObject({ embassies: 0, credits: 2, influence: 1 });
    play(t, 'T12');
    t.expectAsked(0, 'main', 'act');
    expect(at(t, 0).credits).toBe(4);
  });

  it('HX-214 HX-331 a card consumes itself after all its other steps', () => {
    const t = scene({ options: { mercury: true }, players: [{ hand: ['IP2'] }] });
    play(t, 'IP2');
    t.expectAsked(0, 'consumeSelf', 'choose');
    expect(at(t, 0)).toMatchObject({ credits: 2, defense: 2 });
  });

  it('HX-218 HX-219 consumed cards lie in the common area; secured ones can be played at once', () => {
    const t = scene({
      market: { bio: 'B01.1', cybernetic: 'K12.1', transport: 'T12.1', defense: 'D12.1' },
      players: [{ hand: ['K11', 'PA'] }],
    });
    play(t, 'K11');
    play(t, 'B01');
    t.say(0, [inHand(t, 0, 'PA')]);
    expect(designs(t.state.consumed)).toEqual(['PA']);
    expect(t.state.prime.cards).toHaveLength(15);
  });
});

describe('Mercury Protocol', () => {
  it('HX-233 HX-243 four Cargo of each colour; gaining and delivering at one place in one turn', () => {
    const t = scene({
      options: { mercury: true },
      players: [{ credits: 1, place: 'mars', cargo: ['moon'], fleet: 'F2' }],
    });
    expect(t.view(0).locations.map((location: { cargoLeft: number }) => location.cargoLeft)).toEqual([4, 3, 4, 4, 4]);
    t.say(0, 'cargo');
    t.say(0, 'deliver:moon');
    t.say(0, 'bank');
    expect(at(t, 0)).toMatchObject({ cargo: 0b100, bankedCredits: 2 });
  });

  it('HX-051 HX-269 HX-271 HX-205 Fleet Asset and Current Request score nothing and are in no deck', () => {
    const t = scene({
      options: { mercury: true },
      players: [{ deck: ['MA'], request: 'RQ-moon-mars-1', fleet: 'F1' }],
    });
    expect(at(t, 0).request.cards).toHaveLength(1);
    expect(scoreOf(t.state, 0).total).toBe(0);
    expect(designs(at(t, 0).deck)).toEqual(['MA']);
    endTurn(t, 0);
    expect([cardOf(at(t, 0).fleet).id, designs(at(t, 0).hand)]).toEqual(['F1', ['MA']]);
    expect(at(t, 0).request.cards).toHaveLength(1);
    expect(scoreOf(t.state, 0).total).toBe(0);
  });
});

describe('Collaboration as decided', () => {
  it('HX-117 an alternative is no part of it', () => {
    const t = scene({ active: ['EE5.1'], players: [{ defense: 1, hand: ['SB1'] }, { hand: ['SP'] }] });
    t.say(0, 'collaborate:EE5.1:1');
    t.say(1, 'accept');
    expect(t.refused(0, 'SB1.1')).toMatchObject({ reason: 'offers-no-defense' });
    expect(t.refused(0, 'alternative:EE5.1')).toMatchObject({ reason: 'only-defense-now', rule: 'HX-117' });
  });

  it('HX-533 HX-534 by decision it may be accepted with too little, and either side may play on or stop', () => {
    const t = scene({ inactive: ['EE1.1'], players: [{ defense: 1 }, { hand: ['SP', 'SP', 'MA'] }] });
    t.say(0, 'collaborate:EE1.1:1');
    t.say(1, 'accept');
    t.say(1, inHand(t, 1, 'SP'));
    t.expectAsked(1, 'collaboration', 'partner');
    t.say(1, inHand(t, 1, 'SP'));
    t.say(1, null);
    expect([at(t, 0).influence, at(t, 1).influence]).toEqual([1, 1]);
  });

  it('HX-557 Defense of unplayed cards does not count for calling', () => {
    const t = scene({ inactive: ['EE1.1'], players: [{ hand: ['SP', 'D04'] }, {}] });
    expect(t.refused(0, 'collaborate:EE1.1:1')).toMatchObject({ reason: 'too-little-defense', rule: 'HX-105' });
  });

  it('HX-530 a partner keeps what a card banks', () => {
    const t = scene({
      options: { mercury: true },
      inactive: ['EE5.1'],
      players: [{ defense: 1 }, { hand: ['D14'] }],
    });
    t.say(0, 'collaborate:EE5.1:1');
    t.say(1, 'accept');
    t.say(1, inHand(t, 1, 'D14'));
    expect(at(t, 1)).toMatchObject({ bankedDefense: 1, influence: 2, credits: 0, defense: 0 });
  });

  it('HX-324 alone there is nobody to call', () => {
    const t = scene({ seats: 1, options: { mode: 'cooperative' }, inactive: ['EE1.1'], players: [{ defense: 1 }] });
    expect(t.refused(0, 'collaborate:EE1.1:0')).toMatchObject({ reason: 'no-such-partner', rule: 'HX-102' });
    expect(t.refused(0, 'collaborate:EE1.1:1')).toMatchObject({ reason: 'no-such-partner' });
  });
});

describe('scores', () => {
  it('HX-552 each Embassy of a team counts with the option', () => {
    const t = scene({
      options: { mode: 'cooperative', embassyScoring: true },
      missions: [],
      players: [
        { deck: ['MA'], embassies: ['earth', 'mars'] },
        { deck: ['MA'], embassies: ['moon'] },
      ],
    });
    expect(teamScore(t.state).total).toBe(3);
  });

  it('HX-226 Missions count only as things stand at the end', () => {
    const t = scene({
      options: { missions: true },
      players: [{ deck: ['MA'], embassies: ['earth', 'moon', 'mars'], credits: 4 }],
    });
    expect(scoreOf(t.state, 0).missions).toBe(0);
    t.say(0, 'travel:ceres');
    t.say(0, 'embassy');
    expect(scoreOf(t.state, 0).missions).toBe(5);
  });
});
