import { type Location, MOVE_COST_TAXED, placeName, type SeenLocation } from '@orrery/helionox';
import type { CSSProperties } from 'react';
import { cx, SeatShape, seatColour } from '../../../ui/index.ts';
import { t } from '../text.ts';
import { EventChip } from './EventChip.tsx';
import { designOf } from './faces.ts';
import { Icon } from './Icon.tsx';
import { Planet, WORLDS } from './Planet.tsx';
import { signOf } from './signs.ts';
import { effectSummary } from './steps.ts';
import { type Pointing, pointTo, same } from './subject.ts';
import s from './world.module.css';

export interface WorldProps {
  location: SeenLocation;
  /** Seats with a Ship here, and seats with an Embassy here. */
  ships: number[];
  embassies: number[];
  /** Whether the viewer's Ship is here. */
  here: boolean;
  mercury: boolean;
  nameOf(seat: number): string;
  pointing: Pointing;
}

/** A seat's Ship, with its colour and mark. */
function Ship({ seat, name }: { seat: number; name: string }) {
  return (
    <svg
      className={s.ship}
      data-flight={`ship:${seat}`}
      viewBox="0 0 34 34"
      role="img"
      aria-label={t('ship-of', { name })}
    >
      <title>{t('ship-of', { name })}</title>
      <g transform="rotate(38 17 17)">
        <path transform="translate(1 1)" d={signOf('ship').d} className={s.hull} style={{ fill: seatColour(seat) }} />
      </g>
      <SeatShape seat={seat} x={16.5} y={18.5} r={4} fill="var(--hx-hull-ink)" />
    </svg>
  );
}

function Embassy({ seat, name }: { seat: number; name: string }) {
  return (
    <svg className={s.embassy} viewBox="0 0 20 24" role="img" aria-label={t('embassy-of', { name })}>
      <title>{t('embassy-of', { name })}</title>
      <path d="M10 .5 19.5 8.5V24H.5V8.5z" style={{ fill: seatColour(seat) }} />
      <SeatShape seat={seat} x={10} y={15} r={4.4} fill="var(--hx-hull-ink)" />
    </svg>
  );
}

/** A Location as a world: its Ships, Embassies, abilities and Events. */
export function World({ location, ships, embassies, here, mercury, nameOf, pointing }: WorldProps) {
  const { place, events, shut, taxed, used, garrison } = location;
  const { bonus, key, name } = designOf(location.design) as Location;
  const subject = { kind: 'place', place } as const;
  const { lit, size } = WORLDS[place];
  return (
    <article
      className={cx(
        s.world,
        shut && s.shut,
        here && s.here,
        pointing.open(subject) && s.open,
        same(pointing.chosen, subject) && s.chosen,
      )}
      style={{ '--lit': `${Math.round((lit - 0.5) * 200)}%`, '--size': size } as CSSProperties}
      aria-label={placeName(place)}
    >
      <button type="button" className={s.body} {...pointTo(pointing, subject)}>
        <span className={s.globe} data-globe>
          <Planet place={place} className={s.planet} />
          <span className={s.ships}>
            {ships.map((seat) => (
              <Ship key={seat} seat={seat} name={nameOf(seat)} />
            ))}
          </span>
        </span>
        <span className={s.loc}>
          <span className={s.embassies}>
            {embassies.map((seat) => (
              <Embassy key={seat} seat={seat} name={nameOf(seat)} />
            ))}
          </span>
          <span className={s.title}>
            <b>{placeName(place)}</b>
            {shut ? (
              <span className={s.tagShut} data-about="lock">
                <Icon name="lock" />
                {t('place-state', { state: 'shut' })}
              </span>
            ) : (
              <span className={s.tagOpen}>{t('place-state', { state: used ? 'used' : 'open' })}</span>
            )}
          </span>
          <span className={s.name}>{name}</span>
          <span className={s.gives}>
            <span data-about="pin">
              <Icon name="pin" label={t('bonus')} />
              <span>{effectSummary(bonus)}</span>
            </span>
            <span data-about="key">
              <Icon name="key" label={t('key-access')} />
              <span>{effectSummary(key)}</span>
            </span>
          </span>
          {(mercury || taxed || garrison) && (
            <span className={s.stock}>
              {mercury && (
                <span style={{ color: `var(--hx-${place})` }}>
                  <Icon name="cargo" label={t('cargo-left')} />
                  {location.cargoLeft}
                </span>
              )}
              {location.illegal.length > 0 && (
                <span>
                  <Icon name="illegal" label={t('illegal-tech')} />
                  {location.illegal.length}
                </span>
              )}
              {taxed && <span className={s.bad}>{t('leaving-costs', { price: MOVE_COST_TAXED })}</span>}
              {garrison && (
                <span className={s.bad}>
                  <Icon name="helm" />
                  {t('garrison')}
                </span>
              )}
            </span>
          )}
        </span>
      </button>
      {events.length > 0 && (
        <div className={s.events}>
          {events.map((event) => (
            <EventChip key={event.id} event={event} pointing={pointing} />
          ))}
        </div>
      )}
    </article>
  );
}
