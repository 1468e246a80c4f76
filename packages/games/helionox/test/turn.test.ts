import { describe, expect, it } from 'vitest';
import { newTurn } from '../src/state.ts';
import { at, designs, endTurn, inHand, lastTurn, names, play, scene, told } from './scene.ts';

describe('Event Phase', () => {
  it('HX-060 HX-064 HX-065 Inactive Events turn Active, then the top card is placed Inactive', () => {
    const t = scene({ inactive: ['EE1.1', 'EM1.1'] });
    const next = t.state.events.cards.at(-1) as number;
    endTurn(t, 0);
    expect(names(t.state.active)).toEqual(['EE1.1', 'EM1.1']);
    expect(t.state.inactive.cards).toEqual([next]);
    t.expectAsked(1, 'main', 'act');
  });

  it('HX-063 without an Inactive Event nothing is flipped', () => {
    const t = scene({ active: ['EE1.1'] });
    const events = t.say(0, 'end');
    expect([told(events, 'activated'), names(t.state.active)]).toEqual([[], ['EE1.1']]);
  });

  it('HX-066 HX-067 Active Events stay Active and where they are, any number at one Location', () => {
    const three = ['EE1.1', 'EE1.2', 'EE4.1'];
    const t = scene({ active: three });
    endTurn(t, 0);
    endTurn(t, 1);
    expect(names(t.state.active).slice(0, 3)).toEqual(three);
    const shown = t
      .view(null)
      .locations[0].events.map((event: { id: string; active: boolean }) => [event.id, event.active]);
    expect(shown.slice(0, 3)).toEqual(three.map((id) => [id, true]));
  });

  it('HX-436 HX-546 the Pandemic makes everybody discard when it turns Active, once', () => {
    const t = scene({ inactive: ['X06'], players: [{ hand: ['MA', 'SP'] }, { hand: ['MA', 'SP', 'SP'] }] });
    t.say(0, 'end');
    t.say(0, []);
    t.say(0, names(at(t, 0).hand).slice(5));
    t.expectAsked(1, 'discard', 'choose');
    t.say(1, [inHand(t, 1, 'MA')]);
    t.say(0, [names(at(t, 0).hand)[0] as string]);
    expect(designs(at(t, 1).hand)).toEqual(['SP', 'SP']);
    t.expectAsked(1, 'main', 'act');
    endTurn(t, 1);
    t.expectAsked(0, 'main', 'act');
  });

  it('HX-257 HX-389 a Raid takes one Cargo of own choice from each who has any, once', () => {
    const t = scene({
      options: { mercury: true },
      inactive: ['EX2'],
      players: [{ cargo: ['mars', 'moon'] }, { cargo: ['earth'] }],
    });
    t.say(0, 'end');
    expect(at(t, 1).cargo).toBe(0);
    t.expectAsked(0, 'raid', 'choose');
    expect(t.refused(0, 'earth')).toMatchObject({ reason: 'cargo-not-aboard', rule: 'HX-257' });
    t.say(0, 'mars');
    expect(at(t, 0).cargo).toBe(0b10);
  });

  it('HX-062 what happens on turning Active goes from Earth to Europa, whatever the age', () => {
    const t = scene({
      options: { mercury: true },
      inactive: ['EX4', 'X06'],
      players: [{}, { hand: ['MA', 'SP'], cargo: ['mars', 'moon'] }],
    });
    t.say(0, 'end');
    t.expectAsked(1, 'discard', 'choose');
    expect(at(t, 1).cargo).toBe(0b110);
    t.say(1, [inHand(t, 1, 'MA')]);
    t.say(0, [names(at(t, 0).hand)[0] as string]);
    t.expectAsked(1, 'raid', 'choose');
  });

  it('HX-059 HX-195 HX-197 R10 with the deck empty the game ends before anything is flipped', () => {
    const t = scene({ inactive: ['EE1.1'] });
    lastTurn(t);
    endTurn(t, 0);
    expect(t.state.phase).toBe('over');
    expect(names(t.state.inactive)).toEqual(['EE1.1']);
  });
});

describe('End Phase', () => {
  it('HX-182 HX-183 HX-184 HX-187 R11 played cards are discarded, others may be kept, five are drawn, the pool is lost', () => {
    const t = scene({ players: [{ hand: ['MA', 'SP', 'PA'], credits: 2, defense: 2, bankedCredits: 3 }] });
    play(t, 'MA');
    t.say(0, 'end');
    t.say(0, [inHand(t, 0, 'SP')]);
    expect(at(t, 0).hand.cards).toHaveLength(6);
    expect(designs(at(t, 0).discard)).toEqual(['MA', 'SP']);
    t.expectAsked(0, 'discard', 'choose');
    expect(t.refused(0, [])).toMatchObject({ reason: 'wrong-count', rule: 'HX-185' });
    t.say(0, names(at(t, 0).hand).slice(5));
    expect(at(t, 0)).toMatchObject({ credits: 0, defense: 0, bankedCredits: 3 });
    expect(at(t, 0).hand.cards).toHaveLength(5);
  });

  it('HX-185 discarding down to five is the own choice', () => {
    const t = scene({ players: [{ hand: ['MA', 'MA', 'SP'] }] });
    t.say(0, 'end');
    t.say(0, []);
    const { min, max, items } = t.prompt(0, 'subset');
    expect([min, max, items.length]).toEqual([3, 3, 8]);
  });

  it('HX-190 HX-192 an empty deck is made anew from the discard pile, played cards included', () => {
    const t = scene({ players: [{ hand: ['MA', 'SP'], deck: ['PA'], discard: ['MA', 'MA'] }] });
    play(t, 'MA');
    endTurn(t, 0);
    expect(designs(at(t, 0).hand).sort()).toEqual(['MA', 'MA', 'MA', 'PA', 'SP']);
    expect(at(t, 0).deck.cards).toHaveLength(0);
  });

  it('HX-193 R12 with nothing left only what exists is drawn', () => {
    const t = scene({ players: [{ hand: [], deck: ['PA', 'MA'] }] });
    endTurn(t, 0);
    expect(at(t, 0).hand.cards).toHaveLength(2);
  });

  it('HX-435 Ash Winter: four cards are drawn', () => {
    const t = scene({ active: ['X05'], players: [{}] });
    endTurn(t, 0);
    expect(at(t, 0).hand.cards).toHaveLength(4);
  });

  it('HX-057 the phases: Event, Cryo, Main, End, all of the player whose turn it is', () => {
    const t = scene({ inactive: ['X06'], players: [{}, { hand: ['MA', 'SP'], cryo: 2 }] });
    t.say(0, 'end');
    // The Event Phase of seat 1 makes everybody discard; the Cryo Phase has not been yet.
    t.expectAsked(1, 'discard', 'choose');
    expect([t.state.phase, t.state.turn, at(t, 1).cryo]).toEqual(['event', 1, 2]);
    t.say(1, [inHand(t, 1, 'MA')]);
    t.say(0, [names(at(t, 0).hand)[0] as string]);
    t.expectAsked(1, 'main', 'act');
    expect([t.state.phase, t.state.turn, at(t, 1).cryo]).toEqual(['main', 1, 1]);
    t.say(1, 'end');
    t.expectAsked(1, 'endPhase', 'keep');
    expect([t.state.phase, t.state.turn]).toEqual(['end', 1]);
  });

  it('HX-048 turns go round clockwise', () => {
    const t = scene({ seats: 3 });
    for (const seat of [0, 1, 2, 0, 1]) {
      expect(t.expectAsked(seat, 'main', 'act')).toMatchObject({ seat });
      endTurn(t, seat);
    }
  });

  it('HX-189 all marks of the turn end with it', () => {
    const t = scene({ players: [{ place: 'ceres' }, { place: 'ceres' }] });
    t.say(0, 'cycle:bio');
    t.say(0, 'bonus');
    endTurn(t, 0);
    expect(t.state).toMatchObject({ turn: 1, thisTurn: newTurn() });
  });

  it('HX-188 HX-242 R38 delivered Cargo goes back to the supply only at the end of the turn', () => {
    const t = scene({ options: { mercury: true }, players: [{ place: 'moon', cargo: ['mars'], credits: 9 }] });
    t.say(0, 'deliver:mars');
    t.say(0, null);
    expect(t.view(0).locations[2].cargoLeft).toBe(3);
    endTurn(t, 0);
    expect(t.view(0).locations[2].cargoLeft).toBe(4);
  });
});

describe('resigning', () => {
  it('leaves the seat out from then on; the last one wins', () => {
    const t = scene({ seats: 3 });
    t.table.apply({ kind: 'resign', seat: 1 });
    endTurn(t, 0);
    t.expectAsked(2, 'main', 'act');
    t.table.apply({ kind: 'resign', seat: 2 });
    expect(t.state.result).toMatchObject({ winners: [0], reason: 'resignation', places: [1, 3, 2] });
    expect(told(t.events, 'game-ended').length).toBeLessThanOrEqual(1);
  });

  it('in the middle of a Collaboration ends it', () => {
    const t = scene({ seats: 3, inactive: ['EE5.1'], players: [{ defense: 1 }, { hand: ['SP'] }] });
    t.say(0, 'collaborate:EE5.1:1');
    t.table.apply({ kind: 'resign', seat: 1 });
    expect(t.expectAsked(0, 'main', 'act')).toMatchObject({ seat: 0 });
  });
});
