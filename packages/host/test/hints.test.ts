import { describe, expect, it } from 'vitest';
import { lanterns, whispers } from '../../server/test/fixtures/lanterns.ts';
import { bot, person, refusalOf, settle, stage } from './help.ts';

const ADVICE = [{ answer: 'wait', lead: 2, error: 0.5, worlds: 12, won: 0.5, reasons: [] }];
const tools = (asked: string[] = []) => ({
  thinker: {
    think: async () => null,
    advise: async ({ seat, level }: { seat: number; level: string }) => {
      asked.push(`${seat} ${level}`);
      return ADVICE;
    },
  },
});

describe('a hint', () => {
  it('comes from the hard bot, is recorded once per question and announced to all players', async () => {
    const asked: string[] = [];
    const table = await stage(lanterns, [person('a'), person('b')], { tools: tools(asked) });
    const [ada, bea] = await Promise.all([table.sit('a'), table.sit('b')]);
    const { question } = ada.now().prompts[0] as { question: string };
    expect(ada.now().hints).toBe(true);
    expect(await ada.request('hint', { seat: 0, question })).toMatchObject({ choices: ADVICE });
    expect(await ada.request('hint', { seat: 0, question })).toMatchObject({ choices: ADVICE });
    await settle();
    expect(asked).toEqual(['0 hard', '0 hard']);
    const saved = await table.store.load('m');
    expect(saved?.rows.map(({ entry }) => entry)).toEqual([null, { kind: 'hint', seat: 0, question }]);
    expect(bea.now().views[0]?.log.map(({ type }) => type)).toEqual(['dealt', 'hinted']);
    // The question stays open.
    await ada.answer(0, 'wait');
    expect(ada.now().views[0]?.log.map(({ type }) => type)).toEqual(['dealt', 'hinted', 'waited']);
  });

  it('does not prevent an undo', async () => {
    const table = await stage(lanterns, [person('a'), bot], { options: { turns: 4 }, tools: tools() });
    const ada = await table.sit('a');
    await ada.answer(0, 'wait');
    await settle();
    const before = ada.now().undo;
    const row = ada.now().prompts[0];
    if (row) await ada.request('hint', { seat: 0, question: row.question });
    expect(ada.now().undo).toEqual(before);
  });

  it('is rejected if hints are off, for another seat’s question and for quiet questions', async () => {
    const strict = await stage(lanterns, [person('a'), person('b')], { hints: false, tools: tools() });
    const ada = await strict.sit('a');
    expect(ada.now().hints).toBe(false);
    expect(await refusalOf(ada.request('hint', { seat: 0, question: ada.now().prompts[0]?.question ?? '' }))).toBe(
      'no-hints',
    );

    const open = await stage(lanterns, [person('a'), person('b')], { tools: tools() });
    const [one, two] = await Promise.all([open.sit('a'), open.sit('b')]);
    const { question } = one.now().prompts[0] as { question: string };
    expect(await refusalOf(two.request('hint', { seat: 0, question }))).toBe('not-your-seat');
    expect(await refusalOf(two.request('hint', { seat: 1, question }))).toBe('not-asked');

    const quiet = await stage(whispers, [person('a'), person('b')], { options: { turns: 1 }, tools: tools() });
    const first = await quiet.sit('a');
    await first.answer(0);
    expect(await refusalOf(first.request('hint', { seat: 0, question: first.now().prompts[0]?.question ?? '' }))).toBe(
      'no-hints',
    );
    expect((await quiet.store.load('m'))?.rows.some(({ entry }) => entry?.kind === 'hint')).toBe(false);
  });
});
