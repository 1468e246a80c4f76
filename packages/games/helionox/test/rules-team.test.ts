import { describe, expect, it } from 'vitest';
import { cardNamed } from '../src/content/index.ts';
import type { State } from '../src/index.ts';
import { syndicateScore, teamScore } from '../src/rules/team-score.ts';
import { at, designs, endTurn, lastTurn, names, play, type Scene, type Setting, scene } from './scene.ts';

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

describe('alone', () => {
  it('HX-324 there is nobody to call', () => {
    const t = team({ seats: 1, inactive: ['EE5.1'], players: [{ defense: 1 }] });
    for (const seat of [0, 1, 2, 3]) {
      expect(t.refused(0, `collaborate:EE5.1:${seat}`)).toMatchObject({ reason: 'no-such-partner', rule: 'HX-102' });
    }
    const ids = t.prompt(0, 'choose').options.map((option) => option.id);
    expect(ids).toContain('overcome:EE5.1');
    expect(ids.filter((id) => id.startsWith('collaborate'))).toEqual([]);
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

  it('HX-301 HX-556 where the choice is not made the older of two different ones is scored', () => {
    const t = team({ market: MARKET });
    stackEvents(t, 'EE5.1', 'EE2.1');
    endTurn(t, 0);
    endTurn(t, 1);
    const { question } = t.expectAsked(1, 'syndicate', 'chooseEvent');
    t.table.apply({ kind: 'expire', question });
    expect(names(t.state.syndicate.inactive)).toEqual(['EE2.1']);
  });

  it('HX-310 Influence that is not for Events is taken as tokens', () => {
    const t = team({ players: [{ hand: ['K07', 'B12'], deck: ['MA'] }] });
    play(t, 'K07');
    t.say(0, 'credit');
    play(t, 'B12');
    expect(at(t, 0).influence).toBe(3);
    expect(teamScore(t.state).players).toBe(3 + 1 + 5);
  });

  it('HX-290 a Location stays Shut Down without its Garrison as long as an Active Event is there', () => {
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

describe('the Syndicate', () => {
  it('HX-298 it comes after the new hand, also after the very last turn', () => {
    const t = team({ active: ['EE1.1'], market: MARKET, missions: [], players: [{}] });
    lastTurn(t);
    const types = t.say(0, 'end').map((event) => event.type);
    expect(types.indexOf('drew')).toBeGreaterThanOrEqual(0);
    expect(types.indexOf('syndicate-event')).toBeGreaterThan(types.indexOf('drew'));
    expect(types.indexOf('game-ended')).toBeGreaterThan(types.indexOf('syndicate-card'));
    expect(syndicateScore(t.state)).toMatchObject({ events: 2, cards: 5 });
  });

  it('HX-307 neither Shut Down nor tax nor Inflation touches it, and it pays nothing', () => {
    const t = team({ active: ['X02', 'X03', 'X10'], market: MARKET, players: [{ credits: 3, defense: 3 }] });
    const [ships, prime] = [t.state.players.map((player) => player.ship), t.state.prime.cards.length];
    endTurn(t, 0);
    expect([names(t.state.syndicate.active), designs(t.state.syndicate.cards)]).toEqual([['X10.1'], ['K12']]);
    expect([t.state.players.map((player) => player.ship), t.state.prime.cards.length]).toEqual([ships, prime]);
  });
});

describe('team scores', () => {
  const bare = { deck: ['MA'] };

  it('HX-552 with embassyScoring every Embassy of the team adds 1', () => {
    const players = [
      { ...bare, embassies: ['earth', 'mars'] as const },
      { ...bare, embassies: ['earth'] as const },
    ];
    expect(teamScore(team({ missions: [], players }, { embassyScoring: true }).state).total).toBe(3);
    expect(teamScore(team({ missions: [], players }).state).total).toBe(0);
  });

  it('HX-312 every part of the team score, each once', () => {
    const t = team(
      {
        missions: ['MS2'],
        players: [
          { ...bare, influence: 4, infamy: 1, discard: ['B12'], embassies: ['earth', 'moon', 'mars', 'ceres'] },
          { ...bare, influence: 2, discard: ['IE1'], embassies: ['earth', 'moon', 'mars', 'ceres', 'europa'] },
        ],
      },
      { mercury: true },
    );
    expect(teamScore(t.state)).toMatchObject({ events: 0, requests: 0, missions: 5 });
    expect(teamScore(t.state).total).toBe(4 + 2 + 5 - 3 - 1 + 5);
  });

  it('HX-314 HX-271 Requests in front of players count for nobody', () => {
    const t = team({ missions: [], players: [bare, bare] }, { mercury: true });
    expect(t.state.players.every((player) => player.request.cards.length === 1)).toBe(true);
    expect(teamScore(t.state).total).toBe(0);
    expect(syndicateScore(t.state).requests).toBe(2 * 10);
  });

  it.each([
    [false, 22],
    [true, 24],
  ])('HX-283 MS3 of two players: with Mercury Protocol %s it needs %i Events', (mercury, least) => {
    const t = team({ missions: ['MS3'], players: [bare, bare] }, { mercury });
    const more = (n: number) =>
      t.edit((s) => {
        s.team.inactive.cards.push(...s.events.cards.splice(0, n));
        s.team.inactive.known.push(...s.events.known.splice(0, n));
      });
    more(least - 1);
    expect(t.view(0).missions).toEqual([{ design: 'MS3', needs: least, has: [least - 1] }]);
    expect(teamScore(t.state).missions).toBe(0);
    more(1);
    expect(t.view(0).missions).toEqual([{ design: 'MS3', needs: least, has: [least] }]);
    expect(teamScore(t.state).missions).toBe(5);
  });

  it('HX-285 MS5 counts the Requests of all players together', () => {
    const t = team({ missions: ['MS5'], players: [bare, bare] }, { mercury: true });
    const fill = (s: State, n: number) => {
      for (const from of [s.requests, s.box]) {
        for (const name of names(from).filter((other) => other.startsWith('RQ'))) {
          if (s.team.requests.cards.length >= n) return;
          const i = names(from).indexOf(name);
          s.team.requests.cards.push(...from.cards.splice(i, 1));
          s.team.requests.known.push(...from.known.splice(i, 1));
        }
      }
    };
    t.edit((s) => fill(s, 9));
    expect(t.view(0).missions).toEqual([{ design: 'MS5', needs: 10, has: [9] }]);
    t.edit((s) => fill(s, 10));
    expect(t.view(0).missions).toEqual([{ design: 'MS5', needs: 10, has: [10] }]);
    expect(teamScore(t.state)).toMatchObject({ requests: 20, missions: 5 });
  });
});
