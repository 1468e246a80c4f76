import {
  CELL_NAMES,
  cardNamed,
  chancesOn,
  divisionFor,
  faceOf,
  flightWay,
  game,
  type MoonshotView,
  type SeenFlight,
  type State,
  TILES,
} from '@orrery/moonshot';
import { table } from '@orrery/testing';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { nameOfCard, RISK_IDS, TILE_IDS } from '../src/games/moonshot/board/content.ts';
import { TILE_GLYPHS } from '../src/games/moonshot/board/glyphs-tiles.ts';
import {
  anchorAt,
  DIE_AT,
  GOAL,
  gateAt,
  HANGS,
  restAt,
  standsLeft,
} from '../src/games/moonshot/board/launch/course.ts';
import { Politics } from '../src/games/moonshot/board/panels/Politics.tsx';
import { RocketSheet } from '../src/games/moonshot/board/panels/Sheets.tsx';
import { gainsOf, ledgerOf, litEdges, pairsOf, rocketOf } from '../src/games/moonshot/board/rocket.ts';
import { guide } from '../src/games/moonshot/guide/guide.ts';
import { aboutCard } from '../src/games/moonshot/play/about.ts';
import { FlyingRocket } from '../src/games/moonshot/play/LaunchPanels.tsx';
import { eventMessage, messages, shown } from '../src/games/moonshot/play/log-messages.ts';
import { peopleOf, storyOf } from '../src/games/moonshot/play/people.ts';
import { takenOf } from '../src/games/moonshot/play/selection.ts';
import { anchorIn, isVote, lineOf, lookAt, noteIn, votesIn } from '../src/games/moonshot/play/signals.ts';
import { type Launch, replayedLaunch, roundOf, whyGrounded } from '../src/games/moonshot/play/useLaunch.ts';
import { draftFor } from '../src/play/answers.ts';
import { wordsOf } from '../src/play/game-text.ts';
import type { GameUi, Play } from '../src/play/game-ui.ts';
import { startOf } from '../src/prompts/draft.ts';

/** Views of both sides from the middle of random games. */
function views(seats: number): MoonshotView[] {
  const out: MoonshotView[] = [];
  for (const seed of ['room a', 'room b']) {
    const scenario = table<State>(game, { seats, seed });
    for (const round of [1, 2, 4, 6]) {
      scenario.playUntil((s) => s.result !== null || s.round >= round);
      for (let seat = 0; seat < seats; seat++) out.push(scenario.view(seat));
      if (scenario.state.result) break;
    }
  }
  return out;
}
/** Views taken right after dice were rolled. */
function flown(): MoonshotView[] {
  return ['fly a', 'fly b', 'fly c'].flatMap((seed) => {
    const scenario = table<State>(game, { seats: 2, seed });
    scenario.playUntil((s) => s.result !== null || s.flights.some(({ checks }) => checks.length > 0));
    return [scenario.view(0)];
  });
}

const VIEWS = [...views(2), ...views(4)];

describe('Moonshot’s blueprint', () => {
  it('shows the same parameters and working modules as the rules', () => {
    let modules = 0;
    for (const { programs } of VIEWS)
      for (const own of programs) {
        const ledger = ledgerOf(rocketOf(own.cells), own.modules);
        expect(ledger.sum).toEqual(own.parameters);
        for (const { slot, module, works } of own.modules) {
          if (!module) continue;
          modules++;
          expect(ledger.progress[slot]?.works, `${module} on ${slot}`).toBe(works);
        }
      }
    expect(modules).toBeGreaterThan(0);
  });

  it('highlights the two edges of every pair and no others', () => {
    for (const { programs } of VIEWS)
      for (const own of programs) {
        const pairs = pairsOf(rocketOf(own.cells));
        const lit = CELL_NAMES.flatMap((cell) => litEdges(pairs, cell)).filter(Boolean);
        expect(lit).toHaveLength(pairs.length * 2);
      }
  });

  it('shows a tile’s gain at its best rotation', () => {
    const { programs } = VIEWS[VIEWS.length - 1] as MoonshotView;
    const own = programs[0] as MoonshotView['programs'][number];
    const rocket = rocketOf(own.cells);
    const cells = CELL_NAMES.map((cell) => ({ cell, rotations: [0, 1, 2, 3] }));
    for (const [cell, gain] of gainsOf(rocket, own.modules, 'S10', cells)) {
      const sums = [0, 1, 2, 3].map((rotation) =>
        ledgerOf({ ...rocket, [cell]: { tile: 'S10', rotation } }, own.modules).sum.reduce((a, b) => a + b),
      );
      expect(gain.total).toBe(Math.max(...sums) - own.parameters.reduce((a, b) => a + b, 0));
    }
  });
});

describe('Moonshot’s launch odds', () => {
  it('match an enumeration of all divisions and die faces, with only the program’s own tests', () => {
    for (const view of VIEWS) {
      const own = view.programs[1] as MoonshotView['programs'][number];
      const odds = chancesOn(view, 1);
      for (const { mission, risks } of view.missions) {
        const [s, e, c, wild] = own.parameters as [number, number, number, number];
        let best = 0;
        for (let a = 0; a <= wild; a++)
          for (let b = 0; a + b <= wild; b++) {
            const sums = [s + a, e + b, c + wild - a - b];
            const whole = risks.reduce((product, { risk, tests }) => {
              const good = [1, 2, 3, 4, 5, 6, 7, 8].filter(
                (die) => faceOf(sums, cardNamed(risk as string), die, own.sabotage, tests[1] as number).holds,
              );
              return product * (good.length / 8);
            }, 1);
            best = Math.max(best, whole);
          }
        expect(odds.get(mission)?.whole).toBeCloseTo(best, 12);
      }
    }
  });

  it('belong to one round until the next launches', () => {
    expect(roundOf({ round: 3, phase: 'end' })).toBe(roundOf({ round: 4, phase: 'actions' }));
    expect(roundOf({ round: 3, phase: 'launches' })).not.toBe(roundOf({ round: 4, phase: 'launches' }));
  });

  it('are shown with all dice at the step of a launch in a replay, and at no other step', () => {
    for (const view of flown()) {
      const launch = replayedLaunch(view, [{ type: 'checked' }]);
      expect(launch?.shown).toBe(launch?.flight.checks.length);
      expect(replayedLaunch(view, [{ type: 'installed' }])).toBeNull();
    }
  });

  it('are highest with the suggested division of Adaptivity', () => {
    const [view] = flown();
    const flight = view?.flights.findLast(({ checks }) => checks.length > 0);
    if (!view || !flight) throw new Error('nothing was flown');
    const waiting = { ...flight, checks: [], outcome: 'flying' as const };
    const risks = flight.checks.map(({ risk }) => ({ risk, tests: [0, 0] }));
    const ready = { ...view, flights: [waiting], missions: [{ mission: flight.mission as string, risks }] };
    const best = divisionFor(ready, 3);
    expect(Object.values(best ?? {}).reduce((sum, n) => sum + n, 0)).toBe(3);
    const chance = (more: readonly number[]) =>
      flightWay(ready, { ...waiting, parameters: waiting.parameters.map((n, i) => n + (more[i] ?? 0)) }).reduce(
        (product, risk) => product * risk.chance,
        1,
      );
    for (let s = 0; s <= 3; s++)
      for (let e = 0; s + e <= 3; e++)
        expect(chance([s, e, 3 - s - e])).toBeLessThanOrEqual(chance([best?.S ?? 0, best?.E ?? 0, best?.C ?? 0]));
  });

  it('agree with the dice that were rolled', () => {
    let rolled = 0;
    for (const view of flown())
      for (const flight of view.flights)
        for (const risk of flightWay(view, flight)) {
          expect(risk.chance).toBe(risk.faces.filter(({ holds }) => holds).length / 8);
          if (!risk.check) continue;
          rolled++;
          expect(risk.faces[risk.check.die - 1]?.holds).toBe(risk.check.passed);
        }
    expect(rolled).toBeGreaterThan(0);
  });
});

describe('Moonshot’s pictures and texts', () => {
  it('marks log entries with a seat of their program', () => {
    const [view] = VIEWS;
    if (!view) throw new Error('no view');
    const lines = [
      { id: 1, seat: null, text: 'of the CCCP', anchors: ['tile:S01', 'side:1'] },
      { id: 2, seat: null, text: 'of nobody', anchors: [] },
    ];
    expect(storyOf(lines, view).map(({ seat }) => seat)).toEqual([view.crews[1]?.politician[0], null]);
  });

  it('gives every tile a unique picture', () => {
    expect(Object.keys(TILE_GLYPHS).sort()).toEqual(TILES.map(({ id }) => id).sort());
    expect(new Set(Object.values(TILE_GLYPHS)).size).toBe(TILES.length);
  });

  it('names the program, place and bonus of an empty slot', () => {
    const view = table<State>(game, { seats: 2, seed: 'slots' }).view(0) as MoonshotView;
    const markup = renderToStaticMarkup(createElement(Politics, { view, mine: 0 }));
    expect(markup).toContain('aria-label="USA’s empty slot at Industry: +3 money"');
    expect(markup).toContain('<b>+3 money</b> at round end<');
    // This bonus already says when it is paid.
    expect(markup).toContain('<b>+1 bluff next round</b> <');
  });

  it('draws both boards of every position', () => {
    for (const view of VIEWS) {
      const side = view.side ?? 0;
      const own = view.programs[side] as MoonshotView['programs'][number];
      expect(renderToStaticMarkup(createElement(Politics, { view, mine: side }))).toContain('Treasury');
      expect(renderToStaticMarkup(createElement(RocketSheet, { view, side, own, size: 'wide' }))).toContain(
        '/ 12 cells',
      );
    }
  });

  it('explains every component on press and hold', () => {
    for (const id of [...TILE_IDS, ...RISK_IDS, 'M07', 'M2-3', 'usa-09', 'MOON'])
      expect(aboutCard(`card:${id}`)?.title, id).toContain(nameOfCard(id));
    expect(aboutCard('card:nothing')).toBeNull();
    expect(aboutCard('card:M0-1')?.text).toMatch(/^Needs a Satellite aboard\. Reward: /);
    expect(aboutCard('card:M2-5')?.text).toMatch(/^Needs an Astronaut and a Satellite aboard\./);
    expect(aboutCard('card:MOON')?.text).toBe('Needs 2 Astronauts aboard. Landing wins the game.');
  });

  it('moves the rocket without jumps, past every gate to the goal', () => {
    for (const of of [1, 2, 3]) {
      for (let at = 0; at < of; at++) expect(restAt(at, of)).toBeLessThan(gateAt(at, of));
      expect(restAt(of, of)).toBe(1);
    }
    for (let i = 0; i < 100; i++) {
      const [a, b] = [anchorAt(i / 100), anchorAt((i + 1) / 100)];
      expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeLessThan(20);
    }
  });

  it('places the last risk card above the die, clear of the goal’s name, for any number of risks', () => {
    const tall = 132;
    for (const of of [2, 3]) {
      expect(standsLeft(of - 1, of, 600)).toBe(true);
      expect(standsLeft(0, of, 600)).toBe(false);
      expect(anchorAt(gateAt(of - 1, of)).y + HANGS * tall).toBeLessThanOrEqual(DIE_AT.y);
    }
    // A single risk is placed below the goal's name. If there is no room on the right, its card moves to the left.
    expect(standsLeft(0, 1, 600)).toBe(false);
    expect(anchorAt(gateAt(0, 1)).y - tall / 2).toBeGreaterThan(GOAL.y + GOAL.r + 40);
    expect(standsLeft(0, 1, 400)).toBe(true);
  });

  it('explains why a rocket was not launched', () => {
    const flight = (outcome: SeenFlight['outcome']) => ({ outcome }) as SeenFlight;
    expect(whyGrounded(flight('no-payload'))).not.toBe(whyGrounded(flight('too-late')));
  });

  it('draws a rocket that stays on its pad without undefined values', () => {
    const [view] = VIEWS;
    if (!view) throw new Error('no view');
    const numbers = { parameters: [1, 0, 2], adapted: [0, 0, 0], checks: [], sabotage: 0 };
    const flight = { side: 0, mission: 'M0-1', ...numbers, outcome: 'no-payload' };
    const launch = { flight, outcome: 'grounded', risks: [], shown: 0, passed: 0 } as unknown as Launch;
    const drawn = renderToStaticMarkup(createElement(FlyingRocket, { view, log: [], launch }));
    expect(drawn).toContain('USA rocket');
    expect(drawn.replace(/<[^>]*>/g, '')).not.toContain('undefined');
  });

  it('has unique ids for chapters, lessons and terms', () => {
    for (const ids of [guide.chapters, guide.lessons, guide.terms ?? []].map((all) => all.map(({ id }) => id)))
      expect(new Set(ids).size).toBe(ids.length);
  });
});

describe('the status of a player', () => {
  it('shows the launch decision, then the pass, of a player with both roles', () => {
    const [seen] = VIEWS;
    if (!seen) throw new Error('no view');
    const play = {
      table: { seats: [], log: [], waiting: [], viewer: 0 },
      ask: null,
      nameOf: () => 'Vesta',
    } as unknown as Play;
    const rival = (passed: boolean, launches: MoonshotView['launches']) => {
      const programs = seen.programs.map((own) => ({ ...own, passed }));
      return peopleOf(play, { ...seen, phase: 'actions', programs, launches }, 1)[0]?.does;
    };
    expect(rival(false, [])).toBe('waits');
    expect(rival(false, [{ side: 1, mission: null }])).toBe('decided NO GO');
    expect(rival(false, [{ side: 1, mission: 'M0-1' }])).toBe('decided GO');
    expect(rival(true, [{ side: 1, mission: null }])).toBe('has passed');
  });
});

describe('team chat', () => {
  it('points at an anchor by its name', () => {
    for (const anchor of ['field:B2', 'card:M3-6', 'card:R1-04', 'tile:S06', 'slot:usa-press'])
      expect(anchorIn(lookAt(anchor) ?? ''), anchor).toBe(anchor);
    expect(lookAt('act:pass')).toBeNull();
    expect(anchorIn('Look at me.')).toBeNull();
  });

  it('counts the latest vote per round within a side, and keeps notes', () => {
    const line = (seat: number, text: string, channel: 'side' | 'table' = 'side') => ({ seat, text, channel, at: 0 });
    const talk = [
      line(0, lineOf('GO', 3)),
      line(2, lineOf('NO GO', 3)),
      line(0, lineOf('NO GO', 3)),
      line(2, lineOf('GO', 3), 'table'),
      line(0, 'GO on.'),
    ];
    expect([...votesIn(talk as never, 3)]).toEqual([
      [0, 'NO GO'],
      [2, 'NO GO'],
    ]);
    expect([...votesIn(talk as never, 4)]).toEqual([]);
    expect(talk.map(({ text }) => isVote(text))).toEqual([true, true, true, true, false]);
    expect(noteIn('Note: two tests on the storm')).toBe('two tests on the storm');
    expect(noteIn('Notes are good')).toBeNull();
  });
});

describe('a hint', () => {
  const shown = (about: string, kind: 'place' | 'allocate', answer: unknown) =>
    takenOf(about, { ...startOf(null), ...draftFor({ kind } as never, answer as never) });

  it('sets the player’s selection', () => {
    const placed = (piece: string, cell: string) => ({ piece, cell, rotation: 0 });
    expect(shown('ask-play', 'place', placed('usa-01', 'press'))).toEqual({
      kind: 'card',
      card: 'usa-01',
      place: 'press',
    });
    expect(shown('ask-mount', 'place', placed('M03', 'A'))).toEqual({ kind: 'mount', module: 'M03', slot: 'A' });
    expect(shown('ask-install', 'place', { piece: 'S10', cell: 'B2', rotation: 3 })).toEqual({
      kind: 'tile',
      verb: 'lay',
      tile: 'S10',
      cell: 'B2',
      rotation: 3,
    });
    const rows = { 'usa-press:influence': 2, 'usa-press:bluff': 0, 'cccp-treasury:bluff': 1 };
    expect(shown('ask-support', 'allocate', rows)).toEqual({
      kind: 'tokens',
      slot: 'usa-press',
      rows: { 'usa-press': { influence: 2, bluff: 0 }, 'cccp-treasury': { influence: 0, bluff: 1 } },
    });
  });

  it('selects nothing if the draft is empty', () => {
    for (const about of ['ask-play', 'ask-install', 'ask-mount', 'ask-support'])
      expect(takenOf(about, startOf(null))).toBeNull();
  });
});

describe('the log', () => {
  it('says whether a track rises or falls', () => {
    const words = wordsOf(game as never, { shown, eventMessage, messages } as GameUi, () => 'Ada');
    const told = (type: string, n: number, now: number) =>
      words.eventText({ type, data: { program: 'USA', n, now } } as never);
    expect(told('popularity', 1, 9)).toBe('USA popularity rises by 1 to 9.');
    expect(told('budget', -2, 8)).toBe('USA budget falls by 2 to 8.');
    expect(told('money', 3, 8)).toBeNull();
  });
});
