import type { HelionoxView, SeenCall } from '@orrery/helionox';
import { cx } from '../../../ui/index.ts';
import { CardFace } from '../board/index.ts';
import { Negotiation } from '../play/Negotiation.tsx';
import { Chip } from './FigureEntries.tsx';
import s from './guide.module.css';
import { t } from './text.ts';

const PARTS = [
  [s.atName, 'name'],
  [s.atCost, 'cost'],
  [s.atKind, 'faction'],
  [s.atLines, 'effect'],
  [s.atWorth, 'influence'],
] as const satisfies readonly [className: string | undefined, part: string][];

export function CardParts() {
  return (
    <figure className={cx(s.figure, s.parts)} data-game="helionox">
      <div className={s.marked} inert>
        <CardFace design="K08" size="large" />
        {PARTS.map(([className, part], i) => (
          <b key={part} className={cx(s.mark, className)}>
            {i + 1}
          </b>
        ))}
      </div>
      <ol>
        {PARTS.map(([, part]) => (
          <li key={part}>
            <b>{t(`card-${part}`)}</b> {t(`card-${part}-text`)}
          </li>
        ))}
      </ol>
    </figure>
  );
}

const STATES = [
  ['EM1', false, 'inactive'],
  ['EM1', true, 'active'],
  ['X05', true, 'catastrophe'],
] as const satisfies readonly [design: string, active: boolean, state: string][];

/** The same Event before and after it turns Active, and a catastrophe. */
export function EventStates() {
  return (
    <figure className={cx(s.figure, s.states)} data-game="helionox">
      {STATES.map(([design, active, state]) => (
        <div key={state}>
          <Chip design={design} active={active} />
          <b>{t(`event-${state}`)}</b>
          <p>{t(`event-${state}-text`)}</p>
        </div>
      ))}
    </figure>
  );
}

const CALL: SeenCall = {
  event: { id: 'ER3.1', design: 'ER3' },
  needs: 5,
  missing: 0,
  caller: { seat: 0, defense: 3 },
  partner: { seat: 1, defense: 2, agreed: true },
};

const NAMES = ['Ada', 'Metis'];

/** A Call for Collaboration as shown during a game. */
export function Call() {
  return (
    <figure className={s.figure} data-game="helionox">
      <div className={s.call} inert>
        <Negotiation view={{ call: CALL } as HelionoxView} nameOf={(seat) => NAMES[seat] ?? ''} />
      </div>
      <figcaption>
        {t('call-caption', {
          caller: NAMES[CALL.caller.seat] ?? '',
          partner: NAMES[CALL.partner.seat] ?? '',
          needs: CALL.needs,
          given: CALL.caller.defense,
          added: CALL.partner.defense,
        })}
      </figcaption>
    </figure>
  );
}
