// Checks the locked dependencies: they run on every Node in package.json, and CREDITS.md names those whose licence
// requires more than a notice. Checks all manifests: dependencies have exact versions, and our packages share one
// version (docs/decisions/0006-dependency-versions.md).
import { existsSync, readdirSync, readFileSync } from 'node:fs';
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

/**
 * Errors in the manifests, by path. The root's come first: its version is everyone's. A manifest without a version, as
 * in bench/, is not released.
 */
export function manifestFaultsOf(manifests) {
  const own = new Set(Object.values(manifests).map(({ name }) => name));
  const { version: released } = manifests['package.json'];
  const chosen = new Map();
  const faults = [];
  for (const [path, { version, ...manifest }] of Object.entries(manifests)) {
    if (version !== undefined && version !== released)
      faults.push(`${path} has version ${version}, package.json has ${released}: all packages share one version`);
    const kinds = ['dependencies', 'devDependencies', 'optionalDependencies'];
    for (const [name, range] of kinds.flatMap((kind) => Object.entries(manifest[kind] ?? {}))) {
      if (own.has(name)) {
        if (range !== '*') faults.push(`${path}: write "${name}": "*", because it is a package of this repository`);
        continue;
      }
      if (semver.valid(range) !== range)
        faults.push(`${path}: "${name}": "${range}" is not an exact version; write the one in package-lock.json`);
      const first = chosen.get(name) ?? { path, range };
      chosen.set(name, first);
      if (first.range !== range)
        faults.push(`${path} uses ${name} ${range}, ${first.path} uses ${first.range}: choose one version`);
    }
  }
  return faults;
}

/** The manifests of the root, all packages and the benchmarks, by path. */
function readManifests() {
  const folders = ['packages', 'packages/games'].flatMap((parent) =>
    readdirSync(join(root, parent)).map((name) => `${parent}/${name}/package.json`),
  );
  const paths = ['package.json', ...folders, 'bench/package.json'].filter((path) => existsSync(join(root, path)));
  return Object.fromEntries(paths.map((path) => [path, JSON.parse(readFileSync(join(root, path), 'utf8'))]));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const read = (file) => readFileSync(join(root, file), 'utf8');
  const faults = [
    ...faultsOf(JSON.parse(read('package-lock.json')), read('CREDITS.md')),
    ...manifestFaultsOf(readManifests()),
  ];
  for (const fault of faults) console.error(fault);
  process.exit(faults.length > 0 ? 1 : 0);
}
