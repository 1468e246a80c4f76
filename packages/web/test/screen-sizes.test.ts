import { describe, expect, it } from 'vitest';
import { lowSheet, railsOf } from '../src/ui/frame/rails.ts';
import { settled } from '../src/ui/frame/useSheetLevel.ts';

describe('bars and side panels', () => {
  it('have their usual size on laptops and grow with larger screens', () => {
    expect(railsOf('wide', { width: 1366, height: 768 }).scale).toBe(1);
    expect(railsOf('wide', { width: 1920, height: 1080 }).scale).toBeCloseTo(4 / 3);
    expect(railsOf('wide', { width: 2560, height: 1440 }).scale).toBeCloseTo(16 / 9);
  });

  it('grow with the text size, too, and leave room to the board', () => {
    for (const size of [
      { width: 1180, height: 820 },
      { width: 1280, height: 720 },
      { width: 2560, height: 1440 },
    ]) {
      const { scale, left, right, width } = railsOf('wide', size, 1.3);
      expect(scale).toBeGreaterThanOrEqual(1.3);
      expect((left + right) / width).toBeLessThan(0.6);
    }
  });
});

describe('a sheet', () => {
  const heights = { peek: 120, low: 260, high: 600 };

  it('settles at the nearest height after a slow drag', () => {
    expect(settled(280, 0, heights)).toBe('low');
    expect(settled(500, 0.1, heights)).toBe('high');
    expect(settled(150, -0.1, heights)).toBe('peek');
  });

  it('follows a flick to the next height', () => {
    expect(settled(270, 1, heights)).toBe('high');
    expect(settled(250, -1, heights)).toBe('peek');
    expect(settled(590, -1, heights)).toBe('low');
    expect(settled(120, -1, heights)).toBe('peek');
  });

  it('leaves most of a small screen to the board', () => {
    expect(lowSheet(640, false)).toBe(266);
    expect(lowSheet(844, false)).toBe(338);
    expect(lowSheet(1180, true)).toBe(425);
  });
});
