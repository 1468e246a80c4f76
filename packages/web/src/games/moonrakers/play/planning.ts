import { defined } from '@orrery/kernel';
import { DIE_FACES } from '@orrery/moonrakers';
import { contractNamed, faceOf } from '../board/content.ts';
import type { RingPart } from '../board/Ring.tsx';
import type { CaptainView, ContractView, MoonrakersView, Type } from '../board/view-types.ts';
import { contributions, HINT_UNITS } from './alliance.ts';
import type { Hints } from './captain-hints.ts';
import { blocksIn, chanceUnscathed, problemAlone, withHelp } from './odds/alone.ts';
import type { Problem } from './odds/problem.ts';
import type { Odds } from './odds/solve.ts';
import { contractsOf } from './open-contracts.ts';

/** What an ally's hints promise for a contract. Chances with allies are never shown as numbers, because hints are not. */
type Help = 'likely' | 'maybe' | 'no' | 'unknown' | 'pending';

const LIKELY = 0.65;
const MAYBE = 0.35;

export interface AllyOutlook {
  seat: number;
  hints: Hints;
  help: Help;
}

/** A contract as the viewer can judge it. */
export interface Outlook {
  seen: ContractView;
  isDuel: boolean;
  /** The contract's ring with the viewer's own units. */
  parts: RingPart[];
  /** Number of required units, and how many of them are in the viewer's hand. */
  need: number;
  held: number;
  /** The chance alone; null while it is computed, for spectators and for head-to-heads. */
  alone: Odds | null;
  allies: AllyOutlook[];
}

/** A contract with the problems to solve: alone, and with each ally whose hints help. */
export interface Question {
  seen: ContractView;
  alone: Problem | null;
  allies: { seat: number; problem: Problem | null }[];
}

/** The problems whose odds the screen shows. */
export function questionsOf(view: MoonrakersView, own: CaptainView | null, hints: readonly Hints[]): Question[] {
  return contractsOf(view).map((seen) => {
    const alone = own && problemAlone(view, own, seen);
    const others = view.captains.filter(({ seat }) => seat !== own?.seat);
    const allies = others.map(({ seat }) => {
      const units = unitsHinted(hints[seat] ?? {});
      const helps = Object.entries(units).some(([type, n]) => n > 0 && needsMore(view, own, seen, type as Type));
      return { seat, problem: alone && helps ? withHelp(alone, units) : null };
    });
    return { seen, alone, allies };
  });
}

const unitsHinted = (hints: Hints): Partial<Record<Type, number>> =>
  Object.fromEntries(Object.entries(hints).map(([type, level]) => [type, HINT_UNITS[level]]));

function needsMore(view: MoonrakersView, own: CaptainView | null, { contract }: ContractView, type: Type): boolean {
  const { requirements } = contributions(view, contract, own ? [own.seat] : [], [], (seat) => seat);
  return requirements.some((requirement) => requirement.type === type && requirement.short > 0);
}

/** All problems in one list, as `useOdds` takes them: those alone come first, because they matter most. */
export const problemsIn = (questions: readonly Question[]): (Problem | null)[] => [
  ...questions.map(({ alone }) => alone),
  ...questions.flatMap(({ allies }) => allies.map(({ problem }) => problem)),
];

/** The contracts with the odds that were found for their problems. */
export function outlooksOf(
  view: MoonrakersView,
  questions: readonly Question[],
  odds: readonly (Odds | null)[],
  hints: readonly Hints[],
  mark: (seat: number) => number,
): Outlook[] {
  let at = questions.length;
  return questions.map(({ seen, allies }, i) => {
    const me = view.seat;
    const { parts } = contributions(view, seen.contract, me === null ? [] : [me], [], mark);
    const alone = odds[i] ?? null;
    return {
      seen,
      isDuel: contractNamed(seen.contract).kind === 'head-to-head',
      parts,
      need: parts.reduce((sum, { units }) => sum + units.length, 0),
      held: parts.reduce((sum, { units }) => sum + units.filter(({ standing }) => standing === 'have').length, 0),
      alone,
      allies: allies.map(({ seat, problem }) => {
        const together = odds[at++] ?? null;
        return { seat, hints: hints[seat] ?? {}, help: helpOf(hints[seat] ?? {}, problem, together) };
      }),
    };
  });
}

function helpOf(hints: Hints, problem: Problem | null, odds: Odds | null): Help {
  if (Object.keys(hints).length === 0) return 'unknown';
  if (!problem) return 'no';
  if (!odds) return 'pending';
  return odds.chance >= LIKELY ? 'likely' : odds.chance >= MAYBE ? 'maybe' : 'no';
}

const SURE = 0.9995;
const NEVER = 0.005;
/** How the chance alone is shown: `sure`, a percentage, an estimated one, or not at all. */
export type AloneShown = 'pending' | 'sure' | 'some' | 'about' | 'never';

export function shownAlone({ alone }: Pick<Outlook, 'alone'>): { as: AloneShown; percent: number } {
  if (!alone) return { as: 'pending', percent: 0 };
  const { chance, exact } = alone;
  if (chance < NEVER) return { as: 'never', percent: 0 };
  if (exact && chance > SURE) return { as: 'sure', percent: 100 };
  const percent = Math.min(99, Math.max(1, Math.round(chance * 100)));
  return exact
    ? { as: 'some', percent }
    : { as: 'about', percent: Math.min(95, Math.max(5, Math.round(percent / 5) * 5)) };
}

const HELP_RANK: Readonly<Record<Help, number>> = { likely: 2, maybe: 1, no: 0, unknown: 0, pending: 0 };

/** The ally whose hints help most; null if none helps. */
export const bestAlly = ({ allies }: Pick<Outlook, 'allies'>): AllyOutlook | null =>
  allies.reduce<AllyOutlook | null>(
    (best, one) => (HELP_RANK[one.help] > (best ? HELP_RANK[best.help] : 0) ? one : best),
    null,
  );

/** The contracts with the best one for the viewer first. While chances are computed, by missing units. */
export function bestFirst(outlooks: readonly Outlook[]): Outlook[] {
  const ready = outlooks.every(
    ({ alone, isDuel, allies }) => isDuel || (alone && allies.every(({ help }) => help !== 'pending')),
  );
  const rank = (one: Outlook): number[] => [
    ready ? -Math.round((one.alone?.chance ?? 0) * 100) : 0,
    ready ? -HELP_RANK[bestAlly(one)?.help ?? 'no'] : 0,
    one.need - one.held,
    -one.seen.totals.prestige,
  ];
  return [...outlooks].sort((a, b) => {
    const [x, y] = [rank(a), rank(b)];
    const at = x.findIndex((n, i) => n !== y[i]);
    return at < 0 ? 0 : defined(x[at]) - defined(y[at]);
  });
}

/**
 * The contract shown before the viewer selects one: with the fewest missing units, then with the best rewards. Contracts
 * whose talks have ended come last.
 */
export function suggested(view: MoonrakersView): string | null {
  const rated = view.row.map(({ contract, totals, talked }) => {
    const { requirements } = contributions(view, contract, view.seat === null ? [] : [view.seat], [], (seat) => seat);
    const isDuel = requirements.length === 0;
    const short = requirements.reduce((sum, one) => sum + one.short, 0);
    return { contract, short: (isDuel ? 9 : short) + (talked ? 20 : 0), totals };
  });
  rated.sort(
    (a, b) => a.short - b.short || b.totals.prestige - a.totals.prestige || b.totals.credits - a.totals.credits,
  );
  return rated[0]?.contract ?? null;
}

/** The dice of a contract attempted alone: hazards that the hand can block, and the chance to lose no prestige. */
export function riskAlone(view: MoonrakersView, own: CaptainView, { totals }: ContractView) {
  const blocks = blocksIn(own.hand);
  const faces = view.agreed.softDice ? DIE_FACES.soft : DIE_FACES.usual;
  return { dice: totals.dice, blocks, percent: Math.floor(100 * chanceUnscathed(totals.dice, blocks, faces)) };
}

/** What a card in hand does for a contract: the units it fills there, or its effect. */
export type CardRole =
  | { is: 'fills'; n: number; type: Type; need: number }
  | { is: 'pays' | 'draws' | 'blocks' | 'idle'; n: number };

/** The role of each card of a hand, in order. Cards of one type fill a requirement from left to right. */
export function rolesOf(hand: readonly string[], { parts, seen }: Pick<Outlook, 'parts' | 'seen'>): CardRole[] {
  const open = new Map(parts.map(({ need, units }) => [need, units.length]));
  return hand.map((card) => {
    const { hue, units, effects } = faceOf(card);
    const own = units === null || hue === 'sorelia' ? null : hue;
    const type = own && open.get(own) ? own : open.get('flex') ? 'flex' : null;
    const left = type ? (open.get(type) ?? 0) : 0;
    const gives = (unit: string) => effects.find(([of]) => of === unit)?.[1] ?? 0;
    if (units && type && left > 0) {
      const n = Math.min(units, left);
      open.set(type, left - n);
      return { is: 'fills', n, type, need: parts.find(({ need }) => need === type)?.units.length ?? n };
    }
    if (gives('action') > 0) return { is: 'pays', n: gives('action') };
    if (gives('draw') > 0) return { is: 'draws', n: gives('draw') };
    if (gives('block') > 0 && seen.totals.dice > 0) return { is: 'blocks', n: gives('block') };
    return { is: 'idle', n: 0 };
  });
}

/** How many cards the hand draws, and how many of the cards it draws from give a missing unit. */
export function drawsFor(own: CaptainView, { parts }: Pick<Outlook, 'parts'>) {
  const missing = new Set(
    parts.filter(({ units: all }) => all.some(({ standing }) => standing === 'empty')).map(({ need }) => need),
  );
  const isFlex = missing.has('flex');
  const drawn = own.hand.reduce(
    (sum, card) => sum + (card === null ? 0 : (faceOf(card).effects.find(([of]) => of === 'draw')?.[1] ?? 0)),
    0,
  );
  // When the draw pile runs out, the discard pile is shuffled into it.
  const pile = drawn > own.draw.count ? [...own.draw.cards, ...own.discard] : own.draw.cards;
  const helpful = pile.filter((card) => {
    const { hue, units } = faceOf(card);
    return units !== null && (isFlex || missing.has(hue as Type));
  });
  return { drawn: Math.min(drawn, pile.length), pile: pile.length, helpful: helpful.length };
}
