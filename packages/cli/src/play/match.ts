import { type Level, think } from '@orrery/bots';
import type { Listed } from '@orrery/games';
import { type Holder, openLocalMatch, recordOf, type SavedMatch } from '@orrery/host';
import type { Core, Game, Json, MatchRecord, Prompt, Rules, Seat } from '@orrery/kernel';
import { type Ask, openRemote, type Problem, ProblemError, systemClock, type TableState } from '@orrery/protocol';
import { formatOwnEvent, formatRefusal, formatResult, formatText } from '../format.ts';
import { type Form, formOf } from './answer.ts';
import { boardOf } from './board.ts';
import type { Screen } from './screen.ts';

const HELP = 'Commands: pass (if allowed), back (to the first choice), board (show the board), undo, quit';
const ME = 'me';

export interface PlayOptions {
  rules: Rules<Core>;
  listed: Listed;
  setup: { seats: number; options: Record<string, Json>; seed: string };
  /** The player's seat; bots of this level take the others. */
  seat: Seat;
  level: Level;
  screen: Screen;
}

/** A match in a terminal: one player against bots. */
export interface PlaySession {
  /** Plays until the game is over (true) or the player quits (false). */
  play(): Promise<boolean>;
  record(): Promise<MatchRecord>;
}

/** Starts a match in memory. Throws `IllegalAction` for invalid seats or options. */
export async function startSession({ rules, listed, setup, seat, level, screen }: PlayOptions): Promise<PlaySession> {
  const { game } = rules;
  const seats = Array.from({ length: setup.seats }, (_none, at): Holder => {
    if (at === seat) return { kind: 'human', name: 'You', level: null, token: ME };
    return { kind: 'bot', name: `Player ${at + 1}`, level, token: null };
  });
  const { connect, store } = await openLocalMatch(
    rules,
    { ...setup, id: ME, seats, owner: ME, clock: null, created: Date.now() },
    {
      clock: { now: Date.now, after: systemClock.after },
      secret: () => crypto.randomUUID(),
      fault: (error) => screen.print(String(error)),
      // With one player against bots, timing reveals nothing.
      standingOrderMs: 0,
      thinker: {
        think: async (puzzle) =>
          think(rules, puzzle.state, puzzle.seat, puzzle.question, {
            level,
            seed: puzzle.seed,
            now: () => performance.now(),
          }),
      },
    },
  );
  const remote = openRemote({
    connect,
    match: ME,
    token: ME,
    onChange(_table, news) {
      for (const { events } of news ?? []) for (const event of events) screen.print(`  ${formatOwnEvent(game, event)}`);
    },
  });

  /** The player's question that blocks the game, if any. */
  const ownIn = (table: TableState): Ask | undefined => table.prompts.find((one) => !one.standing);

  /** Returns the table once the bots are done: when a turn of the event loop passes without a new entry. */
  async function settledTable(): Promise<TableState> {
    for (let seq = -1; ; seq = remote.table?.seq ?? -1) {
      await new Promise((done) => setImmediate(done));
      const { table } = remote;
      if (table?.seq === seq && (table.result !== null || ownIn(table))) return table;
    }
  }

  const showBoard = async (table: TableState) =>
    screen.print(`\n${await boardOf(listed, table.views[0]?.view as Json)}\n`);

  /** Awaits a request; prints the reason and returns false if it is refused. */
  async function succeeds(doing: Promise<unknown>): Promise<boolean> {
    try {
      await doing;
      return true;
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error;
      screen.print(formatProblem(game, error.problem));
      return false;
    }
  }

  /** Asks one question until the player answers, undoes or quits. */
  async function decide(table: TableState, first: Ask): Promise<'acted' | 'undone' | 'quit'> {
    const others = table.prompts.filter((one) => one !== first);
    let asked = first;
    for (;;) {
      ask(asked, others);
      let form: Form = show(formOf(game, asked.prompt));
      for (let again = true; again; ) {
        const typed = await screen.ask('>');
        again = false;
        const other = /^!\d+$/.test(typed ?? '') ? others[Number(typed?.slice(1)) - 1] : undefined;
        if (typed === null || typed === 'quit') return 'quit';
        if (typed === 'undo') {
          if (await succeeds(remote.undo(seat))) return 'undone';
          again = true;
        } else if (typed === '?' || typed === '') {
          screen.print(`${form.help}\n${HELP}`);
          again = true;
        } else if (typed === 'board') await showBoard(table);
        else if (typed === 'back') asked = first;
        else if (other) asked = other;
        else {
          const read = readBy(form, typed, asked.prompt);
          if ('wrong' in read) {
            screen.print(`${read.wrong} Type ? for help.`);
            again = true;
          } else if ('read' in read) {
            form = show(read);
            again = true;
          } else {
            const { question, n } = asked;
            if (await succeeds(remote.act({ seat, question, n, answer: read.answer }))) return 'acted';
          }
        }
      }
    }
  }

  function ask({ prompt }: Ask, others: readonly Ask[]): void {
    screen.print(formatText(game, prompt.text));
    if (prompt.pass) screen.print(`pass  ${formatText(game, prompt.pass)}`);
    others.forEach((other, at) => {
      screen.print(`  !${at + 1}  ${formatText(game, other.prompt.text)}`);
    });
  }

  function show(form: Form): Form {
    for (const line of form.lines) screen.print(line);
    return form;
  }

  return {
    async play() {
      let stale = true;
      for (;;) {
        const table = await settledTable();
        if (table.result !== null) {
          await showBoard(table);
          screen.print(formatResult(game, table.result));
          remote.close();
          return true;
        }
        const own = ownIn(table) as Ask;
        if (stale || table.views[0]?.log.at(-1)?.data.seat !== seat) await showBoard(table);
        const done = await decide(table, own);
        stale = done === 'undone';
        if (done !== 'quit') continue;
        remote.close();
        return false;
      }
    },
    record: async () => recordOf((await store.load(ME)) as SavedMatch),
  };
}

/** Parses the input. "pass" passes a question that allows it; otherwise it can be the id of an option. */
function readBy(form: Form, typed: string, { pass }: Prompt): ReturnType<Form['read']> {
  const read = form.read(typed);
  return typed === 'pass' && (pass || 'wrong' in read) ? { answer: null } : read;
}

/** Formats a refusal or another error. */
const formatProblem = (game: Game, { reason, params, rule, message }: Problem): string =>
  reason === null ? message : formatRefusal(game, { reason, params, rule });
