import { defined } from '@orrery/kernel';
import { type Effect, effectsText, LEAST_LEFT, PLACES, popularityAfter, settled, TIE_PRICE } from '@orrery/moonshot';
import type { ActionItem } from '../../../ui/index.ts';
import { maneuverNamed } from '../board/content.ts';
import { sideOf } from '../board/sides.tsx';
import type { ActionSet } from './action-parts.tsx';
import { actionsOf } from './actions.tsx';
import { influenceAfter, verdictOn } from './evaluation.ts';
import { t } from './round-text.ts';
import type { Desk } from './useDesk.tsx';
import type { Evaluation } from './useEvaluation.ts';
import type { Summary } from './useSummary.ts';

interface ShownCard {
  side: number;
  place: (typeof PLACES)[number];
  level: number;
  name: string;
  /** Effects for the owner if it is won, and for the rival if it is obstructed. */
  won: readonly Effect[];
  lost: readonly Effect[];
}

/** The card of the scene. */
export function cardOf({ shown, waiting, stand }: Pick<Evaluation, 'shown' | 'waiting' | 'stand'>): ShownCard {
  const { side, card, place, level } = shown ?? waiting ?? { side: 0, card: '', place: '', level: 1 };
  const at = PLACES.find(({ id }) => id === place) ?? defined(PLACES[0]);
  const maneuver = maneuverNamed(card);
  const budget = (of: number) => stand[of]?.budget ?? 0;
  return {
    side,
    place: at,
    level,
    name: maneuver?.name ?? '',
    won: settled(maneuver?.design.levels[level - 1] ?? [], budget(side), budget(1 - side)),
    lost: at.obstruction,
  };
}

/** Influence of the owner and of the rival among the turned tokens. */
function totals(scene: Evaluation): [number, number] {
  const sum = influenceAfter(scene.order, scene.turned);
  const { side } = cardOf(scene);
  return [sum[side === 0 ? 0 : 1], sum[side === 0 ? 1 : 0]];
}

/** What the last hidden token would decide. */
function lastToken(scene: Evaluation, program: string, rival: string): string {
  const { side } = cardOf(scene);
  const [a, b] = totals(scene);
  const last = scene.order[scene.order.length - 1];
  const more = last?.side === side ? { a: a + 1, b } : { a, b: b + 1 };
  const say = (kind: 'token' | 'bluff', sum: { a: number; b: number }) => {
    const result = sum.a > sum.b ? 'win' : sum.a < sum.b ? 'lose' : 'tie';
    return t(`last-${kind}-${result}`, { ...sum, program: result === 'lose' ? rival : program });
  };
  return `${say('token', more)} ${say('bluff', { a, b })}`;
}

interface Headline {
  sentence: string;
  detail: string | null;
}

/** What the scene shows, in words. Never more than is visible. */
export function headlineOf(scene: Evaluation): Headline {
  const { phase, shown, order, turned } = scene;
  const { side, name, level, won, lost } = cardOf(scene);
  const [program, rival] = [sideOf(side).name, sideOf(1 - side).name];
  const [a, b] = totals(scene);
  if (phase === 'decide') return { sentence: t('decides-fate', { program, name }), detail: null };
  if (phase === 'turn') {
    if (order.length - turned === 1) return { sentence: t('last-token'), detail: lastToken(scene, program, rival) };
    const [usa, cccp] = influenceAfter(order, turned);
    return { sentence: t('turning'), detail: t('turning-count', { usa, cccp }) };
  }
  if (phase === 'tie')
    return {
      sentence: t('tied', { a, b }),
      detail: scene.isAsked ? t('tie-is-yours', { price: TIE_PRICE }) : t('decides-tie', { program, price: TIE_PRICE }),
    };
  switch (shown?.outcome) {
    case 'won':
      return {
        sentence: shown.paid
          ? t('won-paid', { program, name, price: TIE_PRICE })
          : t('won-title', { program, name, a, b }),
        detail: t('gets', { program, effects: effectsText(won) }),
      };
    case 'obstructed':
      return {
        sentence:
          a === b
            ? t('obstructed-tie', { program: rival, name })
            : t('obstructed-title', { program: rival, name, a, b }),
        detail: t('gets', { program: rival, effects: effectsText(lost) }),
      };
    default:
      return { sentence: t('escalated-title', { program, name, level }), detail: t('waits') };
  }
}

/** What follows, below a scene that shows its own headline. */
function nextOf({ phase, order, turned, after: [next] }: Evaluation): Headline {
  if (phase === 'turn') {
    const [usa, cccp] = influenceAfter(order, turned);
    return { sentence: t('turning'), detail: t('turning-count', { usa, cccp }) };
  }
  if (!next) return { sentence: t('last-card'), detail: t('last-card-detail') };
  return {
    sentence: t('next-card', { name: maneuverNamed(next.card)?.name ?? '' }),
    detail: t('card-of', { program: sideOf(next.side).name }),
  };
}

/**
 * The action bar of the scene: the viewer's decision, or the way forward. `bare` if the scene does not show its headline
 * itself.
 */
export function evaluationActions(desk: Desk, scene: Evaluation, bare: boolean): ActionSet {
  const { phase, isAsked } = scene;
  const skip: ActionItem = { id: 'skip', label: t('skip-round'), kind: 'quiet', hint: 'S', onPress: scene.skip };
  if (isAsked && phase === 'decide') return { ...actionsOf(desk), ...(bare ? { detail: verdictText(scene) } : {}) };
  if (isAsked && phase === 'tie') return { ...actionsOf(desk), ...tieText(desk, scene) };
  const words = bare || phase === 'tie' || phase === 'decide' ? headlineOf(scene) : nextOf(scene);
  if (phase === 'turn')
    return {
      ...words,
      actions: [skip, { id: 'turn-all', label: t('turn-all'), hint: 'Space', onPress: scene.turnAll }],
    };
  if (phase === 'done')
    return { ...words, actions: [skip, { id: 'next', label: t('next'), kind: 'go', hint: '↵', onPress: scene.next }] };
  return { ...words, actions: [] };
}

/** What the viewer knows about the result of an own card before it is evaluated. */
export function verdictText({ waiting }: Pick<Evaluation, 'waiting'>): string {
  const { side = 0, tokens } = waiting ?? {};
  const mine = tokens?.[side]?.influence ?? 0;
  const theirs = tokens?.[1 - side]?.count ?? 0;
  return t(`verdict-${verdictOn(mine, theirs)}`, { n: theirs, less: mine - 1, tie: mine });
}

/** The question whether to pay for a tie, with both consequences. */
function tieText({ own }: Desk, scene: Evaluation): Headline {
  const { side, name, won, lost } = cardOf(scene);
  const from = own?.popularity ?? 0;
  return {
    sentence: t('pay-tie', { price: TIE_PRICE, name }),
    detail: t('pay-tie-detail', {
      from,
      to: Math.max(LEAST_LEFT, popularityAfter(from, -TIE_PRICE)),
      won: effectsText(won),
      program: sideOf(1 - side).name,
      lost: effectsText(lost),
    }),
  };
}

/** The action bar of a round's summary. */
export const summaryActions = ({ round, first, close }: Summary): ActionSet => ({
  sentence: t('summary-of', { n: round }),
  detail: t('summary-detail', { program: sideOf(first).name }),
  actions: [{ id: 'close', label: t('begin-round', { n: round + 1 }), kind: 'go', hint: '↵', onPress: close }],
});
