import type { LeaverChoice } from '@orrery/kernel';
import { useEffect } from 'react';
import { play as playSound } from '../app/sound.ts';
import type { Leaver, TableClient } from '../table/table-types.ts';
import { Button, Glass } from '../ui/index.ts';
import { clockText, useNow } from './Countdown.tsx';
import type { Play } from './game-ui.ts';
import s from './play.module.css';
import { t } from './text.ts';

interface NoticeProps {
  client: TableClient;
  play: Play;
}

/** Tells that a player has left, when the others can choose what happens, and offers the choices. */
export function LeaverNotice({ client, play }: NoticeProps) {
  const { leavers, mySeats, result } = play.table;
  const [leaver] = [...leavers].sort((a, b) => b.choices.length - a.choices.length);
  if (!leaver || result || mySeats.length === 0) return null;
  return <AboutLeaver key={leaver.seat} {...{ client, play, leaver }} />;
}

function AboutLeaver({ client, play, leaver }: NoticeProps & { leaver: Leaver }) {
  const { seat, since, until, choices, voters } = leaver;
  const { table, nameOf } = play;
  const now = useNow(true);
  const own = voters.find((voter) => table.mySeats.includes(voter.seat));
  const isDue = choices.length > 0 && own !== undefined;
  useEffect(() => {
    if (isDue) playSound('turn');
  }, [isDue]);
  const name = nameOf(seat);
  const away = clockText(Math.max(0, now - since));
  const left = until === null ? null : Math.max(0, until - now);

  async function choose(choice: LeaverChoice) {
    if (!own) return;
    const refusal = await client.request('claim', { seat: own.seat, of: seat, choice });
    if (refusal) play.toast(play.words.refusal(refusal), 'bad');
  }

  if (!isDue) {
    return (
      <Glass as="div" className={s.notice} role="status" data-leaver={seat}>
        <span>
          {left !== null && left > 0
            ? t('leaver-wait', { name, away, left: clockText(left) })
            : t('leaver', { name, away })}
        </span>
      </Glass>
    );
  }
  return (
    <Glass as="div" className={`${s.notice} ${s.choices}`} role="alert" data-leaver={seat} data-due>
      <span>{t(own.choice && voters.length > 1 ? 'leaver-voted' : 'leaver-choose', { name, away })}</span>
      {choices.map((choice) => (
        <Button
          key={choice}
          kind={(own.choice ?? choices[0]) === choice ? 'go' : 'plain'}
          data-choice={choice}
          aria-pressed={voters.length > 1 ? own.choice === choice : undefined}
          onClick={() => void choose(choice)}
        >
          {t('leaver-verb', {
            choice,
            several: voters.length > 1,
            votes: voters.filter((voter) => voter.choice === choice).length,
            voters: voters.length,
          })}
        </Button>
      ))}
    </Glass>
  );
}
