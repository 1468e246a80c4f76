import {
  framesOf,
  type Game,
  openTable,
  type Pending,
  pick,
  type Rules,
  type Seat,
  seatsIn,
  seeded,
  shuffled,
} from '@orrery/kernel';
import { Breach, causeOf, within } from './breach.ts';
import { type Departure, depart, MANNERS, type Manner, type Moment } from './departure.ts';
import { nextEntry } from './entries.ts';
import { type Look, lookAt } from './look.ts';
import { nameOfStep } from './questions.ts';
import type { Setup } from './setups.ts';
import { censusOf, inspectState } from './sound.ts';
import { watched } from './watched.ts';

/** A game that every seat stays in, from which copies of the table are taken. */
interface Course extends Setup {
  seed: string;
}

/** How much is tried out: so many games, and so many entries in all on copies of the table. */
export interface Leaving extends Course {
  games: number;
  entries: number;
  /** What else tells one kind of moment from another for a seat, where the open questions do not: a card that was played. */
  about?(s: any, seat: Seat): string;
}

interface Found extends Departure {
  moment: Moment;
  look: Look;
  /** The open questions, and what the setup says of the moment. */
  questions: string;
  about: string;
}

/** What a departure that fails counts for. */
const COST = 200;

/**
 * Plays games, and at every kind of question, for every part that a seat has in it, copies of the table on which that
 * seat leaves, alone or with another one, until `entries` are made. Returns what is wrong, one breach for each cause.
 */
export function inspectLeaving(game: Game, setup: Leaving): Breach[] {
  const rng = seeded(`leaving ${setup.seed}`);
  const groups = new Map<string, Found[]>();
  for (const found of shuffled(rng, kindsOf(game, setup))) {
    const kind = `${found.questions}, ${found.about}`;
    const group = groups.get(kind);
    if (group) group.push(found);
    else groups.set(kind, [found]);
  }
  const breaches = new Map<string, Breach>();
  let left = setup.entries;
  let tried = 0;
  while (left > 0) {
    const round = [...groups.values()].flatMap((group) => group.pop() ?? []);
    if (round.length === 0) break;
    for (const { look, moment, ...departure } of round) {
      if (left <= 0) break;
      try {
        const thorough = tried++ % 8 === 0;
        left -= within(look.place, 'leaving', 'the rules fail', () => depart(look, moment, departure, thorough));
      } catch (error) {
        if (!(error instanceof Breach)) throw error;
        left -= COST;
        if (!breaches.has(causeOf(error))) breaches.set(causeOf(error), error);
      }
    }
  }
  return [...breaches.values()];
}

/** One departure again, by the seed, setup and numbers that a breach names. */
export function leaveAgain(game: Game, course: Course, departure: Departure): void {
  for (const rest of restsOf(game, course)) {
    if (rest.look.place.step !== departure.step) continue;
    const { look, moment } = foundAt(game, course, rest, departure, rest.moment());
    within(look.place, 'leaving', 'the rules fail', () => depart(look, moment, departure, true));
    return;
  }
  throw new Error(`the game has no step ${departure.step}`);
}

/** Every kind of departure once, from so many games. */
function kindsOf(game: Game, setup: Leaving): Found[] {
  const found: Found[] = [];
  const seen = new Set<string>();
  for (let number = 0; number < setup.games; number++) {
    const course = { ...setup, seed: `${setup.seed} ${number}` };
    for (const rest of restsOf(game, course)) {
      let moment: Moment | null = null;
      const seats = seatsIn(rest.state);
      for (const seat of seats) {
        const role = roleOf(rest.look.rules, rest.state, rest.open, seat);
        const about = setup.about?.(rest.state, seat) ?? '';
        for (const manner of Object.keys(MANNERS) as Manner[]) {
          const key = `${rest.questions}, ${role}, ${manner}, ${about}`;
          if (seen.has(key)) continue;
          seen.add(key);
          moment ??= rest.moment();
          const { seed, step } = rest.look.place;
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
  look: Look;
  state: any;
  open: Pending[];
  questions: string;
  moment(): Moment;
}

/** The rests of a game that every seat stays in. */
function* restsOf(game: Game, { seats, options = {}, seed }: Course): Generator<Rest> {
  const look = lookAt({ game, seats, seed, step: 0 }, watched(game).rules, `stays ${seed}`);
  const { place, rules } = look;
  const table = within(place, 'ends', 'the game cannot begin', () => openTable(rules, { seats, options, seed }));
  look.census = censusOf(game, table.state);
  for (let before: any = null; table.state.result === null; ) {
    const { state, record } = table;
    place.step = record.entries.length;
    const open = rules.pending(state);
    yield {
      look,
      state,
      open,
      questions: [...new Set(open.filter((at) => at.standing === null).map(nameOfStep))].join(' and '),
      moment: () => ({ record: { ...record, entries: record.entries.slice() }, state, before }),
    };
    before = state;
    const entry = nextEntry(look, state);
    within(place, 'ends', `the rules fail on ${JSON.stringify(entry)}`, () => table.apply(entry));
  }
  inspectState(look, table.state);
}

/** A departure with a look of its own: equal departures are equal whatever else was tried. */
function foundAt(game: Game, { options = {} }: Course, rest: Rest, departure: Departure, moment: Moment): Found {
  const { look, state, open, questions } = rest;
  const { step, manner, seat, other } = departure;
  const { seed, seats } = look.place;
  const role = roleOf(look.rules, state, open, seat);
  const who = `seat: ${seat}, other: ${other}`;
  const scene = `with ${JSON.stringify(options)}, at ${questions} (seat ${seat} is ${role}), { step: ${step}, manner: '${manner}', ${who} }`;
  const own: Look = {
    ...look,
    place: { game, seats, seed, step, scene },
    rng: seeded(`${seed} ${step} ${manner} ${seat} ${other}`),
    said: new Map(),
  };
  return { ...departure, moment, questions, about: '', look: own };
}

/** What part a seat has in the open questions: whether it is asked or has answered, is on turn, and what names it. */
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
