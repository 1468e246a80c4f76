import {
  framesOf,
  type Game,
  newTable,
  type Pending,
  pick,
  type Rules,
  type Seat,
  seatsIn,
  seeded,
  shuffled,
} from '@orrery/kernel';
import { type Departure, depart, MANNERS, type Manner, type Moment } from './departure.ts';
import { nextEntry } from './entries.ts';
import { type Inspector, newInspector } from './inspector.ts';
import { censusOf, inspectState } from './invariants.ts';
import { nameOfStep } from './questions.ts';
import type { Setup } from './setups.ts';
import { ContractViolation, causeOf, within } from './violation.ts';
import { watched } from './watched.ts';

/** A game without departures, from which copies of the table are taken. */
interface Course extends Setup {
  seed: string;
}

/** The effort to spend: the number of games, and the number of entries to play on copies of the table. */
export interface Leaving extends Course {
  games: number;
  entries: number;
  /** Splits the moments into more kinds than their open questions do, for example by a card that was played. */
  about?(s: any, seat: Seat): string;
}

interface Found extends Departure {
  moment: Moment;
  inspector: Inspector;
  /** The open questions, and the result of `about`. */
  questions: string;
  about: string;
}

/** The cost of a failed departure, in entries. */
const COST = 200;

/**
 * Plays games and finds every kind of question and every role of a seat in it. For each, a copy of the table is played
 * on after that seat leaves, alone or with another, until `entries` are used up. Returns one violation per cause.
 */
export function inspectLeaving(game: Game, setup: Leaving): ContractViolation[] {
  const rng = seeded(`leaving ${setup.seed}`);
  const groups = new Map<string, Found[]>();
  for (const found of shuffled(rng, kindsOf(game, setup))) {
    const kind = `${found.questions}, ${found.about}`;
    const group = groups.get(kind);
    if (group) group.push(found);
    else groups.set(kind, [found]);
  }
  const violations = new Map<string, ContractViolation>();
  let left = setup.entries;
  let tried = 0;
  while (left > 0) {
    const round = [...groups.values()].flatMap((group) => group.pop() ?? []);
    if (round.length === 0) break;
    for (const { inspector, moment, ...departure } of round) {
      if (left <= 0) break;
      try {
        const thorough = tried++ % 8 === 0;
        left -= within(inspector.place, 'leaving', 'the rules fail', () =>
          depart(inspector, moment, departure, thorough),
        );
      } catch (error) {
        if (!(error instanceof ContractViolation)) throw error;
        left -= COST;
        if (!violations.has(causeOf(error))) violations.set(causeOf(error), error);
      }
    }
  }
  return [...violations.values()];
}

/** Repeats one departure, given the seed, setup and numbers of a violation. */
export function leaveAgain(game: Game, course: Course, departure: Departure): void {
  for (const rest of restsOf(game, course)) {
    if (rest.inspector.place.step !== departure.step) continue;
    const { inspector, moment } = foundAt(game, course, rest, departure, rest.moment());
    within(inspector.place, 'leaving', 'the rules fail', () => depart(inspector, moment, departure, true));
    return;
  }
  throw new Error(`the game has no step ${departure.step}`);
}

/** One departure of every kind, found in several games. */
function kindsOf(game: Game, setup: Leaving): Found[] {
  const found: Found[] = [];
  const seen = new Set<string>();
  for (let number = 0; number < setup.games; number++) {
    const course = { ...setup, seed: `${setup.seed} ${number}` };
    for (const rest of restsOf(game, course)) {
      let moment: Moment | null = null;
      const seats = seatsIn(rest.state);
      for (const seat of seats) {
        const role = roleOf(rest.inspector.rules, rest.state, rest.open, seat);
        const about = setup.about?.(rest.state, seat) ?? '';
        for (const manner of Object.keys(MANNERS) as Manner[]) {
          const key = `${rest.questions}, ${role}, ${manner}, ${about}`;
          if (seen.has(key)) continue;
          seen.add(key);
          moment ??= rest.moment();
          const { seed, step } = rest.inspector.place;
          const others = seats.filter((one) => one !== seat);
          const other = others.length > 0 ? pick(seeded(`${seed} ${step} ${seat} ${manner}`), others) : seat;
          found.push({ ...foundAt(game, course, rest, { step, manner, seat, other }, moment), about });
        }
      }
    }
  }
  return found;
}

interface Rest {
  inspector: Inspector;
  state: any;
  open: Pending[];
  questions: string;
  moment(): Moment;
}

/** The rests of a game without departures. */
function* restsOf(game: Game, { seats, options = {}, seed }: Course): Generator<Rest> {
  const inspector = newInspector({ game, seats, seed, step: 0 }, watched(game).rules, `stays ${seed}`);
  const { place, rules } = inspector;
  const table = within(place, 'ends', 'the game cannot begin', () => newTable(rules, { seats, options, seed }));
  inspector.census = censusOf(game, table.state);
  for (let before: any = null; table.state.result === null; ) {
    const { state, record } = table;
    place.step = record.entries.length;
    const open = rules.pending(state);
    yield {
      inspector,
      state,
      open,
      questions: [...new Set(open.filter((at) => at.standing === null).map(nameOfStep))].join(' and '),
      moment: () => ({ record: { ...record, entries: record.entries.slice() }, state, before }),
    };
    before = state;
    const entry = nextEntry(inspector, state);
    within(place, 'ends', `the rules fail on ${JSON.stringify(entry)}`, () => table.apply(entry));
  }
  inspectState(inspector, table.state);
}

/** Prepares a departure with its own random generator, so that it is reproducible. */
function foundAt(game: Game, { options = {} }: Course, rest: Rest, departure: Departure, moment: Moment): Found {
  const { inspector, state, open, questions } = rest;
  const { step, manner, seat, other } = departure;
  const { seed, seats } = inspector.place;
  const role = roleOf(inspector.rules, state, open, seat);
  const who = `seat: ${seat}, other: ${other}`;
  const scene = `with ${JSON.stringify(options)}, at ${questions} (seat ${seat} is ${role}), { step: ${step}, manner: '${manner}', ${who} }`;
  const own: Inspector = {
    ...inspector,
    place: { game, seats, seed, step, scene },
    rng: seeded(`${seed} ${step} ${manner} ${seat} ${other}`),
    pastAnswers: new Map(),
  };
  return { ...departure, moment, questions, about: '', inspector: own };
}

/** A seat's role in the open questions: whether it is asked, has answered or is on turn, and what refers to it. */
function roleOf(rules: Rules, s: any, open: readonly Pending[], seat: Seat): string {
  const frames = framesOf(s.stack);
  const isAsked = open.some((at) => at.standing === null && at.seats.includes(seat));
  const hasAnswered = frames.some((frame) => frame.sealed?.[seat]);
  const names = frames.flatMap(({ vars }) => Object.keys(vars).filter((name) => vars[name] === seat));
  const isOnTurn = rules.game.progress(s).turn === seat;
  return [
    isAsked ? 'asked' : hasAnswered ? 'answered' : 'not asked',
    ...(isOnTurn ? ['on turn'] : []),
    ...new Set(names),
  ].join(', ');
}
