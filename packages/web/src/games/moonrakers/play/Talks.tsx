import { useDrag } from '../../../look/board/index.ts';
import { cx } from '../../../look/index.ts';
import type { Play } from '../../../play/play.ts';
import { faceOf, placeNamed } from '../board/content.ts';
import { SignIcon } from '../board/glyphs.tsx';
import { useMarks } from '../board/marks.ts';
import type { HintLevel, Item, MoonrakersView, SeenCaptain, Type } from '../board/seen.ts';
import { counted, Rq, Unit } from '../board/signs.tsx';
import { Arrow } from '../board/talks/Arrow.tsx';
import { Core, Lacks, RingLabel } from '../board/talks/Core.tsx';
import { Dock, type DockProps, Invite } from '../board/talks/Dock.tsx';
import { NOTHING, rowsOf, UNIT_OF } from '../board/talks/items.ts';
import { Level } from '../board/talks/Level.tsx';
import { Counter } from '../board/talks/Offers.tsx';
import { bringing, unitsIn } from './alliance.ts';
import { Dispatch } from './Dispatch.tsx';
import { leaderOf } from './doing.ts';
import { flownNow, Recap } from './Recap.tsx';
import s from './talks.module.css';
import type { Unit as Carried, Dealing } from './useDeal.ts';
import type { Turn } from './useTurn.ts';
import { textOf } from './words.ts';

export interface TalksProps {
  play: Play;
  view: MoonrakersView;
  turn: Turn;
  deal: Dealing;
  /** A column, for small screens. */
  narrow: boolean;
}

/** Who sits left and right of the ring, from the top down, counted clockwise from the viewer at the lower left. */
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

/** The table where alliances are made: captains round the contract's ring, shares in their places. */
export function Talks({ play, view, turn, deal, narrow }: TalksProps) {
  const mark = useMarks();
  const { talks } = view;
  const contract = talks?.contract ?? (turn.held?.at === 'row' ? turn.held.thing : null) ?? null;
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
  const brought = contract ? bringing(view, contract, parties, hints, mark) : null;
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
      note={talks ? (deal.changed ? 'not sent yet' : deal.current ? 'all shared out' : 'nothing offered yet') : null}
      parts={brought?.parts ?? []}
      small={narrow}
      label={({ need, units }) => {
        const short = units.filter(({ standing }) => standing === 'empty').length;
        return (
          <RingLabel of={need} n={units.length}>
            {short > 0 && <em>{short} short</em>}
          </RingLabel>
        );
      }}
    >
      {brought && brought.lacks.length > 0 && <Lacks lacks={brought.lacks} />}
    </Core>
  ) : (
    <Quiet play={play} view={view} />
  );

  return (
    <>
      <Dispatch play={play} view={view} turn={turn} />
      <section className={cx(s.table, narrow && s.column)} aria-label="Talks">
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

/** How a captain stands to the deal. */
function stateOf({ view, deal, seat }: Pick<CaptainProps, 'view' | 'deal' | 'seat'>): DockProps['state'] {
  if (seat === view.leader) return 'leads';
  if (deal.counters.some(({ by }) => by === seat)) return 'asks';
  if (!deal.shown.parties.includes(seat)) return deal.current?.declined.includes(seat) ? 'no' : 'out';
  if (deal.changed) return 'plain';
  if (deal.current?.accepted.includes(seat)) return 'yes';
  return deal.current?.declined.includes(seat) ? 'no' : 'plain';
}

const PILLS: Readonly<Record<DockProps['state'], string>> = {
  leads: 'Leader',
  asks: 'Counters',
  yes: 'Says yes',
  no: 'Says no',
  out: 'Not invited',
  plain: 'Thinking',
};

/** One captain's place, bound to the deal. */
function Captain({ play, view, deal, seat, edits, totals, drag, hasTalks, dense }: CaptainProps) {
  const { held, shown, current } = deal;
  const me = view.seat;
  const first = me ?? view.leader;
  const captain = view.captains[seat];
  if (!captain) return null;
  const inDeal = hasTalks && shown.parties.includes(seat);
  const leads = seat === leaderOf(view);
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
          ? inDeal && state === 'plain' && deal.changed
            ? 'To be asked'
            : mine && state === 'plain'
              ? 'You decide'
              : PILLS[state]
          : leads
            ? 'Leader'
            : 'At the table'
      }
      then={
        <>
          <Unit of="prestige" size={14} /> {captain.prestige}
          {share.prestige > 0 && inDeal && (
            <>
              <Arrow /> <b>{captain.prestige + share.prestige}</b> if it works
            </>
          )}
        </>
      }
      rows={
        inDeal
          ? rowsOf(totals).map((item) => ({
              item,
              n: share[item],
              wishes: deal.changed
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
            name={mine ? 'yourself' : name}
            hint={String(1 + ((seat - first + view.captains.length) % view.captains.length))}
            note={current ? 'Starts with an empty share and clears what was agreed.' : 'Starts with an empty share.'}
            onPress={() => deal.invite(seat)}
          />
        ) : (
          <p>
            {invited
              ? 'Not in this deal.'
              : captain.place
                ? `${placeNamed(captain.place)} is out of reach.`
                : 'Not in this deal.'}
          </p>
        )
      }
      onLeave={
        inDeal && edits && seat !== view.leader && view.seat === view.leader ? () => deal.leave(seat) : undefined
      }
      quote={said ? `${play.words.say({ id: `hint-${said[0]}-${said[1]}`, params: {} })}.` : null}
      hints={
        mine ? (
          <>
            <span className={s.mine}>{play.table.mySeats.includes(seat) ? 'Your hand' : 'Hand'}</span>
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

/** What a captain would bring along: the parts on the ship by name, the deck, what was done so far. */
function Ship({ captain }: { captain: SeenCaptain }) {
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
      {parts.length === 0 && <li className={s.none}>No parts yet</li>}
      <li className={s.facts}>
        {draw.count} in the deck, {discard.length} discarded
        {claimed.length > 0 && `, ${claimed.length} claimed`}
      </li>
      {completed.length > 0 && (
        <li className={s.facts}>
          Completed
          {completed.map((type) => (
            <SignIcon key={type} of={type} label={type} size={15} />
          ))}
        </li>
      )}
    </ul>
  );
}

/** What goes on while no contract is looked at. */
function Quiet({ play, view }: Pick<TalksProps, 'play' | 'view'>) {
  const leads = view.seat === view.leader;
  const [title, text] = play.table.result
    ? ['The game is over', 'Look round, or open the result again.']
    : view.phase === 'planning'
      ? [
          leads ? 'You lead this turn' : `${play.nameOf(view.leader)} leads this turn`,
          leads
            ? view.row.length === 0 && view.agreed.nomad
              ? 'Press a lit sector to travel there.'
              : 'Press a contract to look at it.'
            : 'A contract is being chosen.',
        ]
      : view.phase === 'event'
        ? [view.event ? faceOf(view.event).name : 'An event', view.event ? textOf(view.event) : 'It is being revealed.']
        : view.phase === 'claims'
          ? ['The turn ends', 'Objectives are claimed.']
          : ['Before the first turn', 'Everybody keeps two of three objectives.'];
  const flight = view.phase === 'claims' ? flownNow(play) : null;
  return (
    <div className={s.quiet}>
      <h2>{title}</h2>
      <p>{text}</p>
      {flight && <Recap play={play} flight={flight} />}
    </div>
  );
}
