import { describe, expect, it } from 'vitest';
import { eventCard, faceOf } from '../../src/content/cards.ts';
import { cardNamed, cardOf, missionOf } from '../../src/content/index.ts';
import type { State } from '../../src/index.ts';
import {
  completed,
  type SyndicateScore,
  syndicateScore,
  type TeamScore,
  teamScore,
} from '../../src/rules/team-score.ts';
import { endTurn, names, type Scene, type Setting, scene } from '../scene.ts';

const team = (setting: Setting = {}, options: Record<string, string | boolean> = {}): Scene =>
  scene({ ...setting, options: { mode: 'cooperative', ...options } });

/** Ends the game in its current state, after the Syndicate's last turn. */
function finish(t: Scene): NonNullable<State['result']> {
  t.edit((s) => {
    s.box.cards.push(...s.events.cards.splice(0));
    s.box.known.push(...s.events.known.splice(0));
    for (const deck of s.market) {
      s.box.cards.push(...deck.cards.splice(0));
      s.box.known.push(...deck.known.splice(0));
    }
  });
  endTurn(t, 0);
  return t.state.result as NonNullable<State['result']>;
}

describe('the end of a team game', () => {
  const bare = { deck: ['MA', 'MA', 'MA', 'MA', 'MA'] };

  it('HX-312 HX-315 HX-002 all players win together if the team has the higher score', () => {
    const t = team({
      missions: [],
      players: [
        { ...bare, influence: 9, infamy: 1 },
        { ...bare, discard: ['D04'] },
      ],
    });
    const result = finish(t);
    expect(result).toMatchObject({ scores: [9, 9], winners: [0, 1], reason: 'won' });
  });

  it('HX-313 HX-314 HX-280 R45 leftovers count for the Syndicate', () => {
    const t = team(
      {
        missions: ['MS1', 'MS4'],
        players: [bare, bare],
        illegal: { earth: ['IE1'], moon: [], mars: [], ceres: [], europa: [] },
      },
      { mercury: true },
    );
    const { requests, illegal, missions } = syndicateScore(t.state);
    expect([requests, illegal, missions]).toEqual([2 * t.state.requests.cards.length, 3, 10]);
  });

  it('HX-280 HX-313 a completed Mission is worth 5 to the team and nothing to the Syndicate, a missed one the reverse', () => {
    const everywhere = ['earth', 'moon', 'mars', 'ceres', 'europa'] as const;
    const players = [
      { ...bare, embassies: everywhere },
      { ...bare, embassies: everywhere.slice(1) },
    ];
    const worth = (missions: string[], at = players): [number, number] => {
      const { state } = team({ missions, players: at });
      return [teamScore(state).missions, syndicateScore(state).missions];
    };
    expect(worth(['MS2'])).toEqual([5, 0]);
    expect(worth(['MS2', 'MS4'])).toEqual([5, 5]);
    expect(
      worth(
        ['MS2'],
        [
          { ...bare, embassies: everywhere },
          { ...bare, embassies: everywhere.slice(2) },
        ],
      ),
    ).toEqual([0, 5]);
    const { syndicate, team: own } = finish(team({ missions: ['MS2', 'MS4'], players })).detail as unknown as {
      team: TeamScore;
      syndicate: SyndicateScore;
    };
    expect([own.missions, syndicate.missions]).toEqual([5, 5]);
    const { events, cards, requests, illegal, missions } = syndicate;
    expect(syndicate.total).toBe(events + cards + requests + illegal + missions);
  });

  it('HX-316 R48 on equal scores the team wins only with more Catastrophic Events', () => {
    const lost = team({ missions: [], players: [bare, bare] });
    expect(finish(lost)).toMatchObject({ scores: [0, 0], winners: [], reason: 'tie-lost' });
    const won = team({ missions: [], players: [bare, bare] });
    won.edit((s) => {
      const move = (id: string, pile: 'team' | 'syndicate') => {
        const card = cardNamed(id);
        for (const zone of [s.events, s.box]) {
          const i = zone.cards.indexOf(card);
          if (i < 0) continue;
          zone.cards.splice(i, 1);
          zone.known.splice(i, 1);
        }
        s[pile].inactive.cards.push(card);
        s[pile].inactive.known.push(0x1ffff);
      };
      move('X02.1', 'team');
      move('EE3.1', 'syndicate');
    });
    expect(finish(won)).toMatchObject({ scores: [3, 3], winners: [0, 1], reason: 'tie-won' });
  });

  it('HX-286 HX-554 in Hard Mode a missed Mission loses the game; without Missions nothing changes', () => {
    const players = [{ ...bare, influence: 50 }, bare];
    expect(finish(team({ missions: ['MS2'], players }, { hard: true }))).toMatchObject({
      winners: [],
      reason: 'missions',
    });
    expect(finish(team({ missions: [], players }, { hard: true }))).toMatchObject({ reason: 'won' });
  });

  it.each([
    ['MS1', 'HX-281', 10],
    ['MS2', 'HX-282', 9],
    ['MS3', 'HX-283', 22],
    ['MS4', 'HX-284', 3],
    ['MS5', 'HX-285', 10],
  ])('HX-279 %s (%s) needs %i with two players', (id, _rule, least) => {
    const more = { mercury: id === 'MS5' };
    const t = team({ missions: [id], players: [bare, bare] }, more);
    const fill = (s: State, n: number): void => {
      const kind = id === 'MS5' ? 'request' : 'event';
      const cards = [...s.events.cards, ...s.box.cards].filter((c) => cardOf(faceOf(c)).kind === kind);
      const some = cards.filter((c) => id !== 'MS4' || eventCard(c).catastrophic).slice(0, n);
      if (id === 'MS2') {
        (s.players[0] as State['players'][0]).embassies = 0b1111;
        (s.players[1] as State['players'][0]).embassies = (1 << (n - 4)) - 1;
        return;
      }
      for (const zone of [s.events, s.box]) {
        zone.cards = zone.cards.filter((c) => !some.includes(c));
        zone.known = zone.cards.map(() => 0);
      }
      const pile = id === 'MS1' ? s.consumed : id === 'MS5' ? s.team.requests : s.team.active;
      pile.cards = some;
      pile.known = some.map(() => 0x1ffff);
    };
    t.edit((s) => fill(s, least - 1));
    expect(completed(t.state, missionOf(cardNamed(id)))).toBe(false);
    const u = team({ missions: [id], players: [bare, bare] }, more);
    u.edit((s) => fill(s, least));
    expect(completed(u.state, missionOf(cardNamed(id)))).toBe(true);
  });

  it('a team plays on when a player resigns, and loses when all have', () => {
    const t = team();
    t.table.apply({ kind: 'resign', seat: 0 });
    t.expectAsked(1, 'main', 'act');
    t.table.apply({ kind: 'resign', seat: 1 });
    expect(t.state.result).toMatchObject({ winners: [], reason: 'team-resigned' });
  });
});

describe('team scores', () => {
  it('HX-312 adds up Events, Requests, the players’ contributions and Missions', () => {
    const t = team({ missions: ['MS2'], players: [{ influence: 4 }, {}] }, { mercury: true });
    t.edit((s) => {
      const card = s.requests.cards.pop() as number;
      s.requests.known.pop();
      s.team.requests.cards.push(card);
      s.team.requests.known.push(0x1ffff);
    });
    const { events, requests, players, missions, total } = teamScore(t.state);
    expect([requests, total]).toEqual([2, events + 2 + players + missions]);
  });

  const bare = { deck: ['MA'] };

  it('HX-552 with embassyScoring every Embassy of the team adds 1', () => {
    const players = [
      { ...bare, embassies: ['earth', 'mars'] as const },
      { ...bare, embassies: ['earth'] as const },
    ];
    expect(teamScore(team({ missions: [], players }, { embassyScoring: true }).state).total).toBe(3);
    expect(teamScore(team({ missions: [], players }).state).total).toBe(0);
  });

  it('HX-312 counts every part of the team score once', () => {
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

  it('HX-314 HX-271 Requests held by players do not count', () => {
    const t = team({ missions: [], players: [bare, bare] }, { mercury: true });
    expect(t.state.players.every((player) => player.request.cards.length === 1)).toBe(true);
    expect(teamScore(t.state).total).toBe(0);
    expect(syndicateScore(t.state).requests).toBe(2 * 10);
  });

  it.each([
    [false, 22],
    [true, 24],
  ])('HX-283 MS3 for two players (Mercury Protocol: %s) needs %i Events', (mercury, least) => {
    const t = team({ missions: ['MS3'], players: [bare, bare] }, { mercury });
    const more = (n: number) =>
      t.edit((s) => {
        s.team.inactive.cards.push(...s.events.cards.splice(0, n));
        s.team.inactive.known.push(...s.events.known.splice(0, n));
      });
    more(least - 1);
    expect(t.view(0).missions).toEqual([{ design: 'MS3', needs: least, has: [least - 1], met: [false] }]);
    expect(teamScore(t.state).missions).toBe(0);
    more(1);
    expect(t.view(0).missions).toEqual([{ design: 'MS3', needs: least, has: [least], met: [true] }]);
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
    expect(t.view(0).missions).toEqual([{ design: 'MS5', needs: 10, has: [9], met: [false] }]);
    t.edit((s) => fill(s, 10));
    expect(t.view(0).missions).toEqual([{ design: 'MS5', needs: 10, has: [10], met: [true] }]);
    expect(teamScore(t.state)).toMatchObject({ requests: 20, missions: 5 });
  });
});
