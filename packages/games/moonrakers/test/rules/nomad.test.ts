import { describe, expect, it } from 'vitest';
import { nameOf } from '../../src/rules/owned.ts';
import {
  begin,
  captain,
  discarded,
  done,
  finish,
  isAsked,
  leave,
  NOMAD,
  pilot,
  places,
  row,
  type Scene,
  type Setting,
  scene,
  share,
  stack,
  together,
  travel,
  turnWithEvent,
} from '../scene.ts';

const nomad = (setting: Setting = {}): Scene =>
  scene({ options: NOMAD, ...setting, captains: setting.captains ?? [{ at: 'base', hand: [] }] });
const succeed = (t: Scene) => {
  t.edit((s) => {
    s.mission?.filled.fill(20);
  });
  done(t);
};

describe('events and the turn', () => {
  it('MK-254 MK-255 MK-057 every turn, including the first, begins with a public event', () => {
    const t = turnWithEvent('E05', { captains: [{}, {}, {}] });
    expect([t.view(null).event, t.state.phase]).toEqual(['E05', 'planning']);
    expect(nomad().events).toBeDefined();
    const first = scene({ options: NOMAD });
    expect(first.state.turn).toBe(1);
    expect(first.state.usedEvents.length + (first.state.policy >= 0 ? 1 : 0)).toBe(1);
  });

  it('MK-256 an event affects all captains', () => {
    const t = turnWithEvent('E05', { captains: [{ at: 'komek' }, { at: 'ventus' }, { at: 'henko' }] });
    expect(places(t)).toEqual(['base', 'base', 'base']);
  });

  it('MK-259 MK-260 an event ends with the turn; used events, but not the active policy, form a new deck', () => {
    const t = turnWithEvent('E08', { captains: [{ hand: [], at: 'base' }, {}, {}], policy: 'L01', row: ['EX07'] });
    t.edit((s) => {
      s.usedEvents.push(...s.eventDeck.cards.splice(0));
      s.eventDeck.known = [];
    });
    begin(t, 'EX07');
    finish(t);
    t.say(0, 'done', 'buy');
    expect(t.view(0).policy === 'L01' || t.view(0).event !== null).toBe(true);
    const { eventDeck, usedEvents, event, policy } = t.state;
    expect(eventDeck.cards.length + usedEvents.length + (event >= 0 ? 1 : 0) + (policy >= 0 ? 1 : 0)).toBe(26);
    expect(usedEvents).toEqual([]);
    expect(eventDeck.cards.map(nameOf)).not.toContain('L01');
  });

  it('MK-262 changes to the contract do not affect a leader who stays at Base', () => {
    const t = turnWithEvent('E10', { captains: [{ hand: [], at: 'base', credits: 0 }, {}, {}] });
    t.say(0, 'base', 'choose');
    while (isAsked(t, 'choose')) t.say(0, t.legal(0, 'choose')[0] as string, 'choose');
    expect(captain(t).credits).toBe(1);
  });
});

describe('sectors', () => {
  it('MK-282 MK-286 choosing a contract begins with a trip, which reveals three contracts of the sector', () => {
    const t = nomad({ row: ['EX01', 'EX02', 'EX05', 'EX07'] });
    expect(t.view(null).row).toEqual([]);
    t.say(0, 'travel:komek', 'choose');
    expect([row(t), places(t)[0]]).toEqual([['EX01', 'EX02', 'EX05'], 'komek']);
    expect(t.view(2).row).toHaveLength(3);
    expect(nameOf(t.state.contractDecks[0]?.cards.at(-1) as number)).toBe('EX07');
  });

  it('MK-283 reveals fewer than three contracts if the deck is short', () => {
    const t = nomad({ row: ['EX01'] });
    t.edit((s) => {
      const komek = s.contractDecks[0] as { cards: number[]; known: number[] };
      komek.cards.splice(0, komek.cards.length - 2);
      komek.known.splice(0, komek.known.length - 2);
    });
    t.say(0, 'travel:komek', 'choose');
    expect(row(t)).toHaveLength(2);
  });

  it('MK-284 MK-285 D55 at the lock the contracts that are not attempted go under their deck', () => {
    const t = nomad({ row: ['EX01', 'EX02', 'EX05'] });
    t.say(0, 'travel:komek', 'choose');
    t.say(0, 'talk:EX01', 'choose');
    leave(t);
    expect(row(t)).toEqual(['EX01', 'EX02', 'EX05']);
    t.say(0, 'solo:EX05', 'choose');
    expect(t.state.contractDecks[0]?.cards.slice(0, 2).map(nameOf).sort()).toEqual(['EX01', 'EX02']);
    finish(t);
    expect([row(t), nameOf(t.state.contractDecks[0]?.cards[0] as number)]).toEqual([[], 'EX05']);
  });

  it('MK-284 MK-311 MK-315 MK-316 a leader who stays at Base after a trip returns all contracts', () => {
    const t = nomad({ row: ['EX01', 'EX02', 'EX05'] });
    t.say(0, 'travel:komek', 'choose');
    t.say(0, 'talk:EX01', 'choose');
    leave(t);
    expect(places(t)[0]).toBe('komek');
    t.say(0, 'base', 'choose');
    expect([row(t), places(t)[0]]).toEqual([[], 'base']);
    expect(t.state.contractDecks[0]?.cards.slice(0, 3).map(nameOf).sort()).toEqual(['EX01', 'EX02', 'EX05']);
  });

  it('MK-193 MK-194 MK-195 trips lead to an adjacent sector, but not where the turn began', () => {
    const t = nomad({ captains: [{ at: 'komek', hand: [] }] });
    expect(t.refused(0, 'travel:komek', 'choose').reason).toBe('must-leave');
    expect(t.refused(0, 'travel:ventus', 'choose').reason).toBe('not-adjacent');
    for (const place of ['magnomi', 'henko']) expect(t.legal(0, 'choose')).toContain(`travel:${place}`);
    const base = nomad();
    for (const place of ['komek', 'magnomi', 'ventus', 'henko'])
      expect(base.legal(0, 'choose')).toContain(`travel:${place}`);
    expect(nomad({ unlocked: true }).legal(0, 'choose')).toContain('travel:sorelia');
  });

  it('MK-193 D86 the forbidden sector is where the turn began, even if an event has moved the ship', () => {
    const t = turnWithEvent('E04', { captains: [{ at: 'komek', hand: [] }, {}, {}] });
    expect(places(t)[0]).toBe('magnomi');
    expect(t.refused(0, 'travel:komek', 'choose').reason).toBe('must-leave');
    expect(t.legal(0, 'choose')).toContain('travel:ventus');
    // The range is measured from the ship's current place.
    expect(t.refused(0, 'travel:henko', 'choose').reason).toBe('not-adjacent');
  });

  it('MK-197 allows one trip per turn', () => {
    const t = nomad();
    t.say(0, 'travel:komek', 'choose');
    expect(t.refused(0, 'travel:magnomi', 'choose').reason).toBe('one-trip');
  });

  it('MK-196 a leader at Base may stay there', () => {
    const t = nomad();
    t.say(0, 'base', 'choose');
    expect([t.view(0).plan.stayed, places(t)[0]]).toEqual([true, 'base']);
  });

  it('MK-289 MK-198 captains in the same or an adjacent place may be invited, measured after the trip', () => {
    const t = scene({
      seats: 5,
      options: NOMAD,
      row: ['EX07'],
      captains: [{ at: 'magnomi', hand: [] }, { at: 'komek' }, { at: 'henko' }, { at: 'ventus' }, { at: 'base' }],
    });
    travel(t, 'EX07');
    t.say(0, 'talk:EX07', 'choose');
    expect(t.view(0).talks.invited).toEqual([1, 2, 4]);
  });

  it('MK-290 MK-200 allies move at the lock, not before, and stay in the sector', () => {
    const t = nomad({
      row: ['EX07'],
      captains: [{ at: 'base', hand: [] }, { at: 'henko', hand: [] }, { at: 'magnomi' }],
    });
    travel(t, 'EX07');
    t.say(0, 'talk:EX07', 'choose');
    t.say(0, { say: 'propose', parties: [0, 1], terms: [] }, 'talk');
    t.say(1, { say: 'accept', version: 1 }, 'talk');
    expect(places(t)).toEqual(['komek', 'henko', 'magnomi']);
    t.say(0, { say: 'lock', version: 1 }, 'talk');
    expect(places(t)).toEqual(['komek', 'komek', 'magnomi']);
    t.say(0, null, 'order');
    finish(t);
    expect(places(t)).toEqual(['komek', 'komek', 'magnomi']);
  });

  it('MK-277 the paid replacement applies only to a drawn contract', () => {
    const t = nomad({ row: ['EX01', 'EX02', 'EX05', 'EX07'], captains: [{ at: 'base', hand: [], credits: 1 }] });
    expect(t.legal(0, 'choose').some((plan) => String(plan).startsWith('replace:'))).toBe(false);
    t.say(0, 'travel:komek', 'choose');
    t.say(0, 'replace:EX02', 'choose');
    expect([row(t), captain(t).credits]).toEqual([['EX01', 'EX07', 'EX05'], 0]);
    expect(nameOf(t.state.contractDecks[0]?.cards[0] as number)).toBe('EX02');
  });
});

describe('Sorelia', () => {
  it('MK-177 MK-178 offers only its unlock contract while locked, alone or with allies', () => {
    const t = nomad();
    expect(t.refused(0, 'travel:sorelia', 'choose').reason).toBe('sorelia-locked');
    t.say(0, 'solo:SR00', 'choose');
    expect([places(t)[0], t.state.mission?.order]).toEqual(['sorelia', [0]]);
  });

  it('MK-179 MK-180 MK-181 MK-310 MK-312 talks precede the move and allow all captains; after them a trip is possible', () => {
    const t = nomad({ row: ['EX07'], captains: [{ at: 'komek', hand: [] }, { at: 'ventus' }, { at: 'henko' }] });
    t.say(0, 'talk:SR00', 'choose');
    expect([places(t), t.view(0).talks.invited]).toEqual([
      ['komek', 'ventus', 'henko'],
      [1, 2],
    ]);
    leave(t);
    expect([places(t)[0], t.view(0).plan.talked]).toEqual(['komek', ['SR00']]);
    t.say(0, 'travel:magnomi', 'choose');
    expect(t.refused(0, 'solo:SR00', 'choose').reason).toBe('one-trip');
  });

  it('MK-182 all participants move to Sorelia at the lock', () => {
    const t = nomad({ captains: [{ at: 'komek', hand: [] }, { at: 'ventus', hand: [] }, { at: 'henko' }] });
    together(t, 'SR00', [1]);
    expect(places(t)).toEqual(['sorelia', 'sorelia', 'henko']);
  });

  it('MK-183 MK-185 MK-186 MK-187 success unlocks it and pays two prestige, six credits and a prototype', () => {
    const t = nomad({
      captains: [
        { at: 'base', hand: [], credits: 0 },
        { at: 'base', hand: [], credits: 0, deck: ['m', 'm', 'm', 'm', 'm'] },
      ],
    });
    together(t, 'SR00', [1], { 1: { prototype: 1, credits: 2, prestige: 1 } });
    expect([share(t, 0, 'prestige'), share(t, 0, 'credits'), share(t, 1, 'prototype')]).toEqual([1, 4, 1]);
    t.edit((s) => {
      for (const own of s.mission?.pilots ?? []) own.dice = [];
    });
    stack(t, 'PR06');
    succeed(t);
    expect(t.view(1).captains[1].looked).toEqual(['PR06']);
    t.say(1, 'keep', 'keep');
    t.say(1, 'd3', 'bring');
    expect([captain(t, 1).parts.map(nameOf), discarded(t, 1), captain(t, 1).credits]).toEqual([['PR06'], ['d3'], 2]);
    expect([t.view(null).unlocked, t.view(null).anomaly]).toEqual([true, null]);
    expect(t.state.contractDecks.flatMap(({ cards }) => cards.map(nameOf))).not.toContain('SR00');
  });

  it('MK-184 after a failure the unlock contract stays', () => {
    const t = nomad();
    t.say(0, 'solo:SR00', 'choose');
    finish(t);
    expect([t.view(null).unlocked, t.view(null).anomaly.contract]).toEqual([false, 'SR00']);
  });

  it('MK-187 a prototype may be declined and goes under its deck', () => {
    const t = nomad({ row: ['SR01'], unlocked: true });
    begin(t, 'SR01');
    stack(t, 'PR06');
    succeed(t);
    t.say(0, 'decline', 'keep');
    expect([nameOf(t.state.prototypeDeck.cards[0] as number), captain(t).parts]).toEqual(['PR06', []]);
  });

  it('MK-188 gives an ordinary Bonus Card if no prototype is left', () => {
    const t = nomad({ row: ['SR01'], unlocked: true });
    begin(t, 'SR01');
    t.edit((s) => {
      s.prototypeDeck = { cards: [], known: [] };
    });
    succeed(t);
    expect(t.legal(0, 'source')).toEqual(['crew', 'part']);
  });

  it('MK-154 MK-244 a prototype comes with an Action card of choice, advanced only with Overload', () => {
    const won = (options: Setting['options'] = NOMAD) => {
      const t = nomad({ row: ['SR01'], unlocked: true, options });
      begin(t, 'SR01');
      t.edit((s) => {
        if (s.stock.length > 0) s.stock[0] = 0;
      });
      succeed(t);
      t.say(0, 'keep', 'keep');
      return t.legal(0, 'bring');
    };
    expect(won()).toEqual(['r', 't', 's', 'd1', 'd2', 'd3', 'm']);
    expect(won({ nomad: true, overload: true })).toEqual([
      ...['r', 't', 's', 'd1', 'd2', 'd3', 'm'],
      ...['rX', 't+', 'tX', 's+', 'sX', 'd+'],
    ]);
  });

  it('MK-189 cannot be visited by a leader who began the turn there', () => {
    const t = nomad({ captains: [{ at: 'sorelia', hand: [] }] });
    expect(t.refused(0, 'solo:SR00', 'choose').reason).toBe('must-leave');
    const u = nomad({ captains: [{ at: 'sorelia', hand: [] }], unlocked: true });
    expect(u.refused(0, 'travel:sorelia', 'choose').reason).toBe('must-leave');
  });

  it('MK-186 is a sector with its own contracts once unlocked', () => {
    const t = nomad({ row: ['SR01', 'SR02', 'SR03'], unlocked: true });
    t.say(0, 'travel:sorelia', 'choose');
    expect(row(t)).toEqual(['SR01', 'SR02', 'SR03']);
    t.say(0, 'solo:SR03', 'choose');
    expect(pilot(t).dice).toHaveLength(1);
  });
});
