import type { Answer } from '@orrery/kernel';
import type { MothershipView } from '@orrery/mothership';
import type { Caution } from '../../../play/cues.ts';
import { unmovedShips } from './selection.ts';
import { t } from './text.ts';

/** What a player may have overlooked who ends the turn: ships that can still move. */
export function caution(view: unknown, _ask: unknown, answer: Answer): Caution | null {
  if (answer !== 'end') return null;
  const seen = view as MothershipView;
  const n = unmovedShips(seen, seen.turn).filter(
    ({ held, spaces, attacked }) => !held && !attacked && spaces > 0,
  ).length;
  return n > 0 ? { text: t('ships-left', { n }), level: 'reminder' } : null;
}
