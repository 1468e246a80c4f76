import { openAbsence } from './absence.ts';
import { openAttendance } from './attendance.ts';
import type { Automation } from './automation.ts';
import { openBroadcast } from './broadcast.ts';
import { openChat } from './chat.ts';
import { openHintRequests } from './hint-requests.ts';
import { openLeaverClaims } from './leaver-claims.ts';
import type { MatchCore } from './match-core.ts';
import { openSpectators } from './spectators.ts';
import { openSubstitutes } from './substitutes.ts';
import { openSummary } from './summary.ts';
import { openTableMessages } from './table-messages.ts';
import { openUndoRequests } from './undo-requests.ts';

/** The third stage of a match: what its players and spectators see. */
export type Display = ReturnType<typeof openDisplay>;

export function openDisplay(core: MatchCore, { clocks }: Automation) {
  const { saved, ports, journal, takeovers, cancels, audiences, peers, now } = core;
  // The owner of an imported match knows its seed, so hidden information must not be derived from it.
  const nextSeed = () => (core.isImported ? null : ports.reseed?.(saved.seed, journal.seq)) ?? ports.secret();
  const undoRequests = openUndoRequests(journal, nextSeed, core.yieldToOthers, (declined) =>
    core.changes.undoRequest(declined),
  );
  const talk = openChat(journal, ports.clock, ports.cleanTalk);
  const { thinker } = ports;
  const allowed = saved.hints !== false;
  const hints = openHintRequests({ match: core.id, journal, thinker, allowed, inTurn: core.inTurn });
  const spectators = openSpectators(core);
  const here = () => new Set([...peers.seats, ...core.mine()]);
  const substitutes = openSubstitutes({ journal, saved, takeovers, audiences, here, now });
  const absence = openAbsence({
    journal,
    clock: saved.clock,
    here,
    counts: () => !takeovers.pause.on && ports.bus.isUp !== false,
    now,
  });
  const isHalted = () => core.halt.on;
  const leavers = openLeaverClaims({ journal, takeovers, absence, here, isHalted });
  const messages = openTableMessages(core, {
    ...{ clocks, undoRequests, talk, spectators, leavers, cancels },
    hints: hints.open,
  });
  const broadcast = openBroadcast(core, messages, talk, spectators);
  const summaries = openSummary(core, messages, substitutes);
  const attendance = openAttendance({
    clock: ports.clock,
    absence,
    leavers,
    cancels,
    isWatched: () => audiences.size > 0 && !core.isClosed(),
    onDue: () => core.changes.attendance(),
  });
  return {
    ...{ undoRequests, talk, hints, spectators, substitutes, messages, broadcast, summaries },
    ...{ absence, leavers, cancels, attendance },
  };
}
