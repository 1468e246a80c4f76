import { CONTRACTS, game, type MoonrakersView, type State } from '@orrery/moonrakers';
import { table } from '@orrery/testing';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { attemptsIn } from '../src/games/moonrakers/play/contract-history.ts';
import { cues } from '../src/games/moonrakers/play/cues.ts';
import { Planning } from '../src/games/moonrakers/play/Planning.tsx';
import { settledAttempt } from '../src/games/moonrakers/play/Recap.tsx';
import { NOTHING_SELECTED } from '../src/games/moonrakers/play/selection.ts';
import { t } from '../src/games/moonrakers/play/text.ts';
import { rollShown, toldLog, viewWhileRolling } from '../src/games/moonrakers/play/told.ts';
import { indexOf, turnOf } from '../src/games/moonrakers/play/useTurn.ts';
import { beatsOf } from '../src/play/beats.ts';
import { toldUpTo } from '../src/play/game-text.ts';
import type { Play } from '../src/play/game-ui.ts';
import type { NumberedEvent } from '../src/table/table-types.ts';

const event = (n: number, type: string, data: NumberedEvent['data'] = {}): NumberedEvent => ({ n, type, data });

const CONTRACT = CONTRACTS[0]?.id ?? '';

/** A step in which a captain rerolls a die, and the contract then fails. */
const LOG = [
  event(1, 'turn-began', { seat: 1 }),
  event(2, 'mission-began', { contract: CONTRACT, who: [1, 2] }),
  event(3, 'rolled', { seat: 1, dice: [2] }),
  event(4, 'rerolled', { seat: 1, from: 2, to: 0 }),
  event(5, 'failed', { seat: 1 }),
  event(6, 'hazards', { seat: 1, icons: 2, blocked: 0, lost: 2 }),
  event(7, 'turn-began', { seat: 2 }),
];
const ROLL = 4;
const lines = LOG.map(({ n, type }) => ({ id: n, seat: null, text: type })).reverse();
const words = {
  say: ({ id }: { id: string }) => id,
  nameOf: (seat: number) => `${seat}`,
  eventText: ({ type }: { type: string }) => `The table reports: ${type}.`,
  actorOf: () => null,
};

it('announces dice in a beat of their own, so that nothing tells a result before they lie', () => {
  const beats = beatsOf(LOG.slice(2), { words, cues, viewer: 0 });
  const upTo = beats.find(({ events }) => events.at(-1)?.n === ROLL)?.events.at(-1)?.n ?? Number.NaN;
  expect(upTo).toBe(ROLL);
  // The log and the text for screen readers.
  expect(toldUpTo(lines, upTo).map(({ text }) => text)).not.toContain('failed');
  // The moment and the recap read the told log.
  const told = toldLog(LOG, upTo);
  expect(told.map(({ type }) => type)).toEqual(['turn-began', 'mission-began', 'rolled', 'rerolled']);
  expect(attemptsIn(told, 3).map(({ outcome }) => outcome)).toEqual([null]);
  expect(settledAttempt({ table: { log: told, seats: [{}, {}, {}] } } as unknown as Play)).toBeNull();
  expect(rollShown(LOG, upTo)?.n).toBe(ROLL);
});

it('shows what follows from a result together with it', () => {
  expect(toldLog(LOG, 5).at(-1)?.type).toBe('hazards');
  expect(rollShown(LOG, 5)).toBeNull();
  expect(toldLog(LOG, Number.POSITIVE_INFINITY)).toBe(LOG);
});

it('keeps the captains’ values and the open contract while dice roll', () => {
  const view = table<State>(game, { seats: 3, seed: 'told', options: {} }).view(0) as MoonrakersView;
  const pilot = { seat: 1, dice: [2], share: {}, units: {} };
  const mission = { contract: CONTRACT, outcome: 'open', pilots: [pilot] } as unknown as MoonrakersView['mission'];
  const before: MoonrakersView = { ...view, phase: 'mission', mission };
  const after: MoonrakersView = {
    ...view,
    phase: 'buying',
    captains: view.captains.map((captain) => ({ ...captain, prestige: captain.prestige - 2, credits: 9 })),
  };
  const shown = viewWhileRolling(after, before, event(3, 'rolled', { seat: 1, dice: [1, 3] }));
  expect(shown.phase).toBe('mission');
  expect(shown.mission?.outcome).toBe('open');
  expect(shown.mission?.pilots[0]?.dice).toEqual([1, 3]);
  expect(shown.captains.map(({ prestige, credits }) => [prestige, credits])).toEqual(
    before.captains.map(({ prestige, credits }) => [prestige, credits]),
  );
  const failed = mission && { ...mission, outcome: 'failure' as const };
  expect(viewWhileRolling({ ...after, mission: failed }, before, event(4, 'rerolled')).mission?.outcome).toBe('open');
});

it('shows the result of a contract also to captains who are asked for objectives', () => {
  const view = table<State>(game, { seats: 3, seed: 'told', options: {} }).view(0) as MoonrakersView;
  const seats = [{}, {}, {}];
  const play = { table: { log: LOG.slice(0, 6), seats, waiting: [] }, nameOf: words.nameOf } as unknown as Play;
  const turn = turnOf(null, indexOf(null), NOTHING_SELECTED, () => {});
  const shown = (phase: string, widget: string | null) =>
    renderToStaticMarkup(
      createElement(Planning, {
        play,
        view: { ...view, phase } as MoonrakersView,
        turn,
        plan: { outlooks: [], chosen: null },
        widget,
      }),
    ).includes(t('recap-title'));
  expect([shown('claims', 'Objectives'), shown('claims', null), shown('event', 'Event')]).toEqual([true, true, false]);
});
