import { describe, expect, it } from 'vitest';
import { CARDS } from '../../src/content/cards.ts';
import { liftUnit } from '../../src/effects/board.ts';
import { incomeOf } from '../../src/effects/income.ts';
import { bury, endTurn, named, offered, own, scene, titles } from '../scene.ts';

const QUIET = { '0M': '-5,-3', '0F1': '-1,-4', '1M': '6,3', '1F1': '6,4' };

describe('resources', () => {
  it('MO-240 MO-241 MO-242 MO-243 MO-691 are gathered from the station, mineral planets and gas planets, explored or not', () => {
    // 2A has three mineral planets, followed by two gas planets.
    const t = scene({ units: QUIET, owners: [0, 1, 0, 0, 1], options: { artifacts: true } });
    expect(incomeOf(t.state, 0)).toEqual({ minerals: 3, gas: 1, influence: 0 });
    endTurn(t, 0);
    expect(own(t, 0)).toMatchObject({ minerals: 3, gas: 1 });
    expect(own(t, 1)).toMatchObject({ minerals: 0, gas: 0 });
  });

  it('MO-268 Cheese Steak Jimmy’s doubles minerals of mineral planets, not of the station', () => {
    const t = scene({ units: QUIET, owners: [0, 0, -1, 0], techs: [['E4a']] });
    expect(incomeOf(t.state, 0)).toEqual({ minerals: 5, gas: 1, influence: 0 });
  });

  it('MO-271 Extra Villagers makes each mineral planet give gas', () => {
    const t = scene({ units: QUIET, owners: [0, 0, -1, 0], techs: [['E4b']] });
    expect(incomeOf(t.state, 0)).toEqual({ minerals: 3, gas: 3, influence: 0 });
  });

  it('MO-301 a tech adds a mineral and a gas to the station’s income', () => {
    const t = scene({ units: QUIET, techs: [['L4b']] });
    expect(incomeOf(t.state, 0)).toEqual({ minerals: 2, gas: 1, influence: 0 });
  });

  it('MO-240 MO-301 a side without a station gets no income from it', () => {
    const t = scene({ units: QUIET, techs: [['L4b']], options: { mode: 'points' } });
    t.edit((s) => liftUnit(s, 0));
    expect(incomeOf(t.state, 0)).toEqual({ minerals: 0, gas: 0, influence: 0 });
  });

  it('MO-374 MO-644 a Trade Blockade stops gathering, its owner’s too unless agreed otherwise', () => {
    const gathered = (blockadeAll: boolean, by: number) => {
      const t = scene({ units: QUIET, owners: [0, 0], options: { blockadeAll } });
      t.edit((s) => {
        s.blockade = by;
      });
      endTurn(t, 0);
      return own(t, 0).minerals;
    };
    expect([gathered(true, 1), gathered(true, 0), gathered(false, 1), gathered(false, 0)]).toEqual([0, 0, 0, 3]);
  });

  it('MO-234 MO-624 are public', () => {
    const t = scene({ units: QUIET, players: [{ minerals: 7, gas: 2 }] });
    for (const seat of [0, 1, null]) expect(t.view(seat).players[0]).toMatchObject({ minerals: 7, gas: 2 });
  });

  it('MO-235 MO-304 MO-244 MO-627 a card costs 2 minerals and is seen by its owner alone', () => {
    const t = scene({ units: QUIET, players: [{ minerals: 5 }] });
    t.say(0, 'buy');
    t.say(0, 'buy');
    expect(own(t, 0).minerals).toBe(1);
    expect(t.refused(0, 'buy')).toMatchObject({ reason: 'too-dear', rule: 'MO-304' });
    expect(t.view(0).players[0].hand.filter((card: unknown) => card !== null)).toHaveLength(2);
    expect(t.view(1).players[0].hand).toEqual([null, null]);
    expect(t.view(null).players[0].hand).toEqual([null, null]);
  });

  it('MO-307 no card can be bought from an empty deck, and the discard pile is never reshuffled', () => {
    const t = scene({ units: QUIET, players: [{ minerals: 5 }] });
    t.edit((s) => {
      for (const { id } of CARDS) bury(s, id);
    });
    expect(t.state.deck.cards).toEqual([]);
    expect(t.refused(0, 'buy')).toMatchObject({ reason: 'deck-empty', rule: 'MO-307' });
    expect(offered(t)).not.toContain('buy');
  });

  it('MO-303 MO-625 MO-629 MO-650 hands are hidden, the discard pile is open', () => {
    const t = scene({ units: QUIET, hands: [[1, 1], [38]] });
    expect(t.view(1).players[0].hand).toEqual([null, null]);
    expect(t.view(1).players[1].hand).toMatchObject([{ design: '38' }]);
    expect(t.refused(0, `play:${named(t, 1, 38)}:0F1:0,0`).reason).toBe('not-in-hand');
    t.table.apply({ kind: 'resign', seat: 1 });
    expect(titles(t.state.discard)).toEqual([38]);
  });
});
