import { describe, expect, it } from 'vitest';
import { cardOf } from '../../src/content/index.ts';
import { scoreOf } from '../../src/rules/score.ts';
import { at, designs, endTurn, scene } from '../scene.ts';

describe('Mercury Protocol', () => {
  it('HX-233 HX-243 each colour has four Cargo; a place allows gaining and delivering in one turn', () => {
    const t = scene({
      options: { mercury: true },
      players: [{ credits: 1, place: 'mars', cargo: ['moon'], fleet: 'F2' }],
    });
    expect(t.view(0).locations.map((location: { cargoLeft: number }) => location.cargoLeft)).toEqual([4, 3, 4, 4, 4]);
    t.say(0, 'cargo');
    t.say(0, 'deliver:moon');
    t.say(0, 'bank');
    expect(at(t, 0)).toMatchObject({ cargo: 0b100, bankedCredits: 2 });
  });

  it('HX-051 HX-269 HX-271 HX-205 Fleet Asset and Current Request score nothing and are not in a deck', () => {
    const t = scene({
      options: { mercury: true },
      players: [{ deck: ['MA'], request: 'RQ-moon-mars-1', fleet: 'F1' }],
    });
    expect(at(t, 0).request.cards).toHaveLength(1);
    expect(scoreOf(t.state, 0).total).toBe(0);
    expect(designs(at(t, 0).deck)).toEqual(['MA']);
    endTurn(t, 0);
    expect([cardOf(at(t, 0).fleet).id, designs(at(t, 0).hand)]).toEqual(['F1', ['MA']]);
    expect(at(t, 0).request.cards).toHaveLength(1);
    expect(scoreOf(t.state, 0).total).toBe(0);
  });
});
