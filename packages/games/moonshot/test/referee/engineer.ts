import { cardName } from '../../src/content/set.ts';
import {
  ask,
  type Book,
  CELLS,
  choose,
  crewOf,
  type Flow,
  fail,
  SLOTS,
  SPACES,
  sideOf,
  takeCard,
  takeEvent,
} from './book.ts';
import { fits, isPayloadTile, placeableCells } from './rocket.ts';

// Actions a to j of an Engineer, with their prices and effects (MS-073 to MS-103).

const KINDS = ['S', 'E', 'C', 'P'];
const PAYLOAD_PRICES: Readonly<Record<string, number>> = { dog: 2, satellite: 5, astronaut: 7 };

const ofKind = (tiles: readonly string[], kind: string): string[] => tiles.filter((tile) => tile.startsWith(kind));
/** Tiles left to draw of a kind: in its deck, discarded or covered (MS-096). */
const supply = (b: Book, kind: string): number =>
  (b.techDecks[kind] as string[]).length + ofKind(b.research, kind).length + ofKind(b.covered, kind).length;

/** Removes a drawn tile from its deck; an empty deck is refilled with discarded or else covered tiles (MS-096). */
function drawTile(b: Book, kind: string, tile: string): string {
  const deck = b.techDecks[kind] as string[];
  if (deck.length === 0) {
    const discarded = ofKind(b.research, kind);
    const again = discarded.length > 0 ? discarded : ofKind(b.covered, kind);
    deck.push(...again);
    b.research = b.research.filter((one) => !again.includes(one));
    b.covered = b.covered.filter((one) => !again.includes(one));
  }
  return takeCard(b, deck, tile, `deck ${kind}`);
}

/** Every action with its price, whether affordable or not. */
export function pricedActions(b: Book, side: number): Map<string, number> {
  const me = sideOf(b, side);
  const rival = sideOf(b, 1 - side);
  const found = new Map<string, number>();
  for (const tile of me.line) found.set(`line:${tile}`, 7);
  KINDS.forEach((one, i) => {
    for (const other of KINDS.slice(i)) {
      const enough = one === other ? supply(b, one) >= 2 : supply(b, one) >= 1 && supply(b, other) >= 1;
      if (enough) found.set(`research:${one}${other}`, 10);
    }
  });
  const top = b.research.at(-1);
  if (top !== undefined) found.set(`discard:${top}`, 10);
  if (me.supplier[0] === null) for (const tile of me.line) found.set(`supply:${tile}`, 0);
  for (const module of b.sideboard)
    SPACES.forEach((price, i) => {
      if (me.supplier[i] === null) found.set(`module:${module}:${price}`, price);
    });
  const risks = b.missions.flatMap(({ risks: all }) => all);
  for (const risk of [...risks.map((own) => own.risk), ...me.path.filter((_risk, i) => me.up[i])]) {
    found.set(`test:${risk}`, 4);
    if (me.freeTests > 0) found.set(`free-test:${risk}`, 0);
  }
  for (let n = 1; n <= me.sabotage; n++) found.set(`clean:${n}`, 10 + n);
  me.cells.forEach((cell, i) => {
    if (!cell || !isPayloadTile(cell.tile) || cell.payload !== null) return;
    for (const [kind, price] of Object.entries(PAYLOAD_PRICES)) found.set(`payload:${CELLS[i]}:${kind}`, price);
  });
  if (me.testSteals > 0)
    for (const { risk, tests } of risks) if (tests[(1 - side) as 0 | 1] > 0) found.set(`steal-test:${risk}`, 0);
  if (me.techSteals > 0) for (const tile of rival.line) found.set(`steal-tech:${tile}`, 0);
  found.set('pass', 0);
  return found;
}

const actions = (b: Book, side: number): string[] =>
  [...pricedActions(b, side)].flatMap(([name, price]) => (price <= sideOf(b, side).money ? [name] : []));

/** Asks for one action of an Engineer and carries it out; returns whether it was a pass. */
function* act(b: Book, side: number): Flow<boolean> {
  const me = sideOf(b, side);
  const name = (yield* ask(choose('engineer.act', crewOf(b, side, 'engineer'), () => actions(b, side)))) as string;
  me.money -= pricedActions(b, side).get(name) ?? 0;
  const [verb = '', what = '', more = ''] = name.split(':');
  switch (verb) {
    case 'pass':
      me.passed = true;
      return true;
    case 'line':
      takeCard(b, me.line, what, name);
      yield* install(b, side, [what]);
      break;
    case 'discard':
      b.research.pop();
      yield* install(b, side, [what]);
      break;
    case 'steal-tech':
      me.techSteals--;
      takeCard(b, sideOf(b, 1 - side).line, what, name);
      yield* install(b, side, [what]);
      break;
    case 'research': {
      const drawn = researchedTiles(b, side);
      me.drawn = [...what].map((kind, i) => drawTile(b, kind, drawn[i] as string));
      yield* install(b, side, me.drawn);
      break;
    }
    case 'supply':
      me.supplier[0] = takeCard(b, me.line, what, name);
      break;
    case 'module':
      me.supplier[SPACES.indexOf(Number(more))] = takeModule(b, what);
      break;
    case 'test':
    case 'free-test':
    case 'steal-test':
      if (verb === 'free-test') me.freeTests--;
      if (verb === 'steal-test') me.testSteals--;
      placeTest(b, side, what, verb === 'steal-test');
      break;
    case 'clean':
      me.sabotage -= Number(what);
      break;
    case 'payload': {
      const cell = me.cells[CELLS.indexOf(what)];
      if (cell) cell.payload = more;
      break;
    }
    default:
      fail(b, `no such action: ${name}`);
  }
  return false;
}

/** The tiles that Research has drawn, read from the game. */
function researchedTiles(b: Book, side: number): string[] {
  const now = b.after.programs[side]?.drawn.cards ?? [];
  return now.map(cardName);
}

function placeTest(b: Book, side: number, risk: string, stolen: boolean): void {
  const me = sideOf(b, side);
  const shared = b.missions.flatMap(({ risks }) => risks).find((own) => own.risk === risk);
  if (shared) {
    shared.tests[side as 0 | 1]++;
    if (stolen) shared.tests[(1 - side) as 0 | 1]--;
    return;
  }
  const at = me.path.indexOf(risk);
  me.pathTests[at] = (me.pathTests[at] as number) + 1;
}

/** Refills the sideboard to four; discarded modules become the new deck (MS-087, MS-301). */
function refill(b: Book): void {
  const now = b.after.sideboard.map(cardName);
  while (b.sideboard.length < 4) {
    if (b.moduleDeck.length === 0) b.moduleDeck = b.spentModules.splice(0);
    if (b.moduleDeck.length === 0) return;
    const next = now.find((one) => !b.sideboard.includes(one));
    if (next === undefined) return fail(b, 'MS-087: the sideboard was not refilled');
    b.sideboard.push(takeCard(b, b.moduleDeck, next, 'deck of modules'));
  }
}
function takeModule(b: Book, module: string): string {
  takeCard(b, b.sideboard, module, 'sideboard');
  refill(b);
  return module;
}

const place = (piece: string, cell: string, rotation = 0): string => JSON.stringify({ piece, cell, rotation });

/** Installs one of these tiles; a second one goes to the discard pile (MS-082, MS-098 to MS-103). */
export function* install(b: Book, side: number, tiles: readonly string[]): Flow {
  const me = sideOf(b, side);
  const all = tiles.flatMap((tile) =>
    placeableCells(me.cells).flatMap((cell) => [0, 1, 2, 3].map((turn) => place(tile, CELLS[cell] as string, turn))),
  );
  const answer = yield* ask({ what: 'install.lay', seats: crewOf(b, side, 'engineer'), all: () => all });
  const { piece, cell, rotation } = answer as { piece: string; cell: string; rotation: number };
  const at = CELLS.indexOf(cell);
  const under = me.cells[at];
  if (under) b.covered.push(under.tile);
  me.cells[at] = { tile: piece, turn: rotation, payload: null };
  b.research.push(...tiles.filter((tile) => tile !== piece));
  me.drawn = [];
}

/** Mounts a module; a replaced one is discarded (MS-115, MS-116). */
export function* mount(b: Book, side: number, module: string): Flow {
  const me = sideOf(b, side);
  const all = SLOTS.filter((slot) => fits(module, slot)).map((slot) => place(module, slot));
  const answer = yield* ask({ what: 'mount.place', seats: crewOf(b, side, 'engineer'), all: () => all });
  const at = SLOTS.indexOf((answer as { cell: string }).cell);
  const before = me.modules[at] ?? null;
  if (before !== null) b.spentModules.push(before);
  me.modules[at] = module;
  refill(b);
}

/** A Tech tile from a deck of the Engineer's choice (MS-141, MS-308). */
export function* techTile(b: Book, side: number): Flow {
  const decks = KINDS.filter((kind) => supply(b, kind) > 0);
  if (decks.length === 0) return;
  const kind = (yield* ask(choose('tech-tile.deck', crewOf(b, side, 'engineer'), () => decks))) as string;
  sideOf(b, side).line.push(drawTile(b, kind, takeEvent(b, 'tile', side).tile as string));
}

/** A free module into the empty 8-money space, or 4 money (MS-144). */
export function* freeModule(b: Book, side: number): Flow {
  const me = sideOf(b, side);
  if (me.supplier[0] !== null) {
    me.money += 4;
    return;
  }
  if (b.sideboard.length === 0) return;
  const module = yield* ask(choose('free-module.module', crewOf(b, side, 'engineer'), () => b.sideboard));
  me.supplier[0] = takeModule(b, module as string);
}

/** Engineers take turns, the First Player's side first; a pass is final (MS-073, MS-074). */
export function* engineersInTurns(b: Book): Flow {
  for (let side = b.first; !(sideOf(b, 0).passed && sideOf(b, 1).passed); side = 1 - side)
    if (!sideOf(b, side).passed) yield* act(b, side);
}
/** An Engineer acts without waiting for the other (MS-041). */
export function* engineerAlone(b: Book, side: number): Flow {
  while (!(yield* act(b, side)));
}
