import type { ReactNode } from 'react';
import type { Play } from '../../../play/game-ui.ts';
import { cx, LineIcon, SeatMark } from '../../../ui/index.ts';
import { useMarks } from '../board/marks.ts';
import { Rq } from '../board/signs.tsx';
import { Arrow } from '../board/talks/Arrow.tsx';
import { Core, RingLabel } from '../board/talks/Core.tsx';
import { ITEMS, NOTHING } from '../board/talks/items.ts';
import type { MissionView, Share, Type } from '../board/view-types.ts';
import { duelRing, missionRing } from './alliance.ts';
import s from './mission.module.css';
import { t } from './text.ts';

/** Units that the selected card would add. */
type Added = Partial<Record<Type, number>>;

export interface MissionCoreProps {
  play: Play;
  mission: MissionView;
  seat: number | null;
  added: Added;
  /** The result of the contract. */
  note: ReactNode;
  narrow: boolean;
}

/** The sum of all shares. */
const totalsOf = ({ pilots }: MissionView): Share =>
  Object.fromEntries(
    ITEMS.map((item) => [item, pilots.reduce((sum, { share }) => sum + share[item], 0)]),
  ) as unknown as Share;

/** The ring of a contract in progress. */
export function MissionCore({ play, mission, seat, added, note, narrow }: MissionCoreProps) {
  const mark = useMarks();
  const { contract, duel } = mission;
  if (duel) {
    return (
      <Core contract={contract} totals={NOTHING} parts={duelRing(mission, mark)} note={note} small={narrow}>
        <Scores play={play} mission={mission} narrow={narrow} />
      </Core>
    );
  }
  return (
    <Core
      contract={contract}
      totals={totalsOf(mission)}
      parts={missionRing(mission, seat === null ? null : { seat, units: added }, mark)}
      large
      note={note}
      small={narrow}
      label={({ need: type }) => (
        <NeedLabel type={type} filled={mission.filled[type]} need={mission.need[type]} more={added[type] ?? 0} />
      )}
    >
      {narrow && <Needs mission={mission} added={added} />}
    </Core>
  );
}

interface ProgressProps {
  filled: number;
  need: number;
  /** Units that the selected card would add. */
  more: number;
}

/** A requirement outside the ring. */
function NeedLabel({ type, filled, need, more }: ProgressProps & { type: Type }) {
  return (
    <RingLabel of={type} n={filled} tone={more > 0 ? 'will' : filled >= need ? 'ok' : undefined}>
      <s>/{need}</s>
      <Progress filled={filled} need={need} more={more} size={16} as="strong" />
    </RingLabel>
  );
}

/** Units after playing the selected card, missing units, or a check mark. */
function Progress({ filled, need, more, size, as: Tag }: ProgressProps & { size: number; as: 'b' | 'strong' }) {
  if (more > 0) {
    return (
      <>
        <Arrow size={13} />
        <Tag>{filled + more}</Tag>
      </>
    );
  }
  return filled >= need ? <LineIcon name="check" size={size} /> : <em>{t('to-go', { count: need - filled })}</em>;
}

/** Requirements and their progress as a list, for small screens. */
function Needs({ mission, added }: { mission: MissionView; added: Added }) {
  const types = (Object.keys(mission.need) as Type[]).filter((type) => mission.need[type] > 0);
  return (
    <ul className={s.needs}>
      {types.map((type) => {
        const need = mission.need[type];
        const filled = mission.filled[type];
        return (
          <li key={type} className={cx(filled >= need && s.ok)}>
            <Rq of={type} n={need} />
            <span>{t('filled-of', { filled, need })}</span>
            <Progress filled={filled} need={need} more={added[type] ?? 0} size={15} as="b" />
          </li>
        );
      })}
    </ul>
  );
}

/** The scores of a head-to-head: one line below the ring; on small screens a list with names. */
function Scores({ play, mission, narrow }: Pick<MissionCoreProps, 'play' | 'mission' | 'narrow'>) {
  const best = Math.max(...mission.pilots.map(({ score }) => score));
  return (
    <ol className={cx(s.scores, !narrow && s.line)} aria-label={t('scores')}>
      {[...mission.pilots]
        .sort((a, b) => b.score - a.score)
        .map(({ seat, score }) => (
          <li key={seat} className={cx(score === best && score > 0 && s.best)}>
            <SeatMark seat={seat} size={15} label={play.nameOf(seat)} />
            {narrow && <span>{play.nameOf(seat)}</span>}
            <b>{score}</b>
          </li>
        ))}
    </ol>
  );
}
