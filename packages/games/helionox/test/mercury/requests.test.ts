import { maskOf } from '@orrery/kernel';
import { describe, expect, it } from 'vitest';
import { scoreOf } from '../../src/rules/score.ts';
import { at, endTurn, lastTurn, names, type Scene, type Setting, scene } from '../scene.ts';

const mercury = (setting: Setting = {}): Scene => scene({ options: { mercury: true }, ...setting });

/** Puts a Request on top of the deck, so that the next one drawn is known. */
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
    throw new Error(`Request ${name} is not available`);
  });
}

describe('Requests', () => {
  it('HX-084 the Request cannot be Cycled after the free Cycle of a Market card', () => {
    const t = mercury();
    t.say(0, 'cycle:bio');
    expect(t.refused(0, 'cycle:request')).toMatchObject({ reason: 'cycled-already', rule: 'HX-084' });
  });

  it('HX-083 HX-521 a Request that is Cycled goes to the very bottom, and no rival learns what it is', () => {
    const t = mercury();
    endTurn(t, 0);
    const [before, next] = [at(t, 1).request.cards[0], t.state.requests.cards.at(-1)];
    t.say(1, 'cycle:request');
    expect([t.state.requests.cards[0], t.state.requests.known[0]]).toEqual([before, maskOf(1)]);
    expect([at(t, 1).request.cards, at(t, 1).request.known]).toEqual([[next], [maskOf(1)]]);
    expect(t.refused(1, 'cycle:bio')).toMatchObject({ reason: 'cycled-already', rule: 'HX-082' });
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

  it('HX-267 the reward is given in addition to a completed Request', () => {
    const t = mercury({ players: [{ place: 'mars', cargo: ['moon'], request: 'RQ-moon-mars-1', fleet: 'F1' }] });
    t.say(0, 'deliver:moon');
    t.say(0, 'bank');
    expect(at(t, 0)).toMatchObject({ influence: 2, bankedCredits: 2 });
    expect(names(at(t, 0).trophies)).toEqual(['RQ-moon-mars-1']);
  });

  it('HX-268 a Delivery does not complete another player’s Request', () => {
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

  it('HX-269 a player has one Current Request at a time and completes each only once', () => {
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
