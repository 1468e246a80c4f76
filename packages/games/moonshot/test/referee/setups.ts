import { below, EVERYBODY, pick, type Rng, take, type Zone } from '@orrery/kernel';
import { cardName } from '../../src/content/set.ts';
import type { Options } from '../../src/setup/options.ts';
import type { Program, State } from '../../src/state.ts';
import { SLOTS } from './book.ts';
import { type Blueprint, type Cell, fits, parameters } from './rocket.ts';

/**
 * The head start of a game, so that expensive and late actions occur: a built rocket, a rocket ready for the Moon, the
 * last rounds, players who follow the policy, or programs that lose the game with one launch without payload.
 */
export type Help = 'none' | 'rocket' | 'moon' | 'last' | 'skill' | 'brink';

/** The n-th setup; together they cover all numbers of seats, both orders, both kinds of pairs and all head starts. */
export function setupOf(n: number): { seats: number; options: Options; help: Help } {
  const turn = Math.floor(n / 3);
  const seats = [2, 3, 4][n % 3] as number;
  return {
    seats,
    options: {
      order: (turn + n) % 2 === 0 ? 'together' : 'turns',
      pair: seats === 3 && turn % 3 === 0 ? 'each' : 'both',
      lone: seats !== 3 || turn % 4 < 2 ? 'cccp' : 'usa',
      role: seats === 4 && turn % 2 === 0 ? 'engineer' : 'politician',
    },
    help: (['rocket', 'none', 'moon', 'skill', 'last'] as const)[turn % 5] as Help,
  };
}

const top = (zone: Zone): number => take(zone, zone.cards.length - 1);

/** Adds tiles, modules, payload and tokens and thins decks before a game begins. */
export function helpStart(s: State, help: Help, rng: Rng): void {
  if (help === 'none' || help === 'skill') return;
  if (help === 'brink') {
    for (const program of s.programs) [program.popularity, program.money] = [3, 0];
    return;
  }
  if (help === 'last') s.round = 28;
  s.moonOpen = help === 'moon';
  const poor = below(rng, 2) === 0;
  for (const mission of s.missions) mission.tests = mission.tests.map(() => below(rng, 5));
  for (const program of s.programs) {
    program.money += below(rng, 60);
    program.testSteals = below(rng, 3);
    program.techSteals = below(rng, 3);
    program.freeTests = below(rng, 4);
    if (help !== 'moon') program.sabotage = below(rng, 4);
    if (help === 'moon') program.pathTests = [0, 1, 2].map(() => pick(rng, [6, 9, 9]));
    if (help === 'last') program.budget = (poor ? -6 : 17) + pick(rng, [0, 7, 14]);
    build(s, program, help === 'moon' ? 12 : 4 + below(rng, 7), rng);
  }
  if (help === 'rocket') thinDecks(s, rng);
}

/** The sum of a blueprint's parameters, each counted up to 9. */
export const blueprintValue = (blueprint: Blueprint, modules: readonly (string | null)[]): number =>
  parameters(blueprint, SLOTS, modules).reduce((sum, n) => sum + Math.min(n, 9), 0);

function build(s: State, program: Program, tiles: number, rng: Rng): void {
  const blueprint: (Cell | null)[] = new Array(12).fill(null);
  for (let left = 4; left > 0; left--) {
    const card = top(s.moduleDeck);
    const at = SLOTS.findIndex((slot, i) => program.modules[i] === -1 && fits(cardName(card), slot));
    if (at >= 0) program.modules[at] = card;
    else s.spentModules.push(card);
  }
  const modules = program.modules.map((card) => (card < 0 ? null : cardName(card)));
  for (let cell = 0; cell < tiles; cell++) {
    const kind = cell % 5 === 0 ? 3 : cell % 3;
    const tile = top(s.techDecks[kind] as Zone);
    const turns = [0, 1, 2, 3].map((turn) => {
      blueprint[cell] = { tile: cardName(tile), turn, payload: null };
      return blueprintValue(blueprint, modules);
    });
    const turn = turns.indexOf(Math.max(...turns));
    blueprint[cell] = { tile: cardName(tile), turn, payload: null };
    program.cells[cell] = tile * 4 + turn;
    if (kind === 3) program.payload[cell] = tiles === 12 ? 3 : pick(rng, [1, 2, 3, 3]);
  }
}

/** Discards most of each deck, so that decks run out. */
function thinDecks(s: State, rng: Rng): void {
  for (const deck of s.techDecks)
    while (deck.cards.length > 3) (below(rng, 6) === 0 ? s.research : s.covered).push(top(deck));
  for (const deck of s.riskDecks) while (deck.cards.length > 2) s.spentRisks.push(top(deck));
  while (s.moduleDeck.cards.length > 1) s.spentModules.push(top(s.moduleDeck));
  for (const { deck, discard } of s.programs)
    while (deck.cards.length > 3) {
      discard.cards.push(top(deck));
      discard.known.push(EVERYBODY);
    }
}
