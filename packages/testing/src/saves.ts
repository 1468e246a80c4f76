import { copyJson, type Game, type Json, load, rulesOf, type Snapshot, seeded } from '@orrery/kernel';

/** A table put away in the middle of a step: what a player's browser or a server may still hold years later. */
export interface Save {
  /** The step it rests on. */
  at: string;
  snapshot: Snapshot;
}

/** Games that are tried at most for one save of every step. */
const GAMES = 40;

/** One save for every step of a game at which somebody is asked, from random games of every number of seats. */
export function savesOf(game: Game): Save[] {
  const rules = rulesOf(game);
  const saves = new Map<string, Save>();
  for (let i = 0; i < GAMES; i++) {
    const seats = game.seats.min + (i % (game.seats.max - game.seats.min + 1));
    const s = rules.begin(seats, {}, `save ${i}`);
    const rng = seeded(`save ${i}`);
    do {
      for (const { flow, step } of rules.waiting(s)) {
        const at = `${flow}.${step}`;
        if (!saves.has(at)) saves.set(at, { at, snapshot: { version: game.version, state: copyJson(s) as Json } });
      }
    } while (rules.advance(s, rng));
  }
  return [...saves.values()].sort((a, b) => a.at.localeCompare(b.at));
}

/** Takes a save up again, of this or an older version, and plays it to the end; throws where that cannot be done. */
export function playOn(game: Game, save: Save, seed: string) {
  const rules = rulesOf(game);
  const s = load(rules, save.snapshot);
  const rng = seeded(seed);
  for (let left = game.bound; rules.advance(s, rng); left--) {
    if (left === 0) throw new Error(`${save.at}: no end within ${game.bound} decisions`);
  }
  return s;
}
