import { describe, expect, it } from 'vitest';
import { cardNamed, missionOf } from '../../src/content/index.ts';
import { meets, scoreOf } from '../../src/rules/score.ts';
import type { SeenMission } from '../../src/view.ts';
import { type Setting, scene } from '../scene.ts';

const bare = (more: NonNullable<Setting['players']>[0] = {}) => ({ deck: ['MA', 'MA', 'MA', 'MA', 'MA'], ...more });

describe('Competitive Missions', () => {
  const missions = { options: { missions: true } };

  it('HX-225 HX-228 HX-203 HX-227 all four are public; each player who meets one gets 5', () => {
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
  ])('HX-229 HX-230 %s requires five Market cards; starting cards do not count', (id, enough, short) => {
    const mission = missionOf(cardNamed(id));
    expect(meets(scene({ ...missions, players: [bare({ discard: enough })] }).state, 0, mission)).toBe(true);
    expect(meets(scene({ ...missions, players: [bare({ discard: short })] }).state, 0, mission)).toBe(false);
  });

  it('HX-231 MC3 requires four Embassies', () => {
    const t = scene({ ...missions, players: [bare({ embassies: ['earth', 'moon', 'mars'] })] });
    expect(meets(t.state, 0, missionOf(cardNamed('MC3')))).toBe(false);
  });

  it('HX-232 HX-217 R43 MC4 requires nine Events; Requests do not count', () => {
    const events = ['EE1', 'EE2', 'EE3', 'EE4', 'EE5', 'EE6', 'EM1', 'EM2'];
    const mission = missionOf(cardNamed('MC4'));
    const short = scene({ options: { mercury: true }, players: [bare({ trophies: [...events, 'RQ-earth-moon-1'] })] });
    expect(meets(short.state, 0, mission)).toBe(false);
    const enough = scene({ options: { mercury: true }, players: [bare({ trophies: [...events, 'EM3'] })] });
    expect(meets(enough.state, 0, mission)).toBe(true);
  });
});
