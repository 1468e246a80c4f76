import type { HelionoxView, SeenCall } from '@orrery/helionox';
import type { CSSProperties } from 'react';
import { cx, SeatMark, seatColour } from '../../../ui/index.ts';
import { designOf, Icon } from '../board/index.ts';
import { t } from '../text.ts';
import s from './play.module.css';

/** One side of a Call: the player and the Defense they contribute. */
function Side({ seat, defense, name, note }: { seat: number; defense: number; name: string; note: string }) {
  return (
    <div className={s.party} style={{ '--seat': seatColour(seat) } as CSSProperties}>
      <SeatMark seat={seat} size={20} />
      <span>
        <b>{name}</b>
        {note}
      </span>
      <b className={s.gives}>
        {defense}
        <Icon name="defense" label={t('defense')} />
      </b>
    </div>
  );
}

/** Each point of Defense in the colour of the player who contributed it; missing points are outlines. */
function Pips({ call }: { call: SeenCall }) {
  const { needs, caller, partner } = call;
  const colours = [
    ...Array.from({ length: caller.defense }, () => seatColour(caller.seat)),
    ...Array.from({ length: partner.defense }, () => seatColour(partner.seat)),
  ];
  return (
    <span className={s.pips}>
      {Array.from({ length: Math.max(needs, colours.length) }, (_, k) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: points of a cost
        <span key={k} className={cx(colours[k] === undefined && s.missing)} style={{ color: colours[k] }}>
          <Icon name="defense" />
        </span>
      ))}
    </span>
  );
}

/** Text that says how much Defense is missing. */
function lack({ needs, missing }: SeenCall): string {
  if (missing === null) return t('call-left');
  return missing > 0 ? t('call-missing', { missing, needs }) : t('call-enough', { needs });
}

/** A Call for Collaboration: the Event, both sides, and the Defense still missing. */
export function Negotiation({ view, nameOf }: { view: HelionoxView; nameOf(seat: number): string }) {
  const { call } = view;
  if (!call) return null;
  const { event, caller, partner } = call;
  return (
    <section className={s.deal} aria-label={t('call-title')}>
      <Side seat={caller.seat} defense={caller.defense} name={nameOf(caller.seat)} note={t('call-caller')} />
      <div className={s.cause}>
        <b className={s.event}>{designOf(event.design).name}</b>
        <Pips call={call} />
        <span>{lack(call)}</span>
      </div>
      <Side
        seat={partner.seat}
        defense={partner.defense}
        name={nameOf(partner.seat)}
        note={t('call-partner', { agreed: partner.agreed ? 'yes' : 'no' })}
      />
    </section>
  );
}
