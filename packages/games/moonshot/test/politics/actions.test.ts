import { describe, expect, it } from 'vitest';
import { cardName, missionOf, riskOf } from '../../src/content/set.ts';
import { countOf, kindsOf, tokenAt } from '../../src/rules/tokens.ts';
import {
  CCCP,
  decide,
  eventData,
  layManeuver,
  nextRound,
  offered,
  own,
  politics,
  skipPreparation,
  slotAt,
  USA,
} from '../scene.ts';

/** CCCP has a card in the Press, USA in the Treasury. */
function debate(setting: Parameters<typeof politics>[0] = {}) {
  const t = politics(setting);
  t.edit((s) => {
    layManeuver(s, CCCP, 1, 3);
    layManeuver(s, USA, 0, 1);
  });
  return t;
}
const put = (t: ReturnType<typeof debate>, seat: number, rows: Record<string, number>) => {
  t.say(seat, 'support', 'act');
  return t.say(seat, rows, 'support');
};

describe('2.2 turns', () => {
  it('MS-052 Politicians alternate single actions, the First Player first, and cannot pass', () => {
    const t = debate();
    t.expectAsked(1, 'politics', 'act');
    t.expectNotAsked(0);
    expect(t.refused(1, null).reason).toBe('no-pass');
    const why = (id: string) => t.prompt(1, 'choose').options.find((own) => own.id === id)?.why?.reason;
    expect([why('launch:MOON'), why('abort'), why('announce:1')]).toEqual(['moon-closed', undefined, undefined]);
    expect(t.refused(1, 'wait')).toMatchObject({ reason: 'no-such-action', rule: 'MS-052' });
    t.say(1, 'announce:1');
    t.expectAsked(0, 'politics', 'act');
    t.expectNotAsked(1);
    t.say(0, 'raise:1');
    t.expectAsked(1, 'politics', 'act');
  });
});

describe('A: supporting maneuvers', () => {
  it('MS-053 places influence and bluff on cards of either side', () => {
    const t = debate();
    const events = put(t, 1, { 'cccp-press:influence': 1, 'usa-treasury:bluff': 2 });
    expect(eventData(events, 'supported').map(({ whose, place, n }) => [(whose as any).id, place, n])).toEqual([
      ['rival-card', 'Treasury', 2],
      ['own-card', 'Press', 1],
    ]);
    expect(kindsOf(slotAt(t.state, CCCP, 1), CCCP)).toEqual([1, 0]);
    expect(kindsOf(slotAt(t.state, USA, 0), CCCP)).toEqual([0, 2]);
    expect([own(t, CCCP).influence, own(t, CCCP).bluff]).toEqual([3, 3]);
  });
  it('MS-053 tokens can only be placed on cards', () => {
    const t = debate();
    t.say(1, 'support', 'act');
    expect(t.refused(1, { 'cccp-industry:influence': 2 }, 'support').reason).toBe('no-such-card');
    expect(t.refused(1, { 'cccp-press:influence': 2, 'cccp-industry:bluff': 1 }, 'support').reason).toBe(
      'no-such-card',
    );
    const none = politics();
    expect(none.refused(1, 'support').reason).toBe('no-cards');
  });
  it('MS-054 tokens may be placed on one card or split over several', () => {
    const t = debate();
    put(t, 1, { 'cccp-press:influence': 3 });
    put(t, 0, { 'cccp-press:influence': 1, 'usa-treasury:influence': 1 });
    expect(countOf(slotAt(t.state, CCCP, 1), CCCP)).toBe(3);
    expect(countOf(slotAt(t.state, CCCP, 1), USA)).toBe(1);
    expect(countOf(slotAt(t.state, USA, 0), USA)).toBe(1);
  });
  it('MS-055 at least two tokens must be placed; a last single token cannot', () => {
    const t = debate({ cccp: { influence: 1, bluff: 2 }, usa: {} });
    t.say(1, 'support', 'act');
    expect(t.refused(1, { 'cccp-press:influence': 1 }, 'support')).toMatchObject({
      reason: 'too-few-tokens',
      rule: 'MS-055',
    });
    t.say(1, { 'cccp-press:influence': 1, 'cccp-press:bluff': 1 }, 'support');
    t.say(0, 'announce:1');
    expect(own(t, CCCP).influence + own(t, CCCP).bluff).toBe(1);
    expect(t.refused(1, 'support')).toMatchObject({ reason: 'too-few-tokens', rule: 'MS-055' });
    expect(offered(t, 1)).not.toContain('support');
  });
  it('MS-055 the last two tokens can be placed', () => {
    const t = debate({ cccp: { influence: 2, bluff: 0 }, usa: {} });
    const events = put(t, 1, { 'cccp-press:influence': 2, 'usa-treasury:influence': 0 });
    expect(eventData(events, 'supported')).toHaveLength(1);
    expect(countOf(slotAt(t.state, CCCP, 1), CCCP)).toBe(2);
  });
  it('MS-056 accepts any mix of the tokens left, again on later turns, but never more', () => {
    const t = debate();
    t.say(1, 'support', 'act');
    expect(t.refused(1, { 'cccp-press:influence': 5 }, 'support').reason).toBe('not-so-many-tokens');
    expect(t.refused(1, { 'cccp-press:bluff': 3, 'usa-treasury:bluff': 3 }, 'support').reason).toBe(
      'not-so-many-tokens',
    );
    t.say(1, { 'cccp-press:influence': 2 }, 'support');
    t.say(0, 'announce:1');
    put(t, 1, { 'cccp-press:influence': 2, 'cccp-press:bluff': 5 });
    expect(own(t, CCCP).influence + own(t, CCCP).bluff).toBe(0);
    expect(kindsOf(slotAt(t.state, CCCP, 1), CCCP)).toEqual([4, 5]);
  });
  it('MS-056 placing tokens can be cancelled for another action', () => {
    const t = debate();
    t.say(1, 'support', 'act');
    t.say(1, null, 'support');
    expect(t.expectAsked(1, 'politics').step).toBe('act');
    expect(own(t, CCCP).influence).toBe(4);
  });
  it('MS-057 tokens may be placed on escalated cards', () => {
    const t = politics();
    t.edit((s) => {
      const slot = layManeuver(s, CCCP, 2, 9, 2);
      slot.tokens[tokenAt(CCCP, 1, 0)] = 2;
      (s.programs[CCCP] as any).books[2] = 2;
    });
    put(t, 1, { 'cccp-industry:influence': 2 });
    expect(kindsOf(slotAt(t.state, CCCP, 2), CCCP)).toEqual([4, 0]);
  });
});

describe('B: announcing a mission', () => {
  it('MS-058 MS-059 reveals a random mission of the named deck, with its risks in the printed order', () => {
    const t = politics();
    const top = t.state.missionDecks[2]?.cards.at(-1) as number;
    const events = t.say(1, 'announce:3');
    const mission = t.state.missions.at(-1);
    expect(mission?.card).toBe(top);
    expect(missionOf(top).level).toBe(3);
    expect(mission?.risks.map((risk) => riskOf(risk).level)).toEqual(missionOf(top).risks);
    expect(mission?.tests).toEqual(mission?.risks.flatMap(() => [0, 0]));
    expect(
      t
        .view(0)
        .missions.at(-1)
        .risks.map(({ risk }: any) => risk),
    ).toEqual(mission?.risks.map(cardName));
    expect(eventData(events, 'announced')[0]).toMatchObject({ mission: cardName(top) });
    expect(t.state.missionDecks[2]?.cards).toHaveLength(6);
    const others = ['b', 'c', 'd', 'e'].map((seed) => politics({ seed }).state.missionDecks[2]?.cards.at(-1));
    expect(new Set([top, ...others]).size).toBeGreaterThan(1);
  });
  it('MS-058 accepts only non-empty decks of levels 1 to 4', () => {
    const t = politics();
    t.edit((s) => {
      (s.missionDecks[3] as any).cards = [];
      (s.missionDecks[3] as any).known = [];
    });
    expect(t.refused(1, 'announce:4').reason).toBe('deck-empty');
    t.edit((s) => {
      (s.missionDecks[2] as any).cards.length = 1;
      (s.missionDecks[2] as any).known.length = 1;
    });
    expect(offered(t, 1)).toContain('announce:3');
    expect(t.refused(1, 'announce:0').reason).toBe('no-such-level');
    expect(t.refused(1, 'announce:5').reason).toBe('no-such-level');
    expect(offered(t, 1)).toContain('announce:1');
  });
  it('MS-060 allows three active missions; starters count, the Moon does not', () => {
    const t = politics({ moonOpen: true });
    expect(t.state.missions).toHaveLength(2);
    t.say(1, 'announce:1');
    expect(t.refused(0, 'announce:1')).toMatchObject({ reason: 'too-many-missions', rule: 'MS-060' });
  });
  it('MS-061 several missions may be announced per round within the limit, one per action', () => {
    const t = politics({ missions: {} });
    const deck = t.state.missionDecks[0]?.cards.length as number;
    for (const seat of [1, 0, 1]) t.say(seat, 'announce:1');
    expect(t.state.missions).toHaveLength(3);
    expect(t.state.missionDecks[0]?.cards).toHaveLength(deck - 3);
  });
  it('MS-062 active missions are open to both sides', () => {
    const t = politics({ missions: {} });
    t.say(1, 'announce:2');
    const name = cardName(t.state.missions[0]?.card as number);
    expect(offered(t, 0)).toContain(`launch:${name}`);
    t.say(0, 'raise:1');
    expect(offered(t, 1)).toContain(`launch:${name}`);
  });
});

describe('C: increasing influence', () => {
  it('MS-063 trades popularity for the same amount of influence at once, once per round', () => {
    const t = politics();
    expect(eventData(t.say(1, 'raise:3'), 'raised')[0]).toMatchObject({ side: CCCP, n: 3 });
    expect([own(t, CCCP).popularity, own(t, CCCP).influence]).toEqual([7, 7]);
    expect(own(t, CCCP).books.slice(0, 2)).toEqual([7, 5]);
    t.say(0, 'announce:1');
    expect(t.refused(1, 'raise:1')).toMatchObject({ reason: 'raised-already', rule: 'MS-063' });
    const shown = t.prompt(1, 'choose').options;
    expect(shown.filter(({ id }) => id.startsWith('raise'))).toEqual([]);
    // Options that are possible give no reason for being disabled.
    expect(shown.filter(({ why }) => why === undefined).map(({ id }) => id)).toEqual(offered(t, 1));
    nextRound(t);
    expect(own(t, CCCP).influence).toBe(4);
    skipPreparation(t);
    expect(offered(t, t.asked()[0]?.seat as number)).toContain('raise:1');
  });
  it('MS-064 must leave popularity at 1 or more', () => {
    const t = politics({ cccp: { popularity: 3 }, usa: { popularity: 1 } });
    expect(offered(t, 1).filter((name) => name.startsWith('raise'))).toEqual(['raise:1', 'raise:2']);
    expect(t.refused(1, 'raise:3')).toMatchObject({ reason: 'too-unpopular', rule: 'MS-064' });
    for (const name of ['raise:0', 'raise:01', 'raise:1.5', 'raise:x'])
      expect(t.refused(1, name).reason).toBe('too-unpopular');
    t.say(1, 'raise:2');
    expect(own(t, CCCP).popularity).toBe(1);
    expect(t.state.result).toBeNull();
    expect(t.refused(0, 'raise:1')).toMatchObject({ reason: 'least-popular', rule: 'MS-064' });
  });
});

describe('D: decision to launch', () => {
  it('MS-065 is a Politician’s last action', () => {
    const t = politics();
    t.say(1, 'abort');
    t.say(0, 'announce:1');
    t.expectNotAsked(1);
    expect(t.expectAsked(0, 'politics').step).toBe('act');
  });
  it('MS-066 the other Politician continues alone', () => {
    const t = politics({ missions: {} });
    t.say(1, 'abort');
    t.say(0, 'announce:1');
    t.say(0, 'announce:2');
    t.say(0, 'raise:2');
    t.expectNotAsked(1);
    t.say(0, 'abort');
    expect(t.asked()[0]?.flow).toBe('engineer');
  });
  it('MS-067 chooses an active mission, or the Moon when it is open; nothing is flown yet', () => {
    const t = politics();
    expect(t.refused(1, 'launch:M3-1')).toMatchObject({ reason: 'not-active', rule: 'MS-067' });
    expect(offered(t, 1).filter((name) => name.startsWith('launch'))).toEqual(['launch:M0-1', 'launch:M0-2']);
    expect(eventData(t.say(1, 'launch:M0-2'), 'decided-launch')[0]).toMatchObject({ side: CCCP, mission: 'M0-2' });
    expect(eventData(t.say(0, 'abort'), 'decided-abort')).toHaveLength(1);
    expect(t.view(0).launches.slice(0, 1)).toEqual([{ side: CCCP, mission: 'M0-2' }]);
    expect(t.state.flights).toEqual([]);
    const open = politics({ moonOpen: true });
    expect(offered(open, 1)).toContain('launch:MOON');
  });
  it('MS-068 MS-070 the only alternative is an abort for 1 popularity, including in round 1', () => {
    const t = politics();
    decide(t, null, null);
    expect(t.state.round).toBe(1);
    expect(own(t, USA).popularity).toBe(10);
    while (t.asked()[0]?.flow === 'engineer') t.say(t.asked()[0]?.seat as number, 'pass');
    expect([own(t, USA).popularity, own(t, CCCP).popularity]).toEqual([9, 9]);
  });
  it('MS-069 each side has one rocket, so at most one launch per round', () => {
    const t = politics();
    t.say(1, 'launch:M0-1');
    t.say(0, 'launch:M0-2');
    expect(t.state.launches).toHaveLength(2);
    expect(t.asked()[0]?.flow).toBe('engineer');
  });
  it('MS-071 payload need not be aboard', () => {
    const t = politics();
    expect(own(t, CCCP).payload.every((kind) => kind === 0)).toBe(true);
    t.say(1, 'launch:M0-1');
    expect(t.state.launches).toHaveLength(1);
  });
  it('MS-072 the order of decisions is the order of launches', () => {
    const t = politics();
    t.say(1, 'announce:1');
    t.say(0, 'launch:M0-2');
    t.say(1, 'launch:M0-1');
    expect(t.state.launches.map(({ side }) => side)).toEqual([USA, CCCP]);
    while (t.asked()[0]?.flow === 'engineer') t.say(t.asked()[0]?.seat as number, 'pass');
    expect(t.state.flights.map(({ side }) => side)).toEqual([USA, CCCP]);
  });
});
