import { describe, expect, it } from 'vitest';
import { at, designs, eventsOf, offered, play, scene } from '../scene.ts';

describe('Location Bonus and Key Access', () => {
  it('HX-094 granted Key Access is public like any other', () => {
    const t = scene({ players: [{ place: 'moon', hand: ['T11'] }] });
    play(t, 'T11');
    t.say(0, null);
    expect(eventsOf(t.say(0, 'key'), 'key-used')).toEqual([{ seat: 0, place: 'moon' }]);
  });

  it('HX-089 HX-090 a player can use one Location Bonus or one Key Access a turn', () => {
    const t = scene({ players: [{ place: 'moon', embassies: ['moon', 'ceres'], credits: 9 }] });
    t.say(0, 'bonus');
    expect(at(t, 0).defense).toBe(1);
    expect(t.refused(0, 'key')).toMatchObject({ reason: 'location-used-already', rule: 'HX-089' });
    t.say(0, 'travel:ceres');
    expect(t.refused(0, 'key')).toMatchObject({ reason: 'location-used-already' });
  });

  it('HX-091 HX-173 an Embassy placed this turn gives Key Access at once', () => {
    const t = scene({ players: [{ place: 'moon', credits: 2 }] });
    expect(t.refused(0, 'key')).toMatchObject({ reason: 'no-embassy-here', rule: 'HX-091' });
    t.say(0, 'embassy');
    t.say(0, 'key');
    expect(at(t, 0)).toMatchObject({ credits: 0, defense: 2 });
  });

  it('HX-093 a player with an Embassy may still use the Location Bonus', () => {
    const t = scene({ players: [{ place: 'ceres', embassies: ['ceres'] }] });
    t.say(0, 'bonus');
    expect(at(t, 0).credits).toBe(1);
  });

  it('HX-094 HX-096 HX-339 granted Key Access needs no Embassy, is additional and uses up the place', () => {
    const t = scene({ players: [{ hand: ['T12', 'MA'], place: 'moon' }] });
    play(t, 'T12');
    t.say(0, 'key');
    expect(at(t, 0)).toMatchObject({ credits: 2, defense: 2 });
    expect(t.refused(0, 'bonus')).toMatchObject({ reason: 'place-used-already', rule: 'HX-096' });
    expect(t.state.thisTurn.accessed).toBe(false);
  });

  it('HX-095 HX-097 R21 granted Key Access may be declined and works at each place once', () => {
    const t = scene({ players: [{ hand: ['T07', 'T11'], place: 'moon' }] });
    play(t, 'T07');
    t.say(0, null);
    t.say(0, 'key');
    expect(at(t, 0)).toMatchObject({ defense: 2, influence: 1 });
    play(t, 'T11');
    t.say(0, 'ceres');
    t.say(0, null);
    expect(at(t, 0).credits).toBe(1);
    t.expectAsked(0, 'main', 'act');
  });

  it('HX-072 R22 Shut Down stops Bonus, Key Access, Embassies, and gaining or delivering Cargo', () => {
    const t = scene({
      options: { mercury: true },
      active: ['EM1.1'],
      players: [{ place: 'moon', credits: 9, cargo: ['mars'], hand: ['T04', 'T12', 'T14'], deck: ['MA'] }],
    });
    for (const id of ['bonus', 'embassy', 'cargo', 'deliver:mars']) {
      expect(t.refused(0, id)).toMatchObject({ reason: 'shut-down' });
    }
    for (const card of ['T04', 'T12', 'T14']) play(t, card);
    t.expectAsked(0, 'main', 'act');
    expect(at(t, 0)).toMatchObject({ embassies: 0, cargo: 0b100, defense: 0 });
  });

  it('HX-073 Shut Down stops nothing else', () => {
    const t = scene({
      inactive: ['EE4.1'],
      active: ['X01', 'EE5.1'],
      market: { bio: 'B01.1' },
      players: [{ place: 'moon', credits: 20, defense: 20, hand: ['MA'], architect: 'A10' }, {}],
    });
    t.say(0, 'travel:earth');
    play(t, 'MA');
    t.say(0, 'buy:bio');
    t.say(0, 'cycle:defense');
    t.say(0, 'architect:1');
    t.say(0, 'overcome:EE4.1');
    t.say(0, 'collaborate:EE5.1:1');
    t.say(1, 'decline');
    t.say(0, 'travel:mars');
    expect(at(t, 0)).toMatchObject({ ship: 2, cryo: 2 });
    expect(designs(at(t, 0).deck).at(-1)).toBe('B01');
    const team = scene({
      options: { mode: 'cooperative', difficulty: 'veteran' },
      active: ['X01'],
      players: [{ credits: 1 }],
    });
    team.say(0, 'garrison:credit');
    expect(team.state.garrisons).toBe(0b11110);
  });

  it('HX-098 HX-070 an Active Event shuts down its own Location and no other', () => {
    const t = scene({ active: ['EM1'], players: [{ place: 'moon', embassies: ['moon'], credits: 3 }] });
    expect(t.refused(0, 'bonus')).toMatchObject({ reason: 'shut-down', rule: 'HX-098' });
    expect(t.refused(0, 'key')).toMatchObject({ reason: 'shut-down' });
    expect(offered(t, 'bonus')?.why?.reason).toBe('shut-down');
    t.say(0, 'travel:ceres');
    t.say(0, 'bonus');
  });

  it('HX-175 HX-071 HX-075 a Catastrophic Event shuts down every Location, but only while Active', () => {
    const active = scene({ active: ['X01'], players: [{ place: 'ceres', credits: 2 }] });
    expect(active.refused(0, 'bonus')).toMatchObject({ reason: 'shut-down' });
    expect(active.refused(0, 'embassy')).toMatchObject({ reason: 'shut-down', rule: 'HX-175' });
    const inactive = scene({ inactive: ['X01'], players: [{ place: 'ceres', credits: 2 }] });
    inactive.say(0, 'bonus');
    inactive.say(0, 'embassy');
  });

  it('HX-074 Shut Down ends as soon as its last cause is gone', () => {
    const t = scene({ active: ['EC1.1'], players: [{ place: 'ceres', defense: 3 }] });
    expect(t.refused(0, 'bonus')).toMatchObject({ reason: 'shut-down' });
    t.say(0, 'overcome:EC1.1');
    t.say(0, 'bonus');
  });

  it('HX-099 Defense from the Lunar Base helps at another Location', () => {
    const t = scene({ inactive: ['EC1.1'], players: [{ place: 'moon', defense: 1, credits: 2 }] });
    t.say(0, 'bonus');
    t.say(0, 'travel:ceres');
    t.say(0, 'overcome:EC1.1');
    expect(at(t, 0)).toMatchObject({ defense: 0, influence: 1 });
  });

  it('HX-361 the Old World Capital offers a choice between thawing and Cycling', () => {
    const t = scene({ players: [{ place: 'earth', cryo: 2 }] });
    t.say(0, 'bonus');
    t.say(0, 'thaw');
    expect(at(t, 0).cryo).toBe(1);
  });
});

describe('Locations', () => {
  it('R20 after a Bonus neither a card nor an Architect gives Key Access there', () => {
    const t = scene({ players: [{ place: 'moon', hand: ['T12'], architect: 'A07' }] });
    t.say(0, 'bonus');
    const { defense } = at(t, 0);
    play(t, 'T12');
    t.say(0, 'architect:1');
    t.expectAsked(0, 'main', 'act');
    expect(at(t, 0).defense).toBe(defense);
  });

  it('R20 after an Architect gives Key Access neither the normal use nor a card works there', () => {
    const t = scene({ players: [{ place: 'moon', hand: ['T12'], embassies: ['moon'], architect: 'A07' }] });
    t.say(0, 'architect:1');
    t.say(0, 'key');
    for (const id of ['bonus', 'key']) expect(t.refused(0, id)).toMatchObject({ reason: 'place-used-already' });
    play(t, 'T12');
    t.expectAsked(0, 'main', 'act');
  });

  it('R56 Locations, Architects and Fleet Assets bank as cards do', () => {
    const t = scene({
      options: { mercury: true, locations: 'mercury' },
      inactive: ['EE1.1'],
      players: [{ defense: 9, architect: 'A13', fleet: 'F2' }],
    });
    const banked = () => [at(t, 0).bankedCredits, at(t, 0).bankedDefense];
    t.say(0, 'bonus');
    const [byLocation] = banked();
    t.say(0, 'overcome:EE1.1');
    const byFleet = banked()[1];
    t.say(0, 'architect:2');
    const both = banked();
    expect([byLocation, byFleet].every((n) => (n as number) > 0)).toBe(true);
    expect([(both[0] as number) > (byLocation as number), (both[1] as number) > (byFleet as number)]).toEqual([
      true,
      true,
    ]);
  });
});
