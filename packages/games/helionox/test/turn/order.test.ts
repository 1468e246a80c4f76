import { type Game, rulesOf, seeded } from '@orrery/kernel';
import { describe, expect, it } from 'vitest';
import { game, type State } from '../../src/index.ts';
import { at, designs, endTurn, eventsOf, inHand, names, play, scene } from '../scene.ts';

const rules = rulesOf(game as Game<State>);

describe('turn order', () => {
  it('HX-058 other players are asked only by a Collaboration, an effect for all players, a Raid or X06', () => {
    const asked = new Set<string>();
    for (const seed of ['a', 'b', 'c', 'd']) {
      const s = rules.begin(3, { mercury: true }, seed);
      const rng = seeded(seed);
      do {
        for (const row of rules.waiting(s)) {
          if (row.standing || row.seat === s.turn) continue;
          const together = s.stack.some((frame) => frame.flow === 'collaboration');
          asked.add(together ? 'collaboration' : `${row.flow} in the ${s.phase} phase`);
        }
      } while (rules.advance(s, rng));
    }
    const allowed = [
      'collaboration',
      'relocate in the main phase',
      'raid in the event phase',
      'discard in the event phase',
    ];
    expect(asked).toContain('collaboration');
    expect([...asked].filter((what) => !allowed.includes(what))).toEqual([]);
  });

  it('HX-058 HX-155 HX-181 a player cannot act in another player’s Main Phase', () => {
    const t = scene({ inactive: ['EE1.1'], players: [{}, { defense: 9, architect: 'A10' }] });
    t.expectNotAsked(1);
    expect(() => t.say(1, 'overcome:EE1.1')).toThrow('seat 1 is not asked');
    expect(() => t.say(1, 'architect:1')).toThrow('seat 1 is not asked');
    expect(names(t.state.inactive)).toEqual(['EE1.1']);
  });

  it('HX-223 the Current Player is the player on turn, and the Current Location is where their Ship is', () => {
    const t = scene({ players: [{ place: 'ceres' }, { place: 'moon' }] });
    endTurn(t, 0);
    expect(t.view(null).turn).toBe(1);
    t.say(1, 'bonus');
    expect([at(t, 1).defense, at(t, 1).credits, at(t, 0).credits]).toEqual([1, 0, 0]);
    expect(t.view(null).locations[1].used).toBe(true);
  });

  it('HX-223 the partner is the Collaborating Player', () => {
    const t = scene({ inactive: ['EE5.1'], players: [{ defense: 2 }, { hand: ['SP'] }] });
    t.say(0, 'collaborate:EE5.1:1');
    t.say(1, 'accept');
    const events = t.say(1, inHand(t, 1, 'SP'));
    expect(eventsOf(events, 'collaborated')).toMatchObject([{ seat: 0, share: 2, partner: 1, rest: 1 }]);
  });
});

describe('turns', () => {
  it('HX-058 HX-080 only the player on turn is asked in a Main Phase, and that player ends it', () => {
    const t = scene({ seats: 3, inactive: ['EE1.1'], players: [{ hand: ['MA'] }, { defense: 9 }] });
    t.expectNotAsked(1);
    t.expectNotAsked(2);
    t.say(0, 'end');
    expect(t.expectAsked(0, 'endPhase', 'keep')).toMatchObject({ seat: 0 });
  });

  it('HX-081 HX-144 rejects other actions while a card is being resolved', () => {
    const t = scene({ players: [{ hand: ['T02', 'MA'], credits: 5 }] });
    play(t, 'T02');
    expect(t.refused(0, 'embassy')).toMatchObject({ reason: 'no-such-place' });
    expect(t.refused(0, `play:${inHand(t, 0, 'MA')}`)).toMatchObject({ reason: 'no-such-place' });
    expect(at(t, 0).credits).toBe(5);
  });

  it('HX-061 HX-556 Inactive Events only flip; Events placed first are older', () => {
    const t = scene({ inactive: ['EE1.1', 'EE1.2'] });
    endTurn(t, 0);
    expect(names(t.state.active)).toEqual(['EE1.1', 'EE1.2']);
  });

  it('HX-068 HX-077 HX-159 Active and Inactive Events can be Overcome, but only at their own Location', () => {
    const t = scene({ active: ['X01'], inactive: ['EM1.1'], players: [{ place: 'moon', defense: 20, credits: 9 }] });
    expect(t.refused(0, 'overcome:X01.1')).toMatchObject({ reason: 'event-elsewhere' });
    expect(t.refused(0, 'alternative:X01.1')).toMatchObject({ reason: 'event-elsewhere' });
    t.say(0, 'overcome:EM1.1');
    t.say(0, 'travel:earth');
    t.say(0, 'overcome:X01.1');
    expect(at(t, 0)).toMatchObject({ defense: 11, influence: 6 });
  });

  it('HX-076 the rules of several Catastrophic Events all apply', () => {
    const t = scene({ active: ['X02', 'X08', 'X10'], players: [{ credits: 9 }] });
    expect(t.refused(0, 'architect:1')).toMatchObject({ reason: 'architects-barred' });
    expect(t.refused(0, 'cycle:bio')).toMatchObject({ reason: 'no-cycling' });
    expect(t.refused(0, 'bonus')).toMatchObject({ reason: 'shut-down' });
  });

  it('HX-092 an Embassy elsewhere gives no remote access', () => {
    const t = scene({ players: [{ place: 'earth', embassies: ['moon'] }] });
    expect(t.refused(0, 'key')).toMatchObject({ reason: 'no-embassy-here' });
  });

  it('HX-129 a player can buy any number of cards, even at a Shut Down Location', () => {
    const t = scene({ active: ['X01'], players: [{ credits: 9 }] });
    for (let i = 0; i < 3; i++) t.say(0, 'buy:prime');
    expect(designs(at(t, 0).deck).slice(-3)).toEqual(['PA', 'PA', 'PA']);
  });

  it('HX-261 no action moves tokens from the pool to the Bank', () => {
    const t = scene({ options: { mercury: true }, players: [{ credits: 9, defense: 9 }] });
    const ids = t.prompt(0, 'choose').options.map((option: { id: string }) => option.id.split(':')[0]);
    expect(new Set(ids)).toEqual(
      new Set(['buy', 'bonus', 'key', 'embassy', 'architect', 'travel', 'cycle', 'cargo', 'end']),
    );
  });

  it('HX-015 HX-220 HX-262 tokens never run out; only the pool is lost at the end of the turn', () => {
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
