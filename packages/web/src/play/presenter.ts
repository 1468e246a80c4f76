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

interface PresenterOptions {
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

/** A clock with more time left than this can wait for what is shown. */
const HURRY_MS = 3_600_000;

/** Whether a clock of the viewer runs. Then they must see the newest position. */
function isOnClock({ clocks, times, mySeats, waiting }: TableView): boolean {
  const runs = ({ until }: { until: number | null }) => until !== null && until - Date.now() < HURRY_MS;
  const isMine = (question: string) => waiting.some((row) => row.question === question && mySeats.includes(row.seat));
  return (
    clocks.some((clock) => runs(clock) && isMine(clock.question)) ||
    (times?.seats.some((clock) => runs(clock) && mySeats.includes(clock.seat)) ?? false)
  );
}

/** Whether the viewer can act now, in the newest position, so that nothing may be kept back from them. */
const canAct = (shown: TableView, newest: TableView): boolean =>
  isAwaited(newest) && (isAwaited(shown) || isOnClock(newest));

/** Whether what is shown cannot be continued: another seat's view, an undo, the first view. */
const isOtherTable = (before: TableView, now: TableView, events: readonly NumberedEvent[]): boolean =>
  before.viewer !== now.viewer ||
  before.view === null ||
  newestOf(now) < newestOf(before) ||
  events.some(({ type }) => type === 'undone');

/**
 * The table at an earlier moment, with everything else as it is now. Only what is still open is asked. The result is
 * told last.
 */
function at(moment: TableView, newest: TableView, { beat, upTo }: Presented): TableView {
  const isTold = !beat?.rolls && upTo >= newestOf(moment);
  if (moment === newest && (isTold || !newest.result)) return newest;
  const { view, log, progress, waiting, prompts } = moment;
  const open = new Set(newest.prompts.map(({ question }) => question));
  return {
    ...newest,
    view,
    log,
    progress,
    waiting,
    result: isTold ? moment.result : null,
    prompts: prompts.filter((one) => open.has(one.question)),
  };
}

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
  /** How many actions of the viewer are on their way. Their effects are shown at once. */
  let sending = 0;
  let isSkipping = false;
  let stop = () => {};

  function publish(next: Presented): void {
    presented = next;
    shown = at(moment, newest, next);
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
    const first = beats.findIndex(({ ms }) => ms > 0);
    const beat = beats[first];
    left = first < 0 ? [] : beats.slice(first + 1);
    if (!beat) return next();
    timer = setTimeout(() => announce(left), beat.ms);
    publish({ beat, upTo: beat.events.at(-1)?.n ?? Number.POSITIVE_INFINITY, behind: waiting.length > 0 });
  }

  function next(): void {
    timer = undefined;
    if (waiting.length === 0) return publish(DONE);
    const all = waiting.map((step) => step.beats);
    const { take, beats } = schedule(all, options.pace);
    const last = waiting[take - 1];
    if (last && take < waiting.length && canAct(last.table, newest)) showAll([]);
    else show(waiting.splice(0, take), beats);
  }

  /** Shows everything that waits at once, and its announcements after these. */
  function showAll(first: readonly Beat[]): void {
    const steps = waiting.splice(0);
    show(steps, inTime([...first, ...steps.flatMap(({ beats }) => beats)]));
  }

  /** Like `showAll`, without ending the current announcement. */
  function showBehind(): void {
    const steps = waiting.splice(0);
    left = inTime([...left, ...steps.flatMap(({ beats }) => beats)]);
    options.before(steps.flatMap(({ events }) => events));
    moment = newest;
    publish({ ...presented, behind: false });
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
      // A clock may start after the move that started it has arrived.
      return last && canAct(moment, newest) ? showBehind() : publish(presented);
    }
    const events = newest.log.filter(({ n }) => n > newestOf(before));
    if (isOtherTable(before, newest, events) || isSkipping || document.hidden) return catchUp();
    const step = { table: newest, events, beats: options.pace === 'instant' ? [] : options.beatsOf(events, newest) };
    waiting.push(step);
    if (sending > 0) showAll(left);
    else if (timer === undefined) next();
    else if (canAct(moment, newest)) showBehind();
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
          left = [];
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
      sending++;
      if (waiting.length > 0) catchUp();
      try {
        return await client.act(action);
      } finally {
        sending--;
      }
    },
    async request(verb, fields) {
      const refusal = await client.request(verb, fields);
      // Players who leave the game do not wait for what is left to show.
      if (verb === 'resign' && !refusal) catchUp();
      return refusal;
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
