import { describe, expect, it } from 'vitest';
import { acts, bestAct } from '../../src/ai/act.ts';
import { cycles } from '../../src/ai/choices.ts';
import { coveted, evaluate, reach } from '../../src/ai/future.ts';
import { abilityGain, illegalWorth, ready } from '../../src/ai/gain.ts';
import { cardNamed, missionOf } from '../../src/content/index.ts';
import { type Setting, scene } from '../scene.ts';

const MARKET = { bio: 'B12.1', cybernetic: 'K01.1', transport: 'T01.1', defense: 'D01.1' };
const team = (setting: Setting) =>
  scene({ missions: [], market: MARKET, ...setting, options: { mode: 'cooperative', ...setting.options } });

describe('the AI of a team', () => {
  it('predicts the card the Syndicate takes next and its loss without that card', () => {
    expect(coveted(team({}).state)).toEqual({ slot: 0, loss: expect.closeTo(3.4) });
    expect(coveted(team({ market: { ...MARKET, cybernetic: 'K12.1' } }).state)).toBeNull();
  });

  it('Cycles the card the Syndicate would take if no player can buy it', () => {
    const poor = team({ players: [{ architect: 'A08' }] });
    poor.edit((s) => {
      s.thisTurn.accessed = true;
    });
    expect(bestAct(poor.state, 0)).toBe('cycle:bio');
    expect(cycles(poor.state, 0)[0]).toBe('bio');
    const rich = team({ players: [{ architect: 'A08', credits: 8 }] });
    rich.edit((s) => {
      s.thisTurn.accessed = true;
    });
    expect(bestAct(rich.state, 0)).toBe('buy:bio');
    expect(cycles(rich.state, 0)[0]).not.toBe('bio');
    expect(acts(rich.state, 0)).toContain('buy:bio');
  });

  it('ignores the Syndicate in a competitive game', () => {
    const t = scene({ market: MARKET, players: [{ architect: 'A08' }] });
    t.edit((s) => {
      s.thisTurn.accessed = true;
    });
    expect(bestAct(t.state, 0)).toBe('end');
  });

  it('lowers the value of a position in which the Syndicate would take an Event', () => {
    const calm = team({ players: [{}, {}] });
    const threatened = team({ active: ['EE3.1'], players: [{}, {}] });
    expect(evaluate(threatened.state, 0)).toBeLessThan(evaluate(calm.state, 0));
  });

  it('values a Mission by the time left to complete it', () => {
    const t = team({ missions: ['MS2'] });
    const mission = missionOf(t.state.missions[0] as number);
    expect(reach(t.state, 0, mission)).toBe(1);
    t.edit((s) => {
      s.events.cards.length = 0;
      s.events.known.length = 0;
    });
    expect(reach(t.state, 0, mission)).toBe(0);
  });

  it('takes Illegal Tech that consumes itself', () => {
    const t = team({ options: { mercury: true }, illegal: { europa: ['IP1.1', 'IP2.1'] } });
    const worth = (name: string) => illegalWorth(t.state, 0, cardNamed(name));
    expect(worth('IP2.1')).toBeGreaterThan(worth('IP1.1'));
  });
});

describe('the AI’s use of an Architect', () => {
  const gains = (setting: Setting) => {
    const t = scene(setting);
    return ready(t.state, 0).map((ability) => abilityGain(t.state, 0, ability));
  };

  it('values steps after a move at the destination', () => {
    const open = gains({ players: [{ architect: 'A07', place: 'earth' }] });
    const shut = gains({ active: ['EE1.1'], players: [{ architect: 'A07', place: 'earth' }] });
    expect(shut[0]).toBeLessThan(0);
    expect(shut[1]).toBeCloseTo(open[1] as number);
  });

  it('values ignoring Shut Down by the abilities it opens', () => {
    const options = { mercury: true };
    const open = gains({ options, players: [{ architect: 'A15', place: 'ceres' }] });
    const shut = gains({ options, active: ['EC1.1'], players: [{ architect: 'A15', place: 'ceres' }] });
    expect(shut[0]).toBeGreaterThan(open[0] as number);
  });

  it('moves to an Event the Architect can Overcome for free before spending the Architect on less', () => {
    const t = scene({ inactive: ['ER3.1'], market: MARKET, players: [{ architect: 'A03', credits: 2 }] });
    expect(bestAct(t.state, 0)).toBe('travel:mars');
    t.say(0, 'travel:mars');
    expect(bestAct(t.state, 0)).toBe('architect:2');
  });

  it('does not use an Architect with Cryo Counters', () => {
    expect(ready(scene({ players: [{ architect: 'A03', cryo: 1 }] }).state, 0)).toEqual([]);
  });
});
