import { cx, Glass, SeatMark } from '../../../../look/index.ts';
import { Art } from '../art/Art.tsx';
import { Mini } from '../cards/Mini.tsx';
import { faceOf } from '../content.ts';
import { inColour, useMarks } from '../marks.ts';
import { Head } from '../panels/Panel.tsx';
import type { Laid, SeenPilot } from '../seen.ts';
import { Bolts, Unit } from '../signs.tsx';
import { Arrow } from '../talks/Arrow.tsx';
import { Dice } from './Ally.tsx';
import s from './terminal.module.css';

export interface Slot {
  part: Laid;
  /** What it does. */
  text: string;
  /** What it has to do with what is held. */
  note?: string | null;
  /** It may be used, or works with what is held. */
  tone?: 'may' | 'live' | undefined;
  onUse?: (() => void) | undefined;
}

export interface TerminalProps {
  seat: number;
  name: string;
  leads: boolean;
  pilot: SeenPilot;
  /** Icons that would stay open after what is held is played. */
  then: number | null;
  /** Actions that would be left. */
  left: number | null;
  slots: readonly Slot[];
  /** Crew in play with something to spend. */
  crew: readonly Slot[];
  tumbling: boolean;
  duel: boolean;
}

const SLOTS = 4;

/** A part in its slot: what it does, and whether it can be used. */
export function PartSlot({ slot }: { slot: Slot | null }) {
  if (!slot) {
    return (
      <span className={cx(s.part, s.none)}>
        <b>Free slot</b>
      </span>
    );
  }
  const { part, text, note, tone, onUse } = slot;
  const { name, hue, motif, glyph } = faceOf(part.card);
  const inside = (
    <>
      <i>
        <Art id={part.card} as={glyph} hue={hue} motif={motif} width={60} height={60} glyph={40} />
        {part.io > 0 && (
          <em>
            <Unit of="io" />
            {part.io}
          </em>
        )}
      </i>
      <span className={s.words}>
        <b>{name}</b>
        <span data-short={note ? '' : undefined}>{text}</span>
        {note && <em>{note}</em>}
      </span>
    </>
  );
  const common = {
    className: cx(s.part, tone && s[tone]),
    'data-hue': hue,
    'data-about': part.card,
    'data-spot': `card:${part.card}`,
  };
  return onUse ? (
    <button type="button" {...common} aria-label={`Use ${name}: ${text}`} onClick={onUse}>
      {inside}
    </button>
  ) : (
    <span {...common}>{inside}</span>
  );
}

/** The own command terminal in a contract: actions, dice, the ship's four slots, what was played. */
export function Terminal({ seat, name, leads, pilot, then, left, slots, crew, tumbling, duel }: TerminalProps) {
  const { actions, dice, blocks, exposed, plays, score } = pilot;
  const mark = useMarks();
  const icons = dice.reduce((sum, n) => sum + n, 0);
  return (
    <Glass
      className={cx(s.terminal, duel && s.duel)}
      style={inColour(mark(seat))}
      aria-label="Your command terminal"
      data-spot={`pilot:${seat}`}
    >
      <div className={s.me}>
        <header>
          <SeatMark seat={seat} size={22} />
          <div>
            <h3>
              {name} <em>you</em>
            </h3>
            <p>{duel ? `${score} scored` : leads ? 'leads the mission' : 'ally'}</p>
          </div>
        </header>
        <div className={s.actions} data-about="action">
          <b>{actions}</b>
          <Bolts n={left === null ? actions : Math.min(actions, 1)} />
          {left === null ? (
            <small>{actions === 1 ? 'action' : 'actions'}</small>
          ) : (
            <>
              <Arrow size={13} />
              <b className={s.will}>{left}</b>
            </>
          )}
        </div>
      </div>
      {!duel && (
        <div className={cx(s.dice, dice.length === 0 && s.clear)} data-about="die">
          {dice.length === 0 ? (
            <p>No dice on you</p>
          ) : (
            <>
              <div>
                <Dice dice={dice} blocks={blocks} size={dice.length > 2 ? 36 : 50} tumbling={tumbling} />
              </div>
              <p>
                {then === null || then === exposed ? (
                  <>
                    <b>{icons}</b> {icons === 1 ? 'hazard' : 'hazards'}, <b>{exposed}</b> open
                  </>
                ) : (
                  <>
                    <b>{exposed}</b> open <Arrow size={13} /> <b className={s.good}>{then}</b>
                  </>
                )}
              </p>
            </>
          )}
        </div>
      )}
      <div className={s.parts}>
        {Array.from({ length: Math.max(SLOTS, slots.length) }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: slots have places
          <PartSlot key={i} slot={slots[i] ?? null} />
        ))}
        {crew.map((slot) => (
          <PartSlot key={slot.part.card} slot={slot} />
        ))}
      </div>
      <div className={s.mine}>
        <Head as="h3">Played</Head>
        <div className={s.played}>
          {plays.map((card, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: cards are played in order
            <Mini key={i} card={card} flight={`play:${seat}:${i}`} />
          ))}
          {plays.length === 0 && <span>nothing yet</span>}
        </div>
      </div>
    </Glass>
  );
}
