import {
  ask,
  type Book,
  captain,
  choose,
  count,
  type Flow,
  fail,
  inTurn,
  out,
  sum,
  takeEvent,
  turnRecordOf,
} from './book.ts';
import { draw, objectives, under } from './effects.ts';
import { event } from './events.ts';
import { contract, isCrew, type Share } from './facts.ts';
import { openly } from './favours.ts';
import { buying, deckOf, netWorth, replaceContract } from './market.ts';
import { mission, redraw } from './mission.ts';
import { sealed } from './sealed.ts';
import { adjacent, invitable, isHome, negotiate, totals } from './talks.ts';
import { fire } from './triggers.ts';

// Game, turn, Planning, Stay at Base, claims and the end (sections 4, 5.1 to 5.4, 5.9 and 6).

/** Thrown when the referee ends the game. */
export class Over extends Error {
  readonly reason: string;
  readonly winners: number[];
  readonly scores: number[];
  constructor(reason: string, winners: number[], scores: number[]) {
    super(reason);
    this.reason = reason;
    this.winners = winners;
    this.scores = scores;
  }
}

const SECTORS = ['komek', 'magnomi', 'ventus', 'henko', 'sorelia'];

/** Moves a ship; arrivals in home sectors count for O35 (MK-565, D92). */
export function arrive(b: Book, seat: number, place: string): void {
  const me = captain(b, seat);
  if (me.at === place) return;
  me.at = place;
  for (const [card, been] of turnRecordOf(b, seat).toured) {
    been.add(place);
    if (isHome(place) && me.objectives.includes(card) && SECTORS.slice(0, 4).every((one) => been.has(one)))
      if (card === 'O35') turnRecordOf(b, seat).met.add('O35');
  }
}

export function* game(b: Book): Flow {
  yield* opening(b);
  for (const seat of b.captains.keys()) draw(b, seat, 5);
  for (;;) yield* turn(b);
}

/** Each captain secretly puts an objective back; then dice decide the first leader. */
function* opening(b: Book): Flow {
  const asked = b.captains.map((own, seat) => choose('choose-objectives.choose', seat, own.objectives));
  const answers = yield* sealed(b, () => asked);
  const away = b.captains.map((own, seat) => out(b, own.objectives, answers.get(seat) as string, 'objectives'));
  firstLeader(b);
  // If the deck is short, Archive Leak draws some of these cards in the same step; the last captain gets the lowest
  // one.
  const drawn = inTurn(b).flatMap((seat) => captain(b.after, seat).objectives.filter((card) => away.includes(card)));
  under(b.objectiveDeck, away, [...b.after.objectiveDeck, ...drawn.reverse()]);
}

/** The captain with the fewest hazards on four dice leads; tied captains reroll (MK-041, MK-042). */
function firstLeader(b: Book): void {
  let tied = [...b.captains.keys()];
  if (b.seats > 1)
    while (tied.length > 1) {
      const rolls = tied.map((seat) => takeEvent(b, 'first-roll', seat).icons as number);
      if (b.wrong.length > 0) return;
      if (rolls.some((icons) => !(icons >= 0 && icons <= 8))) fail(b, `MK-041: rolled ${rolls}`);
      tied = tied.filter((_seat, i) => rolls[i] === Math.min(...rolls));
    }
  b.leader = tied[0] as number;
  b.starter = b.leader;
  b.round = 1;
}

function* turn(b: Book): Flow {
  b.turn++;
  b.plan = {
    ...{ began: captain(b, b.leader).at, talked: [], replaced: false, travelled: false, stayed: false },
    ...{ free: false, paid: false, bought: false, renewed: false, called: null },
  };
  for (const seat of b.captains.keys()) {
    const record = turnRecordOf(b, seat);
    record.met.clear();
    record.befriended.clear();
    record.usedInTurn.clear();
    record.late.clear();
    Object.assign(record, { spent: 0, acquired: 0, advanced: 0, favours: 0, dear: false });
  }
  if (b.options.nomad) yield* event(b);
  yield* planning(b);
  yield* buying(b);
  if (!b.plan.stayed) redraw(b, b.leader);
  yield* claims(b);
  if (b.event) b.usedEvents.push(b.event);
  b.event = null;
  endTurn(b);
}

function* planning(b: Book): Flow {
  const seat = b.leader;
  b.phase = 'planning';
  for (;;) {
    const { answer } = yield* openly(b, () => [choose('planning.choose', seat, plans(b))]);
    const [verb, what = ''] = (answer as string).split(':');
    count(b, `plan ${verb}`);
    switch (verb) {
      case 'base':
        return yield* stayAtBase(b);
      case 'replace':
      case 'swap':
        replaceOpen(b, answer as string);
        break;
      case 'travel': {
        b.plan.travelled = true;
        arrive(b, seat, what);
        const deck = b.contractDecks[SECTORS.indexOf(what)] as string[];
        while (b.row.length < 3 && deck.length > 0) b.row.push(deck.pop() as string);
        break;
      }
      case 'solo':
        return yield* mission(
          b,
          what,
          [seat],
          b.captains.map((_own, i) => (i === seat ? totals(b, what) : nothing())),
        );
      case 'duel': {
        const asked = inTurn(b)
          .slice(1)
          .map((other) => choose('planning.join', other, ['join', 'stay']));
        b.plan.called = what;
        const answers = yield* sealed(b, () => asked);
        b.plan.called = null;
        const joined = [seat, ...[...answers].flatMap(([other, said]) => (said === 'join' ? [other] : []))];
        return yield* mission(
          b,
          what,
          joined,
          b.captains.map(() => nothing()),
        );
      }
      default: {
        if (!b.plan.talked.includes(what)) b.plan.talked.push(what);
        const deal = yield* negotiate(b, what);
        if (deal) return yield* mission(b, what, deal.parties, deal.shares);
      }
    }
  }
}
const nothing = (): Share => [0, 0, 0, 0, 0, 0];

/** Options to replace an open contract, also during talks (MK-276, MK-416). */
export const replacements = (b: Book): string[] =>
  b.row.flatMap((card) => [
    ...(!b.plan.replaced && captain(b, b.leader).credits >= 1 ? [`replace:${card}`] : []),
    ...(b.seats <= 2 && contract(card).share[5] === 4 ? [`swap:${card}`] : []),
  ]);

/** Replaces an open contract with one of these options. */
export function replaceOpen(b: Book, plan: string): void {
  const [verb, card = ''] = plan.split(':');
  if (verb === 'replace') {
    captain(b, b.leader).credits--;
    b.plan.replaced = true;
  }
  replaceContract(b, card);
}

/** The leader's options in Planning (sections 5.2 and 3.3, D86, D96). */
function plans(b: Book): string[] {
  const me = captain(b, b.leader);
  const all = ['base'];
  const talk = (card: string): void => {
    const known = b.plan.talked.includes(card) || b.plan.talked.length < 2;
    if (known && invitable(b, card).length > 0) all.push(`talk:${card}`);
  };
  for (const card of b.row) {
    // After talks on two contracts, the leader can only go solo or stay at Base (MK-308, D114).
    if (contract(card).prizes) all.push(...(b.plan.talked.length < 2 ? [`duel:${card}`] : []));
    else {
      all.push(`solo:${card}`);
      talk(card);
    }
  }
  all.push(...replacements(b));
  if (!b.options.nomad || b.plan.travelled) return all;
  const reach = (place: string): boolean => place !== b.plan.began && place !== me.at;
  if (b.anomaly && reach('sorelia')) {
    all.push('solo:SR00');
    talk('SR00');
  }
  for (const place of SECTORS)
    if (reach(place) && (place !== 'sorelia' || b.unlocked) && (adjacent(me.at, place) || b.event === 'E15'))
      all.push(`travel:${place}`);
  return all;
}

/** Stays at Base, in the order of section 5.4. */
function* stayAtBase(b: Book): Flow {
  const seat = b.leader;
  const me = captain(b, seat);
  b.plan.stayed = true;
  if (b.options.nomad) {
    arrive(b, seat, 'base');
    const [first] = b.row;
    if (first) {
      const at = b.contractDecks.indexOf(deckOf(b, first));
      under(b.contractDecks[at] as string[], b.row.splice(0), b.after.contractDecks[at] as string[]);
    }
  }
  yield* objectives(b, seat, b.policy === 'L05' ? 3 : 2);
  me.credits += b.policy === 'L05' ? 2 : 1;
  yield* fire(b, seat, 'base');
  if (!b.options.nomad && b.row.length > 0) {
    const card = yield* ask(choose('stay-at-base.replace', seat, [null, ...b.row]));
    if (card !== null) replaceContract(b, card as string);
  }
  me.discard.push(...me.hand.splice(0));
  turnRecordOf(b, seat).kept = 0;
  redraw(b, seat);
}

/** At the end of a turn, asks all captains with objectives simultaneously (MK-109, D90). */
function* claims(b: Book): Flow {
  b.phase = 'claims';
  /** Whether an objective that is checked at the end of the turn is met; never if it was drawn after the turn. */
  const atEnd = (seat: number, card: string): boolean => {
    const record = turnRecordOf(b, seat);
    const own = captain(b, seat);
    if (record.late.has(card)) return false;
    if (card === 'O15') return seat === b.leader && own.credits >= 10;
    if (card === 'O22') return seat === b.leader && b.plan.stayed && record.dear;
    return card === 'O34' && record.favours >= 3 && sum(own.reputation) === 0;
  };
  const asked = () =>
    b.captains.flatMap((own, seat) => {
      if (own.objectives.length === 0) return [];
      const may = (answer: any): boolean =>
        Array.isArray(answer) &&
        new Set(answer).size === answer.length &&
        answer.every(
          (card) => own.objectives.includes(card) && (turnRecordOf(b, seat).met.has(card) || atEnd(seat, card)),
        );
      return [{ what: 'claims.claim', seat, may }];
    });
  const answers = yield* sealed(b, asked);
  for (const [seat, cards] of answers)
    for (const card of cards as string[]) {
      const me = captain(b, seat);
      me.claimed.push(out(b, me.objectives, card, 'claimed'));
      me.prestige++;
      me.sources[2] = (me.sources[2] as number) + 1;
      count(b, `claimed ${card}`);
    }
}

function endTurn(b: Book): void {
  b.history.push(b.captains.map(({ prestige }) => prestige));
  if (b.seats > 2) {
    const target = b.options.length === 'long' ? 15 : 10;
    if (b.captains.some(({ prestige }) => prestige >= target)) {
      // Captains who reached the target are ranked by net worth, then prestige, then turn order (MK-248, MK-249).
      const order = inTurn(b);
      const there = (seat: number): number => (captain(b, seat).prestige >= target ? 1 : 0);
      const ranked = order
        .map((seat, i) => ({
          seat,
          i,
          there: there(seat),
          worth: netWorth(b, seat),
          prestige: captain(b, seat).prestige,
        }))
        .sort((a, c) => c.there - a.there || c.worth - a.worth || c.prestige - a.prestige || a.i - c.i);
      throw new Over('prestige', [ranked[0]?.seat as number], b.history.at(-1) as number[]);
    }
  }
  const next = (b.leader + 1) % b.seats;
  const literal = b.options.rounds === 'literal' && b.seats === 2;
  const ends = literal || next === b.starter;
  if (b.seats <= 2 && ends) {
    if (b.round >= (b.options.length === 'long' ? 15 : 10)) finish(b);
  }
  if (b.seats <= 2 && next === b.starter) mercenaries(b);
  if (ends) b.round++;
  b.leader = next;
}

/** The title for a number of points (MK-441 to MK-444). */
export function titleOf(b: Book, points: number): string {
  const long = b.options.length === 'long';
  const above = !b.options.nomad ? [99, 150, 200, 250] : long ? [150, 250, 350, 450] : [150, 200, 250, 300];
  const titles = ['beginner', 'novice', 'advanced', 'mastery', 'chosen-one'];
  return titles[above.filter((most) => points > most).length] as string;
}

/** Ends a game with one or two players by points (MK-440, MK-445). */
function finish(b: Book): never {
  const scores = b.captains.map((own, seat) => 10 * own.prestige + netWorth(b, seat));
  const rank = (seat: number): number[] => [scores[seat] as number, captain(b, seat).prestige, netWorth(b, seat)];
  const better = (a: number[], c: number[]): boolean => {
    const at = a.findIndex((n, i) => n !== c[i]);
    return at >= 0 && (a[at] as number) > (c[at] as number);
  };
  const all = [...b.captains.keys()];
  const winners = all.filter((seat) => !all.some((other) => better(rank(other), rank(seat))));
  throw new Over('rounds', winners, scores);
}

/** Replaces the five mercenaries; crew are exchanged with the crew deck (MK-429 to MK-432). */
function mercenaries(b: Book): void {
  for (const card of b.mercenaryRow.splice(0)) {
    if (!isCrew(card)) b.mercenaryDiscard.push(card);
    else {
      b.crewDeck.unshift(card);
      b.mercenaryDiscard.push(b.crewDeck.pop() as string);
    }
  }
  while (b.mercenaryRow.length < 5) {
    if (b.mercenaryDeck.length === 0) {
      const fresh = b.after.mercenaryRow.filter((_card, i) => i >= b.mercenaryRow.length);
      b.mercenaryDeck = [...b.after.mercenaryDeck, ...fresh.reverse()];
      count(b, 'new mercenary deck');
      b.mercenaryDiscard = [];
    }
    b.mercenaryRow.push(b.mercenaryDeck.pop() as string);
  }
}
