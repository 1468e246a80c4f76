import type { MyChannel, MyChannels, NewChannel } from '@orrery/protocol';
import { type FormEvent, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { ErrorText } from '../../shared/ErrorText.tsx';
import { api, problemText } from '../../table/online.ts';
import { Button } from '../../ui/index.ts';
import s from './account.module.css';
import { canPush, pushChannel } from './push.ts';
import { t } from './text.ts';

const NAMES = { push: 'channel-push', mail: 'channel-mail', hook: 'channel-hook' } as const satisfies Record<
  MyChannel['kind'],
  string
>;

/** Channels that notify the player of turns while the page is closed. */
export function Notifications() {
  const [known, setKnown] = useState<MyChannels | null>(null);
  const [refused, setRefused] = useState<string | null>(null);
  useEffect(() => {
    api.channels().then(setKnown, () => {});
  }, []);
  const tried = (work: Promise<MyChannels>) =>
    work.then(
      (ways) => {
        setRefused(null);
        setKnown(ways);
      },
      (error) => setRefused(problemText(error)),
    );
  const add = (way: NewChannel) => void tried(api.addChannel(way));

  async function addDevice(key: string) {
    const way = await pushChannel(key);
    if (way) add(way);
    else setRefused(t('push-blocked'));
  }

  if (!known) return null;
  return (
    <section className={s.part} aria-label={t('notifications')}>
      <h2>{t('notifications')}</h2>
      <p>{t('notifications-about')}</p>
      <ul className={s.rows}>
        {known.ways.map((way) => (
          <li key={way.id}>
            <b>{t(NAMES[way.kind], { address: way.address })}</b>
            <span>{way.confirmed ? '' : t('confirm-mail')}</span>
            <Button onClick={() => void tried(api.removeChannel(way.id))}>{t('remove')}</Button>
          </li>
        ))}
      </ul>
      {canPush() && <Button onClick={() => void addDevice(known.pushKey)}>{t('push-on')}</Button>}
      {known.hasMail && (
        <WayForm label={t('mail')} type="email" verb={t('add')} onGiven={(address) => add({ kind: 'mail', address })} />
      )}
      <WayForm label={t('webhook')} type="url" verb={t('add')} onGiven={(address) => add({ kind: 'hook', address })} />
      <ErrorText why={refused} />
    </section>
  );
}

interface WayFormProps {
  label: string;
  type: 'email' | 'url';
  verb: string;
  onGiven: (address: string) => void;
}

function WayForm({ label, type, verb, onGiven }: WayFormProps) {
  const [address, setAddress] = useState('');
  function submit(e: FormEvent) {
    e.preventDefault();
    onGiven(address.trim());
    setAddress('');
  }
  return (
    <form className={s.form} onSubmit={submit}>
      <label>
        {label}
        <input type={type} value={address} required onChange={(e) => setAddress(e.target.value)} />
      </label>
      <Button type="submit">{verb}</Button>
    </form>
  );
}

/** Handles the links in e-mails that confirm or remove an address. */
export function ConfirmMail() {
  const [query, setQuery] = useSearchParams();
  const [said, setSaid] = useState<string | null>(null);
  const [confirm, stop] = [query.get('confirm'), query.get('stop')];
  useEffect(() => {
    const done = confirm
      ? api.confirmEmail(confirm).then(() => t('mail-confirmed'))
      : stop
        ? api.unsubscribe(stop).then(() => t('mail-stopped'))
        : null;
    if (!done) return;
    void done.catch(problemText).then(setSaid);
    // The secret must not stay in the address.
    setQuery({}, { replace: true });
  }, [confirm, stop, setQuery]);
  return said ? (
    <p className={s.part} role="status">
      {said}
    </p>
  ) : null;
}
