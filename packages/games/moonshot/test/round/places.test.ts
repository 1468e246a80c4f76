import type { Event } from '@orrery/kernel';
import { describe, expect, it } from 'vitest';
import { MANEUVERS, PLACES } from '../../src/content/index.ts';
import { cardName } from '../../src/content/set.ts';
import type { Program } from '../../src/state.ts';
import {
  answerUntil,
  CCCP,
  eventData,
  launches,
  layManeuver,
  own,
  politics,
  type Scene,
  type Setting,
  setTokens,
  slotAt,
  USA,
} from '../scene.ts';

/** Round 1 with USA as First Player and all slots of both sides occupied, so that no empty place has an effect. */
export function board(setting: Setting = {}): Scene {
  const t = politics({ first: USA, ...setting });
  t.edit((s) => {
    for (const side of [USA, CCCP]) {
      for (let place = 0; place < 4; place++) layManeuver(s, side, place, [13, 14, 15, 16][place] as number, 2);
    }
  });
  return t;
}

/** Plays on until the question about USA's card in a place, at the end of the round. */
export function toFate(t: Scene, place: number): void {
  answerUntil(t, (s) => {
    const frame = s.stack.at(-1);
    return frame?.flow === 'maneuver' && frame.vars.side === USA && frame.vars.place === place && frame.step === 'fate';
  });
}

/** USA wins a card at a level in a place; returns the events. */
function win(n: number, level: number, setting: Setting = {}, place = 0): { t: Scene; events: Event[] } {
  const t = board(setting);
  t.edit((s) => {
    const slot = slotAt(s, USA, place);
    s.programs[USA]?.deck.cards.push(slot.card);
    s.programs[USA]?.deck.known.push(0);
    slot.cover = { cards: [], known: [] };
    layManeuver(s, USA, place, n, level);
    setTokens(slotAt(s, USA, place), USA, 1);
    (s.programs[USA] as Program).influence = 3;
  });
  // The Treasury comes first; a level-3 card is evaluated without a question.
  if (level < 3) {
    toFate(t, place);
    return { t, events: t.say(0, 'evaluate') };
  }
  const before = t.events.length;
  answerUntil(t, (s) => slotAt(s, USA, place).card < 0);
  return { t, events: t.events.slice(before) };
}
const changes = (events: readonly Event[], side: number, ...types: string[]) =>
  events.filter(({ type, data }) => types.includes(type) && data.side === side).map(({ type, data }) => [type, data.n]);

describe('effects of a won card', () => {
  const KINDS = { budget: 'budget', popularity: 'popularity', money: 'money' } as const;
  const cases = MANEUVERS.flatMap(({ n, levels }) => levels.map((effects, i) => [271 + n, n, i + 1, effects] as const));
  it.each(cases)('MS-%i card %i at level %i has its printed effects (MS-140)', (_rule, n, level, effects) => {
    const usa = { popularity: 8, sabotage: 5, supplier: [null, null, null] };
    const { t, events } = win(n, level, { usa, cccp: { popularity: 8 } });
    const from = events.findIndex(({ type }) => type === 'won');
    expect(events[from]?.data).toMatchObject({ side: USA, level, card: `usa-${String(n).padStart(2, '0')}` });
    const news = events.slice(from + 1);
    for (const { what, n: count } of effects) {
      if (what in KINDS) expect(changes(news, USA, what)[0]).toEqual([what, count]);
      else if (what === 'rivalBudget') expect(changes(news, CCCP, 'budget')[0]).toEqual(['budget', count]);
      else if (what === 'rivalPopularity') expect(changes(news, CCCP, 'popularity')[0]).toEqual(['popularity', count]);
      else if (what === 'sabotage') expect(own(t, CCCP).sabotage).toBe(count);
      else if (what === 'clean') expect(own(t, USA).sabotage).toBe(Math.max(0, 5 - count));
      else if (what === 'techTiles') expect(tilesGot(t, count)).toBe(count);
      else if (what === 'freeModules') expect(t.expectAsked(0, 'free-module').step).toBe('module');
      else expect(own(t, USA)[what as 'testSteals']).toBe(count);
    }
  });
  /** Answers the questions for tiles and returns how many were drawn. */
  function tilesGot(t: Scene, most: number): number {
    const before = own(t, USA).line.length;
    for (let i = 0; i < most; i++) {
      t.expectAsked(0, 'tech-tile', 'deck');
      t.say(0, 'E');
    }
    return own(t, USA).line.length - before;
  }

  it('MS-140 a card gives only the effects of its current level', () => {
    const { events } = win(8, 2, { usa: { supplier: [null, null, null] } });
    expect(eventData(events, 'testSteals').map(({ n }) => n)).toEqual([2]);
    expect(eventData(events, 'techSteals')).toEqual([]);
  });
  it('MS-141 a Tech tile comes from a deck of the Engineer’s choice into the development line', () => {
    const { t } = win(11, 1);
    expect(t.legal(0, 'deck')).toEqual(['S', 'E', 'C', 'P']);
    const top = t.state.techDecks[3]?.cards.at(-1) as number;
    t.say(0, 'P');
    expect(own(t, USA).line.at(-1)).toBe(top);
    expect(t.view(1).programs[USA].line.at(-1)).toBe(cardName(top));
  });
  it('MS-308 an empty deck cannot be chosen; if no tiles are left, the reward is lost', () => {
    const granted = (emptied: number[]): Scene => {
      const t = board();
      t.edit((s) => {
        for (const kind of emptied) s.techDecks[kind] = { cards: [], known: [] };
        // One tile is enough for drawing.
        s.techDecks[3] = { cards: emptied.includes(3) ? [] : (s.techDecks[3]?.cards ?? []).slice(0, 1), known: [0] };
        if (emptied.includes(3)) (s.techDecks[3] as { known: number[] }).known = [];
        layManeuver(s, USA, 0, 11).cover = { cards: [], known: [] };
        setTokens(slotAt(s, USA, 0), USA, 1);
      });
      toFate(t, 0);
      t.say(0, 'evaluate');
      return t;
    };
    expect(granted([0, 1, 2]).legal(0, 'deck')).toEqual(['P']);
    const none = granted([0, 1, 2, 3]);
    expect(eventData(none.events, 'won')).toHaveLength(1);
    expect(none.asked()[0]?.flow).toBe('maneuver');
  });
  it('MS-142 Test Steal and Tech Steal effects give their number of tokens', () => {
    const { t } = win(8, 3);
    expect([own(t, USA).testSteals, own(t, USA).techSteals]).toEqual([2, 1]);
  });
  it('MS-143 a free test is a voucher for a test at 0 money under the same rules', () => {
    const t = politics({ first: USA, usa: { freeTests: 2, money: 0 } });
    answerUntil(t, () => t.asked()[0]?.flow === 'engineer');
    const risk = cardName(t.state.missions[0]?.risks[0] as number);
    expect(t.refused(0, `test:${risk}`).reason).toBe('too-dear');
    expect(t.refused(0, 'free-test:R3-01').reason).toBe('face-down');
    t.say(0, `free-test:${risk}`);
    expect([own(t, USA).freeTests, own(t, USA).money]).toEqual([1, 0]);
    expect(t.state.missions[0]?.tests[USA]).toBe(1);
    expect(t.refused(1, `free-test:${risk}`)).toMatchObject({ reason: 'no-voucher', rule: 'MS-143' });
  });
  it('MS-144 a free module goes to the empty 8-money space; if it is occupied, the side gets 4 money', () => {
    const { t } = win(13, 2, { usa: { supplier: [null, null, null] } });
    const [card] = t.state.sideboard;
    const { money } = own(t, USA);
    t.say(0, cardName(card as number));
    expect(own(t, USA).supplier[0]).toBe(card);
    expect(own(t, USA).money).toBe(money);
    expect(t.state.sideboard).toHaveLength(4);
    // Items slide before cards are resolved, so only another card can occupy the space after that.
    const taken = board({ usa: { supplier: [null, null, null] } });
    taken.edit((s) => {
      const slot = slotAt(s, USA, 0);
      slot.card = layManeuver(s, USA, 0, 13).card;
      slot.level = 2;
      setTokens(slot, USA, 1);
    });
    toFate(taken, 0);
    taken.edit((s) => {
      (s.programs[USA] as Program).supplier[0] = s.sideboard.pop() as number;
    });
    expect(changes(taken.say(0, 'evaluate'), USA, 'money')).toEqual([['money', 4]]);
    expect(taken.asked()[0]?.flow).toBe('maneuver');
  });
  it('MS-144 D44 a free module is lost if the sideboard is empty; a last single module can be taken', () => {
    const after = (left: number) => {
      const t = board({ usa: { supplier: [null, null, null] } });
      t.edit((s) => {
        const slot = slotAt(s, USA, 0);
        slot.card = layManeuver(s, USA, 0, 13).card;
        slot.level = 2;
        setTokens(slot, USA, 1);
        s.sideboard.length = left;
      });
      toFate(t, 0);
      const { money } = own(t, USA);
      t.say(0, 'evaluate');
      expect(own(t, USA).money).toBe(money);
      return t.asked()[0]?.flow;
    };
    expect([after(0), after(1)]).toEqual(['maneuver', 'free-module']);
  });
  it('MS-145 sabotage goes on the opponent’s blueprint at once', () => {
    const { t } = win(10, 3);
    expect([own(t, USA).sabotage, own(t, CCCP).sabotage]).toEqual([0, 3]);
  });
  it('MS-146 sabotage stays through launches and explosions until it is removed', () => {
    const payload = { B2: 'satellite' } as const;
    const { t } = launches({ missions: { 'M0-1': ['R0-01'] }, usa: { payload, sabotage: 1 } }, 'M0-1', null, [8]);
    expect(t.state.flights[1]?.outcome).toBe('success');
    expect(own(t, USA).sabotage).toBe(1);
  });
  it('MS-147 the effect removes up to that many sabotage markers', () => {
    const { t, events } = win(14, 2, { usa: { sabotage: 1 } });
    expect(own(t, USA).sabotage).toBe(0);
    expect(eventData(events, 'cleaned').map(({ n }) => n)).toEqual([1]);
    expect(eventData(win(14, 2).events, 'cleaned')).toEqual([]);
  });
  it('MS-148 MS-149 MS-201 money and tracks change at once', () => {
    const { t, events } = win(2, 2);
    expect(changes(events, USA, 'money', 'budget')).toEqual([
      ['money', 8],
      ['budget', 1],
    ]);
    expect(t.expectAsked(0, 'maneuver').step).toBe('fate');
    const rival = win(7, 2);
    expect(own(rival.t, CCCP).budget).toBe(30 - 3 - 1);
  });
  it('MS-310 several effects apply from left to right', () => {
    const { events } = win(4, 2, { usa: { popularity: 5 } });
    const order = events.filter(({ type }) => type === 'popularity').map(({ data }) => [data.side, data.n]);
    expect(order).toEqual([
      [USA, 1],
      [CCCP, -1],
    ]);
  });
});

describe('the places', () => {
  /** The end of a round without maneuver cards. */
  const empty = (setting: Setting = {}, usa: string | null = null, dice: number[] = []) =>
    launches(setting, usa, null, dice);
  const gains = (events: readonly Event[], place: string, side = USA) => {
    const from = events.findIndex(
      ({ type, data }) => type === 'empty-place' && data.place === place && data.side === side,
    );
    const rest = events.slice(from + 1);
    const to = rest.findIndex(({ type }) => ['empty-place', 'first-player'].includes(type));
    return rest
      .slice(0, to)
      .filter(({ data }) => data.side === side && data.n !== undefined)
      .map(({ type, data }) => [type, data.n]);
  };
  it('MS-131 MS-135 MS-136 MS-137 MS-138 each empty slot gives its side the per-round effect', () => {
    const { t, events } = empty();
    expect(gains(events, 'Treasury')).toEqual([['budget', 1]]);
    expect(gains(events, 'Press')).toEqual([['money', 1]]);
    expect(gains(events, 'Industry')).toEqual([['money', 3]]);
    expect(gains(events, 'Intelligence').slice(0, 1)).toEqual([['promised', 1]]);
    expect(own(t, USA).bluff).toBe(6);
  });
  it.each([
    [5, 1],
    [6, 2],
    [7, 2],
  ])('MS-135 the Treasury gives a side %i below the opponent %i budget', (behind, n) => {
    const { events } = empty({ usa: { budget: 30 - behind }, first: USA });
    expect(gains(events, 'Treasury')).toEqual([['budget', n]]);
  });
  it('MS-132 MS-135 MS-136 MS-137 MS-138 an empty slot also gives its mission effect after a completed mission', () => {
    const setting = { missions: { 'M0-1': ['R0-01'] }, usa: { payload: { B2: 'satellite' } }, first: USA } as const;
    const { t, events } = empty(setting, 'M0-1', [8]);
    expect(gains([...events, ...t.say(0, 'S')], 'Treasury')).toEqual([
      ['budget', 1],
      ['budget', 1],
    ]);
    const all = t.events;
    expect(gains(all, 'Press')).toEqual([
      ['money', 1],
      ['popularity', 1],
    ]);
    expect(eventData(all, 'got-tile')).toHaveLength(1);
    expect(own(t, USA).testSteals).toBe(1);
  });
  it('MS-305 a mission of the other side does not give the mission effect', () => {
    const setting = { missions: { 'M0-1': ['R0-01'] }, usa: { payload: { B2: 'satellite' } } } as const;
    const { t } = empty(setting, 'M0-1', [8]);
    answerUntil(t, (s) => s.round === 2);
    expect([own(t, USA).testSteals, own(t, CCCP).testSteals]).toEqual([1, 0]);
    expect(eventData(t.events, 'got-tile').map(({ side }) => side)).toEqual([USA]);
  });
  it('MS-133 a slot whose card is evaluated or escalated does not count as empty', () => {
    const t = board({ usa: { hand: [1] } });
    t.edit((s) => {
      for (let place = 0; place < 4; place++) setTokens(slotAt(s, USA, place), USA, 0);
    });
    answerUntil(t, (s) => s.round === 2);
    expect(eventData(t.events, 'empty-place')).toEqual([]);
    expect(own(t, USA).slots.every(({ card }) => card < 0)).toBe(true);
  });
  it.each([
    [0, ['budget', 1]],
    [1, ['popularity', 1]],
    [2, ['money', 5]],
    [3, ['cleaned', 1]],
  ] as const)(
    'MS-134 the side that beats the card at place %i gets its obstruction effect (MS-135 to MS-138)',
    (place, gained) => {
      const t = board({ cccp: { sabotage: 2, popularity: 6 } });
      t.edit((s) => setTokens(slotAt(s, USA, place), CCCP, 1));
      toFate(t, place);
      const events = t.say(0, 'evaluate');
      expect(eventData(events, 'obstructed')[0]).toMatchObject({ side: CCCP, place: PLACES[place]?.name });
      expect(changes(events, CCCP, 'budget', 'popularity', 'money', 'cleaned')).toEqual([[...gained]]);
      expect(eventData(events, 'won')).toEqual([]);
    },
  );
});
