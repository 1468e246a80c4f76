import type { Play } from '../../../play/play.ts';
import { Mini } from '../board/cards/Mini.tsx';
import { Panel } from '../board/panels/Panel.tsx';
import type { MoonrakersView } from '../board/seen.ts';
import s from './mission.module.css';
import type { Turn } from './useTurn.ts';

/** With one or two players: help that is hired out of the contract's reward. */
export function Mercenaries({
  play,
  view,
  turn,
  bare,
}: {
  play: Play;
  view: MoonrakersView;
  turn: Turn;
  bare?: boolean;
}) {
  const { mercenaries, mission } = view;
  if (!mercenaries) return null;
  return (
    <Panel
      title="Mercenaries"
      aside={
        mission
          ? `the next costs ${mission.nextHire.credits}, a crew ${mission.nextHire.prestige} prestige`
          : 'paid from the reward'
      }
      bare={bare}
    >
      <div className={s.minis}>
        {mercenaries.row.map((card, i) => {
          const hired = mission?.hired.includes(i) ?? false;
          const at = `hired:${i}`;
          const may = turn.about(card, at).some(({ why }) => !why);
          return (
            <Mini
              // biome-ignore lint/suspicious/noArrayIndexKey: mercenaries stand in a row
              key={i}
              card={card}
              off={hired || (mission !== null && play.ask !== null && !may)}
              pressed={turn.held?.at === at}
              onPress={may && !hired ? () => turn.take(turn.held?.at === at ? null : { thing: card, at }) : undefined}
            />
          );
        })}
      </div>
    </Panel>
  );
}
