import { describe, expect, it } from 'vitest';
import { planOf } from '../src/games/moonshot/board/blueprint/layout.ts';
import { deskLayout, deskScale, GAP, isScant } from '../src/games/moonshot/play/desk-layout.ts';
import { EDGE, railsOf } from '../src/ui/frame/rails.ts';

const SCREENS = [
  { width: 1180, height: 820 },
  { width: 1241, height: 701 },
  { width: 1280, height: 720 },
  { width: 1366, height: 768 },
  { width: 1440, height: 800 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
  { width: 2560, height: 1080 },
  { width: 3840, height: 2160 },
];

/** The room between slim panels, before scaling. */
function roomOn(screen: (typeof SCREENS)[number]) {
  const { width, height, top, left, right, bar } = railsOf('slim', screen);
  return {
    width: width - left - right - 2 * (EDGE.side + EDGE.gap),
    height: height - top - bar - EDGE.bottom - EDGE.gap,
  };
}

describe('the whole desk', () => {
  it.each(SCREENS)('fits between the panels at $width x $height', (screen) => {
    const room = roomOn(screen);
    const { width, wall, politics, sheet, rocket } = deskLayout(room);
    const plan = planOf(rocket);
    expect(width).toBeLessThanOrEqual(room.width);
    expect(wall + politics + 2 * GAP + plan.height + 14).toBeLessThanOrEqual(room.height);
    expect(plan.width + 20).toBe(sheet);
    expect(width - sheet - GAP).toBeGreaterThanOrEqual(264);
    expect(rocket.cell).toBeGreaterThanOrEqual(66);
  });

  it('has narrow plates where wide ones would leave small cells', () => {
    expect(deskLayout(roomOn({ width: 1180, height: 820 })).size).toBe('phone');
    expect(deskLayout(roomOn({ width: 1241, height: 701 })).size).toBe('wide');
    expect(deskLayout({ width: 804, height: 802 }).size).toBe('wide');
  });

  it('grows with the panels as far as the room allows, and folds if it cannot shrink', () => {
    expect(deskScale({ width: 1196, height: 990 }, 4 / 3)).toBeCloseTo(4 / 3);
    expect(deskScale({ width: 800, height: 760 }, 1.3)).toBeCloseTo(800 / 690);
    expect(deskScale({ width: 643, height: 574 }, 1.3)).toBe(1);
    expect(deskScale({ width: 643, height: 574 }, 0.9)).toBe(0.9);
    expect(isScant({ width: 643, height: 574 })).toBe(true);
    expect(isScant({ width: 690, height: 590 })).toBe(false);
    expect(isScant({ width: 543, height: 680 })).toBe(true);
  });

  it('has large cells on a laptop', () => {
    expect(deskLayout(roomOn({ width: 1366, height: 768 })).rocket.cell).toBeGreaterThanOrEqual(84);
  });
});

describe('panels that grow with the screen', () => {
  it('keep their size up to 1440 x 810, and scale beyond', () => {
    expect(railsOf('slim', { width: 1366, height: 768 }).scale).toBe(1);
    expect(railsOf('slim', { width: 1440, height: 900 }).scale).toBe(1);
    expect(railsOf('slim', { width: 1920, height: 1080 })).toEqual({
      ...railsOf('slim', { width: 1440, height: 810 }),
      scale: 4 / 3,
    });
  });
});
