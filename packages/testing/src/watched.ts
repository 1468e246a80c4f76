import { type Flow, type Game, type Rules, rulesOf } from '@orrery/kernel';

/** The rules of a game, which report the steps they run. */
export interface Watched {
  rules: Rules;
  /** Called with `flow/step` when a step runs; null if steps are not counted. */
  visit: ((step: string) => void) | null;
}

const known = new WeakMap<Game, Watched>();

/** The rules of a game with a counter in each step; cached, because building rules takes time. */
export function watched(game: Game): Watched {
  const before = known.get(game);
  if (before) return before;
  const own: Watched = { rules: null as unknown as Rules, visit: null };
  const counted = (flow: Flow<any, any>, steps: object): any =>
    Object.fromEntries(
      Object.entries(steps).map(([name, step]) => {
        const key = `${flow.name}/${name}`;
        const wrap =
          (run: (...args: any[]) => unknown) =>
          (...args: any[]): unknown => {
            own.visit?.(key);
            return run(...args);
          };
        if (typeof step === 'function') return [name, wrap(step)];
        const verbs = ['take', 'reveal', 'until'].filter((verb) => verb in step);
        return [name, { ...step, ...Object.fromEntries(verbs.map((verb) => [verb, wrap(step[verb])])) }];
      }),
    );
  const flows = game.flows.map((flow) => ({
    ...flow,
    steps: counted(flow, flow.steps),
    standing: counted(flow, flow.standing),
  }));
  own.rules = rulesOf({ ...game, flows });
  known.set(game, own);
  return own;
}
