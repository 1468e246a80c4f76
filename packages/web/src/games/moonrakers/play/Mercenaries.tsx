import { Mini } from '../board/cards/Mini.tsx';
import { Panel } from '../board/panels/Panel.tsx';
import s from './mission.module.css';
import type { TurnPanelProps } from './Panels.tsx';
import { t } from './text.ts';

/** Mercenaries for one or two players, paid from the contract's reward. */
export function Mercenaries({ play, view, turn, bare }: TurnPanelProps) {
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
              onPress={may && !hired ? () => turn.toggle({ target: card, at }) : undefined}
            />
          );
        })}
      </div>
    </Panel>
  );
}
