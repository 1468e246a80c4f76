import type { KnownState } from '@orrery/protocol';
import { type Audience, type Client, keyOf, openAudience, outgoing, type ViewMode } from './audience.ts';
import type { Automation } from './automation.ts';
import type { Display } from './display.ts';
import { isRefusal } from './errors.ts';
import type { MatchCore } from './match-core.ts';
import { openSeating, type Visitor } from './seating.ts';
import { openSessions, type Session } from './session.ts';

/** How devices join and leave a match, and how seats change hands. */
export function openJoining(core: MatchCore, automation: Automation, display: Display) {
  const { journal, audiences, changes, halt, hasClocks, peers, inTurn, soon } = core;
  const { clocks, leadership, schedule } = automation;
  const { broadcast, messages, spectators, substitutes, talk, attendance, leavers } = display;
  const seating = openSeating(core, automation, display);
  const openSession = openSessions(core, automation, display, seating.show, onLeave);
  let isFresh = true;

  /** Handles what is due, until nothing is left to do for now. */
  async function tend(): Promise<void> {
    await inTurn(automation.loadVacations);
    await schedule.tend();
  }

  function onLeave(client: Client, audience: Audience): void {
    const { you, key } = audience;
    if (!audience.clients.delete(client) || audience.clients.size > 0) return;
    if (audiences.get(key) === audience) audiences.delete(key);
    spectators.left();
    substitutes.presenceChanged();
    attendance.update();
    if (you.length > 0 && !core.isClosed()) soon(broadcast.sendSeats);
    peers.announceSeats();
    leadership.update();
    halt.safely(clocks.update);
    if (core.isClosed()) return;
    // A player who leaves while the game waits for them may need a notification. With seat clocks, bots keep playing.
    if (hasClocks) tend().catch(core.reportUnlessClosed);
    else if (leadership.on) soon(() => schedule.save());
  }

  function sit(
    client: Client,
    who: Visitor,
    you: number[],
    mode: ViewMode | null,
    have: KnownState | undefined,
  ): Session {
    const key = keyOf(you, mode);
    const known = audiences.get(key);
    const view = spectators.viewFor({ you, mode });
    const audience =
      known ??
      openAudience(view.table, you, mode, {
        seq: view.seq,
        eventsSent: view.log.length,
        chatChecked: journal.talk.length,
        chatSent: talk.visibleTo({ you, mode }).length,
      });
    audiences.set(key, audience);
    attendance.update();
    // Update the other devices first; the new device gets the seats together with the table.
    if (!known && you.length > 0) broadcast.sendSeats();
    audience.clients.add(client);
    if (!known) peers.announceSeats();
    substitutes.presenceChanged();
    leadership.update();
    clocks.update();
    // Before the first messages, whose clocks count as sent to all devices of this audience.
    broadcast.sendClocks();
    for (const message of messages.first(audience, have)) client.send(outgoing(message));
    changes.update();
    const { person, name } = who;
    return openSession(client, audience, person && name ? { person, name } : null);
  }

  /** Joins a device. If the table cannot be shown to a player, the match is halted and shown as far as possible. */
  async function enter(run: () => Session, plays: boolean): Promise<Session> {
    try {
      return run();
    } catch (error) {
      if (isRefusal(error) || !plays || halt.on) throw error;
      await halt.stop(error, 'join');
      return run();
    }
  }

  return {
    ...seating,
    tend,
    async join(client: Client, who: Visitor, have: KnownState | undefined): Promise<Session> {
      // A device that was connected to another node may have seen more than this node has.
      if (have && have.seq > journal.seq) await journal.reload();
      if (seating.isStranger(who)) await journal.reloadSeats();
      await automation.loadVacations();
      await seating.returned(who);
      const you = seating.heldBy(who);
      const mode = you.length > 0 ? null : await spectators.modeFor(who.follow);
      soon(() => leavers.returned(you));
      const session = await enter(() => sit(client, who, you, mode, have), you.length > 0);
      // The first connected device starts the clocks.
      if (hasClocks && journal.seq === 0 && isFresh) {
        isFresh = false;
        await schedule.save();
      }
      return session;
    },
  };
}
