import type { Play } from '../../../play/game-ui.ts';
import { faceOf } from '../board/content.ts';
import type { MoonrakersView } from '../board/view-types.ts';
import { textOf } from './labels.ts';
import { ClaimsRecap } from './Recap.tsx';
import s from './talks.module.css';
import { t } from './text.ts';

/** The state of the game as a title and a sentence, while no contract is open. */
function summaryOf(play: Play, view: MoonrakersView): [title: string, text: string] {
  if (play.table.result) return [t('over-title'), t('over-text')];
  switch (view.phase) {
    case 'planning':
      if (view.seat !== view.leader) {
        return [t('leads-turn', { name: play.nameOf(view.leader) }), t('choosing-text')];
      }
      return [t('you-lead'), t(view.row.length === 0 && view.agreed.nomad ? 'travel-text' : 'contract-text')];
    case 'event':
      return view.event ? [faceOf(view.event).name, textOf(view.event, view)] : [t('event-title'), t('event-text')];
    case 'claims':
      return [t('claims-title'), t('claims-text')];
    default:
      return [t('setup-title'), t('setup-text')];
  }
}

/** The middle of the table while no contract is open. */
export function Quiet({ play, view }: { play: Play; view: MoonrakersView }) {
  const [title, text] = summaryOf(play, view);
  return (
    <div className={s.quiet}>
      <h2>{title}</h2>
      <p>{text}</p>
      <ClaimsRecap play={play} view={view} />
    </div>
  );
}
