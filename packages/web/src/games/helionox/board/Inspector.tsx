import {
  cardText,
  type HelionoxView,
  MOVE_COST_TAXED,
  PLACE_NAMES,
  PRIME_ASSET,
  type SeenEvent,
  type SeenLocation,
  type SeenTeam,
  type ShutDownCause,
} from '@orrery/helionox';
import type { ReactNode } from 'react';
import { Cap, cx, Glass, Jargon } from '../../../look/index.ts';
import { CardFace } from './CardFace.tsx';
import { designOf } from './faces.ts';
import s from './inspector.module.css';
import { Pile } from './Mat.tsx';
import type { Subject } from './subject.ts';

/** Something that could be done with what is looked at. */
export interface Possibility {
  id: string;
  label: string;
  /** Why it is not possible now; null when it is. */
  why: string | null;
}

export interface InspectorProps {
  view: HelionoxView;
  subject: Subject | null;
  nameOf(seat: number): string;
  /** What can be done with it now, and why not. */
  now: Possibility[];
  className?: string | undefined;
}

const CAUSES: Readonly<Record<ShutDownCause, string>> = {
  event: 'an Active Event',
  catastrophe: 'an Active catastrophe',
  garrison: 'a Garrison',
};

const list = (names: string[]) => (names.length === 0 ? 'nobody' : names.join(', '));

function Words({ text }: { text: readonly string[] }) {
  return (
    <ul className={s.words}>
      {text.map((sentence) => (
        <li key={sentence}>
          <Jargon text={sentence} />
        </li>
      ))}
    </ul>
  );
}

function CardClose({ design, price }: { design: string; price?: number | null }) {
  return (
    <>
      <CardFace design={design} size="large" price={price ?? null} />
      <Words text={cardText(designOf(design))} />
    </>
  );
}

function EventNow({ event }: { event: SeenEvent }) {
  return (
    <p className={s.fact}>
      Now {event.active ? 'Active' : 'Inactive'}: {event.defense} Defense to overcome, worth {event.influence}{' '}
      Influence.
    </p>
  );
}

function Place({
  location,
  view,
  nameOf,
}: {
  location: SeenLocation;
  view: HelionoxView;
  nameOf(seat: number): string;
}) {
  const { place, shut, shutBy, taxed, used } = location;
  const at = view.players.filter((player) => player.place === place).map((player) => nameOf(player.seat));
  const held = view.players.filter((player) => player.embassies.includes(place)).map((player) => nameOf(player.seat));
  return (
    <>
      <h3 className={s.title}>
        {PLACE_NAMES[place]} · {designOf(location.design).name}
      </h3>
      <Words text={cardText(designOf(location.design)).slice(1)} />
      <p className={s.fact}>
        {shut ? `Shut down by ${shutBy.map((cause) => CAUSES[cause]).join(' and ')}. ` : ''}
        {taxed ? `Paying to leave costs ${MOVE_COST_TAXED} Credits. ` : ''}
        {used ? 'Used this turn. ' : ''}
        {view.phase === 'setup' ? '' : `Ships: ${list(at)}. `}Embassies: {list(held)}.
        {view.mercury ? ` ${location.cargoLeft} Cargo of ${PLACE_NAMES[place]} left.` : ''}
      </p>
      <div className={s.more}>
        <Pile title="Illegal Tech" designs={location.illegal.map((card) => card.design)} />
      </div>
    </>
  );
}

const sum = (parts: readonly [number, string][]) =>
  parts.flatMap(([n, what]) => (n ? [`${n} ${what}`] : [])).join(', ') || 'nothing yet';

/** Both sides of a team game: what each holds, and what that is worth. */
function Race({ team, side }: { team: SeenTeam; side: 'team' | 'syndicate' }) {
  const { score, syndicate } = team;
  const foe = side === 'syndicate';
  const parts: [number, string][] = foe
    ? [
        [syndicate.score.events, 'from Events'],
        [syndicate.score.cards, 'from cards'],
        [syndicate.score.requests, 'from Requests nobody completed'],
        [syndicate.score.illegal, 'from Illegal Tech left lying'],
        [syndicate.score.missions, 'from Missions not completed'],
      ]
    : [
        [score.events, 'from Events'],
        [score.requests, 'from Requests'],
        [score.players, 'brought in by the players'],
        [score.missions, 'from Missions'],
      ];
  const events = (foe ? syndicate : { events: team.trophies }).events;
  const cards = foe ? syndicate.cards : team.requests;
  return (
    <>
      <h3 className={s.title}>{foe ? 'The Shadow Syndicate' : 'The team'}</h3>
      <p className={s.fact}>
        {(foe ? syndicate.score : score).total} Influence if the game ended now: {sum(parts)}.
      </p>
      <div className={s.more}>
        <Pile title="Events" designs={events.map(({ design }) => design)} />
        <Pile title={foe ? 'Market cards' : 'Requests'} designs={cards.map(({ design }) => design)} />
      </div>
    </>
  );
}

function content({ view, subject, nameOf }: InspectorProps): ReactNode {
  if (!subject) return null;
  const me = view.seat ?? view.turn ?? 0;
  switch (subject.kind) {
    case 'card':
    case 'design':
      return <CardClose design={subject.design} />;
    case 'slot': {
      const slot = view.market.find(({ faction }) => faction === subject.faction);
      return subject.design ? <CardClose design={subject.design} price={slot?.price ?? null} /> : null;
    }
    case 'prime':
      return <CardClose design={PRIME_ASSET.id} />;
    case 'event': {
      const event = view.locations.flatMap(({ events }) => events).find(({ id }) => id === subject.id);
      return (
        <>
          <CardClose design={subject.design} />
          {event && <EventNow event={event} />}
        </>
      );
    }
    case 'place': {
      const location = view.locations.find(({ place }) => place === subject.place);
      return location ? <Place location={location} view={view} nameOf={nameOf} /> : null;
    }
    case 'architect': {
      const architect = view.players[me]?.architect;
      return architect ? <CardClose design={architect} /> : null;
    }
    case 'request': {
      const card = view.players[me]?.request?.card;
      return card ? <CardClose design={card.design} /> : null;
    }
    case 'player': {
      const player = view.players[subject.seat];
      if (!player) return null;
      const { influence, cards, infamy, illegal, missions, embassies, total } = player.score;
      const parts = [
        `${influence} taken`,
        `${cards} from cards`,
        missions ? `${missions} from Missions` : '',
        embassies ? `${embassies} from Embassies` : '',
        infamy ? `${infamy} for Infamy` : '',
        illegal ? `${illegal} for Illegal Tech` : '',
      ];
      return (
        <>
          <h3 className={s.title}>{nameOf(subject.seat)}</h3>
          <p className={s.fact}>
            {total} Influence if the game ended now: {parts.filter(Boolean).join(', ')}. {player.deck} cards in the
            deck.
          </p>
          <div className={s.more}>
            {player.architect && <Pile title="Architect" designs={[player.architect]} />}
            <Pile title="Discard pile" designs={player.discard.map(({ design }) => design)} />
            <Pile title="Trophy Pile" designs={player.trophies.map(({ design }) => design)} />
          </div>
        </>
      );
    }
    case 'team':
    case 'syndicate':
      return view.team ? <Race team={view.team} side={subject.kind} /> : null;
    case 'consumed':
      return (
        <>
          <h3 className={s.title}>Consumed area</h3>
          <p className={s.fact}>
            {view.consumed.length === 0 ? 'Nothing has been consumed.' : 'Out of the game for everybody.'}
          </p>
          <div className={s.more}>
            <Pile title="Consumed" designs={view.consumed.map(({ design }) => design)} />
          </div>
        </>
      );
    case 'end':
      return null;
  }
}

/** Whatever is pointed at, large and in plain words, with what could be done with it now. */
export function Inspector(props: InspectorProps) {
  const { now, className } = props;
  const shown = content(props);
  return (
    <Glass className={cx(s.inspector, className)} aria-label="Inspector" tabIndex={0}>
      {shown ?? <p className={s.hint}>Point at a card, an Event or a world to see it up close.</p>}
      {shown && now.length > 0 && (
        <div className={s.now}>
          <Cap as="h3">Now</Cap>
          <ul>
            {now.map(({ id, label, why }) => (
              <li key={id} className={cx(why === null ? s.yes : s.no)}>
                <b>{label}</b>
                <span>{why ?? 'possible'}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </Glass>
  );
}
