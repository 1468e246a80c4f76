import { useState } from 'react';
import { Dialog } from '../shell/Dialog.tsx';
import { readNotes, writeNotes } from './notes.ts';
import s from './play.module.css';
import type { Play } from './play.ts';

/** A sheet of paper for the player: kept on this device, seen by nobody else, not even by who sits down next. */
export function Notes({ play, onClose }: { play: Play; onClose: () => void }) {
  const { id, viewer } = play.table;
  const [text, setText] = useState(() => readNotes(id, viewer));
  return (
    <Dialog title="Notes" onClose={onClose}>
      <textarea
        data-first
        className={s.notes}
        aria-label="Your notes"
        placeholder="What you want to remember"
        rows={8}
        maxLength={4000}
        value={text}
        onChange={(e) => {
          setText(e.target.value);
          writeNotes(id, viewer, e.target.value);
        }}
      />
      <p className={s.fine}>Kept on this device. Nobody else at the table sees them.</p>
    </Dialog>
  );
}
