import { type Action, type Core, IllegalAction, type Rules, type Waiting } from '@orrery/kernel';

/** A question put to a bot. */
export interface Puzzle {
  game: string;
  state: Core;
  seat: number;
  question: string;
  level: string;
  seed: string;
}

/** Wherever bots think: never on the thread that serves. Null lets a standing question be. */
export interface Thinker {
  think(puzzle: Puzzle): Promise<Action | null>;
}

interface Surroundings {
  thinker: Thinker;
  rules: Rules<Core>;
  state(): Core;
  seq(): number;
  /** Each seat's bot level; null where no bot sits. */
  levels(): (string | null)[];
  play(action: Action): Promise<void>;
  seed(): string;
  fault(error: unknown, about: string): void;
}

/** Plays the bots' seats of one match: one question at a time, until none is left to a bot. */
export interface BotPlayer {
  wake(): void;
  close(): void;
  readonly busy: boolean;
}

export function openBotPlayer(around: Surroundings): BotPlayer {
  const { rules } = around;
  let busy = false;
  let closed = false;
  // Standing questions that a bot has let be, as long as nothing else happens.
  let letBe = new Set<string>();
  let letBeAt = -1;

  const nameOf = (row: Waiting) => `${row.seat} ${row.question}`;

  /** A question that a person may answer as well is left to the person. */
  function next(): { row: Waiting; level: string } | null {
    if (letBeAt !== around.seq()) letBe = new Set();
    letBeAt = around.seq();
    const levels = around.levels();
    if (levels.every((level) => level === null)) return null;
    for (const row of rules.waiting(around.state())) {
      const level = levels[row.seat];
      if (!level || letBe.has(nameOf(row)) || row.group?.some((seat) => !levels[seat])) continue;
      return { row, level };
    }
    return null;
  }

  async function answer(row: Waiting, level: string): Promise<void> {
    const { seat, question } = row;
    const at = around.seq();
    let action: Action | null = null;
    try {
      const puzzle = { game: rules.game.id, state: around.state(), seat, question, level, seed: around.seed() };
      action = await around.thinker.think(puzzle);
      if (closed) return;
      if (action === null && row.standing) {
        if (around.seq() === at) letBe.add(nameOf(row));
        return;
      }
      if (action) return await around.play(action);
    } catch (error) {
      // Somebody acted meanwhile and the question is another one now: think again.
      if (closed || (error instanceof IllegalAction && around.seq() !== at)) return;
      around.fault(error, `bot ${level} at seat ${seat} of ${rules.game.id}`);
    }
    await fallBack(row, at);
  }

  /** A bot that fails must not hold up the others: something legal is played in its place. */
  async function fallBack(row: Waiting, at: number): Promise<void> {
    if (around.seq() !== at) return;
    const [action] = row.standing ? [] : rules.legal(around.state(), row.seat, row.question).actions;
    if (action) await around.play(action);
    else letBe.add(nameOf(row));
  }

  function wake(): void {
    if (busy || closed) return;
    const found = next();
    if (!found) return;
    busy = true;
    answer(found.row, found.level)
      .then(() => true)
      .catch((error) => {
        // The store failed: whoever does something next wakes the bots again.
        if (!closed) around.fault(error, `bot at seat ${found.row.seat}`);
        return false;
      })
      .then((goOn) => {
        busy = false;
        if (goOn) wake();
      });
  }

  return {
    wake,
    close() {
      closed = true;
    },
    get busy() {
      return busy;
    },
  };
}
