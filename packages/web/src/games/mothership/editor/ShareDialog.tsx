import { useId, useState } from 'react';
import { Dialog } from '../../../app/Dialog.tsx';
import { saveFile } from '../../../shared/files.ts';
import { Button } from '../../../ui/index.ts';
import type { Draft } from './draft.ts';
import lists from './lists.module.css';
import s from './share.module.css';
import { fileOf, isFault, readShared, shareFaultText, textOf } from './shared.ts';
import { t } from './text.ts';
import { nameOf } from './useSaved.ts';

export interface ShareDialogProps {
  draft: Draft;
  onRead: (draft: Draft) => void;
  onClose: () => void;
}

/** The dialog to share a layout as a link, text or file, and to import one. */
export function ShareDialog({ draft, onRead, onClose }: ShareDialogProps) {
  const id = useId();
  const [given, setGiven] = useState('');
  const [trouble, setTrouble] = useState<string | null>(null);
  const [copied, setCopied] = useState<string | null>(null);
  const text = textOf(draft);
  const link = `${location.origin}${location.pathname}#${text}`;

  async function copy(what: 'link' | 'text', value: string) {
    try {
      await navigator.clipboard.writeText(value);
      setCopied(t(`${what}-copied`));
    } catch {
      setCopied(t('copy-failed'));
    }
  }

  function read(from: string) {
    const found = readShared(from);
    if (isFault(found)) setTrouble(shareFaultText(found));
    else onRead(found);
  }

  return (
    <Dialog title={t('share')} onClose={onClose}>
      <section className={s.share} aria-labelledby={`${id}s`}>
        <h3 id={`${id}s`}>{t('share-layout', { name: nameOf(draft) })}</h3>
        <p className={s.code} data-layout-text>
          {text}
        </p>
        <div className={s.buttons}>
          <Button onClick={() => void copy('link', link)}>{t('copy-link')}</Button>
          <Button onClick={() => void copy('text', text)}>{t('copy-text')}</Button>
          <Button onClick={() => saveFile(`${nameOf(draft).replace(/[^\p{L}\p{N}]+/gu, '-')}.json`, fileOf(draft))}>
            {t('save-file')}
          </Button>
        </div>
        <p role="status" className={lists.none}>
          {copied}
        </p>
      </section>
      <section className={s.share} aria-labelledby={`${id}f`}>
        <h3 id={`${id}f`}>{t('import')}</h3>
        <textarea
          aria-label={t('import-label')}
          placeholder={t('import-placeholder')}
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
            {t('import-open')}
          </Button>
          <label className={s.file}>
            {t('import-file')}
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
        <p className={lists.none}>{t('import-note')}</p>
      </section>
    </Dialog>
  );
}
