import { below, copyRng, EVERYBODY, type Event, type Json, NOBODY, seeded, type Zone } from '@orrery/kernel';
import { type Scenario, table } from '@orrery/testing';
import { cellNamed, PAYLOADS, type PayloadKind, slotNamed } from '../src/content/index.ts';
import { back, cardNamed, deckSide, maneuverCard, missionOf, riskOf } from '../src/content/set.ts';
import { game, type State } from '../src/index.ts';
import { sideMask } from '../src/rules/seats.ts';
import { tokenAt } from '../src/rules/tokens.ts';
import { NONE, type PoliticsSlot, type Program } from '../src/state.ts';

export type Scene = Scenario<State>;
export const USA = 0;
export const CCCP = 1;

/** Overrides for one side; everything else stays as dealt. */
export interface Side
  extends Partial<
    Pick<
      Program,
      'budget' | 'popularity' | 'money' | 'sabotage' | 'testSteals' | 'techSteals' | 'freeTests' | 'influence' | 'bluff'
    >
  > {
  /** Numbers of the maneuvers in hand. */
  hand?: readonly number[];
  line?: readonly string[];
  /** Tiles by cell, with their rotation after the slash: `{ B2: 'S01/0' }`. */
  cells?: Readonly<Record<string, string>>;
  /** Payload by cell; a cell without a tile gets a Payload tile. */
  payload?: Readonly<Record<string, PayloadKind>>;
  modules?: Readonly<Record<string, string>>;
  supplier?: readonly (string | null)[];
  /** Risks of the path to the Moon, and how many of them are face up. */
  path?: readonly string[];
  up?: number;
  completed?: readonly string[];
}

export interface Setting {
  seats?: number;
  options?: Record<string, Json>;
  seed?: string;
  /** Active missions with their risks, instead of the two starters. */
  missions?: Readonly<Record<string, readonly string[]>>;
  usa?: Side;
  cccp?: Side;
  first?: number;
  round?: number;
  moonOpen?: boolean;
}

export const own = (t: Scene, side: number): Program => t.state.programs[side] as Program;
export const slotAt = (s: State, side: number, place: number): PoliticsSlot =>
  (s.programs[side] as Program).slots[place] as PoliticsSlot;

/** Removes a component from its current place, so that it can be placed elsewhere. */
export function takeOut(s: State, card: number): number {
  const zones: Zone[] = [
    ...s.programs.flatMap((own) => [own.hand, own.deck, own.discard, own.path, own.drawn]),
    ...s.missionDecks,
    ...s.riskDecks,
    ...s.techDecks,
    s.moduleDeck,
  ];
  for (const zone of zones) {
    const at = zone.cards.indexOf(card);
    if (at < 0) continue;
    zone.cards.splice(at, 1);
    zone.known.splice(at, 1);
    // A path to the Moon always has three risks.
    if (s.programs.some(({ path }) => path === zone)) {
      zone.cards.splice(at, 0, s.riskDecks[3]?.cards.shift() as number);
      zone.known.splice(at, 0, s.riskDecks[3]?.known.shift() as number);
    }
    return card;
  }
  const lists = [
    ...s.programs.map((own) => own.line),
    s.research,
    s.covered,
    s.sideboard,
    s.spentModules,
    s.spentRisks,
    ...s.missions.map((mission) => mission.risks),
  ];
  for (const list of lists) {
    const at = list.indexOf(card);
    if (at >= 0) list.splice(at, 1);
  }
  for (const { supplier } of s.programs) {
    const at = supplier.indexOf(card);
    if (at >= 0) supplier[at] = NONE;
  }
  return card;
}

/** Puts a component face down at the bottom of its deck. */
function putBack(s: State, card: number): void {
  const sort = Math.floor(back(card) / 10);
  const decks = [
    () => s.techDecks[back(card)],
    () => s.moduleDeck,
    () => s.missionDecks[missionOf(card).level - 1],
    () => s.riskDecks[riskOf(card).level],
    () => s.programs[deckSide(card)]?.deck,
  ];
  const deck = decks[sort]?.();
  deck?.cards.unshift(card);
  deck?.known.unshift(NOBODY);
}

/** Puts a maneuver in a slot; above level 1 it gets a cover card. */
export function layManeuver(s: State, side: number, place: number, n: number, level = 1): PoliticsSlot {
  const slot = slotAt(s, side, place);
  slot.card = takeOut(s, maneuverCard(side, n));
  slot.level = level;
  if (level > 1) {
    const { deck } = s.programs[side] as Program;
    slot.cover = { cards: [deck.cards.pop() as number], known: [sideMask(s, side)] };
    deck.known.pop();
  }
  return slot;
}

/** Sets the tokens that a side placed on a slot this round. */
export function setTokens(slot: PoliticsSlot, side: number, influence: number, bluff = 0): void {
  slot.tokens[tokenAt(side, 0, 0)] = influence;
  slot.tokens[tokenAt(side, 0, 1)] = bluff;
}

/** Takes a Payload tile from its deck. */
const freeBay = (s: State): number => {
  const deck = s.techDecks[3] as Zone;
  return takeOut(s, deck.cards[0] as number);
};

function arrangeSide(s: State, side: number, setting: Side): void {
  const program = s.programs[side] as Program;
  const { hand, line, cells, payload, modules, supplier, path, up, completed, ...plain } = setting;
  Object.assign(program, plain);
  if (hand) {
    for (const card of program.hand.cards.splice(0)) putBack(s, card);
    program.hand.known = [];
    for (const n of hand) {
      program.hand.cards.push(takeOut(s, maneuverCard(side, n)));
      program.hand.known.push(sideMask(s, side));
    }
  }
  if (line) {
    for (const card of program.line.splice(0)) putBack(s, card);
    program.line = line.map((name) => takeOut(s, cardNamed(name)));
  }
  for (const [cell, laid] of Object.entries(cells ?? {})) {
    const [name = '', turn = '0'] = laid.split('/');
    program.cells[cellNamed(cell)] = takeOut(s, cardNamed(name)) * 4 + Number(turn);
  }
  for (const [cell, kind] of Object.entries(payload ?? {})) {
    const at = cellNamed(cell);
    if (program.cells[at] === NONE) program.cells[at] = freeBay(s) * 4;
    program.payload[at] = 1 + PAYLOADS.indexOf(kind);
  }
  for (const [slot, name] of Object.entries(modules ?? {}))
    program.modules[slotNamed(slot)] = takeOut(s, cardNamed(name));
  if (supplier) {
    for (const card of program.supplier) if (card !== NONE) putBack(s, card);
    program.supplier = supplier.map((name) => (name === null ? NONE : takeOut(s, cardNamed(name))));
  }
  if (path) {
    const before = program.path.cards;
    program.path = { cards: [], known: [] };
    for (const card of before) putBack(s, card);
    const cards = path.map((name) => takeOut(s, cardNamed(name)));
    program.path = { cards, known: cards.map(() => NOBODY) };
  }
  for (let at = 0; at < (up ?? 0); at++) {
    program.explored[at] = true;
    program.path.known[at] = EVERYBODY;
  }
  if (completed) program.completed = completed.map((name) => takeOut(s, cardNamed(name)));
}

/** Applies a scene's setting to the table. */
export function arrange(s: State, setting: Setting): void {
  if (setting.missions) {
    for (const { card, risks } of s.missions) {
      if (missionOf(card).level > 0) putBack(s, card);
      for (const risk of risks) putBack(s, risk);
    }
    s.missions = [];
    for (const [name, risks] of Object.entries(setting.missions)) {
      const cards = risks.map((risk) => takeOut(s, cardNamed(risk)));
      s.missions.push({
        card: takeOut(s, cardNamed(name)),
        risks: cards,
        tests: new Array<number>(risks.length * 2).fill(0),
      });
    }
  }
  arrangeSide(s, USA, setting.usa ?? {});
  arrangeSide(s, CCCP, setting.cccp ?? {});
  if (setting.first !== undefined) s.first = setting.first;
  if (setting.round !== undefined) s.round = setting.round;
  if (setting.moonOpen !== undefined) s.moonOpen = setting.moonOpen;
}

/** A new two-player table at the preparation of round 1; CCCP begins unless `first` says otherwise. */
export function scene(setting: Setting = {}): Scene {
  const { seats = 2, options = {}, seed = 'scene' } = setting;
  const t = table<State>(game, { seats, options, seed });
  t.edit((s) => {
    arrange(s, setting);
    for (const frame of s.stack) if (frame.flow === 'preparation') frame.vars.turn = s.first;
  });
  return t;
}

/** Both Politicians pass. */
export function skipPreparation(t: Scene): void {
  while (t.asked()[0]?.flow === 'preparation') t.say(t.asked()[0]?.seat as number, null);
}

/** A table at the Politicians' actions, with the given setting. */
export function politics(setting: Setting = {}): Scene {
  const t = scene(setting);
  skipPreparation(t);
  if (setting.usa || setting.cccp) {
    t.edit((s) => {
      // The preparation deals tokens, so a scene sets its own afterwards and records them as dealt.
      for (const [side, overrides] of [setting.usa ?? {}, setting.cccp ?? {}].entries()) {
        const { influence, bluff } = overrides;
        const program = s.programs[side] as Program;
        if (influence !== undefined) program.influence = influence;
        if (bluff !== undefined) program.bluff = bluff;
        program.books = [program.influence, program.bluff, 0, 0, 0, 0];
      }
    });
  }
  return t;
}

/** Both sides decide, the First Player first: a mission's name launches, null aborts. */
export function decide(t: Scene, usa: string | null, cccp: string | null): void {
  for (let left = 2; left > 0; left--) {
    const seat = t.asked().find(({ flow }) => flow === 'politics')?.seat as number;
    const name = t.state.sideOf[seat] === USA ? usa : cccp;
    t.say(seat, name === null ? 'abort' : `launch:${name}`, 'act');
  }
}

/** A table at the Engineers' actions in turns; CCCP begins unless `first` says otherwise. */
export function engineering(setting: Setting = {}, usa: string | null = null, cccp: string | null = null): Scene {
  const t = politics(setting);
  decide(t, usa, cccp);
  return t;
}

/** Engineers pass until another question is open or the game is over; returns the events. */
export function passEngineers(t: Scene): Event[] {
  const events: Event[] = [];
  while (t.state.result === null && t.asked()[0]?.flow === 'engineer')
    events.push(...t.say(t.asked()[0]?.seat as number, 'pass'));
  return events;
}

/** Plays the launches of a round with the given dice; returns the events up to the next question. */
export function launches(
  setting: Setting,
  usa: string | null,
  cccp: string | null,
  dice: readonly number[] = [],
): { t: Scene; events: Event[] } {
  const t = engineering(setting, usa, cccp);
  if (dice.length > 0) rigDice(t, ...dice);
  const events = passEngineers(t);
  return { t, events };
}

/** Makes the next rolls of the risk die show these faces. */
export function rigDice(t: Scene, ...faces: readonly number[]): void {
  for (let i = 0; ; i++) {
    const rng = seeded(`rigged ${i}`);
    const start = copyRng(rng);
    if (!faces.every((face) => below(rng, 8) === face - 1)) continue;
    t.edit((s) => {
      s.rng = start;
    });
    return;
  }
}

/** Gives safe answers until a condition is met. */
export function answerUntil(t: Scene, until: (s: State) => boolean): void {
  for (let left = 200; !until(t.state); left--) {
    const [row] = t.asked();
    if (!row || left === 0) throw new Error('the condition was never met');
    const prompt = t.rules.prompt(t.state, row.seat, row.question);
    const legal = t.rules.legal(t.state, row.seat, row.question).actions.map(({ answer }) => answer);
    const safe = ['pass', 'abort', 'evaluate', 'yield', 'reward', 'ready'].find((name) => legal.includes(name));
    t.say(row.seat, prompt.pass ? null : (safe ?? legal[0] ?? null), row.step);
  }
}

/** Gives safe answers until the next round begins or the game is over. */
export function nextRound(t: Scene): void {
  const { round } = t.state;
  answerUntil(t, (s) => s.round > round || s.result !== null);
}

export const eventData = (events: readonly Event[], type: string): Event['data'][] =>
  events.filter((event) => event.type === type).map((event) => event.data);
/** The legal answers to a question. */
export const offered = (t: Scene, seat: number, step = 'act'): string[] => t.legal(seat, step) as string[];

/** Fills cells without payload with double centres and mounts a module in each row: with ten tiles S 10, E 8, C 8. */
export function buildStrongRocket(program: Program): void {
  const tiles = ['S14', 'E14', 'C14'].map(cardNamed) as [number, number, number];
  let laid = 0;
  program.cells = program.cells.map((own, cell) => (program.payload[cell] ? own : (tiles[laid++ % 3] as number) * 4));
  ['M01', 'M02', 'M03'].forEach((module, row) => {
    program.modules[row] = cardNamed(module);
  });
}
