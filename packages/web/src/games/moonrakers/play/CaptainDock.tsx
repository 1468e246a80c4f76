import type { PointerEvent } from 'react';
import type { Play } from '../../../play/game-ui.ts';
import { faceOf, placeNamed } from '../board/content.ts';
import { fill } from '../board/fill.tsx';
import { SignIcon } from '../board/glyphs.tsx';
import { kindName } from '../board/hues.ts';
import { Rq, Unit } from '../board/signs.tsx';
import { Arrow } from '../board/talks/Arrow.tsx';
import { Dock, Invite } from '../board/talks/Dock.tsx';
import { NOTHING } from '../board/talks/items.ts';
import { Level } from '../board/talks/Level.tsx';
import type { CaptainView, HintLevel, MoonrakersView, Share, Type } from '../board/view-types.ts';
import { unitsIn } from './alliance.ts';
import type { Unit as Carried } from './deal.ts';
import type { Dealing } from './dealing.ts';
import { dockRows, dockState } from './dock.ts';
import s from './talks.module.css';
import { t } from './text.ts';

export interface CaptainDockProps {
  play: Play;
  view: MoonrakersView;
  deal: Dealing;
  captain: CaptainView;
  /** The rewards and dice to share. */
  totals: Share;
  /** Whether to use the compact layout. */
  dense: boolean;
  onLift(unit: Carried, event: PointerEvent): void;
}

/** One captain's dock, bound to the deal. */
export function CaptainDock({ play, view, deal, captain, totals, dense, onLift }: CaptainDockProps) {
  const { seat } = captain;
  const { held, edits } = deal;
  const rows = dockRows(view, deal, totals, seat);
  const mine = seat === view.seat;
  const hints = Object.entries(view.talks?.hints[seat] ?? {}) as [Type, HintLevel][];
  const [said] = hints.slice(-1);
  const canLeave = rows && edits && seat !== view.leader && view.seat === view.leader;
  return (
    <Dock
      seat={seat}
      name={play.nameOf(seat)}
      dense={dense}
      mine={mine}
      {...dockState(play, view, deal, seat)}
      then={<Prestige now={captain.prestige} more={rows ? (deal.shown.shares[seat] ?? NOTHING).prestige : 0} />}
      rows={rows}
      open={held !== null && held.from !== seat}
      onRow={edits ? (item) => deal.pressRow(seat, item) : undefined}
      onLift={edits ? (item, event) => onLift({ item, from: seat }, event) : undefined}
      outside={<Outside play={play} view={view} deal={deal} captain={captain} />}
      onLeave={canLeave ? () => deal.leave(seat) : undefined}
      quote={said ? t('quote', { words: play.words.say({ id: `hint-${said[0]}-${said[1]}`, params: {} }) }) : null}
      hints={
        mine ? (
          <OwnUnits captain={captain} title={t(play.table.mySeats.includes(seat) ? 'your-hand' : 'hand')} />
        ) : (
          hints.map(([type, level]) => <Level key={type} of={type} level={level} />)
        )
      }
    />
  );
}

/** Prestige now and after a success. */
function Prestige({ now, more }: { now: number; more: number }) {
  return (
    <>
      <Unit of="prestige" size={14} /> {now}
      {more > 0 && (
        <>
          <Arrow /> {fill(t('on-success'), { prestige: <b>{now + more}</b> })}
        </>
      )}
    </>
  );
}

function OwnUnits({ captain, title }: { captain: CaptainView; title: string }) {
  return (
    <>
      <span className={s.mine}>{title}</span>
      {(Object.entries(unitsIn(captain.hand)) as [Type, number][]).map(([type, n]) => (
        <Rq key={type} of={type} n={n} />
      ))}
    </>
  );
}

/** What the dock of a captain outside the deal shows: the ship, an invitation, or why there is none. */
function Outside({ play, view, deal, captain }: Pick<CaptainDockProps, 'play' | 'view' | 'deal' | 'captain'>) {
  const { seat, place } = captain;
  if (!view.talks) return <Ship captain={captain} />;
  if (!deal.invitable(seat)) {
    const isFar = place && !view.talks.invited.includes(seat);
    return <p>{isFar ? t('out-of-reach', { place: placeNamed(place) ?? place }) : t('not-in-deal')}</p>;
  }
  const seats = view.captains.length;
  return (
    <Invite
      name={seat === view.seat ? t('yourself') : play.nameOf(seat)}
      hint={String(1 + ((seat - (view.seat ?? view.leader) + seats) % seats))}
      note={t('invite-note', { offered: deal.current ? 'yes' : 'no' })}
      onPress={() => deal.invite(seat)}
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
