import type { Play } from '../../../play/play.ts';
import { cx } from '../../../ui/index.ts';
import { ContractCard } from '../board/cards/ContractCard.tsx';
import { contractNamed, faceOf, placeNamed } from '../board/content.ts';
import { fill } from '../board/fill.tsx';
import { markOf } from '../board/marks.ts';
import { Navigation } from '../board/panels/Navigation.tsx';
import { Head } from '../board/panels/Panel.tsx';
import type { ContractView, MoonrakersView, PlaceId } from '../board/view-types.ts';
import { replacements } from './replacing.ts';
import s from './talks.module.css';
import { t } from './text.ts';
import { optionsOf, type Turn, targetsIn } from './useTurn.ts';

/** The open contracts: the Dispatch row or, with Nomad, the navigation board and the contracts of a sector. */
export function Dispatch({ play, view, turn }: { play: Play; view: MoonrakersView; turn: Turn }) {
  const open = view.talks?.contract ?? view.mission?.contract ?? null;
  const cards: ContractView[] = [...view.row, ...(view.anomaly ? [view.anomaly] : [])];
  const places = new Set(
    optionsOf(turn.ask)
      .filter(({ id, why }) => !why && id.startsWith('travel:'))
      .flatMap(({ id }) => id.split(':'))
      .filter((part): part is PlaceId => placeNamed(part) !== null),
  );
  const here = view.captains[view.leader]?.place ?? null;
  const swaps = replacements(play);
  return (
    <section className={s.dispatch} aria-label={t('dispatch')}>
      <Head
        aside={
          view.event || view.policy ? (
            <>
              {view.event && (
                <span className={s.fact} data-about={view.event}>
                  {fill(t('event-now'), { name: <b>{faceOf(view.event).name}</b> })}
                </span>
              )}
              {view.policy && (
                <span className={s.fact} data-about={view.policy}>
                  {fill(t('policy-now'), { name: <b>{faceOf(view.policy).name}</b> })}
                </span>
              )}
            </>
          ) : null
        }
      >
        {here ? placeNamed(here) : t('dispatch')}
        <i className={s.note}>{view.plan.talked.length > 0 && t('talks-count', { count: view.plan.talked.length })}</i>
      </Head>
      <div className={cx(s.row, here && s.nomad)} data-talks={view.talks ? '' : undefined}>
        {here && (
          <Navigation
            captains={view.captains}
            unlocked={view.unlocked}
            open={places}
            here={here}
            held={(turn.held?.at === 'place' ? turn.held.target : null) as PlaceId | null}
            nameOf={play.nameOf}
            onPlace={(place) => turn.take({ target: place, at: 'place' })}
          />
        )}
        {cards.map(({ contract, totals, talked }, i) => {
          const may = turn.about(contract).some(({ why }) => !why);
          const card = contractNamed(contract);
          const colour = card.kind === 'ordinary' ? card.reputation : undefined;
          return (
            <ContractCard
              key={contract}
              id={contract}
              totals={card.kind === 'ordinary' ? totals : undefined}
              mark={colour ? markOf(colour) : undefined}
              standing={
                contract === open || (!view.talks && turn.held?.target === contract)
                  ? 'open'
                  : talked
                    ? 'spent'
                    : view.anomaly?.contract === contract && !may
                      ? 'shut'
                      : may || turn.held?.target === contract
                        ? 'may'
                        : undefined
              }
              flag={talked && contract !== open ? t('no-deal') : undefined}
              pressed={turn.held?.target === contract}
              {...(may && !turn.held && i < 9 ? { hint: String(i + 1) } : {})}
              onPress={
                view.talks && !swaps.some((option) => targetsIn(option).includes(contract))
                  ? undefined
                  : () => turn.take(turn.held?.target === contract ? null : { target: contract, at: 'row' })
              }
            />
          );
        })}
      </div>
    </section>
  );
}
