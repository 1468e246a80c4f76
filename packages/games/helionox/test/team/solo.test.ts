import { table } from '@orrery/testing';
import { describe, expect, it } from 'vitest';
import { game, type State } from '../../src/index.ts';
import { countCards } from '../content/first.ts';
import { at, designs, endTurn, names, type Scene, type Setting, scene } from '../scene.ts';

const team = (setting: Setting = {}, options: Record<string, string | boolean> = {}): Scene =>
  scene({ ...setting, options: { mode: 'cooperative', ...options } });

describe('solo', () => {
  it('HX-318 the rules for a team apply to one player too', () => {
    const t = scene({ seats: 1, options: { mode: 'cooperative' }, active: ['EE1.1'], players: [{ defense: 5 }] });
    endTurn(t, 0);
    expect(names(t.state.syndicate.active)).toEqual(['EE1.1']);
    expect(t.state.inactive.cards).toHaveLength(2);
    t.expectAsked(0, 'main', 'act');
  });

  it('HX-319 HX-040 HX-042 HX-320 HX-322 a solo player chooses Architect, faction pair and Fleet Asset', () => {
    const t = table<State>(game, { seats: 1, options: { mode: 'cooperative', mercury: true } });
    expect(t.legal(0)).toHaveLength(countCards(({ kind }) => kind === 'architect'));
    t.say(0, 'A07');
    t.say(0, 'SD1');
    t.say(0, 'F3');
    expect(designs({ cards: [at(t, 0).architect, at(t, 0).fleet], known: [] })).toEqual(['A07', 'F3']);
    expect([...designs(at(t, 0).hand), ...designs(at(t, 0).deck)].filter((id) => id.startsWith('SD')).sort()).toEqual([
      'SD1',
      'SD2',
    ]);
    expect(t.state.requests.cards).toHaveLength(6);
    expect(t.state.illegal.map((laid) => laid.cards.length)).toEqual([1, 1, 1, 1, 1]);
    t.expectAsked(0, 'main', 'act');
  });

  it('HX-558 with the draft option a solo player chooses one of three Architects', () => {
    const t = table<State>(game, { seats: 1, options: { mode: 'cooperative', draft: true } });
    expect(t.legal(0)).toHaveLength(3);
  });

  it('HX-296 HX-297 HX-321 R49 nine turns place one Event on the first and two on each later turn', () => {
    const t = table<State>(game, { seats: 1, options: { mode: 'cooperative' } });
    t.playUntil((s) => s.phase === 'main');
    expect(t.state.events.cards).toHaveLength(16);
    t.playUntil((s) => s.turns === 2);
    expect(t.state.events.cards).toHaveLength(14);
    t.playUntil((s) => s.result !== null);
    expect(t.state.turns).toBe(9);
    expect(t.state.syndicate.cards.cards).toHaveLength(9);
  });
});

describe('a solo game', () => {
  it('HX-324 has no player to call', () => {
    const t = team({ seats: 1, inactive: ['EE5.1'], players: [{ defense: 1 }] });
    for (const seat of [0, 1, 2, 3]) {
      expect(t.refused(0, `collaborate:EE5.1:${seat}`)).toMatchObject({ reason: 'no-such-partner', rule: 'HX-102' });
    }
    const ids = t.prompt(0, 'choose').options.map((option) => option.id);
    expect(ids).toContain('overcome:EE5.1');
    expect(ids.filter((id) => id.startsWith('collaborate'))).toEqual([]);
  });
});
