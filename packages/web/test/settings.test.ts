import { expect, it } from 'vitest';
import { paceMs, settings } from '../src/app/settings.ts';

it('keeps the bot delay with reduced motion', () => {
  expect(paceMs({ ...settings(), pace: 'calm', motion: 'less' })).toBe(paceMs({ ...settings(), pace: 'calm' }));
  expect(paceMs({ ...settings(), pace: 'calm', motion: 'less' })).toBeGreaterThan(0);
  expect(paceMs({ ...settings(), pace: 'instant' })).toBe(0);
});
