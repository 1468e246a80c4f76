import type { HelionoxView, SeenCall } from '@orrery/helionox';
import type { CSSProperties } from 'react';
import { cx, SeatMark, seatColour } from '../../../look/index.ts';
import { designOf, Icon } from '../board/index.ts';
import s from './play.module.css';

/** One side of a Call: who, and how much Defense is there. */
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
        <Icon name="defense" label="Defense" />
      </b>
    </div>
  );
}

/** Each point of Defense in the colour of whoever has it, what is missing as outlines. */
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

/** How much is missing, in words. */
function lack({ needs, missing }: SeenCall): string {
  if (missing === null) return 'The caller’s Ship has left';
  return missing > 0 ? `${missing} of ${needs} Defense missing` : `${needs} Defense: enough`;
}

/** A Call for Collaboration as all see it: the Event, both sides, and how much is still missing. */
export function Negotiation({ view, nameOf }: { view: HelionoxView; nameOf(seat: number): string }) {
  const { call } = view;
  if (!call) return null;
  const { event, caller, partner } = call;
  return (
    <section className={s.deal} aria-label="Call for Collaboration">
      <Side seat={caller.seat} defense={caller.defense} name={nameOf(caller.seat)} note="calls" />
      <div className={s.cause}>
        <b className={s.event}>{designOf(event.design).name}</b>
        <Pips call={call} />
        <span>{lack(call)}</span>
      </div>
      <Side
        seat={partner.seat}
        defense={partner.defense}
        name={nameOf(partner.seat)}
        note={partner.agreed ? 'agrees' : 'has not answered'}
      />
    </section>
  );
}
