import { expect, it, vi } from 'vitest';
import { paceMs, settings, showsPatterns } from '../src/app/settings.ts';

it('keeps the bot delay with reduced motion', () => {
  expect(paceMs({ ...settings(), pace: 'calm', motion: 'less' })).toBe(paceMs({ ...settings(), pace: 'calm' }));
  expect(paceMs({ ...settings(), pace: 'calm', motion: 'less' })).toBeGreaterThan(0);
  expect(paceMs({ ...settings(), pace: 'instant' })).toBe(0);
});

it('shows patterns if the player or the system wishes', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {} }));
  expect([null, true, false].map((patterns) => showsPatterns({ ...settings(), patterns }))).toEqual([
    true,
    true,
    false,
  ]);
  vi.unstubAllGlobals();
});
