import type { Play } from '../../../play/game-ui.ts';
import { Armory as ArmoryPanel } from '../board/panels/Armory.tsx';
import { Locked as LockedPanel } from '../board/panels/Locked.tsx';
import { Objectives as ObjectivesPanel } from '../board/panels/Objectives.tsx';
import { Reputation as ReputationPanel } from '../board/panels/Reputation.tsx';
import { Offers as OffersPanel } from '../board/talks/Offers.tsx';
import type { MoonrakersView } from '../board/view-types.ts';
import { waresOf } from './Buying.tsx';
import { captainsInOrder, ownCaptain } from './captains.ts';
import { extrasOf, favoursOf } from './favours.ts';
import { goalOf } from './labels.ts';
import type { Turn } from './useTurn.ts';

export interface PanelProps {
  play: Play;
  view: MoonrakersView;
  /** Whether to omit the frame, for use in a sheet. */
  bare?: boolean;
}

export interface TurnPanelProps extends PanelProps {
  turn: Turn;
}

/** The offers of the talks. */
export function Offers({ play, view, bare }: PanelProps) {
  if (!view.talks) return null;
  const { offers, current, totals } = view.talks;
  return (
    <OffersPanel
      offers={offers}
      current={current}
      leader={view.leader}
      totals={totals}
      nameOf={play.nameOf}
      bare={bare}
    />
  );
}

/** The deal of the contract in progress. */
export function Locked({ play, view, bare }: PanelProps) {
  if (!view.mission || view.mission.duel) return null;
  return <LockedPanel mission={view.mission} nameOf={play.nameOf} bare={bare} />;
}

export function Objectives({ view, bare }: Omit<PanelProps, 'play'>) {
  const own = ownCaptain(view);
  return own && <ObjectivesPanel {...own} text={(card) => goalOf(card, view)} bare={bare} />;
}

/** Reputation and its rewards. In a side panel it is shown only while a reward or another action is available. */
export function Reputation({ play, view, bare }: PanelProps) {
  const own = ownCaptain(view);
  if (!own || own.reputation.length === 0) return null;
  const all = favoursOf(play);
  const extras = extrasOf(play);
  const available = all.filter(({ ways }) => ways.length > 0);
  if (!bare && available.length === 0 && extras.length === 0) return null;
  return (
    <ReputationPanel
      points={own.reputation}
      seats={captainsInOrder(view)
        .map(({ seat }) => seat)
        .filter((seat) => seat !== own.seat)}
      favours={bare ? all : available}
      extras={extras}
      nameOf={play.nameOf}
      bare={bare}
    />
  );
}

export function Armory({ play, view, turn, bare }: TurnPanelProps) {
  return (
    <ArmoryPanel
      view={view}
      credits={ownCaptain(view)?.credits ?? null}
      bare={bare}
      wares={turn.ask && view.phase === 'buying' ? waresOf(play, turn) : undefined}
    />
  );
}
