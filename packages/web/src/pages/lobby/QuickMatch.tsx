import {
  CLOCK_NAMES,
  CLOCKS,
  type ClockName,
  cleanName,
  defaultClock,
  MAX_NAME,
  type MyRating,
} from '@orrery/protocol';
import { type FormEvent, useState, useSyncExternalStore } from 'react';
import { currentSearch, onSearch } from '../../app/search-state.ts';
import { changeSettings, DEFAULT_NAME, settings } from '../../app/settings.ts';
import { catalog } from '../../catalog.ts';
import { countsOf } from '../../shared/CountField.tsx';
import { clockLimitText, clockNameText } from '../../shared/clock-text.ts';
import { NameField } from '../../shared/NameField.tsx';
import { shortRating } from '../../shared/rating-text.ts';
import { t as shared } from '../../shared/text.ts';
import { ensureGuest, problemText } from '../../table/online.ts';
import { Button, Segments } from '../../ui/index.ts';
import { CoverPicture } from '../home/CoverPicture.tsx';
import s from './quick-match.module.css';
import { startSearch } from './search.ts';
import { t } from './text.ts';

/** Quick match: the player chooses a game, rating, clock and number of players, and searches for opponents. */
export function QuickMatch({ ratings }: { ratings: readonly MyRating[] }) {
  const searching = useSyncExternalStore(onSearch, currentSearch, () => null) !== null;
  const [game, setGame] = useState(catalog[0]?.id ?? '');
  const [wanted, setCount] = useState(2);
  const [rated, setRated] = useState(false);
  // Undefined until the player chooses one: each game has its own default.
  const [chosen, setClock] = useState<ClockName>();
  const [name, setName] = useState(settings().name);
  const [trouble, setTrouble] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const listed = catalog.find(({ id }) => id === game);
  const counts = listed ? countsOf([listed]) : [];
  const count = counts.includes(wanted) ? wanted : (counts[0] ?? 2);
  const clock = chosen ?? defaultClock(listed?.decisions ?? null);
  const rating = ratings.find((row) => row.game === game && row.seats === count);

  async function find(e: FormEvent) {
    e.preventDefault();
    const clean = cleanName(name.trim() || DEFAULT_NAME);
    if (clean === null) return setTrouble(shared('name-rule', { max: MAX_NAME }));
    setTrouble(null);
    setBusy(true);
    try {
      changeSettings({ name: clean });
      await ensureGuest(clean);
      await startSearch({ game, seats: count, name: clean, rated, clock });
    } catch (error) {
      setTrouble(problemText(error));
    }
    setBusy(false);
  }

  return (
    <section aria-label={t('quick')} className={s.quick}>
      <header>
        <h2>{t('quick')}</h2>
        <p className={s.about}>{t('quick-about')}</p>
      </header>
      <form onSubmit={(e) => void find(e)}>
        <fieldset className={s.games}>
          <legend>{t('quick-what')}</legend>
          {catalog.map((one) => (
            <label key={one.id}>
              <input
                type="radio"
                name="quick-game"
                value={one.id}
                checked={one.id === game}
                onChange={() => setGame(one.id)}
              />
              <span className={s.tile}>
                <span className={s.cover} aria-hidden>
                  <CoverPicture game={one.id} sizes="180px" />
                </span>
                <b>{one.name}</b>
              </span>
            </label>
          ))}
        </fieldset>
        <div className={s.choices}>
          <fieldset>
            <legend>{t('rating')}</legend>
            <Segments<boolean>
              name="quick-rated"
              choices={[
                { value: true, label: t('quick-rated'), note: rating ? shortRating(rating) : t('quick-new') },
                { value: false, label: t('quick-unrated'), note: t('quick-fun') },
              ]}
              value={rated}
              onChange={setRated}
            />
          </fieldset>
          <fieldset className={s.clock}>
            <legend>{t('clock')}</legend>
            <Segments<ClockName>
              name="quick-clock"
              choices={CLOCK_NAMES.map((value) => ({
                value,
                label: clockNameText(value),
                note: clockLimitText(CLOCKS[value]),
              }))}
              value={clock}
              onChange={setClock}
            />
          </fieldset>
          <fieldset>
            <legend>{t('players')}</legend>
            <Segments<number>
              name="quick-count"
              choices={counts.map((value) => ({ value, label: `${value}` }))}
              value={count}
              onChange={setCount}
            />
          </fieldset>
        </div>
        <div className={s.go}>
          <div className={s.name}>
            <NameField value={name} onChange={setName} />
          </div>
          <p className={s.about}>{t('quick-terms', { rated })}</p>
          <Button kind="go" type="submit" disabled={busy || searching}>
            {busy || searching ? t('finding') : t('find')}
          </Button>
        </div>
        {trouble && (
          <p className={s.trouble} role="alert">
            {trouble}
          </p>
        )}
      </form>
    </section>
  );
}
