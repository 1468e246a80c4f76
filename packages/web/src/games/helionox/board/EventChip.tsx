import { alternativeText, type EventCard, type SeenEvent } from '@orrery/helionox';
import { cx } from '../../../ui/index.ts';
import { t } from '../text.ts';
import s from './event.module.css';
import { designOf, divisible } from './faces.ts';
import { Icon } from './Icon.tsx';
import { type Pointing, pointTo, same } from './subject.ts';

/** An Event at its Location: solid when Active, dashed when Inactive, striped for a catastrophe. */
export function EventChip({ event, pointing }: { event: SeenEvent; pointing: Pointing }) {
  const card = designOf(event.design) as EventCard;
  const subject = { kind: 'event', id: event.id, design: event.design } as const;
  const instead = event.active ? alternativeText(card.active.alternative) : null;
  const active = event.active ? 'yes' : 'no';
  const state = t('event-active', { active });
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
      aria-label={t('event-label', {
        name: card.name,
        catastrophic: card.catastrophic ? 'yes' : 'no',
        active,
        defense: event.defense,
        influence: event.influence,
      })}
      data-flight={`event:${event.id}`}
      {...pointTo(pointing, subject)}
    >
      <span className={s.state}>
        <Icon name={card.catastrophic ? 'catastrophe' : card.nature} />
        <span className={s.word}>{card.catastrophic ? t('catastrophe') : state}</span>
        <span className={s.side}>
          {!event.active && !card.catastrophic && <Icon name="hourglass" />}
          {card.catastrophic ? state : t('event-nature', { nature: card.nature })}
        </span>
      </span>
      <span className={s.row}>
        <span className={s.need}>
          <Icon name="defense" />
          <b>{event.defense}</b>
        </span>
        <b className={s.name}>{divisible(card.name)}</b>
        <span className={s.gain}>
          {event.influence}
          <Icon name="influence" />
        </span>
      </span>
      {instead && <span className={s.sub}>{t('or-instead', { price: instead })}</span>}
    </button>
  );
}
