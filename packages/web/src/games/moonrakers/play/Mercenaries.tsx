import type { Play } from '../../../play/play.ts';
import { Mini } from '../board/cards/Mini.tsx';
import { Panel } from '../board/panels/Panel.tsx';
import type { MoonrakersView } from '../board/view-types.ts';
import s from './mission.module.css';
import { t } from './text.ts';
import type { Turn } from './useTurn.ts';

/** Mercenaries for one or two players, paid from the contract's reward. */
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
      title={t('mercenaries')}
      aside={
        mission
          ? t('next-hire', { credits: mission.nextHire.credits, prestige: mission.nextHire.prestige })
          : t('paid-from-reward')
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
              // biome-ignore lint/suspicious/noArrayIndexKey: mercenaries have fixed positions
              key={i}
              card={card}
              off={hired || (mission !== null && play.ask !== null && !may)}
              pressed={turn.held?.at === at}
              onPress={may && !hired ? () => turn.take(turn.held?.at === at ? null : { target: card, at }) : undefined}
            />
          );
        })}
      </div>
    </Panel>
  );
}
