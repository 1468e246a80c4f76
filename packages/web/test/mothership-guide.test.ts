import { readdirSync, readFileSync } from 'node:fs';
import { type Answer, rulesOf } from '@orrery/kernel';
import { game, HULL, type MothershipView, PRICES, unitNamed } from '@orrery/mothership';
import { describe, expect, it } from 'vitest';
import { distance, beside as hexesBeside } from '../src/games/mothership/board/hex.ts';
import { guide as source } from '../src/games/mothership/guide/guide.ts';
import { waysOf } from '../src/games/mothership/play/plans.ts';
import { stateFromView } from '../src/games/mothership/play/state-from-view.ts';
import { translateGuide } from '../src/games/translate.ts';
import { found } from '../src/pages/rules/search.ts';
import type { Moment } from '../src/play/guide.ts';
import { followLessons } from './guided.ts';

const rules = rulesOf(game);
const guide = translateGuide('mothership', source);
const { chapters, terms = [], lessons } = guide;
/** Matches an amount that is written as a literal instead of taken from the content. */
const NUMBER = /\b([2-9]|\d\d+)\*? (minerals|gas|influence|hull|steps|levels|cards|titles|kinds|spaces|tokens)\b/g;

/** The path of the lesson's ship to a hex next to a planet; null if there is none. */
function wayTo(view: MothershipView, ship: string, planet: string): string[] | null {
  const ways = waysOf(stateFromView(view), unitNamed(ship));
  const near = hexesBeside(planet).flatMap((hex) => ways.get(hex) ?? []);
  const all = near.length > 0 ? near : [...ways.values()];
  all.sort((a, b) => a.entries - b.entries || distance(a.hex, planet) - distance(b.hex, planet));
  return all[0] ? [...all[0].path] : null;
}

/** The answer of a player who follows the lesson; undefined leaves it to a bot. */
function follow(at: Moment, lesson: string | null): Answer | undefined {
  const view = at.view as MothershipView;
  const prompt = at.ask?.prompt;
  if (view.phase === 'setup') return null;
  // All ships next to the planet attack it.
  if (at.flow === 'attack' && prompt?.kind === 'subset') return prompt.items.map(({ id }) => id);
  if (at.flow === 'divert' && lesson === 'energy') return { engines: 4, weapons: 6, shields: 5 };
  const point = lessons.find(({ id }) => id === lesson)?.point?.(at) ?? [];
  const ship = point.find((anchor) => anchor.startsWith('unit:'))?.slice(5);
  // The second ship moves to where the first one is waiting.
  const waiting = view.units.filter(({ side, moved, cell }) => side === at.me && moved && cell);
  const joined = view.planets.find(({ cell }) => waiting.some((one) => cell && distance(one.cell ?? cell, cell) === 1));
  const planet = point.find((anchor) => anchor.startsWith('open:'))?.slice(5) ?? joined?.cell ?? undefined;
  if (at.flow === 'move' && ship && planet) {
    const cells = wayTo(view, ship, planet);
    return cells ? { piece: ship, cells } : null;
  }
  if (at.flow !== 'main' || prompt?.kind !== 'choose') return undefined;
  const open = prompt.options.filter(({ why }) => !why).map(({ id }) => id);
  if (lesson === 'end-turn') return 'end';
  if (lesson === 'energy' && open.includes('divert')) return 'divert';
  if (lesson === 'tech') return open.find((id) => id.startsWith('tech:'));
  const beside = view.units.filter(
    ({ side, cell }) => side === at.me && cell && planet && distance(cell, planet) === 1,
  );
  if (lesson === 'together' && beside.length > 1) return `attack:${planet}`;
  if ((lesson === 'planet' || lesson === 'together') && planet && ship) {
    if (view.units.some(({ id, cell }) => id === ship && cell && distance(cell, planet) > 1)) return 'move';
    return `attack:${planet}`;
  }
  return undefined;
}

describe('the guide of Mothership', () => {
  it('has unique ids and titles', () => {
    for (const all of [chapters, lessons, terms]) expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    expect(new Set(chapters.map(({ title }) => title)).size).toBe(chapters.length);
    for (const { text, title } of chapters) {
      expect(title).not.toBe('');
      for (const paragraph of text) expect(paragraph.split('*').length % 2).toBe(1);
    }
  });

  it('takes its numbers from the content', () => {
    const folder = new URL('../src/games/mothership/guide/', import.meta.url);
    const written = readdirSync(folder).flatMap((file) =>
      [...readFileSync(new URL(file, folder), 'utf8').matchAll(NUMBER)].map(([words]) => `${file}: ${words}`),
    );
    expect(written).toEqual([]);
    const all = chapters.flatMap(({ text }) => text).join(' ');
    for (const words of [`${HULL} hull points`, `${PRICES.card} minerals`, `${PRICES.explore} minerals`])
      expect(all).toContain(words);
  });

  it('can be searched by synonyms', () => {
    for (const words of ['rocks', 'combat', 'teleport', 'reaction', 'turret', 'power'])
      expect(found(chapters, words, terms).length, words).toBeGreaterThan(0);
  });
});

describe('the tutorial of Mothership', () => {
  it('shows every lesson to a player who follows them, each pointing somewhere', async () => {
    for (const { id, point } of lessons) expect(point, id).toBeDefined();
    const { missing } = await followLessons(rules as never, guide, { follow, longest: 330, least: 61 });
    expect(missing).toEqual([]);
  }, 60_000);
});
