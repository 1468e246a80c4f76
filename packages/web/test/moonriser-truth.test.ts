import { DESIGNS, DISTANCE_RED, EXTRA_RED } from '@orrery/moonriser';
import { describe, expect, it } from 'vitest';
import { lessons } from '../src/games/moonriser/guide/lessons.ts';
import { terms } from '../src/games/moonriser/guide/terms.ts';
import { startOf } from '../src/prompts/draft.ts';

const at = { draft: startOf(null), touch: true, ask: null, mine: true, view: { players: [] }, me: 0 } as never;
const lesson = (id: string): string => {
  const text = lessons.find((one) => one.id === id)?.text ?? '';
  return typeof text === 'string' ? text : text(at);
};
const term = (id: string): string => terms.find((one) => one.id === id)?.text ?? '';

const tiles = Object.values(DESIGNS);
const making = tiles.filter(({ bonus }) => bonus.length > 0);
const linking = making.filter(({ bonus }) => bonus.some(({ per }) => per !== null));

describe('what the guide to Moonriser says', () => {
  it('MR-144 MR-235 speaks of most tiles where not every tile makes tokens', () => {
    expect(making.length).toBeLessThan(tiles.length);
    expect(making.length).toBeGreaterThan(tiles.length / 2);
    expect(lesson('welcome')).toContain('Most tiles you lay make tokens each round');
  });

  it('MR-134 counts a point for every link, not for every linked tile', () => {
    expect(linking.length).toBeLessThan(tiles.length);
    expect(lesson('linked')).toContain('each link counts a point for both of its tiles');
  });

  it('MR-100 MR-101 tells the upgrade of a base from that of a tile', () => {
    expect(lesson('upgrade')).toContain('Your base makes 1 green and 1 blue more with each upgrade');
  });

  it('MR-085 MR-146 says what distance and further actions cost', () => {
    expect(lesson('further')).toContain(`${EXTRA_RED} red on top of its price`);
    expect(term('token:red')).toContain(`${DISTANCE_RED} for every field that is skipped, and ${EXTRA_RED} for every`);
    expect(term('phase:development')).toContain(`${EXTRA_RED} red more`);
    expect(term('sign:free-action')).toContain(`the extra ${EXTRA_RED} red`);
  });
});
