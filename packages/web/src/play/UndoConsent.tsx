import { Dialog } from '../app/Dialog.tsx';
import { Button } from '../ui/index.ts';
import s from './play.module.css';
import { t } from './text.ts';

export interface UndoConsentProps {
  /** Name of the player whose move would be undone. */
  name: string;
  onYes: () => void;
  onClose: () => void;
}

/** Asks the players on this device whether a move may be undone. */
export function UndoConsent({ name, onYes, onClose }: UndoConsentProps) {
  return (
    <Dialog
      title={t('undo-question')}
      onClose={onClose}
      foot={
        <>
          <Button kind="quiet" onClick={onClose}>
            {t('undo-disagree')}
          </Button>
          <Button kind="go" onClick={onYes}>
            {t('undo-agree')}
          </Button>
        </>
      }
    >
      <p className={s.fine}>{t('undo-question-about', { name })}</p>
    </Dialog>
  );
}
