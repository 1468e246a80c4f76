import { describe, expect, it } from 'vitest';
import {
  answerUntil,
  engineering,
  layManeuver,
  own,
  passEngineers,
  politics,
  setTokens,
  slotAt,
  takeOut,
  USA,
} from '../scene.ts';

// Regressions that the referee found in random games.

describe('found by the referee', () => {
  it('MS-301 MS-087 refills an incomplete sideboard with the replaced module', () => {
    const usa = { supplier: [null, null, 'M14'], modules: { 1: 'M15', 2: 'M16' } };
    const t = engineering({ first: USA, usa, cccp: { supplier: [null, null, null] } });
    t.edit((s) => {
      // All other modules are in use somewhere.
      s.sideboard = [];
      s.moduleDeck = { cards: [], known: [] };
    });
    passEngineers(t);
    t.say(0, { piece: 'M14', cell: '1', rotation: 0 });
    expect(t.view(0).sideboard).toEqual(['M15']);
    expect([t.state.spentModules, t.state.moduleDeck.cards]).toEqual([[], []]);
  });

  it('MS-116 MS-087 discards a replaced module while the sideboard is full', () => {
    const usa = { supplier: [null, null, 'M14'], modules: { 1: 'M15' } };
    const t = engineering({ first: USA, usa, cccp: { supplier: [null, null, null] } });
    // The scene may have taken its modules from the sideboard.
    t.edit((s) => {
      while (s.sideboard.length < 4) s.sideboard.push(takeOut(s, s.moduleDeck.cards[0] as number));
    });
    const before = t.view(0).sideboard;
    passEngineers(t);
    t.say(0, { piece: 'M14', cell: '1', rotation: 0 });
    expect([t.view(0).sideboard, t.view(0).spentModules]).toEqual([before, ['M15']]);
  });

  it('MS-310 applies the other effects of a card before the Engineer chooses tiles and modules', () => {
    const supplier = [null, null, null];
    const t = politics({ first: USA, usa: { money: 0, supplier }, cccp: { supplier } });
    t.edit((s) => {
      layManeuver(s, USA, 0, 11, 3);
      setTokens(slotAt(s, USA, 0), USA, 1);
    });
    answerUntil(t, (s) => s.stack.at(-1)?.flow === 'tech-tile');
    // Three tiles are printed before the money, but the money is paid before the first tile is chosen.
    expect([own(t, USA).money, own(t, USA).line.length]).toEqual([4, 3]);
  });
});
