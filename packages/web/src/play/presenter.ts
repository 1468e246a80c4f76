import type { Settings } from '../app/settings.ts';
import { isAwaited, type NumberedEvent, type TableClient, type TableView } from '../table/table-types.ts';
import { type Beat, inTime, schedule } from './beats.ts';

/** What is being announced. */
export interface Presented {
  beat: Beat | null;
  /** The newest event that may be told; later ones wait for their beat. */
  upTo: number;
  /** Whether newer moves wait to be shown. */
  behind: boolean;
}

export interface PresenterOptions {
  pace: Settings['pace'];
  beatsOf(events: readonly NumberedEvent[], table: TableView): Beat[];
  /** Called before the table changes, while the screen still shows what the events are about to change. */
  before(events: readonly NumberedEvent[]): void;
}

/** A table client that shows the moves of others one after another. */
export interface Presenter extends TableClient {
  presented(): Presented;
  configure(options: PresenterOptions): void;
  /** Shows everything at once, until the viewer is asked. */
  skip(): void;
}

interface Step {
  table: TableView;
  events: NumberedEvent[];
  beats: Beat[];
}

const DONE: Presented = { beat: null, upTo: Number.POSITIVE_INFINITY, behind: false };

const newestOf = ({ log }: TableView): number => log[log.length - 1]?.n ?? -1;

const isOnClock = ({ clocks, times, mySeats }: TableView): boolean =>
  clocks.some(({ until }) => until !== null) ||
  (times?.seats.some(({ seat, until }) => until !== null && mySeats.includes(seat)) ?? false);

/** Whether what is shown cannot be continued: another seat's view, an undo, the first view. */
const isOtherTable = (before: TableView, now: TableView, events: readonly NumberedEvent[]): boolean =>
  before.viewer !== now.viewer ||
  before.view === null ||
  newestOf(now) < newestOf(before) ||
  events.some(({ type }) => type === 'undone');

/** Shows a table move by move. The viewer's own actions are shown at once, as is everything in a hidden tab. */
export function openPresenter(client: TableClient): Presenter {
  const listeners = new Set<() => void>();
  let options: PresenterOptions = { pace: 'instant', beatsOf: () => [], before() {} };
  let newest = client.snapshot();
  /** The moment that is shown, and the table with that moment and everything else as it is now. */
  let moment = newest;
  let shown = newest;
  let presented = DONE;
  let waiting: Step[] = [];
  /** The announcements after the current one. */
  let left: readonly Beat[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Whether an action of the viewer is on its way, whose effects are shown at once. */
  let isOwn = false;
  let isSkipping = false;
  let stop = () => {};

  function publish(next: Presented): void {
    presented = next;
    const { view, log, progress, waiting: asked, result, prompts } = moment;
    const open = new Set(newest.prompts.map(({ question }) => question));
    shown =
      moment === newest
        ? newest
        : {
            ...newest,
            view,
            log,
            progress,
            waiting: asked,
            result,
            prompts: prompts.filter((one) => open.has(one.question)),
          };
    for (const changed of listeners) changed();
  }

  function catchUp(): void {
    clearTimeout(timer);
    timer = undefined;
    waiting = [];
    left = [];
    if (moment.view !== newest.view) options.before([]);
    moment = newest;
    publish(DONE);
  }

  function announce(beats: readonly Beat[]): void {
    clearTimeout(timer);
    const at = beats.findIndex(({ ms }) => ms > 0);
    const beat = beats[at];
    left = at < 0 ? [] : beats.slice(at + 1);
    if (!beat) return next();
    timer = setTimeout(() => announce(left), beat.ms);
    publish({ beat, upTo: beat.events.at(-1)?.n ?? Number.POSITIVE_INFINITY, behind: waiting.length > 0 });
  }

  function next(): void {
    timer = undefined;
    if (waiting.length === 0) return publish(DONE);
    const { take, beats } = schedule(
      waiting.map((step) => step.beats),
      options.pace,
      isOnClock(newest),
    );
    show(waiting.splice(0, take), beats);
  }

  function show(steps: readonly Step[], beats: Beat[]): void {
    options.before(steps.flatMap(({ events }) => events));
    moment = steps.at(-1)?.table ?? newest;
    announce(beats);
  }

  function receive(): void {
    const before = newest;
    newest = client.snapshot();
    if (isSkipping && (isAwaited(newest) || newest.result)) isSkipping = false;
    if (before.view === newest.view && before.log === newest.log) {
      const last = waiting.at(-1);
      if (last) last.table = newest;
      else moment = newest;
      return publish(presented);
    }
    const events = newest.log.filter(({ n }) => n > newestOf(before));
    if (isOtherTable(before, newest, events) || isSkipping || document.hidden) return catchUp();
    const step = { table: newest, events, beats: options.pace === 'instant' ? [] : options.beatsOf(events, newest) };
    waiting.push(step);
    if (isOwn) return show(waiting.splice(0), inTime([...left, ...step.beats]));
    // Nothing is kept back from players who can act, too: the screen changes at once, and only announcements wait.
    if (isAwaited(moment) && isAwaited(newest) && timer !== undefined) {
      left = inTime([...left, ...step.beats]);
      options.before(events);
      waiting = [];
      moment = newest;
      return publish(presented);
    }
    if (timer === undefined) next();
    else publish({ ...presented, behind: true });
  }

  const whenHidden = () => document.hidden && catchUp();

  return {
    ...client,
    subscribe(changed) {
      if (listeners.size === 0) {
        newest = client.snapshot();
        moment = newest;
        shown = newest;
        const end = client.subscribe(receive);
        document.addEventListener('visibilitychange', whenHidden);
        stop = () => {
          end();
          document.removeEventListener('visibilitychange', whenHidden);
          clearTimeout(timer);
          timer = undefined;
          waiting = [];
          presented = DONE;
        };
      }
      listeners.add(changed);
      return () => {
        listeners.delete(changed);
        if (listeners.size === 0) stop();
      };
    },
    snapshot() {
      if (listeners.size === 0) shown = client.snapshot();
      return shown;
    },
    async act(action) {
      isOwn = true;
      if (waiting.length > 0) catchUp();
      try {
        return await client.act(action);
      } finally {
        isOwn = false;
      }
    },
    presented: () => presented,
    configure(next) {
      const slower = options.pace !== next.pace;
      options = next;
      if (slower && next.pace === 'instant') catchUp();
    },
    skip() {
      isSkipping = !isAwaited(newest) && newest.mySeats.length > 0;
      client.setPace(0);
      catchUp();
    },
  };
}
