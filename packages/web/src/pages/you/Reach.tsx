import type { MyWay, MyWays, NewWay } from '@orrery/protocol';
import { type FormEvent, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { Button } from '../../look/index.ts';
import { api, problemWords } from '../../table/online.ts';
import { Refused } from '../parts/Refused.tsx';
import { canPush, pushWay } from './push.ts';
import s from './you.module.css';

const names: Record<MyWay['kind'], string> = { push: 'A device, by', mail: 'Mail to', hook: 'A program at' };

/** How one is told that one is waited for, while the page is closed. */
export function Reach() {
  const [known, setKnown] = useState<MyWays | null>(null);
  const [refused, setRefused] = useState<string | null>(null);
  useEffect(() => {
    api.ways().then(setKnown, () => {});
  }, []);
  const tried = (work: Promise<MyWays>) =>
    work.then(
      (ways) => {
        setRefused(null);
        setKnown(ways);
      },
      (error) => setRefused(problemWords(error)),
    );
  const add = (way: NewWay) => void tried(api.addWay(way));

  async function addDevice(key: string) {
    const way = await pushWay(key);
    if (way) add(way);
    else setRefused('This browser does not allow it. Its settings for this page may.');
  }

  if (!known) return null;
  return (
    <section className={s.part} aria-label="When it is your turn">
      <h2>When it is your turn</h2>
      <p>Who is waited for and does not come to the table is told so. Nothing is told that others may not know.</p>
      <ul className={s.rows}>
        {known.ways.map((way) => (
          <li key={way.id}>
            <b>
              {names[way.kind]} {way.address}
            </b>
            <span>{way.confirmed ? '' : 'open the link in the mail that was sent there'}</span>
            <Button onClick={() => void tried(api.removeWay(way.id))}>No more</Button>
          </li>
        ))}
      </ul>
      {canPush() && <Button onClick={() => void addDevice(known.pushKey)}>Tell me on this device</Button>}
      {known.hasMail && (
        <WayForm
          label="Mail address"
          type="email"
          verb="Mail me"
          onGiven={(address) => add({ kind: 'mail', address })}
        />
      )}
      <WayForm
        label="Address of a program of yours"
        type="url"
        verb="Call it"
        onGiven={(address) => add({ kind: 'hook', address })}
      />
      <Refused why={refused} />
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

/** Whoever has come by a link from a mail: the address is his, or he wants no more of it. */
export function FromMail() {
  const [query, setQuery] = useSearchParams();
  const [said, setSaid] = useState<string | null>(null);
  const [confirm, stop] = [query.get('confirm'), query.get('stop')];
  useEffect(() => {
    const done = confirm
      ? api.confirmWay(confirm).then(() => 'Thank you: mail comes to this address when it is your turn.')
      : stop
        ? api.stopWay(stop).then(() => 'No more mail comes to this address.')
        : null;
    if (!done) return;
    void done.catch(problemWords).then(setSaid);
    // What opens something must not stay in the address.
    setQuery({}, { replace: true });
  }, [confirm, stop, setQuery]);
  return said ? (
    <p className={s.part} role="status">
      {said}
    </p>
  ) : null;
}
