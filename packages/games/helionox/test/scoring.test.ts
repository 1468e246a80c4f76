import { describe, expect, it } from 'vitest';
import { cardNamed, missionOf } from '../src/content/index.ts';
import { messages } from '../src/index.ts';
import { meets, scoreOf } from '../src/rules/score.ts';
import type { SeenMission } from '../src/view.ts';
import { endTurn, lastTurn, type Scene, type Setting, scene } from './scene.ts';

/** Ends the game as it stands. */
function finish(t: Scene): NonNullable<Scene['state']['result']> {
  lastTurn(t);
  endTurn(t, 0);
  return t.state.result as NonNullable<Scene['state']['result']>;
}

const bare = (more: NonNullable<Setting['players']>[0] = {}) => ({ deck: ['MA', 'MA', 'MA', 'MA', 'MA'], ...more });

const ended = (players: [object, object]) => finish(scene({ players: players.map(bare) }));

describe('scoring', () => {
  it('HX-207 HX-208 HX-209 the result says what decided, and every reason has words', () => {
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

  it('HX-198 HX-199 HX-201 tokens, printed Influence of owned cards, less Infamy', () => {
    const t = scene({ players: [bare({ influence: 7, infamy: 2, discard: ['B12', 'MA'], hand: ['D04'] }), bare()] });
    expect(scoreOf(t.state, 0)).toMatchObject({ influence: 7, cards: 6, infamy: -2, total: 11 });
    expect(finish(t)).toMatchObject({ scores: [11, 0], winners: [0], places: [1, 2] });
  });

  it('HX-200 HX-205 consumed cards, trophies and banked tokens give nothing', () => {
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

  it('HX-207 a tie goes to the larger Trophy Pile', () => {
    const t = scene({ players: [bare({ trophies: ['EE1'] }), bare({ trophies: ['EM1', 'EM2'] })] });
    expect(finish(t)).toMatchObject({ scores: [0, 0], winners: [1], places: [2, 1] });
  });

  it('HX-208 R42 then to more cards printed with 0 Influence; starting cards do not count', () => {
    const t = scene({ players: [bare({ discard: ['PA', 'B01'] }), bare({ discard: ['PA', 'SP', 'SP'] })] });
    expect(finish(t).winners).toEqual([0]);
  });

  it('HX-209 then victory is shared', () => {
    const t = scene({ players: [bare(), bare()] });
    expect(finish(t)).toMatchObject({ winners: [0, 1], places: [1, 1] });
  });
});

describe('Competitive Missions', () => {
  const missions = { options: { missions: true } };

  it('HX-225 HX-228 HX-203 HX-227 all four are open; each who meets one gets 5', () => {
    const t = scene({
      ...missions,
      players: [
        bare({ embassies: ['earth', 'moon', 'mars', 'ceres'] }),
        bare({ embassies: ['earth', 'moon', 'mars', 'europa'] }),
      ],
    });
    expect(t.view(null).missions.map(({ design }: SeenMission) => design)).toEqual(['MC1', 'MC2', 'MC3', 'MC4']);
    expect([scoreOf(t.state, 0).missions, scoreOf(t.state, 1).missions]).toEqual([5, 5]);
    expect([scoreOf(t.state, 0).total, scoreOf(t.state, 1).total]).toEqual([5, 5]);
  });

  it.each([
    ['MC1', ['B01', 'B01', 'B02', 'B02', 'B04'], ['B01', 'B01', 'B02', 'B02', 'SB1']],
    ['MC2', ['K01', 'K01', 'K02', 'K02', 'K04'], ['K01', 'K01', 'K02', 'K02', 'SK1']],
  ])('HX-229 HX-230 %s counts five Market cards, no starting cards', (id, enough, short) => {
    const mission = missionOf(cardNamed(id));
    expect(meets(scene({ ...missions, players: [bare({ discard: enough })] }).state, 0, mission)).toBe(true);
    expect(meets(scene({ ...missions, players: [bare({ discard: short })] }).state, 0, mission)).toBe(false);
  });

  it('HX-231 MC3 asks for four Embassies', () => {
    const t = scene({ ...missions, players: [bare({ embassies: ['earth', 'moon', 'mars'] })] });
    expect(meets(t.state, 0, missionOf(cardNamed('MC3')))).toBe(false);
  });

  it('HX-232 HX-217 R43 MC4 asks for nine Events, and Requests are none', () => {
    const events = ['EE1', 'EE2', 'EE3', 'EE4', 'EE5', 'EE6', 'EM1', 'EM2'];
    const mission = missionOf(cardNamed('MC4'));
    const short = scene({ options: { mercury: true }, players: [bare({ trophies: [...events, 'RQ-earth-moon-1'] })] });
    expect(meets(short.state, 0, mission)).toBe(false);
    const enough = scene({ options: { mercury: true }, players: [bare({ trophies: [...events, 'EM3'] })] });
    expect(meets(enough.state, 0, mission)).toBe(true);
  });
});
