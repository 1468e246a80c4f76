import { copyJson, type Game, type Json, load, pick, rulesOf, type Snapshot, seeded } from '@orrery/kernel';
import { questionsOf } from './questions.ts';
import { badResult } from './result.ts';
import { setupsOf } from './setups.ts';
import type { Runner } from './suite.ts';

/** A match saved while a question is open, as a browser or server may still have it years later. */
export interface Save {
  /** The open question for which it was saved, as `flow.step`. */
  at: string;
  snapshot: Snapshot;
}

/** Maximum number of games to play to find every question. */
const GAMES = 2000;
/** Maximum number of decisions in one game, because random play may loop. */
const LONG = 10_000;

/** One save for every question of a game, from random games with all seat counts and kinds of options. */
export function savesOf(game: Game): Save[] {
  const rules = rulesOf(game);
  const saves = new Map<string, Save>();
  const wanted = questionsOf(game);
  const setups = setupsOf(game);
  const { min, max } = game.seats;
  for (let i = 0; i < GAMES && saves.size < wanted.length; i++) {
    const rng = seeded(`save ${i}`);
    const seats = min + (i % (max - min + 1));
    const some = setups.filter((setup) => setup.seats === seats);
    const { options } = pick(rng, some);
    const s = rules.begin(seats, options, `save ${i}`);
    let left = LONG;
    do {
      for (const { flow, step } of rules.waiting(s)) {
        const at = `${flow}.${step}`;
        if (!saves.has(at)) saves.set(at, { at, snapshot: { version: game.version, state: copyJson(s) as Json } });
      }
    } while (rules.advance(s, rng) && --left > 0);
  }
  return [...saves.values()].sort((a, b) => a.at.localeCompare(b.at));
}

/** Loads a save of this or an older version and plays it to the end; throws if that fails. */
export function playOn(game: Game, save: Save, seed: string) {
  const rules = rulesOf(game);
  const s = load(rules, save.snapshot);
  const rng = seeded(seed);
  for (let left = game.bound; rules.advance(s, rng); left--) {
    if (left === 0) throw new Error(`${save.at}: no end within ${game.bound} decisions`);
  }
  return s;
}

/** Defines tests for the saves of every released version. `files` maps file names to saves. */
export function describeSaves(runner: Runner, game: Game, files: ReadonlyMap<string, readonly Save[]>): void {
  const { describe, it, expect } = runner;
  describe('saves of every released version', () => {
    it('include one for every question of this version', () => {
      const saved = files.get(`v${game.version}.json`) ?? [];
      expect(saved.map((save) => save.at).sort()).toEqual(questionsOf(game).sort());
    });

    for (const [file, saves] of files) {
      for (const save of saves) {
        it(`${file} loads at ${save.at} and plays to the end`, () => {
          const s = playOn(game, save, file);
          expect(badResult(s.result, s.out.length)).toEqual(null);
        });
      }
    }
  });
}
