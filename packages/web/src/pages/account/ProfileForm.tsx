import { AUDIENCES, type Audience, MAX_BIO, type MyProfile, PLANETS, type Planet } from '@orrery/protocol';
import { type FormEvent, useEffect, useState } from 'react';
import { Link } from 'react-router';
import { ErrorText } from '../../shared/ErrorText.tsx';
import { PlanetAvatar } from '../../shared/players/Planet.tsx';
import { profilePath } from '../../shared/players/PlayerName.tsx';
import { api, problemText } from '../../table/online.ts';
import { Button } from '../../ui/index.ts';
import s from './account.module.css';
import { t } from './text.ts';

type Privacy = 'history' | 'presence' | 'contact';
const PRIVACY: readonly Privacy[] = ['history', 'presence', 'contact'];

/** The player's own profile: avatar, bio and privacy. */
export function ProfileForm() {
  const [profile, setProfile] = useState<MyProfile | null>(null);
  const [refused, setRefused] = useState<string | null>(null);
  const [saved, setSaved] = useState(false);
  useEffect(() => {
    api.myProfile().then(setProfile, (error) => setRefused(problemText(error)));
  }, []);
  if (!profile) return <ErrorText why={refused} />;
  const { avatar, bio } = profile;
  function change(part: Partial<MyProfile>) {
    setSaved(false);
    setProfile((before) => before && { ...before, ...part });
  }
  async function save(e: FormEvent) {
    e.preventDefault();
    if (!profile) return;
    const { profile: _address, ...request } = profile;
    try {
      setProfile(await api.saveProfile(request));
      setRefused(null);
      setSaved(true);
    } catch (error) {
      setRefused(problemText(error));
    }
  }
  return (
    <section className={s.part} aria-label={t('profile')}>
      <h2>{t('profile')}</h2>
      <p>
        <Link className={s.aside} to={profilePath(profile.profile)}>
          {t('profile-view')}
        </Link>
        {' · '}
        <Link className={s.aside} to="/friends">
          {t('friends')}
        </Link>
      </p>
      <form className={s.form} onSubmit={(e) => void save(e)}>
        <fieldset className={s.planets}>
          <legend>{t('avatar')}</legend>
          {PLANETS.map((planet: Planet) => (
            <label key={planet} title={t('planet', { planet })}>
              <input
                type="radio"
                name="planet"
                aria-label={t('planet', { planet })}
                checked={avatar.planet === planet}
                onChange={() => change({ avatar: { ...avatar, planet } })}
              />
              <PlanetAvatar avatar={{ ...avatar, planet }} size={42} />
            </label>
          ))}
        </fieldset>
        <label>
          {t('avatar-hue')}
          <input
            className={s.hue}
            type="range"
            min={0}
            max={359}
            value={avatar.hue}
            onChange={(e) => change({ avatar: { ...avatar, hue: Number(e.target.value) } })}
          />
        </label>
        <label>
          {t('bio')}
          <textarea
            rows={3}
            maxLength={MAX_BIO}
            value={bio}
            placeholder={t('bio-example')}
            onChange={(e) => change({ bio: e.target.value })}
          />
        </label>
        {PRIVACY.map((part) => (
          <label key={part}>
            {t('privacy', { part })}
            <select value={profile[part]} onChange={(e) => change({ [part]: e.target.value as Audience })}>
              {AUDIENCES.map((audience) => (
                <option key={audience} value={audience}>
                  {t('audience', { audience })}
                </option>
              ))}
            </select>
          </label>
        ))}
        <ErrorText why={refused} />
        {saved && <p role="status">{t('profile-saved')}</p>}
        <Button kind="go" type="submit">
          {t('profile-save')}
        </Button>
      </form>
    </section>
  );
}
