import { expect, it } from 'vitest';
import { listings } from '../src/games/listings.ts';
import { keyLines } from '../src/play/KeyHelp.tsx';

it('lists every key of every game once', async () => {
  for (const { id, gameUi } of listings) {
    const keys = keyLines((await gameUi()).keys).map(([keys]) => keys.join(' '));
    expect(
      keys.filter((key, i) => keys.indexOf(key) !== i),
      id,
    ).toEqual([]);
  }
});
