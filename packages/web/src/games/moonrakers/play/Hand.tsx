import { cx } from '../../../ui/index.ts';
import { Mini } from '../board/cards/Mini.tsx';
import { Panel } from '../board/panels/Panel.tsx';
import { handTitle, ownCaptain } from './captains.ts';
import { handCards, plannedHand } from './hand-cards.ts';
import s from './mission.module.css';
import type { TurnPanelProps } from './Panels.tsx';
import { t } from './text.ts';
import type { Plan } from './usePlan.ts';

/**
 * The viewer's hand while planning and in talks, on small screens: cards that the chosen contract needs are outlined. In
 * talks, the shares come first where the screen is too low for both.
 */
export function PlannedHand({ play, view, turn, plan }: TurnPanelProps & { plan: Plan }) {
  const own = ownCaptain(view);
  if (!own || own.hand.length === 0) return null;
  return (
    <section className={cx(s.minis, s.low, view.talks && s.roomy)} aria-label={handTitle(play, own)} data-anchor="hand">
      {plannedHand(play, view, turn, plan.chosen).map(({ key, card, flight, fills }) => (
        <Mini key={key} card={card} flight={flight} fills={fills} />
      ))}
    </section>
  );
}

/** The viewer's hand as small cards, for a sheet or a side panel. */
export function Hand({ play, view, turn, bare }: TurnPanelProps) {
  const own = ownCaptain(view);
  if (!own || own.hand.length === 0) return null;
  return (
    <Panel
      title={handTitle(play, own)}
      aside={t('piles', { deck: own.draw.count, discard: own.discard.length })}
      bare={bare}
      anchor="hand"
    >
      <div className={cx(s.minis, bare && s.wide)}>
        {handCards(play, view, turn).map(({ key, card, flight, pressed, off, fills, onPress }) => (
          <Mini key={key} card={card} flight={flight} pressed={pressed} off={off} fills={fills} onPress={onPress} />
        ))}
      </div>
    </Panel>
  );
}
