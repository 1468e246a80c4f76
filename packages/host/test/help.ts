import { type Action, type Answer, type Core, type Game, type Rules, rulesOf, seeded } from '@orrery/kernel';
import {
  type Connect,
  type KnownTable,
  openRemote,
  ProblemError,
  type RemoteTable,
  type ToClient,
} from '@orrery/protocol';
import { type HostClock, type LocalMatch, type MatchPorts, type MatchSetup, openLocalMatch } from '../src/index.ts';

/** A clock that only the test advances. */
export interface TestClock extends HostClock {
  /** Advances the time and runs everything that is due. */
  pass(ms: number): Promise<void>;
  /** How often a job yielded to other work. */
  breaths: number;
}

/** Waits until all pending work is done. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 20; turn++) await new Promise((done) => setImmediate(done));
}

export function testClock(): TestClock {
  let now = 1000;
  let timers: { at: number; run(): void }[] = [];
  const clock: TestClock = {
    breaths: 0,
    now: () => now,
    after(ms, run) {
      if (ms === 0) {
        clock.breaths++;
        setImmediate(run);
        return () => {};
      }
      const timer = { at: now + ms, run };
      timers.push(timer);
      return () => {
        timers = timers.filter((other) => other !== timer);
      };
    },
    async pass(ms) {
      const end = now + ms;
      for (;;) {
        await settle();
        const [next] = timers.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at);
        if (!next) break;
        timers = timers.filter((other) => other !== next);
        now = Math.max(now, next.at);
        next.run();
      }
      now = end;
      await settle();
    },
  };
  return clock;
}

export const person = (name: string, token = name) => ({ kind: 'human' as const, name, level: null, token });
export const bot = { kind: 'bot' as const, name: 'Vesta', level: 'easy', token: null };

/** A player who uses the real client, with the messages it received and their times. */
export interface Guest extends RemoteTable {
  received: { at: number; message: ToClient }[];
  /** Answers a question of the seat; by default gives the first legal answer to the first open question. */
  answer(seat: number, answer?: Answer): Promise<void>;
  now(): KnownTable;
}

export interface Stage extends LocalMatch {
  rules: Rules<Core>;
  clock: TestClock;
  faults: unknown[];
  /** `connect` is a connection to the reopened match. */
  sit(token: string | null, follow?: number, connect?: Connect): Promise<Guest>;
}

/** A match in memory with a test clock. Its bots give the first legal answer. */
export async function stage(
  game: Game,
  seats: MatchSetup['seats'],
  more: Partial<MatchSetup> & { tools?: Partial<MatchPorts> } = {},
): Promise<Stage> {
  const rules = rulesOf<Core>(game);
  const clock = testClock();
  const faults: unknown[] = [];
  const rng = seeded('bots');
  const { tools, ...setup } = more;
  const alone = await openLocalMatch(
    rules,
    { id: 'm', seats, seed: 'host', owner: 'owner', clock: null, created: 1, options: {}, ...setup },
    {
      clock,
      secret: () => 'again',
      fault: (error) => void faults.push(error),
      thinker: {
        async think({ state: now, seat, question }): Promise<Action | null> {
          return rules.legal(now, seat, question, rng).actions[0] ?? null;
        },
      },
      ...tools,
    },
  );
  return {
    ...alone,
    rules,
    clock,
    faults,
    async sit(token, follow, connect = alone.connect) {
      const received: Guest['received'] = [];
      const remote = openRemote({
        match: 'm',
        token,
        follow,
        clock: { now: clock.now, after: () => () => {} },
        connect: (listener) =>
          connect({
            ...listener,
            message(message) {
              received.push({ at: clock.now(), message: structuredClone(message) });
              listener.message(message);
            },
          }),
      });
      await settle();
      const guest: Guest = Object.assign(remote, {
        received,
        now: () => remote.table as KnownTable,
        async answer(seat: number, answer?: Answer) {
          const row = remote.table?.prompts.find((ask) => ask.seat === seat);
          if (!row) throw new Error(`seat ${seat} is not asked`);
          const { question, n } = row;
          const saved = await alone.store.load('m');
          const given = answer ?? rules.legal(saved?.snapshot.state as never, seat, question).actions[0]?.answer;
          await remote.act({ seat, question, n, answer: given as Answer });
          await settle();
        },
      });
      return guest;
    },
  };
}

/** The rules' reason for a rejection or, if there is none, its code. */
export async function refusalOf(promise: Promise<unknown>): Promise<string> {
  try {
    await promise;
  } catch (error) {
    if (error instanceof ProblemError) return error.problem.reason ?? error.problem.code;
    throw error;
  }
  return 'accepted';
}
