import { catalog } from '@orrery/games';
import { describe, expect, it } from 'vitest';
import { COMMON } from '../src/app/sounds/common.ts';
import { phrase } from '../src/app/sounds/mood.ts';
import { mostImportant, rateLimit } from '../src/app/sounds/pick.ts';
import { render, SOUND_NAMES, type Voice } from '../src/app/sounds/synth.ts';
import { listings } from '../src/games/listings.ts';

const RATE = 22_050;

function expectSound(voices: readonly Voice[], name: string): void {
  const samples = render(voices, RATE);
  const peak = samples.reduce((max, sample) => Math.max(max, Math.abs(sample)), 0);
  expect(samples.every(Number.isFinite), name).toBe(true);
  expect(peak, name).toBeGreaterThan(0.02);
  expect(peak, name).toBeLessThanOrEqual(1);
  // It ends silently, without a click.
  expect(Math.abs(samples.at(-1) ?? 0), name).toBeLessThan(0.01);
}

it('renders every common sound', () => {
  for (const name of SOUND_NAMES) expectSound(COMMON[name], name);
});

describe.each(listings.map(({ id }) => id))('the sounds of %s', (id) => {
  const load = async () => {
    const listing = listings.find((one) => one.id === id);
    const game = await catalog.find((one) => one.id === id)?.load();
    return { gameUi: await listing?.gameUi(), game };
  };

  it('belong to events of the game', async () => {
    const { gameUi, game } = await load();
    const unknown = Object.keys(gameUi?.cues ?? {}).filter((type) => game?.messages[type] === undefined);
    expect(unknown).toEqual([]);
    expect(Object.values(gameUi?.cues ?? {}).filter(({ sound }) => sound).length).toBeGreaterThan(5);
  });

  it('can be rendered, and so can the music', async () => {
    const { gameUi } = await load();
    const palette = Object.entries(gameUi?.palette ?? {});
    expect(palette.length).toBeGreaterThan(5);
    for (const [name, voices] of palette) expectSound(voices, `${id} ${name}`);
    if (gameUi?.mood)
      expectSound(
        phrase(gameUi.mood, () => 0.5),
        `${id} music`,
      );
  });
});

it('plays the most important of several sounds', () => {
  expect(mostImportant(['card', 'explosion', 'gain'])).toBe('explosion');
  expect(mostImportant([])).toBe(null);
});

it('plays no sound twice in quick succession, and no lesser sound over another', () => {
  const may = rateLimit();
  expect(may('card', 0)).toBe(true);
  expect(may('card', 100)).toBe(false);
  expect(may('card', 300)).toBe(true);
  expect(may('move', 320)).toBe(false);
  expect(may('explosion', 340)).toBe(true);
});
