import { type LobbyTable, MAX_CHAT_LENGTH, type TableAction } from '@orrery/protocol';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/index.ts';
import { t } from './text.ts';
import s from './waiting-room.module.css';

/** The chat of players who wait for their game to start. */
export function TableChat({ talk, onAction }: Pick<LobbyTable, 'talk'> & { onAction(action: TableAction): void }) {
  const [text, setText] = useState('');
  const list = useRef<HTMLOListElement>(null);
  const count = talk.length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: shows the newest message
  useEffect(() => {
    // Not the effect's result: some browsers return a promise, which React would call.
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [count]);

  function send(e: FormEvent) {
    e.preventDefault();
    const said = text.trim();
    if (said === '') return;
    setText('');
    onAction({ do: 'talk', text: said, once: `${Date.now()}.${Math.floor(Math.random() * 1e9)}` });
  }
  return (
    <section className={`${s.part} ${s.chat}`} aria-label={t('chat')}>
      <h2>{t('chat')}</h2>
      {count > 0 && (
        <ol ref={list} aria-live="polite">
          {talk.map(({ name, text: said, at }, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: messages are only added
            <li key={`${at} ${i}`}>
              <b>{name}</b>
              {said}
            </li>
          ))}
        </ol>
      )}
      <form onSubmit={send}>
        <input
          type="text"
          aria-label={t('chat-write')}
          placeholder={t('chat-write')}
          value={text}
          maxLength={MAX_CHAT_LENGTH}
          onChange={(e) => setText(e.target.value)}
        />
        <Button type="submit" disabled={text.trim() === ''}>
          {t('chat-send')}
        </Button>
      </form>
    </section>
  );
}
