import { describe, expect, it } from 'vitest';
import { newTurn } from '../../src/state.ts';
import { at, designs, endTurn, inHand, names, play, type Scene, scene } from '../scene.ts';

/** Ends turns in order; Events that appear are removed, so that they have no effect. */
function pass(t: Scene, ...seats: number[]): void {
  for (const seat of seats) {
    endTurn(t, seat);
    t.edit((s) => {
      for (const zone of [s.active, s.inactive]) {
        s.box.cards.unshift(...zone.cards.splice(0));
        s.box.known.unshift(...zone.known.splice(0).map(() => 0));
      }
    });
  }
}

describe('End Phase', () => {
  it('HX-182 HX-183 HX-184 HX-187 R11 played cards are discarded, others may be kept, five are drawn, the pool is lost', () => {
    const t = scene({ players: [{ hand: ['MA', 'SP', 'PA'], credits: 2, defense: 2, bankedCredits: 3 }] });
    play(t, 'MA');
    t.say(0, 'end');
    t.say(0, [inHand(t, 0, 'SP')]);
    expect(at(t, 0).hand.cards).toHaveLength(6);
    expect(designs(at(t, 0).discard)).toEqual(['MA', 'SP']);
    t.expectAsked(0, 'discard', 'choose');
    expect(t.refused(0, [])).toMatchObject({ reason: 'not-so-many', rule: 'HX-185' });
    t.say(0, names(at(t, 0).hand).slice(5));
    expect(at(t, 0)).toMatchObject({ credits: 0, defense: 0, bankedCredits: 3 });
    expect(at(t, 0).hand.cards).toHaveLength(5);
  });

  it('HX-185 the player chooses which cards to discard down to five', () => {
    const t = scene({ players: [{ hand: ['MA', 'MA', 'SP'] }] });
    t.say(0, 'end');
    t.say(0, []);
    const { min, max, items } = t.prompt(0, 'subset');
    expect([min, max, items.length]).toEqual([3, 3, 8]);
  });

  it('HX-190 HX-192 an empty deck is refilled from the discard pile, including played cards', () => {
    const t = scene({ players: [{ hand: ['MA', 'SP'], deck: ['PA'], discard: ['MA', 'MA'] }] });
    play(t, 'MA');
    endTurn(t, 0);
    expect(designs(at(t, 0).hand).sort()).toEqual(['MA', 'MA', 'MA', 'PA', 'SP']);
    expect(at(t, 0).deck.cards).toHaveLength(0);
  });

  it('HX-190 the new deck is shuffled, not in the order of the discard pile or its reverse', () => {
    const pile = ['MA.1', 'MA.2', 'MA.3', 'MA.4', 'SP.1', 'SP.2', 'SP.3', 'B04.1', 'B04.2', 'K03.1', 'T05.1', 'D01.1'];
    const t = scene({ players: [{ deck: [], discard: pile }] });
    endTurn(t, 0);
    const drawn = [...names(at(t, 0).deck), ...names(at(t, 0).hand).reverse()];
    expect(drawn.toSorted()).toEqual(pile.toSorted());
    expect(drawn).not.toEqual(pile);
    expect(drawn).not.toEqual(pile.toReversed());
  });

  it('HX-193 R12 a player draws fewer cards if too few are left', () => {
    const t = scene({ players: [{ hand: [], deck: ['PA', 'MA'] }] });
    endTurn(t, 0);
    expect(at(t, 0).hand.cards).toHaveLength(2);
  });

  it('HX-435 under Ash Winter four cards are drawn', () => {
    const t = scene({ active: ['X05'], players: [{}] });
    endTurn(t, 0);
    expect(at(t, 0).hand.cards).toHaveLength(4);
  });

  it('HX-057 the player on turn goes through the Event, Cryo, Main and End Phases', () => {
    const t = scene({ inactive: ['X06'], players: [{}, { hand: ['MA', 'SP'], cryo: 2 }] });
    t.say(0, 'end');
    // The Event Phase of seat 1 makes all players discard; its Cryo Phase has not happened yet.
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

  it('HX-048 turns go clockwise', () => {
    const t = scene({ seats: 3 });
    for (const seat of [0, 1, 2, 0, 1]) {
      expect(t.expectAsked(seat, 'main', 'act')).toMatchObject({ seat });
      endTurn(t, seat);
    }
  });

  it('HX-189 clears all per-turn limits at the end of the turn', () => {
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

describe('limits that end with the turn', () => {
  it('HX-189 HX-147 HX-148 a Unique card played and copied can be played again on its owner’s next turn', () => {
    const t = scene({ players: [{ hand: ['D10.1', 'K05.1'], deck: [] }] });
    play(t, 'D10.1');
    play(t, 'K05.1');
    expect(at(t, 0)).toMatchObject({ influence: 2, defense: 2 });
    pass(t, 0, 1);
    expect(designs(at(t, 0).hand).sort()).toEqual(['D10', 'K05']);
    t.say(0, 'play:K05.1');
    expect(at(t, 0).influence).toBe(2);
    t.say(0, 'play:D10.1');
    expect(at(t, 0)).toMatchObject({ influence: 3, defense: 1 });
  });

  it('HX-189 HX-147 a Unique name used up by one player is available to the next', () => {
    const t = scene({ players: [{ hand: ['K05.1'] }, { hand: ['SP', 'K05.2'] }] });
    play(t, 'K05.1');
    pass(t, 0);
    play(t, 'SP', 1);
    play(t, 'K05.2', 1);
    expect(at(t, 1).defense).toBe(2);
  });

  it('HX-189 HX-108 a player who declined can be called to the same Event on a later turn', () => {
    const t = scene({ inactive: ['EE5.1'], players: [{ defense: 1 }, {}] });
    t.say(0, 'collaborate:EE5.1:1');
    t.say(1, 'decline');
    endTurn(t, 0);
    endTurn(t, 1);
    t.edit((s) => {
      (s.players[0] as (typeof s.players)[0]).defense = 1;
      s.active.cards = s.active.cards.slice(0, 1);
      s.active.known = s.active.known.slice(0, 1);
    });
    t.say(0, 'collaborate:EE5.1:1');
    expect(t.expectAsked(1, 'collaboration', 'answer')).toMatchObject({ seat: 1 });
  });

  it('HX-189 HX-109 another Collaboration is possible on the next turn', () => {
    const t = scene({ inactive: ['EE5.1'], players: [{ defense: 1, hand: ['MA.1'] }, { hand: ['MA.2'] }] });
    t.say(0, 'collaborate:EE5.1:1');
    t.say(1, 'accept');
    t.say(0, null);
    t.say(1, null);
    endTurn(t, 0);
    t.edit((s) => {
      (s.players[1] as (typeof s.players)[0]).defense = 1;
    });
    t.say(1, 'collaborate:EE5.1:0');
    expect(t.expectAsked(0, 'collaboration', 'answer')).toMatchObject({ seat: 0 });
  });

  it('HX-189 HX-236 HX-241 Cargo can be gained and delivered at the same place again on the next turn', () => {
    const t = scene({
      options: { mercury: true },
      players: [
        { place: 'mars', credits: 1, cargo: ['moon'], fleet: 'F2' },
        { place: 'mars', cargo: ['moon'], fleet: 'F3' },
      ],
    });
    t.say(0, 'cargo');
    t.say(0, 'deliver:moon');
    t.say(0, null);
    pass(t, 0);
    t.say(1, 'cargo');
    t.say(1, 'deliver:moon');
    t.say(1, 'bank');
    expect(at(t, 1)).toMatchObject({ cargo: 0b100, bankedCredits: 2 });
  });

  it('HX-189 a Fleet Asset works even if another one was used on the previous turn', () => {
    const t = scene({ options: { mercury: true }, players: [{ credits: 1, fleet: 'F1' }, { fleet: 'F3' }] });
    t.say(0, 'travel:moon');
    pass(t, 0);
    t.say(1, 'cargo');
    expect(at(t, 1)).toMatchObject({ cargo: 1, credits: 0 });
  });

  it('HX-189 HX-348 Shut Down is ignored for one turn only', () => {
    const t = scene({
      options: { mercury: true },
      active: ['EM1.1'],
      players: [{ place: 'moon', architect: 'A15', hand: ['MA'] }],
    });
    t.say(0, 'architect:1');
    endTurn(t, 0);
    endTurn(t, 1);
    expect(t.refused(0, 'bonus')).toMatchObject({ reason: 'shut-down', rule: 'HX-098' });
  });

  it('HX-236 Cargo that was gained and delivered cannot be gained again this turn', () => {
    const t = scene({
      options: { mercury: true },
      players: [{ place: 'mars', credits: 6, fleet: 'F2', hand: ['T02.1', 'T02.2'] }],
    });
    t.say(0, 'cargo');
    play(t, 'T02.1');
    t.say(0, 'moon');
    t.say(0, 'deliver:mars');
    t.say(0, null);
    t.say(0, 'play:T02.2');
    t.say(0, 'mars');
    expect(t.refused(0, 'cargo')).toMatchObject({ reason: 'cargo-gained', rule: 'HX-236' });
  });

  it('HX-078 the Cryo Phase removes one counter from the Current Player’s Architect and none from others', () => {
    const t = scene({ seats: 3, players: [{ cryo: 3 }, { cryo: 3 }, { cryo: 0 }] });
    endTurn(t, 0);
    expect(t.state.players.map((player) => player.cryo)).toEqual([3, 2, 0]);
    endTurn(t, 1);
    expect(t.state.players.map((player) => player.cryo)).toEqual([3, 2, 0]);
    endTurn(t, 2);
    expect(t.state.players.map((player) => player.cryo)).toEqual([2, 2, 0]);
  });
});
