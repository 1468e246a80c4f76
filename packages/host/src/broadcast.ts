import type { ToClient } from '@orrery/protocol';
import { type Audience, advanceViews, areAsSent, nextViews, openAudience, outgoing } from './audience.ts';
import type { Chat } from './chat.ts';
import type { MatchCore } from './match-core.ts';
import type { Spectators } from './spectators.ts';
import type { TableMessages } from './table-messages.ts';
import { isByBot } from './undo-requests.ts';

/** Sends each audience the information it may see. */
export interface Broadcast {
  /** Sends a message about the current position to all devices but those of delayed spectators. */
  sendToCurrent(message: ToClient): void;
  sendSeats(): void;
  sendChat(): void;
  /** Sends what is new. Audiences that must not notice the change get no message. */
  sendStep(): void;
  /** Sends the full table to everyone. */
  sendFullTable(): void;
  /** Sends the clocks to audiences whose display would otherwise be wrong. */
  sendClocks(): void;
}

export function openBroadcast(
  { rules, saved, journal, audiences, halt, now }: MatchCore,
  messages: TableMessages,
  talk: Chat,
  spectators: Spectators,
): Broadcast {
  function sendTo(audience: Audience, message: ToClient): void {
    const packed = outgoing(message);
    for (const client of audience.clients) client.send(packed);
  }

  function sendToAll(message: ToClient, isMeant = (_audience: Audience) => true): void {
    const packed = outgoing(message);
    for (const audience of audiences.values())
      if (isMeant(audience)) for (const client of audience.clients) client.send(packed);
  }

  /**
   * Handles a table that cannot be displayed: halts it if players are affected, otherwise disconnects the spectators.
   */
  function fail(audience: Audience, error: unknown): void {
    if (audience.you.length > 0) return halt.stopSoon(error, 'show');
    halt.report(error, 'show');
    for (const client of [...audience.clients]) client.drop();
  }

  return {
    sendToCurrent: (message) => sendToAll(message, ({ mode }) => mode !== 'late'),
    sendSeats() {
      sendToAll(messages.seats(), ({ mode }) => mode !== 'late');
      if ([...audiences.values()].some(({ mode }) => mode === 'late'))
        sendToAll(messages.seats(true), ({ mode }) => mode === 'late');
    },
    sendStep() {
      const asked = rules.waiting(journal.table.state);
      const byBot = isByBot(journal.table.record.entries.at(-1), journal.holders);
      for (const audience of audiences.values()) {
        try {
          const from = audience.seq;
          const { table, log, seq } = spectators.viewFor(audience);
          if (!advanceViews(audience, seq, byBot)) continue;
          const views = nextViews(table, audience, log);
          sendTo(audience, { say: 'step', from, seq, views, ...messages.playerView(audience, asked) });
        } catch (error) {
          fail(audience, error);
        }
      }
    },
    sendFullTable() {
      for (const audience of audiences.values()) {
        const { you, mode, clients, chatChecked, chatSent } = audience;
        const { table, log, seq } = spectators.viewFor(audience);
        const sent = { seq, eventsSent: log.length, chatChecked, chatSent };
        Object.assign(audience, openAudience(table, you, mode, sent), { clients });
        sendTo(audience, messages.fullTable(audience));
      }
    },
    sendChat() {
      for (const audience of audiences.values()) {
        if (audience.chatChecked === journal.talk.length) continue;
        const lines = talk.visibleTo(audience, audience.chatChecked);
        audience.chatChecked = journal.talk.length;
        const from = audience.chatSent;
        audience.chatSent += lines.length;
        if (lines.length > 0) sendTo(audience, { say: 'talk', from, lines });
      }
    },
    sendClocks() {
      if (!saved.clock) return;
      for (const audience of audiences.values()) {
        if (!audience.clocksSent) continue;
        const real = messages.clocksFor(audience);
        const at = now();
        if (areAsSent(audience.clocksSent, real, at)) continue;
        audience.clocksSent = { at, clocks: real };
        sendTo(audience, { say: 'clocks', ...real });
      }
    },
  };
}
