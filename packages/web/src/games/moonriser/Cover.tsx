import './board/tokens.css';
import { Scene } from './board/Scene.tsx';
import { TilePicture } from './board/TilePicture.tsx';
import s from './cover.module.css';

const TILES = [
  { design: 'B02', rotation: 0, x: 0, y: 0 },
  { design: 'B01', rotation: 1, x: 1, y: 0 },
  { design: 'A01', rotation: 0, x: -1, y: 0 },
  { design: 'B01', rotation: 4, x: 0.5, y: -1 },
  { design: 'BASE', rotation: 0, x: -0.5, y: 1 },
  { design: 'A10', rotation: 2, x: 0.5, y: 1 },
  { design: 'B11', rotation: 0, x: -0.5, y: -1 },
];
const RADIUS = 66;
const ROOT3 = Math.sqrt(3);

/** Moonriser's cover: a small colony under the Earth. */
export default function Cover() {
  return (
    <div className={s.cover}>
      <Scene tall={false} />
      <div className={s.colony}>
        {TILES.map(({ design, rotation, x, y }) => (
          <div
            key={`${x} ${y}`}
            className={s.tile}
            style={{ left: x * RADIUS * ROOT3 * 1.02, top: y * RADIUS * 1.5 * 1.02 }}
          >
            <TilePicture design={design} rotation={rotation} radius={RADIUS} />
          </div>
        ))}
      </div>
    </div>
  );
}
