#!/usr/bin/env node
import { existsSync } from 'node:fs';

const at = (path) => new URL(path, import.meta.url);
const isCheckout = existsSync(at('../src/index.ts')) && existsSync(at('../../../scripts/lib.mjs'));

// In a checkout the packages are built when they changed, which takes about three seconds. Set ORRERY_BUILT to skip it.
if (isCheckout && !process.env.ORRERY_BUILT) {
  const { build } = await import(at('../../../scripts/lib.mjs'));
  if ((await build({ web: false })) !== 0) process.exit(1);
}
await import(at('../dist/index.js'));
