import type { Play } from '../../../play/game-ui.ts';
import type { ContractTileProps } from '../board/plan/ContractTile.tsx';
import type { MoonrakersView } from '../board/view-types.ts';
import { ownCaptain } from './captains.ts';
import { contractCards } from './contract-cards.ts';
import { bestAlly, type Outlook, shownAlone } from './planning.ts';
import { t } from './text.ts';
import type { Turn } from './useTurn.ts';

/** The open contracts while planning, with what the viewer can do alone and with an ally. */
export function contractTiles(
  play: Play,
  view: MoonrakersView,
  turn: Turn,
  outlooks: readonly Outlook[],
): ContractTileProps[] {
  const cards = new Map(contractCards(play, view, turn).map((card) => [card.id, card]));
  return outlooks.map((outlook) => {
    const { seen, parts, held, need, isDuel } = outlook;
    const card = cards.get(seen.contract);
    const hasSeat = !isDuel && (ownCaptain(view)?.hand.length ?? 0) > 0;
    const best = bestAlly(outlook);
    const help = best?.help === 'likely' || best?.help === 'maybe' ? best.help : null;
    const alone = hasSeat ? shownAlone(outlook) : null;
    return {
      ...card,
      id: seen.contract,
      totals: isDuel ? undefined : seen.totals,
      parts,
      held,
      need,
      alone,
      ally:
        best && help && hasSeat && alone?.as !== 'sure'
          ? { seat: best.seat, name: play.nameOf(best.seat), help }
          : null,
      noAlly: hasSeat ? noAllyText(view, outlook) : isDuel ? t('note-duel') : null,
    };
  });
}

/** What is said if no ally's hints help. */
function noAllyText({ captains }: MoonrakersView, outlook: Outlook): string | null {
  if (shownAlone(outlook).as === 'sure') return t('no-ally-needed');
  if (captains.length === 1) return null;
  return t(outlook.allies.every(({ help }) => help === 'unknown') ? 'no-hints-yet' : 'no-ally-helps');
}
