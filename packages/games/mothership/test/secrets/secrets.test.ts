import { describe, expect, it } from 'vitest';
import { ACTION_CARDS } from '../../src/content/set.ts';
import { named, scene } from '../scene.ts';

const UNITS = { '0M': '-5,-3', '0F1': '0,-4', '1F1': '1,-4', '1M': '6,3' };
const orders = (pass: string, whenNothingFits = false) => ({ pass, whenNothingFits });

describe('standing orders', () => {
  const attacked = (target: Record<string, string>, hand: number[]) => {
    const t = scene({ units: { '0M': '-5,-3', '0F1': '0,-4', '1F3': '6,4', ...target }, hands: [[], hand] });
    t.say(0, 'attack:1,-4');
    return t;
  };
  const obeyed = (t: ReturnType<typeof scene>, given: object | null) =>
    t.rules.obey(t.state, given && t.rules.orders(given as never), t.asked()[0] as never)?.answer;

  it('MO-634 let a seat always pass, pass unless its station, mothership or a planet is attacked, or be asked', () => {
    const fighter = attacked({ '1F1': '1,-4', '1M': '6,3' }, [3]);
    expect(obeyed(fighter, orders('always'))).toBe(null);
    expect(obeyed(fighter, orders('unless-attacked'))).toBe(null);
    expect(obeyed(fighter, orders('never'))).toBe(undefined);
    const mothership = attacked({ '1M': '1,-4' }, [3]);
    expect(obeyed(mothership, orders('unless-attacked'))).toBe(undefined);
    expect(obeyed(mothership, orders('always'))).toBe(null);
  });

  it('MO-635 D67 pass if no card in the seat’s hand can be played', () => {
    expect(obeyed(attacked({ '1F1': '1,-4', '1M': '6,3' }, [5]), orders('never', true))).toBe(null);
    expect(obeyed(attacked({ '1F1': '1,-4', '1M': '6,3' }, [3]), orders('never', true))).toBe(undefined);
    // The host also passes for a seat without orders, but not for one that wants to be asked.
    expect(obeyed(attacked({ '1F1': '1,-4', '1M': '6,3' }, [5]), null)).toBe(null);
    expect(obeyed(attacked({ '1F1': '1,-4', '1M': '6,3' }, [3]), null)).toBe(undefined);
    expect(obeyed(attacked({ '1F1': '1,-4', '1M': '6,3' }, [5]), orders('never', false))).toBe(undefined);
  });
});

describe('visibility', () => {
  it('MO-624 board, units, energy, shields, tech and hand sizes are public', () => {
    const t = scene({ units: UNITS, hands: [[1, 2], [3]], techs: [['C2']] });
    for (const seat of [0, 1, null]) {
      const view = t.view(seat);
      expect(view.players[0]).toMatchObject({ energy: [5, 5, 5], shields: 5, hull: 12, steps: 4, techs: ['C1', 'C2'] });
      expect(view.players.map(({ hand }: { hand: unknown[] }) => hand.length)).toEqual([2, 1]);
      expect(view.units.find(({ id }: { id: string }) => id === '0F1').cell).toBe('0,-4');
      // The four artifact cards are removed, and three cards are in hand.
      expect(view.deck).toBe(ACTION_CARDS.length - 4 - 3);
    }
  });

  it('MO-631 hands of equal size get the same questions and look the same to others', () => {
    const seen = (hand: number[]) => {
      const t = scene({ units: UNITS, hands: [[], hand] });
      t.say(0, 'attack:1,-4');
      return JSON.stringify([t.rules.waiting(t.state, 0), t.rules.waiting(t.state, null)]);
    };
    expect(seen([3])).toBe(seen([5]));
    expect(seen([3])).not.toBe(seen([]));
  });

  it('MO-629 a played card is shown to all', () => {
    const t = scene({ units: UNITS, hands: [[], [3]] });
    t.say(0, 'attack:1,-4');
    while (t.state.fight?.step !== 'defender') t.say(1, null);
    const events = t.say(1, named(t, 1, 3));
    expect(events.find(({ type }) => type === 'played')?.data).toMatchObject({ seat: 1, name: 'Defence Buff' });
  });
});
