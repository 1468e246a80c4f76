import { DIFFICULTIES, EVENT_DECKS } from '@orrery/helionox';
import { cx } from '../../../ui/index.ts';
import s from './guide.module.css';

const PARTS = ['On top', 'In the middle', 'At the bottom'];

function Decks({ mode }: { mode: keyof typeof EVENT_DECKS }) {
  const columns = Object.entries(EVENT_DECKS[mode]);
  const all = columns.map(([, parts]) => parts.reduce((sum, part) => sum + part.regular + part.catastrophic, 0));
  return (
    <figure className={cx(s.figure, s.wide)} data-game="helionox">
      <table>
        <thead>
          <tr>
            <th scope="col">Part</th>
            {columns.map(([players]) => (
              <th key={players} scope="col">
                {players === '1' ? '1 player' : `${players} players`}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {PARTS.map((title, i) => (
            <tr key={title}>
              <th scope="row">{title}</th>
              {columns.map(([players, parts]) => (
                <td key={players}>
                  {parts[i]?.regular}
                  {parts[i]?.catastrophic ? <b className={s.bad}> + {parts[i].catastrophic}</b> : null}
                </td>
              ))}
            </tr>
          ))}
          <tr>
            <th scope="row">Together</th>
            {columns.map(([players], i) => (
              <td key={players}>
                <b>{all[i]}</b>
              </td>
            ))}
          </tr>
        </tbody>
      </table>
      <figcaption>
        Events of each part of the deck; <b className={s.bad}>+</b> the catastrophes shuffled into it.
      </figcaption>
    </figure>
  );
}

/** The Event deck between rivals. */
export const RivalDecks = () => <Decks mode="competitive" />;
/** The Event deck of a team. */
export const TeamDecks = () => <Decks mode="team" />;

/** Missions and Garrisons by difficulty and number of players. */
export function Difficulties() {
  const players = Object.keys(EVENT_DECKS.team).map(Number);
  return (
    <figure className={cx(s.figure, s.wide)} data-game="helionox">
      <table>
        <thead>
          <tr>
            <th scope="col">Difficulty</th>
            <th scope="col">Garrisons</th>
            {players.map((count) => (
              <th key={count} scope="col">
                {count === 1 ? '1 player' : `${count} players`}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Object.entries(DIFFICULTIES).map(([name, { garrisons, fewerMissions }]) => (
            <tr key={name}>
              <th scope="row">{name.charAt(0).toUpperCase() + name.slice(1)}</th>
              <td>{garrisons ? 'one at each Location' : 'none'}</td>
              {players.map((count) => (
                <td key={count}>{count - fewerMissions}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <figcaption>How many Missions are in play.</figcaption>
    </figure>
  );
}
