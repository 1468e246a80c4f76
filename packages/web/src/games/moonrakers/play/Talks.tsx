import type { Play } from '../../../play/play.ts';
import { seatState } from '../../../play/seat-state.ts';
import { useDrag } from '../../../ui/board/index.ts';
import { cx } from '../../../ui/index.ts';
import { faceOf, placeNamed } from '../board/content.ts';
import { fill } from '../board/fill.tsx';
import { SignIcon } from '../board/glyphs.tsx';
import { kindName } from '../board/hues.ts';
import { useMarks } from '../board/marks.ts';
import { counted, Rq, Unit } from '../board/signs.tsx';
import { Arrow } from '../board/talks/Arrow.tsx';
import { Core, Requirements, RingLabel } from '../board/talks/Core.tsx';
import { Dock, type DockProps, Invite } from '../board/talks/Dock.tsx';
import { NOTHING, rowsOf, UNIT_OF } from '../board/talks/items.ts';
import { Level } from '../board/talks/Level.tsx';
import { Counter } from '../board/talks/Offers.tsx';
import type { CaptainView, HintLevel, Item, MoonrakersView, Type } from '../board/view-types.ts';
import { leaderOf } from './activity.ts';
import { contributions, unitsIn } from './alliance.ts';
import { Dispatch } from './Dispatch.tsx';
import { textOf } from './labels.ts';
import { Recap, settledAttempt } from './Recap.tsx';
import s from './talks.module.css';
import { t } from './text.ts';
import type { Unit as Carried, Dealing } from './useDeal.ts';
import type { Turn } from './useTurn.ts';

export interface TalksProps {
  play: Play;
  view: MoonrakersView;
  turn: Turn;
  deal: Dealing;
  /** Whether to use a single column, for small screens. */
  narrow: boolean;
}

/**
 * The captains to the left and right of the ring, from top to bottom, as offsets clockwise from the viewer, who is at
 * the lower left.
 */
const SIDES: readonly (readonly [left: readonly number[], right: readonly number[]])[] = [
  [[], []],
  [[0], []],
  [[0], [1]],
  [[1, 0], [2]],
  [
    [1, 0],
    [2, 3],
  ],
  [
    [2, 1, 0],
    [3, 4],
  ],
];

/** The negotiation table: captains and their shares around the contract's ring. */
export function Talks({ play, view, turn, deal, narrow }: TalksProps) {
  const mark = useMarks();
  const { talks } = view;
  const contract = talks?.contract ?? (turn.held?.at === 'row' ? turn.held.target : null) ?? null;
  const seen = contract
    ? ([...view.row, ...(view.anomaly ? [view.anomaly] : [])].find((one) => one.contract === contract) ?? null)
    : null;
  const totals = talks?.totals ?? seen?.totals ?? NOTHING;
  const me = view.seat;
  const first = me ?? view.leader;
  const seats = view.captains.map((_captain, i) => (first + i) % view.captains.length);
  const [left, right] = SIDES[seats.length] ?? SIDES[0] ?? [[], []];
  const parties = talks ? deal.shown.parties : [view.leader];
  const hints = talks?.hints ?? [];
  const brought = contract ? contributions(view, contract, parties, hints, mark) : null;
  const edits = deal.may('propose') || deal.may('counter');

  const drag = useDrag<Carried>({
    picture: ({ item }) => (
      <span className={s.carry} data-game="moonrakers">
        <Unit of={UNIT_OF[item]} size={38} />
        <b>{counted(1, UNIT_OF[item])}</b>
      </span>
    ),
    onStart: (unit) => deal.hold(unit),
    onDrop: (unit, cell) => {
      const to = cell?.startsWith('seat:') ? Number(cell.slice(5)) : null;
      if (to === null) deal.hold(null);
      else deal.give(unit, to);
    },
  });

  const dock = (seat: number) => (
    <Captain
      key={seat}
      {...{ play, view, deal, seat, edits, totals, drag }}
      hasTalks={talks !== null}
      dense={!narrow && seats.length > 4}
    />
  );
  const side = (places: readonly number[]) => <div className={s.side}>{places.map((at) => dock(seats[at] ?? 0))}</div>;

  const core = contract ? (
    <Core
      contract={contract}
      totals={totals}
      note={talks ? t(deal.changed ? 'not-sent' : deal.current ? 'all-shared' : 'no-offer-yet') : null}
      parts={brought?.parts ?? []}
      small={narrow}
      label={({ need, units }) => {
        const short = units.filter(({ standing }) => standing === 'empty').length;
        return (
          <RingLabel of={need} n={units.length}>
            {short > 0 && <em>{t('n-short', { count: short })}</em>}
          </RingLabel>
        );
      }}
    >
      {brought && brought.requirements.length > 0 && <Requirements requirements={brought.requirements} />}
    </Core>
  ) : (
    <Quiet play={play} view={view} />
  );

  return (
    <>
      <Dispatch play={play} view={view} turn={turn} />
      <section className={cx(s.table, narrow && s.column)} aria-label={t('talks')}>
        {narrow ? (
          <>
            {core}
            {[...seats].sort((a, b) => Number(parties.includes(b)) - Number(parties.includes(a))).map(dock)}
          </>
        ) : (
          <>
            {side(left)}
            {core}
            {side(right)}
          </>
        )}
      </section>
      {talks !== null &&
        deal.counters
          .slice(-1)
          .map((offer) => (
            <Counter
              key={offer.version}
              offer={offer}
              against={deal.laid}
              me={me}
              nameOf={play.nameOf}
              onTake={deal.take ? () => deal.take?.(offer) : undefined}
              onChange={deal.take ? () => deal.adopt(offer) : undefined}
            />
          ))}
      {drag.layer}
    </>
  );
}

interface CaptainProps extends Pick<TalksProps, 'play' | 'view' | 'deal'> {
  seat: number;
  edits: boolean;
  totals: MoonrakersView['row'][number]['totals'];
  drag: ReturnType<typeof useDrag<Carried>>;
  hasTalks: boolean;
  dense: boolean;
}

/** A captain's answer to the current offer. */
function stateOf({ view, deal, seat }: Pick<CaptainProps, 'view' | 'deal' | 'seat'>): DockProps['state'] {
  if (seat === view.leader) return 'leads';
  if (deal.counters.some(({ by }) => by === seat)) return 'asks';
  if (!deal.shown.parties.includes(seat)) return deal.current?.declined.includes(seat) ? 'no' : 'out';
  if (deal.changed) return 'plain';
  if (deal.current?.accepted.includes(seat)) return 'yes';
  return deal.current?.declined.includes(seat) ? 'no' : 'plain';
}

/** A captain's status in talks as a label. `gone` is the reason if the captain is absent. */
function pillOf(
  state: DockProps['state'],
  { mine, draft, gone }: { mine: boolean; draft: boolean; gone: string | undefined },
): string {
  if (state === 'plain' && draft) return t('pill-draft');
  if (state === 'plain' && mine) return t('pill-you');
  return state === 'out' && gone ? gone : t(`pill-${state}`);
}

/** One captain's dock, bound to the deal. */
function Captain({ play, view, deal, seat, edits, totals, drag, hasTalks, dense }: CaptainProps) {
  const { held, shown, current } = deal;
  const me = view.seat;
  const first = me ?? view.leader;
  const captain = view.captains[seat];
  if (!captain) return null;
  const inDeal = hasTalks && shown.parties.includes(seat);
  const leads = seat === leaderOf(view);
  const gone = seatState(play.table, seat)?.words;
  const state = hasTalks ? stateOf({ view, deal, seat }) : leads ? 'leads' : 'out';
  const share = shown.shares[seat] ?? NOTHING;
  const hints = Object.entries(view.talks?.hints[seat] ?? {}) as [Type, HintLevel][];
  const name = play.nameOf(seat);
  const mine = seat === me;
  const invited = view.talks?.invited.includes(seat) ?? false;
  const [said] = hints.slice(-1);
  const own = mine ? (Object.entries(unitsIn(captain.hand)) as [Type, number][]) : [];
  return (
    <Dock
      seat={seat}
      name={name}
      dense={dense}
      mine={mine}
      state={state}
      pill={
        hasTalks
          ? pillOf(state, { mine, draft: inDeal && deal.changed, gone })
          : (gone ?? t(leads ? 'pill-leads' : 'pill-waiting'))
      }
      then={
        <>
          <Unit of="prestige" size={14} /> {captain.prestige}
          {share.prestige > 0 && inDeal && (
            <>
              <Arrow /> {fill(t('on-success'), { prestige: <b>{captain.prestige + share.prestige}</b> })}
            </>
          )}
        </>
      }
      rows={
        inDeal
          ? rowsOf(totals).map((item) => ({
              item,
              n: share[item],
              counterValues: deal.changed
                ? []
                : deal.counters.flatMap((offer) => {
                    const n = (offer.shares[seat] ?? NOTHING)[item];
                    return n === share[item] ? [] : [{ by: offer.by, n }];
                  }),
              lifted: held?.from === seat && held.item === item,
              landing: held !== null && held.from !== seat && held.item === item,
              changed: deal.changed && current !== null && (current.shares[seat] ?? NOTHING)[item] !== share[item],
            }))
          : null
      }
      open={held !== null && held.from !== seat}
      onRow={
        edits
          ? (item: Item) => {
              if (held && held.from !== seat) return deal.give(held, seat);
              deal.hold(held ? null : { item, from: seat });
            }
          : undefined
      }
      onLift={edits ? (item, event) => drag.lift({ item, from: seat }, event) : undefined}
      outside={
        !hasTalks ? (
          <Ship captain={captain} />
        ) : deal.invitable(seat) ? (
          <Invite
            name={mine ? t('yourself') : name}
            hint={String(1 + ((seat - first + view.captains.length) % view.captains.length))}
            note={t('invite-note', { offered: current ? 'yes' : 'no' })}
            onPress={() => deal.invite(seat)}
          />
        ) : (
          <p>
            {!invited && captain.place
              ? t('out-of-reach', { place: placeNamed(captain.place) ?? captain.place })
              : t('not-in-deal')}
          </p>
        )
      }
      onLeave={
        inDeal && edits && seat !== view.leader && view.seat === view.leader ? () => deal.leave(seat) : undefined
      }
      quote={said ? t('quote', { words: play.words.say({ id: `hint-${said[0]}-${said[1]}`, params: {} }) }) : null}
      hints={
        mine ? (
          <>
            <span className={s.mine}>{t(play.table.mySeats.includes(seat) ? 'your-hand' : 'hand')}</span>
            {own.map(([type, n]) => (
              <Rq key={type} of={type} n={n} />
            ))}
          </>
        ) : (
          hints.map(([type, level]) => <Level key={type} of={type} level={level} />)
        )
      }
    />
  );
}

/** A captain's ship parts, deck and completed contracts. */
function Ship({ captain }: { captain: CaptainView }) {
  const { parts, draw, discard, completed, claimed } = captain;
  return (
    <ul className={s.parts}>
      {parts.map(({ card }) => {
        const { name, hue } = faceOf(card);
        return (
          <li key={card} data-hue={hue} data-about={card}>
            <i>
              <SignIcon of={card} />
            </i>
            {name}
          </li>
        );
      })}
      {parts.length === 0 && <li className={s.none}>{t('no-parts')}</li>}
      <li className={s.facts}>
        {t('deck-facts', { deck: draw.count, discarded: discard.length, claimed: claimed.length })}
      </li>
      {completed.length > 0 && (
        <li className={s.facts}>
          {t('completed')}
          {completed.map((type) => (
            <SignIcon key={type} of={type} label={kindName(type)} size={15} />
          ))}
        </li>
      )}
    </ul>
  );
}

/** The state of the game as a title and a sentence, while no contract is open. */
function summaryOf({ play, view }: Pick<TalksProps, 'play' | 'view'>): [title: string, text: string] {
  if (play.table.result) return [t('over-title'), t('over-text')];
  switch (view.phase) {
    case 'planning':
      if (view.seat !== view.leader) {
        return [t('leads-turn', { name: play.nameOf(view.leader) }), t('choosing-text')];
      }
      return [t('you-lead'), t(view.row.length === 0 && view.agreed.nomad ? 'travel-text' : 'contract-text')];
    case 'event':
      return view.event ? [faceOf(view.event).name, textOf(view.event, view)] : [t('event-title'), t('event-text')];
    case 'claims':
      return [t('claims-title'), t('claims-text')];
    default:
      return [t('setup-title'), t('setup-text')];
  }
}

/** The middle of the table while no contract is open. */
function Quiet({ play, view }: Pick<TalksProps, 'play' | 'view'>) {
  const [title, text] = summaryOf({ play, view });
  const attempt = view.phase === 'claims' ? settledAttempt(play) : null;
  return (
    <div className={s.quiet}>
      <h2>{title}</h2>
      <p>{text}</p>
      {attempt && <Recap play={play} attempt={attempt} />}
    </div>
  );
}
