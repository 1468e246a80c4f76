import { Fragment } from 'react';
import type { KeyLine } from '../games/kit.ts';
import { Kbd } from '../look/index.ts';
import { Dialog } from '../shell/Dialog.tsx';
import s from './play.module.css';

const COMMON: KeyLine[] = [
  [['1', '–', '9'], 'pick an answer, or something of your hand'],
  [['↵'], 'confirm what is shown'],
  [['Space'], 'pass, or end the phase'],
  [['Z'], 'take back your last move'],
  [['Esc'], 'let go of what is chosen'],
  [['B'], 'go to the board'],
  [['H'], 'go to your hand'],
  [['A'], 'go to the answers'],
];
const TABLE: KeyLine[] = [
  [['S'], 'skip the wait for bots'],
  [['I'], 'ask the hard bot for a hint'],
  [['M'], 'menu'],
  [['N'], 'your notes'],
  [['?'], 'this list'],
];

/** All keys of a table, the game's own among them. */
export function KeyHelp({ own, onClose }: { own: readonly KeyLine[]; onClose: () => void }) {
  return (
    <Dialog title="Keys" onClose={onClose}>
      <dl className={s.keys}>
        {[...COMMON, ...own, ...TABLE].map(([keys, what]) => (
          <Fragment key={what}>
            <dt>
              {keys.map((key) => (
                <Kbd key={key}>{key}</Kbd>
              ))}
            </dt>
            <dd>{what}</dd>
          </Fragment>
        ))}
      </dl>
      <p className={s.fine}>Point at anything to see what it does. On a touch screen, press and hold.</p>
    </Dialog>
  );
}
