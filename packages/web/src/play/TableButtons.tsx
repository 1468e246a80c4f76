import { changeSettings, useSettings } from '../app/settings.ts';
import { IconButton, LineIcon, usePhone } from '../ui/index.ts';
import { Countdown } from './Countdown.tsx';
import type { Play } from './game-ui.ts';
import s from './play.module.css';
import { t } from './text.ts';
import type { ChatPanel } from './useChat.ts';
import type { Undo } from './useUndo.ts';

export interface TableButtonsProps {
  play: Play;
  undo: Undo;
  chat: ChatPanel;
  /** The hint button: whether a hint is possible, and whether one is shown. */
  hint: { may: boolean; on: boolean; toggle(): void };
  onHelp(): void;
  onMenu(): void;
}

/** The buttons at the right of the top bar that all tables have. */
export function TableButtons({ play, undo, chat, hint, onHelp, onMenu }: TableButtonsProps) {
  const { table } = play;
  const phone = usePhone();
  const { button } = undo;
  return (
    <>
      <Countdown play={play} />
      {table.mySeats.length > 0 && (
        <IconButton
          lined
          label={t('undo-button', { about: button.words })}
          word={button.asks ? t('ask-undo') : t('undo')}
          hint="Z"
          icon={<LineIcon name="undo" />}
          aria-disabled={!button.may}
          title={button.words}
          onClick={undo.undo}
        />
      )}
      {table.hints && (
        <IconButton
          label={hint.may ? t('hint-on') : t('hint-off')}
          hint="I"
          icon={<LineIcon name="hint" />}
          pressed={hint.on}
          disabled={!hint.may}
          onClick={hint.toggle}
        />
      )}
      {chat.on && (
        <IconButton
          label={chat.unread > 0 ? t('chat-new', { count: chat.unread }) : t('chat')}
          icon={<LineIcon name="talk" />}
          pressed={chat.isOpen}
          className={chat.unread > 0 ? s.news : undefined}
          onClick={() => chat.setOpen(!chat.isOpen)}
        />
      )}
      {/* On small screens, these are in the menu. */}
      {!phone && <HelpAndSound onHelp={onHelp} />}
      <IconButton label={t('menu')} hint="M" icon={<LineIcon name="menu" />} onClick={onMenu} />
    </>
  );
}

function HelpAndSound({ onHelp }: { onHelp(): void }) {
  const { mute } = useSettings();
  return (
    <>
      <IconButton label={t('keys-button')} hint="?" icon={<LineIcon name="help" />} onClick={onHelp} />
      <IconButton
        label={mute ? t('mute-off') : t('mute-on')}
        icon={<LineIcon name={mute ? 'mute' : 'sound'} />}
        onClick={() => changeSettings({ mute: !mute })}
      />
    </>
  );
}
