import { type MoonshotView, PLACES } from '@orrery/moonshot';
import type { NumberedEvent } from '../../../table/table-types.ts';
import type { Laying } from '../board/panels/Politics.tsx';

type Outcome = 'won' | 'obstructed' | 'escalated' | 'tied';

/** A card that was evaluated or escalated at the end of a round, from the log. */
export interface EvaluatedCard {
  /** Numbers of its first and its last event. */
  from: number;
  to: number;
  round: number;
  side: number;
  card: string;
  place: string;
  /** The level at which it was evaluated, or that it was escalated to. */
  level: number;
  outcome: Outcome;
  /** Whether its owner paid to win a tie. */
  paid: boolean;
  /** Revealed tokens by side; null if they stay face down. */
  tokens: readonly [Laying, Laying] | null;
}

/** Events that begin the next step of the end of a round. */
const NEXT = new Set(['evaluated', 'escalated', 'empty-place', 'first-player', 'round-began']);

const placeNamed = (name: unknown): string => PLACES.find((place) => place.name === name)?.id ?? '';

/** Tokens by side, from an event that names the owner's first. */
function tokensOf({ side, mine, theirs, bluffs }: NumberedEvent['data']): [Laying, Laying] {
  const [ownBluff = 0, rivalBluff = 0] = bluffs as number[];
  const own = { influence: mine as number, bluff: ownBluff };
  const rival = { influence: theirs as number, bluff: rivalBluff };
  return side === 0 ? [own, rival] : [rival, own];
}

/** Where a card is on the politics board. */
interface Lying {
  place: string;
  level: number;
}

/** A card as its first event shows it. */
function begun({ n, type, data }: NumberedEvent, round: number, lying: Lying | undefined): EvaluatedCard {
  const isUp = type === 'escalated';
  return {
    from: n,
    to: n,
    round,
    side: data.side as number,
    card: data.card as string,
    place: lying?.place ?? placeNamed(data.place),
    level: isUp ? (data.level as number) : (lying?.level ?? 1),
    outcome: isUp ? 'escalated' : 'tied',
    paid: false,
    tokens: isUp ? null : tokensOf(data),
  };
}

/** Adds a later event to its card. */
function goesOn(card: EvaluatedCard, { n, type }: NumberedEvent): void {
  card.to = n;
  if (type !== 'won' && type !== 'obstructed') return;
  card.paid = type === 'won' && n > card.from + 1;
  card.outcome = type;
}

/** All cards that were evaluated or escalated, in order. */
export function evaluatedCards(log: readonly NumberedEvent[]): EvaluatedCard[] {
  const cards: EvaluatedCard[] = [];
  const board = new Map<unknown, Lying>();
  let round = 0;
  let open: EvaluatedCard | null = null;
  for (const event of log) {
    const { type, data } = event;
    if (NEXT.has(type)) open = null;
    if (type === 'round-began') round = data.round as number;
    if (type === 'played') board.set(data.card, { place: placeNamed(data.place), level: 1 });
    if (type === 'evaluated' || type === 'escalated') {
      const lying = board.get(data.card);
      open = begun(event, round, lying);
      if (lying) lying.level = open.level;
      cards.push(open);
    } else if (open) goesOn(open, event);
  }
  return cards;
}

/** A card on the politics board. */
export interface WaitingCard {
  side: number;
  place: string;
  card: string;
  level: number;
  /** Tokens by side. */
  tokens: MoonshotView['programs'][number]['slots'][number]['tokens'];
}

/** The cards that are still to be evaluated in this round, in order. */
export function cardsLeft(view: MoonshotView, done: readonly EvaluatedCard[]): WaitingCard[] {
  if (view.phase !== 'end') return [];
  const past = new Set(done.filter(({ round }) => round === view.round).map(({ card }) => card));
  return [view.firstSide, 1 - view.firstSide].flatMap((side) =>
    (view.programs[side]?.slots ?? []).flatMap(({ place, card, level, tokens }) =>
      card && !past.has(card) ? [{ side, place, card, level, tokens }] : [],
    ),
  );
}

/** The tracks of a program. */
export interface Tracks {
  budget: number;
  popularity: number;
  money: number;
}
const TRACKS: readonly string[] = ['budget', 'popularity', 'money'];

/** Both programs' tracks as they were after event `upTo`: later changes are taken back. */
export function tracksAt(view: Pick<MoonshotView, 'programs'>, log: readonly NumberedEvent[], upTo: number): Tracks[] {
  const tracks = view.programs.map(({ budget, popularity, money }): Tracks => ({ budget, popularity, money }));
  for (let at = log.length - 1; at >= 0; at--) {
    const event = log[at];
    if (!event || event.n <= upTo) break;
    const own = tracks[event.data.side as number];
    if (own && TRACKS.includes(event.type)) own[event.type as keyof Tracks] -= event.data.n as number;
  }
  return tracks;
}

/** A token of the scene, in the order in which they are turned: the viewer's own first, influence before bluff. */
export interface TurnedToken {
  side: number;
  kind: 'influence' | 'bluff';
}

export function turnOrder({ tokens }: EvaluatedCard, mine: number): TurnedToken[] {
  return [mine, 1 - mine].flatMap((side) => {
    const { influence, bluff } = tokens?.[side] ?? { influence: 0, bluff: 0 };
    return [
      ...new Array<TurnedToken>(influence).fill({ side, kind: 'influence' }),
      ...new Array<TurnedToken>(bluff).fill({ side, kind: 'bluff' }),
    ];
  });
}

/** Influence by side among the first `n` turned tokens. */
export function influenceAfter(order: readonly TurnedToken[], n: number): [number, number] {
  const sum: [number, number] = [0, 0];
  for (const { side, kind } of order.slice(0, n)) if (kind === 'influence') sum[side === 0 ? 0 : 1]++;
  return sum;
}

/** What an own card's result depends on: `own` influence against up to `rivals` tokens. */
export type Verdict = 'win' | 'win-or-tie' | 'open' | 'tie' | 'tie-or-lose';

export function verdictOn(own: number, rivals: number): Verdict {
  if (rivals === 0) return own > 0 ? 'win' : 'tie';
  if (own > rivals) return 'win';
  if (own === 0) return 'tie-or-lose';
  return own === rivals ? 'win-or-tie' : 'open';
}
