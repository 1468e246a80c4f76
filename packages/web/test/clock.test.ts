import { game as moonrakers } from '@orrery/moonrakers';
import { game as moonriser } from '@orrery/moonriser';
import { expect, it } from 'vitest';
import { clockFor } from '../src/pages/new/ClockField.tsx';

it('offers limits only for the game’s kinds of questions, and seat clocks only online', () => {
  expect(clockFor(moonrakers as never, false, { talk: 120 })).toEqual({ talk: 120 });
  expect(clockFor(moonriser as never, false, { talk: 120 })).toBe(null);
  expect(clockFor(moonrakers as never, false, { move: 86_400 })).toBe(null);
  expect(clockFor(moonrakers as never, true, { move: 86_400, late: 'bot' })).toEqual({ move: 86_400, late: 'bot' });
});
