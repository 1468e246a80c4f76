import { defined } from '@orrery/kernel';
import { BOARDS, placeName } from '@orrery/mothership';
import { useId, useState } from 'react';
import { Button, IconButton, LineIcon } from '../../../ui/index.ts';
import type { Hex } from '../board/hex.ts';
import { unitsOf, worldsOf } from './board-data.ts';
import type { Draft } from './draft.ts';
import s from './lists.module.css';
import type { Tool } from './pieces.ts';
import { t } from './text.ts';
import { toolName, toolsFor } from './tools.ts';

export interface PieceListProps {
  draft: Draft;
  wrong: ReadonlyMap<Hex, string>;
  /** Whether to show keyboard help. */
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
    ...unitsOf(draft).map(({ id, hex, name }): Row => ({ tool: defined(id.split(' ')[0]) as Tool, hex, words: name })),
    ...worldsOf(draft).map(({ kind, hex, name }): Row => ({ tool: kind, hex, words: name })),
    ...draft.moons.map((hex): Row => ({ tool: 'moon', hex, words: t('moon') })),
    ...draft.asteroids.map((hex): Row => ({ tool: 'asteroids', hex, words: t('asteroids-around') })),
  ];
}

/** All pieces as a list, with a form to place pieces without the map. */
export function PieceList({ draft, wrong, keys, onPlace, onErase }: PieceListProps) {
  const id = useId();
  const tools = toolsFor(draft).filter((tool) => tool !== 'move' && tool !== 'erase');
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
            setTrouble(t('no-such-hex'));
            return;
          }
          setTrouble(null);
          onPlace(tool, hex);
        }}
      >
        <select aria-label={t('piece')} value={tool} onChange={(e) => setTool(e.target.value as Tool)}>
          {tools.map((one) => (
            <option key={one} value={one}>
              {toolName(one)}
            </option>
          ))}
        </select>
        <input
          type="text"
          aria-label={t('hex-label')}
          aria-describedby={trouble ? `${id}t` : undefined}
          placeholder="J10"
          value={typed}
          onChange={(e) => setTyped(e.target.value)}
        />
        <Button type="submit">{t('place')}</Button>
      </form>
      {trouble && (
        <p id={`${id}t`} role="alert" className={s.trouble}>
          {trouble}
        </p>
      )}
      {rows.length === 0 && <p className={s.none}>{t('list-empty')}</p>}
      <ul aria-label={t('pieces')}>
        {rows.map(({ tool: kind, hex, words }) => (
          <li key={`${kind} ${hex}`}>
            <span>
              {words} <small>{placeName(hex)}</small>
              {wrong.has(hex) && <small className={s.bad}>{wrong.get(hex)}</small>}
            </span>
            <IconButton
              label={t('remove-piece', { name: words, place: placeName(hex) })}
              icon={<LineIcon name="close" size={16} />}
              onClick={() => onErase(kind, hex)}
            />
          </li>
        ))}
      </ul>
      {keys && <p className={s.none}>{t('keys')}</p>}
    </div>
  );
}
