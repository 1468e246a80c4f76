import { Fragment } from 'react';
import { Dialog } from '../app/Dialog.tsx';
import { Kbd } from '../ui/index.ts';
import type { KeyLine } from './game-ui.ts';
import s from './play.module.css';
import { t } from './text.ts';

const common = (): KeyLine[] => [
  [['1', '–', '9'], t('key-pick')],
  [['↵'], t('key-confirm')],
  [['Space'], t('key-pass')],
  [['Z'], t('key-undo')],
  [['Esc'], t('key-escape')],
  [['B'], t('key-board')],
  [['H'], t('key-hand')],
  [['A'], t('key-answers')],
];
const tableKeys = (): KeyLine[] => [
  [['S'], t('key-skip')],
  [['I'], t('key-hint')],
  [['M'], t('key-menu')],
  [['N'], t('key-notes')],
  [['?'], t('key-help')],
];

/** The shortcuts of a table. A game's own key replaces the common one. */
export function keyLines(own: readonly KeyLine[]): KeyLine[] {
  const taken = new Set(own.map(([keys]) => keys.join()));
  const free = (lines: KeyLine[]) => lines.filter(([keys]) => !taken.has(keys.join()));
  return [...free(common()), ...own, ...free(tableKeys())];
}

/** All keyboard shortcuts of a table, including the game's own. */
export function KeyHelp({ own, onClose }: { own: readonly KeyLine[]; onClose: () => void }) {
  return (
    <Dialog title={t('keys')} onClose={onClose}>
      <dl className={s.keys}>
        {keyLines(own).map(([keys, what]) => (
          <Fragment key={`${keys.join()} ${what}`}>
            <dt>
              {keys.map((key) => (
                <Kbd key={key}>{key}</Kbd>
              ))}
            </dt>
            <dd>{what}</dd>
          </Fragment>
        ))}
      </dl>
      <p className={s.fine}>{t('keys-about')}</p>
    </Dialog>
  );
}
