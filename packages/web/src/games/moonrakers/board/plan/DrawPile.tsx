import { faceOf } from '../content.ts';
import { Panel } from '../panels/Panel.tsx';
import { Rq } from '../signs.tsx';
import { t } from '../text.ts';
import type { Type } from '../view-types.ts';
import s from './draw-pile.module.css';

const TYPES: readonly Type[] = ['reactor', 'thruster', 'shield', 'damage', 'crew'];

/** The cards of the viewer's draw pile by type, in no order: the captain knows what they own. */
export function DrawPile({ cards, bare }: { cards: readonly string[]; bare?: boolean | undefined }) {
  const count = (type: Type) => cards.filter((card) => faceOf(card).units !== null && faceOf(card).hue === type).length;
  const miss = cards.filter((card) => faceOf(card).units === null).length;
  return (
    <Panel title={t('in-draw-pile')} aside={t('n-card', { count: cards.length })} bare={bare}>
      <div className={s.counts}>
        {TYPES.map((type) => (
          <span key={type} className={count(type) === 0 ? s.none : undefined}>
            <Rq of={type} n={count(type)} />
          </span>
        ))}
        <span className={s.miss}>
          {t('miss')} <b>{miss}</b>
        </span>
      </div>
    </Panel>
  );
}
