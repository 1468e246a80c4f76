import { placeName } from '@orrery/mothership';
import { useState } from 'react';
import type { Hex } from '../board/hex.ts';
import { type Act, actName, actsFor } from './acts.ts';
import { type Draft, seatsOf } from './draft.ts';
import { erase, isDone, move, type Outcome, pieceAt, place, type Tool, tileAt } from './pieces.ts';
import { evenFor, type Symmetry, symmetriesOf } from './symmetry.ts';
import { t } from './text.ts';

/** The editor's tool state, and what a click on a hex does. */
export function useDrawing(
  draft: Draft,
  onDraw: (draft: Draft) => void,
  tell: (words: string, tone: 'plain' | 'bad') => void,
) {
  const [chosen, setChosen] = useState<Act>('station');
  const [wished, setWished] = useState<Symmetry | null>(null);
  const [picked, setPicked] = useState<Hex | null>(null);
  const [hover, setHover] = useState<Hex | null>(null);
  const [said, setSaid] = useState('');
  const even = evenFor(draft.board, draft.mode === 'solo' ? 1 : seatsOf(draft));
  const symmetry = wished !== null && symmetriesOf(draft.board).includes(wished) ? wished : even;
  const acts = actsFor(draft);
  const act = acts.includes(chosen) ? chosen : 'station';

  function settle(outcome: Outcome, words: string): void {
    if (!isDone(outcome)) return tell(t(outcome), 'bad');
    setSaid(words);
    onDraw(outcome);
  }
  const put = (tool: Tool, hex: Hex, ways = symmetry) =>
    settle(place(draft, tool, hex, ways), t('said-placed', { name: actName(tool), place: placeName(hex) }));
  const take = (hex: Hex) => settle(erase(draft, hex, symmetry), t('said-erased', { place: placeName(hex) }));
  const carry = (from: Hex, to: Hex) =>
    settle(move(draft, from, to, symmetry), t('said-moved', { place: placeName(to) }));

  function press(hex: Hex): void {
    if (act === 'erase') return take(hex);
    if (act !== 'move') return put(act, hex);
    if (picked === null) {
      if (!pieceAt(draft, hex) && !tileAt(draft, hex)) return tell(t('nothing-here'), 'bad');
      setSaid(t('said-picked'));
      return setPicked(hex);
    }
    setPicked(null);
    carry(picked, hex);
  }

  return {
    act,
    acts,
    symmetry,
    picked,
    hover,
    said,
    put,
    take,
    carry,
    press,
    setHover,
    setSymmetry: setWished,
    /** Off, or the one that is fair to all seats. */
    toggleSymmetry: () => setWished(symmetry === 'none' ? even : 'none'),
    choose(next: Act) {
      setPicked(null);
      setChosen(next);
    },
    letGo: () => setPicked(null),
  };
}
