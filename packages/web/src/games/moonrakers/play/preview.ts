import type { Preview } from '@orrery/moonrakers';
import { actionNamed } from '../board/content.ts';
import type { SeenMission, SeenPilot, Type } from '../board/seen.ts';
import type { Turn } from './useTurn.ts';

/** What the rules say that the held card, of the hand or hired, would change. */
export function heldPreview({ held, uses }: Pick<Turn, 'held' | 'uses'>): Preview | null {
  if (!held) return null;
  const [will] = uses.flatMap(({ data }) => (data as { will?: Preview } | undefined)?.will ?? []);
  return will ?? null;
}

/** What is said of a play before it is made. */
export function consequence(mission: SeenMission, pilot: SeenPilot, card: string, will: Preview): string {
  const said = (Object.entries(will.units) as [Type, number][]).flatMap(([type, n]) => {
    if (mission.duel) return [`${n} ${type}`];
    const left = mission.need[type] - mission.filled[type];
    if (mission.need[type] <= 0) return [];
    return left <= 0 ? [`${type} is there already`] : [`${type} ${mission.filled[type] + n} of ${mission.need[type]}`];
  });
  if (will.exposed < pilot.exposed) said.push(`open hazards ${pilot.exposed} to ${will.exposed}`);
  if (will.draws > 0) said.push(`draw ${will.draws}`);
  said.push(`${will.actions} ${will.actions === 1 ? 'action' : 'actions'} left`);
  const idle = said.length === 1 && actionNamed(card) !== null;
  return `${idle ? 'Adds nothing here; ' : ''}${said.join(', ')}.`.replace(/^./, (first) => first.toUpperCase());
}
