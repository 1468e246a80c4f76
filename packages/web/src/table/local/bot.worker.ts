import { think } from '@orrery/bots';
import { type Rules, rulesOf } from '@orrery/kernel';
import { gameOf } from '../../catalog.ts';
import type { Thought } from './host.ts';

// Bots think here, so that neither the page nor the table ever waits for them.
const known = new Map<string, Rules>();

async function rulesFor(id: string): Promise<Rules> {
  const rules = known.get(id) ?? rulesOf(await gameOf(id));
  known.set(id, rules);
  return rules;
}

async function answer(thought: Thought) {
  const rules = await rulesFor(thought.game);
  return think(rules, thought.state as never, thought.seat, thought.question, {
    level: thought.level as never,
    seed: thought.seed,
    now: () => performance.now(),
  });
}

self.onmessage = ({ data: port }: MessageEvent<MessagePort>) => {
  port.onmessage = async ({ data }: MessageEvent<{ call: number; thought: Thought }>) => {
    try {
      port.postMessage({ call: data.call, action: await answer(data.thought) });
    } catch (error) {
      port.postMessage({ call: data.call, error: error instanceof Error ? error.message : String(error) });
    }
  };
};
