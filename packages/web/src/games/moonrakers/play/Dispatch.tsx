import type { Play } from '../../../play/play.ts';
import { cx } from '../../../ui/index.ts';
import { ContractCard } from '../board/cards/ContractCard.tsx';
import { cardNamed, faceOf, placeNamed } from '../board/content.ts';
import { fill } from '../board/fill.tsx';
import { Navigation } from '../board/panels/Navigation.tsx';
import { Head } from '../board/panels/Panel.tsx';
import type { MoonrakersView, PlaceId } from '../board/view-types.ts';
import { contractCards, travelTargets } from './contract-cards.ts';
import s from './talks.module.css';
import { t } from './text.ts';
import type { Turn } from './useTurn.ts';

/** The open contracts: the Dispatch row or, with Nomad, the navigation board and the contracts of a sector. */
export function Dispatch({ play, view, turn }: { play: Play; view: MoonrakersView; turn: Turn }) {
  const here = view.captains[view.leader]?.place ?? null;
  return (
    <section className={s.dispatch} aria-label={t('dispatch')}>
      <Head aside={view.event || view.policy ? <Laws event={view.event} policy={view.policy} /> : null}>
        {here ? placeNamed(here) : t('dispatch')}
        <i className={s.note}>{view.plan.talked.length > 0 && t('talks-count', { count: view.plan.talked.length })}</i>
      </Head>
      <div className={cx(s.row, here && s.nomad)} data-talks={view.talks ? '' : undefined}>
        {here && (
          <Navigation
            captains={view.captains}
            unlocked={view.unlocked}
            open={travelTargets(turn)}
            here={here}
            held={(turn.held?.at === 'place' ? turn.held.target : null) as PlaceId | null}
            nameOf={play.nameOf}
            onPlace={(place) => turn.take({ target: place, at: 'place' })}
          />
        )}
        {contractCards(play, view, turn).map((card) => (
          <ContractCard key={card.id} {...card} />
        ))}
      </div>
    </section>
  );
}

/** The event or vote of this turn, and the active policy. */
function Laws({ event, policy }: Pick<MoonrakersView, 'event' | 'policy'>) {
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
