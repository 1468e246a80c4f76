import { type Level, rankAnswers, think, withReasons } from '@orrery/bots';
import type { BotTask } from '@orrery/host';
import { type Rules, rulesOf } from '@orrery/kernel';
import { gameOf } from '../../catalog.ts';

// Bots run in their own worker, so that neither the page nor the table has to wait for them.
const known = new Map<string, Rules>();

async function rulesFor(id: string): Promise<Rules> {
  const rules = known.get(id) ?? rulesOf(await gameOf(id));
  known.set(id, rules);
  return rules;
}

async function answer({ game, state, seat, question, level, seed }: BotTask, hint: boolean) {
  const thought = { level: level as Level, seed, now: () => performance.now() };
  const rules = await rulesFor(game);
  if (hint) return rankAnswers(rules, state, seat, question, thought);
  const action = think(rules, state, seat, question, thought);
  return action && withReasons(rules, state, action);
}

self.onmessage = ({ data: port }: MessageEvent<MessagePort>) => {
  port.onmessage = async ({ data }: MessageEvent<{ call: number; puzzle: BotTask; hint: boolean }>) => {
    try {
      port.postMessage({ call: data.call, thought: await answer(data.puzzle, data.hint) });
    } catch (error) {
      port.postMessage({ call: data.call, error: error instanceof Error ? error.message : String(error) });
    }
  };
};
