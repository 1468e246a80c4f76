import type { Core, Entry, Event, Passed } from '@orrery/kernel';
import type { Seen } from './audience.ts';
import type { Keeper } from './keeper.ts';
import { quietQuestions } from './quiet.ts';

/** So many entries are replayed before others have their turn. */
const SLICE = 16;

/** A table as it was some moves ago, for those who may see all hands then. */
export interface Late {
  readonly table: Seen;
  /** All events up to there. */
  readonly log: readonly Event[];
  /** How many entries there were, as far as spectators may know. */
  readonly seq: number;
  /** Finds out how it was; to be done before anybody looks. */
  begin(): Promise<void>;
  /** Something has happened at the table; false where it has to begin anew to know how it was. */
  goOn(): boolean;
  /** Nobody looks any more. */
  end(): void;
}

interface Surroundings {
  keeper: Keeper;
  moves: number;
  /** How many entries a stranger may know of: when a secret answer came must not show in when something old is told. */
  visible(): number;
  breathe(): Promise<void>;
}

export function openLate({ keeper, moves, visible, breathe }: Surroundings): Late {
  /** From the moment that is shown to the newest. */
  let trail: Passed<Core>[] = [];
  let first = 0;
  let log: Event[] = [];
  let told = 0;
  const target = () => Math.max(0, Math.min(visible() - moves, untilSecret()));

  /** How many entries there are before the first answer to a quiet question that is still open. */
  function untilSecret(): number {
    const { rules, state, record } = keeper.table;
    const quiet = quietQuestions(rules.game, state);
    const from = quiet.length > 0 ? record.entries.findLastIndex(({ kind }) => kind === 'undo') + 1 : 0;
    const isSecret = (entry: Entry, at: number) =>
      at >= from && entry.kind === 'act' && quiet.includes(entry.action.question);
    const first = quiet.length > 0 ? record.entries.findIndex(isSecret) : -1;
    return first < 0 ? Number.POSITIVE_INFINITY : first;
  }
  const shown = (): Core => trail[0]?.state ?? keeper.table.state;

  function catchUp(): void {
    for (const to = target(); first < to && trail.length > 1; first++) {
      trail.shift();
      log.push(...(trail[0]?.events ?? []));
    }
  }

  return {
    table: {
      get rules() {
        return keeper.table.rules;
      },
      get state() {
        return shown();
      },
      told: (event, viewer) => keeper.table.told(event, viewer),
    },
    get log() {
      return log;
    },
    get seq() {
      // Standing orders count for nobody but who has left them.
      const orders = keeper.table.record.entries.slice(0, first).filter(({ kind }) => kind === 'orders');
      return first - orders.length;
    },
    async begin() {
      first = target();
      const replay = keeper.table.since(first, SLICE);
      let slice = replay.next();
      for (; !slice.done; slice = replay.next()) await breathe();
      trail = slice.value;
      told = keeper.log.length;
      const since = trail.slice(1).reduce((sum, { events }) => sum + events.length, 0);
      log = keeper.log.slice(0, told - since);
    },
    goOn() {
      if (trail.length === 0) return true;
      const fresh = keeper.table.record.entries.length - (first + trail.length - 1);
      if (fresh !== 0 && fresh !== 1) return false;
      if (fresh === 1) trail.push({ state: keeper.table.state, events: keeper.log.slice(told) });
      told = keeper.log.length;
      catchUp();
      return true;
    },
    end() {
      [trail, log, first] = [[], [], 0];
    },
  };
}
