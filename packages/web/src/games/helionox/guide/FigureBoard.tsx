import {
  DESIGNS,
  HAND_SIZE,
  MOVE_COST,
  MOVE_COST_TAXED,
  MOVE_COST_TO_EMBASSY,
  PLACES,
  type Place,
  placeName,
} from '@orrery/helionox';
import type { ReactNode } from 'react';
import { cx } from '../../../ui/index.ts';
import { Amount, Icon, Planet } from '../board/index.ts';
import type { SignName } from '../board/signs.ts';
import s from './guide.module.css';

/** The line of worlds, with something said below each. */
function Line({ below }: { below(place: Place): ReactNode }) {
  return (
    <ol className={s.line}>
      {PLACES.map((place) => (
        <li key={place}>
          <Planet place={place} className={s.planet} />
          <b>{placeName(place)}</b>
          <span>{below(place)}</span>
        </li>
      ))}
    </ol>
  );
}

const nameOf = (place: Place) =>
  DESIGNS.find((card) => card.kind === 'location' && card.place === place && !card.mp)?.name;

/** The five worlds and the Locations of the base game. */
export function Worlds() {
  return (
    <figure className={s.figure} data-game="helionox">
      <Line below={nameOf} />
      <figcaption>The Locations of the base game. Neighbours in the line are adjacent.</figcaption>
    </figure>
  );
}

function Row({ title, taxed }: { title: string; taxed: boolean }) {
  return (
    <>
      <p className={s.rowTitle}>{title}</p>
      <Line
        below={(place) => {
          if (place === 'earth') {
            return (
              <>
                <Icon name="ship" /> you
              </>
            );
          }
          const home = place === 'mars';
          return (
            <>
              <Amount of="c">{taxed ? MOVE_COST_TAXED : home ? MOVE_COST_TO_EMBASSY : MOVE_COST}</Amount>
              {home && (
                <>
                  {' '}
                  <Icon name="embassy" label="your Embassy" />
                </>
              )}
            </>
          );
        }}
      />
    </>
  );
}

/** The price of every way from Earth, with an Embassy on Mars. */
export function Travel() {
  return (
    <figure className={s.figure} data-game="helionox">
      <Row title="From Earth, with an Embassy of yours on Mars" taxed={false} />
      <Row title="The same from an Earth that is taxed" taxed />
      <figcaption>
        Distance does not matter: only whether you leave a taxed Location, and whether you have an Embassy where you go.
      </figcaption>
    </figure>
  );
}

const PHASES: readonly [sign: SignName, title: string, words: string][] = [
  ['hourglass', 'Event', 'Inactive Events turn Active. A new one is placed.'],
  ['cryo', 'Cryo', 'One Cryo Counter melts from your Architect.'],
  ['hand', 'Main', 'Play, buy, travel, overcome: in any order, as long as you like.'],
  ['draw', 'End', `Played cards are discarded, the pool is lost, ${HAND_SIZE} cards are drawn.`],
];

/** The four phases of a turn in their order. */
export function Phases() {
  return (
    <figure className={s.figure} data-game="helionox">
      <ol className={s.phases}>
        {PHASES.map(([sign, title, words]) => (
          <li key={title} className={cx(title === 'Main' && s.yours)}>
            <Icon name={sign} />
            <b>{title}</b>
            <span>{words}</span>
          </li>
        ))}
      </ol>
    </figure>
  );
}
