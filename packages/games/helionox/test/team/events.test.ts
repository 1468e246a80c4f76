import { table } from '@orrery/testing';
import { describe, expect, it } from 'vitest';
import { cardNamed } from '../../src/content/index.ts';
import { game, type State } from '../../src/index.ts';
import { teamScore } from '../../src/rules/team-score.ts';
import { eventsWon } from '../../src/rules/trophies.ts';
import { at, endTurn, inHand, names, play, type Scene, type Setting, scene } from '../scene.ts';

const team = (setting: Setting = {}, options: Record<string, string | boolean> = {}): Scene =>
  scene({ ...setting, options: { mode: 'cooperative', ...options } });

const MARKET = { bio: 'B03.1', cybernetic: 'K12.1', transport: 'T02.1', defense: 'D01.1' };

/** Puts Events on top of their deck; the last one named is drawn first. */
function stackEvents(t: Scene, ...wanted: string[]): void {
  t.edit((s) => {
    for (const name of wanted) {
      const card = cardNamed(name);
      for (const zone of [s.events, s.box]) {
        const i = zone.cards.indexOf(card);
        if (i < 0) continue;
        zone.cards.splice(i, 1);
        zone.known.splice(i, 1);
      }
      s.events.cards.push(card);
      s.events.known.push(0);
    }
  });
}

describe('a team', () => {
  it('HX-050 R5 Fleet Assets are picked in turn order, all different', () => {
    const t = table<State>(game, { seats: 2, options: { mode: 'cooperative', mercury: true } });
    const [first, second] = t.state.order as [number, number];
    t.say(first, 'F2');
    expect(t.refused(second, 'F2')).toMatchObject({ reason: 'card-not-among', rule: 'HX-050' });
    t.say(second, 'F1');
    expect(at(t, first).fleet).toBe(cardNamed('F2'));
  });

  it('HX-308 HX-310 Events go to the Team Trophy Pile by their side; no tokens are taken', () => {
    const t = team({ active: ['EE4.1'], inactive: ['EE1.1'], players: [{ defense: 4 }] });
    t.say(0, 'overcome:EE4.1');
    t.say(0, 'overcome:EE1.1');
    expect([names(t.state.team.active), names(t.state.team.inactive)]).toEqual([['EE4.1'], ['EE1.1']]);
    expect(at(t, 0).influence).toBe(0);
    expect(teamScore(t.state).events).toBe(2);
  });

  it('HX-309 a Collaboration gives no tokens either, but both players draw', () => {
    const t = team({ inactive: ['EE5.1'], players: [{ defense: 2 }, { hand: ['SP'] }] });
    t.say(0, 'collaborate:EE5.1:1');
    t.say(1, 'accept');
    t.say(1, inHand(t, 1, 'SP'));
    expect([at(t, 0).influence, at(t, 1).influence]).toEqual([0, 0]);
    expect([at(t, 0).hand.cards.length, at(t, 1).hand.cards.length]).toEqual([1, 1]);
    expect(names(t.state.team.inactive)).toEqual(['EE5.1']);
  });

  it('HX-353 the Trophy Historian counts the team pile', () => {
    const t = team({ players: [{ hand: ['D10'] }] });
    t.edit((s) => {
      const cards = s.events.cards.splice(0, 4);
      s.events.known.splice(0, 4);
      s.team.active.cards.push(...cards);
      s.team.active.known.push(...cards.map(() => 0x1ffff));
    });
    t.say(0, `play:${inHand(t, 0, 'D10')}`);
    expect(at(t, 0).influence).toBe(2);
  });

  it('HX-311 HX-544 HX-317 R59 a completed Request is worth 2 in the team pile, and Requests are public', () => {
    const t = team({ players: [{ place: 'mars', cargo: ['moon'], request: 'RQ-moon-mars-1' }] }, { mercury: true });
    expect(t.view(1).players[1].request.card).not.toBeNull();
    t.say(0, 'deliver:moon');
    expect(at(t, 0).influence).toBe(0);
    expect(teamScore(t.state).requests).toBe(2);
    expect(t.view(1).players[0].request.card).not.toBeNull();
  });

  it('HX-288 HX-289 HX-290 HX-550 R58 a Garrison shuts its Location down until 1 Credit or 1 Defense removes it', () => {
    const t = team({ players: [{ place: 'ceres', credits: 3 }] }, { difficulty: 'veteran' });
    expect(t.refused(0, 'bonus')).toMatchObject({ reason: 'shut-down' });
    expect(t.refused(0, 'garrison:defense')).toMatchObject({ reason: 'too-little-defense', rule: 'HX-289' });
    t.say(0, 'garrison:credit');
    expect(t.refused(0, 'garrison:credit')).toMatchObject({ reason: 'no-garrison', rule: 'HX-289' });
    t.say(0, 'bonus');
    t.say(0, 'embassy');
    expect(at(t, 0).credits).toBe(1);
  });

  it('HX-289 HX-259 R46 banked Defense can remove a Garrison', () => {
    const t = team(
      { players: [{ place: 'ceres', defense: 1, bankedDefense: 1, fleet: 'F1' }] },
      { difficulty: 'master', mercury: true },
    );
    t.say(0, 'garrison:defense');
    t.say(0, 1);
    expect(at(t, 0)).toMatchObject({ defense: 1, bankedDefense: 0 });
    expect(t.state.garrisons).toBe(0b10111);
  });
});

describe('Events of a team', () => {
  it('HX-296 HX-556 two are placed in a turn, and the first of them is the older one', () => {
    const t = team({ market: MARKET });
    stackEvents(t, 'EE4.2', 'EE4.1');
    endTurn(t, 0);
    expect(names(t.state.inactive)).toEqual(['EE4.1', 'EE4.2']);
    expect(t.view(0).locations[0].events.map((event: { id: string }) => event.id)).toEqual(['EE4.1', 'EE4.2']);
    endTurn(t, 1);
    expect(names(t.state.syndicate.inactive)).toEqual(['EE4.1']);
  });

  it('HX-301 HX-556 the Syndicate scores the older of two Events if the player does not choose', () => {
    const t = team({ market: MARKET });
    stackEvents(t, 'EE5.1', 'EE2.1');
    endTurn(t, 0);
    endTurn(t, 1);
    const { question } = t.expectAsked(1, 'syndicate', 'chooseEvent');
    t.table.apply({ kind: 'expire', question });
    expect(names(t.state.syndicate.inactive)).toEqual(['EE2.1']);
  });

  it('HX-353 a team counts the Events of both sides in its pile', () => {
    const t = team({ active: ['EE1.1', 'EM1.1'], inactive: ['EE1.2', 'EM1.2'] });
    t.edit((s) => {
      for (const side of ['active', 'inactive'] as const) {
        s.team[side].cards.push(...s[side].cards.splice(0));
        s.team[side].known.push(...s[side].known.splice(0));
      }
    });
    expect(eventsWon(t.state, 0)).toBe(4);
  });

  it('HX-310 Influence from other sources than Events is taken as tokens', () => {
    const t = team({ players: [{ hand: ['K07', 'B12'], deck: ['MA'] }] });
    play(t, 'K07');
    t.say(0, 'credit');
    play(t, 'B12');
    expect(at(t, 0).influence).toBe(3);
    expect(teamScore(t.state).players).toBe(3 + 1 + 5);
  });

  it('HX-290 a Location without its Garrison stays Shut Down while it has an Active Event', () => {
    const t = team(
      { active: ['EC1.1'], players: [{ place: 'ceres', credits: 1, defense: 3 }] },
      { difficulty: 'veteran' },
    );
    t.say(0, 'garrison:credit');
    expect(t.refused(0, 'bonus')).toMatchObject({ reason: 'shut-down' });
    t.say(0, 'overcome:EC1.1');
    t.say(0, 'bonus');
    endTurn(t, 0);
    expect(t.view(0).locations[3].garrison).toBe(false);
  });
});
