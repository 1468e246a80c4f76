// Checks the locked dependencies: they run on every Node in package.json, and CREDITS.md names those whose licence
// requires more than a notice.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import semver from 'semver';
import { root } from './lib.mjs';

const PERMISSIVE = ['MIT', 'MIT-0', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'BlueOak-1.0.0'];

/** Errors in a lockfile. npm skips optional packages that do not fit, so those may need another Node. */
export function faultsOf(lock, credits) {
  const declared = lock.packages[''].engines.node;
  const faults = [];
  for (const [path, { version, license, engines, dev, optional, link }] of Object.entries(lock.packages)) {
    if (!path.includes('node_modules/') || link) continue;
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
    if (engines?.node && !optional && !semver.subset(declared, engines.node))
      faults.push(`${name}@${version} needs Node ${engines.node}, package.json declares ${declared}`);
    if (dev || PERMISSIVE.includes(license)) continue;
    if (!credits.split('\n').some((line) => line.includes(`\`${name}\``) && line.includes(license)))
      faults.push(`${name}@${version} is under ${license}: name \`${name}\` and ${license} in one line of CREDITS.md`);
  }
  return faults;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const read = (file) => readFileSync(join(root, file), 'utf8');
  const faults = faultsOf(JSON.parse(read('package-lock.json')), read('CREDITS.md'));
  for (const fault of faults) console.error(fault);
  process.exit(faults.length > 0 ? 1 : 0);
}
