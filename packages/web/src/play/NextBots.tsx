import { levelNumber } from '@orrery/bots';
import { type NextBots as Next, nextBots } from '../shared/bots/next-bots.ts';
import { characterOf } from '../table/bot-names.ts';
import type { SeatInfo } from '../table/table-types.ts';
import { BotFace } from '../ui/bots/BotFace.tsx';
import { Button } from '../ui/index.ts';
import { t } from './end-text.ts';
import type { Play } from './game-ui.ts';
import s from './next-bots.module.css';

/** The bots to suggest after a game of one player against bots, or null. */
export function nextOf({ table }: Play): Next | null {
  const { result, mySeats, seats, side } = table;
  const [mine] = mySeats;
  if (!result || mine === undefined || mySeats.length > 1) return null;
  const resigned = table.log.some(({ type, data }) => type === 'resigned' && data.seat === mine);
  return nextBots({ seats, result, mine, side, resigned });
}

/** Suggests stronger or weaker bots for the next game, which starts at once with the same settings. */
export function NextBots({ next, onStart }: { next: Next; onStart: (seats: SeatInfo[]) => void }) {
  const { seats, stronger } = next;
  const levels = new Set(seats.flatMap(({ kind, level }) => (kind === 'bot' && level ? [level] : [])));
  const [level = ''] = levels;
  const name = levels.size === 1 ? characterOf(level) : 'none';
  return (
    <div className={s.next}>
      <span className={s.faces}>
        {[...levels].map((level) => (
          <BotFace key={level} level={levelNumber(level)} size={44} />
        ))}
      </span>
      <p className={s.words}>
        <b>{t(stronger ? 'next-stronger' : 'next-weaker')}</b>
        <br />
        {t('next-about', { name, stronger, level: levelNumber(level) ?? 0 })}
      </p>
      <Button kind="go" data-next={stronger ? 'stronger' : 'weaker'} onClick={() => onStart(seats)}>
        {t('next-play', { name })}
      </Button>
    </div>
  );
}
