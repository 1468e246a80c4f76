import type { Core, Rules } from '@orrery/kernel';
import { wasImported } from '@orrery/protocol';
import type { Changes } from './after-change.ts';
import type { Audience } from './audience.ts';
import { openBotTakeovers } from './bot-takeover.ts';
import { openCancelRequests } from './cancel-requests.ts';
import { requestError } from './errors.ts';
import { openHalt } from './halt.ts';
import { openJournal } from './journal.ts';
import { openPeers } from './peers.ts';
import type { MatchPorts } from './ports.ts';
import { openQuestionIds } from './question-ids.ts';
import { hasSeatClocks } from './question-limits.ts';
import { openQueue } from './queue.ts';
import { openEntryMask } from './secret-questions.ts';
import type { SavedMatch } from './store.ts';

/** The first stage of a match: what is stored, who is connected, and the queue through which everything goes. */
export type MatchCore = ReturnType<typeof openMatchCore>;

export function openMatchCore(basePorts: MatchPorts, given: Rules<Core>, saved: SavedMatch) {
  const { id } = saved;
  /** Filled by the last stage, before anything can change. */
  const changes = {} as Changes;
  const audiences = new Map<string, Audience>();
  const queue = openQueue();
  let closed = false;

  /** Runs a job in the queue; the table is brought back to the saved state first if necessary. */
  function inTurn<T>(job: () => T | Promise<T>): Promise<T> {
    return queue(() => {
      if (closed) throw requestError('unavailable', 'This game is being saved. Try again in a moment.');
      return journal.settled(job);
    });
  }

  function reportUnlessClosed(error: unknown): void {
    if (!closed) basePorts.fault(error, id);
  }

  /** Queues background work that has no caller to report errors to. */
  function soon(job: () => void | Promise<void>): void {
    inTurn(job).catch(reportUnlessClosed);
  }

  /** Seats connected here. */
  const mine = () => [...new Set([...audiences.values()].flatMap((audience) => audience.you))];

  const halt = openHalt({ basePorts, rules: given, saved, journal: () => journal, soon });
  const { ports, rules } = halt;
  const journal = openJournal(ports.store, halt.resume, saved, changes);
  const hiddenFrom = openEntryMask(rules.game);
  const { bus, node, clock } = ports;
  const takeovers = openBotTakeovers(journal);
  const peers = openPeers({ bus, node, clock, match: id, mine, changes });

  return {
    id,
    saved,
    ports,
    rules,
    halt,
    journal,
    audiences,
    changes,
    queue,
    inTurn,
    soon,
    reportUnlessClosed,
    mine,
    peers,
    takeovers,
    cancels: openCancelRequests({ journal, clock: saved.clock, takeovers, now: clock.now }),
    questionIds: openQuestionIds(journal),
    hasClocks: hasSeatClocks(saved.clock),
    isImported: wasImported(journal.table.record.entries),
    /** Number of the newest entry that the holder of these seats may know of. */
    seqFor: (you: readonly number[]) => journal.seq - hiddenFrom(journal.table, you),
    /** Monotonic time in milliseconds. */
    now: () => ports.clock.steady?.() ?? ports.clock.now(),
    yieldToOthers: () => new Promise<void>((done) => void ports.clock.after(0, done)),
    isClosed: () => closed,
    close() {
      closed = true;
      peers.close();
    },
  };
}
