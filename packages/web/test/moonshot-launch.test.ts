import type { FlightRisk, MoonshotView, SeenFlight } from '@orrery/moonshot';
import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import {
  engineering,
  passEngineers,
  rigDice,
  type Setting,
  type Side,
  scene,
  USA,
} from '../../games/moonshot/test/scene.ts';
import { StopCard } from '../src/games/moonshot/board/launch/StopCard.tsx';
import { MoonCard } from '../src/games/moonshot/board/panels/Missions.tsx';
import { gameUi } from '../src/games/moonshot/game-ui.tsx';
import { Either, FlightRecord, Stakes } from '../src/games/moonshot/play/LaunchPanels.tsx';
import { launchActions } from '../src/games/moonshot/play/launch-actions.ts';
import { type Launch, replayedLaunch } from '../src/games/moonshot/play/useLaunch.ts';

/** The visible text of a part of the screen. */
const wordsOf = (part: ReactElement): string =>
  renderToStaticMarkup(part)
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

const STRONG = { A1: 'S14/0', A2: 'E14/0', A3: 'C14/0', A4: 'S01/0', B1: 'E01/0', B2: 'C01/0' } as const;

interface Flown {
  t: ReturnType<typeof engineering>;
  view: MoonshotView;
  /** The launch of USA as a replay shows it, before and after the dice are rolled. */
  before: Launch;
  after: Launch;
}

/** Plays a launch of USA with the given dice. */
function fly(setting: Setting, mission: string, dice: readonly number[], tests: readonly number[] = []): Flown {
  const t = engineering(setting, mission, null);
  t.edit((s) => {
    tests.forEach((n, at) => {
      const active = s.missions.find(({ risks }) => risks.length > at);
      if (active) active.tests[at * 2] = n;
    });
  });
  rigDice(t, ...dice);
  passEngineers(t);
  const view: MoonshotView = t.view(0);
  const flight = view.flights.find(({ side }) => side === USA) as SeenFlight;
  const after = replayedLaunch({ ...view, flights: [flight] }, [{ type: 'checked' }]) as Launch;
  return { t, view, after, before: { ...after, outcome: 'flying', stand: flight.before, shown: 0, passed: 0 } };
}
const popularity = (t: Flown['t']): number => t.view(0).programs[USA].popularity;

describe('the launch scene matches the outcome', () => {
  it('MS-161 D25 adds the penalty for a spare dog aboard a satellite mission to an explosion', () => {
    const usa: Side = { payload: { B1: 'satellite', B2: 'dog' } };
    const { t, view, before, after } = fly({ missions: { 'M0-1': ['R0-04'] }, usa }, 'M0-1', [1]);
    expect(popularity(t)).toBe(7);
    expect(wordsOf(createElement(Either, { launch: before }))).toContain('On explosion −3 to 7');
    expect(renderToStaticMarkup(createElement(Either, { launch: before }))).toContain('aria-label="Astrodog"');
    expect(launchActions(view, after, USA).detail).toBe(
      'It failed against Fin flutter: −3 popularity. The mission stays on the table.',
    );
    expect(after.stand[USA]?.popularity).toBe(7);
  });

  it('MS-027 limits the popularity lost in an explosion to what the program has', () => {
    const usa: Side = { popularity: 1, payload: { B1: 'satellite' } };
    const { t, view, before, after } = fly({ missions: { 'M0-1': ['R0-04'] }, usa }, 'M0-1', [1]);
    expect(popularity(t)).toBe(0);
    expect(wordsOf(createElement(Either, { launch: before }))).toContain('On explosion −1 to 0');
    expect(launchActions(view, after, USA).detail).toContain('−1 popularity');
  });

  it('MS-027 limits popularity to 12 when a reward is paid', () => {
    const usa: Side = { popularity: 12, cells: STRONG, payload: { C1: 'satellite' } };
    const { t, before } = fly({ missions: { 'M0-1': ['R0-01'] }, usa }, 'M0-1', [8]);
    expect(popularity(t)).toBe(12);
    expect(wordsOf(createElement(Either, { launch: before }))).toMatch(/\+1 to 31 \+0 to 12 \+2 to \d+/);
    expect(renderToStaticMarkup(createElement(Stakes, { launch: before }))).toContain('popularity 12 of 12');
  });

  it.each([
    ['M0-1', 0, false],
    ['M1-3', 0, true],
    ['M1-3', 1, false],
  ])('MS-167 offers a Moon risk instead of the reward for %s with %i face up: %s', (mission, up, offered) => {
    const risks = mission === 'M0-1' ? ['R0-01'] : ['R1-10'];
    const usa: Side = { up, cells: STRONG, payload: { C1: 'satellite' } };
    const { t, before } = fly({ missions: { [mission]: risks }, usa }, mission, [8]);
    expect(wordsOf(createElement(Either, { launch: before })).includes('reveal a Moon risk instead')).toBe(offered);
    expect(t.asked().some(({ step }) => step === 'explore')).toBe(offered);
  });

  it('MS-178 leaves tests out of the sum of a die that sabotage cancels', () => {
    const usa: Side = { sabotage: 2, payload: { C1: 'satellite' } };
    const { view, after } = fly({ missions: { 'M0-1': ['R0-01'] }, usa }, 'M0-1', [2], [5]);
    const risk = after.risks[0] as FlightRisk;
    const { parameters, sabotage } = after.flight;
    const card = createElement(StopCard, { at: 0, risk, have: parameters, sabotage, state: 'lost' });
    expect(wordsOf(card)).toContain('2 −2 = 0 explodes at once');
    expect(wordsOf(createElement(FlightRecord, { view, launch: after }))).toContain(
      'rolled 2, 2 sabotage: exploded at once',
    );
  });
});

describe('the end screen of Moonshot', () => {
  it('D48 keeps the numbers of each seat after a teammate resigns', () => {
    const t = scene({ seats: 4, usa: { budget: 31, completed: ['M1-1'] }, cccp: { budget: 25 } });
    const shown = () => gameUi.breakdown?.(undefined as never, t.view(1))?.map(({ values }) => values);
    const before = shown();
    expect(before?.slice(0, 2)).toEqual([
      [31, 25, 31, 25],
      [1, 0, 1, 0],
    ]);
    t.table.apply({ kind: 'resign', seat: 0 });
    expect(shown()).toEqual(before);
    expect(gameUi.marks?.(t.view(1))).toHaveLength(4);
  });
});

describe('the Moon card', () => {
  it('MS-169 D32 names every level that opens it', () => {
    const card = createElement(MoonCard, { paths: [[], []], open: false, mine: 0 });
    expect(wordsOf(card)).toContain('Opens after level 3 or 4');
  });
});
