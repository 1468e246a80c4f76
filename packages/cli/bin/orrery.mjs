#!/usr/bin/env node
import { existsSync } from 'node:fs';

const built = new URL('../dist/index.js', import.meta.url);
if (existsSync(built)) {
  await import(built);
} else {
  console.error('orrery: not built yet. Run "npm run build" first');
  process.exitCode = 2;
}
