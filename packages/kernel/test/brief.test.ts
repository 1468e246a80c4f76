import { describe, expect, it } from 'vitest';
import { done, flow, play, type State, toy, word } from './toy.ts';

describe('the default notification text', () => {
  const main = flow('main', {}, { ask: word(() => 0, 'x'), over: (_s: State, _v: any, go: any) => go.finish(done) });
  const briefFor = (text: string, turn: number | null) => {
    const messages = { 'brief-main-ask': text };
    const t = play(toy([main], { messages, progress: () => ({ round: 0, phase: 'toy', turn }) }));
    return t.rules.brief(t.s, 0, t.rules.waiting(t.s)[0]?.question ?? '');
  };

  it('names the player whose turn it is', () => {
    expect(briefFor('Answer {seat}', 2)).toEqual({ id: 'brief-main-ask', params: { seat: 2 } });
  });

  it('is missing if it names a player while it is no player’s turn', () => {
    expect(briefFor('Answer {seat}', null)).toBe(null);
    expect(briefFor('Answer { seat }', null)).toBe(null);
    expect(briefFor('Pick a card', null)).toMatchObject({ id: 'brief-main-ask' });
    expect(briefFor('Fill {seats} seats', null)).toMatchObject({ id: 'brief-main-ask' });
  });
});
