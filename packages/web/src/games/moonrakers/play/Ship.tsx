import { Ware } from '../board/cards/Ware.tsx';
import { PartSlot } from '../board/mission/Terminal.tsx';
import { Panel } from '../board/panels/Panel.tsx';
import type { MoonrakersView } from '../board/seen.ts';
import { textOf } from './words.ts';

/** The own ship in a sheet: its parts with what they do. */
export function Ship({ view }: { view: MoonrakersView }) {
  const own = view.seat === null ? null : view.captains[view.seat];
  if (!own) return null;
  return (
    <Panel title="Your ship" aside={`${own.parts.length} of 4 slots`} bare>
      {own.parts.map(({ card }) => (
        <Ware key={card} card={card} price={null} text={textOf(card)} />
      ))}
      {own.parts.length === 0 && <PartSlot slot={null} />}
    </Panel>
  );
}
