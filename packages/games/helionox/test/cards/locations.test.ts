import { describe, expect, it } from 'vitest';
import { cardNamed, PLACES, type Place } from '../../src/content/index.ts';
import { at, bottom, consumed, hand, me, names, pool, type Setting, scene } from './scene.ts';

type Answers = Parameters<ReturnType<typeof scene>['say']>[1][];

/** Seat 0 uses the Location Bonus or the Key Access of a Location card and answers its questions. */
function visit(location: string, place: Place, what: 'bonus' | 'key', setting: Setting, ...answers: Answers) {
  const t = scene({ ...setting, at: place, embassies: [place] });
  t.edit((s) => {
    s.locations = s.locations.slice();
    const i = PLACES.indexOf(place);
    const before = s.locations[i] as number;
    s.locations[i] = cardNamed(location);
    const inBox = s.box.cards.indexOf(cardNamed(location));
    if (inBox >= 0) s.box.cards[inBox] = before;
  });
  t.say(0, what);
  for (const answer of answers) t.say(0, answer);
  return t;
}

describe('Locations', () => {
  it('HX-361 Old World Capital', () => {
    expect(me(visit('L01', 'earth', 'bonus', { cryo: 2 }, 'thaw')).cryo).toBe(1);
    const t = visit('L01', 'earth', 'bonus', { market: { bio: 'B04.1' } }, 'cycle', 'bio');
    t.expectAsked(0, 'main');
    expect([bottom(t, 'bio'), t.state.thisTurn.cycled]).toEqual(['B04.1', false]);
    expect(me(visit('L01', 'earth', 'key', {})).influence).toBe(1);
  });

  it('HX-362 Lunar Base', () => {
    expect(pool(visit('L02', 'moon', 'bonus', {}))).toEqual([0, 1]);
    expect(pool(visit('L02', 'moon', 'key', {}))).toEqual([0, 2]);
  });

  it('HX-363 Martian Biosphere', () => {
    const t = visit('L03', 'mars', 'bonus', { hand: ['SP.1'], deck: ['MA.1'] }, ['SP.1']);
    expect([hand(t), names(me(t).discard)]).toEqual([['MA.1'], ['SP.1']]);
    const key = visit('L03', 'mars', 'key', { hand: ['SP.1'], deck: ['MA.1'] }, ['MA.1']);
    expect([hand(key), consumed(key)]).toEqual([['SP.1'], ['MA.1']]);
  });

  it('HX-364 Ceres Mining Colony', () => {
    expect(pool(visit('L04', 'ceres', 'bonus', {}))).toEqual([1, 0]);
    expect(pool(visit('L04', 'ceres', 'key', {}))).toEqual([2, 0]);
  });

  it('HX-365 European Warp Installation', () => {
    expect(at(visit('L05', 'europa', 'bonus', {}, 'earth'), 0)).toBe('earth');
    const t = visit('L05', 'europa', 'key', {}, 'moon');
    expect([at(t, 0), pool(t)]).toEqual(['moon', [1, 0]]);
  });

  it('HX-366 Meridian Exchange', () => {
    expect(me(visit('L06', 'earth', 'bonus', { mercury: true })).bankedCredits).toBe(1);
    expect(me(visit('L06', 'earth', 'key', { mercury: true })).bankedCredits).toBe(2);
  });

  it('HX-367 Farside Arsenal', () => {
    expect(me(visit('L07', 'moon', 'bonus', { mercury: true })).bankedDefense).toBe(1);
    const t = visit('L07', 'moon', 'key', { mercury: true, deck: ['MA.1'] });
    expect([me(t).bankedDefense, hand(t)]).toEqual([1, ['MA.1']]);
  });

  it('HX-368 Olympus Gene Vault', () => {
    const t = visit('L08', 'mars', 'bonus', { mercury: true, hand: ['SP.1'], discard: ['MA.1'] });
    expect(t.refused(0, ['SP.1']).reason).toBe('card-not-among');
    t.say(0, ['MA.1']);
    expect(consumed(t)).toEqual(['MA.1']);
    const key = visit('L08', 'mars', 'key', { mercury: true, hand: ['SP.1'], discard: ['MA.1'] }, ['SP.1']);
    expect([consumed(key), pool(key)]).toEqual([['SP.1'], [1, 0]]);
  });

  it('HX-369 Pallas Freeport', () => {
    const t = visit('L09', 'ceres', 'bonus', { mercury: true });
    expect([me(t).cargo, pool(t)]).toEqual([0b01000, [0, 0]]);
    const key = visit('L09', 'ceres', 'key', { mercury: true });
    expect([me(key).cargo, pool(key)]).toEqual([0b01000, [1, 0]]);
  });

  it('HX-370 Conamara Relay', () => {
    const setting = { mercury: true, hand: ['SP.1'], deck: ['MA.1', 'MA.2'] };
    expect(hand(visit('L10', 'europa', 'bonus', setting, ['SP.1']))).toEqual(['MA.1']);
    expect(hand(visit('L10', 'europa', 'key', setting, ['SP.1']))).toEqual(['MA.1', 'MA.2']);
  });
});
