import { CONTRACTS, CREW, DIE_FACES, game, type MoonrakersView, PARTS, type State } from '@orrery/moonrakers';
import { table } from '@orrery/testing';
import { describe, expect, it } from 'vitest';
import { NOTHING } from '../src/games/moonrakers/board/talks/items.ts';
import { hintsBySeat } from '../src/games/moonrakers/play/captain-hints.ts';
import { blocksIn, chanceUnscathed, problemAlone, withHelp } from '../src/games/moonrakers/play/odds/alone.ts';
import { oddsOf } from '../src/games/moonrakers/play/odds/solve.ts';
import { contractsOf } from '../src/games/moonrakers/play/open-contracts.ts';
import {
  bestAlly,
  bestFirst,
  type Outlook,
  outlooksOf,
  problemsIn,
  questionsOf,
  rolesOf,
  shownAlone,
} from '../src/games/moonrakers/play/planning.ts';

const viewOf = (seats: number, options: Record<string, boolean> = {}) =>
  table<State>(game, { seats, seed: 'odds', options }).view(0) as MoonrakersView;
const split = (cards = '') => cards.split(' ').filter(Boolean);

interface Cards {
  hand: string;
  pile?: string;
  discard?: string;
  parts?: string;
  /** The top of the draw pile, as far as it is known. */
  top?: string;
}

/** A captain with these cards. */
function captainWith(view: MoonrakersView, { hand, pile, discard, parts, top }: Cards) {
  const [own] = view.captains;
  if (!own) throw new Error('no captain');
  const cards = split(pile);
  return {
    ...own,
    hand: split(hand),
    draw: { count: cards.length, known: split(top), cards },
    discard: split(discard),
    parts: split(parts).map((card) => ({ card, io: 0 })),
    play: [],
  };
}

/** The problem of attempting a contract alone with these cards. */
function problemOf(contract: string, cards: Cards, more: Partial<MoonrakersView> = {}, credits = 0) {
  const view = { ...viewOf(4), ...more };
  const seen = { contract, totals: { ...NOTHING, credits, dice: 2 }, talked: false };
  const problem = problemAlone(view, captainWith(view, cards), seen);
  if (!problem) throw new Error('a head-to-head');
  return problem;
}
const chance = (...of: Parameters<typeof problemOf>) => oddsOf(problemOf(...of)).chance;

// Target Drones: 2 Damage. Minefield Sweep: 1 Shield, 3 Damage. Lantern Moon: 3 Reactor.
const [DRONES, MINES, MOON] = ['Target Drones', 'Minefield Sweep', 'Lantern Moon'].map(
  (name) => CONTRACTS.find((card) => card.name === name)?.id as string,
) as [string, string, string];

describe('the chance of a captain alone', () => {
  it('is sure if the hand fills every requirement with the Actions it has', () => {
    expect(chance(DRONES, { hand: 'd2' })).toBe(1);
    expect(chance(DRONES, { hand: 'd1 d1' })).toBe(0);
    expect(chance(DRONES, { hand: 'd1 d1 r' })).toBe(1);
    expect(chance(MOON, { hand: 'r r r' })).toBe(1);
  });

  it('counts every draw', () => {
    // A Reactor pays for the Thruster, which draws 2 of 4 cards: only Damage 2 completes the contract.
    expect(chance(DRONES, { hand: 'r t', pile: 'd2 m m m' })).toBeCloseTo(1 / 2);
    expect(chance(DRONES, { hand: 't', pile: 'd2 m m m' })).toBe(0);
    expect(chance(DRONES, { hand: 'r r t', pile: 'd2', discard: 'm m' })).toBe(1);
    expect(chance(DRONES, { hand: 'r r t', pile: '', discard: 'd2 m m m' })).toBeCloseTo(1 / 2);
  });

  it('uses the known top of the draw pile', () => {
    expect(chance(DRONES, { hand: 'r r t', pile: 'd2 m m m', top: 'd2' })).toBe(1);
    expect(chance(DRONES, { hand: 'r r t', pile: 'd2 m m m', top: 'm m' })).toBe(0);
  });

  it('counts ship parts', () => {
    const hand = 's d2 t r r';
    const pile = 'r t t s s d1 d1 C08 m';
    expect(chance(MINES, { hand, pile, parts: 'HE2 MA5 VE3' })).toBeCloseTo(0.623, 3);
    expect(chance(MINES, { hand, pile })).toBeLessThan(0.623);
    // Ranging Computer adds 2 to the first Damage card.
    expect(chance(MINES, { hand: 's d1 r', parts: 'MA3' })).toBe(1);
  });

  it('counts crew, also as the card they act as', () => {
    const [hob] = CREW.filter(({ name }) => name === 'Hob Marrick');
    // Acts as a Reactor without spending another Action, and draws a card.
    expect(chance(MOON, { hand: `${hob?.id} r r` })).toBe(1);
    expect(chance(DRONES, { hand: `${hob?.id}`, pile: 'd2' })).toBe(1);
  });

  it('MK-528 limits Damage cards by the policy, and adds the Action of an event', () => {
    expect(chance(MINES, { hand: 's d3 r' })).toBe(1);
    expect(chance(MINES, { hand: 's d3 r' }, { policy: 'L07' })).toBe(0);
    expect(chance(DRONES, { hand: 'd1 d1' }, { event: 'E17' })).toBe(1);
  });

  it('MK-420 counts mercenaries that the reward can pay for', () => {
    const mercenaries = { row: ['d1', 'd1', 'd1', 'r', 'r'], deck: 0, discard: [] };
    expect(chance(DRONES, { hand: 'm' }, { mercenaries }, 3)).toBe(1);
    expect(chance(DRONES, { hand: 'm' }, { mercenaries }, 2)).toBe(0);
    expect(chance(DRONES, { hand: 'd1' }, { mercenaries }, 1)).toBe(1);
  });

  it('is estimated from a seeded sample if there are too many positions', () => {
    const problem = problemOf(MINES, { hand: 's d2 t r r', pile: 'r t t s s d1 d1 C08 m', parts: 'HE2 MA5 VE3' });
    const sampled = oddsOf(problem, 1);
    expect(sampled.exact).toBe(false);
    expect(Math.abs(sampled.chance - 0.623)).toBeLessThan(0.1);
    expect(oddsOf(problem, 1)).toEqual(sampled);
  });

  it('depends on nothing that the seat does not see', () => {
    const all: Record<string, boolean>[] = [{}, { overload: true, nomad: true, binding: true }];
    for (const options of all) {
      const scenario = table<State>(game, { seats: 3, seed: 'hidden', options });
      scenario.playUntil((s) => s.phase === 'planning' && s.row.length > 0);
      const { state, rules } = scenario;
      const seat = state.leader;
      const seen = scenario.view(seat) as MoonrakersView;
      const other = rules.view(rules.imagine(state, seat, [1, 2, 3, 4]), seat) as MoonrakersView;
      const problems = (view: MoonrakersView) =>
        contractsOf(view).map((one) => problemAlone(view, view.captains[seat] as never, one));
      expect(problems(seen).filter(Boolean).length).toBeGreaterThan(0);
      expect(problems(other)).toEqual(problems(seen));
    }
  });

  it('has an answer for every part and crew, and none for head-to-heads', () => {
    const crew = CREW.map(({ id }) => id);
    for (const { id } of PARTS) expect(chance(MINES, { hand: 's d3 r', pile: 't d1', parts: id }), id).toBe(1);
    for (const id of crew) expect(chance(MINES, { hand: `s d3 r ${id}`, pile: 't d1' }), id).toBe(1);
    const view = viewOf(4);
    const duel = CONTRACTS.find(({ kind }) => kind === 'head-to-head')?.id as string;
    const seen = { contract: duel, totals: NOTHING, talked: false };
    expect(problemAlone(view, captainWith(view, { hand: 'r' }), seen)).toBeNull();
  });
});

describe('hazard dice', () => {
  it('have the chance to show no more hazards than the hand blocks', () => {
    expect(chanceUnscathed(0, 0, DIE_FACES.usual)).toBe(1);
    expect(chanceUnscathed(1, 0, DIE_FACES.usual)).toBeCloseTo(1 / 3);
    expect(chanceUnscathed(2, 2, DIE_FACES.usual)).toBeCloseTo(2 / 3);
    expect(chanceUnscathed(2, 2, DIE_FACES.soft)).toBeGreaterThan(2 / 3);
    expect(blocksIn(['s', 's', 'sX', 'r', null])).toBe(4);
  });
});

describe('allies', () => {
  const hand = 's d1 r';
  const event = (type: string, data: Record<string, never>) => ({ type, data });

  /** The outlook for Minefield Sweep after these hints. */
  function outlookWith(...said: [seat: number, statement: string][]): Outlook {
    const base = viewOf(4);
    const row = [{ contract: MINES, totals: { ...NOTHING, dice: 2 }, talked: false }];
    const captains = base.captains.map((own) => (own.seat === 0 ? captainWith(base, { hand }) : own));
    const view = { ...base, captains, row };
    const hints = hintsBySeat(
      said.map(([seat, statement]) => event('hinted', { seat, statement } as never)),
      view,
    );
    const questions = questionsOf(view, captains[0] ?? null, hints);
    const odds = problemsIn(questions).map((problem) => problem && oddsOf(problem));
    return outlooksOf(view, questions, odds, hints, (seat) => seat)[0] as Outlook;
  }

  it('count a hint as one, two or three units', () => {
    expect(outlookWith().allies.map(({ help }) => help)).toEqual(['unknown', 'unknown', 'unknown']);
    const { allies, alone, held, need } = outlookWith([1, 'damage:some'], [2, 'damage:a-little'], [3, 'crew:plenty']);
    expect(alone).toEqual({ chance: 0, exact: true });
    expect([held, need]).toEqual([2, 4]);
    expect(allies.map(({ seat, help }) => [seat, help])).toEqual([
      [1, 'likely'],
      [2, 'no'],
      [3, 'no'],
    ]);
  });

  it('with the most helpful one first', () => {
    expect(bestAlly(outlookWith([2, 'damage:plenty']))?.seat).toBe(2);
    expect(bestAlly(outlookWith([2, 'damage:none']))).toBeNull();
  });

  it('fill requirements in the problem', () => {
    const problem = problemOf(MINES, { hand });
    expect(oddsOf(withHelp(problem, { damage: 2 })).chance).toBe(1);
  });

  it('are remembered by their hints until they hold other cards', () => {
    const view = viewOf(3);
    const hints = (...log: ReturnType<typeof event>[]) => hintsBySeat(log, view);
    const said = event('hinted', { seat: 1, statement: 'shield:some' } as never);
    expect(hints(said)[1]).toEqual({ shield: 'some' });
    expect(hints(said, event('hinted', { seat: 1, statement: 'shield:none' } as never))[1]).toEqual({ shield: 'none' });
    expect(hints(said, event('mission-began', { who: [0, 2] } as never))[1]).toEqual({ shield: 'some' });
    expect(hints(said, event('mission-began', { who: [0, 1] } as never))[1]).toEqual({});
    expect(hints(said, event('stayed', { seat: 1 } as never))[1]).toEqual({});
  });
});

describe('how contracts are shown', () => {
  const outlook = (more: Partial<Outlook>): Outlook => ({
    seen: { contract: MINES, totals: { ...NOTHING, dice: 1 }, talked: false },
    isDuel: false,
    parts: [],
    need: 4,
    held: 1,
    alone: { chance: 0, exact: true },
    allies: [],
    ...more,
  });
  const alone = (value: number, exact = true) => outlook({ alone: { chance: value, exact } });

  it('says sure only if it is certain, and rounds estimates', () => {
    expect(shownAlone(alone(1)).as).toBe('sure');
    expect(shownAlone(alone(0.998))).toEqual({ as: 'some', percent: 99 });
    expect(shownAlone(alone(0.006))).toEqual({ as: 'some', percent: 1 });
    expect(shownAlone(alone(0)).as).toBe('never');
    expect(shownAlone(alone(1, false))).toEqual({ as: 'about', percent: 95 });
    expect(shownAlone(alone(0.62, false))).toEqual({ as: 'about', percent: 60 });
    expect(shownAlone(outlook({ alone: null })).as).toBe('pending');
  });

  it('lists the best for the viewer first: alone, then with an ally, then by missing units', () => {
    const ally = (help: 'likely' | 'maybe') => ({ allies: [{ seat: 1, hints: {}, help }] });
    const all = [outlook({ held: 2 }), outlook(ally('maybe')), alone(0.4), outlook(ally('likely')), alone(1)];
    expect(bestFirst(all).map((one) => all.indexOf(one))).toEqual([4, 2, 3, 1, 0]);
    // Until all chances are known, the order depends on missing units only.
    const some = [...all, outlook({ alone: null, held: 3 })];
    expect(bestFirst(some).map((one) => some.indexOf(one))[0]).toBe(5);
  });

  it('says what each card in hand does', () => {
    const empty = { standing: 'empty' } as const;
    const parts = [
      { need: 'shield', units: [empty] },
      { need: 'damage', units: [empty, empty, empty] },
    ] as const;
    const roles = rolesOf(['s', 's', 'd2', 'd2', 'd1', 'r', 't', 'm'], outlook({ parts: parts as never }));
    expect(roles.map(({ is, n }) => `${is} ${n}`)).toEqual([
      'fills 1',
      'blocks 1',
      'fills 2',
      'fills 1',
      'idle 0',
      'pays 2',
      'draws 2',
      'idle 0',
    ]);
  });
});
