import type { Preview } from '@orrery/moonrakers';
import { actionNamed } from '../board/content.ts';
import { needName } from '../board/hues.ts';
import type { MissionView, PilotView, Type } from '../board/view-types.ts';
import { t } from './text.ts';
import type { Turn } from './useTurn.ts';

/** The effect of playing or hiring the selected card, as computed by the rules; null if neither is possible. */
export function heldPreview({ held, uses }: Pick<Turn, 'held' | 'uses'>): Preview | null {
  if (!held) return null;
  const [will] = uses.flatMap(({ data }) => (data as { will?: Preview } | undefined)?.will ?? []);
  return will ?? null;
}

/** The effects of a play, described before it is made: `Shield 2 of 3 · 1 Action left`. */
export function consequence(mission: MissionView, pilot: PilotView, card: string, will: Preview): string {
  const effects = (Object.entries(will.units) as [Type, number][]).flatMap(([type, n]) => {
    const need = needName(type);
    if (mission.duel) return [t('adds-units', { need, n })];
    const required = mission.need[type];
    if (required <= 0) return [];
    const filled = mission.filled[type];
    return [filled >= required ? t('fills-already', { need }) : t('fills-to', { need, filled: filled + n, required })];
  });
  if (will.exposed < pilot.exposed) effects.push(t('hazards-to', { before: pilot.exposed, after: will.exposed }));
  if (will.draws > 0) effects.push(t('draws-cards', { count: will.draws }));
  if (effects.length === 0 && actionNamed(card) !== null) effects.push(t('adds-nothing'));
  return [...effects, t('actions-left', { count: will.actions })].join(' · ');
}
