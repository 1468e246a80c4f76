import { below, pick, type Rng, take, type Zone } from '@orrery/kernel';
import { cardName } from '../../src/content/set.ts';
import type { Options } from '../../src/setup/options.ts';
import type { Program, State } from '../../src/state.ts';
import { SLOTS } from './book.ts';
import { fits } from './rocket.ts';

/** How a game is helped along, so that dear and late things come up: not at all, with a rocket that stands, at the end. */
export type Help = 'none' | 'rocket' | 'moon' | 'last';

/** The n-th way to play: all numbers of seats, both orders, pairs of both kinds, all sorts of help. */
export function setupOf(n: number): { seats: number; options: Options; help: Help } {
  const turn = Math.floor(n / 3);
  return {
    seats: [2, 3, 4][n % 3] as number,
    options: {
      order: (turn + n) % 2 === 0 ? 'together' : 'turns',
      pair: turn % 3 === 0 ? 'each' : 'both',
      lone: turn % 4 < 2 ? 'cccp' : 'usa',
    },
    help: (['rocket', 'none', 'moon', 'rocket', 'last'] as const)[turn % 5] as Help,
  };
}

const top = (zone: Zone): number => take(zone, zone.cards.length - 1);

/** Tiles, modules, payload and tokens from nowhere, before a game begins. */
export function helpStart(s: State, help: Help, rng: Rng): void {
  if (help === 'none') return;
  if (help === 'last') s.round = 28;
  s.moonOpen = help === 'moon';
  for (const program of s.programs) {
    program.money += below(rng, 60);
    program.testSteals = below(rng, 3);
    program.techSteals = below(rng, 3);
    program.freeTests = below(rng, 4);
    if (help === 'moon') program.pathTests = [0, 1, 2].map(() => 3 + below(rng, 5));
    build(s, program, help === 'moon' ? 11 : 4 + below(rng, 7), rng);
  }
}

function build(s: State, program: Program, tiles: number, rng: Rng): void {
  for (let cell = 0; cell < tiles; cell++) {
    const kind = cell % 5 === 0 ? 3 : below(rng, 3);
    program.cells[cell] = top(s.techDecks[kind] as Zone) * 4 + below(rng, 4);
    if (kind === 3) program.payload[cell] = pick(rng, [1, 2, 3, 3]);
  }
  for (let left = 3; left > 0; left--) {
    const card = top(s.moduleDeck);
    const at = SLOTS.findIndex((slot, i) => program.modules[i] === -1 && fits(cardName(card), slot));
    if (at >= 0) program.modules[at] = card;
    else s.spentModules.push(card);
  }
}
