import { describe, expect, it } from 'vitest';
import { scoreOf } from '../src/rules/score.ts';
import { at, designs, endTurn, inHand, lastTurn, names, play, type Scene, type Setting, scene } from './scene.ts';

const mercury = (setting: Setting = {}): Scene => scene({ options: { mercury: true }, ...setting });
/** Lays Requests on top of their deck, so that the next one drawn is known. */
function stackRequest(t: Scene, name: string): void {
  t.edit((s) => {
    for (const zone of [s.requests, s.box]) {
      const i = names(zone).indexOf(name);
      if (i < 0) continue;
      const [card] = zone.cards.splice(i, 1);
      zone.known.splice(i, 1);
      s.requests.cards.push(card as number);
      s.requests.known.push(0);
      return;
    }
    throw new Error(`no ${name}`);
  });
}

describe('Cargo', () => {
  it('HX-233 four of each colour lie at their Locations', () => {
    const t = mercury();
    expect(t.view(null).locations.map((location: { cargoLeft: number }) => location.cargoLeft)).toEqual([
      4, 4, 4, 4, 4,
    ]);
    const some = mercury({ players: [{ cargo: ['moon', 'europa'] }, { cargo: ['moon'] }] });
    expect(some.view(null).locations.map((location: { cargoLeft: number }) => location.cargoLeft)).toEqual([
      4, 2, 4, 4, 3,
    ]);
  });

  it('HX-243 one place may give and take Cargo in the same turn', () => {
    const t = mercury({ players: [{ place: 'mars', cargo: ['moon'], credits: 1, fleet: 'F1' }] });
    t.say(0, 'deliver:moon');
    t.say(0, 'bank');
    t.say(0, 'cargo');
    expect(at(t, 0)).toMatchObject({ cargo: 0b100, credits: 0, bankedCredits: 2 });
  });

  it('HX-248 the price of Illegal Tech is the one Cargo delivered, and that comes from elsewhere', () => {
    const t = mercury({
      illegal: { mars: ['IR1.1'] },
      players: [{ place: 'mars', cargo: ['mars', 'moon'], credits: 3 }],
    });
    expect(t.refused(0, 'deliver:mars')).toMatchObject({ reason: 'cargo-from-here', rule: 'HX-240' });
    t.say(0, 'deliver:moon');
    t.say(0, 'IR1.1');
    expect(at(t, 0)).toMatchObject({ cargo: 0b100, credits: 3, bankedCredits: 0 });
    expect(designs(at(t, 0).deck).at(-1)).toBe('IR1');
  });

  it('HX-247 no other effect obtains it, though it counts as cost 0', () => {
    const market = { bio: 'B12.1', cybernetic: 'K12.1', transport: 'T12.1', defense: 'D12.1' };
    const t = mercury({ market, illegal: { earth: ['IE1.1'] }, players: [{ hand: ['K06', 'K11'] }] });
    play(t, 'K06');
    play(t, 'K11');
    t.expectAsked(0, 'main', 'act');
    expect(names(t.state.illegal[0] as never)).toEqual(['IE1.1']);
    expect(at(t, 0).hand.cards).toEqual([]);
  });

  it('HX-244 R37 both rewards cannot be had, and one of another place neither', () => {
    const t = mercury({
      illegal: { mars: ['IR1.1'], earth: ['IE1.1'] },
      players: [{ place: 'mars', cargo: ['moon'], fleet: 'F1' }],
    });
    t.say(0, 'deliver:moon');
    expect(t.refused(0, 'IE1.1')).toMatchObject({ reason: 'no-such-reward', rule: 'HX-244' });
    t.say(0, 'bank');
    t.expectAsked(0, 'main', 'act');
    expect(names(t.state.illegal[2] as never)).toEqual(['IR1.1']);
  });

  it('HX-245 the bank reward may be chosen with a full Bank', () => {
    const t = mercury({ players: [{ place: 'mars', cargo: ['moon'], bankedCredits: 10, fleet: 'F1' }] });
    t.say(0, 'deliver:moon');
    expect(t.legal(0)).toContain('bank');
    t.say(0, 'bank');
    expect(at(t, 0).bankedCredits).toBe(10);
  });
});

describe('Bank', () => {
  it('HX-261 pool tokens are never moved into the Bank', () => {
    const t = mercury({ players: [{ credits: 5, defense: 5 }] });
    for (const id of ['bank', 'bank:credit', 'bank:defense']) {
      expect(t.refused(0, id)).toMatchObject({ reason: 'no-such-action' });
    }
    endTurn(t, 0);
    expect(at(t, 0)).toMatchObject({ credits: 0, defense: 0, bankedCredits: 0, bankedDefense: 0 });
  });

  it('HX-261 a Delivery banks Credits; Defense is banked by effects that say so', () => {
    const t = mercury({ players: [{ place: 'mars', cargo: ['moon'], hand: ['D13', 'B13'], fleet: 'F1' }] });
    t.say(0, 'deliver:moon');
    t.say(0, 'bank');
    expect(at(t, 0)).toMatchObject({ bankedCredits: 2, bankedDefense: 0 });
    play(t, 'D13');
    expect(at(t, 0)).toMatchObject({ bankedCredits: 2, bankedDefense: 2 });
    play(t, 'B13');
    expect(at(t, 0)).toMatchObject({ bankedCredits: 4, bankedDefense: 2 });
  });

  it('HX-262 HX-258 what is banked is there on the next own turn', () => {
    const t = mercury({ market: { bio: 'B01.1' }, players: [{ hand: ['K13'] }] });
    play(t, 'K13');
    endTurn(t, 0);
    endTurn(t, 1);
    expect(at(t, 0)).toMatchObject({ credits: 0, bankedCredits: 3 });
    t.say(0, 'buy:bio');
    expect(at(t, 0).bankedCredits).toBe(1);
  });

  it('HX-548 the Bastion Escort works for the caller of a Collaboration, not for the partner', () => {
    const called = (fleet: string, other: string): number[] => {
      const t = mercury({
        inactive: ['EE5.1'],
        players: [
          { defense: 2, fleet },
          { hand: ['SP'], fleet: other },
        ],
      });
      t.say(0, 'collaborate:EE5.1:1');
      t.say(1, 'accept');
      t.say(1, inHand(t, 1, 'SP'));
      return [at(t, 0).bankedDefense, at(t, 1).bankedDefense];
    };
    expect(called('F2', 'F1')).toEqual([1, 0]);
    expect(called('F1', 'F2')).toEqual([0, 0]);
  });
});

describe('Requests', () => {
  it('HX-084 after a Market card was Cycled freely, the Request is not', () => {
    const t = mercury();
    t.say(0, 'cycle:bio');
    expect(t.refused(0, 'cycle:request')).toMatchObject({ reason: 'cycled-already', rule: 'HX-084' });
  });

  it.each([
    ['the wrong Cargo', 'mars', 'earth'],
    ['the wrong place', 'ceres', 'moon'],
  ] as const)('HX-265 %s does not complete a Request', (_what, place, cargo) => {
    const t = mercury({ players: [{ place, cargo: [cargo], request: 'RQ-moon-mars-1' }] });
    t.say(0, `deliver:${cargo}`);
    expect(at(t, 0).influence).toBe(0);
    expect(names(at(t, 0).request)).toEqual(['RQ-moon-mars-1']);
    expect(at(t, 0).trophies.cards).toEqual([]);
  });

  it('HX-267 the reward comes on top of a completed Request', () => {
    const t = mercury({ players: [{ place: 'mars', cargo: ['moon'], request: 'RQ-moon-mars-1', fleet: 'F1' }] });
    t.say(0, 'deliver:moon');
    t.say(0, 'bank');
    expect(at(t, 0)).toMatchObject({ influence: 2, bankedCredits: 2 });
    expect(names(at(t, 0).trophies)).toEqual(['RQ-moon-mars-1']);
  });

  it('HX-268 a Delivery does not complete the Request of somebody else', () => {
    const t = mercury({
      players: [
        { place: 'mars', cargo: ['moon'], request: 'RQ-earth-moon-1' },
        { place: 'mars', request: 'RQ-moon-mars-1' },
      ],
    });
    t.say(0, 'deliver:moon');
    expect([at(t, 0).influence, at(t, 1).influence]).toEqual([0, 0]);
    expect([names(at(t, 0).request), names(at(t, 1).request)]).toEqual([['RQ-earth-moon-1'], ['RQ-moon-mars-1']]);
  });

  it('HX-542 a Request drawn by a Delivery is not completed by it', () => {
    const t = mercury({ players: [{ place: 'mars', cargo: ['moon'], request: 'RQ-moon-mars-1' }] });
    stackRequest(t, 'RQ-moon-mars-2');
    t.say(0, 'deliver:moon');
    expect(names(at(t, 0).request)).toEqual(['RQ-moon-mars-2']);
    expect(at(t, 0).influence).toBe(2);
  });

  it('HX-269 one Current Request at a time, and each is completed only once', () => {
    const t = mercury({ players: [{ place: 'mars', cargo: ['moon'], request: 'RQ-moon-mars-1', deck: ['MA'] }] });
    stackRequest(t, 'RQ-earth-moon-1');
    t.say(0, 'deliver:moon');
    t.say(0, null);
    expect(names(at(t, 0).request)).toEqual(['RQ-earth-moon-1']);
    endTurn(t, 0);
    endTurn(t, 1);
    t.edit((s) => {
      (s.players[0] as (typeof s.players)[0]).cargo = 0b10;
      s.active.cards.length = 0;
      s.active.known.length = 0;
    });
    t.say(0, 'deliver:moon');
    expect(at(t, 0).influence).toBe(2);
    expect(names(at(t, 0).trophies)).toEqual(['RQ-moon-mars-1']);
    expect(names(at(t, 0).request)).toEqual(['RQ-earth-moon-1']);
  });

  it('HX-271 a Request left open at the end scores nothing', () => {
    const t = mercury({ players: [{ request: 'RQ-moon-mars-1', deck: ['MA'], influence: 4 }] });
    expect(names(at(t, 0).request)).toHaveLength(1);
    expect(scoreOf(t.state, 0)).toMatchObject({ influence: 4, total: 4 });
    lastTurn(t);
    endTurn(t, 0);
    expect(t.state.result?.scores[0]).toBe(4);
  });
});
