import { type Entry, IllegalAction, type LeaverChoice, refuse } from '@orrery/kernel';
import type { AbsentPlayer } from '@orrery/protocol';
import type { Absence } from './absence.ts';
import type { BotTakeovers } from './bot-takeover.ts';
import { openEntryReader } from './entry-reader.ts';
import { requestError } from './errors.ts';
import type { Journal } from './journal.ts';
import { isAnswerTo, secretQuestions } from './secret-questions.ts';
import { SUBSTITUTE_LEVEL } from './substitutes.ts';
import { FEWEST_TURNS, sharesOf } from './turn-counts.ts';

/**
 * What happens when a player leaves a live game: after a delay, the others choose that the player loses (`win`), that a
 * bot plays on until the player returns (`bot`), or, before every side has had its first turns, that the game ends
 * without a result (`abort`).
 *
 * - They can choose only while the game waits for the absent player. While a secret question hides who has answered,
 *   all present players who are asked must answer and vote, because the game may wait for one of them instead.
 * - `bot` needs most of the players who are present, `abort` all of them. `win` needs most of them and all players on
 *   the leaver's own side, who lose as well.
 * - A player who has just lost the connection cannot vote, so those whom `win` or `abort` would cost the game are waited
 *   for as long as for the leaver.
 * - Votes are entries of the record. They are cleared when the player returns.
 */
export interface LeaverClaims {
  /** The absent players, as everyone at the table may know them. */
  absent(): AbsentPlayer[];
  /** Chooses or votes for a present player; does nothing if the player has already voted so. */
  claim(seat: number, of: number, choice: LeaverChoice): Promise<void>;
  /** Clears the votes about players who are back. */
  returned(seats: readonly number[]): Promise<void>;
}

interface ClaimsContext {
  journal: Journal;
  takeovers: BotTakeovers;
  absence: Absence;
  /** Seats whose players are connected, at this node or another. */
  here(): ReadonlySet<number>;
  isHalted(): boolean;
}

type Votes = ReadonlyMap<number, LeaverChoice>;

export function openLeaverClaims({ journal, takeovers, absence, here, isHalted }: ClaimsContext): LeaverClaims {
  /** Votes by absent seat and voting seat. */
  const votes = new Map<number, Map<number, LeaverChoice>>();

  function read(entry: Entry): void {
    if (entry.kind !== 'claim') return;
    const { seat, of, choice } = entry;
    if (choice === null) votes.delete(of);
    else votes.set(of, new Map(votes.get(of)).set(seat, choice));
  }

  const readOn = openEntryReader(journal, () => votes.clear(), read);
  /** The holder of a seat; a person who has taken several seats has a token for each, and still one vote. */
  const playerOf = (seat: number) => journal.holders[seat]?.person ?? journal.holders[seat]?.token ?? null;

  /** One seat of each present player, except the leaver. */
  function votersOn(of: number): number[] {
    const there = here();
    const seats = takeovers.people().filter((seat) => there.has(seat) && playerOf(seat) !== playerOf(of));
    return seats.filter((seat, at) => seats.findIndex((other) => playerOf(other) === playerOf(seat)) === at);
  }

  const sideOf = (of: number) => {
    const { rules, state } = journal.table;
    return rules.sides(state).find((side) => side.includes(of)) ?? [of];
  };

  /** What a seat is asked as everyone sees it, so that the answer to a quiet question changes nothing. */
  const askedOf = (of: number): string[] => {
    const { rules, state } = journal.table;
    return rules
      .waiting(state, null)
      .flatMap(({ seat, standing, question }) => (seat === of && !standing ? [question] : []));
  };

  /** Open questions that hide who has answered and that a seat seems to be asked. */
  function secretsOf(of: number): string[] {
    const { rules, state } = journal.table;
    const secret = secretQuestions(rules.game, state);
    return secret.length === 0 ? [] : askedOf(of).filter((question) => secret.includes(question));
  }

  /** Whether a seat's player has not answered one of these questions with all of their seats. */
  const owes = (seat: number, questions: readonly string[]): boolean => {
    const { rules, state } = journal.table;
    const own = takeovers.people().filter((other) => playerOf(other) === playerOf(seat));
    return (
      questions.length > 0 &&
      own.some((one) => rules.waiting(state, one).some((row) => row.seat === one && questions.includes(row.question)))
    );
  };

  function choicesOn(of: number, voters: readonly number[], delay: number): LeaverChoice[] {
    const { rules, state, record } = journal.table;
    if (askedOf(of).length === 0) return [];
    const there = here();
    const hasChance = (seat: number) => there.has(seat) || absence.of(seat).ms >= delay;
    const people = takeovers.people();
    const secret = secretQuestions(rules.game, state);
    const known = record.entries.filter((entry) => !isAnswerTo(secret, entry));
    const { turns } = sharesOf(known, journal.holders.length);
    const turnsOf = (side: readonly number[]) => side.reduce((sum, seat) => sum + (turns[seat] ?? 0), 0);
    if (rules.sides(state).some((side) => turnsOf(side) < FEWEST_TURNS))
      return people.every(hasChance) ? ['bot', 'abort'] : ['bot'];
    const side = sideOf(of);
    const partners = people.filter((seat) => side.includes(seat));
    return voters.some((seat) => !side.includes(seat)) && partners.every(hasChance) ? ['win', 'bot'] : ['bot'];
  }

  /** An absent player's situation; null if the player is not absent or the clock alone decides. */
  function absentAt(of: number): AbsentPlayer | null {
    const { delay } = absence;
    if (delay === null || isHalted() || journal.table.state.result) return null;
    if (!takeovers.people().includes(of) || here().has(of)) return null;
    const voters = votersOn(of);
    if (voters.length === 0) return null;
    readOn();
    const { ms, runs } = absence.of(of);
    const isDue = ms >= delay && !takeovers.pause.on;
    const cast = votes.get(of);
    return {
      seat: of,
      away: Math.round(ms),
      wait: isDue ? 0 : runs ? Math.ceil(delay - ms) : null,
      choices: isDue ? choicesOn(of, voters, delay) : [],
      voters: voters.map((seat) => ({ seat, choice: cast?.get(seat) ?? null })),
    };
  }

  function passes(of: number, choice: LeaverChoice, voters: readonly number[], cast: Votes): boolean {
    const isFor = (seat: number) => cast.get(seat) === choice;
    const secrets = secretsOf(of);
    if (!voters.every((seat) => isFor(seat) || !askedOf(seat).some((question) => secrets.includes(question))))
      return false;
    const count = voters.filter(isFor).length;
    if (choice === 'abort') return count === voters.length;
    if (count * 2 <= voters.length) return false;
    const side = sideOf(of);
    return choice === 'bot' || voters.every((seat) => !side.includes(seat) || isFor(seat));
  }

  function outcome(of: number, choice: LeaverChoice, by: number): Entry {
    if (choice === 'win') return { kind: 'resign', seat: of, why: 'away', by };
    if (choice === 'bot') return { kind: 'bot', seat: of, level: SUBSTITUTE_LEVEL, why: 'away' };
    return { kind: 'abandon', seat: by, why: 'away' };
  }

  /** The entry that a choice leads to; null if it is a repeat. */
  function decide(seat: number, of: number, choice: LeaverChoice): Entry | null {
    const { state } = journal.table;
    if (state.result) throw requestError('over');
    if (state.out[seat] !== false) throw new IllegalAction(refuse('no-seat'));
    if (absence.delay === null) throw requestError('stale', 'In a turn-based game, the clock decides.');
    const leaver = absentAt(of);
    if (!leaver) throw requestError('stale', 'This player is here. Play on.');
    if (!leaver.choices.includes(choice))
      throw requestError('stale', 'You cannot choose this yet. The player can still come back.');
    const voters = leaver.voters.map((voter) => voter.seat);
    const own = voters.find((voter) => playerOf(voter) === playerOf(seat));
    if (own === undefined) throw requestError('not-your-seat');
    if (owes(own, secretsOf(of))) throw requestError('stale', 'Answer the open question first.');
    const cast = new Map(votes.get(of)).set(own, choice);
    if (passes(of, choice, voters, cast)) return outcome(of, choice, seat);
    return votes.get(of)?.get(own) === choice ? null : { kind: 'claim', seat: own, of, choice };
  }

  return {
    absent: () =>
      absence.seats.flatMap((seat) => {
        const found = absentAt(seat);
        return found ? [found] : [];
      }),
    async claim(seat, of, choice) {
      if (decide(seat, of, choice) === null) return;
      await journal.commit(() => {
        const entry = decide(seat, of, choice);
        if (entry === null) throw requestError('stale');
        return entry;
      });
    },
    async returned(seats) {
      readOn();
      for (const of of seats) {
        if (!votes.has(of) || journal.table.state.result || journal.table.state.out[of]) continue;
        await journal.commit(() => ({ kind: 'claim', seat: of, of, choice: null }));
      }
    },
  };
}
