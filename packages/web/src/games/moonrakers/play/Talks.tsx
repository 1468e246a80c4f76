import type { Play } from '../../../play/game-ui.ts';
import { useDrag } from '../../../ui/board/index.ts';
import { cx } from '../../../ui/index.ts';
import { useMarks } from '../board/marks.ts';
import type { RingPart } from '../board/Ring.tsx';
import { counted, Unit } from '../board/signs.tsx';
import { Core, Requirements, RingLabel } from '../board/talks/Core.tsx';
import { NOTHING, UNIT_OF } from '../board/talks/items.ts';
import { Counter } from '../board/talks/Offers.tsx';
import type { MoonrakersView, Share } from '../board/view-types.ts';
import { contributions } from './alliance.ts';
import { CaptainDock } from './CaptainDock.tsx';
import { captainsFrom } from './captains.ts';
import { DispatchRow } from './Dispatch.tsx';
import type { Unit as Carried } from './deal.ts';
import type { Dealing } from './dealing.ts';
import { sidesOf } from './dock.ts';
import { contractsOf } from './open-contracts.ts';
import { Quiet } from './Quiet.tsx';
import s from './talks.module.css';
import { t } from './text.ts';
import type { Turn } from './useTurn.ts';

export interface TalksProps {
  play: Play;
  view: MoonrakersView;
  turn: Turn;
  deal: Dealing;
  /** Whether to use a single column, for small screens. */
  narrow: boolean;
}

/** The contract of the talks, or the selected one, with its rewards and dice. */
function subjectOf(view: MoonrakersView, { held }: Turn): { contract: string; totals: Share } | null {
  const contract = view.talks?.contract ?? (held?.at === 'row' ? held.target : null);
  if (contract === null) return null;
  const open = contractsOf(view).find((one) => one.contract === contract);
  return { contract, totals: view.talks?.totals ?? open?.totals ?? NOTHING };
}

/** The negotiation table: captains and their shares around the contract's ring. */
export function Talks({ play, view, turn, deal, narrow }: TalksProps) {
  const subject = subjectOf(view, turn);
  const captains = captainsFrom(view.captains, view.seat ?? view.leader);
  const parties = view.talks ? deal.shown.parties : [view.leader];
  const drag = useUnitDrag(deal);
  const dock = (seat: number) => {
    const captain = view.captains[seat];
    return (
      captain && (
        <CaptainDock
          key={seat}
          {...{ play, view, deal, captain }}
          totals={subject?.totals ?? NOTHING}
          dense={!narrow && captains.length > 4}
          onLift={drag.lift}
        />
      )
    );
  };
  const seats = captains.map(({ seat }) => seat);
  const [left, right] = sidesOf(seats);
  const core = subject ? (
    <TalksCore {...subject} view={view} deal={deal} parties={parties} small={narrow} />
  ) : (
    <Quiet play={play} view={view} />
  );
  // On small screens the shares come first.
  const dispatch = <DispatchRow play={play} view={view} turn={turn} />;
  const table = (
    <>
      {!narrow && dispatch}
      {narrow ? (
        <section className={cx(s.table, s.column)} aria-label={t('talks')}>
          {core}
          {[...seats].sort((a, b) => Number(parties.includes(b)) - Number(parties.includes(a))).map(dock)}
        </section>
      ) : (
        <section className={s.table} aria-label={t('talks')}>
          <div className={s.side}>{left.map(dock)}</div>
          {core}
          <div className={s.side}>{right.map(dock)}</div>
        </section>
      )}
      <CounterOffer play={play} view={view} deal={deal} />
      {narrow && dispatch}
    </>
  );
  return (
    <>
      {narrow ? table : <div className={s.talks}>{table}</div>}
      {drag.layer}
    </>
  );
}

/** Drags units from one captain to another. */
const useUnitDrag = (deal: Dealing) =>
  useDrag<Carried>({
    picture: ({ item }) => (
      <span className={s.carry} data-game="moonrakers">
        <Unit of={UNIT_OF[item]} size={38} />
        <b>{counted(1, UNIT_OF[item])}</b>
      </span>
    ),
    onStart: (unit) => deal.hold(unit),
    onDrop: (unit, cell) => {
      if (cell?.startsWith('seat:')) deal.give(unit, Number(cell.slice(5)));
      else deal.hold(null);
    },
  });

interface TalksCoreProps extends Pick<TalksProps, 'view' | 'deal'> {
  contract: string;
  totals: Share;
  parties: readonly number[];
  small: boolean;
}

/** The contract's ring, with what its parties can bring. */
function TalksCore({ contract, totals, view, deal, parties, small }: TalksCoreProps) {
  const mark = useMarks();
  const { parts, requirements } = contributions(view, contract, parties, view.talks?.hints ?? [], mark);
  const note = deal.changed ? 'not-sent' : deal.current ? 'all-shared' : 'no-offer-yet';
  return (
    <Core
      contract={contract}
      totals={totals}
      note={view.talks ? t(note) : null}
      parts={parts}
      small={small}
      label={(part) => <MissingLabel {...part} />}
    >
      {requirements.length > 0 && <Requirements requirements={requirements} />}
    </Core>
  );
}

function MissingLabel({ need, units }: RingPart) {
  const missing = units.filter(({ standing }) => standing === 'empty').length;
  return (
    <RingLabel of={need} n={units.length}>
      {missing > 0 && <em>{t('n-short', { count: missing })}</em>}
    </RingLabel>
  );
}

/** The latest counter-offer. */
function CounterOffer({ play, view, deal }: Pick<TalksProps, 'play' | 'view' | 'deal'>) {
  const offer = deal.counters.at(-1);
  const { take } = deal;
  if (!view.talks || !offer) return null;
  return (
    <Counter
      key={offer.version}
      offer={offer}
      against={deal.laid}
      me={view.seat}
      nameOf={play.nameOf}
      onTake={take ? () => take(offer) : undefined}
      onChange={take ? () => deal.adopt(offer) : undefined}
    />
  );
}
