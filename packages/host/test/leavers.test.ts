import { type Entry, type Game, type LeaverChoice, replay } from '@orrery/kernel';
import { CLOCKS } from '@orrery/protocol';
import { fixtures } from '@orrery/testing';
import { describe, expect, it } from 'vitest';
import { openAbsence } from '../src/absence.ts';
import {
  type Bus,
  connectInProcess,
  type FinishedMatch,
  type Holder,
  type MatchPorts,
  noBus,
  openMatch,
} from '../src/index.ts';
import type { Journal } from '../src/journal.ts';
import { sharesOf } from '../src/turn-counts.ts';
import { type Guest, person, refusalOf, type Stage, settle, stage } from './help.ts';

const names = ['Ada', 'Bo', 'Cy', 'Di'];
const seats = (count: number) => names.slice(0, count).map((name) => person(name));
const { fast, standard, days } = CLOCKS;
const ticTacToe = fixtures.ticTacToe as Game;
const dice = fixtures.dice as Game;
const teams = fixtures.teams as Game;
const MINUTE = 60_000;

const claim = (guest: Guest, seat: number, of: number, choice: LeaverChoice) =>
  guest.request('claim', { seat, of, choice });

/** The newest entries of the stored match. */
async function entriesOf({ store }: Pick<Stage, 'store'>): Promise<Entry[]> {
  return ((await store.load('m'))?.rows ?? []).flatMap(({ entry }) => entry ?? []);
}
const lastEntry = async (on: Pick<Stage, 'store'>) => (await entriesOf(on)).at(-1);

/** A game of two after two turns each, in which it is Ada's turn. */
async function midgame(more: Parameters<typeof stage>[2] = {}) {
  const on = await stage(ticTacToe, seats(2), { clock: fast, ...more });
  const [ada, bo] = [await on.sit('Ada'), await on.sit('Bo')];
  for (const [guest, seat, field] of [
    [ada, 0, 'a1'],
    [bo, 1, 'b1'],
    [ada, 0, 'b2'],
    [bo, 1, 'c3'],
  ] as const)
    await guest.answer(seat, field);
  return { ...on, ada, bo };
}

describe('a player who leaves a live game', () => {
  it('is shown as away, and loses if the other claims the win after the delay', async () => {
    const ends: FinishedMatch[] = [];
    const on = await midgame({ rated: true, hints: false, tools: { onEnd: (end) => void ends.push(end) } });
    const { ada, bo, clock } = on;
    expect(bo.now().absent).toEqual([]);
    ada.close();
    await settle();
    expect(bo.now().absent).toEqual([
      { seat: 0, away: 0, wait: MINUTE, choices: [], voters: [{ seat: 1, choice: null }] },
    ]);
    await clock.pass(MINUTE - 1);
    expect(await refusalOf(claim(bo, 1, 0, 'win'))).toBe('stale');
    await clock.pass(1);
    expect(bo.now().absent).toMatchObject([{ seat: 0, wait: 0, choices: ['win', 'bot'] }]);
    await claim(bo, 1, 0, 'win');
    expect(await lastEntry(on)).toEqual({ kind: 'resign', seat: 0, why: 'away', by: 1 });
    await settle();
    expect(bo.now().result).toMatchObject({ winners: [1], places: [2, 1] });
    expect(bo.now().absent).toEqual([]);
    expect(ends[0]).toMatchObject({ rated: true, turns: [2, 2], decisions: [2, 2], left: [] });
    expect(await refusalOf(claim(bo, 1, 0, 'win'))).toBe('over');
    const { rows, ...saved } = defined(await on.store.load('m'));
    const entries = rows.flatMap(({ entry }) => entry ?? []);
    expect(replay(on.rules, { ...saved, seats: 2, entries }).state).toEqual(saved.snapshot.state);
  });

  it('keeps the game by coming back in time, as often as needed', async () => {
    const { ada, bo, clock, sit } = await midgame();
    ada.close();
    await clock.pass(MINUTE - 1);
    const again = await sit('Ada');
    expect(bo.now().absent).toEqual([]);
    await clock.pass(MINUTE);
    expect(await refusalOf(claim(bo, 1, 0, 'win'))).toBe('stale');
    again.close();
    await clock.pass(MINUTE - 1);
    expect(await refusalOf(claim(bo, 1, 0, 'win'))).toBe('stale');
    await clock.pass(1);
    await sit('Ada');
    expect(await refusalOf(claim(bo, 1, 0, 'win'))).toBe('stale');
  });

  it('loses nothing while the game waits for the other player', async () => {
    const { ada, bo, clock, sit } = await midgame();
    await ada.answer(0, 'a2');
    ada.close();
    await clock.pass(5 * MINUTE);
    expect(bo.now().absent).toMatchObject([{ seat: 0, wait: 0, choices: [] }]);
    expect(await refusalOf(claim(bo, 1, 0, 'win'))).toBe('stale');
    await bo.answer(1, 'b3');
    expect(bo.now().absent).toMatchObject([{ choices: ['win', 'bot'] }]);
    await sit('Ada');
    expect(await refusalOf(claim(bo, 1, 0, 'win'))).toBe('stale');
  });

  it('is not counted as away while all are away', async () => {
    const { ada, bo, clock, sit } = await midgame();
    ada.close();
    await clock.pass(MINUTE / 2);
    bo.close();
    await clock.pass(4 * MINUTE);
    const again = await sit('Bo');
    expect(again.now().absent).toMatchObject([{ seat: 0, wait: MINUTE / 2 }]);
    expect(await refusalOf(claim(again, 1, 0, 'win'))).toBe('stale');
  });

  it('is not counted as away while the server is down, and away time starts again after a restart', async () => {
    const on = await midgame();
    on.ada.close();
    await on.clock.pass(MINUTE);
    expect(on.bo.now().absent).toMatchObject([{ choices: ['win', 'bot'] }]);
    await on.match.close();
    await on.clock.pass(5000);
    const again = await reopened(on);
    const bo = await on.sit('Bo', undefined, again.connect);
    expect(bo.now().absent).toMatchObject([{ seat: 0, wait: MINUTE, choices: [] }]);
    expect(await refusalOf(claim(bo, 1, 0, 'win'))).toBe('stale');
    await on.clock.pass(MINUTE);
    await claim(bo, 1, 0, 'win');
    expect(await lastEntry(on)).toMatchObject({ kind: 'resign', why: 'away' });
  });

  it('is not counted as away while the clocks are paused by agreement', async () => {
    const { ada, bo, clock } = await midgame();
    await ada.request('pause', { seat: 0, want: true });
    await bo.request('pause', { seat: 1, want: true });
    ada.close();
    await clock.pass(5 * MINUTE);
    expect(await refusalOf(claim(bo, 1, 0, 'win'))).toBe('stale');
    await bo.request('pause', { seat: 1, want: false });
    await clock.pass(MINUTE - 1);
    expect(await refusalOf(claim(bo, 1, 0, 'win'))).toBe('stale');
    await clock.pass(1);
    expect(await refusalOf(claim(bo, 1, 0, 'win'))).toBe('accepted');
  });

  it('has more time on slower clocks, and in turn-based games only the clock decides', async () => {
    const slow = await midgame({ clock: standard });
    slow.ada.close();
    await slow.clock.pass(3 * MINUTE - 1);
    expect(await refusalOf(claim(slow.bo, 1, 0, 'win'))).toBe('stale');
    await slow.clock.pass(1);
    expect(await refusalOf(claim(slow.bo, 1, 0, 'win'))).toBe('accepted');
    const turnBased = await midgame({ clock: days });
    turnBased.ada.close();
    await turnBased.clock.pass(20 * 60 * MINUTE);
    expect(turnBased.bo.now().absent).toEqual([]);
    expect(await refusalOf(claim(turnBased.bo, 1, 0, 'win'))).toBe('stale');
  });

  it('can be replaced by a bot, and returns when they like', async () => {
    const ends: FinishedMatch[] = [];
    const on = await midgame({ tools: { onEnd: (end) => void ends.push(end) } });
    on.ada.close();
    await on.clock.pass(MINUTE);
    await claim(on.bo, 1, 0, 'bot');
    expect((await entriesOf(on)).find(({ kind }) => kind === 'bot')).toEqual({
      ...{ kind: 'bot', seat: 0, level: 'medium', why: 'away' },
    });
    await settle();
    expect(on.bo.now()).toMatchObject({ absent: [], seats: [{ standin: 'medium' }, {}] });
    const again = await on.sit('Ada');
    await again.request('back', { seat: 0 });
    expect(on.bo.now().seats[0]?.standin).toBeUndefined();
  });

  it('counts as having left if a bot plays the seat to the end', async () => {
    const ends: FinishedMatch[] = [];
    const on = await midgame({ tools: { onEnd: (end) => void ends.push(end) } });
    on.ada.close();
    await on.clock.pass(MINUTE);
    await claim(on.bo, 1, 0, 'bot');
    await settle();
    for (let turn = 0; turn < 5 && !on.bo.now().result; turn++) {
      if (on.bo.now().prompts.length > 0) await on.bo.answer(1);
      await settle();
    }
    expect(ends[0]?.left).toEqual([0]);
  });

  it('ends a game without a result if it has hardly begun', async () => {
    const ends: FinishedMatch[] = [];
    const on = await stage(ticTacToe, seats(2), { clock: fast, tools: { onEnd: (end) => void ends.push(end) } });
    const [ada, bo] = [await on.sit('Ada'), await on.sit('Bo')];
    await ada.answer(0, 'a1');
    await bo.answer(1, 'b1');
    ada.close();
    await on.clock.pass(MINUTE);
    expect(bo.now().absent).toMatchObject([{ choices: ['bot', 'abort'] }]);
    expect(await refusalOf(claim(bo, 1, 0, 'win'))).toBe('stale');
    await claim(bo, 1, 0, 'abort');
    expect(await lastEntry(on)).toEqual({ kind: 'abandon', seat: 1, why: 'away' });
    expect(ends[0]?.result).toMatchObject({ winners: [], reason: 'cancelled' });
  });

  it('is not claimed by spectators, other seats, the player’s own second device or resigned players', async () => {
    const on = await stage(dice, seats(3), { clock: fast });
    const [ada, bo, cy] = [await on.sit('Ada'), await on.sit('Bo'), await on.sit('Cy')];
    const watcher = await on.sit(null);
    const players = [ada, bo, cy];
    const away = ada.now().views[0]?.waiting.find(({ standing }) => !standing)?.seat as number;
    const [first, second] = [0, 1, 2].filter((seat) => seat !== away) as [number, number];
    players[away]?.close();
    await on.clock.pass(MINUTE);
    const here = players[first] as Guest;
    expect(here.now().absent).toMatchObject([{ seat: away, choices: ['bot', 'abort'] }]);
    expect(await refusalOf(claim(watcher, first, away, 'bot'))).toBe('not-your-seat');
    expect(await refusalOf(claim(here, second, away, 'bot'))).toBe('not-your-seat');
    expect(await refusalOf(claim(here, first, second, 'bot'))).toBe('stale');
    expect(await refusalOf(claim(here, first, first, 'bot'))).toBe('stale');
    await (players[second] as Guest).request('resign', { seat: second });
    expect(await refusalOf(claim(players[second] as Guest, second, away, 'bot'))).toBe('no-seat');
    const before = (await entriesOf(on)).length;
    await claim(here, first, away, 'bot');
    expect((await entriesOf(on))[before]).toMatchObject({ kind: 'bot', seat: away, why: 'away' });
  });

  it('is not claimed in a halted match', async () => {
    const on = await midgame();
    on.ada.close();
    await on.clock.pass(MINUTE);
    await on.store.append(
      'm',
      { seq: 5, entry: { kind: 'halt' }, events: [] },
      defined(await on.store.load('m')).snapshot,
    );
    await on.match.reload();
    expect(await refusalOf(claim(on.bo, 1, 0, 'win'))).toBe('halted');
    expect(on.bo.now()).toMatchObject({ halted: true, absent: [] });
  });

  it('is not claimed while presence at other nodes is unknown', async () => {
    let isUp = true;
    const bus: Bus = { ...noBus, publish() {}, subscribe: () => () => {}, close: async () => {} };
    Object.defineProperty(bus, 'isUp', { get: () => isUp });
    const { ada, bo, clock } = await midgame({ tools: { bus } });
    ada.close();
    await clock.pass(MINUTE / 2);
    isUp = false;
    await clock.pass(5 * MINUTE);
    expect(await refusalOf(claim(bo, 1, 0, 'win'))).toBe('stale');
  });
});

describe('several players whose game one has left', () => {
  it('vote, and votes survive a restart', async () => {
    const on = await stage(dice, seats(4), { clock: fast });
    const guests = await Promise.all(names.map((name) => on.sit(name)));
    const away = guests[0]?.now().views[0]?.waiting.find(({ standing }) => !standing)?.seat as number;
    guests[away]?.close();
    await on.clock.pass(MINUTE);
    const others = [0, 1, 2, 3].filter((seat) => seat !== away) as [number, number, number];
    const [first, second] = others;
    await claim(guests[first] as Guest, first, away, 'bot');
    expect(await lastEntry(on)).toEqual({ kind: 'claim', seat: first, of: away, choice: 'bot' });
    const before = (await entriesOf(on)).length;
    await claim(guests[first] as Guest, first, away, 'bot');
    expect(await entriesOf(on)).toHaveLength(before);
    await on.match.close();
    const again = await reopened(on);
    const back = await Promise.all(others.map((seat) => on.sit(names[seat] ?? '', undefined, again.connect)));
    expect(back[1]?.now().absent).toMatchObject([{ voters: [{ choice: 'bot' }, { choice: null }, { choice: null }] }]);
    await on.clock.pass(MINUTE);
    await claim(back[1] as Guest, second, away, 'bot');
    expect((await entriesOf(on))[before]).toMatchObject({ kind: 'bot', seat: away });
  });

  it('have their votes cleared when the player returns', async () => {
    const on = await stage(dice, seats(3), { clock: fast });
    const guests = await Promise.all(names.slice(0, 3).map((name) => on.sit(name)));
    const away = guests[0]?.now().views[0]?.waiting.find(({ standing }) => !standing)?.seat as number;
    const [first, second] = [0, 1, 2].filter((seat) => seat !== away) as [number, number];
    guests[away]?.close();
    await on.clock.pass(MINUTE);
    await claim(guests[first] as Guest, first, away, 'abort');
    const back = await on.sit(names[away] ?? '');
    await settle();
    expect(await lastEntry(on)).toEqual({ kind: 'claim', seat: away, of: away, choice: null });
    back.close();
    await on.clock.pass(MINUTE);
    await claim(guests[second] as Guest, second, away, 'abort');
    expect(guests[first]?.now()).toMatchObject({ result: null });
    await claim(guests[first] as Guest, first, away, 'abort');
    expect(guests[first]?.now().result).toMatchObject({ reason: 'cancelled' });
  });

  it('wait for a partner or another player who has just lost the connection', async () => {
    const early = await stage(dice, seats(3), { clock: fast });
    const guests = await Promise.all(names.slice(0, 3).map((name) => early.sit(name)));
    const away = guests[0]?.now().views[0]?.waiting.find(({ standing }) => !standing)?.seat as number;
    const [first, second] = [0, 1, 2].filter((seat) => seat !== away) as [number, number];
    guests[away]?.close();
    await early.clock.pass(MINUTE);
    guests[second]?.close();
    await settle();
    expect((guests[first] as Guest).now().absent?.find(({ seat }) => seat === away)?.choices).toEqual(['bot']);
    expect(await refusalOf(claim(guests[first] as Guest, first, away, 'abort'))).toBe('stale');
    await early.clock.pass(MINUTE);
    expect(await refusalOf(claim(guests[first] as Guest, first, away, 'abort'))).toBe('accepted');

    const on = await stage(teams, seats(4), { clock: fast });
    const [ada, bo, cy, di] = (await Promise.all(names.map((name) => on.sit(name)))) as [Guest, Guest, Guest, Guest];
    await playTwoTurns(on, [ada, bo, cy, di]);
    ada.close();
    await on.clock.pass(MINUTE);
    cy.close();
    await settle();
    expect(await refusalOf(claim(bo, 1, 0, 'win'))).toBe('stale');
    await on.clock.pass(MINUTE);
    await claim(bo, 1, 0, 'win');
    await claim(di, 3, 0, 'win');
    expect((await entriesOf(on)).some((entry) => entry.kind === 'resign' && entry.seat === 0)).toBe(true);
  });

  it('count one vote of a person who has taken two seats', async () => {
    const table = names.map((name, at) => ({ ...person(name), person: at === 1 ? 'Cy' : name }));
    const on = await stage(dice, table, { clock: fast });
    const guests = await Promise.all(names.map((name) => on.sit(name)));
    const away = guests[0]?.now().views[0]?.waiting.find(({ standing }) => !standing)?.seat as number;
    expect([0, 3]).toContain(away);
    guests[away]?.close();
    await on.clock.pass(MINUTE);
    await claim(guests[1] as Guest, 1, away, 'bot');
    await claim(guests[2] as Guest, 2, away, 'bot');
    expect((await entriesOf(on)).map(({ kind }) => kind)).toEqual(['claim']);
  });

  it('let a team lose only with the consent of the leaver’s partner', async () => {
    const on = await stage(teams, seats(4), { clock: fast });
    const guests = await Promise.all(names.map((name) => on.sit(name)));
    await playTwoTurns(on, guests);
    guests[0]?.close();
    await on.clock.pass(MINUTE);
    const [, bo, cy, di] = guests as [Guest, Guest, Guest, Guest];
    expect(bo.now().absent).toMatchObject([{ seat: 0, choices: ['win', 'bot'] }]);
    await claim(bo, 1, 0, 'win');
    await claim(di, 3, 0, 'win');
    expect(bo.now().result).toBe(null);
    await claim(cy, 2, 0, 'win');
    expect((await entriesOf(on)).some((entry) => entry.kind === 'resign' && entry.seat === 0)).toBe(true);
  });
});

describe('a secret question', () => {
  const auction = fixtures.auction as Game;

  it('lets no player who has not answered claim the game of one who may have', async () => {
    const on = await stage(auction, seats(4));
    const [ada, bo, cy, di] = (await Promise.all(names.map((name) => on.sit(name)))) as [Guest, Guest, Guest, Guest];
    await ada.answer(0, 'in');
    ada.close();
    await on.clock.pass(5 * MINUTE);
    expect(bo.now().absent).toMatchObject([{ seat: 0, wait: 0, choices: ['bot', 'abort'] }]);
    expect(await refusalOf(claim(bo, 1, 0, 'bot'))).toBe('stale');
    await bo.answer(1, 'in');
    await cy.answer(2, 'in');
    await claim(bo, 1, 0, 'bot');
    await claim(cy, 2, 0, 'bot');
    // Most players have voted, but the game waits for the third.
    expect((await entriesOf(on)).some(({ kind }) => kind === 'bot')).toBe(false);
    expect(await refusalOf(claim(di, 3, 0, 'bot'))).toBe('stale');
    await di.answer(3, 'in');
    expect((await entriesOf(on)).some(({ kind }) => kind === 'bot')).toBe(false);
  });

  it('does not show by the time away that an absent player has answered', async () => {
    const on = await stage(auction, seats(3));
    const bo = await on.sit('Bo');
    await on.clock.pass(MINUTE);
    const ada = await on.sit('Ada', undefined, (await reopened(on)).connect);
    await ada.answer(0, 'in');
    await on.match.reload();
    await settle();
    expect((await entriesOf(on)).map(({ kind }) => kind)).toEqual(['act']);
    expect(bo.now().absent).toMatchObject([{ seat: 0, away: MINUTE }, { seat: 2 }]);
  });
});

describe('absence', () => {
  const holder = (name: string, more: Partial<Holder> = {}): Holder => ({ ...person(name), person: name, ...more });
  function opened(holders: Holder[], here: number[]) {
    const journal = { holders, table: { state: { out: holders.map(() => false) } } } as unknown as Journal;
    let time = 0;
    const absence = openAbsence({
      ...{ journal, clock: null, here: () => new Set(here), counts: () => true, now: () => time },
    });
    absence.update();
    return {
      absence,
      journal,
      pass(ms: number) {
        time += ms;
      },
    };
  }

  it('starts again when a seat gets another player', () => {
    const [ada, bo] = [holder('Ada'), holder('Bo')];
    const { absence, journal, pass } = opened([ada, bo], [1]);
    pass(6 * MINUTE);
    expect(absence.of(0).ms).toBe(6 * MINUTE);
    Object.assign(journal, { holders: [holder('Cy'), bo] });
    absence.update();
    expect(absence.of(0)).toEqual({ ms: 0, runs: true });
  });

  it('does not count while only the same person is connected, with another seat', () => {
    const { absence, pass } = opened([holder('Ada'), holder('Ada', { token: 'second' })], [1]);
    pass(6 * MINUTE);
    expect(absence.of(0)).toEqual({ ms: 0, runs: false });
  });
});

describe('the shares of a player who left', () => {
  it('stay those of a leaver if another bot takes over, until the player returns', () => {
    const left: Entry = { kind: 'bot', seat: 0, level: 'medium', why: 'away' };
    const again: Entry = { kind: 'bot', seat: 0, level: 'medium' };
    expect(sharesOf([left, again], 2).left).toEqual([0]);
    expect(sharesOf([left, again, { kind: 'bot', seat: 0, level: null }], 2).left).toEqual([]);
  });
});

const defined = <T>(value: T | null | undefined): T => {
  if (value === null || value === undefined) throw new Error('missing');
  return value;
};

/** Plays until every side has had two turns and seat 0 is asked. */
async function playTwoTurns(on: Stage, guests: readonly Guest[]): Promise<void> {
  for (let turn = 0; turn < 40; turn++) {
    const turns = await turnsIn(on);
    const asked = [0, 1, 2, 3].filter((seat) => (guests[seat] as Guest).now().prompts.length > 0);
    if (turns.every((count) => count >= 1) && asked.includes(0)) break;
    // Partners take turns to answer.
    const [next] = asked.sort((a, b) => (turns[a] ?? 0) - (turns[b] ?? 0));
    await guests[next as number]?.answer(next as number);
  }
}

async function turnsIn(on: Stage): Promise<number[]> {
  const turns = [0, 0, 0, 0];
  for (const entry of await entriesOf(on))
    if (entry.kind === 'act') turns[entry.action.seat] = (turns[entry.action.seat] ?? 0) + 1;
  return turns;
}

/** The same match after a restart of the server. */
async function reopened(on: Stage) {
  const ports: MatchPorts = {
    ...{ bus: noBus, node: 'again', keyOf: (token: string) => token, store: on.store, clock: on.clock },
    secret: () => 'secret',
    fault(error) {
      throw error;
    },
    thinker: { think: () => new Promise(() => {}) },
  };
  const match = openMatch(ports, on.rules, defined(await on.store.load('m')));
  return { match, connect: connectInProcess(async () => match, ports.fault) };
}
