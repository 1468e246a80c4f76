import './board/tokens.css';
import { hexesPath, moved } from './board/hex.ts';
import { Globe } from './board/map/Worlds.tsx';
import { Piece } from './board/Ship.tsx';
import { Sky } from './board/Sky.tsx';
import s from './cover.module.css';

const HEXES = ['0,0', '1,0', '2,0', '-1,1', '0,1', '1,1', '-1,2', '0,2', '1,-1', '2,-1', '0,-1', '3,-1', '3,-2', '2,1'];

const FLEETS = [
  { kind: 'mothership', seat: 1, hex: '-1,1', facing: 0, hull: 12 },
  { kind: 'fighter', seat: 1, hex: '0,0', facing: 0 },
  { kind: 'bomber', seat: 1, hex: '0,2', facing: 1 },
  { kind: 'mothership', seat: 0, hex: '3,-1', facing: 3, hull: 7 },
  { kind: 'fighter', seat: 0, hex: '1,0', facing: 3 },
  { kind: 'fighter', seat: 0, hex: '2,-1', facing: 4 },
  { kind: 'guardian', seat: 0, hex: '3,-2', facing: 0 },
] as const;

/** Mothership's cover picture: two fleets meet in front of a burning planet. */
export default function Cover() {
  return (
    <div className={s.cover} data-game="mothership">
      <Sky tall={false} />
      <svg aria-hidden className={s.scene} viewBox="-70 -110 260 220">
        <g transform="translate(120 40)">
          <Globe id="cover" skin="ember" across={92} />
        </g>
        <Globe id="cover moon" skin="moon" across={18} x={176} y={-14} />
        <path className={s.grid} d={hexesPath(HEXES, 0.8)} />
        {FLEETS.map(({ hex, ...piece }) => (
          <g key={hex} transform={moved(hex)}>
            <Piece {...piece} />
          </g>
        ))}
      </svg>
    </div>
  );
}
