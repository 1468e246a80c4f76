import { readdirSync, readFileSync } from 'node:fs';
import { playOn, type Save } from '@orrery/testing';
import { describe, expect, it } from 'vitest';
import { game } from '../src/index.ts';

const folder = new URL('./fixtures/saves/', import.meta.url);
const savesIn = (file: string): Save[] => JSON.parse(readFileSync(new URL(file, folder), 'utf8'));

describe('saved tables of every released version can be taken up and played to the end', () => {
  const versions = readdirSync(folder);

  it('this version has its saves, one for every question there is', () => {
    expect(versions).toContain(`v${game.version}.json`);
    expect(savesIn(`v${game.version}.json`).map((save) => save.at)).toEqual([
      'development.act',
      'handLimit.discard',
      'mainBase.place',
      'opening.keep',
      'planning.keep',
      'planning.pay',
      'planning.pile',
      'trade.tiles',
      'trade.trade',
    ]);
  });

  it.each(versions.flatMap((file) => savesIn(file).map((save) => [file, save.at, save] as const)))(
    '%s, put away at %s',
    (file, _at, save) => {
      const { result } = playOn(game, save, file);
      expect(result?.winners.length).toBeGreaterThan(0);
    },
  );
});
