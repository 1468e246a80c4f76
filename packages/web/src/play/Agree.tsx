import { Button } from '../look/index.ts';
import { Dialog } from '../shell/Dialog.tsx';
import s from './play.module.css';

export interface AgreeProps {
  /** Whose move it is. */
  name: string;
  onYes: () => void;
  onClose: () => void;
}

/** Asks the people round one screen whether a move may be taken back. */
export function Agree({ name, onYes, onClose }: AgreeProps) {
  return (
    <Dialog
      title="Does everyone at the table agree?"
      onClose={onClose}
      foot={
        <>
          <Button kind="quiet" onClick={onClose}>
            No, it stands
          </Button>
          <Button kind="go" onClick={onYes}>
            Yes, take it back
          </Button>
        </>
      }
    >
      <p className={s.fine}>
        The last move of {name} is taken back, with all that came after it. What was hidden is mixed anew.
      </p>
    </Dialog>
  );
}
