import { seeded } from '@orrery/kernel';
import { table } from '@orrery/testing';
import { describe, expect, it } from 'vitest';
import { MISSIONS, MODULES, RISKS, TILE_KINDS, TILES } from '../../src/content/index.ts';
import { game, type State } from '../../src/index.ts';
import { kindsOf } from '../../src/rules/tokens.ts';
import { answerUntil, CCCP, engineering, eventData, layManeuver, own, politics, slotAt, USA } from '../scene.ts';

const VIEWERS = [0, 1, null] as const;
function debate() {
  const t = politics({ first: USA, usa: { hand: [1, 2, 4] } });
  t.edit((s) => {
    layManeuver(s, USA, 1, 3);
    layManeuver(s, CCCP, 0, 1);
  });
  return t;
}

const ofLevel = (cards: readonly { level: number }[], level: number): number =>
  cards.filter((card) => card.level === level).length;

describe('visibility', () => {
  it('MS-288 only its own side sees a hand; its size is public', () => {
    const t = debate();
    expect(t.view(0).programs[USA].hand).toEqual(['usa-01', 'usa-02', 'usa-04']);
    expect(t.view(1).programs[USA].hand).toEqual([null, null, null]);
    expect(t.view(null).programs[USA].hand).toEqual([null, null, null]);
  });
  it('MS-289 both players of a side see its hand and its own tokens', () => {
    const t = table<State>(game, { seats: 4 });
    for (const seat of [0, 1, 2, 3]) t.say(seat, 'ready');
    expect(t.view(2).programs[USA].hand).toEqual(t.view(0).programs[USA].hand);
    expect(t.view(2).programs[USA].tokens).toEqual({ count: 8, influence: 4, bluff: 4 });
    expect(t.view(3).programs[USA].tokens).toEqual({ count: 8, influence: null, bluff: null });
  });
  it('MS-290 maneuvers on the board, their level and place are public', () => {
    const t = debate();
    for (const viewer of VIEWERS) {
      expect(t.view(viewer).programs[USA].slots[1]).toMatchObject({ place: 'press', card: 'usa-03', level: 1 });
    }
  });
  it('MS-290 a played card is new information for the other side only', () => {
    const t = table<State>(game, { seats: 3 });
    t.say(1, null);
    const before = t.state.marks.slice();
    t.say(2, { piece: t.view(0).programs[USA].hand[0], cell: 'press', rotation: 0 });
    expect(t.state.marks.map((mark, seat) => mark - (before[seat] as number))).toEqual([0, 1, 0]);
  });
  it('MS-291 the number of tokens is public, their kind is hidden', () => {
    const t = debate();
    t.say(0, 'support', 'act');
    const events = t.say(
      0,
      { 'usa-press:influence': 1, 'usa-press:bluff': 2, 'cccp-treasury:influence': 1 },
      'support',
    );
    expect(t.view(0).programs[USA].slots[1].tokens[USA]).toEqual({ count: 3, influence: 1, bluff: 2 });
    for (const viewer of [1, null] as const) {
      expect(t.view(viewer).programs[USA].slots[1].tokens[USA]).toEqual({ count: 3, influence: null, bluff: null });
      expect(t.view(viewer).programs[CCCP].slots[0].tokens[USA]).toEqual({ count: 1, influence: null, bluff: null });
    }
    const [line] = events.filter(({ type }) => type === 'supported');
    expect(line?.data).not.toHaveProperty('influence');
    expect(line?.secret).toMatchObject({ influence: 1 });
  });
  it('MS-292 hides the kinds of unplaced tokens; states imagined for the other side match the tokens dealt', () => {
    const t = debate();
    t.say(0, 'support', 'act');
    t.say(0, { 'usa-press:influence': 2, 'usa-press:bluff': 1 }, 'support');
    expect(t.view(1).programs[USA].tokens).toEqual({ count: 5, influence: null, bluff: null });
    const rng = seeded('worlds');
    const seen = new Set<number>();
    for (let i = 0; i < 200; i++) {
      const world = t.rules.imagine(t.state, 1, rng);
      const [influence, bluff] = kindsOf(slotAt(world, USA, 1), USA);
      const { influence: kept, bluff: keptBluff } = world.programs[USA] as State['programs'][number];
      expect([influence + kept, bluff + keptBluff]).toEqual([4, 4]);
      expect(influence + bluff).toBe(3);
      seen.add(influence);
    }
    expect([...seen].sort()).toEqual([0, 1, 2, 3]);
    const mine = t.rules.imagine(t.state, 0, rng);
    expect(kindsOf(slotAt(mine, USA, 1), USA)).toEqual([2, 1]);
  });
  it('MS-291 MS-292 a single token, placed or unplaced, may be of either kind', () => {
    const t = debate();
    t.say(0, 'support', 'act');
    t.say(0, { 'usa-press:influence': 1, 'cccp-treasury:influence': 2, 'cccp-treasury:bluff': 4 }, 'support');
    const rng = seeded('worlds');
    const worlds = Array.from({ length: 60 }, () => t.rules.imagine(t.state, 1, rng));
    const laid = worlds.map((world) => kindsOf(slotAt(world, USA, 1), USA)[0]);
    const left = worlds.map((world) => (world.programs[USA] as State['programs'][number]).influence);
    expect([new Set(laid), new Set(left)]).toEqual([new Set([0, 1]), new Set([0, 1])]);
  });
  it('MS-293 tokens are revealed when their card is evaluated, not when it is escalated or tokens are returned', () => {
    const t = debate();
    t.edit((s) => void layManeuver(s, USA, 2, 5));
    t.say(0, 'support', 'act');
    t.say(0, { 'usa-press:influence': 3, 'usa-industry:bluff': 2 }, 'support');
    answerUntil(t, (s) => s.stack.at(-1)?.step === 'fate');
    const events = t.say(0, 'evaluate');
    expect(eventData(events, 'evaluated')[0]).toMatchObject({ mine: 3, theirs: 0 });
    t.say(0, 'escalate:usa-01');
    answerUntil(t, (s) => s.round === 2);
    expect(t.view(1).programs[USA].slots[2].tokens[USA]).toEqual({ count: 2, influence: null, bluff: null });
    // Three of four influence tokens were revealed, so at most one of the two tokens left is influence.
    const rng = seeded('worlds');
    const kinds = new Set(
      Array.from({ length: 100 }, () => kindsOf(slotAt(t.rules.imagine(t.state, 1, rng), USA, 2), USA)[0]),
    );
    expect([...kinds].sort()).toEqual([0, 1]);
  });
  it('MS-294 the order of decks is hidden from all players', () => {
    const t = debate();
    for (const viewer of VIEWERS) {
      const view = t.view(viewer);
      expect(view.decks).toEqual({
        missions: [1, 2, 3, 4].map((level) => ofLevel(MISSIONS, level)),
        // Two are on the starter missions, three on each path to the Moon.
        risks: [ofLevel(RISKS, 0) - 2, ofLevel(RISKS, 1), ofLevel(RISKS, 2), ofLevel(RISKS, 3) - 6],
        // Each line has one tile of S, E and C.
        tech: TILE_KINDS.map((kind) => TILES.filter((own) => own.kind === kind).length - (kind === 'P' ? 0 : 2)),
        modules: MODULES.length - 4 - 2,
      });
      expect(typeof view.programs[USA].deck).toBe('number');
    }
    const decks = [...t.state.missionDecks, ...t.state.riskDecks, ...t.state.techDecks, t.state.moduleDeck];
    expect(decks.every(({ known }) => known.every((mask) => mask === 0))).toBe(true);
  });
  it('MS-295 unexplored Moon risks are hidden from their owner too; face-up risks are public', () => {
    const t = engineering({ usa: { path: ['R3-01', 'R3-02', 'R3-03'], up: 1 } });
    for (const viewer of VIEWERS) {
      expect(t.view(viewer).programs[USA].path.map(({ risk }: any) => risk)).toEqual(['R3-01', null, null]);
    }
  });
  it('MS-296 only the choosing side sees tiles drawn by Research; afterwards both are public', () => {
    const t = engineering({ first: USA });
    t.say(0, 'research:SE');
    expect(t.view(0).programs[USA].drawn).not.toContain(null);
    for (const viewer of [1, null] as const) expect(t.view(viewer).programs[USA].drawn).toEqual([null, null]);
    const [first, second] = t.view(0).programs[USA].drawn;
    const before = t.state.marks.slice();
    t.say(0, { piece: first, cell: 'B2', rotation: 0 });
    // The choosing side learned nothing new.
    expect(t.state.marks.map((mark, seat) => mark - (before[seat] as number))).toEqual([0, 1]);
    for (const viewer of VIEWERS) {
      expect(t.view(viewer).programs[USA].cells[5].tile).toBe(first);
      expect(t.view(viewer).research).toEqual([second]);
    }
  });
  it('MS-297 everything else is public', () => {
    const t = engineering(
      { usa: { sabotage: 2, testSteals: 1, techSteals: 1, freeTests: 3, payload: { B2: 'dog' } } },
      'M0-1',
      null,
    );
    const keys = [
      'budget',
      'popularity',
      'money',
      'cells',
      'modules',
      'sabotage',
      'supplier',
      'line',
      'testSteals',
      'techSteals',
      'freeTests',
      'parameters',
      'parts',
    ];
    const shown = (viewer: 0 | 1 | null) => keys.map((key) => t.view(viewer).programs[USA][key]);
    expect(shown(1)).toEqual(shown(0));
    expect(shown(null)).toEqual(shown(0));
    expect(t.view(null).launches).toEqual(t.view(0).launches);
    expect(t.view(null).missions).toEqual(t.view(1).missions);
  });
  it('MS-311 a covering card is hidden from the other side until it is discarded', () => {
    const t = politics({ first: USA, usa: { hand: [1, 2] } });
    t.edit((s) => void layManeuver(s, USA, 1, 3));
    answerUntil(t, (s) => s.stack.at(-1)?.step === 'fate');
    const events = t.say(0, 'escalate:usa-01');
    expect(t.view(0).programs[USA].slots[1]).toMatchObject({ covered: true, cover: 'usa-01' });
    expect(t.view(1).programs[USA].slots[1]).toMatchObject({ covered: true, cover: null });
    expect(JSON.stringify(eventData(events, 'escalated'))).not.toContain('usa-01');
  });
  it('MS-312 discard piles are public', () => {
    const t = debate();
    answerUntil(t, (s) => s.stack.at(-1)?.step === 'fate');
    t.say(0, 'evaluate');
    t.say(0, 'yield');
    answerUntil(t, (s) => s.round === 2);
    expect(t.view(1).programs[USA].discard).toContain('usa-03');
    expect(own(t, USA).discard.known).toEqual(own(t, USA).discard.cards.map(() => 0x1ffff));
  });
});
