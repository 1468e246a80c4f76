import {
  ask,
  type Book,
  choose,
  crewOf,
  type Flight,
  type Flow,
  fail,
  missionNamed,
  type Question,
  riskNamed,
  SLOTS,
  sideOf,
  takeEvent,
} from './book.ts';
import { applyEffects } from './effects.ts';
import { change, checkEnd } from './ending.ts';
import { parameters } from './rocket.ts';

// Rocket launches (MS-150 to MS-183, MS-299 to MS-305).

const ICONS = ['S', 'E', 'C'];

export function* launches(b: Book): Flow {
  b.phase = 'launches';
  b.flights = [];
  for (const { side, mission } of b.launches) yield* launch(b, side, mission);
  checkEnd(b);
}

function aboard(b: Book, side: number): string[] {
  return sideOf(b, side).cells.flatMap((cell) => (cell?.payload ? [cell.payload] : []));
}
/** Whether all required payload is aboard; extra payload is allowed (MS-151, MS-153). */
function hasPayload(b: Book, side: number, mission: string): boolean {
  const left = aboard(b, side);
  return missionNamed(mission).payload.every((kind) => {
    const at = left.indexOf(kind);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

function* launch(b: Book, side: number, mission: string | null): Flow {
  const me = sideOf(b, side);
  const [s = 0, e = 0, c = 0, wild = 0] = parameters(me.cells, SLOTS, me.modules);
  const flight: Flight = {
    side,
    mission,
    before: b.sides.map(({ popularity, budget, money }) => ({ popularity, budget, money })),
    aboard: ['dog', 'satellite', 'astronaut'].map((kind) => aboard(b, side).filter((own) => own === kind).length),
    parameters: [s, e, c],
    adapted: [0, 0, 0],
    sabotage: me.sabotage,
    checks: [],
    outcome: 'flying',
    explores: mission !== null && mission !== 'MOON' && hiddenFor(b, side, mission).length > 0,
    explored: null,
    rewarded: false,
  };
  b.flights.push(flight);
  const stay = (outcome: string, loss: number) => {
    flight.outcome = outcome;
    change(b, side, 'popularity', -loss);
  };
  if (mission === null) return stay('abort', 1);
  const moon = mission === 'MOON';
  const active = b.missions.find((own) => own.mission === mission);
  if (!moon && !active) return stay('too-late', 3);
  if (!hasPayload(b, side, mission)) return stay('no-payload', 3);
  if (moon) me.up = [true, true, true];

  if (wild > 0) yield* adapt(b, side, flight, wild);

  const risks = moon
    ? me.path.map((risk, i) => ({ risk, tests: me.pathTests[i] as number }))
    : (active?.risks ?? []).map(({ risk, tests }) => ({ risk, tests: tests[side as 0 | 1] }));
  const lives = aboard(b, side).some((kind) => kind !== 'satellite');
  // A launch that flies uses up all payload aboard, successful or not (MS-157).
  for (const cell of me.cells) if (cell) cell.payload = null;
  if (!risks.every(({ risk, tests }) => rollCheck(b, side, flight, risk, tests)))
    return stay('explosion', lives ? 3 : 2);
  flight.outcome = 'success';
  if (moon) me.landed = true;
  else yield* complete(b, side, flight, mission);
}

/** Divides all Adaptivity among the three parameters (MS-119, MS-120). */
function* adapt(b: Book, side: number, flight: Flight, wild: number): Flow {
  const parts = (answer: unknown) => ICONS.map((icon) => (answer as Record<string, number>)[icon] ?? 0);
  const asked: Question = {
    what: 'launch.adapt',
    seats: crewOf(b, side, 'engineer'),
    may: (answer) =>
      answer !== null &&
      Object.keys(answer as object).every((icon) => ICONS.includes(icon)) &&
      parts(answer).every((n) => Number.isInteger(n) && n >= 0) &&
      parts(answer).reduce((sum, n) => sum + n, 0) === wild,
  };
  const extra = parts(yield* ask(asked));
  flight.adapted = extra;
  flight.parameters = flight.parameters.map((n, i) => n + (extra[i] as number));
}

/** The result of a die roll (MS-177 to MS-181). */
function checkResult(sums: readonly number[], sabotage: number, risk: string, tests: number, die: number) {
  const { low, middle, needs } = riskNamed(risk);
  const left = die - sabotage;
  const value = left <= 0 ? left : left + tests;
  const row = left <= 0 ? [] : [...(value <= low ? needs[0] : value <= middle ? needs[1] : needs[2])];
  return { risk, die, tests, value, needs: row, passed: left > 0 && row.every((n, i) => (sums[i] as number) >= n) };
}

/** Reads the die of one check from the game; returns whether it passes (MS-175, MS-176, MS-182). */
function rollCheck(b: Book, side: number, flight: Flight, risk: string, tests: number): boolean {
  const die = takeEvent(b, 'die', side).die as number;
  if (!(Number.isInteger(die) && die >= 1 && die <= 8)) fail(b, `MS-176: the die shows ${die}`);
  const check = checkResult(flight.parameters, flight.sabotage, risk, tests, die);
  flight.checks.push(check);
  return check.passed;
}

/** The chance that a launch succeeds, from public information: a hidden risk may be any unseen one (MS-295, MS-302). */
export function chance(b: Book, side: number, mission: string): number {
  const me = sideOf(b, side);
  const [s = 0, e = 0, c = 0, wild = 0] = parameters(me.cells, SLOTS, me.modules);
  const unseen = [
    ...(b.riskDecks[3] as string[]).filter((risk) => !b.returnedRisks.includes(risk)),
    ...b.sides.flatMap(({ path, up }) => path.filter((_risk, i) => !up[i])),
  ];
  const way =
    mission === 'MOON'
      ? me.path.map((risk, i) => ({ risk: me.up[i] ? risk : null, tests: me.pathTests[i] as number }))
      : (b.missions.find((own) => own.mission === mission)?.risks ?? []).map(({ risk, tests }) => ({
          risk,
          tests: tests[side as 0 | 1],
        }));
  const good = new Map<string, number>();
  const faces = (sums: number[], risk: string, tests: number): number => {
    const key = `${sums} ${risk} ${tests}`;
    const known = good.get(key);
    if (known !== undefined) return known;
    const n = [1, 2, 3, 4, 5, 6, 7, 8].filter((die) => checkResult(sums, me.sabotage, risk, tests, die).passed).length;
    good.set(key, n);
    return n;
  };
  const best = (risks: readonly string[]): number => {
    let most = 0;
    for (let one = 0; one <= wild; one++)
      for (let two = 0; one + two <= wild; two++) {
        const sums = [s + one, e + two, c + wild - one - two];
        most = Math.max(
          most,
          risks.reduce((part, risk, i) => (part * faces(sums, risk, way[i]?.tests ?? 0)) / 8, 1),
        );
      }
    return most;
  };
  /** The mean over all possible hidden risks. */
  const mean = (risks: readonly string[]): number => {
    if (risks.length === way.length) return best(risks);
    const next = way[risks.length]?.risk ?? null;
    const all = next === null ? unseen.filter((risk) => !risks.includes(risk)) : [next];
    return all.reduce((sum, risk) => sum + mean([...risks, risk]), 0) / all.length;
  };
  return mean([]);
}

/** Removes a completed mission, and pays its reward or explores a Moon risk (MS-163 to MS-168). */
function* complete(b: Book, side: number, flight: Flight, mission: string): Flow {
  const me = sideOf(b, side);
  const { level, reward } = missionNamed(mission);
  const done = b.missions.filter((own) => own.mission === mission);
  b.missions = b.missions.filter((own) => own.mission !== mission);
  b.spentRisks.push(...done.flatMap(({ risks }) => risks.map(({ risk }) => risk)));
  me.completed.push(mission);
  me.succeeded = true;
  if (level >= 3) b.moonOpen = true;
  const hidden = hiddenFor(b, side, mission);
  if (hidden.length > 0) {
    const ways = ['reward', ...hidden.map((at) => `explore:${at + 1}`)];
    const answer = (yield* ask(choose('launch.explore', crewOf(b, side, 'politician'), () => ways))) as string;
    if (answer !== 'reward') {
      const at = Number(answer.slice(-1)) - 1;
      me.up[at] = true;
      flight.explored = me.path[at] as string;
      return;
    }
  }
  flight.rewarded = true;
  yield* applyEffects(b, side, reward);
}

/** Moon risks that a mission may explore: no more may be face up than its level (MS-166, MS-167). */
function hiddenFor(b: Book, side: number, mission: string): number[] {
  const hidden = [0, 1, 2].filter((at) => !sideOf(b, side).up[at]);
  return 3 - hidden.length + 1 <= missionNamed(mission).level ? hidden : [];
}
