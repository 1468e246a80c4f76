import {
  type Action,
  below,
  type Event,
  type Json,
  type Pending,
  pick,
  type Rng,
  rulesOf,
  seeded,
  type Waiting,
} from '@orrery/kernel';
import type { Judged } from '@orrery/testing';
import { COPIES } from '../../src/content/set.ts';
import { game, type State } from '../../src/index.ts';
import { mainActions } from './actions.ts';
import { announced, turnOver } from './announcements.ts';
import { answered } from './answers.ts';
import { close, stillDue } from './arrivals.ts';
import { attackers, mayJoin } from './attacks.ts';
import { centres, roomBeside, shelters } from './flight.ts';
import { type Ledger, newLedger } from './ledger.ts';
import { left, mayGo, movable, reach } from './moves.ts';
import { judgeResult } from './result.ts';
import {
  at,
  cellName,
  cells,
  energyOf,
  far,
  isOut,
  isSeat,
  lives,
  motherOf,
  nameOf,
  near,
  of,
  planetsOf,
  shipsOf,
  standing,
  stationOf,
  unitOf,
} from './sheet.ts';
import { takeEffect } from './take-effect.ts';
import { WINDOWS, windowOptions } from './windows.ts';

// Plays a random game and reports every difference between the game and the referee.

const rules = rulesOf(game);

/** Gives a seat resources, so that expensive actions occur too. */
function enrich(s: State, seat: number, rng: Rng): void {
  const me = of(s, seat);
  me.minerals += 2 + below(rng, 6);
  me.gas += below(rng, 3);
  if (s.agreed.influence) me.influence += below(rng, 5);
}

export function judged(
  seats: number,
  options: Record<string, Json>,
  seed: string,
  rich: boolean,
  most: number,
): Judged {
  const rng = seeded(`referee ${seed}`);
  const s = rules.begin(seats, options, seed);
  const ledger = newLedger(rules.copy(s));
  const result: Judged = { wrong: [], steps: 0, seen: new Map() };
  const note = (problem: string) => result.wrong.push(`step ${result.steps}: ${problem}`);
  while (s.result === null && result.steps < most) {
    const row = pick(
      rng,
      rules.waiting(s).filter(({ standing: stands }) => !stands),
    );
    const flow = `${row.flow}.${row.step}`;
    if (rich && flow === 'main.act' && below(rng, 4) === 0) enrich(s, row.seat, rng);
    const answer = examine(s, row, rng, ledger, note);
    const word = typeof answer === 'string' ? answer.split(/[:.]/)[0] : '';
    result.seen.set(`${flow} ${word}`, (result.seen.get(`${flow} ${word}`) ?? 0) + 1);
    ledger.book = rules.copy(s);
    answered(ledger, flow, row.seat, answer);
    const action = { seat: row.seat, question: row.question, n: row.n, answer } as Action;
    rules.play(s, action, (event: Event) => {
      result.seen.set(event.type, (result.seen.get(event.type) ?? 0) + 1);
      announced(ledger, event);
    });
    rest(ledger, s);
    for (const problem of ledger.wrong.splice(0)) note(`${problem} (${flow} ${JSON.stringify(answer)})`);
    for (const problem of compare(ledger.book, s)) note(`${problem} (${flow} ${JSON.stringify(answer)})`);
    result.steps++;
    if (result.wrong.length > 20) break;
  }
  if (s.result !== null) judgeResult(s, note);
  return result;
}

/** Called when the game waits for an answer or is over: resolves declared cards and compared fights. */
function rest(l: Ledger, s: State): void {
  if (l.declared && s.declared === null) takeEffect(l);
  if (l.fight && (s.fight === null || s.result !== null)) close(l);
  if (s.result !== null && l.book.turn >= 0) turnOver(l.book);
}

/** Checks a question and chooses an answer. */
function examine(s: State, row: Waiting, rng: Rng, l: Ledger, note: (problem: string) => void): Json {
  const { seat, question, n } = row;
  const flow = `${row.flow}.${row.step}`;
  const may = (answer: Json): boolean => rules.why(s, { seat, question, n, answer } as Action) === null;
  const { actions, complete } = rules.legal(s, seat, question, rng, 4);
  const answers = actions.map(({ answer }) => answer as Json);
  if (isOut(s, seat)) note(`MO-093: seat ${seat} is out and asked ${flow}`);
  if (flow === 'main.act') {
    differ(answers as string[], mainActions(s), flow, note);
    settled(s, l, note);
    const other = answers.filter((one) => one !== 'end' && one !== 'divert');
    if (other.length > 0 && below(rng, 8) > 0) return pick(rng, other);
  }
  if (flow === 'bonus.offer') l.moons--;
  if (flow === 'move.way') examineMoves(s, rng, may, note, rules.prompt(s, seat, question));
  if (flow === 'retreat.from') differ(answers.map(String), centres(s), `MO-377 ${flow}`, note);
  if (flow === 'retreat.to') differ(answers.map(String), shelters(s), `MO-377 ${flow}`, note);
  if (flow === 'retreat.place') examineFlight(s, l, note, rules.prompt(s, seat, question));
  if (flow === 'respawn.place' || flow === 'fleet.place')
    examinePlaces(s, seat, flow, note, rules.prompt(s, seat, question));
  if (flow === 'attack.ships')
    examineJoint(s, rng, may, note, Number(((rules.pending(s)[0] as Pending).frame.vars as { cell: number }).cell));
  if (flow === 'window.answer' && l.fight) {
    const { kind } = (rules.pending(s)[0] as Pending).frame.vars as { kind: string };
    const want = windowOptions(s, l.fight, kind, seat);
    differ(answers.map(String), want, `${flow} ${kind} ${l.fight.kind}`, note);
    if (!mayBeAsked(s, kind, seat, want)) note(`MO-632: seat ${seat} is asked in ${kind} without a reason`);
    const chosen = pick(rng, answers);
    if (chosen === null) l.passed.add(`${kind} ${seat}`);
    return chosen;
  }
  if (!complete) for (const one of answers) if (!may(one)) note(`${flow} offers ${JSON.stringify(one)} and refuses it`);
  return pick(rng, answers);
}

function differ(got: readonly string[], want: readonly string[], what: string, note: (problem: string) => void): void {
  const [a, b] = [new Set(got), new Set(want)];
  for (const one of a) if (!b.has(one)) note(`${what}: only the game admits ${one}`);
  for (const one of b) if (!a.has(one)) note(`${what}: the game refuses ${one}`);
}

/**
 * Whether public information allows the question: gas or a beam, or cards in hand and an unspent title for this window.
 */
function mayBeAsked(s: State, kind: string, seat: number, want: readonly string[]): boolean {
  if (want.some((one) => one.startsWith('gas') || one === 'beam')) return true;
  const titles = (WINDOWS[kind] ?? '').split(' ').map(Number);
  const left = titles.filter((id) => (s.spent[id] as number) < (COPIES[id] as number));
  return of(s, seat).hand.cards.length > 0 && left.length > 0;
}

/** Checks that nothing is pending when the active side is asked for an action. */
function settled(s: State, l: Ledger, note: (problem: string) => void): void {
  for (const one of l.due.filter((due) => stillDue({ ...l, book: s }, due)))
    note(`MO-164: ${one.by < 0 ? 'asteroids' : nameOf(one.by)} did not fight ${nameOf(one.unit)}`);
  l.due = [];
  for (const [seat, cards] of l.owed.entries())
    if (cards < 0 || (cards > 0 && s.deck.cards.length > 0)) note(`MO-433: seat ${seat} is owed ${cards} cards, not 0`);
  l.owed = l.owed.map(() => 0);
  if (l.moons !== 0) note(`MO-532: ${l.moons} bonus dice were not offered`);
  l.moons = 0;
  for (const unit of l.stopped) if (lives(s, unit) && left(s, unit) >= 0) note(`MO-163: ${nameOf(unit)} may go on`);
  for (const seat of s.out.keys()) {
    if (isOut(s, seat)) continue;
    const { energy } = of(s, seat);
    const all = energy.reduce((sum, n) => sum + n, 0);
    if (all !== energyOf(s, seat)) note(`MO-126: seat ${seat} has ${all} energy, not ${energyOf(s, seat)}`);
    if (energy.some((n) => n < 0 || n > 12)) note(`MO-119: rows of seat ${seat} are ${energy}`);
  }
  if (s.thisTurn.locked !== l.locked) note(`MO-124: locked is ${s.thisTurn.locked}`);
}

/** Checks legal and illegal paths of all the seat's ships, and the hexes offered (MO-105 to MO-112). */
function examineMoves(
  s: State,
  rng: Rng,
  may: (a: Json) => boolean,
  note: (problem: string) => void,
  prompt: unknown,
): void {
  type Shown = { id: string; max: number; cells: { cell: string; data: { steps: number; ends: boolean } }[] };
  const shown = (prompt as { pieces: Shown[] }).pieces;
  differ(
    shown.map(({ id }) => id),
    movable(s).map(nameOf),
    'move.way pieces',
    note,
  );
  for (const { id, max, cells } of shown) {
    const open = reach(s, unitOf(id));
    if (max !== left(s, unitOf(id))) note(`MO-105: ${id} has ${max} spaces, not ${left(s, unitOf(id))}`);
    differ(
      cells.map(({ cell, data }) => `${cell} ${data.steps} ${data.ends}`),
      [...open].map(([cell, { steps, ends }]) => `${cellName(s, cell)} ${steps} ${ends}`),
      `MO-109 reach of ${id}`,
      note,
    );
  }
  for (const unit of [...movable(s), unitOf(pick(rng, [...Array(s.at.length).keys()].map(nameOf)))]) {
    for (let i = 0; i < 3; i++) {
      const way: string[] = [];
      let here = s.at[unit] as number;
      for (let length = below(rng, 6); length > 0 && here >= 0; length--) {
        here = below(rng, 30) === 0 ? below(rng, 200) : pick(rng, near(s, here));
        way.push(cellName(s, here));
      }
      const answer = { piece: nameOf(unit), cells: way };
      const want = mayGo(s, nameOf(unit), way);
      if (may(answer) !== want)
        note(
          `MO-105: ${JSON.stringify(answer)} is ${want ? 'refused' : 'admitted'} ${JSON.stringify(s.thisTurn)} ${left(s, unit)}`,
        );
    }
  }
}

/** Checks the ships that may flee and their destinations (MO-377). */
function examineFlight(s: State, { flight }: Ledger, note: (problem: string) => void, prompt: unknown): void {
  const shown = (prompt as { pieces: { id: string; cells: { cell: string }[] }[] }).pieces;
  const left = flight.ships.filter((ship) => lives(s, ship)).map(nameOf);
  differ(
    shown.map(({ id }) => id),
    left,
    'MO-377 ships',
    note,
  );
  for (const { id, cells: some } of shown)
    differ(
      some.map(({ cell }) => cell),
      roomBeside(s, flight.to),
      `MO-377 ${id}`,
      note,
    );
}

/** Checks the cells where ships may start and come back (MO-052, MO-564). */
function examinePlaces(s: State, seat: number, flow: string, note: (problem: string) => void, prompt: unknown): void {
  const shown = (prompt as { pieces: { id: string; cells: { cell: string }[] }[] }).pieces;
  const back = flow === 'respawn.place';
  const pieces = standing(s);
  const homes = [
    ...planetsOf(s, seat).map(({ cell }) => cell),
    ...(lives(s, stationOf(seat)) ? [at(s, stationOf(seat))] : []),
  ];
  const start = s.starts[seat] as number;
  const open = (cell: number): boolean =>
    !pieces.has(cell) && (back ? homes.some((home) => far(s, home, cell) === 1) : far(s, start, cell) <= 2);
  const want = cells(s)
    .filter((cell) => open(cell))
    .map((cell) => cellName(s, cell));
  const off = shipsOf(seat).filter(
    (unit) => !lives(s, unit) && (!back || (s.back[unit] as number) <= of(s, seat).turns),
  );
  differ(
    shown.map(({ id }) => id),
    off.map(nameOf),
    `${flow} ships`,
    note,
  );
  for (const { id, cells: some } of shown)
    differ(
      some.map(({ cell }) => cell),
      want,
      `${flow} ${id}`,
      note,
    );
}

function examineJoint(
  s: State,
  rng: Rng,
  may: (a: Json) => boolean,
  note: (problem: string) => void,
  cell: number,
): void {
  const piece = standing(s).get(cell) as number;
  const own = [...Array(10).keys()].map((slot) => s.turn * 10 + slot);
  const able = attackers(s, piece);
  for (let i = 0; i < 6; i++) {
    const ships = (below(rng, 2) === 0 ? own : able).filter(() => below(rng, 2) === 0);
    const want = mayJoin(s, piece, ships);
    if (may(ships.map(nameOf)) !== want)
      note(`MO-216: ${ships.map(nameOf)} on ${cellName(s, cell)} is ${want ? 'refused' : 'admitted'}`);
  }
}

/** The differences between the ledger and the game's state. */
function compare(b: State, s: State): string[] {
  const found: string[] = [];
  const same = (what: string, mine: unknown, game: unknown) => {
    if (JSON.stringify(mine) !== JSON.stringify(game))
      found.push(`${what}: ${JSON.stringify(game)}, not ${JSON.stringify(mine)}`);
  };
  for (let unit = 0; unit < s.at.length; unit++) {
    if (s.at[unit] !== b.at[unit]) found.push(`${nameOf(unit)} is at ${s.at[unit]}, not ${b.at[unit]}`);
  }
  for (const [side, mine] of b.players.entries()) {
    const own = of(s, side);
    const out = isOut(s, side);
    same(`fell of ${side}`, mine.fell >= 0, out);
    if (out) continue;
    for (const ship of shipsOf(side))
      if (!lives(s, ship)) same(`return of ${nameOf(ship)}`, b.back[ship], s.back[ship]);
    for (const key of [
      'minerals',
      'gas',
      'influence',
      'steps',
      'chipped',
      'points',
      'tier',
      'branch',
      'turns',
    ] as const)
      same(`${key} of ${side}`, mine[key], own[key]);
    if (isSeat(s, side)) same(`energy of ${side}`, mine.energy, own.energy);
    // A game that ends during a turn skips the end of that turn.
    if (s.result === null) same(`prodded of ${side}`, mine.prodded, own.prodded);
    same(`cards of ${side}`, mine.hand.cards.length, own.hand.cards.length);
    if (mine.tractor < 0 || lives(s, mine.tractor)) same(`tractor of ${side}`, mine.tractor, own.tractor);
    if (!lives(s, motherOf(side))) continue;
    same(`hull of ${side}`, mine.hull, own.hull);
    if (s.result === null) same(`shields of ${side}`, mine.shields, own.shields);
  }
  for (const [i, mine] of b.planets.entries()) {
    const now = s.planets[i] as State['planets'][0];
    for (const key of ['owner', 'cell', 'explored', 'developments'] as const)
      same(`${key} of planet ${i}`, mine[key], now[key]);
  }
  for (const key of ['turn', 'round', 'blockade'] as const) if (s.result === null) same(key, b[key], s[key]);
  same('ending', b.ending, s.ending);
  same('attacked', b.thisTurn.attacked, s.thisTurn.attacked);
  same('boosts', b.thisTurn.boosts, s.thisTurn.boosts);
  same('deployed', b.thisTurn.deployed, s.thisTurn.deployed);
  same('deck', b.deck.cards.length, s.deck.cards.length);
  same('updates', b.updates, s.updates);
  return found;
}
