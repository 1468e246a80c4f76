import type { Core, MatchRecord, Rules } from '@orrery/kernel';
import type { KnownState, MatchSummary } from '@orrery/protocol';
import { openChanges } from './after-change.ts';
import type { Client } from './audience.ts';
import { openAutomation } from './automation.ts';
import { openDisplay } from './display.ts';
import { openJoining } from './joining.ts';
import { openMatchCore } from './match-core.ts';
import type { MatchPorts } from './ports.ts';
import type { Visitor } from './seating.ts';
import type { Session } from './session.ts';
import type { SavedMatch } from './store.ts';

/** A running match: one table in memory. All changes go through one queue. */
export interface Match {
  id: string;
  rules: Rules<Core>;
  join(client: Client, who: Visitor, have: KnownState | undefined): Promise<Session>;
  claim(seat: number | undefined, name: string, person: string | null): Promise<{ seat: number; token: string }>;
  /** Opens an absent player's seat to a substitute; `person` must be the host. */
  lend(seat: number, person: string): Promise<void>;
  /** Lets a bot play for an absent player; `person` must be the host. */
  sitIn(seat: number, person: string): Promise<void>;
  /** Opens a bot's seat to a player; `person` must be the host. */
  open(seat: number, person: string): Promise<void>;
  /** Gives an opened seat back to its bot; `person` must be the host. */
  bot(seat: number, person: string): Promise<void>;
  /** Gives a player their seat back. */
  reclaim(seat: number, person: string): Promise<void>;
  /** `person` is the person who asks, or null. */
  summary(person?: string | null): Promise<MatchSummary>;
  record(person?: string | null): Promise<MatchRecord>;
  /** Handles everything that is due, even without connected devices; resolves when nothing is left to do for now. */
  tend(): Promise<void>;
  /** Loads what other nodes have saved. */
  reload(): Promise<void>;
  /** Tells the match the newest entry number in the store, so that it loads missing entries. */
  noteSeq(seq: number): void;
  /** Whether no device is connected and no work is pending, so that the match can be unloaded. */
  readonly idle: boolean;
  close(): Promise<void>;
}

/** Opens a saved match. Throws `IllegalAction` if the rules cannot read it. */
export function openMatch(ports: MatchPorts, given: Rules<Core>, saved: SavedMatch): Match {
  const core = openMatchCore(ports, given, saved);
  const automation = openAutomation(core);
  const display = openDisplay(core, automation);
  Object.assign(core.changes, openChanges(core, automation, display));
  const joining = openJoining(core, automation, display);
  const { journal, audiences, queue, inTurn } = core;
  const { substitutes, summaries } = display;

  // The process may have died after the game ended but before its result was saved.
  summaries.reportEnd();

  return {
    id: core.id,
    rules: core.rules,
    join: (client, who, have) => inTurn(() => joining.join(client, who, have)),
    claim: (seat, name, person) => inTurn(() => joining.claim(seat, name, person)),
    lend: (seat, person) => inTurn(() => joining.changeHands(seat, substitutes.lend(seat, person))),
    sitIn: (seat, person) => inTurn(() => substitutes.sitIn(seat, person)),
    open: (seat, person) => inTurn(() => joining.changeHands(seat, substitutes.open(seat, person))),
    bot: (seat, person) => inTurn(() => joining.changeHands(seat, substitutes.bot(seat, person))),
    reclaim: (seat, person) => inTurn(() => joining.changeHands(seat, substitutes.reclaim(seat, person))),
    summary: (person) => inTurn(() => summaries.summary(person)),
    record: (person) => inTurn(() => summaries.record(person)),
    tend: joining.tend,
    reload: () => inTurn(journal.reload),
    noteSeq(seq) {
      if (seq > journal.seq && !core.isClosed()) core.soon(journal.reload);
    },
    get idle() {
      return audiences.size === 0 && !queue.busy && !automation.bots.busy && !automation.schedule.tending;
    },
    async close() {
      core.close();
      automation.close();
      display.attendance.close();
      await queue.idle();
      for (const audience of audiences.values()) for (const client of audience.clients) client.drop();
    },
  };
}
