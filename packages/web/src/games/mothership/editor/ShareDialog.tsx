import { useId, useState } from 'react';
import { Button } from '../../../look/index.ts';
import { saveFile } from '../../../pages/parts/files.ts';
import { Dialog } from '../../../shell/Dialog.tsx';
import type { Draft } from './draft.ts';
import lists from './lists.module.css';
import s from './share.module.css';
import { fileOf, isFault, readShared, SHARE_FAULTS, textOf } from './shared.ts';
import { nameOf } from './useSaved.ts';

export interface ShareDialogProps {
  draft: Draft;
  onRead: (draft: Draft) => void;
  onClose: () => void;
}

/** Sends a layout as a link, as text or as a file, and reads one that was sent. */
export function ShareDialog({ draft, onRead, onClose }: ShareDialogProps) {
  const id = useId();
  const [given, setGiven] = useState('');
  const [trouble, setTrouble] = useState<string | null>(null);
  const [copied, setCopied] = useState<string | null>(null);
  const text = textOf(draft);
  const link = `${location.origin}${location.pathname}#${text}`;

  async function copy(what: string, value: string) {
    try {
      await navigator.clipboard.writeText(value);
      setCopied(`The ${what} is copied.`);
    } catch {
      setCopied('This browser does not let us copy. Mark the text and copy it yourself.');
    }
  }

  function read(from: string) {
    const found = readShared(from);
    if (isFault(found)) setTrouble(SHARE_FAULTS[found]);
    else onRead(found);
  }

  return (
    <Dialog title="Send and fetch layouts" onClose={onClose}>
      <section className={s.share} aria-labelledby={`${id}s`}>
        <h3 id={`${id}s`}>Send {nameOf(draft)}</h3>
        <p className={s.code} data-layout-text>
          {text}
        </p>
        <div className={s.buttons}>
          <Button onClick={() => void copy('link', link)}>Copy link</Button>
          <Button onClick={() => void copy('text', text)}>Copy text</Button>
          <Button onClick={() => saveFile(`${nameOf(draft).replace(/[^\p{L}\p{N}]+/gu, '-')}.json`, fileOf(draft))}>
            Save as file
          </Button>
        </div>
        <p role="status" className={lists.none}>
          {copied}
        </p>
      </section>
      <section className={s.share} aria-labelledby={`${id}f`}>
        <h3 id={`${id}f`}>Fetch one that was sent</h3>
        <textarea
          aria-label="Link or text of a layout"
          placeholder="Paste a link or a text"
          rows={3}
          value={given}
          aria-describedby={trouble ? `${id}t` : undefined}
          onChange={(e) => {
            setGiven(e.target.value);
            setTrouble(null);
          }}
        />
        {trouble && (
          <p id={`${id}t`} role="alert" className={lists.trouble}>
            {trouble}
          </p>
        )}
        <div className={s.buttons}>
          <Button kind="go" onClick={() => read(given)}>
            Open it
          </Button>
          <label className={s.file}>
            From a file
            <input
              type="file"
              accept=".json,.txt,application/json,text/plain"
              onChange={async (e) => {
                const [file] = e.target.files ?? [];
                e.target.value = '';
                if (file) read(await file.slice(0, 10_000).text());
              }}
            />
          </label>
        </div>
        <p className={lists.none}>What lies on the table now is not lost: undo brings it back.</p>
      </section>
    </Dialog>
  );
}
