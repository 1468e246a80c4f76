import { type ReactNode, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { Dialog } from '../app/Dialog.tsx';
import { SettingsForm } from '../app/SettingsForm.tsx';
import { clockText } from '../shared/clock-text.ts';
import { RatingBadge } from '../shared/RatingBadge.tsx';
import type { TableClient } from '../table/table-types.ts';
import { Button, usePhone } from '../ui/index.ts';
import { CancelButton } from './CancelGame.tsx';
import type { Play } from './game-ui.ts';
import { PauseButton } from './PauseClocks.tsx';
import s from './play.module.css';
import { ShowHandButton } from './ShowHandButton.tsx';
import { StandingOrdersForm } from './StandingOrders.tsx';
import { t } from './text.ts';

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
  /** Further items; `onDone` closes the menu. */
  items?: ((onDone: () => void) => ReactNode) | undefined;
}

/** The table's menu, with the settings. */
export function Menu({
  client,
  play,
  onClose,
  onHelp,
  onNotes,
  onExport,
  onCompany,
  onTakeAlong,
  onMove,
  items,
}: MenuProps) {
  const navigate = useNavigate();
  const phone = usePhone();
  const [sure, setSure] = useState(false);
  const { table, game } = play;
  const me = table.viewer;
  const mayResign = !!game.resign && me !== null && table.mySeats.includes(me) && !table.result;

  async function resign() {
    if (me === null) return;
    // The menu is closed first, so that an end screen that opens in the meantime stays open.
    onClose();
    const refusal = await client.request('resign', { seat: me });
    if (refusal) play.toast(play.words.refusal(refusal), 'bad');
  }

  return (
    <Dialog title={t('menu')} onClose={onClose}>
      {table.rated !== null && (
        <p className={s.ratedTerms} data-rated={table.rated}>
          <RatingBadge rated={table.rated} /> {clockText(table.clock)}
        </p>
      )}
      <div className={s.menu}>
        <Button kind="go" onClick={onClose}>
          {t('menu-back')}
        </Button>
        <Button onClick={() => navigate('/')}>{t('menu-leave')}</Button>
        <Link className={s.link} to={`/rules/${game.id}`} target="_blank" rel="noreferrer">
          {t('menu-rules', { game: game.name })}
        </Link>
        {!phone && <Button onClick={onHelp}>{t('keys')}</Button>}
        <Button onClick={onNotes}>{t('notes')}</Button>
        {onCompany && <Button onClick={onCompany}>{t('menu-players')}</Button>}
        <ShowHandButton client={client} play={play} />
        <PauseButton client={client} play={play} onDone={onClose} />
        <CancelButton client={client} play={play} onDone={onClose} />
        {onExport && <Button onClick={onExport}>{t('menu-export')}</Button>}
        {onTakeAlong && <Button onClick={onTakeAlong}>{t('menu-copy')}</Button>}
        {items?.(onClose)}
        {onMove && <Button onClick={onMove}>{t('menu-move')}</Button>}
        {mayResign && !sure && <Button onClick={() => setSure(true)}>{t('menu-resign')}</Button>}
        {mayResign && sure && (
          <div className={s.sure} role="alert">
            <p>{t('menu-resign-about')}</p>
            <Button onClick={() => void resign()}>{t('menu-resign-yes')}</Button>
            <Button kind="quiet" onClick={() => setSure(false)}>
              {t('menu-resign-no')}
            </Button>
          </div>
        )}
      </div>
      <StandingOrdersForm client={client} play={play} />
      <h3 className={s.sub}>{t('menu-settings')}</h3>
      <SettingsForm />
    </Dialog>
  );
}
