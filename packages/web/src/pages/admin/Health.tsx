import type { AdminState } from '@orrery/protocol';
import { ago } from '../home/Shelf.tsx';
import s from './admin.module.css';
import { Figure } from './parts.tsx';

/** Counts, and whether all is well. */
export function Health({ state }: { state: AdminState }) {
  const { outbox } = state;
  return (
    <section aria-label="Health" className={s.list}>
      <p className={state.healthy ? undefined : s.refused}>
        {state.healthy ? 'Moves can be saved.' : 'Moves cannot be saved: look at the log.'} This node has served since{' '}
        {new Date(state.since).toLocaleString()}.
      </p>
      <dl className={s.figures}>
        <Figure name="Open lines">{state.lines}</Figure>
        <Figure name="Matches in memory">{state.live}</Figure>
        <Figure name="Matches">{state.matches}</Figure>
        <Figure name="Since yesterday">{state.today}</Figure>
        <Figure name="Tables that gather">{state.gathering}</Figure>
        <Figure name="Accounts">{state.accounts}</Figure>
        <Figure name="Guests">{state.guests}</Figure>
        <Figure name="Banned">{state.bans}</Figure>
      </dl>
      <h2 className={s.sub}>Notices</h2>
      <p>
        {outbox.waiting === 0
          ? 'None waits to go out.'
          : `${outbox.waiting} wait to go out${outbox.oldest === null ? '' : `, the oldest since ${ago(outbox.oldest)}`}.`}
      </p>
      {outbox.failed.length > 0 && (
        <ul className={s.failed} aria-label="Notices that failed">
          {outbox.failed.map(({ way, fault, tries, created }) => (
            <li key={`${way} ${created} ${fault}`}>
              <b>{way}</b> {fault} <span>{`${tries === 1 ? 'one try' : `${tries} tries`} · ${ago(created)}`}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
