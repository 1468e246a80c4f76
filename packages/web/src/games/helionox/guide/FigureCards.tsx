import type { HelionoxView, SeenCall } from '@orrery/helionox';
import { cx } from '../../../ui/index.ts';
import { CardFace } from '../board/index.ts';
import { Negotiation } from '../play/Negotiation.tsx';
import { Chip } from './FigureEntries.tsx';
import s from './guide.module.css';

const PARTS: readonly [place: string | undefined, title: string, words: string][] = [
  [s.atName, 'Name', 'A Unique card is limited by its name.'],
  [s.atCost, 'Cost', 'Credits to buy it from the Market.'],
  [s.atKind, 'Faction', 'The sign of its Market deck.'],
  [s.atLines, 'Effect', 'Line by line from the top, whenever it is played.'],
  [s.atWorth, 'Influence', 'What it counts at the end if you still own it.'],
];

/** A card and what stands where on it. */
export function CardParts() {
  return (
    <figure className={cx(s.figure, s.parts)} data-game="helionox">
      <div className={s.marked} inert>
        <CardFace design="K08" size="large" />
        {PARTS.map(([place, title], i) => (
          <b key={title} className={cx(s.mark, place)}>
            {i + 1}
          </b>
        ))}
      </div>
      <ol>
        {PARTS.map(([, title, words]) => (
          <li key={title}>
            <b>{title}</b> {words}
          </li>
        ))}
      </ol>
    </figure>
  );
}

const STATES: readonly [design: string, active: boolean, title: string, words: string][] = [
  [
    'EM1',
    false,
    'Inactive',
    'Dashed. Just placed: it does nothing yet. The shield says what Defense it takes, the laurel what Influence it brings.',
  ],
  [
    'EM1',
    true,
    'Active',
    'Solid. Its Location is Shut Down, and the numbers have changed. The line below says what can be paid instead of Defense.',
  ],
  ['X05', true, 'Catastrophe', 'Striped. While Active it shuts down all five Locations and brings a rule of its own.'],
];

/** The same Event before and after it turns Active, and a catastrophe. */
export function EventStates() {
  return (
    <figure className={cx(s.figure, s.states)} data-game="helionox">
      {STATES.map(([design, active, title, words]) => (
        <div key={title}>
          <Chip design={design} active={active} />
          <b>{title}</b>
          <p>{words}</p>
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

/** A Call as the table shows it. */
export function Call() {
  return (
    <figure className={s.figure} data-game="helionox">
      <div className={s.call} inert>
        <Negotiation view={{ call: CALL } as HelionoxView} nameOf={(seat) => (seat === 0 ? 'Ada' : 'Vesta')} />
      </div>
      <figcaption>
        Ada calls Vesta to an Event that takes 5 Defense. Ada gives 3 and Vesta 2: Ada takes 3 Influence and the trophy,
        Vesta takes 2 Influence, and both draw a card.
      </figcaption>
    </figure>
  );
}
