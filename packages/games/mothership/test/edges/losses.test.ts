import { describe, expect, it } from 'vitest';
import { cardName } from '../../src/content/set.ts';
import { SLOTS, unitNamed } from '../../src/content/units.ts';
import { over } from '../../src/effects/conclude.ts';
import { fillMarket } from '../../src/effects/planets.ts';
import { boardOf, type State } from '../../src/state.ts';
import { answers, cancelled, play, settle, whenAble } from '../cards/play.ts';
import { endTurn, eventData, own, rig, scene, strike, where } from '../scene.ts';

// Which units are lost and which remain. Board A, layout 2A: stations at (-5,-4) and (5,4), planets 0 and 1 at (-3,-2)
// and (3,2).

const FAR = { '0M': '-7,-4', '1M': '8,2' };

describe('losers', () => {
  it('MO-384 Life Support is for fighters and bombers, not for the mothership that lost with them', () => {
    const t = scene({ units: { ...FAR, '0F1': '0,-4', '0M': '1,-5', '1M': '1,-4' }, hands: [[29]] });
    rig(t, [6, 1], [6, 1], [6, 6]);
    strike(t, 0, '1,-4');
    expect(whenAble(t, 0, 29)).toEqual(['0F1']);
  });

  it('MO-384 Life Support cannot be played after a tie', () => {
    const t = scene({ units: { ...FAR, '0F1': '0,-4', '1F1': '1,-4' }, hands: [[29]] });
    rig(t, [6, 3], [6, 3]);
    strike(t, 0, '1,-4');
    const able: string[] = [];
    for (let row = t.asked()[0]; row?.flow === 'window'; row = t.asked()[0]) {
      able.push(...answers(t, 29, 0));
      t.say(row.seat, null, 'answer');
    }
    expect(eventData(t.events, 'compared')).toMatchObject([{ attack: 3, defence: 3, winner: -1 }]);
    expect([able, where(t, '0F1'), where(t, '1F1')]).toEqual([[], '0,-4', '1,-4']);
  });

  it('MO-083 MO-393 a player whose last ship falls to Dedotated Wam is eliminated at once', () => {
    const t = scene({ units: { '0M': '-7,-4', '0B1': '7,2', '1M': '8,2' }, hands: [[33]], players: [{}, { hull: 3 }] });
    play(t, 33, '0B1/1M');
    expect(t.state.result).toMatchObject({ winners: [0], reason: 'last-standing' });
  });

  it('MO-132 a destroyed mothership has 0 hull points, regardless of the damage', () => {
    const t = scene({
      options: { mode: 'points' },
      units: { '0M': '-7,-4', '0B1': '7,2', '1M': '8,2', '1F1': '5,3' },
      hands: [[33]],
      players: [{}, { hull: 2 }],
    });
    play(t, 33, '0B1/1M');
    expect([where(t, '1M'), own(t, 1).hull]).toEqual([null, 0]);
  });

  it('MO-582 a solo player who falls together with the enemy fleet does not win', () => {
    const { state } = scene({ seats: 1, options: { mode: 'solo' } });
    const gone = { out: [true], players: state.players.map((one) => ({ ...one, fell: 0 })) };
    expect(over({ ...state, ...gone })).toMatchObject({ winners: [], reason: 'solo-lost' });
  });

  it('MO-633 no window is offered for a title whose only copy was played', () => {
    const t = scene({
      hands: [
        [24, 5],
        [34, 5],
      ],
      players: [{ hull: 5 }],
    });
    cancelled(t, 24);
    play(t, 5);
    t.expectAsked(0, 'main');
    expect(own(t, 0).hull).toBe(6);
  });
});

describe('respawning and turn order', () => {
  it('MO-562 a returned ship has no pending return', () => {
    const t = scene({
      options: { mode: 'points' },
      units: { '0M': '0,-4', '0F1': '-5,-3', '1F1': '1,-4', '1M': '6,3' },
    });
    rig(t, [6, 6], [6, 1]);
    strike(t, 0, '1,-4');
    endTurn(t, 0);
    t.say(1, 'end');
    t.say(1, { piece: '1F1', cell: '4,4', rotation: 0 });
    expect(t.state.back[unitNamed('1F1')]).toBe(0);
  });

  it('MO-506 the last development of the deck is revealed too', () => {
    const t = scene({ options: { developments: true } });
    t.edit((s) => {
      const [gone] = s.market.cards.splice(0, 1);
      s.market.known.splice(0, 1);
      s.works.cards = [gone as number];
      s.works.known = [0];
      fillMarket(s);
      expect([s.market.cards.length, s.works.cards.length]).toEqual([3, 0]);
      expect(s.market.cards.map(cardName)).toContain(cardName(gone as number));
    });
  });

  it('MO-494 a loss of 1 influence is logged, a loss of 0 is not', () => {
    const lost = (influence: number) => {
      const t = scene({
        units: { ...FAR, '0F1': '-4,-2' },
        owners: [1],
        players: [{ influence }],
        options: { influence: true },
      });
      rig(t, [6, 1]);
      strike(t, 0, '-3,-2');
      settle(t);
      return [eventData(t.events, 'lost-influence').map(({ n }) => n), own(t, 0).influence];
    };
    expect([lost(1), lost(0)]).toEqual([
      [[1], 0],
      [[], 0],
    ]);
  });

  it('MO-054 automatic placement takes the first of equally near hexes', () => {
    const { state } = scene({ seed: 'placed' });
    const places = (s: State, side: number): string[] =>
      s.at.slice(side * SLOTS + 1, side * SLOTS + 7).map((at) => boardOf(s).names[at] as string);
    expect(places(state, 0)).toEqual(['-4,-4', '-5,-3', '-4,-5', '-6,-3', '-5,-5', '-6,-4']);
  });
});
