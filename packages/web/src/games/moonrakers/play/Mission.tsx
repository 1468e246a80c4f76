import type { Play } from '../../../play/play.ts';
import { cx, LineIcon, SeatMark } from '../../../ui/index.ts';
import { Mini } from '../board/cards/Mini.tsx';
import { contractNamed } from '../board/content.ts';
import { useMarks } from '../board/marks.ts';
import { Ally } from '../board/mission/Ally.tsx';
import { Fan } from '../board/mission/Fan.tsx';
import { type Slot, Terminal } from '../board/mission/Terminal.tsx';
import type { RingPart } from '../board/Ring.tsx';
import { Rq } from '../board/signs.tsx';
import { Arrow } from '../board/talks/Arrow.tsx';
import { Core, RingLabel } from '../board/talks/Core.tsx';
import { ITEMS, NOTHING } from '../board/talks/items.ts';
import type { Laid, MissionView, MoonrakersView, Share, Type } from '../board/view-types.ts';
import { missionRing } from './alliance.ts';
import { textOf, whyNot } from './labels.ts';
import s from './mission.module.css';
import { heldPreview } from './preview.ts';
import { t } from './text.ts';
import { useJustRolled } from './useJustRolled.ts';
import type { Turn } from './useTurn.ts';

export interface MissionProps {
  play: Play;
  view: MoonrakersView;
  mission: MissionView;
  turn: Turn;
  narrow: boolean;
}

/** The sum of all shares. */
const totalsOf = ({ pilots }: MissionView): Share =>
  Object.fromEntries(
    ITEMS.map((item) => [item, pilots.reduce((sum, { share }) => sum + share[item], 0)]),
  ) as unknown as Share;

/** The viewer's hand as selectable cards. */
export function handCards({ play, view, turn }: Pick<MissionProps, 'play' | 'view' | 'turn'>) {
  const hand = view.seat === null ? [] : (view.captains[view.seat]?.hand ?? []);
  return hand.flatMap((card, i) => {
    if (card === null) return [];
    const at = `hand:${i}`;
    const uses = turn.about(card, at);
    const may = uses.some((option) => !option.why);
    const pressed = turn.held?.at === at;
    const [closed] = uses.filter((option) => option.why);
    return [
      {
        key: `${card} ${i}`,
        card,
        text: textOf(card, view),
        tip: closed && !may && pressed ? whyNot(play, closed) : null,
        flight: `hand:${card}:${hand.slice(0, i).filter((other) => other === card).length}`,
        pressed,
        off: turn.ask !== null && uses.length > 0 && !may,
        ...(may ? { hint: String(i + 1) } : {}),
        onPress: () => turn.take(pressed ? null : { target: card, at }),
      },
    ];
  });
}

const missing = ({ need, filled }: MissionView, type: Type) => Math.max(0, need[type] - filled[type]);

/** Requirements and their progress as a list, for small screens. */
function Needs({ mission, held }: { mission: MissionView; held: Partial<Record<Type, number>> }) {
  const types = (Object.keys(mission.need) as Type[]).filter((type) => mission.need[type] > 0);
  return (
    <ul className={s.needs}>
      {types.map((type) => {
        const { need, filled } = { need: mission.need[type], filled: mission.filled[type] };
        const more = held[type] ?? 0;
        return (
          <li key={type} className={cx(filled >= need && s.ok)}>
            <Rq of={type} n={need} />
            <span>{t('filled-of', { filled, need })}</span>
            {more > 0 ? (
              <>
                <Arrow size={13} />
                <b>{filled + more}</b>
              </>
            ) : filled >= need ? (
              <LineIcon name="check" size={15} />
            ) : (
              <em>{t('to-go', { count: need - filled })}</em>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** The scores of a head-to-head: one line below the ring; on small screens a list with names. */
function Scores({ play, mission, narrow }: Pick<MissionProps, 'play' | 'mission' | 'narrow'>) {
  const best = Math.max(...mission.pilots.map(({ score }) => score));
  return (
    <ol className={cx(s.scores, !narrow && s.line)} aria-label={t('scores')}>
      {[...mission.pilots]
        .sort((a, b) => b.score - a.score)
        .map(({ seat, score }) => (
          <li key={seat} className={cx(score === best && score > 0 && s.best)}>
            <SeatMark seat={seat} size={15} label={play.nameOf(seat)} />
            {narrow && <span>{play.nameOf(seat)}</span>}
            <b>{score}</b>
          </li>
        ))}
    </ol>
  );
}

/** A contract in progress: requirements, dice, and each captain's Actions and hand. */
export function Mission({ play, view, mission, turn, narrow }: MissionProps) {
  const mark = useMarks();
  const rolled = useJustRolled(mission);
  const me = view.seat;
  const will = heldPreview(turn);
  const held = will && me !== null ? { seat: me, units: will.units } : null;
  const own = mission.pilots.find(({ seat }) => seat === me) ?? null;
  const others = mission.pilots.filter(({ seat }) => seat !== me);
  const waited = new Set(play.table.waiting.filter((row) => !row.standing).map(({ seat }) => seat));
  const settled = mission.outcome === 'success' || mission.outcome === 'failure';
  const tone = mission.outcome === 'success' ? s.won : s.lost;
  const result = t(mission.outcome === 'success' ? 'success' : 'failure');
  const totals = mission.duel ? NOTHING : totalsOf(mission);
  const parts: RingPart[] = mission.duel ? duelParts(mission, mark) : missionRing(mission, held, mark);
  const captain = me === null ? null : view.captains[me];

  const slot = (part: Laid): Slot => {
    const uses = turn.about(part.card);
    const may = uses.some(({ why }) => !why);
    const works = will?.parts.find(({ card }) => card === part.card);
    return {
      part,
      text: textOf(part.card, view),
      note: works ? t(works.paid ? 'can-pay-with' : 'can-use-with') : null,
      ...(works ? { tone: 'live' as const } : may ? { tone: 'may' as const } : {}),
      ...(may ? { onUse: () => turn.take({ target: part.card, at: 'ship' }) } : {}),
    };
  };

  const core = (
    <Core
      contract={mission.contract}
      totals={totals}
      parts={parts}
      large={!mission.duel}
      // On small screens the result is shown below the ring, because its labels leave no room.
      note={
        settled &&
        !narrow && (
          <span className={tone} role="status">
            {result}
          </span>
        )
      }
      small={narrow}
      label={({ need }) => {
        const filled = mission.filled[need];
        const short = missing(mission, need);
        const more = held?.units[need] ?? 0;
        if (mission.duel) return null;
        return (
          <RingLabel of={need} n={filled} tone={more > 0 ? 'will' : short === 0 ? 'ok' : undefined}>
            <s>/{mission.need[need]}</s>
            {more > 0 ? (
              <>
                <Arrow size={13} />
                <strong>{filled + more}</strong>
              </>
            ) : short === 0 ? (
              <LineIcon name="check" size={16} />
            ) : (
              <em>{t('to-go', { count: short })}</em>
            )}
          </RingLabel>
        );
      }}
    >
      {mission.duel ? (
        <Scores play={play} mission={mission} narrow={narrow} />
      ) : (
        narrow && <Needs mission={mission} held={held?.units ?? {}} />
      )}
    </Core>
  );

  const half = Math.ceil(others.length / 2);
  const ally = (seat: number) => {
    const at = others.findIndex((one) => one.seat === seat);
    const pilot = mission.pilots.find((one) => one.seat === seat);
    return (
      pilot && (
        <Ally
          key={seat}
          pilot={pilot}
          name={play.nameOf(seat)}
          hand={view.captains[seat]?.hand.length ?? 0}
          on={waited.has(seat)}
          leads={seat === view.leader}
          duel={mission.duel}
          tumbling={rolled.has(seat)}
          shared={!mission.duel}
          dense={!narrow && (at < half ? half : others.length - half) > 1}
        />
      )
    );
  };

  const terminal = own && me !== null && (
    <Terminal
      seat={me}
      name={play.nameOf(me)}
      leads={me === view.leader}
      pilot={own}
      then={will?.exposed ?? null}
      left={will?.actions ?? null}
      slots={captain?.parts.map(slot) ?? []}
      crew={captain?.play.filter(({ io }) => io > 0).map(slot) ?? []}
      tumbling={rolled.has(me)}
      duel={mission.duel}
    />
  );

  if (narrow) {
    return (
      <div className={s.column}>
        {core}
        {settled && (
          <p className={cx(s.outcome, tone)} role="status">
            {t('contract-result', { contract: contractNamed(mission.contract).name, result })}
          </p>
        )}
        {terminal}
        {others.map(({ seat }) => ally(seat))}
      </div>
    );
  }
  return (
    <div className={cx(s.fight, !own && s.watch)}>
      <div className={s.side}>{others.slice(0, half).map(({ seat }) => ally(seat))}</div>
      <div className={s.middle}>{core}</div>
      <div className={s.side}>{others.slice(half).map(({ seat }) => ally(seat))}</div>
      {terminal && <div className={s.mine}>{terminal}</div>}
      {own && captain && (
        <div className={s.hand}>
          <Fan
            title={
              play.table.mySeats.includes(captain.seat)
                ? t('your-hand')
                : t('hand-of', { name: play.nameOf(captain.seat) })
            }
            cards={handCards({ play, view, turn })}
            draw={captain.draw.count}
            discard={captain.discard}
          />
        </div>
      )}
    </div>
  );
}

/** In a head-to-head the ring shows every unit scored. */
function duelParts({ contract, pilots }: MissionView, mark: (seat: number) => number): RingPart[] {
  const card = contractNamed(contract);
  if (card.kind !== 'head-to-head') return [];
  return card.counts.map((need) => {
    const units = pilots.flatMap(({ seat, units: own }) =>
      Array.from({ length: own[need] }, () => ({ standing: 'done' as const, seat: mark(seat) })),
    );
    return { need, units: units.length > 0 ? units : [{ standing: 'empty' as const }] };
  });
}

/** The viewer's hand as small cards, for a sheet or a side panel. */
export function HandRow({
  play,
  view,
  turn,
  wide = false,
}: Pick<MissionProps, 'play' | 'view' | 'turn'> & { wide?: boolean }) {
  return (
    <div className={cx(s.minis, wide && s.wide)}>
      {handCards({ play, view, turn }).map(({ key, card, flight, pressed, off, onPress }) => (
        <Mini key={key} card={card} flight={flight} pressed={pressed} off={off} onPress={onPress} />
      ))}
    </div>
  );
}
