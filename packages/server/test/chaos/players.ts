import { type Action, type Answer, below, pick, type Rng } from '@orrery/kernel';
import {
  type Ask,
  type Connect,
  candidateAnswers,
  fingerprint,
  openRemote,
  ProblemError,
  type RemoteTable,
  type TableState,
} from '@orrery/protocol';

/** A bot client that plays one seat and records what it was shown. */
export interface Player {
  seat: number;
  /** Acknowledged actions. */
  acked: Action[];
  /** Fingerprint of the view for each `seq`. */
  told: Map<number, number>;
  /** Cases in which it was shown two different views with the same `seq`. */
  faults: string[];
  readonly table: TableState | null;
  /** Resolves when the game is over or the player has left. */
  over: Promise<void>;
  /** Current activity, for debugging. */
  readonly state: string;
  readonly status: RemoteTable['status'];
  close(): void;
}

export interface PlayerOptions {
  connect: Connect;
  match: string;
  token: string;
  seat: number;
  rng: Rng;
  /** Thinking time for the next question. */
  thinks(): number;
  onAck(): void;
  /** Called for each reply, including rejections. */
  onAnswer(): void;
}

/** Number of rejections of one question after which the player gives up the game. */
const PATIENCE = 40;
/** Errors of the connection or store, which are retried. */
const PASSING = ['unavailable', 'rate', 'not-joined'];

function answerTo({ prompt }: Ask, rng: Rng): Answer {
  const answers = [...candidateAnswers(prompt)].slice(0, 200);
  if (prompt.kind === 'subset' || prompt.kind === 'arrange') {
    const ids = prompt.items.filter((item) => !item.why).map(({ id }) => id);
    for (let i = ids.length - 1; i > 0; i--) {
      const j = below(rng, i + 1);
      [ids[i], ids[j]] = [ids[j] as string, ids[i] as string];
    }
    if (prompt.kind === 'arrange') return ids;
    if (below(rng, 2) === 0) return ids.slice(0, prompt.min + below(rng, Math.max(1, prompt.max - prompt.min + 1)));
  }
  if (prompt.kind === 'allocate' && prompt.rows.length > 0) {
    const shares: Record<string, number> = {};
    for (let left = prompt.min + below(rng, prompt.max - prompt.min + 1); left > 0; left--) {
      const rows = prompt.rows.filter((row) => (shares[row.id] ?? 0) < row.max);
      if (rows.length === 0) break;
      const { id } = pick(rng, rows);
      shares[id] = (shares[id] ?? 0) + 1;
    }
    return shares;
  }
  return answers.length > 0 ? pick(rng, answers) : null;
}

export function openPlayer(options: PlayerOptions): Player {
  const { seat, rng, match, token, connect } = options;
  const acked: Action[] = [];
  const told = new Map<number, number>();
  const faults: string[] = [];
  const refusals = new Map<string, number>();
  let busy = false;
  let doing = 'waits';
  let finish = () => {};
  const over = new Promise<void>((resolve) => {
    finish = resolve;
  });

  function hear(table: TableState): void {
    const view = table.views.find((one) => one.seat === seat)?.view;
    if (view !== undefined) {
      const seen = fingerprint(view);
      const before = told.get(table.seq);
      if (before !== undefined && before !== seen)
        faults.push(`seat ${seat} got two different views for seq ${table.seq}`);
      told.set(table.seq, seen);
    }
    if (table.result) return finish();
    look();
  }

  function look(): void {
    if (busy || !remote.table?.prompts.some((ask) => !ask.standing)) return;
    busy = true;
    doing = 'thinks';
    // After a rejection, it answers almost immediately.
    const again = refusals.size > 0 ? 20 : options.thinks();
    setTimeout(() => void move().finally(rest), again);
  }

  function rest(): void {
    busy = false;
    doing = 'waits';
    look();
  }

  async function move(): Promise<void> {
    const asks = remote.table?.prompts.filter((ask) => !ask.standing) ?? [];
    if (asks.length === 0) return;
    const ask = pick(rng, asks);
    const { question, n } = ask;
    const key = `${question} ${n}`;
    const action: Action = { seat, question, n, answer: answerTo(ask, rng) };
    try {
      if ((refusals.get(key) ?? 0) > PATIENCE) return void (await remote.request('resign', { seat }));
      doing = `acts on ${question}`;
      await remote.act(action);
      acked.push(action);
      refusals.clear();
      options.onAck();
      options.onAnswer();
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error;
      const { code } = error.problem;
      if (PASSING.includes(code)) await new Promise((done) => setTimeout(done, 100));
      else options.onAnswer();
      if (code !== 'illegal') refusals.clear();
      else refusals.set(key, (refusals.get(key) ?? 0) + 1);
    }
  }

  const remote: RemoteTable = openRemote({ connect, match, token, onChange: hear });
  return {
    seat,
    acked,
    told,
    faults,
    over,
    get table() {
      return remote.table;
    },
    get state() {
      const asked = remote.table?.prompts.map(({ question, standing }) => `${question}${standing ? ' standing' : ''}`);
      return `${remote.status} at ${remote.table?.seq}, ${doing}, asked ${asked}, refused ${[...refusals]}`;
    },
    get status() {
      return remote.status;
    },
    close() {
      remote.close();
      finish();
    },
  };
}
