import { defined } from '@orrery/kernel';
import { memo } from 'react';
import { cx, SeatShape, seatColour } from '../../../../ui/index.ts';
import { artifactGlyph, Glyph } from '../glyphs.tsx';
import { moved } from '../hex.ts';
import { DISC, type Skin } from '../paint/globe.ts';
import { usePainting } from '../paint/paint.ts';
import type { BoardPlanet } from '../types.ts';
import board from './board.module.css';
import s from './worlds.module.css';

const SOLID: readonly Skin[] = ['rust', 'ice', 'ocean', 'jade', 'ember', 'dune'];
const GAS: readonly Skin[] = ['rose', 'teal'];

/** A seed derived from an id, so that a planet looks the same on every render. */
function sumOf(id: string): number {
  let sum = 7;
  for (const letter of id) sum = (Math.imul(sum, 31) + letter.charCodeAt(0)) >>> 0;
  return sum % 997;
}

/** The texture of a planet; neighbours in the list get different ones. */
export function skinOf(kind: BoardPlanet['kind'], nth: number): Skin {
  if (kind === 'planetoid') return 'moon';
  const skins = kind === 'gas' ? GAS : SOLID;
  return defined(skins[nth % skins.length]);
}

const SIZE = 168;

export interface GlobeProps {
  id: string;
  skin: Skin;
  /** Diameter of the disc. */
  across: number;
  x?: number;
  y?: number;
}

/** A planet's image inside an SVG. */
export function Globe({ id, skin, across, x = 0, y = 0 }: GlobeProps) {
  const picture = usePainting({ kind: 'globe', skin, size: SIZE, seed: sumOf(id) % 23 });
  const width = across / DISC;
  return (
    <>
      <circle cx={x} cy={y} r={across / 2 - 0.5} style={{ fill: `var(--ms-skin-${skin})` }} />
      {picture && <image href={picture} x={x - width / 2} y={y - width / 2} width={width} height={width} />}
    </>
  );
}

function Artifact({ artifact }: { artifact: BoardPlanet['artifact'] }) {
  if (artifact === 'none') return null;
  const known = artifact !== 'hidden';
  return (
    <g transform="translate(-14.5 -13.5)">
      <rect x="-7" y="-7" width="14" height="14" rx="4" className={known ? s.found : s.hidden} />
      {known ? (
        <Glyph name={artifactGlyph(artifact.number)} size={11} fill="var(--ms-relic)" />
      ) : (
        <text className={cx(board.label, s.question)} y=".6">
          ?
        </text>
      )}
    </g>
  );
}

/**
 * A planet. The ring and mark show its owner, the shield the total needed to capture it, the square an artifact, and
 * the dots its developments.
 */
const World = memo(function World({ world, skin }: { world: BoardPlanet; skin: Skin }) {
  const { kind, owner, need, artifact, developments, moon } = world;
  const gas = kind === 'gas';
  const across = gas ? 34 : kind === 'planetoid' ? 28 : 39;
  const colour = owner === null ? 'var(--ms-free)' : seatColour(owner);
  return (
    <g transform={moved(world.hex)}>
      <circle r="25" fill="url(#ms-lit)" />
      {gas && <path className={s.back} transform="rotate(-18)" d="M-25 0A25 7 0 0 1 25 0" />}
      <Globe id={world.id} skin={skin} across={across} />
      {gas && <path className={s.front} transform="rotate(-18)" d="M-25 0A25 7 0 0 0 25 0" />}
      <circle
        r={gas ? 22.4 : across / 2 + 2}
        className={owner === null ? s.neutral : s.owned}
        style={{ stroke: colour }}
      />
      {moon && (
        <>
          <path d="M-16 -25.5A30 30 0 0 1 26 -15" className={s.orbit} />
          <Globe id={`${world.id} moon`} skin="moon" across={15} x={18} y={-23} />
        </>
      )}
      {owner !== null && (
        <>
          <circle cx="-14.5" cy="14" r="7.4" className={s.plate} style={{ stroke: colour }} />
          <SeatShape seat={owner} x={-14.5} y={owner % 6 === 1 ? 14.5 : 14} r={4} />
        </>
      )}
      <g className={cx(board.label, s.shield)}>
        <path
          className={s.need}
          d="M7.5 6.7L15 4.9L22.5 6.7V13.7C22.5 18.1 18.5 20.9 15 22.4C11.5 20.9 7.5 18.1 7.5 13.7Z"
        />
        <text className={s.number} x="15" y="13.4">
          {need}
        </text>
      </g>
      <text className={s.place} x={moon ? -7 : 0} y="-24.5">
        {world.place}
      </text>
      <Artifact artifact={artifact} />
      {developments.map((name, i) => (
        <rect
          key={name}
          className={s.built}
          x={(i - (developments.length - 1) / 2) * 7.5 - 2.6}
          y="20.6"
          width="5.2"
          height="5.2"
          rx="1.4"
        />
      ))}
    </g>
  );
});

export const Worlds = memo(function Worlds({ worlds }: { worlds: readonly BoardPlanet[] }) {
  const nth = { mineral: 0, gas: 0, planetoid: 0 };
  return (
    <g aria-hidden>
      {worlds.map((world) => (
        <World key={world.id} world={world} skin={skinOf(world.kind, nth[world.kind]++)} />
      ))}
    </g>
  );
});
