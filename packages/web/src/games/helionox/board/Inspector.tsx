import {
  cardText,
  type HelionoxView,
  MOVE_COST_TAXED,
  PRIME_ASSET,
  placeName,
  type SeenLocation,
  type SeenPlayer,
  type SeenTeam,
  type ShutDownCause,
} from '@orrery/helionox';
import type { ReactNode } from 'react';
import { formatList } from '../../../ui/format-list.ts';
import { Cap, cx, formatItems, Glass, Jargon } from '../../../ui/index.ts';
import { t } from '../text.ts';
import { CardFace } from './CardFace.tsx';
import { designOf } from './faces.ts';
import s from './inspector.module.css';
import { Pile } from './Mat.tsx';
import type { Subject } from './subject.ts';

/** An action on the inspected subject. */
export interface Possibility {
  id: string;
  label: string;
  /** Why the action is not possible now; null when it is. */
  why: string | null;
}

export interface InspectorProps {
  view: HelionoxView;
  subject: Subject | null;
  nameOf(seat: number): string;
  /** The subject's actions, possible and impossible. */
  now: Possibility[];
  className?: string | undefined;
}

const causeOf = (cause: ShutDownCause): string => t(`cause-${cause}`);

const list = (names: string[]) => formatList(names) || t('none');

function Sentences({ text }: { text: readonly string[] }) {
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
      <Sentences text={cardText(designOf(design))} />
    </>
  );
}

function EventClose({ subject, view }: { subject: Extract<Subject, { kind: 'event' }>; view: HelionoxView }) {
  const event = view.locations.flatMap(({ events }) => events).find(({ id }) => id === subject.id);
  return (
    <>
      <CardClose design={subject.design} />
      {event && (
        <p className={s.fact}>
          {t('event-now', {
            active: event.active ? 'yes' : 'no',
            defense: event.defense,
            influence: event.influence,
          })}
        </p>
      )}
    </>
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
  const facts = [
    shut && t('shut-by', { causes: formatList(shutBy.map(causeOf)) }),
    taxed && t('leaving-taxed', { price: MOVE_COST_TAXED }),
    used && t('used-this-turn'),
    view.phase !== 'setup' && t('ships-here', { names: list(at) }),
    t('embassies-here', { names: list(held) }),
    view.mercury && t('cargo-here', { count: location.cargoLeft, place: placeName(place) }),
  ];
  return (
    <>
      <h3 className={s.title}>{t('place-title', { place: placeName(place), name: designOf(location.design).name })}</h3>
      <Sentences text={cardText(designOf(location.design)).slice(1)} />
      <p className={s.fact}>{facts.filter(Boolean).join(' ')}</p>
      <div className={s.more}>
        <Pile title={t('illegal-tech')} designs={location.illegal.map((card) => card.design)} />
      </div>
    </>
  );
}

type ScorePart = Extract<Parameters<typeof t>[0], `from-${string}` | `for-${string}`>;

const sum = (parts: readonly [number, ScorePart][]) =>
  formatItems(parts.flatMap(([n, what]) => (n ? [t(what, { n })] : []))) || t('score-nothing');

/** One side of a team game: its piles and their points. */
function Race({ team, side }: { team: SeenTeam; side: 'team' | 'syndicate' }) {
  const { score, syndicate } = team;
  const foe = side === 'syndicate';
  const parts: [number, ScorePart][] = foe
    ? [
        [syndicate.score.events, 'from-events'],
        [syndicate.score.cards, 'from-cards'],
        [syndicate.score.requests, 'from-requests-left'],
        [syndicate.score.illegal, 'from-illegal-left'],
        [syndicate.score.missions, 'from-missions-failed'],
      ]
    : [
        [score.events, 'from-events'],
        [score.requests, 'from-requests'],
        [score.players, 'from-players'],
        [score.missions, 'from-missions'],
      ];
  const events = (foe ? syndicate : { events: team.trophies }).events;
  const cards = foe ? syndicate.cards : team.requests;
  return (
    <>
      <h3 className={s.title}>{foe ? t('the-shadow-syndicate') : t('the-team')}</h3>
      <p className={s.fact}>{t('score-now', { total: (foe ? syndicate.score : score).total, parts: sum(parts) })}</p>
      <div className={s.more}>
        <Pile title={t('events')} designs={events.map(({ design }) => design)} />
        <Pile title={foe ? t('market-cards') : t('requests')} designs={cards.map(({ design }) => design)} />
      </div>
    </>
  );
}

/** The parts of a player's score, and their face-up piles. */
function Player({ player, name }: { player: SeenPlayer; name: string }) {
  const { influence, cards, infamy, illegal, missions, embassies, total } = player.score;
  const parts = [
    t('from-taken', { n: influence }),
    t('from-cards', { n: cards }),
    missions ? t('from-missions', { n: missions }) : '',
    embassies ? t('from-embassies', { n: embassies }) : '',
    infamy ? t('for-infamy', { n: infamy }) : '',
    illegal ? t('for-illegal', { n: illegal }) : '',
  ];
  return (
    <>
      <h3 className={s.title}>{name}</h3>
      <p className={s.fact}>
        {t('score-now', { total, parts: formatItems(parts.filter(Boolean)) })}{' '}
        {t('cards-in-deck', { count: player.deck })}
      </p>
      <div className={s.more}>
        {player.architect && <Pile title={t('architect')} designs={[player.architect]} />}
        <Pile title={t('discard-pile')} designs={player.discard.map(({ design }) => design)} />
        <Pile title={t('trophy-pile')} designs={player.trophies.map(({ design }) => design)} />
      </div>
    </>
  );
}

function Consumed({ view }: { view: HelionoxView }) {
  return (
    <>
      <h3 className={s.title}>{t('consumed-area')}</h3>
      <p className={s.fact}>{view.consumed.length === 0 ? t('consumed-none') : t('consumed-some')}</p>
      <div className={s.more}>
        <Pile title={t('consumed')} designs={view.consumed.map(({ design }) => design)} />
      </div>
    </>
  );
}

/** The design of a subject that is a single card; null for other subjects, and for cards that are missing. */
function cardOf(subject: Subject, view: HelionoxView): string | null {
  const me = view.players[view.seat ?? view.turn ?? 0];
  switch (subject.kind) {
    case 'prime':
      return PRIME_ASSET.id;
    case 'architect':
      return me?.architect ?? null;
    case 'request':
      return me?.request?.card?.design ?? null;
    default:
      return 'design' in subject ? subject.design : null;
  }
}

function content({ view, subject, nameOf }: InspectorProps): ReactNode {
  if (!subject) return null;
  const design = cardOf(subject, view);
  switch (subject.kind) {
    case 'event':
      return <EventClose subject={subject} view={view} />;
    case 'place': {
      const location = view.locations.find(({ place }) => place === subject.place);
      return location ? <Place location={location} view={view} nameOf={nameOf} /> : null;
    }
    case 'player': {
      const player = view.players[subject.seat];
      return player ? <Player player={player} name={nameOf(subject.seat)} /> : null;
    }
    case 'team':
    case 'syndicate':
      return view.team ? <Race team={view.team} side={subject.kind} /> : null;
    case 'consumed':
      return <Consumed view={view} />;
    case 'slot': {
      const slot = view.market.find(({ faction }) => faction === subject.faction);
      return design && <CardClose design={design} price={slot?.price ?? null} />;
    }
    default:
      return design && <CardClose design={design} />;
  }
}

/** Shows the inspected subject in full, with its actions. */
export function Inspector(props: InspectorProps) {
  const { now, className } = props;
  const shown = content(props);
  return (
    <Glass className={cx(s.inspector, className)} aria-label={t('inspector')} tabIndex={0}>
      {shown ?? <p className={s.hint}>{t('inspector-empty')}</p>}
      {shown && now.length > 0 && (
        <div className={s.now}>
          <Cap as="h3">{t('actions')}</Cap>
          <ul>
            {now.map(({ id, label, why }) => (
              <li key={id} className={cx(why === null ? s.yes : s.no)}>
                <b>{label}</b>
                <span>{why ?? t('possible')}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </Glass>
  );
}
