import { EndScreen } from './EndScreen.tsx';
import type { Play } from './game-ui.ts';
import { KeyHelp } from './KeyHelp.tsx';
import { Menu } from './Menu.tsx';
import { Notes } from './Notes.tsx';
import type { TableScreenProps } from './screen-props.ts';
import { UndoConsent } from './UndoConsent.tsx';
import type { Undo } from './useUndo.ts';

/** The dialog that is open over a table, or null. */
export type OpenDialog = 'menu' | 'help' | 'notes' | 'end' | 'agree' | null;

export interface TableDialogsProps {
  screen: TableScreenProps;
  play: Play;
  open: OpenDialog;
  onOpen(dialog: OpenDialog): void;
  undo: Undo;
  hasChat: boolean;
}

/** The dialogs that all tables have: menu, keys, notes, consent to an undo, and the end screen. */
export function TableDialogs(props: TableDialogsProps) {
  const { screen, play, open, onOpen, undo } = props;
  const { table } = play;
  const close = () => onOpen(null);
  switch (open) {
    case 'menu':
      return <TableMenu {...props} />;
    case 'help':
      return <KeyHelp own={screen.gameUi.keys} onClose={close} />;
    case 'notes':
      return <Notes play={play} onClose={close} />;
    case 'agree':
      if (table.undo === true || table.undo.leave !== 'table') return null;
      return (
        <UndoConsent
          name={play.nameOf(table.undo.of)}
          onYes={() => {
            close();
            void undo.takeBack(true);
          }}
          onClose={close}
        />
      );
    case 'end': {
      const { onRematch, onNext, onExport, replayAt, rating, rematch, record } = screen;
      return (
        table.result && (
          <EndScreen
            {...{ play, onRematch, onNext, onExport, replayAt, rating, rematch, record }}
            result={table.result}
            onClose={close}
          />
        )
      );
    }
    default:
      return null;
  }
}

function TableMenu({ screen, play, onOpen, hasChat }: TableDialogsProps) {
  const { client, opponents, onMove, onExport, onTakeAlong, menuItems } = screen;
  const close = () => onOpen(null);
  /** Closes the menu first. */
  const then = (act: () => void) => () => {
    close();
    act();
  };
  return (
    <Menu
      {...{ client, play, onExport, onTakeAlong }}
      onClose={close}
      items={menuItems && ((onDone) => menuItems(play, onDone))}
      onMove={onMove && then(onMove)}
      onCompany={opponents && hasChat ? then(() => opponents.onAbout(null)) : undefined}
      onHelp={() => onOpen('help')}
      onNotes={() => onOpen('notes')}
    />
  );
}
