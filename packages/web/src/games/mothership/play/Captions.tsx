import type { MothershipView } from '@orrery/mothership';
import { SeatMark } from '../../../ui/index.ts';
import { hexShape } from '../board/hex.ts';
import { MANY } from '../board/map/Reach.tsx';
import s from './play.module.css';
import { t } from './text.ts';

/** The remaining sides, grouped by team. */
function sidesOf({ players, agreed }: MothershipView): number[][] {
  const standing = players.filter(({ out }) => !out);
  const teams = agreed.mode === 'teams' ? [...new Set(standing.map(({ team }) => team))].sort() : [null];
  return teams.map((of) => standing.filter(({ team }) => of === null || team === of).map(({ side }) => side));
}

/** The mode, the remaining sides, and what ends the game. */
export function Standing({ view }: { view: MothershipView }) {
  const standing = view.players.filter(({ out }) => !out);
  const { mode, limit, rounds, level } = view.agreed;
  const end =
    mode === 'points'
      ? rounds > 0
        ? t('ends-rounds', { n: rounds })
        : t('ends-points', { n: limit })
      : mode === 'solo'
        ? t('level', { n: level })
        : t('standing', { n: standing.length, all: view.players.length });
  return (
    <div className={s.meter}>
      {t(`mode-${mode}`)}
      {sidesOf(view).map((team) => (
        <span key={team.join()}>
          {team.map((side) => (
            <SeatMark key={side} seat={side} size={13} />
          ))}
        </span>
      ))}
      {end}
    </div>
  );
}

const HEX = hexShape(2);
const LINES = [
  { text: 'legend-reach', fill: 'var(--ms-reach)', stroke: 'var(--ms-reach-line)' },
  { text: 'legend-roll', fill: 'var(--ms-risk)', stroke: 'var(--ms-belt-line)', dash: '5 5' },
  { text: 'legend-strike', fill: 'var(--ms-reach)', stroke: 'var(--ms-reach-line)', dash: '8 8' },
  { text: 'legend-threat', fill: 'url(#ms-hatch)', stroke: 'var(--ms-rim)' },
  { text: 'legend-guardian', fill: 'var(--ms-threat-zone)', stroke: 'var(--ms-threat)', dash: '6 5' },
] as const;

/** The legend of the map's colours. */
export function Legend() {
  return (
    <ul className={s.legend} aria-label={t('legend-label')}>
      {LINES.map(({ text, fill, stroke, ...line }) => (
        <li key={text}>
          <svg aria-hidden width="14" height="16" viewBox="-25 -26 50 52">
            <path
              d={HEX}
              style={{ fill, stroke, strokeWidth: 3.5, strokeDasharray: 'dash' in line ? line.dash : undefined }}
            />
          </svg>
          {t(text, { n: MANY })}
        </li>
      ))}
    </ul>
  );
}
