import type { Json } from '@orrery/kernel';
import type { MoonshotView } from '@orrery/moonshot';
import { describe, expect, it } from 'vitest';
import {
  cardsLeft,
  evaluatedCards,
  influenceAfter,
  tracksAt,
  turnOrder,
  verdictOn,
} from '../src/games/moonshot/play/evaluation.ts';
import { gapText } from '../src/games/moonshot/play/RoundSummary.tsx';
import { eventsOfRound, roundChange } from '../src/games/moonshot/play/round-summary.ts';
import { pressRisk } from '../src/games/moonshot/play/selection.ts';
import { cellsInFlight, type Launch, shownUpTo } from '../src/games/moonshot/play/useLaunch.ts';
import type { NumberedEvent } from '../src/table/table-types.ts';

type Data = Record<string, Json>;
const [USA, CCCP] = [0, 1];

/** A log of these events; side 0 is USA. */
const logOf = (...events: readonly (readonly [type: string, data?: Data])[]): NumberedEvent[] =>
  events.map(([type, data = {}], n) => ({ n, type, data }) as NumberedEvent);

const played = (side: number, card: string, place: string) => ['played', { side, card, name: card, place }] as const;
const evaluated = (side: number, card: string, place: string, mine: number, theirs: number, bluffs = [0, 0]) =>
  ['evaluated', { side, card, name: card, place, mine, theirs, bluffs }] as const;
const track = (type: 'budget' | 'popularity' | 'money', side: number, n: number) => [type, { side, n }] as const;
const won = (side: number, card: string) => ['won', { side, card, name: card, level: 1 }] as const;

describe('the cards of a round, from the log', () => {
  const log = logOf(
    ['round-began', { round: 6 }],
    played(USA, 'usa-01', 'Treasury'),
    played(CCCP, 'cccp-02', 'Press'),
    ['empty-place', { side: USA, place: 'Press' }],
    evaluated(USA, 'usa-01', 'Treasury', 2, 1, [1, 0]),
    won(USA, 'usa-01'),
    track('budget', USA, 2),
    ['escalated', { side: CCCP, card: 'cccp-02', name: 'x', level: 2 }],
    ['first-player', { side: CCCP }],
    ['round-began', { round: 7 }],
    evaluated(CCCP, 'cccp-02', 'Press', 1, 1),
    track('popularity', CCCP, -2),
    won(CCCP, 'cccp-02'),
  );
  const [first, second, third] = evaluatedCards(log);

  it('have their tokens by side, their level and their result', () => {
    expect(first).toMatchObject({ side: USA, place: 'treasury', level: 1, outcome: 'won', paid: false, round: 6 });
    expect(first?.tokens).toEqual([
      { influence: 2, bluff: 1 },
      { influence: 1, bluff: 0 },
    ]);
    expect(second).toMatchObject({ outcome: 'escalated', level: 2, place: 'press', tokens: null });
    expect(third).toMatchObject({ outcome: 'won', paid: true, level: 2, round: 7 });
  });

  it('end before the next step, so that later changes are not shown with them', () => {
    expect([first?.from, first?.to]).toEqual([4, 6]);
    expect([second?.from, second?.to]).toEqual([7, 7]);
  });

  it('are tied until their owner has decided', () => {
    expect(evaluatedCards(log.slice(0, 11)).at(-1)?.outcome).toBe('tied');
    expect(
      evaluatedCards([...log.slice(0, 11), { ...(log[12] as NumberedEvent), type: 'obstructed', n: 11 }]).at(-1),
    ).toMatchObject({
      outcome: 'obstructed',
      paid: false,
    });
  });

  it('turn up the tokens of the viewer first, and count influence', () => {
    const order = turnOrder(first as NonNullable<typeof first>, CCCP);
    expect(order.map(({ side }) => side)).toEqual([CCCP, USA, USA, USA]);
    expect([0, 1, 2, 4].map((n) => influenceAfter(order, n))).toEqual([
      [0, 0],
      [0, 1],
      [1, 1],
      [2, 1],
    ]);
  });

  it('follow in the order of play, without those that are done', () => {
    const slot = (place: string, card: string | null) => ({ place, card, level: 1, tokens: [] });
    const view = {
      phase: 'end',
      round: 6,
      firstSide: CCCP,
      programs: [
        { slots: [slot('treasury', null), slot('press', 'usa-03')] },
        { slots: [slot('press', 'cccp-02'), slot('industry', 'cccp-04')] },
      ],
    } as unknown as MoonshotView;
    expect(cardsLeft(view, evaluatedCards(log)).map(({ card }) => card)).toEqual(['cccp-04', 'usa-03']);
  });
});

describe('what an own card depends on', () => {
  it.each([
    [2, 1, 'win'],
    [2, 2, 'win-or-tie'],
    [2, 3, 'open'],
    [0, 2, 'tie-or-lose'],
    [0, 0, 'tie'],
    [1, 0, 'win'],
  ] as const)('is computed from %i own influence and %i hidden tokens: %s', (own, rivals, verdict) => {
    expect(verdictOn(own, rivals)).toBe(verdict);
  });
});

describe('the summary of a round', () => {
  const log = logOf(
    ['round-began', { round: 1 }],
    track('money', USA, -7),
    track('money', CCCP, -10),
    ['installed', { side: USA }],
    ['researched', { side: CCCP }],
    track('money', USA, -7),
    ['installed', { side: USA }],
    ['no-payload', { side: USA, name: 'First satellite' }],
    track('popularity', USA, -3),
    ['completed', { side: CCCP, name: 'Dog in orbit' }],
    track('budget', CCCP, 1),
    track('budget', USA, -3),
    track('budget', CCCP, -3),
    ['empty-place', { side: USA, place: 'Treasury' }],
    track('budget', USA, 2),
    evaluated(CCCP, 'card', 'Press', 1, 1),
    track('popularity', CCCP, -2),
    won(CCCP, 'card'),
    track('money', CCCP, 5),
    track('money', USA, 29),
    track('money', CCCP, 28),
    ['first-player', { side: CCCP }],
    ['round-began', { round: 2 }],
    track('money', USA, -7),
  );
  const events = eventsOfRound(log, 1);
  const view = {
    programs: [
      { budget: 29, popularity: 7, money: 38 },
      { budget: 28, popularity: 8, money: 53 },
    ],
  } as unknown as MoonshotView;
  const end = tracksAt(view, log, events.at(-1)?.n ?? 0);
  const [usa, cccp] = end.map((tracks, side) => roundChange(events, side, tracks));

  it('takes back the changes of the next round', () => {
    expect(end[USA]).toEqual({ budget: 29, popularity: 7, money: 45 });
  });

  it('has a line for each cause, which add up', () => {
    expect(usa?.money).toEqual({
      from: 30,
      to: 45,
      lines: [
        { what: 'tiles', name: '', n: -14, times: 2 },
        { what: 'pay', name: '', n: 29, times: 1 },
      ],
    });
    expect(cccp?.money.lines.map(({ what, n }) => [what, n])).toEqual([
      ['research', -10],
      ['won', 5],
      ['pay', 28],
    ]);
    expect(usa?.budget.lines.map(({ what, name, n }) => [what, name, n])).toEqual([
      ['upkeep', '', -3],
      ['empty', 'Treasury', 2],
    ]);
    expect(cccp?.budget.lines.map(({ what, n }) => [what, n])).toEqual([
      ['completed', 1],
      ['upkeep', -3],
    ]);
    expect(usa?.popularity).toMatchObject({ from: 10, to: 7, lines: [{ what: 'delayed' }] });
    expect(cccp?.popularity.lines).toMatchObject([{ what: 'tie', n: -2 }]);
  });

  it('says who leads, compared with the round before', () => {
    expect(gapText([usa, cccp] as never)).toBe('USA is 1 budget ahead; the budgets were even.');
  });
});

describe('a launch', () => {
  const log = logOf(
    ['round-began', { round: 3 }],
    ['loaded', { side: USA, cell: 'B1', payload: { id: 'dog' } }],
    ['launched', { side: USA }],
    ['checked', { side: USA }],
    ['checked', { side: USA }],
    ['exploded', { side: USA }],
    track('popularity', USA, -3),
    ['launched', { side: CCCP }],
    ['checked', { side: CCCP }],
  );
  const launch = (side: number, shown: number, outcome: Launch['outcome']) =>
    ({ flight: { side, aboard: ['dog'] }, shown, outcome }) as unknown as Launch;

  it('shows events only up to the last die that was revealed', () => {
    expect(shownUpTo(log, launch(USA, 0, 'flying'), 3)).toBe(2);
    expect(shownUpTo(log, launch(USA, 1, 'flying'), 3)).toBe(3);
    expect(shownUpTo(log, launch(USA, 2, 'explosion'), 3)).toBe(6);
    expect(shownUpTo(log, launch(CCCP, 0, 'flying'), 3)).toBe(7);
  });

  it('shows the payload in its bay until the flight has ended', () => {
    const cells = [{ cell: 'B1', tile: 'P01', rotation: 0, payload: null }];
    expect(cellsInFlight(cells, launch(USA, 0, 'flying'), log)[0]?.payload).toBe('dog');
    expect(cellsInFlight(cells, launch(USA, 2, 'explosion'), log)[0]?.payload).toBeNull();
    expect(cellsInFlight(cells, launch(CCCP, 0, 'flying'), log)[0]?.payload).toBeNull();
  });
});

describe('a click on a risk', () => {
  it('shows it without leaving the decision on a launch', () => {
    const deciding = { kind: 'launch', mission: 'M0-1' } as const;
    const looking = pressRisk(deciding, 'R0-01', true);
    expect(looking).toEqual({ ...deciding, look: 'R0-01' });
    expect(pressRisk(looking, 'R0-01', true)).toEqual({ ...deciding, look: null });
    expect(pressRisk(null, 'R0-01', true)).toEqual({ kind: 'risk', risk: 'R0-01' });
    expect(pressRisk(null, 'R0-01', false)).toEqual({ kind: 'look', card: 'R0-01' });
  });
});
