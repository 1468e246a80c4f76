import { TALKS } from '@orrery/moonrakers';
import type { Play } from '../../../play/game-ui.ts';
import { needName } from '../board/hues.ts';
import type { AlliesPaneProps, AlonePaneProps } from '../board/plan/Panes.tsx';
import type { CaptainView, HintLevel, MoonrakersView, Type } from '../board/view-types.ts';
import { type CardRole, drawsFor, type Outlook, riskAlone, shownAlone } from './planning.ts';
import { t } from './text.ts';

/** What the viewer can do alone, in words. */
export function alonePaneOf(view: MoonrakersView, own: CaptainView, outlook: Outlook): AlonePaneProps {
  const { seen, parts } = outlook;
  const { dice, blocks, percent } = riskAlone(view, own, seen);
  return {
    verdict: shownAlone(outlook),
    parts,
    why: whyAlone(own, outlook),
    dice,
    risk: dice === 0 ? t('risk-none') : t('risk', { percent, blocks: Math.min(blocks, 2 * dice) }),
  };
}

/** One sentence about what decides the chance. */
function whyAlone(own: CaptainView, outlook: Outlook): string | null {
  const { as } = shownAlone(outlook);
  if (as === 'pending') return null;
  const { drawn, pile, helpful } = drawsFor(own, outlook);
  const missing = outlook.need - outlook.held;
  if (missing === 0) return t(as === 'sure' ? 'why-sure' : 'why-actions');
  if (as === 'sure') return t('why-filled');
  if (drawn === 0) return t('why-no-draw');
  return t('why-draw', { drawn, pile, helpful });
}

/** What the other captains hinted, in words. */
export function alliesPaneOf(
  play: Play,
  { plan, agreed }: MoonrakersView,
  { allies }: Outlook,
  shown: number | null,
): Pick<AlliesPaneProps, 'allies' | 'note' | 'talks'> {
  const any = allies.some(({ help }) => help !== 'unknown');
  const left = Math.max(0, TALKS - plan.talked.length);
  return {
    allies: allies.map(({ seat, hints, help }) => ({
      seat,
      name: play.nameOf(seat),
      hints: Object.entries(hints) as [Type, HintLevel][],
      help,
    })),
    note:
      shown !== null
        ? t('note-hatched', { name: play.nameOf(shown) })
        : t(any ? 'note-pick' : agreed.nomad ? 'note-no-hints-nomad' : 'note-no-hints'),
    talks: t('talks-left', { left, all: TALKS }),
  };
}

/** The line at the foot of a hand card: what it does for the chosen contract. */
export function roleText(role: CardRole): string {
  switch (role.is) {
    case 'fills':
      return t('role-fills', { n: role.n, need: role.need, type: needName(role.type) });
    default:
      return t(`role-${role.is}`, { n: role.n });
  }
}
