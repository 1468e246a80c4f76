import type { Play } from '../../../play/game-ui.ts';
import { cx } from '../../../ui/index.ts';
import { ContractCard } from '../board/cards/ContractCard.tsx';
import { cardNamed, faceOf, placeNamed } from '../board/content.ts';
import { fill } from '../board/fill.tsx';
import { Navigation } from '../board/panels/Navigation.tsx';
import { Head } from '../board/panels/Panel.tsx';
import { ContractTile } from '../board/plan/ContractTile.tsx';
import type { MoonrakersView, PlaceId } from '../board/view-types.ts';
import { contractCards, travelTargets } from './contract-cards.ts';
import { contractTiles } from './contract-tiles.ts';
import s from './dispatch.module.css';
import { t } from './text.ts';
import type { Plan } from './usePlan.ts';
import { isPlanAsked, type Turn } from './useTurn.ts';

export interface DispatchProps {
  play: Play;
  view: MoonrakersView;
  turn: Turn;
}

/** The sector and the navigation board with Nomad. */
const whereOf = ({ captains, leader }: MoonrakersView): PlaceId | null => captains[leader]?.place ?? null;

/** The open contracts while planning, four by two; with Nomad next to the navigation board. */
export function Dispatch({ play, view, turn, plan }: DispatchProps & { plan: Plan }) {
  const here = whereOf(view);
  return (
    <section className={s.dispatch} aria-label={t('dispatch')}>
      <Head aside={view.event || view.policy ? <Laws event={view.event} policy={view.policy} /> : <Legend />}>
        {here ? placeNamed(here) : t('dispatch')}
        <i className={s.note}>{t('n-contracts', { count: plan.outlooks.length || view.row.length })}</i>
      </Head>
      <div className={cx(s.tiles, here && s.sector)}>
        {here && <SectorMap play={play} view={view} turn={turn} />}
        {contractTiles(play, view, turn, plan.outlooks).map((tile) => (
          <ContractTile key={tile.id} {...tile} />
        ))}
        {here && isPlanAsked(turn.ask) && view.row.length === 0 && <p className={s.empty}>{t('travel-hint')}</p>}
      </div>
    </section>
  );
}

/** The open contracts in one row, during talks and between turns. */
export function DispatchRow({ play, view, turn }: DispatchProps) {
  const here = whereOf(view);
  return (
    <section className={s.dispatch} aria-label={t('dispatch')}>
      <Head aside={view.event || view.policy ? <Laws event={view.event} policy={view.policy} /> : null}>
        {here ? placeNamed(here) : t('dispatch')}
        <i className={s.note}>{view.plan.talked.length > 0 && t('talks-count', { count: view.plan.talked.length })}</i>
      </Head>
      <div className={cx(s.row, here && s.nomad)} data-talks={view.talks ? '' : undefined}>
        {here && <SectorMap play={play} view={view} turn={turn} />}
        {contractCards(play, view, turn).map((card) => (
          <ContractCard key={card.id} {...card} />
        ))}
      </div>
    </section>
  );
}

/** The navigation board of Nomad. */
export function SectorMap({ play, view, turn }: DispatchProps) {
  return (
    <Navigation
      captains={view.captains}
      unlocked={view.unlocked}
      open={travelTargets(turn)}
      here={whereOf(view)}
      held={(turn.held?.at === 'place' ? turn.held.target : null) as PlaceId | null}
      nameOf={play.nameOf}
      onPlace={(place) => turn.take({ target: place, at: 'place' })}
    />
  );
}

/** Solid and faint segments of the small rings. */
const Legend = () => (
  <span className={s.legend}>
    <u /> {t('key-held')} <u /> {t('key-missing')}
  </span>
);

/** The event or vote of this turn, and the active policy. */
export function Laws({ event, policy }: Pick<MoonrakersView, 'event' | 'policy'>) {
  const isVote = event !== null && cardNamed(event)?.kind === 'policy';
  return (
    <>
      {event && <Law id={event} text={t(isVote ? 'vote-now' : 'event-now')} />}
      {policy && <Law id={policy} text={t('policy-now')} />}
    </>
  );
}

function Law({ id, text }: { id: string; text: string }) {
  return (
    <span className={s.fact} data-about={id}>
      {fill(text, { name: <b>{faceOf(id).name}</b> })}
    </span>
  );
}
