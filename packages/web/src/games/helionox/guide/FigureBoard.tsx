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
import { t } from './text.ts';

/** The line of worlds, with a note below each. */
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
      <figcaption>{t('locations-caption')}</figcaption>
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
                <Icon name="ship" /> {t('you')}
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
                  <Icon name="embassy" label={t('your-embassy')} />
                </>
              )}
            </>
          );
        }}
      />
    </>
  );
}

/** The price of every move from Earth, with an Embassy on Mars. */
export function Travel() {
  return (
    <figure className={s.figure} data-game="helionox">
      <Row title={t('travel-untaxed')} taxed={false} />
      <Row title={t('travel-taxed')} taxed />
      <figcaption>{t('travel-caption')}</figcaption>
    </figure>
  );
}

const PHASES = [
  ['hourglass', 'event'],
  ['cryo', 'cryo'],
  ['hand', 'main'],
  ['draw', 'end'],
] as const satisfies readonly [SignName, string][];

/** The four phases of a turn in their order. */
export function Phases() {
  return (
    <figure className={s.figure} data-game="helionox">
      <ol className={s.phases}>
        {PHASES.map(([sign, phase]) => (
          <li key={phase} className={cx(phase === 'main' && s.yours)}>
            <Icon name={sign} />
            <b>{t(`phase-${phase}`)}</b>
            <span>{t(`phase-${phase}-text`, { n: HAND_SIZE })}</span>
          </li>
        ))}
      </ol>
    </figure>
  );
}
