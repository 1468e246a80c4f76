import type { MothershipView } from '@orrery/mothership';
import { SeatMark } from '../../../look/index.ts';
import { hexShape } from '../board/hex.ts';
import s from './play.module.css';

const MODES = { deathmatch: 'Deathmatch', teams: 'Teams', points: 'Victory points', solo: 'Solo' } as const;

/** Who still stands, those of a team together. */
function sidesOf({ players, agreed }: MothershipView): number[][] {
  const standing = players.filter(({ out }) => !out);
  const teams = agreed.mode === 'teams' ? [...new Set(standing.map(({ team }) => team))].sort() : [null];
  return teams.map((of) => standing.filter(({ team }) => of === null || team === of).map(({ side }) => side));
}

/** How far the game is: who still stands, or how many points end it. */
export function Standing({ view }: { view: MothershipView }) {
  const standing = view.players.filter(({ out }) => !out);
  const { mode, limit, rounds, level } = view.agreed;
  const end =
    mode === 'points'
      ? rounds > 0
        ? `${rounds} rounds`
        : `to ${limit}`
      : mode === 'solo'
        ? `level ${level}`
        : `${standing.length} of ${view.players.length} stand`;
  return (
    <div className={s.meter}>
      {MODES[mode]}
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
  { text: 'in reach', fill: 'var(--ms-reach)', stroke: 'var(--ms-reach-line)' },
  { text: 'roll to enter', fill: 'var(--ms-risk)', stroke: 'var(--ms-belt-line)', dash: '5 5' },
  { text: 'may be struck', fill: 'var(--ms-reach)', stroke: 'var(--ms-reach-line)', dash: '8 8' },
  { text: '4+ can hit you', fill: 'url(#ms-hatch-dense)', stroke: 'var(--ms-rim)' },
  { text: 'guardian’s ring', fill: 'var(--ms-threat-zone)', stroke: 'var(--ms-threat)', dash: '6 5' },
];

/** What the colours on the map mean, while they are there. */
export function Legend() {
  return (
    <ul className={s.legend} aria-label="Colours of the map">
      {LINES.map(({ text, fill, stroke, dash }) => (
        <li key={text}>
          <svg aria-hidden width="14" height="16" viewBox="-25 -26 50 52">
            <path d={HEX} style={{ fill, stroke, strokeWidth: 3.5, strokeDasharray: dash }} />
          </svg>
          {text}
        </li>
      ))}
    </ul>
  );
}
