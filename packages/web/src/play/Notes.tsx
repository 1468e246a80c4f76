import { useState } from 'react';
import { Dialog } from '../app/Dialog.tsx';
import type { Play } from './game-ui.ts';
import { readNotes, writeNotes } from './notes.ts';
import s from './play.module.css';
import { t } from './text.ts';

/** The player's private notes, stored on this device per table and seat. */
export function Notes({ play, onClose }: { play: Play; onClose: () => void }) {
  const { id, viewer } = play.table;
  const [text, setText] = useState(() => readNotes(id, viewer));
  return (
    <Dialog title={t('notes')} onClose={onClose}>
      <textarea
        data-first
        className={s.notes}
        aria-label={t('key-notes')}
        placeholder={t('notes-placeholder')}
        rows={8}
        maxLength={4000}
        value={text}
        onChange={(e) => {
          setText(e.target.value);
          writeNotes(id, viewer, e.target.value);
        }}
      />
      <p className={s.fine}>{t('notes-about')}</p>
    </Dialog>
  );
}
