import { describe, expect, it } from 'vitest';
import { cardName, maneuverCard } from '../../src/content/set.ts';
import { tokenAt } from '../../src/rules/tokens.ts';
import type { Program } from '../../src/state.ts';
import {
  answerUntil,
  CCCP,
  engineering,
  eventData,
  layManeuver,
  nextRound,
  own,
  passEngineers,
  politics,
  rigDice,
  type Scene,
  type Setting,
  setTokens,
  slotAt,
  USA,
} from '../scene.ts';

/** One card of USA at the Press, ready to be resolved; USA is First Player. */
function settled(setting: Setting = {}, level = 1, n = 3): Scene {
  const t = politics({ first: USA, ...setting });
  t.edit((s) => void layManeuver(s, USA, 1, n, level));
  return t;
}
const toFate = (t: Scene) =>
  answerUntil(t, (s) => s.stack.at(-1)?.flow === 'maneuver' && s.stack.at(-1)?.step === 'fate');
const laidOut = (t: Scene, mine: number, theirs: number, bluff = 0) =>
  t.edit((s) => {
    setTokens(slotAt(s, USA, 1), USA, mine, bluff);
    setTokens(slotAt(s, USA, 1), CCCP, theirs);
  });

describe('4.1 and 4.2', () => {
  it('MS-184 both budgets fall by 3', () => {
    const t = engineering();
    const events = passEngineers(t);
    const falls = eventData(events, 'budget').filter(({ n }) => n === -3);
    expect(falls.map(({ side, now }) => [side, now])).toEqual([
      [USA, 27],
      [CCCP, 27],
    ]);
  });
  it('MS-184 both budgets fall in one change, so that the gap does not end the game', () => {
    const t = engineering({ usa: { budget: 10 }, cccp: { budget: 25 }, first: USA });
    passEngineers(t);
    expect(t.state.result).toBeNull();
  });
  it('MS-185 MS-186 the item on the 20-money space is installed where the Engineer chooses; the others slide', () => {
    const t = engineering({
      usa: { supplier: ['M01', 'S03', 'S01'], money: 5 },
      cccp: { supplier: [null, null, 'M14'] },
    });
    passEngineers(t);
    // CCCP is First Player and acts first.
    t.expectAsked(1, 'mount', 'place');
    t.say(1, { piece: 'M14', cell: '3', rotation: 0 });
    t.expectAsked(0, 'install', 'lay');
    expect(t.prompt(0, 'place').pieces[0]).toMatchObject({ id: 'S01' });
    const events = t.say(0, { piece: 'S01', cell: 'B2', rotation: 2 });
    expect(t.view(0).programs[USA].supplier).toEqual([null, 'M01', 'S03']);
    expect(t.view(0).programs[USA].cells[5]).toMatchObject({ tile: 'S01', rotation: 2 });
    expect(t.view(0).programs[CCCP].modules[7].module).toBe('M14');
    expect(eventData(events, 'money').every(({ n }) => Number(n) > 0)).toBe(true);
  });
  it('MS-187 delivered items count from the next launch on', () => {
    const usa = { supplier: [null, null, 'S14'], payload: { B2: 'satellite' } } as const;
    const t = engineering(
      { usa, cccp: { supplier: [null, null, null] }, missions: { 'M0-1': ['R0-04'] } },
      'M0-1',
      null,
    );
    rigDice(t, 8);
    passEngineers(t);
    expect(t.state.flights[1]).toMatchObject({ parameters: [0, 0, 0], outcome: 'explosion' });
    expect(t.expectAsked(0, 'install').step).toBe('lay');
  });
});

describe('4.3 order and choice', () => {
  it('MS-188 the First Player resolves their slots from Treasury to Intelligence, then the other side does', () => {
    const t = engineering();
    const events = passEngineers(t);
    expect(eventData(events, 'empty-place').map(({ side, place }) => [side, place])).toEqual(
      [CCCP, USA].flatMap((side) => ['Treasury', 'Press', 'Industry', 'Intelligence'].map((place) => [side, place])),
    );
  });
  it('MS-189 the owner evaluates or escalates a card; an empty slot gives its effects without a question', () => {
    const t = settled({ usa: { hand: [1, 2] } });
    toFate(t);
    t.expectAsked(0, 'maneuver', 'fate');
    expect(t.legal(0, 'fate')).toEqual(['evaluate', 'escalate:usa-01', 'escalate:usa-02']);
  });
  it('MS-190 effects apply before the next slot is resolved', () => {
    const t = settled();
    t.edit((s) => {
      layManeuver(s, USA, 2, 1);
      setTokens(slotAt(s, USA, 1), USA, 1);
    });
    toFate(t);
    t.say(0, 'evaluate');
    // Ticker-tape parade has given its popularity before the question about Industry.
    expect(own(t, USA).popularity).toBe(10 - 1 + 1);
    expect(t.state.stack.at(-1)?.vars).toMatchObject({ place: 2 });
  });
});

describe('4.3 evaluation', () => {
  it('MS-191 all tokens are revealed; bluff counts 0', () => {
    const t = settled();
    laidOut(t, 1, 0, 3);
    t.edit((s) => setTokens(slotAt(s, USA, 1), CCCP, 0, 4));
    toFate(t);
    const events = t.say(0, 'evaluate');
    expect(eventData(events, 'evaluated')[0]).toMatchObject({ mine: 1, theirs: 0, bluffs: [3, 4] });
    expect(eventData(events, 'won')).toHaveLength(1);
  });
  it('MS-192 a card takes effect if its owner has more influence', () => {
    const t = settled();
    laidOut(t, 2, 1);
    toFate(t);
    expect(eventData(t.say(0, 'evaluate'), 'won')).toHaveLength(1);
    expect(own(t, USA).popularity).toBe(10);
  });
  it('MS-193 a card fails if the opponent has more influence, and the opponent gets the obstruction effect', () => {
    const t = settled();
    laidOut(t, 1, 2);
    toFate(t);
    const events = t.say(0, 'evaluate');
    expect(eventData(events, 'won')).toEqual([]);
    expect([own(t, USA).popularity, own(t, CCCP).popularity]).toEqual([9, 10]);
  });
  it.each([0, 2])('MS-194 on a tie at %i influence, the owner pays 2 popularity to win or is obstructed', (n) => {
    const pay = settled();
    laidOut(pay, n, n);
    toFate(pay);
    pay.say(0, 'evaluate');
    expect(pay.legal(0, 'tie')).toEqual(['pay', 'yield']);
    const events = pay.say(0, 'pay');
    expect(eventData(events, 'won')).toHaveLength(1);
    expect(own(pay, USA).popularity).toBe(10 - 1 - 2 + 1);
    const lose = settled();
    laidOut(lose, n, n);
    toFate(lose);
    lose.say(0, 'evaluate');
    expect(eventData(lose.say(0, 'yield'), 'obstructed')).toHaveLength(1);
    expect([own(lose, USA).popularity, own(lose, CCCP).popularity]).toEqual([9, 10]);
  });
  it.each([
    [3, true],
    [2, false],
  ])('MS-195 with popularity %i a tie can be paid for: %s', (popularity, may) => {
    // This round's abort costs 1.
    const t = settled({ usa: { popularity: popularity + 1 } });
    laidOut(t, 1, 1);
    toFate(t);
    const events = t.say(0, 'evaluate');
    expect(t.asked()[0]?.step === 'tie').toBe(may);
    expect(eventData(events, 'obstructed')).toHaveLength(may ? 0 : 1);
  });
});

describe('4.3 escalation', () => {
  it('MS-196 an escalated card stays with all its tokens face down and is not evaluated', () => {
    const t = settled({ usa: { hand: [1] } });
    laidOut(t, 2, 1, 1);
    toFate(t);
    const events = t.say(0, 'escalate:usa-01');
    expect(eventData(events, 'evaluated')).toEqual([]);
    const [mine, theirs] = t.view(0).programs[USA].slots[1].tokens;
    expect([mine.count, theirs.count]).toEqual([3, 1]);
    expect(t.view(1).programs[USA].slots[1].tokens[USA]).toEqual({ count: 3, influence: null, bluff: null });
    expect(slotAt(t.state, USA, 1).card).toBe(maneuverCard(USA, 3));
  });
  it('MS-197 the first escalation needs a card from hand and reaches level 2', () => {
    const t = settled({ usa: { hand: [1] } });
    toFate(t);
    t.say(0, 'escalate:usa-01');
    expect(slotAt(t.state, USA, 1)).toMatchObject({ level: 2, cover: { cards: [maneuverCard(USA, 1)] } });
    const bare = settled();
    bare.edit((s) => {
      const { hand, deck } = s.programs[USA] as Program;
      deck.cards.unshift(...hand.cards.splice(0));
      deck.known.unshift(...hand.known.splice(0).map(() => 0));
    });
    answerUntil(bare, (s) => s.stack.at(-1)?.flow === 'maneuver');
    expect(bare.asked()[0]?.step).toBe('tie');
  });
  it('MS-198 the second escalation needs no other card and reaches level 3', () => {
    const t = settled({ usa: { hand: [1, 2] } }, 2);
    toFate(t);
    expect(t.legal(0, 'fate')).toEqual(['evaluate', 'escalate']);
    const covers = slotAt(t.state, USA, 1).cover.cards.slice();
    t.say(0, 'escalate');
    expect(slotAt(t.state, USA, 1)).toMatchObject({ level: 3, cover: { cards: covers } });
  });
  it('MS-199 a card at level 3 must be evaluated', () => {
    const t = settled({ usa: { hand: [1, 2] } }, 3);
    laidOut(t, 1, 0);
    answerUntil(t, (s) => s.stack.at(-1)?.flow === 'maneuver' || slotAt(s, USA, 1).card < 0);
    expect(slotAt(t.state, USA, 1).card).toBe(-1);
    expect(eventData(t.events, 'won')[0]).toMatchObject({ level: 3 });
  });
  it('MS-200 a card escalates at most once per round', () => {
    const t = settled({ usa: { hand: [1, 2] } });
    toFate(t);
    t.say(0, 'escalate:usa-01');
    answerUntil(t, (s) => s.round === 2);
    expect(slotAt(t.state, USA, 1).level).toBe(2);
    expect(eventData(t.events, 'escalated')).toHaveLength(1);
  });
});

describe('4.5 to 4.9', () => {
  it('MS-202 evaluated cards and their covers go to the owner’s discard pile', () => {
    const t = settled({ usa: { hand: [1, 2] } }, 2);
    laidOut(t, 0, 1);
    const cover = cardName(slotAt(t.state, USA, 1).cover.cards[0] as number);
    toFate(t);
    t.say(0, 'evaluate');
    expect(t.view(1).programs[USA].discard).toEqual(['usa-03', cover]);
    expect(t.view(1).programs[USA].slots[1]).toMatchObject({ card: null, level: 0, covered: false });
  });
  it('MS-203 tokens on evaluated cards and unplaced tokens are returned; those on escalated cards stay', () => {
    const t = settled({ usa: { hand: [1, 2, 4] } });
    t.edit((s) => {
      layManeuver(s, USA, 2, 5);
      setTokens(slotAt(s, USA, 1), USA, 1, 1);
      setTokens(slotAt(s, USA, 2), USA, 2);
      Object.assign(s.programs[USA] as Program, { influence: 1, bluff: 3 });
    });
    toFate(t);
    t.say(0, 'evaluate');
    t.say(0, 'escalate:usa-01');
    expect(own(t, USA)).toMatchObject({ influence: 4 });
    expect(slotAt(t.state, USA, 1).tokens.every((n) => n === 0)).toBe(true);
    // They are one round old now; dealt tokens are recorded by age: 4 and 4 before, minus those revealed.
    expect(own(t, USA).books).toHaveLength(6);
    expect(own(t, USA).books.slice(2)).toEqual([3, 3, 0, 0]);
    expect(slotAt(t.state, USA, 2).tokens[tokenAt(USA, 1, 0)]).toBe(2);
  });
  it('MS-204 each Politician draws up to four cards', () => {
    const t = settled({ usa: { hand: [1] }, cccp: { hand: [] } });
    nextRound(t);
    expect(t.state.programs.map(({ hand }) => hand.cards.length)).toEqual([4, 4]);
  });
  it('MS-205 an empty deck is refilled from the side’s discard pile, including this round’s cards', () => {
    const t = settled({ usa: { hand: [1] } });
    t.edit((s) => {
      const { deck, discard } = s.programs[USA] as Program;
      discard.cards = deck.cards.splice(1);
      discard.known = discard.cards.map(() => 0x1ffff);
      deck.known.length = 1;
    });
    nextRound(t);
    expect(own(t, USA).hand.cards).toHaveLength(4);
    expect(own(t, USA).deck.known).toEqual(own(t, USA).deck.cards.map(() => 0));
    const order = [...own(t, USA).deck.cards];
    expect(order).not.toEqual([...order].sort((a, b) => a - b));
    expect(own(t, USA).discard).toEqual({ cards: [], known: [] });
    expect([...own(t, USA).deck.cards, ...own(t, USA).hand.cards]).toContain(maneuverCard(USA, 3));
  });
  it('MS-205 a deck is refilled only once it is empty, even from a single discarded card', () => {
    const dealt = (deck: readonly number[], discard: readonly number[]): Program => {
      const t = engineering({ usa: { hand: [1, 2, 3] } });
      t.edit((s) => {
        const program = s.programs[USA] as Program;
        const cards = (numbers: readonly number[]) => numbers.map((n) => maneuverCard(USA, n));
        program.deck = { cards: cards(deck), known: deck.map(() => 0) };
        program.discard = { cards: cards(discard), known: discard.map(() => 0x1ffff) };
      });
      nextRound(t);
      return own(t, USA);
    };
    const last = dealt([9], [4, 5, 6, 7]);
    expect([last.hand.cards.at(-1), last.deck.cards.length, last.discard.cards.length]).toEqual([
      maneuverCard(USA, 9),
      0,
      4,
    ]);
    const single = dealt([], [4]);
    expect([single.hand.cards.at(-1), single.discard.cards.length]).toEqual([maneuverCard(USA, 4), 0]);
    expect(dealt([], []).hand.cards).toHaveLength(3);
  });
  it('MS-206 MS-207 Engineers are paid the budget after all changes, or nothing if it is negative', () => {
    const t = engineering({ usa: { budget: 20, money: 0 }, cccp: { budget: 12, money: 0 } });
    const events = passEngineers(t);
    const pay = eventData(events, 'money').filter(({ n }) => Number(n) > 4);
    // 20 minus 3 plus 1; 12 minus 3 plus 2, because CCCP is 8 behind.
    expect(pay.map(({ side, n }) => [side, n])).toEqual([
      [USA, 18],
      [CCCP, 11],
    ]);
    const poor = engineering({ usa: { budget: -5, money: 2 }, cccp: { budget: -5, money: 2 } });
    nextRound(poor);
    expect(own(poor, USA).budget).toBe(-7);
    expect(own(poor, USA).money).toBe(2 + 1 + 3);
  });
  it('MS-208 the First Player marker passes to the other side every round', () => {
    const t = engineering();
    expect(t.state.first).toBe(CCCP);
    nextRound(t);
    expect(t.state.first).toBe(USA);
    expect(eventData(t.events, 'first-player').map(({ side }) => side)).toEqual([USA]);
    nextRound(t);
    expect(t.state.first).toBe(CCCP);
  });
  it('MS-018 MS-209 a round without discussion has actions, launches and end, then a new round begins', () => {
    const t = engineering({ usa: { supplier: [null, null, 'S01'] } });
    expect(t.state.phase).toBe('actions');
    passEngineers(t);
    expect(t.state.phase).toBe('end');
    expect(t.state.flights).toHaveLength(2);
    nextRound(t);
    expect([t.state.round, t.state.phase]).toEqual([2, 'actions']);
    expect(t.state.history).toHaveLength(1);
  });
});
