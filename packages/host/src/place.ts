import { type Action, type Core, type Json, type Refusal, type Rules, same } from '@orrery/kernel';
import type { Weighed } from '@orrery/protocol';
import { type Audience, type Client, isAsKnown } from './audience.ts';
import type { Halt } from './halt.ts';
import type { HintDesk } from './hints.ts';
import type { Keeper } from './keeper.ts';
import { openMeasure } from './measure.ts';
import type { Steward } from './orders.ts';
import { type Past, pastOf } from './past.ts';
import { refused } from './problems.ts';
import type { Onlooker, Spoken, Talk } from './talk.ts';
import type { Earlier, Telling } from './telling.ts';
import type { UndoDesk } from './undo.ts';

/** What a device may do at a table, once it has joined. */
export interface Place {
  act(action: Action, again: boolean): Promise<void>;
  why(action: Action): Promise<Refusal | null>;
  /** What the hard bot would answer, and the next best. */
  hint(seat: number, question: string): Promise<Weighed[]>;
  /** What a seat has seen since its last turn, or after so many events. */
  past(seat: number, heard?: number): Promise<Past>;
  /** A page of what came before the event, or the line of talk, of that number. */
  earlier(what: 'log' | 'talk', before: number): Promise<Earlier>;
  /** True where the others are asked first. */
  undo(seat: number, seq: number, agreed: boolean): Promise<boolean>;
  consent(request: number, agree: boolean): Promise<void>;
  resign(seat: number): Promise<void>;
  /** Ends a game that is halted. */
  abandon(seat: number): Promise<void>;
  /** Would like the clocks to rest, or to run again. */
  pause(seat: number, want: boolean): Promise<void>;
  /** Takes back a seat that a bot has played meanwhile. */
  back(seat: number): Promise<void>;
  orders(seat: number, orders: Json): Promise<void>;
  /** Lets those who watch look through a seat's eyes, or no longer. */
  show(seat: number, want: boolean): Promise<void>;
  /** Without a seat, to others who watch. */
  talk(seat: number | null, line: Spoken): Promise<void>;
  leave(): void;
}

/** A seat may look back so often at once, and once more in so many milliseconds. */
const LOOKS = 20;
const LOOK_MS = 1000;

interface Surroundings {
  keeper: Keeper;
  halt: Halt;
  rules: Rules<Core>;
  steward: Steward;
  hints: HintDesk;
  desk: UndoDesk;
  talk: Talk;
  breathe(): Promise<void>;
  now(): number;
  /** Whether the table counts each seat's time. */
  always: boolean;
  /** One thing at a time, and never on a table that is not the store's. */
  inTurn<T>(job: () => T | Promise<T>): Promise<T>;
  /** Whoever does something at his seat is back. */
  back(seat: number): Promise<void>;
  show(seat: number, want: boolean): Promise<void>;
  earlier: Telling['earlier'];
  onTalk(): void;
  onLeave(client: Client, audience: Audience): void;
}

/** Gives each device its place among those who hold the same seats. */
export function openPlaces(
  around: Surroundings,
): (client: Client, audience: Audience, onlooker: Onlooker | null) => Place {
  const { keeper, halt, rules, steward, hints, desk, talk, inTurn, back } = around;
  // Each look back replays part of the match.
  const mayLookBack = openMeasure<number>(around.now, LOOKS, LOOK_MS);

  /** An action that was accepted before, word for word. */
  function accepted(action: Action): boolean {
    return keeper.table.record.entries.some((entry) => entry.kind === 'act' && same(entry.action, action));
  }

  async function act(action: Action, again: boolean): Promise<void> {
    if (again && accepted(action)) return;
    await back(action.seat);
    await keeper.commit(() => ({ kind: 'act', action })).catch((error) => halt.refuse(error, action));
  }

  return (client, audience, onlooker) => {
    const { you } = audience;
    const asHolder = <T>(seat: number, job: () => T | Promise<T>): Promise<T> =>
      inTurn(() => {
        if (!you.includes(seat)) throw refused('not-your-seat');
        return job();
      });
    /** What moves the game: a halted one does not move. */
    const inPlay = <T>(seat: number, job: () => T | Promise<T>): Promise<T> =>
      asHolder(seat, () => {
        halt.check();
        return job();
      });
    const remark = (line: Spoken) => {
      if (audience.eyes === null) throw refused('not-your-seat', 'Who plays does not talk to those who watch.');
      if (!onlooker) throw refused('signed-out', 'Give yourself a name first.');
      return talk.remark(onlooker, line);
    };
    return {
      act(action, again) {
        const run = () => inPlay(action.seat, () => act(action, again));
        return you.includes(action.seat) ? steward.lay(action, run) : run();
      },
      why: (action) => inPlay(action.seat, () => rules.why(keeper.table.state, action)),
      hint(seat, question) {
        if (!you.includes(seat)) throw refused('not-your-seat');
        halt.check();
        return hints.hint(seat, question);
      },
      past: (seat, heard) =>
        asHolder(seat, () => {
          mayLookBack(seat);
          return pastOf(keeper, seat, heard, around.breathe);
        }),
      earlier: (what, before) => inTurn(() => around.earlier(audience, what, before)),
      undo: (seat, at, agreed) =>
        inPlay(seat, () => {
          if (!isAsKnown(audience, at)) throw refused('stale');
          return desk.undo(seat, agreed);
        }),
      consent: (number, agree) =>
        inTurn(() => {
          halt.check();
          return desk.consent(you, number, agree);
        }),
      resign: (seat) =>
        inPlay(seat, async () => {
          await halt.guard('resign', () => keeper.commit(() => ({ kind: 'resign', seat })));
          halt.check();
        }),
      abandon: (seat) =>
        asHolder(seat, () => {
          if (!halt.on) throw refused('illegal', 'The game goes on: it cannot be abandoned.');
          return keeper.commit(() => ({ kind: 'abandon', seat }));
        }),
      pause: (seat, want) =>
        inPlay(seat, () => {
          if (!around.always) throw refused('no-clock');
          return keeper.commit(() => ({ kind: 'pause', seat, want }));
        }),
      back: (seat) => inPlay(seat, () => back(seat)),
      orders: (seat, orders) =>
        inPlay(seat, async () => {
          await keeper.commit(() => ({ kind: 'orders', seat, orders }));
          steward.renewed(seat);
        }),
      show: (seat, want) => asHolder(seat, () => around.show(seat, want)),
      async talk(seat, line) {
        const say = () => (seat === null ? remark(line) : talk.say(seat, line));
        await (seat === null ? inTurn(say) : asHolder(seat, say));
        around.onTalk();
      },
      leave: () => around.onLeave(client, audience),
    };
  };
}
