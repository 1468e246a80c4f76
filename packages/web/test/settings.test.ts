import { expect, it } from 'vitest';
import { paceMs, settings } from '../src/shell/settings.ts';

it('pace and motion are two things: who wants little motion still sees bots move one after another', () => {
  expect(paceMs({ ...settings(), pace: 'calm', motion: 'less' })).toBe(paceMs({ ...settings(), pace: 'calm' }));
  expect(paceMs({ ...settings(), pace: 'calm', motion: 'less' })).toBeGreaterThan(0);
  expect(paceMs({ ...settings(), pace: 'instant' })).toBe(0);
});
