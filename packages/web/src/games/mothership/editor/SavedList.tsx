import { useMemo, useState } from 'react';
import { Button, IconButton, LineIcon } from '../../../ui/index.ts';
import { checkOf } from './check.ts';
import { type Draft, seatsOf, shortName } from './draft.ts';
import s from './lists.module.css';
import { Thumb } from './Thumb.tsx';
import { t } from './text.ts';
import { newOpenDraft, type OpenDraft } from './useOpenDraft.ts';
import { nameOf, type Saved } from './useSaved.ts';

/** A short summary of a layout: players, board, problems. */
export function briefly(draft: Draft): string {
  const faults = checkOf(draft).faults.length;
  const brief = t(`brief-${draft.mode}`, { n: seatsOf(draft), board: draft.board });
  return faults > 0 ? t('brief-problems', { brief, n: faults }) : brief;
}

export interface SavedListProps {
  saved: readonly Saved[] | null;
  /** The id of the open layout. */
  now: string;
  onOpen: (saved: Saved) => void;
  onSave: (layout: OpenDraft, updated?: number) => void;
  onRemove: (id: string) => void;
}

/** The layouts saved on this device: open, rename, duplicate or remove them. Removing can be undone. */
export function SavedList({ saved, now, onOpen, onSave, onRemove }: SavedListProps) {
  const [renaming, setRenaming] = useState<string | null>(null);
  const [gone, setGone] = useState<Saved | null>(null);
  const brief = useMemo(() => new Map(saved?.map(({ id, draft }) => [id, briefly(draft)])), [saved]);
  if (saved === null) return <p className={s.none}>{t('loading')}</p>;
  return (
    <div className={s.saved}>
      {gone && (
        <div className={s.gone}>
          <span role="status">{t('removed', { name: nameOf(gone.draft) })}</span>
          <Button
            kind="quiet"
            autoFocus
            onClick={() => {
              onSave(gone, gone.updated);
              setGone(null);
            }}
          >
            {t('restore')}
          </Button>
        </div>
      )}
      {saved.length === 0 && !gone && <p className={s.none}>{t('none-saved')}</p>}
      <ul>
        {saved.map((one) => {
          const name = nameOf(one.draft);
          return (
            <li key={one.id} data-now={one.id === now || undefined}>
              {renaming === one.id ? (
                <Rename
                  name={one.draft.name}
                  onDone={(next) => {
                    setRenaming(null);
                    if (next !== null && next !== one.draft.name)
                      onSave({ id: one.id, draft: { ...one.draft, name: next } });
                  }}
                />
              ) : (
                <button
                  type="button"
                  className={s.entry}
                  aria-label={t('open-layout', { name })}
                  onClick={() => onOpen(one)}
                >
                  <Thumb draft={one.draft} width={52} />
                  <span>
                    <b>{name}</b>
                    <small>{brief.get(one.id)}</small>
                  </span>
                </button>
              )}
              <IconButton
                label={t('rename-layout', { name })}
                icon={<LineIcon name="pencil" size={16} />}
                onClick={() => setRenaming(one.id)}
              />
              <IconButton
                label={t('duplicate-layout', { name })}
                icon={<LineIcon name="copy" size={16} />}
                onClick={() => onSave(newOpenDraft({ ...one.draft, name: shortName(t('copy', { name })) }))}
              />
              <IconButton
                label={t('remove-layout', { name })}
                icon={<LineIcon name="close" size={16} />}
                onClick={() => {
                  setGone(one);
                  onRemove(one.id);
                }}
              />
            </li>
          );
        })}
      </ul>
    </div>
  );
}

function Rename({ name, onDone }: { name: string; onDone: (name: string | null) => void }) {
  const [typed, setTyped] = useState(name);
  return (
    <input
      type="text"
      className={s.rename}
      aria-label={t('new-name')}
      // biome-ignore lint/a11y/noAutofocus: it takes the place of the button that was pressed
      autoFocus
      value={typed}
      onChange={(e) => setTyped(shortName(e.target.value))}
      onBlur={() => onDone(typed.trim())}
      onKeyDown={(e) => {
        if (e.key === 'Enter') onDone(typed.trim());
        if (e.key === 'Escape') onDone(null);
      }}
    />
  );
}
