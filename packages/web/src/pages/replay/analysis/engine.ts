import { type Analysis, ENGINE } from '@orrery/bots';
import { seeded } from '@orrery/kernel';
import { loadAnalysis, type StoredAnalysis, saveAnalysis } from '../../../table/store.ts';
import type { Entries, FromEngine, ToEngine } from './messages.ts';
import type { Pace } from './pace.ts';

/** What an analysis is doing; `stopped` keeps what was found until then. */
type Status = 'loading' | 'working' | 'paused' | 'done' | 'stopped' | 'failed';

export interface Progress {
  status: Status;
  report: Analysis | null;
  /** Estimated time left in milliseconds, if known. */
  leftMs: number | null;
}

export interface Engine {
  /** Starts, or starts again after it was stopped or failed. */
  start(): void;
  pause(on: boolean): void;
  /** Stops the work and keeps what was found. */
  stop(): void;
  /** Adds a pass with more simulations. */
  deepen(): void;
  close(): void;
}

/** Where analyses are kept, and the worker that makes them. */
export interface EnginePorts {
  load(id: string): Promise<StoredAnalysis | undefined>;
  save(analysis: StoredAnalysis): Promise<void>;
  worker(): Pick<Worker, 'postMessage' | 'terminate' | 'onmessage' | 'onerror'>;
  now(): number;
}

const PORTS: EnginePorts = {
  load: loadAnalysis,
  save: saveAnalysis,
  worker: () => new Worker(new URL('./analysis.worker.ts', import.meta.url), { type: 'module', name: 'analysis' }),
  now: Date.now,
};

/** The identity of a record: the same for a game on this device, on the server, in a file or in a link. */
export function recordId({ game, version, options, seats, seed, entries }: Entries): string {
  const words = seeded(JSON.stringify([game, version, options, seats, seed, entries]));
  return `${game}-${words.map((word) => word.toString(36)).join('-')}`;
}

/** What a kept analysis must have been made by. */
export const madeBy = ({ version }: Entries): string => `${ENGINE}/${version}`;

const IDLE: Progress = { status: 'loading', report: null, leftMs: null };

/** Analyzes a record in a worker, or loads the analysis that is kept on this device. `tell` gets every change. */
export function openEngine(
  record: Entries,
  pace: Pace,
  tell: (progress: Progress) => void,
  ports: EnginePorts = PORTS,
): Engine {
  const id = recordId(record);
  const made = madeBy(record);
  let progress = IDLE;
  let worker: ReturnType<EnginePorts['worker']> | null = null;
  /** Passes of the analysis that is shown: an earlier pass that is made again does not replace it. */
  let known = 0;
  let closed = false;

  function change(part: Partial<Progress>): void {
    progress = { ...progress, ...part };
    if (!closed) tell(progress);
  }
  const send = (message: ToEngine) => worker?.postMessage(message);
  function end(): void {
    worker?.terminate();
    worker = null;
  }
  function fail(): void {
    end();
    change({ status: 'failed', leftMs: null });
  }

  /** Whether a report says more than what is shown. */
  function isNews(report: Analysis, busy: boolean): boolean {
    // While a pass runs, `pass` counts those before it.
    if (busy ? report.pass < known : report.pass <= known) return false;
    const before = progress.report;
    return !before || report.pass > before.pass || report.decided.done >= before.decided.done;
  }

  function receive(message: FromEngine): void {
    if ('failed' in message) {
      console.error(message.failed);
      return fail();
    }
    const { report, busy, leftMs } = message;
    if (isNews(report, busy)) change({ report });
    change({ leftMs, status: busy ? (progress.status === 'paused' ? 'paused' : 'working') : 'done' });
    if (report.done === 1 && report.pass > known) {
      known = report.pass;
      // Without room on the device, the analysis is made anew next time.
      ports.save({ id, made, value: report, updated: ports.now() }).catch(() => {});
    }
  }

  function work(passes: number): void {
    end();
    change({ status: 'working', leftMs: null });
    worker = ports.worker();
    worker.onmessage = ({ data }: MessageEvent<FromEngine>) => receive(data);
    worker.onerror = fail;
    const { game, version, options, seats, seed, entries } = record;
    send({ do: 'open', record: { game, version, options, seats, seed, entries }, seed: id, passes, pace });
  }

  async function open(): Promise<void> {
    const kept = await ports.load(id).catch(() => undefined);
    if (closed) return;
    if (kept?.made !== made) return work(1);
    const report = kept.value as Analysis;
    known = report.pass;
    change({ status: 'done', report });
  }
  void open();

  return {
    start: () => work(known + 1),
    pause(on) {
      if (!worker) return;
      send({ do: 'pause', on });
      change({ status: on ? 'paused' : 'working' });
    },
    stop() {
      end();
      change({ status: 'stopped', leftMs: null });
    },
    deepen() {
      if (!worker) return work(known + 1);
      send({ do: 'deepen' });
      change({ status: 'working', leftMs: null });
    },
    close() {
      closed = true;
      end();
    },
  };
}
