import { placeName } from '@orrery/mothership';
import { useState } from 'react';
import type { Hex } from '../board/hex.ts';
import { type Draft, seatsOf } from './draft.ts';
import { erase, isDone, move, type Outcome, pieceAt, place, type Tool, tileAt } from './pieces.ts';
import { evenFor, type Symmetry, symmetriesOf } from './symmetry.ts';
import { t } from './text.ts';
import { type EditTool, placingText, toolsFor } from './tools.ts';

/** The editor's tool state, and what a click on a hex does. */
export function useDrawing(
  draft: Draft,
  onDraw: (draft: Draft) => void,
  notify: (text: string, tone: 'plain' | 'bad') => void,
) {
  const [chosen, setChosen] = useState<EditTool>('station');
  const [wantedSymmetry, setWantedSymmetry] = useState<Symmetry | null>(null);
  const [picked, setPicked] = useState<Hex | null>(null);
  const [hover, setHover] = useState<Hex | null>(null);
  const [announcement, setAnnouncement] = useState('');
  const even = evenFor(draft.board, draft.mode === 'solo' ? 1 : seatsOf(draft));
  const symmetry =
    wantedSymmetry !== null && symmetriesOf(draft.board).includes(wantedSymmetry) ? wantedSymmetry : even;
  const tools = toolsFor(draft);
  const tool = tools.includes(chosen) ? chosen : 'station';

  function settle(outcome: Outcome, text: string): void {
    if (!isDone(outcome)) return notify(t(outcome), 'bad');
    setAnnouncement(text);
    onDraw(outcome);
  }
  const put = (tool: Tool, hex: Hex, ways = symmetry) =>
    settle(place(draft, tool, hex, ways), placingText(draft, tool, hex));
  const take = (hex: Hex) => settle(erase(draft, hex, symmetry), t('said-erased', { place: placeName(hex) }));
  const carry = (from: Hex, to: Hex) =>
    settle(move(draft, from, to, symmetry), t('said-moved', { place: placeName(to) }));

  function press(hex: Hex): void {
    if (tool === 'erase') return take(hex);
    if (tool !== 'move') return put(tool, hex);
    if (picked === null) {
      if (!pieceAt(draft, hex) && !tileAt(draft, hex)) return notify(t('nothing-here'), 'bad');
      setAnnouncement(t('said-picked'));
      return setPicked(hex);
    }
    setPicked(null);
    carry(picked, hex);
  }

  return {
    tool,
    tools,
    symmetry,
    picked,
    hover,
    announcement,
    put,
    take,
    carry,
    press,
    setHover,
    setSymmetry: setWantedSymmetry,
    /** Toggles between no symmetry and the one under which all seats are equal. */
    toggleSymmetry: () => setWantedSymmetry(symmetry === 'none' ? even : 'none'),
    choose(next: EditTool) {
      setPicked(null);
      setChosen(next);
    },
    letGo: () => setPicked(null),
  };
}
