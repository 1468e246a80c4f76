import type { EventCard, Location, SeenEvent } from '@orrery/helionox';
import { EventChip } from '../board/EventChip.tsx';
import { CardFace, designOf, Planet, type Pointing } from '../board/index.ts';
import s from './guide.module.css';

/** Figures are not interactive. */
const STILL: Pointing = { chosen: null, open: () => false, onPick: () => {}, onLook: () => {} };

/** One side of an Event. Decorative: the text beside it says the same. */
export function Chip({ design, active }: { design: string; active: boolean }) {
  const card = designOf(design) as EventCard;
  const event: SeenEvent = { id: design, design, active, ...(active ? card.active : card.inactive) };
  return (
    <span className={s.chip} inert>
      <EventChip event={event} pointing={STILL} />
    </span>
  );
}

/** The picture of a card in a list. */
export function CardEntry({ id }: { id: string }) {
  return (
    <span className={s.card} data-game="helionox" inert>
      <CardFace design={id} size="hand" />
    </span>
  );
}

/** The picture of an Event in a list: first Inactive, then Active. */
export function EventEntry({ id }: { id: string }) {
  return (
    <span className={s.chips} data-game="helionox">
      <Chip design={id} active={false} />
      <Chip design={id} active />
    </span>
  );
}

/** The picture of a Location in a list, as its world. */
export function PlaceEntry({ id }: { id: string }) {
  return (
    <span className={s.globe} data-game="helionox">
      <Planet place={(designOf(id) as Location).place} />
    </span>
  );
}
