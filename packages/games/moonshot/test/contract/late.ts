import { type Core, pick, take, type Zone } from '@orrery/kernel';
import { KIND, PAYLOAD_TILE } from '../../src/content/set.ts';
import { game, type Options, type State } from '../../src/index.ts';
import { slotsFor } from '../../src/rules/placing.ts';
import type { Program } from '../../src/state.ts';

/** The game from a late position that random play rarely reaches: rockets are built, crews aboard, the Moon open. */
export const late: typeof game = {
  ...game,
  setup(core: Core, seats: number, options: Options): State {
    const s = game.setup(core, seats, options);
    s.moonOpen = true;
    for (const program of s.programs) build(s, program);
    return s;
  },
};

const top = (zone: Zone): number => take(zone, zone.cards.length - 1);

/** Nine tiles, two of them with payload, and a module in each kind of slot. */
function build(s: State, program: Program): void {
  Object.assign(program, {
    popularity: 12,
    money: 100,
    testSteals: 2,
    techSteals: 2,
    freeTests: 2,
    pathTests: [5, 5, 5],
  });
  [3, 0, 1, 2, 3, 0, 1, 2, 0].forEach((kind, cell) => {
    const tile = top(s.techDecks[kind] as Zone);
    program.cells[cell] = tile * 4 + pick(s.rng, [0, 1, 2, 3]);
    if (KIND[tile] === PAYLOAD_TILE) program.payload[cell] = pick(s.rng, [2, 3, 3]);
  });
  for (let i = 0; i < 4; i++) {
    const card = top(s.moduleDeck);
    const free = slotsFor(card).filter((at) => program.modules[at] === -1);
    if (free.length > 0) program.modules[pick(s.rng, free)] = card;
    else s.spentModules.push(card);
  }
}
