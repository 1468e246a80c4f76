// `npm run coverage` writes coverage/rules.md and fails if a rule or ruling has no passing test. It runs the scenario
// tests, or uses the vitest report given by `--report=<path>`.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { coveragePage, scenarioReport } from './coverage.ts';

const root = new URL('..', import.meta.url).pathname;
const given = process.argv.find((word) => word.startsWith('--report='))?.slice('--report='.length);
const { page, missing } = coveragePage(root, given ?? scenarioReport(root));
mkdirSync(join(root, 'coverage'), { recursive: true });
writeFileSync(join(root, 'coverage/rules.md'), page);
console.log('wrote coverage/rules.md');
for (const line of missing) console.error(line);
process.exit(missing.length > 0 ? 1 : 0);
