import type { Place } from '@orrery/helionox';
import './board/tokens.css';
import { Planet, WORLDS } from './board/Planet.tsx';
import { Sky } from './board/Sky.tsx';
import s from './cover.module.css';

/** The worlds from the sun outwards. Not imported from the rules, which load after the cover. */
const PLACES = Object.keys(WORLDS) as Place[];

/** Helionox's cover: five worlds in a line in front of a dying sun. */
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
