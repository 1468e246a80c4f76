import { below, pick, type Rng, refuse, type Verdict } from '@orrery/kernel';
import { LEAST_LEFT, LEAST_TOKENS, MOST_MISSIONS, SIDES } from '../content/numbers.ts';
import { PLACES } from '../content/places.ts';
import { cardName, cardNamed } from '../content/set.ts';
import { NONE, programOf, type State } from '../state.ts';
import { hasPayload, targets } from './missions.ts';
import { unplaced } from './tokens.ts';

// A Politician's actions by name: `support` (A), `announce:2` (B), `raise:3` (C), `launch:M1-2`, `launch:MOON` and
// `abort` (D).

const LEVELS = [1, 2, 3, 4];

export const hasDecided = (s: State, side: number): boolean => s.launches.some((launch) => launch.side === side);
const anyCard = (s: State): boolean => s.programs.some(({ slots }) => slots.some(({ card }) => card !== NONE));

function judgeSupport(s: State, side: number): Verdict {
  if (unplaced(programOf(s, side)) < LEAST_TOKENS) return refuse('too-few-tokens', 'MS-055');
  return anyCard(s) || refuse('no-cards', 'MS-053');
}

function judgeAnnounce(s: State, level: string): Verdict {
  if (!LEVELS.map(String).includes(level)) return refuse('no-such-level', 'MS-058');
  if (s.missions.length >= MOST_MISSIONS) return refuse('too-many-missions', 'MS-060');
  return (s.missionDecks[Number(level) - 1]?.cards.length ?? 0) > 0 || refuse('deck-empty', 'MS-058');
}

/** Maximum popularity that can be converted to influence; at least 1 must be left (MS-064). */
const mostRaised = (s: State, side: number): number =>
  programOf(s, side).raised ? 0 : Math.max(0, programOf(s, side).popularity - LEAST_LEFT);

function judgeRaise(s: State, side: number, amount: string): Verdict {
  if (programOf(s, side).raised) return refuse('raised-already', 'MS-063');
  const n = Number(amount);
  const most = mostRaised(s, side);
  if (most === 0) return refuse('least-popular', 'MS-064');
  return (
    (Number.isInteger(n) && String(n) === amount && n >= 1 && n <= most) || refuse('too-unpopular', 'MS-064', { most })
  );
}

function judgeLaunch(s: State, name: string): Verdict {
  if (targets(s).includes(cardNamed(name))) return true;
  return name === 'MOON' ? refuse('moon-closed', 'MS-169') : refuse('not-active', 'MS-067');
}

/** Whether a Politician may take this action now. */
export function judgePolitics(s: State, side: number, name: string): Verdict {
  const [verb = '', a = '', ...rest] = name.split(':');
  if (rest.length === 0) {
    if (name === 'support') return judgeSupport(s, side);
    if (name === 'abort') return true;
    if (verb === 'announce') return judgeAnnounce(s, a);
    if (verb === 'raise') return judgeRaise(s, side, a);
    if (verb === 'launch') return judgeLaunch(s, a);
  }
  return refuse('no-such-action', 'MS-052');
}

/** All actions to list; those that are not possible now are shown as disabled. */
export const politicsNames = (s: State, side: number): string[] => [
  'support',
  ...LEVELS.map((level) => `announce:${level}`),
  ...Array.from({ length: mostRaised(s, side) }, (_none, i) => `raise:${i + 1}`),
  ...targets(s).map((card) => `launch:${cardName(card)}`),
  ...(s.moonOpen ? [] : ['launch:MOON']),
  'abort',
];

/** A random action; launches prefer missions whose payload is aboard, so that random games make progress. */
export function somePolitics(s: State, side: number, rng: Rng): string {
  const chance = below(rng, 24);
  if (chance < 9 && judgeSupport(s, side) === true) return 'support';
  if (chance < 14) {
    const name = String(1 + below(rng, 4));
    if (judgeAnnounce(s, name) === true) return `announce:${name}`;
  }
  if (chance === 14 && mostRaised(s, side) > 0) return `raise:${1 + below(rng, Math.min(2, mostRaised(s, side)))}`;
  const own = programOf(s, side);
  const all = targets(s);
  const ready = all.filter((card) => hasPayload(own, card));
  if (ready.length > 0) return `launch:${cardName(pick(rng, ready))}`;
  return all.length > 0 && below(rng, 8) === 0 ? `launch:${cardName(pick(rng, all))}` : 'abort';
}

/** A slot with a card on which tokens may be placed, named like `usa-press`. */
export interface SupportTarget {
  owner: number;
  place: number;
}
export function supportTargets(s: State): SupportTarget[] {
  const targets: SupportTarget[] = [];
  s.programs.forEach(({ slots }, owner) => {
    slots.forEach(({ card }, place) => {
      if (card !== NONE) targets.push({ owner, place });
    });
  });
  return targets;
}
export const targetName = ({ owner, place }: SupportTarget): string => `${SIDES[owner]}-${PLACES[place]?.id}`;
