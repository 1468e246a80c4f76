// `npm run pack`: one file for `npm install` with command line, server and web client.
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, fail, install, needNode, npm, root } from './lib.mjs';

needNode();
await install();
if ((await build()) !== 0) fail('The build failed. See the errors above.');

const manifest = (folder) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
const folders = ['packages', 'packages/games']
  .flatMap((parent) => readdirSync(join(root, parent)).map((name) => join(root, parent, name)))
  .filter((folder) => existsSync(join(folder, 'package.json')));
const byName = new Map(folders.map((folder) => [manifest(folder).name, folder]));

/** Our packages that the command needs, including itself, and their dependencies. */
const ours = new Set();
const others = {};
function need(name) {
  if (ours.has(name)) return;
  ours.add(name);
  for (const [other, version] of Object.entries(manifest(byName.get(name)).dependencies ?? {})) {
    if (byName.has(other)) need(other);
    else others[other] = version;
  }
}
need('orrery');

const { version, license, engines } = manifest(root);
const stage = join(root, '.cache/pack');
rmSync(stage, { recursive: true, force: true });
mkdirSync(stage, { recursive: true });
const inside = (name) => join(stage, 'node_modules', name === 'orrery' ? '@orrery/cli' : name);
const kept = /(^|\/)(dist|bin|package\.json)(\/|$)/;
for (const name of ours) {
  const folder = byName.get(name);
  for (const part of readdirSync(folder).filter((file) => kept.test(file))) {
    cpSync(join(folder, part), join(inside(name), part), { recursive: true });
  }
  // Its dependencies are packed with it.
  const { dependencies, devDependencies, ...rest } = manifest(folder);
  writeFileSync(join(inside(name), 'package.json'), JSON.stringify(rest, null, 2));
}
cpSync(join(root, 'packages/web/dist'), join(stage, 'node_modules/@orrery/web/dist'), { recursive: true });
writeFileSync(join(stage, 'node_modules/@orrery/web/package.json'), JSON.stringify({ name: '@orrery/web', version }));
for (const file of ['README.md', 'LICENSE', 'CREDITS.md']) {
  if (existsSync(join(root, file))) cpSync(join(root, file), join(stage, file));
}
writeFileSync(
  join(stage, 'package.json'),
  JSON.stringify(
    {
      name: 'orrery',
      version,
      license,
      engines,
      type: 'module',
      description: 'Space board games with every rule enforced: server, web client and command line.',
      bin: { orrery: './node_modules/@orrery/cli/bin/orrery.mjs' },
      dependencies: Object.fromEntries([
        ...Object.entries(others),
        ...[...ours].map((name) => [name === 'orrery' ? '@orrery/cli' : name, version]),
        ['@orrery/web', version],
      ]),
      bundleDependencies: [...[...ours].map((name) => (name === 'orrery' ? '@orrery/cli' : name)), '@orrery/web'],
    },
    null,
    2,
  ),
);
const code = await npm(['pack', '--silent', '--pack-destination', join(root, '.cache')], { cwd: stage });
if (code !== 0) fail('npm pack failed. See the errors above.');
console.log(`Install it with: npm install --global ${join('.cache', `orrery-${version}.tgz`)}`);
