import { type Event, type Message, type Option, type Prompt, rulesOf, seeded, visibleEvent } from '@orrery/kernel';
import { argumentsOf, formatMessage } from '@orrery/messages';
import { describe, expect, it } from 'vitest';
import { game, messages } from '../../src/index.ts';

const rules = rulesOf(game);

/** Checks that the message exists and all its arguments are given. */
function check(message: Message): void {
  expect(messages, message.id).toHaveProperty([message.id]);
  const names = argumentsOf(messages[message.id] as string);
  for (const name of names) expect(message.params?.[name] ?? null, `${message.id}: ${name}`).not.toBeNull();
  expect(formatMessage(messages, message), message.id).not.toMatch(/undefined|null|\[object|[{}]/);
}

function checkPrompt(prompt: Omit<Prompt, 'kind'>): void {
  check(prompt.text);
  if (prompt.pass) check(prompt.pass);
  const options = [prompt].flatMap((shown) =>
    'options' in shown ? shown.options : 'items' in shown ? shown.items : [],
  );
  for (const { text, why } of options as Option[]) {
    if (text) check(text);
    if (why) check({ id: why.reason, params: why.params });
  }
}

describe('messages of whole games', () => {
  it.each([
    ['base', 2, {}],
    ['Missions and a draft', 3, { missions: true, draft: true, chooseStart: true }],
    ['Mercury Protocol', 4, { mercury: true, locations: 'mixed' }],
    ['Mercury Protocol for two', 2, { mercury: true, locations: 'mercury', ring: true }],
    ['solo', 1, { mode: 'cooperative', mercury: true, difficulty: 'master' }],
    ['co-op', 3, { mode: 'cooperative', mercury: true, difficulty: 'veteran', hard: true }],
    ['co-op without Mercury Protocol', 2, { mode: 'cooperative', difficulty: 'rookie', draft: true }],
  ] as const)('%s: every question, refusal and event has a message', (name, seats, options) => {
    const rng = seeded(name);
    const events: Event[] = [];
    const s = rules.begin(seats, options, name, (event) => events.push(event));
    for (let at = rules.next(s, rng), n = 0; at !== null; at = rules.next(s, rng), n++) {
      const seat = at.seats[0] as number;
      if (n % 5 === 0) checkPrompt(at.step.prompt(s, at.frame.vars, seat));
      rules.answer(s, at, seat, at.step.sample(s, at.frame.vars, seat, rng) as never, (event) => events.push(event));
    }
    for (const event of events) {
      for (const viewer of [0, null]) {
        const { data } = visibleEvent(event, viewer);
        const own = event.secret && viewer === 0 && (event.to & 1) !== 0;
        check({ id: own ? `${event.type}.own` : event.type, params: data });
      }
    }
    expect(messages).toHaveProperty(`over-${s.result?.reason}`);
  });
});
