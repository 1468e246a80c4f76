import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { Button } from '../look/index.ts';
import { ShowButton } from '../pages/lobby/Watching.tsx';
import { SettingsForm } from '../pages/settings/SettingsForm.tsx';
import { Dialog } from '../shell/Dialog.tsx';
import type { TableClient } from '../table/client.ts';
import { OrdersForm } from './Orders.tsx';
import s from './play.module.css';
import type { Play } from './play.ts';
import { RestButton } from './Rest.tsx';

export interface MenuProps {
  client: TableClient;
  play: Play;
  onClose: () => void;
  onHelp: () => void;
  onNotes: () => void;
  onExport?: (() => void) | undefined;
  onCompany?: (() => void) | undefined;
  onTakeAlong?: (() => void) | undefined;
  onMove?: (() => void) | undefined;
}

/** What one can do to the table as a whole, and the settings. */
export function Menu({ client, play, onClose, onHelp, onNotes, onExport, onCompany, onTakeAlong, onMove }: MenuProps) {
  const navigate = useNavigate();
  const [sure, setSure] = useState(false);
  const { table, game } = play;
  const me = table.viewer;
  const mayResign = !!game.resign && me !== null && table.mySeats.includes(me) && !table.result;

  async function resign() {
    if (me === null) return;
    // First, so that an end screen which opens meanwhile stays open.
    onClose();
    const refusal = await client.resign(me);
    if (refusal) play.toast(play.words.refusal(refusal), 'bad');
  }

  return (
    <Dialog title="Menu" onClose={onClose}>
      <div className={s.menu}>
        <Button kind="go" onClick={onClose}>
          Back to the table
        </Button>
        <Button onClick={() => navigate('/')}>Leave; the table is saved</Button>
        <Link className={s.link} to={`/rules/${game.id}`} target="_blank" rel="noreferrer">
          Rules of {game.name}
        </Link>
        <Button onClick={onHelp}>Keys</Button>
        <Button onClick={onNotes}>Notes</Button>
        {onCompany && <Button onClick={onCompany}>People at this table</Button>}
        <ShowButton client={client} play={play} />
        <RestButton client={client} play={play} onDone={onClose} />
        {onExport && <Button onClick={onExport}>Save the record as a file</Button>}
        {onTakeAlong && <Button onClick={onTakeAlong}>Play on without the server</Button>}
        {onMove && <Button onClick={onMove}>Move online…</Button>}
        {mayResign && !sure && <Button onClick={() => setSure(true)}>Resign…</Button>}
        {mayResign && sure && (
          <div className={s.sure} role="alert">
            <p>Give up your seat for good?</p>
            <Button onClick={() => void resign()}>Resign</Button>
            <Button kind="quiet" onClick={() => setSure(false)}>
              Play on
            </Button>
          </div>
        )}
      </div>
      <OrdersForm client={client} play={play} />
      <h3 className={s.sub}>Settings</h3>
      <SettingsForm />
    </Dialog>
  );
}
