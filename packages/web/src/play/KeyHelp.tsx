import { Fragment } from 'react';
import { Kbd } from '../look/index.ts';
import { Dialog } from '../shell/Dialog.tsx';
import s from './play.module.css';

const KEYS: [string[], string][] = [
  [['1', '–', '9'], 'pick an answer, or a tile of your hand'],
  [['⇧', '1', '–', '9'], 'give the same answer for all that is left'],
  [['↵'], 'confirm what is shown'],
  [['Space'], 'pass, or end the phase'],
  [['Z'], 'take back your last move'],
  [['Esc'], 'put a tile back; stop repeating an answer'],
  [['R'], 'turn the held tile; with Shift the other way'],
  [['U'], 'upgrade a tile'],
  [['←', '↑', '→', '↓'], 'walk over the board'],
  [['B'], 'go to the board'],
  [['H'], 'go to your hand'],
  [['A'], 'go to the answers'],
  [['+', '−', '0'], 'zoom in, out, show all'],
  [['[', ']'], 'turn the board'],
  [['S'], 'skip the wait for bots'],
  [['M'], 'menu'],
  [['?'], 'this list'],
];

/** All keys of a table. */
export function KeyHelp({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title="Keys" onClose={onClose}>
      <dl className={s.keys}>
        {KEYS.map(([keys, what]) => (
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
      <p className={s.fine}>Point at any tile to see what it does. On a touch screen, press and hold.</p>
    </Dialog>
  );
}
