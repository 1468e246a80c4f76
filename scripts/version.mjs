// `npm run version-packages`: turns the changesets into a new version of all packages and a section of CHANGELOG.md.
// Changesets would write one changelog per package; this project has one for all.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bin, fail, npm, root, run } from './lib.mjs';

const HEADINGS = { major: 'Breaking changes', minor: 'New', patch: 'Fixed' };

/** The bump and the text of a changeset, or null for an empty one. */
export function parse(changeset) {
  const [, head = '', text = ''] = /^---\r?\n([\s\S]*?)---\r?\n([\s\S]*)$/.exec(changeset) ?? [];
  const bump = Object.keys(HEADINGS).find((type) => new RegExp(`: ['"]?${type}\\b`).test(head));
  return bump ? { bump, text: text.trim() } : null;
}

/** The changelog with a section for the new version above the older ones. */
export function addVersion(changelog, version, changes) {
  const items = (bump) => changes.filter((change) => change.bump === bump).map(({ text }) => item(text));
  const parts = Object.entries(HEADINGS)
    .map(([bump, heading]) => [heading, items(bump)])
    .filter(([, lines]) => lines.length > 0)
    .map(([heading, lines]) => `### ${heading}\n\n${lines.join('\n')}\n`);
  const section = [`## ${version}\n`, ...parts].join('\n');
  const latest = changelog.search(/^## /m);
  return latest < 0
    ? `${changelog}\n${section}`
    : `${changelog.slice(0, latest)}${section}\n${changelog.slice(latest)}`;
}

/** A list item; further lines are indented. */
const item = (text) => `- ${text.replace(/\n(?=.)/g, '\n  ')}`;

async function main() {
  const folder = join(root, '.changeset');
  const changes = readdirSync(folder)
    .filter((name) => name.endsWith('.md') && name !== 'README.md')
    .map((name) => parse(readFileSync(join(folder, name), 'utf8')))
    .filter((change) => change !== null);
  if (changes.length === 0) return console.log('No changesets, so there is no new version.');

  if ((await run(process.execPath, [bin('@changesets/cli', 'bin.js'), 'version'])) !== 0)
    fail('changeset version failed. See the errors above.');
  const { version } = JSON.parse(readFileSync(join(root, 'packages/cli/package.json'), 'utf8'));
  const edit = (file, change) => writeFileSync(join(root, file), change(readFileSync(join(root, file), 'utf8')));
  edit('package.json', (text) => text.replace(/"version": "[^"]*"/, `"version": "${version}"`));
  edit('README.md', (text) => text.replace(/^Version \d+\.\d+\.\d+\./m, `Version ${version}.`));
  edit('CHANGELOG.md', (text) => addVersion(text, version, changes));
  if ((await npm(['install', '--package-lock-only', '--ignore-scripts'])) !== 0)
    fail('npm could not update package-lock.json. See the errors above.');
  console.log(`Version ${version}: review CHANGELOG.md, then commit.`);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await main();
