import { describe, expect, it } from 'vitest';
import { lay, lift, own, passEngineers, politics, rest, slotAt, token, USA, workshop } from '../scene.ts';

// What the referee found in random games, each as a scene of its own.

describe('found by the referee', () => {
  it('MS-301 MS-087 a replaced module fills a sideboard that is short, and so an empty one does not stay empty', () => {
    const usa = { supplier: [null, null, 'M14'], modules: { 1: 'M15', 2: 'M16' } };
    const t = workshop({ first: USA, usa, cccp: { supplier: [null, null, null] } });
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

  it('MS-116 MS-087 with four on the sideboard a replaced module is discarded', () => {
    const usa = { supplier: [null, null, 'M14'], modules: { 1: 'M15' } };
    const t = workshop({ first: USA, usa, cccp: { supplier: [null, null, null] } });
    // Those that this scene wanted may have lain there.
    t.edit((s) => {
      while (s.sideboard.length < 4) s.sideboard.push(lift(s, s.moduleDeck.cards[0] as number));
    });
    const before = t.view(0).sideboard;
    passEngineers(t);
    t.say(0, { piece: 'M14', cell: '1', rotation: 0 });
    expect([t.view(0).sideboard, t.view(0).spentModules]).toEqual([before, ['M15']]);
  });

  it('MS-310 tiles and modules that the Engineer chooses come after the rest of the card', () => {
    const supplier = [null, null, null];
    const t = politics({ first: USA, usa: { money: 0, supplier }, cccp: { supplier } });
    t.edit((s) => {
      lay(s, USA, 0, 11, 3);
      token(slotAt(s, USA, 0), USA, 1);
    });
    rest(t, (s) => s.stack.at(-1)?.flow === 'tech-tile');
    // Three tiles are printed before the money, which is there already when the first of them is chosen.
    expect([own(t, USA).money, own(t, USA).line.length]).toEqual([4, 3]);
  });
});
