import type { Result } from '@orrery/kernel';
import { table } from '@orrery/testing';
import { describe, expect, it } from 'vitest';
import { cardNamed, missionOf } from '../../src/content/index.ts';
import { game, messages, type State } from '../../src/index.ts';
import { meets, scoreOf } from '../../src/rules/score.ts';
import { teamScore } from '../../src/rules/team-score.ts';
import { at, endTurn, lastTurn, play, type Scene, type Setting, scene } from '../scene.ts';

/** Ends the game in its current state. */
function finish(t: Scene): NonNullable<Scene['state']['result']> {
  lastTurn(t);
  endTurn(t, 0);
  return t.state.result as NonNullable<Scene['state']['result']>;
}

const bare = (more: NonNullable<Setting['players']>[0] = {}) => ({ deck: ['MA', 'MA', 'MA', 'MA', 'MA'], ...more });

const ended = (players: [object, object]) => finish(scene({ players: players.map(bare) }));

describe('scoring', () => {
  it('HX-207 HX-208 HX-209 the result names what decided the game, and every reason has a message', () => {
    const reasons = [
      ended([{ influence: 3 }, { influence: 2 }]),
      ended([{ influence: 3, trophies: ['EE1'] }, { influence: 3 }]),
      ended([{ influence: 3, discard: ['PA'] }, { influence: 3 }]),
      ended([{ influence: 3 }, { influence: 3 }]),
    ].map(({ reason }) => reason);
    expect(reasons).toEqual(['last-event', 'tie-trophies', 'tie-cards', 'tie-shared']);
    for (const reason of [
      ...reasons,
      'won',
      'lost',
      'tie-won',
      'tie-lost',
      'missions',
      'resignation',
      'team-resigned',
    ]) {
      expect(messages[`over-${reason}`]).toBeTruthy();
    }
  });

  it('HX-198 HX-199 HX-201 a score is Influence tokens plus printed Influence of owned cards minus Infamy', () => {
    const t = scene({ players: [bare({ influence: 7, infamy: 2, discard: ['B12', 'MA'], hand: ['D04'] }), bare()] });
    expect(scoreOf(t.state, 0)).toMatchObject({ influence: 7, cards: 6, infamy: -2, total: 11 });
    expect(finish(t)).toMatchObject({ scores: [11, 0], winners: [0], places: [1, 2] });
  });

  it('HX-200 HX-205 consumed cards, trophies and banked tokens do not score', () => {
    const t = scene({
      options: { mercury: true },
      players: [bare({ trophies: ['EE1', 'EM1'], bankedCredits: 9, bankedDefense: 9, cargo: ['mars'] }), bare()],
    });
    expect(scoreOf(t.state, 0).total).toBe(0);
  });

  it('HX-202 HX-206 each Illegal Tech owned costs 3; scores may be negative', () => {
    const t = scene({ options: { mercury: true }, players: [bare({ discard: ['IE1', 'IP2'] }), bare()] });
    expect(scoreOf(t.state, 0).total).toBe(-6);
  });

  it('HX-204 HX-013 R24 Embassies score only with the option', () => {
    const off = scene({ players: [bare({ embassies: ['earth', 'mars'] }), bare()] });
    expect(scoreOf(off.state, 0).total).toBe(0);
    const on = scene({ options: { embassyScoring: true }, players: [bare({ embassies: ['earth', 'mars'] }), bare()] });
    expect(scoreOf(on.state, 0).total).toBe(2);
  });

  it('HX-035 HX-001 the result has the scores at the start and after each of nine rounds', () => {
    const t = table<State>(game, { seats: 2 });
    t.playUntil((s) => s.result !== null);
    const { start, history, turns } = (t.state.result as Result).detail as {
      start: number[];
      history: number[][];
      turns: number;
    };
    expect([start.length, history.length, turns]).toEqual([2, 9, 18]);
    expect(history.at(-1)).toEqual(t.state.result?.scores);
  });

  it('HX-207 a tie goes to the larger Trophy Pile', () => {
    const t = scene({ players: [bare({ trophies: ['EE1'] }), bare({ trophies: ['EM1', 'EM2'] })] });
    expect(finish(t)).toMatchObject({ scores: [0, 0], winners: [1], places: [2, 1] });
  });

  it('HX-208 R42 an equal Trophy Pile goes to more cards printed with 0 Influence, except starting cards', () => {
    const t = scene({ players: [bare({ discard: ['PA', 'B01'] }), bare({ discard: ['PA', 'SP', 'SP'] })] });
    expect(finish(t).winners).toEqual([0]);
  });

  it('HX-209 players tied on everything share the victory', () => {
    const t = scene({ players: [bare(), bare()] });
    expect(finish(t)).toMatchObject({ winners: [0, 1], places: [1, 1] });
  });
});

describe('scores', () => {
  it('HX-226 a Mission met earlier but not at the end does not count', () => {
    const bio = ['B02.1', 'B02.2', 'B04.1', 'B04.2', 'B08.1'];
    const setting = { options: { missions: true }, players: [{ discard: bio, deck: ['MA'], architect: 'A05' }] };
    const kept = scene(setting);
    expect(meets(kept.state, 0, missionOf(cardNamed('MC1')))).toBe(true);
    expect(at(kept, 0).influence).toBe(0);
    expect(finish(kept).scores[0]).toBe(6 + 5);
    const lost = scene(setting);
    lost.say(0, 'architect:1');
    lost.say(0, ['B02.1']);
    expect(finish(lost).scores[0]).toBe(5);
  });

  it('HX-200 consumed cards and cards in the Market do not score', () => {
    const t = scene({ market: { bio: 'B12.1' }, players: [{ hand: ['B01', 'D12'], deck: ['MA'] }] });
    expect(scoreOf(t.state, 0).total).toBe(5);
    play(t, 'B01');
    t.say(0, ['D12.1']);
    expect(scoreOf(t.state, 0).total).toBe(0);
  });
});

describe('scores', () => {
  it('HX-552 with the option each Embassy of a team scores', () => {
    const t = scene({
      options: { mode: 'cooperative', embassyScoring: true },
      missions: [],
      players: [
        { deck: ['MA'], embassies: ['earth', 'mars'] },
        { deck: ['MA'], embassies: ['moon'] },
      ],
    });
    expect(teamScore(t.state).total).toBe(3);
  });

  it('HX-226 Missions are checked only at the end', () => {
    const t = scene({
      options: { missions: true },
      players: [{ deck: ['MA'], embassies: ['earth', 'moon', 'mars'], credits: 4 }],
    });
    expect(scoreOf(t.state, 0).missions).toBe(0);
    t.say(0, 'travel:ceres');
    t.say(0, 'embassy');
    expect(scoreOf(t.state, 0).missions).toBe(5);
  });
});
