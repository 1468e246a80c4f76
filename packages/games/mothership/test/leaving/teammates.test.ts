import type { Event } from '@orrery/kernel';
import { describe, expect, it } from 'vitest';
import { answer, answers, asked, passCancels, play, settle, until } from '../cards/play.ts';
import {
  eventData,
  hold,
  named,
  offered,
  planetOn,
  rig,
  type Scene,
  type Setting,
  scene,
  strike,
  where,
} from '../scene.ts';

/** T4A: seats 0 and 2 against 1 and 3. The ships stay at their stations, away from where the cards are played. */
const HOME = { '0M': '-4,-4', '1M': '8,-3', '2M': '4,4', '3M': '-8,3' };

interface Case {
  title: number;
  /** The units on the board, given the seat whose piece the card needs. */
  units(helper: number): Setting['units'];
  /** The planet of that seat that the card needs. */
  planet?: string;
  /** The target of the card; the first choice by default. */
  target?(helper: number): string;
  /** Whether the card has taken effect. */
  done(t: Scene, events: readonly Event[]): boolean;
}

const table = (test: Case, hands: number[][], helper: number): Scene => {
  const t = scene({ seats: 4, options: { mode: 'teams' }, units: { ...HOME, ...test.units(helper) }, hands });
  if (test.planet) hold(t, { [test.planet]: helper });
  return t;
};

/** A seat leaves while the card may be cancelled, and the others do not cancel it. Returns the events. */
function leave(t: Scene, seat: number): Event[] {
  expect(asked(t)).toContain(`${seat} cancel/window`);
  return [...t.table.apply({ kind: 'resign', seat }), ...passCancels(t)];
}

/** Seat 0 plays the card on its turn, and its team-mate leaves. */
function inTurn(test: Case, helper: number): [Scene, Event[]] {
  const t = table(test, [[test.title], [1], [3]], helper);
  const start = `play:${named(t, 0, test.title)}:`;
  const first = offered(t).find((id) => id.startsWith(start)) as string;
  play(t, test.title, test.target?.(helper) ?? first.slice(start.length));
  return [t, leave(t, 2)];
}

/** Seat 0 attacks seat 1, who responds with the card and whose team-mate leaves. */
function inFight(test: Case, helper: number, window: string): [Scene, Event[]] {
  const t = table(test, [[], [test.title], [1], [3]], helper);
  strike(t, 0, '2,0');
  until(t, 1, window);
  answer(t, 1, test.title, answers(t, test.title, 1)[0]);
  return [t, [...leave(t, 3), ...settle(t)]];
}

const negotiate: Case = {
  title: 22,
  units: (helper) => ({ [`${helper}F1`]: '2,0' }),
  target: () => '0,0',
  done: (t) => planetOn(t.state, '0,0').owner === 0,
};
const push: Case = {
  title: 13,
  units: () => ({ '1F1': '2,0' }),
  planet: '0,0',
  done: (t) => where(t, '1F1') !== '2,0',
};

describe('a teammate leaves before a card takes effect', () => {
  const CASES: [rule: string, card: string, Case][] = [
    ['MO-348', 'Gravity Manipulator beside their planet', push],
    ['MO-368', 'Friendly Negotiations beside their ship', negotiate],
    [
      'MO-370',
      'Migration to their planet',
      { title: 23, units: () => ({}), planet: '3,2', target: () => '2,2', done: (t) => where(t, '0S') === '2,2' },
    ],
    [
      'MO-397',
      'Planet Laser Pointer beside their ship',
      { ...negotiate, title: 35, done: (t) => t.state.planets.some(({ cell }) => cell === -1) },
    ],
    [
      'MO-403',
      'Wormhole for their ship',
      {
        title: 38,
        units: (helper) => ({ [`${helper}F1`]: '2,0' }),
        target: (helper) => `${helper}F1`,
        done: (t) => asked(t)[0] === '0 wormhole/place',
      },
    ],
  ];

  it.each(CASES)('D76 %s: %s has no effect', (_rule, _card, test) => {
    const [t, events] = inTurn(test, 2);
    expect([test.done(t, events), eventData(events, 'no-effect').length, asked(t)]).toEqual([false, 1, ['0 main/act']]);
  });

  it.each(CASES)('D76 %s: %s takes effect if the piece belongs to the player', (_rule, _card, test) => {
    const [t, events] = inTurn(test, 0);
    expect([test.done(t, events), eventData(events, 'no-effect')]).toEqual([true, []]);
  });

  it('D76 MO-368 Friendly Negotiations takes effect if one of the player’s own ships is near too', () => {
    const [t] = inTurn({ ...negotiate, units: () => ({ '2F1': '2,0', '0F1': '-2,0' }) }, 2);
    expect(planetOn(t.state, '0,0').owner).toBe(0);
  });

  it('D76 D63 a push by one step has no effect when the guardian that limited it to one step has left', () => {
    const test = { ...push, units: () => ({ '1F1': '2,0', '2G1': '4,0' }), target: () => '1F1/3,0' };
    const [t] = inTurn(test, 0);
    expect([where(t, '1F1'), asked(t)]).toEqual(['2,0', ['0 main/act']]);
  });

  it('D76 D73 a planet whose owner has left is neutral, and Friendly Negotiations captures it', () => {
    const t = table(negotiate, [[22], [1], [3]], 0);
    hold(t, { '0,0': 1 });
    play(t, 22, '0,0');
    leave(t, 1);
    expect(planetOn(t.state, '0,0').owner).toBe(0);
  });
});

describe('a team-mate leaves before a card of a fight takes effect', () => {
  const attacked = { '0F1': '3,0', '1F1': '2,0' };
  const raised = (name: string) => (_t: Scene, events: readonly Event[]) =>
    eventData(events, 'compared').some((data) => JSON.stringify(data).includes(`"${name}"`));
  const wingman: Case = {
    title: 10,
    units: (helper) => ({ ...attacked, [`${helper}F2`]: '1,1' }),
    done: raised('Wingman'),
  };
  const CASES: [rule: string, card: string, window: string, Case][] = [
    [
      'MO-352',
      'Panic Button to their planet',
      'RD',
      {
        title: 15,
        units: () => attacked,
        planet: '5,-2',
        done: (_t, events) => eventData(events, 'warped').length > 0,
      },
    ],
    ['MO-342', 'Wingman for their ship', 'DD', wingman],
    [
      'MO-335',
      'Enhanced Sensors beside their mothership',
      'DD',
      { title: 7, units: (helper) => ({ ...attacked, [`${helper}M`]: '1,1' }), done: raised('Enhanced Sensors') },
    ],
  ];

  it.each(CASES)('D76 %s: %s has no effect, and the fight goes on', (_rule, _card, window, test) => {
    const [t, events] = inFight(test, 3, window);
    expect([test.done(t, events), eventData(events, 'no-effect').length]).toEqual([false, 1]);
    expect([eventData(events, 'compared').length, asked(t)]).toEqual([1, ['0 main/act']]);
  });

  it.each(CASES)('D76 %s: %s takes effect if the piece belongs to the player', (_rule, _card, window, test) => {
    const [t, events] = inFight(test, 1, window);
    expect([test.done(t, events), eventData(events, 'no-effect')]).toEqual([true, []]);
  });

  it('D76 MO-342 a Wingman card that has taken effect counts when the wingman leaves before the dice are compared', () => {
    const t = table(wingman, [[], [10, 2], [1], [3]], 3);
    rig(t, [6, 6], [6, 1]);
    strike(t, 0, '2,0');
    until(t, 1, 'DD');
    answer(t, 1, 10);
    passCancels(t);
    until(t, 1, 'AR');
    const events = [...t.table.apply({ kind: 'resign', seat: 3 }), ...settle(t)];
    expect(eventData(events, 'compared')).toMatchObject([
      { attack: 6, defence: 3, added: [[], [{ name: 'Wingman', n: 2 }]] },
    ]);
  });
});
