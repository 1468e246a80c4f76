import { describe, expect, it } from 'vitest';
import { game } from '../../src/index.ts';
import { finish, type Scene, scene } from '../scene.ts';

/** The claims at the end of seat 0's turn; seat 0 can claim O15 if it has enough credits. */
function claimsWith(credits: number): Scene {
  const t = scene({
    row: ['EX07'],
    captains: [{ hand: [], credits, objectives: ['O15'] }, { objectives: ['O14'], credits }, { objectives: ['O16'] }],
  });
  t.say(0, 'solo:EX07', 'choose');
  t.edit((s) => {
    if (s.mission?.pilots[0]) s.mission.pilots[0].dice = [];
  });
  finish(t);
  t.say(0, 'done', 'buy');
  return t;
}
const asked = { flow: 'claims', step: 'claim' } as never;
const usual = game.orders?.usual;
const obeyed = (t: Scene, seat: number, orders = usual) => game.orders?.obey(t.state, seat, orders, asked);

describe('standing orders', () => {
  it('MK-107 skips the claim question for a captain without a fulfilled objective', () => {
    const t = claimsWith(3);
    expect([0, 1, 2].map((seat) => obeyed(t, seat))).toEqual([[], [], []]);
    expect(obeyed(t, 0, { ...(usual as object), claims: false })).toBeUndefined();
  });

  it('MK-107 MK-118 asks a captain with a fulfilled objective and shows which one', () => {
    const t = claimsWith(10);
    expect(obeyed(t, 0)).toBeUndefined();
    expect(obeyed(t, 1)).toEqual([]);
    expect(t.view(0).captains.map(({ met }: { met: string[] }) => met)).toEqual([['O15'], [], []]);
    expect(t.view(2).captains.map(({ met }: { met: string[] }) => met)).toEqual([[], [], []]);
  });
});
