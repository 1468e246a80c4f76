import { findGame } from '@orrery/games';
import type { Gathering } from '@orrery/protocol';
import { Suspense } from 'react';
import { boxOf } from '../../games/shelf.ts';
import { Near } from '../../look/Near.tsx';
import s from './gather.module.css';
import { useTerms } from './words.ts';

/** The picture of a game. */
export function Picture({ game }: { game: string }) {
  const Cover = boxOf(game)?.Cover;
  return (
    <div className={s.picture} aria-hidden>
      {Cover && (
        <Near held={false}>
          <Suspense fallback={null}>
            <Cover />
          </Suspense>
        </Near>
      )}
    </div>
  );
}

/** What one joins: the game with its picture. */
export function Ticket({ gathering }: { gathering: Gathering }) {
  const { game, seats, host, pace } = gathering;
  const box = boxOf(game);
  return (
    <section className={s.ticket} aria-label="What is played">
      <Picture game={game} />
      <div className={s.ticketWords}>
        <p className={s.facts}>
          {[`${seats.length} players`, box?.minutes, pace === 'days' ? 'over days' : 'live']
            .filter(Boolean)
            .join(' · ')}
        </p>
        <h1>{findGame(game)?.name ?? game}</h1>
        <p>{box?.tagline}</p>
        <p className={s.host}>{gathering.hosting ? 'Your table' : `${host}’s table`}</p>
      </div>
    </section>
  );
}

/** So many options are shown though they are as usual. */
const WEIGHTY = 3;

/** What it is played with; the less weighty options only where they are not as usual. */
export function Terms({ gathering }: { gathering: Gathering }) {
  const terms = useTerms(gathering) ?? [];
  const last = terms.length - 3;
  const shown = terms.filter(({ unusual }, i) => unusual || i < WEIGHTY || i >= last);
  const rest = terms.length - shown.length;
  return (
    <section className={s.terms} aria-label="Options">
      <dl>
        {shown.map(({ title, value, unusual }) => (
          <div key={title} data-unusual={unusual || undefined}>
            <dt>{title}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p title={gathering.promise}>
        Fair dice: the server’s part is fixed ({gathering.promise.slice(0, 8)}…), everybody who sits down adds a part,
        and the replay shows whether both were used.
      </p>
      {rest > 0 && <p>{rest === 1 ? 'One more option' : `${rest} more options`} as usual.</p>}
    </section>
  );
}
