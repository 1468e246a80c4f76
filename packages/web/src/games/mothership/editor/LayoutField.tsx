import { LAYOUTS, USUAL } from '@orrery/mothership';
import { useEffect, useId, useState } from 'react';
import { Link } from 'react-router';
import type { FieldProps } from '../../../shared/options.ts';
import { SeatMark } from '../../../ui/index.ts';
import { type Draft, draftNamed, type Mode, written } from './draft.ts';
import s from './field.module.css';
import { briefly } from './SavedList.tsx';
import { Thumb } from './Thumb.tsx';
import { t } from './text.ts';
import { nameOf, type Saved, savedLayouts } from './useSaved.ts';

const OWN = 'own ';
const sameLayout = (draft: Draft, custom: unknown) => JSON.stringify(written(draft)) === JSON.stringify(custom);

/** The field to choose a supplied or custom layout, with a picture of it. */
export default function LayoutField({ option, value, seats, onChange, whyNot }: FieldProps) {
  const id = useId();
  const [saved, setSaved] = useState<Saved[]>([]);
  useEffect(() => {
    savedLayouts().then(setSaved, () => {});
  }, []);
  const { custom = null } = value;
  const chosen = saved.find(({ draft }) => sameLayout(draft, custom));
  const now = value.layout !== 'custom' ? String(value.layout) : chosen ? OWN + chosen.id : OWN;
  const supplied = LAYOUTS.filter((layout) => whyNot({ layout: layout.id, custom: null }) === null);
  const sort: Mode = value.mode === 'teams' || value.mode === 'solo' ? value.mode : 'free';
  const usual = USUAL[sort][seats];
  const shown = chosen?.draft ?? (value.layout === 'custom' ? null : namedOr(String(value.layout), usual));

  function choose(picked: string) {
    const one = saved.find((other) => OWN + other.id === picked);
    onChange(one ? { layout: 'custom', custom: written(one.draft) } : { layout: picked, custom: null });
  }
  return (
    <div className={s.field}>
      <div className={s.words}>
        <label htmlFor={id}>
          <b>{option.title}</b>
          {option.about && <small>{option.about}</small>}
        </label>
        <Link to="/editor/mothership">{t('draw-own')}</Link>
      </div>
      <div className={s.choice}>
        {shown && <Thumb draft={shown} width={92} />}
        <select id={id} value={now} onChange={(e) => choose(e.target.value)}>
          <option value="usual">
            {usual ? t('standard-named', { id: usual, name: draftNamed(usual).name }) : t('standard')}
          </option>
          {supplied.map((layout) => (
            <option key={layout.id} value={layout.id}>
              {layout.id} {layout.name}
            </option>
          ))}
          {now === OWN && <option value={OWN}>{nameIn(custom)}</option>}
          {saved.length > 0 && (
            <optgroup label={t('your-own')}>
              {saved.map(({ id: key, draft }) => {
                const why = now === OWN + key ? null : whyNot({ layout: 'custom', custom: written(draft) });
                return (
                  <option key={key} value={OWN + key} disabled={why !== null} title={why ?? undefined}>
                    {why === null ? nameOf(draft) : t('own-unfit', { name: nameOf(draft), brief: briefly(draft) })}
                  </option>
                );
              })}
            </optgroup>
          )}
        </select>
      </div>
      {shown && shown.teams.length === seats && <Teams of={shown.teams} />}
    </div>
  );
}

/** The seats of each team. */
function Teams({ of }: { of: readonly number[] }) {
  const teams = [...new Set(of)].sort();
  const seatsOf = (team: number) => of.flatMap((one, seat) => (one === team ? [seat] : []));
  const words = teams
    .map((team) =>
      t('team-seats', {
        seats: seatsOf(team)
          .map((seat) => seat + 1)
          .join(', '),
      }),
    )
    .join(` ${t('versus')} `);
  return (
    <div role="img" aria-label={t('teams-label', { teams: words })} className={s.teams}>
      {teams.map((team, i) => (
        <span key={team}>
          {i > 0 && t('versus')}
          <i>
            {seatsOf(team).map((seat) => (
              <SeatMark key={seat} seat={seat} size={15} />
            ))}
          </i>
        </span>
      ))}
    </div>
  );
}

const nameIn = (custom: unknown): string => String((custom as { name?: unknown } | null)?.name ?? t('custom-layout'));

function namedOr(id: string, usual: string | undefined): Draft | null {
  const name = id === 'usual' ? usual : id;
  return name === undefined ? null : draftNamed(name);
}
