import type { HelionoxView } from '@orrery/helionox';
import type { ReactNode } from 'react';
import type { Play } from '../../../play/game-ui.ts';
import { PlayerStrip } from '../../../ui/index.ts';
import { useSplit } from '../../../ui/media.ts';
import { Amount, Icon } from '../board/index.ts';
import { t } from '../text.ts';
import { type AreaProps, Inspected, OwnHand, OwnMat, ShownPlayed, ShownPools } from './PlayArea.tsx';
import s from './play.module.css';

/** All players in one line, and in a team game both sides' scores. */
export function Strip({ play, view, onPick }: { play: Play; view: HelionoxView; onPick(): void }) {
  const players = view.order.map((seat) => ({
    seat,
    name: play.nameOf(seat),
    points: view.players[seat]?.score.total ?? 0,
    active: view.turn === seat,
  }));
  if (!view.team) return <PlayerStrip unit={t('influence')} players={players} onPick={onPick} />;
  const team = view.team.score.total;
  const syndicate = view.team.syndicate.score.total;
  const race = { label: t('race-label', { team, syndicate }), scores: [team, syndicate] as const };
  return <PlayerStrip unit={t('influence')} players={players} race={race} onPick={onPick} />;
}

/** The question, with the player's Credits and Defense. */
export function PhoneSentence({ view, area: { mine }, turn }: AreaProps) {
  const { sentence } = turn.prompt;
  if (!mine || view.phase === 'setup') return sentence;
  return (
    <span className={s.say}>
      {sentence}{' '}
      <span className={s.purse}>
        <Amount of="c">{mine.credits}</Amount>
        <Amount of="d">{mine.defense}</Amount>
        {view.mercury && (
          <span className={s.bank}>
            <Icon name="bank" label={t('bank')} />
            <Amount of="c">{mine.bankedCredits}</Amount>
            <Amount of="d">{mine.bankedDefense}</Amount>
          </span>
        )}
      </span>
    </span>
  );
}

/** What comes below the answers: the question's cards, the hand, what is selected, and another player's cards. */
export function AfterAnswers({ widget, ...parts }: AreaProps & { widget: ReactNode }) {
  const { chosen } = parts.turn;
  const split = useSplit();
  return (
    <>
      {widget}
      <OwnHand {...parts} row={split ? 'text' : 'icons'} />
      {chosen && <Inspected {...parts} subject={chosen} />}
      {parts.area.other && <ShownPlayed {...parts} />}
    </>
  );
}

/** The play area as a tab, with its parts one below the other. */
export function HandTab(props: AreaProps) {
  return (
    <div className={s.stack}>
      <ShownPools {...props} />
      <OwnHand {...props} />
      <ShownPlayed {...props} />
      <OwnMat {...props} />
    </div>
  );
}
