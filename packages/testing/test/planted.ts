import type { Flow, Game, Rules } from '@orrery/kernel';
import { inspectGame } from '../src/index.ts';
import { watched } from '../src/watched.ts';

/** Returns the game with one step or standing question changed. */
export function withStep(game: Game, flow: string, step: string, change: (before: any) => object): Game {
  const changed = (own: Flow<any, any>): Flow<any, any> => {
    if (own.name !== flow) return own;
    const part = step in own.steps ? 'steps' : 'standing';
    const before = own[part][step];
    if (!before) throw new Error(`no step ${flow}/${step}`);
    const after = change(before);
    return { ...own, [part]: { ...own[part], [step]: typeof after === 'function' ? after : { ...before, ...after } } };
  };
  return { ...game, flows: game.flows.map(changed) };
}

/** Returns the game, played by a kernel with a defect. */
export function withRules(game: Game, change: (rules: Rules) => Partial<Rules>): Game {
  const own = { ...game };
  const watch = watched(own);
  watch.rules = { ...watch.rules, ...change(watch.rules) };
  return own;
}

/** Inspects games until one violates the contract; returns the message. */
export function violationOf(game: Game, seats: number, games = 12): string {
  for (let i = 0; i < games; i++) {
    try {
      inspectGame(game, { seats, seed: `planted ${i}`, depth: 'full' });
    } catch (error) {
      return (error as Error).message;
    }
  }
  return 'nothing was found';
}
