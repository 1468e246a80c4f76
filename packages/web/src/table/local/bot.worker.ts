import { type Level, think } from '@orrery/bots';
import type { Puzzle } from '@orrery/host';
import { type Rules, rulesOf } from '@orrery/kernel';
import { gameOf } from '../../catalog.ts';

// Bots think here, so that neither the page nor the table ever waits for them.
const known = new Map<string, Rules>();

async function rulesFor(id: string): Promise<Rules> {
  const rules = known.get(id) ?? rulesOf(await gameOf(id));
  known.set(id, rules);
  return rules;
}

async function answer({ game, state, seat, question, level, seed }: Puzzle) {
  const thought = { level: level as Level, seed, now: () => performance.now() };
  return think(await rulesFor(game), state, seat, question, thought);
}

self.onmessage = ({ data: port }: MessageEvent<MessagePort>) => {
  port.onmessage = async ({ data }: MessageEvent<{ call: number; puzzle: Puzzle }>) => {
    try {
      port.postMessage({ call: data.call, action: await answer(data.puzzle) });
    } catch (error) {
      port.postMessage({ call: data.call, error: error instanceof Error ? error.message : String(error) });
    }
  };
};
