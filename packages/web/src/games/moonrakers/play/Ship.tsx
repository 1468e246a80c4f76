import { PART_SLOTS } from '@orrery/moonrakers';
import { Ware } from '../board/cards/Ware.tsx';
import { PartSlot } from '../board/mission/Terminal.tsx';
import { Panel } from '../board/panels/Panel.tsx';
import type { MoonrakersView } from '../board/view-types.ts';
import { textOf } from './labels.ts';
import { t } from './text.ts';

/** The viewer's ship parts with their texts. */
export function Ship({ view }: { view: MoonrakersView }) {
  const own = view.seat === null ? null : view.captains[view.seat];
  if (!own) return null;
  return (
    <Panel title={t('your-ship')} aside={t('slots', { count: own.parts.length, max: PART_SLOTS })} bare>
      {own.parts.map(({ card }) => (
        <Ware key={card} card={card} price={null} text={textOf(card, view)} />
      ))}
      {own.parts.length === 0 && <PartSlot slot={null} />}
    </Panel>
  );
}
