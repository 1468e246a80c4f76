import { BOARDS, placeName } from '@orrery/mothership';
import { useId, useState } from 'react';
import { Button, IconButton, LineIcon } from '../../../look/index.ts';
import type { Hex } from '../board/hex.ts';
import { ACT_NAMES, actsFor } from './acts.ts';
import type { Draft } from './draft.ts';
import s from './lists.module.css';
import type { Tool } from './pieces.ts';
import { unitsOf, worldsOf } from './seen.ts';

export interface PieceListProps {
  draft: Draft;
  wrong: ReadonlyMap<Hex, string>;
  /** Whether there is a keyboard to tell of. */
  keys: boolean;
  onPlace: (tool: Tool, hex: Hex) => void;
  onErase: (tool: Tool, hex: Hex) => void;
}

interface Row {
  tool: Tool;
  hex: Hex;
  words: string;
}

function rowsOf(draft: Draft): Row[] {
  return [
    ...unitsOf(draft).map(({ id, hex, name }): Row => ({ tool: id.split(' ')[0] as Tool, hex, words: name })),
    ...worldsOf(draft).map(({ kind, hex, name }): Row => ({ tool: kind, hex, words: name })),
    ...draft.moons.map((hex): Row => ({ tool: 'moon', hex, words: 'Moon' })),
    ...draft.asteroids.map((hex): Row => ({ tool: 'asteroids', hex, words: 'Asteroids round' })),
  ];
}

/** Everything that was drawn as a list, and a way to draw without the map. */
export function PieceList({ draft, wrong, keys, onPlace, onErase }: PieceListProps) {
  const id = useId();
  const tools = actsFor(draft).filter((act) => act !== 'move' && act !== 'erase');
  const [tool, setTool] = useState<Tool>('mineral');
  const [typed, setTyped] = useState('');
  const [trouble, setTrouble] = useState<string | null>(null);
  const rows = rowsOf(draft);
  return (
    <div className={s.pieces}>
      <form
        onSubmit={(e) => {
          e.preventDefault();
          const name = typed.replace(/\s/g, '').toUpperCase();
          const hex = BOARDS[draft.board].names.find((one) => placeName(one) === name);
          if (hex === undefined) {
            setTrouble('There is no such hex. A letter and a number name one; J10 is in the middle.');
            return;
          }
          setTrouble(null);
          onPlace(tool, hex);
        }}
      >
        <select aria-label="Piece" value={tool} onChange={(e) => setTool(e.target.value as Tool)}>
          {tools.map((one) => (
            <option key={one} value={one}>
              {ACT_NAMES[one]}
            </option>
          ))}
        </select>
        <input
          type="text"
          aria-label="Hex"
          aria-describedby={trouble ? `${id}t` : undefined}
          placeholder="J10"
          value={typed}
          onChange={(e) => setTyped(e.target.value)}
        />
        <Button type="submit">Put</Button>
      </form>
      {trouble && (
        <p id={`${id}t`} role="alert" className={s.trouble}>
          {trouble}
        </p>
      )}
      {rows.length === 0 && <p className={s.none}>Nothing lies on the board yet.</p>}
      <ul aria-label="Pieces">
        {rows.map(({ tool: kind, hex, words }) => (
          <li key={`${kind} ${hex}`}>
            <span>
              {words} <small>{placeName(hex)}</small>
              {wrong.has(hex) && <small className={s.bad}>{wrong.get(hex)}</small>}
            </span>
            <IconButton
              label={`Take away: ${words} ${placeName(hex)}`}
              icon={<LineIcon name="close" size={16} />}
              onClick={() => onErase(kind, hex)}
            />
          </li>
        ))}
      </ul>
      {keys && (
        <p className={s.none}>
          Keys: arrows walk over the board, Enter draws, 1 to 9 choose what, M moves, Delete erases, S switches
          symmetry, Z undoes, Y does again.
        </p>
      )}
    </div>
  );
}
