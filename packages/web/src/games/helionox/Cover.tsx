import { PLACES } from '@orrery/helionox';
import './board/tokens.css';
import { Planet } from './board/Planet.tsx';
import { Sky } from './board/Sky.tsx';
import s from './cover.module.css';

/** The picture on Helionox's box: five worlds in a line before a dying sun. */
export default function Cover() {
  return (
    <div className={s.cover} data-game="helionox">
      <Sky tall={false} />
      <div className={s.worlds}>
        {PLACES.map((place) => (
          <Planet key={place} place={place} className={s.world} />
        ))}
      </div>
    </div>
  );
}
