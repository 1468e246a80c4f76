import { MOST } from '@orrery/mothership';
import type { PointerEvent, ReactNode } from 'react';
import { LineIcon } from '../../../ui/index.ts';
import { Globe } from '../board/map/Worlds.tsx';
import { UnitIcon } from '../board/Ship.tsx';
import { type Draft, ENEMIES, placed, seatsOf } from './draft.ts';
import s from './palette.module.css';
import type { Tool } from './pieces.ts';
import { type Symmetry, symmetriesOf } from './symmetry.ts';
import { t } from './text.ts';
import { type EditTool, toolName, toolsFor } from './tools.ts';

/** The number of a tool's placed pieces and, if there is one, their limit; null for tools without pieces. */
function countOf(draft: Draft, tool: EditTool): string | null {
  const { stations, mineral, gas, asteroids, moons, planetoids, start, npc } = draft;
  switch (tool) {
    case 'station':
      return `${placed(stations).length}/${seatsOf(draft)}`;
    case 'mineral':
      return draft.mode === 'solo'
        ? `${mineral.length}`
        : `${mineral.length}/${seatsOf(draft) + 1}–${Math.min(MOST.mineral, seatsOf(draft) + 2)}`.replace('7–7', '7');
    case 'gas':
      return `${gas.length}/${MOST.gas}`;
    case 'asteroids':
      return `${asteroids.length}/${MOST.asteroids}`;
    case 'moon':
    case 'planetoid':
      return tool === 'moon'
        ? `${moons.length}/${MOST.moons - planetoids.length}`
        : `${planetoids.length}/${MOST.moons - moons.length}`;
    case 'start':
      return `${start === null ? 0 : 1}/1`;
    case 'enemy':
      return `${placed(npc).length}/${ENEMIES.length}`;
    default:
      return null;
  }
}

const world = (content: ReactNode) => (
  <svg aria-hidden width="34" height="34" viewBox="-26 -26 52 52">
    {content}
  </svg>
);
const ROCKS = 'M-14 -3l6 -7l9 1l3 8l-7 7l-9 -2zM6 4l7 -3l5 6l-4 7l-8 -1zM5 -16l6 -2l3 5l-5 4z';
const ENEMY_KINDS = ['mothership', 'fighter', 'fighter', 'fighter', 'bomber', 'bomber'] as const;

/** The picture of a tool: the piece it places next, or an icon if it places none. */
export function ToolPicture({ tool, draft }: { tool: EditTool; draft: Draft }) {
  switch (tool) {
    case 'station':
      return <UnitIcon kind="station" seat={Math.max(0, draft.stations.indexOf(null))} size={34} />;
    case 'enemy':
      return <UnitIcon kind={ENEMY_KINDS[Math.max(0, draft.npc.indexOf(null))] ?? 'mothership'} seat={1} size={34} />;
    case 'start':
      return <UnitIcon kind="mothership" seat={0} size={34} />;
    case 'mineral':
      return world(<Globe id="palette" skin="ocean" across={40} />);
    case 'gas':
      return world(
        <>
          <Globe id="palette" skin="rose" across={34} />
          <path className={s.ring} transform="rotate(-18)" d="M-25 0A25 7 0 0 0 25 0" />
        </>,
      );
    case 'moon':
      return world(<Globe id="palette moon" skin="moon" across={20} />);
    case 'planetoid':
      return world(<Globe id="palette" skin="moon" across={32} />);
    case 'asteroids':
      return world(<path className={s.rocks} d={ROCKS} />);
    default:
      return <LineIcon name={tool} size={24} />;
  }
}

export interface PaletteProps {
  draft: Draft;
  tool: EditTool;
  symmetry: Symmetry;
  onTool: (tool: EditTool) => void;
  onSymmetry: (symmetry: Symmetry) => void;
  lift: (tool: Tool, e: PointerEvent) => void;
}

/** The drawing tools: click to select one, or drag a piece to a hex. */
export function Palette({ draft, tool, symmetry, onTool, onSymmetry, lift }: PaletteProps) {
  return (
    <>
      <fieldset className={s.palette} aria-label={t('tools')}>
        {toolsFor(draft).map((one, i) => {
          const count = countOf(draft, one);
          return (
            <button
              key={one}
              type="button"
              aria-pressed={one === tool}
              title={i < 9 ? t('act-key', { name: toolName(one), n: i + 1 }) : toolName(one)}
              data-act={one}
              onClick={() => onTool(one)}
              onPointerDown={(e) => one !== 'move' && one !== 'erase' && lift(one, e)}
            >
              <ToolPicture tool={one} draft={draft} />
              <span>{toolName(one)}</span>
              {count && <small>{count}</small>}
            </button>
          );
        })}
      </fieldset>
      <label className={s.line}>
        <span>{t('symmetry')}</span>
        <select value={symmetry} onChange={(e) => onSymmetry(e.target.value as Symmetry)}>
          {symmetriesOf(draft.board).map((id) => (
            <option key={id} value={id}>
              {t(`symmetry-${id}`)}
            </option>
          ))}
        </select>
      </label>
    </>
  );
}
