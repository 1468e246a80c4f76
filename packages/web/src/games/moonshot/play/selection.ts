import type { Draft } from '../../../prompts/draft.ts';
import type { Laying } from '../board/panels/Politics.tsx';

/** The player's current selection. Nothing is sent until they confirm. */
export type Selection =
  | {
      kind: 'tile';
      verb: 'line' | 'discard' | 'steal-tech' | 'lay';
      tile: string;
      cell: string | null;
      rotation: number;
    }
  | { kind: 'mount'; module: string; slot: string | null }
  | { kind: 'module'; module: string }
  | { kind: 'decks'; decks: string }
  | { kind: 'risk'; risk: string }
  | { kind: 'bay'; cell: string }
  | { kind: 'sabotage' }
  | { kind: 'card'; card: string; place: string | null }
  | { kind: 'tokens'; slot: string; rows: Readonly<Record<string, Laying>> }
  | { kind: 'announce' }
  | { kind: 'raise'; n: number }
  | { kind: 'launch'; mission: string | null }
  | { kind: 'look'; card: string };

/** Tokens by slot, from the rules' row ids: `usa-press:bluff`. */
function layings(rows: Readonly<Record<string, number>>): Record<string, Laying> {
  const found: Record<string, Laying> = {};
  for (const [row, n] of Object.entries(rows)) {
    const [slot = '', kind = ''] = row.split(':');
    if (n > 0) found[slot] = { ...(found[slot] ?? { influence: 0, bluff: 0 }), [kind]: n };
  }
  return found;
}

/** The selection that matches a draft made by a hint; null if the draft is empty. */
export function takenOf(about: string, { piece, cell, rotation, rows }: Draft): Selection | null {
  if (about === 'ask-support') {
    const laid = layings(rows);
    const [slot] = Object.keys(laid);
    return slot === undefined ? null : { kind: 'tokens', slot, rows: laid };
  }
  if (piece === null || cell === null) return null;
  if (about === 'ask-play') return { kind: 'card', card: piece, place: cell };
  if (about === 'ask-mount') return { kind: 'mount', module: piece, slot: cell };
  return { kind: 'tile', verb: 'lay', tile: piece, cell, rotation };
}
