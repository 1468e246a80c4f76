import { type Event, type Json, rulesOf, seeded } from '@orrery/kernel';
import { describe, expect, it } from 'vitest';
import { game, type HelionoxView, type State } from '../../src/index.ts';
import { isShutDown } from '../../src/rules/space.ts';
import { inHand, scene } from '../scene.ts';

const rules = rulesOf(game);
const viewOf = (s: State): HelionoxView => rules.view(s, null) as HelionoxView;

const SETUPS: readonly [number, Record<string, Json>][] = [
  [2, { missions: true }],
  [4, { mercury: true, missions: true, embassyScoring: true }],
  [3, { mode: 'cooperative', mercury: true, difficulty: 'master' }],
];

/** Options to buy from the Market whose availability contradicts the funds in the view. */
function wrongFunds(s: State): string[] {
  const row = rules.waiting(s).find(({ flow, standing }) => flow === 'main' && !standing);
  const prompt = row && rules.prompt(s, row.seat, row.question);
  if (prompt?.kind !== 'choose') return [];
  const view = viewOf(s);
  const funds = view.players[row?.seat as number]?.funds as number;
  return view.market.flatMap(({ faction, price }) => {
    const open = prompt.options.some(({ id, why }) => id === `buy:${faction}` && !why);
    return open === (price !== null && price <= funds) ? [] : [`${faction} for ${price} of ${funds}`];
  });
}

describe('derived values in the view', () => {
  it.each(SETUPS)('is correct in random games: %i seats %o', (seats, options) => {
    const wrong: string[] = [];
    let calls = 0;
    for (const seed of ['a', 'b', 'c']) {
      const rng = seeded(`views ${seed}`);
      const s = rules.begin(seats, options, `views ${seed}`) as State;
      for (let going = true; going; ) {
        const view = viewOf(s);
        for (const [place, { shut, shutBy }] of view.locations.entries()) {
          if (shut !== shutBy.length > 0 || shut !== isShutDown(s, place)) wrong.push(`shut down ${place}`);
        }
        wrong.push(...wrongFunds(s));
        const at = rules.next(s, rng);
        const seat = at?.seats[0];
        const answer = seat === undefined ? undefined : at?.step.sample(s, at.frame.vars, seat, rng);
        if (!at || seat === undefined) break;
        if (answer === undefined) continue;
        const events: Event[] = [];
        rules.answer(s, at, seat, answer, (event) => events.push(event));
        // A Collaboration succeeds only if no Defense was missing when both players had stopped contributing.
        for (const { type } of events) {
          if (!/^collab/.test(type)) continue;
          calls++;
          const call = viewOf(s).call ?? view.call;
          if (type === 'collaboration-failed' && call?.missing === 0) wrong.push(`failed: ${JSON.stringify(call)}`);
        }
        going = s.result === null;
      }
      const view = viewOf(s);
      const detail = s.result?.detail as unknown as { scores: unknown[]; history: number[][] } & Record<
        string,
        unknown
      >;
      expect(view.players.map(({ score }) => score)).toEqual(detail.scores);
      const { team } = view;
      if (team) expect([team.score, team.syndicate.score]).toEqual([detail.team, detail.syndicate]);
      const totals = team ? [team.score.total, team.syndicate.score.total] : s.result?.scores;
      expect(detail.history.at(-1)).toEqual(totals);
      const worth = (seat: number) => 5 * view.missions.filter(({ met }) => met[seat]).length;
      if (team) expect(team.score.missions).toBe(worth(0));
      else expect(view.players.map(({ score }) => score.missions)).toEqual(view.players.map((_p, seat) => worth(seat)));
    }
    expect(wrong).toEqual([]);
    expect(calls).toBeGreaterThan(0);
  });

  it('HX-110 a Call lacks Defense until each side gives at least 1', () => {
    const t = scene({ inactive: ['EE5.1'], players: [{ defense: 5, architect: 'A02' }, { hand: ['SP', 'MA'] }] });
    t.say(0, 'collaborate:EE5.1:1');
    expect(t.view(0).call).toMatchObject({ needs: 3, missing: 1 });
    t.say(1, 'accept', 'answer');
    t.say(1, inHand(t, 1, 'SP'), 'partner');
    expect(t.view(0).call).toMatchObject({ missing: 0 });
  });

  it('HX-070 HX-071 HX-288 lists all causes of a Shut Down', () => {
    const t = scene({ active: ['EE1.1', 'X02'], options: { mode: 'cooperative', difficulty: 'veteran' } });
    t.edit((s) => {
      s.garrisons = 1;
    });
    const causes = t.view(0).locations.map(({ shutBy }: { shutBy: string[] }) => shutBy);
    expect(causes).toEqual([['event', 'catastrophe', 'garrison'], ...new Array(4).fill(['catastrophe'])]);
  });
});
