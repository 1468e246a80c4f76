import { cx, Glass, SeatMark } from '../../../../ui/index.ts';
import { Art } from '../art/Art.tsx';
import { Mini } from '../cards/Mini.tsx';
import { faceOf } from '../content.ts';
import { inColour, useMarks } from '../marks.ts';
import { Head } from '../panels/Panel.tsx';
import { Bolts, Unit, unitName } from '../signs.tsx';
import { Arrow } from '../talks/Arrow.tsx';
import { t } from '../text.ts';
import type { Laid, PilotView } from '../view-types.ts';
import { Dice } from './Ally.tsx';
import s from './terminal.module.css';

export interface Slot {
  part: Laid;
  /** The text of the part. */
  text: string;
  /** How the part works with the selected card. */
  note?: string | null;
  /** `may`: can be used now; `live`: would work with the selected card. */
  tone?: 'may' | 'live' | undefined;
  onUse?: (() => void) | undefined;
}

export interface TerminalProps {
  seat: number;
  name: string;
  leads: boolean;
  pilot: PilotView;
  /** Unblocked hazards after playing the selected card, or null. */
  then: number | null;
  /** Actions left after playing the selected card, or null. */
  left: number | null;
  slots: readonly Slot[];
  /** Crew in play that hold IO tokens. */
  crew: readonly Slot[];
  tumbling: boolean;
  duel: boolean;
}

const SLOTS = 4;

/** A part in its slot, or an empty slot; a button if the part can be used. */
export function PartSlot({ slot }: { slot: Slot | null }) {
  if (!slot) {
    return (
      <span className={cx(s.part, s.none)}>
        <b>{t('free-slot')}</b>
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
    'data-anchor': `card:${part.card}`,
  };
  return onUse ? (
    <button type="button" {...common} aria-label={t('use-part', { name, text })} onClick={onUse}>
      {inside}
    </button>
  ) : (
    <span {...common}>{inside}</span>
  );
}

/** The viewer's side of a contract: Actions, dice, ship parts and cards played. */
export function Terminal({ seat, name, leads, pilot, then, left, slots, crew, tumbling, duel }: TerminalProps) {
  const { actions, dice, blocks, exposed, plays, score } = pilot;
  const mark = useMarks();
  const icons = dice.reduce((sum, n) => sum + n, 0);
  return (
    <Glass
      className={cx(s.terminal, duel && s.duel)}
      style={inColour(mark(seat))}
      aria-label={t('terminal')}
      data-anchor={`pilot:${seat}`}
    >
      <div className={s.me}>
        <header>
          <SeatMark seat={seat} size={22} />
          <div>
            <h3>
              {name} <em>{t('you')}</em>
            </h3>
            <p>{duel ? t('scored', { count: score }) : t(leads ? 'leads-mission' : 'ally')}</p>
          </div>
        </header>
        <div className={s.actions} data-about="action">
          <b>{actions}</b>
          <Bolts n={left === null ? actions : Math.min(actions, 1)} />
          {left === null ? (
            <small>{unitName(actions, 'action')}</small>
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
            <p>{t('no-dice-on-you')}</p>
          ) : (
            <>
              <div>
                <Dice dice={dice} blocks={blocks} size={dice.length > 2 ? 36 : 50} tumbling={tumbling} />
              </div>
              <p>
                {tumbling ? (
                  t('rolling')
                ) : then === null || then === exposed ? (
                  t('hazards-now', { icons, open: exposed })
                ) : (
                  <>
                    {t('open-now', { n: exposed })} <Arrow size={13} /> <b className={s.good}>{then}</b>
                  </>
                )}
              </p>
            </>
          )}
        </div>
      )}
      <div className={s.parts}>
        {Array.from({ length: Math.max(SLOTS, slots.length) }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: slots have fixed positions
          <PartSlot key={i} slot={slots[i] ?? null} />
        ))}
        {crew.map((slot) => (
          <PartSlot key={slot.part.card} slot={slot} />
        ))}
      </div>
      <div className={s.mine}>
        <Head as="h3">{t('played')}</Head>
        <div className={s.played}>
          {plays.map((card, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: cards are played in order
            <Mini key={i} card={card} flight={`play:${seat}:${i}`} />
          ))}
          {plays.length === 0 && <span>{t('nothing-yet')}</span>}
        </div>
      </div>
    </Glass>
  );
}
