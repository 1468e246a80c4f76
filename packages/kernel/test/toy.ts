import {
  type Answer,
  copyJson,
  type Event,
  type Flow,
  flowOf,
  framesOf,
  type Game,
  int,
  list,
  msg,
  newTable,
  pile,
  type Result,
  type Rules,
  refuse,
  rulesOf,
  shape,
  stateOf,
  type Table,
  type TypeOf,
  text,
  visibleCards,
  zone,
} from '../src/index.ts';

/** The state of every toy game: a diary, a number and some cards. */
const state = stateOf({ diary: list(text), n: int, deck: zone, hands: list(zone) });
export type State = TypeOf<typeof state>;
export const flow = flowOf<State>();

export const done: Result = { scores: [0, 0, 0], places: [1, 1, 1], winners: [0, 1, 2], reason: 'done' };

/** Builds a game from flows; the first one starts it. */
export function toy(flows: Flow<State, any>[], more: Partial<Game<State>> = {}): Game<State> {
  return {
    id: 'toy',
    name: 'Toy',
    version: 1,
    seats: { min: 1, max: 4 },
    options: shape({}),
    state,
    flows,
    start: flows[0] as Flow<State, any>,
    setup: (core, seats) => ({
      ...core,
      diary: [],
      n: 0,
      deck: pile(Array.from({ length: 20 }, (_none, card) => card)),
      hands: Array.from({ length: seats }, () => pile()),
    }),
    copy: copyJson,
    view: (s, seat) => ({
      diary: s.diary,
      n: s.n,
      deck: visibleCards(s.deck, seat),
      hands: s.hands.map((own) => visibleCards(own, seat)),
    }),
    zones: (s) => [s.deck, ...s.hands],
    census: (s) => [s.deck, ...s.hands].flatMap((z) => z.cards.map(String)),
    progress: () => ({ round: 0, phase: 'toy', turn: null }),
    scores: (s) => s.out.map(() => 0),
    messages: {},
    migrations: [],
    bound: 100,
    ...more,
  };
}

/** A question that accepts one of several words and writes it to the diary. */
export const word = (who: (s: State, v: any) => any, ...words: string[]) => ({
  ask: 'choose' as const,
  who,
  prompt: () => ({ text: msg('word'), options: words.map((id) => ({ id })) }),
  admits: (_s: State, _v: any, _seat: number, said: string) => words.includes(said) || refuse('no-such-word', 'T-1'),
  sample: () => words[0] as string,
  options: () => words,
  take(s: State, _v: any, seat: number, said: string): void {
    s.diary.push(`${seat}:${said}`);
  },
});

/** A state without its answer counts, which never decrease. */
export function uncounted(s: State): State {
  const out = { ...copyJson(s), counts: [] };
  for (const frame of framesOf(out.stack)) frame.heard = null;
  return out;
}

/** A table of a toy game, with short methods for tests. */
export function play(game: Game<State>, seats = 3) {
  const rules: Rules<State> = rulesOf(game);
  const table: Table<State> = newTable(rules, { seats, options: {}, seed: 'toy' });
  const rows = () => rules.waiting(table.state);
  return {
    rules,
    table,
    get s(): State {
      return table.state;
    },
    /** The open questions as `seat flow/step`. */
    asked: () => rows().map((row) => `${row.seat} ${row.flow}/${row.step}`),
    question: (seat: number, step?: string) => {
      const row = rows().find((own) => own.seat === seat && (!step || own.step === step));
      if (!row) throw new Error(`seat ${seat} is not asked`);
      return row.question;
    },
    say(seat: number, answer: Answer, step?: string): Event[] {
      const row = rows().find((own) => own.seat === seat && (!step || own.step === step));
      if (!row) throw new Error(`seat ${seat} is not asked`);
      return table.act({ seat, question: row.question, n: row.n, answer });
    },
  };
}
