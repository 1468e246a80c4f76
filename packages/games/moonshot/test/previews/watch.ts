import {
  type Action,
  below,
  type Event,
  type Json,
  type Placement,
  pick,
  questionOf,
  type Rng,
  rulesOf,
  seeded,
  type Waiting,
} from '@orrery/kernel';
import { cardNamed, cellNamed, maneuverOf, PLACES, slotNamed, UPKEEP } from '../../src/content/index.ts';
import type { Effect } from '../../src/content/types.ts';
import {
  adaptedBy,
  chanceLeft,
  chancesOf,
  coursesOf,
  flightWay,
  loadedOf,
  type MoonshotView,
  type game as moonshot,
  outlookOf,
  parametersOf,
  payOf,
  popularityAfter,
  priceOf,
  type SeenFlight,
  type SeenProgram,
  type State,
  settled,
  totalsOf,
  tracksAfter,
} from '../../src/index.ts';
import { NONE, type Program, type Tracks } from '../../src/state.ts';

// Plays games and reports every preview that differs from the actual outcome.

type Game = typeof moonshot;

/** The number of comparisons by kind, and all differences. */
export interface Watched {
  seen: Map<string, number>;
  wrong: string[];
}

/** The tracks of both programs, derived only from the log, and their values before and after each launch. */
interface Ledger {
  tracks: Tracks[];
  /** Sides that completed a mission in this round. A step may continue into the next round. */
  succeeded: Set<number>;
  flights: { before: Tracks[]; after: Tracks[] }[];
  /** Whether launches are under way. */
  flying: boolean;
}
const copied = (tracks: readonly Tracks[]): Tracks[] => tracks.map((own) => ({ ...own }));

const LIFT_OFF = new Set(['abort', 'no-payload', 'too-late', 'launched']);
/** Reported effects that change no track. */
const OTHER_EFFECTS = new Set([
  'cleaned',
  'sabotaged',
  'testSteals',
  'techSteals',
  'freeTests',
  'promised',
  'got-tile',
]);
const TRACKS = new Set(['popularity', 'budget', 'money']);
const isTrack = (type: string): type is keyof Tracks => TRACKS.has(type);

export function watchGame(game: Game, seats: number, options: Record<string, Json>, seed: string): Watched {
  const rules = rulesOf(game);
  const rng = seeded(`previews ${seed}`);
  const s = rules.begin(seats, options, seed) as State;
  const found: Watched = { seen: new Map(), wrong: [] };
  const same = (what: string, got: unknown, want: unknown): void => {
    found.seen.set(what, (found.seen.get(what) ?? 0) + 1);
    if (JSON.stringify(got) !== JSON.stringify(want))
      found.wrong.push(`${what}: shown ${JSON.stringify(got)}, then ${JSON.stringify(want)}`);
  };
  const tracks = s.programs.map(({ popularity, budget, money }) => ({ popularity, budget, money }));
  const ledger: Ledger = { tracks, succeeded: new Set(), flights: [], flying: false };
  for (let steps = 0; s.result === null && steps < 500; steps++) {
    const events: Event[] = [];
    if (seats > 2 && below(rng, 400) === 0) {
      const seat = pick(rng, [...s.out.keys()]);
      if (s.out[seat] === false) rules.resign(s, seat, (event) => events.push(event));
    } else {
      const row = pick(rng, rules.waiting(s));
      const answer = chooseAnswer(game, s, row, rng);
      const before = rules.view(s, row.seat) as MoonshotView;
      const owners = s.programs.map((_own, side) => ownView(game, s, side));
      rules.play(s, { ...row, answer } as Action, (event) => events.push(event));
      judgeAnswer(same, before, rules.view(s, row.seat) as MoonshotView, row, answer, events);
      judgeTokens(same, owners, events);
    }
    judgeLog(same, s, ledger, events);
    if (!ledger.flying) judgeFlights(same, game.view(s, null), ledger);
    judgeTotals(same, s, game.view(s, null));
  }
  return found;

  function ownView(of: Game, state: State, side: number): MoonshotView {
    return of.view(state, state.sideOf.indexOf(side));
  }
}

type Same = (what: string, got: unknown, want: unknown) => void;

/** Mostly follows the bot policy, otherwise plays at random. */
function chooseAnswer(game: Game, s: State, row: Waiting, rng: Rng): Json {
  const rules = rulesOf(game);
  if (below(rng, 3) > 0) {
    const vars = rules.pending(s).find((at) => questionOf(at) === row.question)?.frame.vars ?? {};
    const answer = game.ai?.policy?.(rules.copy(s), row.seat, row.flow, row.step, vars, rng);
    if (answer !== undefined) return answer as Json;
  }
  return pick(rng, rules.legal(s, row.seat, row.question, rng, 5).actions).answer as Json;
}

const eventsOf = (events: readonly Event[], type: string) => events.filter((event) => event.type === type);

/** The rocket of a view in the format of the rules. */
const rocketOf = ({ cells, modules }: SeenProgram) => ({
  cells: cells.map(({ tile, rotation }) => (tile === null ? NONE : cardNamed(tile) * 4 + rotation)),
  modules: modules.map(({ module }) => (module === null ? NONE : cardNamed(module))),
});

/** Compares the preview of an answer with its effect. */
function judgeAnswer(
  same: Same,
  before: MoonshotView,
  after: MoonshotView,
  { flow, step }: Waiting,
  answer: Json,
  events: readonly Event[],
): void {
  const side = before.side as number;
  const [own, then] = [before.programs[side] as SeenProgram, after.programs[side] as SeenProgram];
  switch (`${flow}.${step}`) {
    case 'engineer.act': {
      const paid =
        eventsOf(events, 'money').find(({ data }) => data.side === side && (data.n as number) < 0)?.data.n ?? 0;
      return same('price', -priceOf(answer as string) || 0, paid);
    }
    case 'install.lay': {
      const { piece, cell, rotation } = answer as unknown as Placement;
      const { cells, modules } = rocketOf(own);
      cells[cellNamed(cell)] = cardNamed(piece) * 4 + rotation;
      return same('parameters with a tile', parametersOf({ cells, modules }), then.parameters);
    }
    case 'mount.place': {
      const { piece, cell } = answer as unknown as Placement;
      const { cells, modules } = rocketOf(own);
      modules[slotNamed(cell)] = cardNamed(piece);
      return same('parameters with a module', parametersOf({ cells, modules }), then.parameters);
    }
    case 'launch.adapt': {
      const rows = answer as Record<string, number>;
      const flight = adaptedBy(
        before.flights.at(-1) as SeenFlight,
        ['S', 'E', 'C'].map((id) => rows[id] ?? 0),
      );
      const flown = after.flights.find((one) => one.side === side) as SeenFlight;
      return same('parameters with Adaptivity', [flight.parameters, flight.adapted], [flown.parameters, flown.adapted]);
    }
    case 'politics.act': {
      const [verb, n] = (answer as string).split(':');
      if (verb !== 'raise') return;
      return same('popularity after raising', popularityAfter(own.popularity, -Number(n)), then.popularity);
    }
  }
}

/** Compares the influence that each side sees of its own on a card with what is revealed. */
function judgeTokens(same: Same, owners: readonly MoonshotView[], events: readonly Event[]): void {
  // Several cards may be evaluated in one step, each once.
  for (const { data } of eventsOf(events, 'evaluated')) {
    const side = data.side as number;
    const place = PLACES.find(({ name }) => name === data.place)?.id;
    const influence = (whose: number) =>
      owners[whose]?.programs[side]?.slots.find((slot) => slot.place === place)?.tokens[whose]?.influence;
    same('influence on a card', [influence(side), influence(1 - side)], [data.mine, data.theirs]);
  }
}

/** The tracks after some effects, within the limits of popularity. */
function afterEffects(tracks: readonly Tracks[], side: number, effects: readonly Effect[]): Tracks[] {
  const next = tracks.map((own) => ({ ...own }));
  const [own, rivals] = [next[side] as Tracks, next[1 - side] as Tracks];
  for (const { what, n } of effects) {
    if (what === 'budget' || what === 'money') own[what] += n;
    if (what === 'popularity') own.popularity = popularityAfter(own.popularity, n);
    if (what === 'rivalBudget') rivals.budget += n;
    if (what === 'rivalPopularity') rivals.popularity = popularityAfter(rivals.popularity, n);
  }
  return next;
}

/** The payday events: the last payment to each side before the First Player marker passes (MS-206). */
function paydays(s: State, events: readonly Event[]): ReadonlySet<Event> {
  const end = s.result?.reason === 'cap' ? events.length : events.findIndex(({ type }) => type === 'first-player');
  const last = (side: number) =>
    events.slice(0, Math.max(0, end)).findLast(({ type, data }) => type === 'money' && data.side === side);
  return new Set([last(0), last(1)].flatMap((event) => event ?? []));
}

/** Checks the log of a step: each number follows from the previous one, and each preview is correct. */
function judgeLog(same: Same, s: State, ledger: Ledger, events: readonly Event[]): void {
  const awaited: { what: string; want: Tracks[] }[] = [];
  const settle = (): void => {
    for (const { what, want } of awaited.splice(0)) same(what, want, ledger.tracks);
  };
  const land = (): void => {
    const last = ledger.flights.at(-1);
    if (ledger.flying && last) last.after = copied(ledger.tracks);
    ledger.flying = false;
  };
  const payday = paydays(s, events);
  for (const event of events) {
    const { type, data } = event;
    const side = data.side as number;
    const own = ledger.tracks[side] as Tracks;
    if (type === 'popularity-stays') {
      same('popularity that stays', data.now, own.popularity);
      continue;
    }
    if (isTrack(type)) {
      const n = data.n as number;
      if (type === 'budget' && n === -UPKEEP) land();
      if (payday.has(event)) {
        settle();
        if (payOf(own.budget) > 0) same('payday', payOf(own.budget), n);
      }
      same(`${type} in the log`, own[type] + n, data.now);
      if (type === 'popularity') same('popularity in its limits', own[type] + n, popularityAfter(own[type], n));
      own[type] = data.now as number;
      continue;
    }
    if (OTHER_EFFECTS.has(type)) continue;
    // Any other event means that all expected changes have happened.
    settle();
    if (type === 'completed') ledger.succeeded.add(side);
    if (type === 'round-began') ledger.succeeded.clear();
    if (LIFT_OFF.has(type)) {
      if (!ledger.flying) ledger.flights = [];
      land();
      ledger.flights.push({ before: copied(ledger.tracks), after: [] });
      ledger.flying = true;
    }
    const effects = effectsOf(ledger, type, data);
    if (effects) awaited.push({ what: `what ${type} brings`, want: afterEffects(ledger.tracks, side, effects) });
  }
  // A game may end before all expected changes happen.
  if (s.result === null) settle();
  else land();
}

/** The effects that the board shows in advance for an event, or null if there are none. */
function effectsOf({ tracks, succeeded }: Ledger, type: string, data: Event['data']): readonly Effect[] | null {
  const side = data.side as number;
  const place = PLACES.find(({ name }) => name === data.place);
  if (type === 'obstructed') return place?.obstruction ?? null;
  if (type === 'won') {
    const effects = maneuverOf(cardNamed(data.card as string)).levels[(data.level as number) - 1] as readonly Effect[];
    // A module without a free space turns into money later.
    return effects.some(({ what }) => what === 'freeModules') ? null : effects;
  }
  if (type !== 'empty-place' || !place) return null;
  const effects = settled(place.perRound, (tracks[side] as Tracks).budget, (tracks[1 - side] as Tracks).budget);
  return succeeded.has(side) ? [...effects, ...place.mission] : effects;
}

/** Compares the view of each launch of a round with the log. */
function judgeFlights(same: Same, view: MoonshotView, ledger: Ledger): void {
  ledger.flights.forEach(({ before, after }, at) => {
    const flight = view.flights[at] as SeenFlight;
    const { side, mission, outcome, rewarded, explored, checks } = flight;
    const { reward, explores, popularity, loss, lost } = outlookOf(flight);
    const [own, then] = [before[side] as Tracks, after[side] as Tracks];
    same('both programs before a launch', flight.before, before);
    same('both programs after a launch', tracksAfter(flight), after);
    if (mission !== null && outcome !== 'too-late')
      same('payload of a launch', loadedOf(mission, lost).every(Boolean), outcome !== 'no-payload');
    const way = flightWay(view, flight);
    const known = chancesOf(
      [...flight.parameters, 0],
      flight.sabotage,
      way.map(({ risk, tests }) => ({ risk: cardNamed(risk), tests })),
    );
    same('the chance of a launch', chanceLeft(way, 0), known.whole);
    if (outcome === 'explosion')
      same('what an explosion costs', [popularity, loss], [then.popularity, own.popularity - then.popularity]);
    if (explored >= 0) same('exploring', explores, true);
    if (rewarded)
      for (const { what, n, to } of reward)
        if (isTrack(what)) same(`${what} of a reward`, [n, to], [then[what] - own[what], then[what]]);
    for (const [i, risk] of way.entries()) {
      const check = checks[i];
      if (!check) continue;
      const face = risk.faces[check.die - 1];
      same('a face of the die', [face?.holds, face?.value ?? null], [check.passed, check.instant ? null : check.value]);
      const sum = check.die - flight.sabotage + (check.instant ? 0 : check.tests);
      same('the sum of a check', sum, check.value);
    }
  });
  ledger.flights = [];
}

/** Checks the totals and charts of the end screen, which are available after every step. */
function judgeTotals(same: Same, s: State, view: MoonshotView): void {
  const totals = totalsOf(view);
  same(
    'totals by seat',
    totals.map(({ budget, missions, tiles }) => [budget, missions, tiles]),
    s.sideOf.map((side) => {
      const { budget, completed, cells } = s.programs[side] as Program;
      return [budget, completed.length, cells.filter((laid) => laid !== NONE).length];
    }),
  );
  for (const [side, course] of coursesOf(view).entries())
    same('the last of each course', course.popularity.at(-1), view.programs[side]?.popularity);
}
