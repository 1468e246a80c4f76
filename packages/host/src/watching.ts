import type { Core, Event } from '@orrery/kernel';
import type { WatchSetting } from '@orrery/protocol';
import type { Audience, Eyes, Seen } from './audience.ts';
import type { Keeper } from './keeper.ts';
import { openLate } from './late.ts';
import { openMeasure } from './measure.ts';
import { refused } from './problems.ts';
import type { Holder } from './store.ts';

/** Those who look on without a seat: what the table lets them see. */
export interface Watching {
  readonly setting: WatchSetting;
  /** How somebody without a seat looks on; rejects with `no-watching`. Whoever's eyes it shall be must have agreed. */
  eyes(follow: number | undefined): Promise<Eyes>;
  /** What an audience looks at. */
  sight(audience: Pick<Audience, 'you' | 'eyes'>): Sight;
  /** Something has happened at the table. */
  goOn(): void;
  /** Whoever may not look on in this way any more is sent off, and comes back as he may. */
  sendOff(): void;
  /** Somebody has gone. */
  left(): void;
}

export interface Sight {
  table: Seen;
  log: readonly Event[];
  /** The table's number as they may know it. */
  seq: number;
}

/** The past is replayed for a spectator who finds no other there, so often at once and once more in so many milliseconds. */
const BEGINNINGS = 10;
const BEGIN_MS = 3000;

interface Surroundings {
  setting: WatchSetting | undefined;
  keeper: Keeper;
  audiences: ReadonlyMap<string, Audience>;
  /** How many entries the holder of some seats may know of. */
  seqFor(you: readonly number[]): number;
  breathe(): Promise<void>;
  now(): number;
  /** When the others' turn is over: finds out how it was some moves ago and shows that. */
  soon(job: () => Promise<void>): void;
  show(): void;
}

export function openWatching(around: Surroundings): Watching {
  const { keeper, audiences, seqFor, breathe } = around;
  const setting = around.setting ?? { as: 'open' };
  const moves = setting.as === 'late' ? setting.moves : 0;
  const late = openLate({ keeper, moves, visible: () => seqFor([]), breathe });
  const mayBegin = openMeasure<string>(around.now, BEGINNINGS, BEGIN_MS);
  const isOver = () => (keeper.table.state as Core).result !== null;
  const isLate = ({ eyes }: Audience) => eyes === 'late';
  const watchesLate = () => [...audiences.values()].some(isLate);

  const mayFollow = (holder: Holder | undefined) =>
    setting.as === 'follow' && holder?.kind === 'human' && holder.shows === true;

  return {
    setting,
    async eyes(follow) {
      if (setting.as === 'nobody') throw refused('no-watching');
      if (follow !== undefined && mayFollow(keeper.holders[follow])) return follow;
      if (setting.as !== 'late') return 'open';
      if (isOver()) return 'all';
      if (watchesLate()) return 'late';
      mayBegin('late');
      // A game that began under older rules cannot be replayed.
      const begun = await late.begin().then(
        () => true,
        () => false,
      );
      if (!begun) throw refused('no-watching', 'This game began under older rules: it cannot be watched late.');
      return 'late';
    },
    sight({ you, eyes }) {
      if (eyes === 'late') return { table: late.table, log: late.log, seq: late.seq };
      const seq = seqFor(typeof eyes === 'number' ? [eyes] : you);
      return { table: keeper.table, log: keeper.log, seq };
    },
    goOn() {
      if (!watchesLate() || late.goOn()) return;
      around.soon(async () => {
        await late.begin();
        around.show();
      });
    },
    sendOff() {
      for (const audience of audiences.values()) {
        const { eyes, clients } = audience;
        // At the end all hands are laid open: who was late comes back to the table of now.
        const gone = isLate(audience) ? isOver() : typeof eyes === 'number' && !mayFollow(keeper.holders[eyes]);
        if (gone) for (const client of [...clients]) client.drop();
      }
    },
    left() {
      if (!watchesLate()) late.end();
    },
  };
}
