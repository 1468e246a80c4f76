import { alternativeText, type EventCard, type SeenEvent } from '@orrery/helionox';
import { cx } from '../../../look/index.ts';
import s from './event.module.css';
import { designOf } from './faces.ts';
import { Icon } from './Icon.tsx';
import { type Pointing, pointTo, same } from './subject.ts';

/** An Event lying at its Location: solid when Active, dashed when Inactive, striped when a catastrophe. */
export function EventChip({ event, pointing }: { event: SeenEvent; pointing: Pointing }) {
  const card = designOf(event.design) as EventCard;
  const subject = { kind: 'event', id: event.id, design: event.design } as const;
  const instead = event.active ? alternativeText(card.active.alternative) : null;
  const state = event.active ? 'Active' : 'Inactive';
  return (
    <button
      type="button"
      className={cx(
        s.event,
        event.active ? s.on : s.off,
        card.catastrophic && s.cata,
        pointing.open(subject) && s.open,
        same(pointing.chosen, subject) && s.chosen,
      )}
      aria-label={`${card.name}, ${card.catastrophic ? 'catastrophe, ' : ''}${state}, ${event.defense} Defense, worth ${event.influence} Influence`}
      {...pointTo(pointing, subject)}
    >
      <span className={s.state}>
        <Icon name={card.catastrophic ? 'catastrophe' : card.nature} />
        <span className={s.word}>{card.catastrophic ? 'Catastrophe' : state}</span>
        <span className={s.side}>
          {!event.active && !card.catastrophic && <Icon name="hourglass" />}
          {card.catastrophic ? state : card.nature}
        </span>
      </span>
      <span className={s.row}>
        <span className={s.need}>
          <Icon name="defense" />
          <b>{event.defense}</b>
        </span>
        <b className={s.name}>{card.name}</b>
        <span className={s.gain}>
          {event.influence}
          <Icon name="influence" />
        </span>
      </span>
      {instead && <span className={s.sub}>or {instead}</span>}
    </button>
  );
}
