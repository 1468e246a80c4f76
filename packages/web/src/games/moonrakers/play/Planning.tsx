import { type ReactNode, useState } from 'react';
import type { Play } from '../../../play/game-ui.ts';
import { Art } from '../board/art/Art.tsx';
import { contractNamed } from '../board/content.ts';
import { FitRing } from '../board/FitRing.tsx';
import { KIND_HUES } from '../board/hues.ts';
import { useMarks } from '../board/marks.ts';
import { Fan } from '../board/mission/Fan.tsx';
import { AlliesPane, AlonePane, Pane } from '../board/plan/Panes.tsx';
import type { RingPart } from '../board/Ring.tsx';
import { ContractHead, RingLabel } from '../board/talks/Core.tsx';
import type { MoonrakersView, Type } from '../board/view-types.ts';
import { contributions } from './alliance.ts';
import { handTitle, ownCaptain } from './captains.ts';
import { Dispatch } from './Dispatch.tsx';
import { plannedHand } from './hand-cards.ts';
import { Mercenaries } from './Mercenaries.tsx';
import { alliesPaneOf, alonePaneOf } from './plan-text.ts';
import s from './planning.module.css';
import { bestAlly, type Outlook } from './planning.ts';
import { Quiet } from './Quiet.tsx';
import { ClaimsRecap } from './Recap.tsx';
import { t } from './text.ts';
import type { Plan } from './usePlan.ts';
import type { Turn } from './useTurn.ts';

export interface PlanningProps {
  play: Play;
  view: MoonrakersView;
  turn: Turn;
  plan: Plan;
  /** The question's own controls, which stand in the middle. */
  widget: ReactNode;
}

/** Planning: contracts, the chosen one between what the viewer can do alone and with an ally, and the hand. */
export function Planning({ play, view, turn, plan, widget }: PlanningProps) {
  const own = ownCaptain(view);
  const { chosen } = plan;
  // Hands are drawn after the set-up.
  const isDealt = own && own.hand.length + own.discard.length > 0;
  return (
    <div className={s.planning}>
      <Dispatch play={play} view={view} turn={turn} plan={plan} />
      {widget ? (
        <div className={s.widget}>
          <ClaimsRecap play={play} view={view} />
          {widget}
        </div>
      ) : chosen ? (
        <Chosen play={play} view={view} turn={turn} outlook={chosen} />
      ) : (
        <Quiet play={play} view={view} />
      )}
      {isDealt && (
        <Fan
          title={handTitle(play, own)}
          cards={plannedHand(play, view, turn, chosen)}
          draw={own.draw.count}
          discard={own.discard}
        />
      )}
    </div>
  );
}

/** The captain whose hints the ring shows: the one the viewer picked for this contract, otherwise the best one. */
function useShownAlly(outlook: Outlook) {
  const { contract } = outlook.seen;
  const [picked, setPicked] = useState<{ contract: string; seat: number | null } | null>(null);
  const usual = bestAlly(outlook)?.seat ?? null;
  const shown = picked?.contract === contract ? picked.seat : usual;
  const pick = (seat: number) => setPicked({ contract, seat: seat === shown ? null : seat });
  return { shown, pick };
}

function Chosen({ play, view, turn, outlook }: Omit<PlanningProps, 'plan' | 'widget'> & { outlook: Outlook }) {
  const mark = useMarks();
  const own = ownCaptain(view);
  const { shown, pick } = useShownAlly(outlook);
  const { contract, totals } = outlook.seen;
  const hints = view.captains.map(({ seat }) => outlook.allies.find((one) => one.seat === seat)?.hints ?? {});
  const parties = [...(own ? [own.seat] : []), ...(shown === null ? [] : [shown])];
  const { parts } = contributions(view, contract, parties, hints, mark);
  const alone = own && !outlook.isDuel && alonePaneOf(view, own, outlook);
  return (
    <section className={s.stage} aria-label={t('chosen-contract')}>
      {alone ? <AlonePane {...alone} /> : <i />}
      <div className={s.core}>
        <ContractHead contract={contract} totals={totals} />
        <BigRing contract={contract} parts={parts} outlook={outlook} />
      </div>
      {view.captains.length === 1 ? (
        <Pane title={t('mercenaries')}>
          <Mercenaries play={play} view={view} turn={turn} bare />
        </Pane>
      ) : own && !outlook.isDuel ? (
        <AlliesPane {...alliesPaneOf(play, view, outlook, shown)} shown={shown} onPick={pick} />
      ) : (
        <i />
      )}
    </section>
  );
}

const RING = 236;

function BigRing({ contract, parts, outlook }: { contract: string; parts: readonly RingPart[]; outlook: Outlook }) {
  const { type } = contractNamed(contract);
  const { held, need } = outlook;
  return (
    <FitRing parts={parts} most={RING} label={(part) => <NeedLabel {...part} />}>
      <Art id={contract} hue={KIND_HUES[type]} motif={type} width={160} height={160} glyph={84} dy={-14} />
      {need > 0 && (
        <div className={s.held}>
          <b>{t('held-of', { held, need })}</b>
          <span>{t('you-cover')}</span>
        </div>
      )}
    </FitRing>
  );
}

function NeedLabel({ need, units }: { need: Type; units: RingPart['units'] }) {
  const held = units.filter(({ standing }) => standing === 'have').length;
  const missing = units.length - held;
  return (
    <RingLabel of={need} n={held} tone={missing === 0 ? 'ok' : undefined}>
      <s>/{units.length}</s>
      {missing > 0 && <em>{t('n-missing', { count: missing })}</em>}
    </RingLabel>
  );
}
