import { game } from '../../src/index.ts';
import type { Scene } from '../scene.ts';

/** The policy’s answer to a seat’s open question. */
export function policyAnswer(t: Scene, seat: number): unknown {
  const frame = t.state.stack.at(-1) as { flow: string; vars: object };
  const asked = t.asked().find((one) => one.seat === seat);
  return game.ai?.policy?.(t.state, seat, frame.flow, asked?.step as string, frame.vars, t.state.rng.slice() as never);
}

/** Skips the moves of these ships. */
export function stay(t: Scene, ...ships: string[]): void {
  for (const piece of ships) {
    t.say(Number(piece.charAt(0)), 'move');
    t.say(Number(piece.charAt(0)), { piece, cells: [] });
  }
}
