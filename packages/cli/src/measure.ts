import { type Core, defined, type Rules, seeded } from '@orrery/kernel';

/** The speed of a game's rules. Rates are per second, other values are in microseconds. */
export interface Measures {
  decisions: number;
  games: number;
  copy: number;
  view: number;
  prompt: number;
  imagine: number;
  play: number;
}

/** CPU time of this process in milliseconds, which other programs do not affect. */
export function cpuMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** Runs a function for `ms` milliseconds after a warm-up of the same length. Returns the work done per CPU second. */
export function rate(run: () => number, ms: number): number {
  // Reading the clock costs time, so it is read once per chunk.
  let chunk = 1;
  for (const end = cpuMs() + ms; cpuMs() < end; ) {
    const start = cpuMs();
    for (let i = 0; i < chunk; i++) run();
    if (cpuMs() - start < 1) chunk *= 2;
  }
  let done = 0;
  const start = cpuMs();
  let end = start;
  do {
    for (let i = 0; i < chunk; i++) done += run();
    end = cpuMs();
  } while (end - start < ms);
  return (done / (end - start)) * 1000;
}

/** Measures random play from many seeds, and each operation on states from those games. */
export function measure(rules: Rules, seats: number, options: unknown, ms: number): Measures {
  let seed = 0;
  const game = (): number => {
    const s = rules.begin(seats, options, `bench ${seed}`);
    const rng = seeded(`choices ${seed++}`);
    let decisions = 0;
    while (rules.advance(s, rng)) decisions++;
    return decisions;
  };
  // A whole game runs a lot of code, so a short warm-up would measure compilation.
  const decisions = rate(game, 4 * ms);
  let made = 0;
  for (let i = 0; i < 20; i++) made += game();
  const states = sampleStates(rules, seats, options);
  let at = 0;
  const next = (): Core => defined(states[at++ % states.length]);
  const cost = (run: (s: Core) => void): number => {
    const batch = () => {
      for (let i = 0; i < 50; i++) run(next());
      return 50;
    };
    return 1_000_000 / rate(batch, ms);
  };
  const rng = seeded('bench');
  const copy = cost((s) => rules.copy(s));
  return {
    decisions,
    games: decisions / (made / 20),
    copy,
    view: cost((s) => rules.view(s, 0)),
    prompt: cost((s) => {
      const row = rules.waiting(s)[0];
      if (row) rules.prompt(s, row.seat, row.question);
    }),
    imagine: cost((s) => rules.imagine(s, 0, rng)),
    // Each play needs a new copy, so the cost of copying is subtracted.
    play: Math.max(0, cost(playFirst(rules)) - copy),
  };
}

/** Returns a function that plays a legal action on a copy, with all checks; it is chosen once per state. */
function playFirst(rules: Rules): (s: Core) => void {
  const actions = new Map<Core, Parameters<Rules['play']>[1]>();
  return (s) => {
    let action = actions.get(s);
    if (!action) {
      const row = rules.waiting(s).find((one) => !one.standing);
      if (!row) return;
      const [first] = rules.legal(s, row.seat, row.question, seeded('bench'), 1).actions;
      if (!first) return;
      action = first;
      actions.set(s, action);
    }
    rules.play(rules.copy(s), action);
  };
}

/** States from all stages of a few games. */
function sampleStates(rules: Rules, seats: number, options: unknown): Core[] {
  const states: Core[] = [];
  for (let i = 0; i < 8; i++) {
    const s = rules.begin(seats, options, `sampleStates ${i}`);
    const rng = seeded(`sampleStates ${i}`);
    do {
      if (s.result === null) states.push(rules.copy(s));
    } while (rules.advance(s, rng));
  }
  return states;
}
