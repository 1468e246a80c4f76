import { describe, expect, it } from 'vitest';
import { lanterns } from '../../server/test/fixtures/lanterns.ts';
import { bot, person, refusalOf, settle, stage } from './help.ts';

const three = [person('Ada'), person('Bo'), person('Cy')];
const options = { turns: 6 };

describe('undo after a resignation', () => {
  it('is not offered, and is rejected with the reason', async () => {
    const { sit } = await stage(lanterns, three, { options });
    const [ada, bo, cy] = [await sit('Ada'), await sit('Bo'), await sit('Cy')];
    await ada.answer(0, 'draw');
    await cy.request('resign', { seat: 2 });
    await settle();
    expect(ada.now().undo).toEqual([{ seat: 0, may: 'no', reason: 'undo-resigned' }]);
    expect(await refusalOf(ada.undo(0))).toBe('undo-resigned');
    expect(bo.now().request).toBe(null);
  });

  it('cancels an open undo request', async () => {
    const { sit } = await stage(lanterns, three, { options });
    const [ada, bo, cy] = [await sit('Ada'), await sit('Bo'), await sit('Cy')];
    await ada.answer(0, 'draw');
    expect(await ada.undo(0)).toBe('asked');
    await settle();
    const request = bo.now().request?.request as number;
    await cy.request('resign', { seat: 2 });
    await settle();
    expect(bo.now().request).toBe(null);
    expect(await refusalOf(bo.request('consent', { request, agree: true }))).toBe('stale');
    expect(bo.now().seq).toBe(2);
  });

  it('is rejected at one shared screen and against bots', async () => {
    const screen = await stage(lanterns, [person('Ada', 'here'), person('Bo', 'here'), person('Cy', 'here')], {
      options,
    });
    const here = await screen.sit('here');
    await here.answer(0, 'draw');
    await here.request('resign', { seat: 2 });
    await settle();
    expect(here.now().undo[0]).toEqual({ seat: 0, may: 'no', reason: 'undo-resigned' });
    expect(await refusalOf(here.undo(0, true))).toBe('undo-resigned');

    const alone = await stage(lanterns, [person('Ada'), person('Bo', 'bo'), bot], { options });
    const [ada, bo] = [await alone.sit('Ada'), await alone.sit('bo')];
    await ada.answer(0, 'draw');
    await bo.request('resign', { seat: 1 });
    await settle();
    expect(await refusalOf(ada.undo(0))).toBe('undo-resigned');
  });

  it('goes back to a move made after the resignation', async () => {
    const { sit } = await stage(lanterns, three, { options });
    const [ada, bo, cy] = [await sit('Ada'), await sit('Bo'), await sit('Cy')];
    await cy.request('resign', { seat: 2 });
    await settle();
    await ada.answer(0, 'draw');
    expect(await ada.undo(0)).toBe('asked');
    await settle();
    await bo.request('consent', { request: bo.now().request?.request as number, agree: true });
    await settle();
    expect(ada.now().prompts.map(({ seat }) => seat)).toEqual([0]);
  });
});
