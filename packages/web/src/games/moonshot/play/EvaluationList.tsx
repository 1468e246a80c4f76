import { effectsText, PLACES } from '@orrery/moonshot';
import { cx, Glass } from '../../../ui/index.ts';
import { maneuverNamed } from '../board/content.ts';
import { Dymo } from '../board/instruments/Dymo.tsx';
import { SideMark, sideOf } from '../board/sides.tsx';
import { Token } from '../board/Token.tsx';
import type { EvaluatedCard, WaitingCard } from './evaluation.ts';
import s from './evaluation-list.module.css';
import { t } from './round-text.ts';
import type { Evaluation } from './useEvaluation.ts';

type Listed = EvaluatedCard | WaitingCard;

/** The cards of this round in order: their results so far, and the tokens on those that follow. */
export function EvaluationList({ scene, mine }: { scene: Evaluation; mine: number }) {
  const { before, after, phase } = scene;
  const here = scene.shown ?? scene.waiting;
  if (!here) return null;
  const all: Listed[] = [...before, here, ...after];
  // Later cards may be decided already, but not shown.
  const shownUpTo = before.length + (phase === 'done' ? 1 : 0);
  return (
    <Glass className={s.list} aria-label={t('evaluations')}>
      <header>
        <Dymo>{t('evaluations')}</Dymo>
        <span>{t('of-all', { n: before.length + 1, all: all.length })}</span>
      </header>
      <ol>
        {all.map((card, at) => (
          <li key={`${card.side} ${card.card}`} className={cx(at === before.length && s.here)}>
            <SideMark side={card.side} size={16} label={sideOf(card.side).name} />
            <Name card={card} hides={at >= before.length} />
            {at < shownUpTo ? <Result card={card} mine={mine} /> : <Counts card={card} />}
          </li>
        ))}
      </ol>
    </Glass>
  );
}

/** A card with its effects; the new level of an escalated card is part of its result. */
function Name({ card: { card, place, level, ...rest }, hides }: { card: Listed; hides: boolean }) {
  const maneuver = maneuverNamed(card);
  const isUp = hides && 'outcome' in rest && rest.outcome === 'escalated';
  const at = isUp ? level - 1 : level;
  return (
    <span className={s.name}>
      <b>{maneuver?.name}</b>
      {t('list-card', {
        place: PLACES.find(({ id }) => id === place)?.name ?? '',
        level: at,
        effects: effectsText(maneuver?.design.levels[at - 1] ?? []),
      })}
    </span>
  );
}

function Result({ card, mine }: { card: Listed; mine: number }) {
  if (!('outcome' in card)) return null;
  const { outcome, side } = card;
  const isGood = outcome === (side === mine ? 'won' : 'obstructed');
  const tone = outcome === 'escalated' || outcome === 'tied' ? s.brass : isGood ? s.good : s.bad;
  return <em className={cx(s.result, tone)}>{t(`outcome-${outcome}`)}</em>;
}

/** The number of tokens of each side on a card. */
function Counts({ card }: { card: Listed }) {
  const counts =
    'outcome' in card
      ? (card.tokens?.map(({ influence, bluff }) => influence + bluff) ?? null)
      : card.tokens.map(({ count }) => count);
  return (
    counts && (
      <span className={s.pile}>
        {counts.map((n, side) => (
          <span key={sideOf(side).id} title={t('tokens-of', { n })}>
            <Token side={side} size={15} /> {n}
          </span>
        ))}
      </span>
    )
  );
}
