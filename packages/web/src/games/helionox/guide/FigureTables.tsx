import { DIFFICULTIES, EVENT_DECKS } from '@orrery/helionox';
import { cx } from '../../../ui/index.ts';
import s from './guide.module.css';
import { t } from './text.ts';

const PARTS = ['top', 'middle', 'bottom'] as const;

function Decks({ mode }: { mode: keyof typeof EVENT_DECKS }) {
  const columns = Object.entries(EVENT_DECKS[mode]);
  const all = columns.map(([, parts]) => parts.reduce((sum, part) => sum + part.regular + part.catastrophic, 0));
  return (
    <figure className={cx(s.figure, s.wide)} data-game="helionox">
      <table>
        <thead>
          <tr>
            <th scope="col">{t('part')}</th>
            {columns.map(([players]) => (
              <th key={players} scope="col">
                {t('player-count', { count: Number(players) })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {PARTS.map((part, i) => (
            <tr key={part}>
              <th scope="row">{t(`deck-${part}`)}</th>
              {columns.map(([players, parts]) => (
                <td key={players}>
                  {parts[i]?.regular}
                  {parts[i]?.catastrophic ? (
                    <b className={s.bad}> {t('catastrophes', { count: parts[i].catastrophic })}</b>
                  ) : null}
                </td>
              ))}
            </tr>
          ))}
          <tr>
            <th scope="row">{t('total')}</th>
            {columns.map(([players], i) => (
              <td key={players}>
                <b>{all[i]}</b>
              </td>
            ))}
          </tr>
        </tbody>
      </table>
      <figcaption>{t('decks-caption')}</figcaption>
    </figure>
  );
}

/** The Event deck of the competitive game. */
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
            <th scope="col">{t('difficulty')}</th>
            <th scope="col">{t('garrisons')}</th>
            {players.map((count) => (
              <th key={count} scope="col">
                {t('player-count', { count })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Object.entries(DIFFICULTIES).map(([name, { garrisons, fewerMissions }]) => (
            <tr key={name}>
              <th scope="row">{t('difficulty-name', { name })}</th>
              <td>{t('garrison-count', { present: garrisons ? 'yes' : 'no' })}</td>
              {players.map((count) => (
                <td key={count}>{count - fewerMissions}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <figcaption>{t('missions-caption')}</figcaption>
    </figure>
  );
}
