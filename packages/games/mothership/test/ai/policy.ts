import { game } from '../../src/index.ts';
import type { Scene } from '../scene.ts';

/** What a bot would answer by habit to the question that waits for a seat. */
export function habit(t: Scene, seat: number): unknown {
  const frame = t.state.stack.at(-1) as { flow: string; vars: object };
  const asked = t.asked().find((one) => one.seat === seat);
  return game.ai?.policy?.(t.state, seat, frame.flow, asked?.step as string, frame.vars, t.state.rng.slice() as never);
}

/** These ships give up their moves. */
export function stay(t: Scene, ...ships: string[]): void {
  for (const piece of ships) {
    t.say(Number(piece.charAt(0)), 'move');
    t.say(Number(piece.charAt(0)), { piece, cells: [] });
  }
}
