import '../board/tokens.css';
import { useState } from 'react';
import { GlyphIcon } from '../board/glyphs.tsx';
import { hexesPath } from '../board/hex.ts';
import { Defs } from '../board/map/Reach.tsx';
import { Worlds as WorldLayer } from '../board/map/Worlds.tsx';
import { CardFace } from '../board/panels/CardFace.tsx';
import { ControlPanel, EMPTY, type Energy, FULL } from '../board/panels/ControlPanel.tsx';
import { FightCard } from '../board/panels/FightCard.tsx';
import { UnitIcon } from '../board/Ship.tsx';
import type { Kind, SeenWorld } from '../board/seen.ts';
import { faceOf } from '../play/faces.ts';
import { MARKS, rowValue, sumRows } from '../play/rows.ts';
import s from './guide.module.css';

const UNITS: readonly { kind: Kind; name: string; flies: string; rolls: string; harms: string }[] = [
  { kind: 'mothership', name: 'Mothership', flies: 'engine row', rolls: 'weapon row', harms: 'everything' },
  { kind: 'fighter', name: 'Fighter', flies: '4', rolls: 'D6', harms: 'ships, guardians, shields, planets' },
  { kind: 'bomber', name: 'Bomber', flies: '3', rolls: 'D8', harms: 'motherships, stations, guardians, planets' },
  { kind: 'guardian', name: 'Guardian', flies: '–', rolls: 'D6', harms: 'ships and guardians beside it' },
  { kind: 'station', name: 'Station', flies: '–', rolls: '–', harms: 'nothing' },
];

/** The five kinds of unit, and what each can do. */
export function Units() {
  return (
    <table className={s.units} data-game="mothership">
      <thead>
        <tr>
          <th>Unit</th>
          <th>Spaces</th>
          <th>Die</th>
          <th>Can damage</th>
        </tr>
      </thead>
      <tbody>
        {UNITS.map(({ kind, name, flies, rolls, harms }) => (
          <tr key={kind}>
            <th>
              <UnitIcon kind={kind} seat={0} size={34} />
              {name}
            </th>
            <td>{flies}</td>
            <td>{rolls}</td>
            <td>{harms}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const WORLDS: readonly SeenWorld[] = [
  {
    id: 'figure a',
    hex: '0,0',
    kind: 'mineral',
    owner: 0,
    need: 10,
    artifact: { number: 8, name: 'AA Batteries' },
    developments: ['a', 'b'],
    moon: true,
    name: '',
    place: '',
  },
  {
    id: 'figure b',
    hex: '3,0',
    kind: 'gas',
    owner: null,
    need: 6,
    artifact: 'hidden',
    developments: [],
    moon: false,
    name: '',
    place: '',
  },
];

/** A planet and all its signs. */
export function Worlds() {
  return (
    <figure className={s.worlds} data-game="mothership">
      <svg viewBox="-40 -40 220 80" role="img" aria-label="Two planets">
        <Defs />
        <path className={s.hexes} d={hexesPath(['0,0', '3,0'], 0.6)} />
        <WorldLayer worlds={WORLDS} />
      </svg>
      <figcaption>
        Left: a mineral planet with a moon; its ring and mark are its owner’s, the shield is what a capture must roll,
        the square is its artifact, the dots are developments. Right: a neutral, unexplored gas planet.
      </figcaption>
    </figure>
  );
}

const START: Energy = { engines: 5, weapons: 5, shields: 5 };

/** A control panel to play with. */
export function Panel() {
  const [draft, setDraft] = useState(START);
  return (
    <div className={s.panel} data-game="mothership">
      <ControlPanel
        seat={0}
        hull={12}
        steps={4}
        energy={START}
        draft={draft}
        marks={MARKS}
        value={rowValue('pairs')}
        task={{ how: 'shift', least: EMPTY, most: FULL, left: sumRows(START) - sumRows(draft) }}
        note="try it: drag energy"
        onShift={setDraft}
      />
    </div>
  );
}

/** A dogfight before it is declared: a bomber and a fighter against a mothership with one wingman. */
export function Fight() {
  const spread = (sides: number, plus: number) =>
    new Map(Array.from({ length: sides }, (_, i) => [i + 1 + plus, 1 / sides] as const));
  const attack = new Map<number, number>();
  for (const [a, p] of spread(8, 0))
    for (const [b, q] of spread(6, 0)) attack.set(a + b, (attack.get(a + b) ?? 0) + p * q);
  const defence = spread(6, 1);
  let [win, tie] = [0, 0];
  for (const [a, p] of attack) {
    for (const [d, q] of defence) {
      if (a > d) win += p * q;
      if (a === d) tie += p * q;
    }
  }
  return (
    <div className={s.fight} data-game="mothership">
      <FightCard
        fight={{
          attack: {
            seat: 0,
            title: 'You attack',
            rollers: [
              { id: '0B1', kind: 'bomber', name: 'Bomber 1', sides: 8, face: null, times: 1 },
              { id: '0F1', kind: 'fighter', name: 'Fighter 1', sides: 6, face: null, times: 1 },
            ],
            bonuses: [],
            formula: 'D8 + D6',
            low: 2,
            high: 14,
            total: null,
          },
          defence: {
            seat: 1,
            title: 'Vesta defends',
            rollers: [{ id: '1M', kind: 'mothership', name: 'Mothership', sides: 6, face: null, times: 1 }],
            bonuses: [{ label: '1 wingman', text: '+1' }],
            formula: 'D6 + 1',
            low: 2,
            high: 7,
            total: null,
          },
          win,
          lose: 1 - win - tie,
          tie,
          against: false,
          names: ['Win', 'Lose'],
          goal: 'to win',
          spreads: { attack, defence },
          ifWon: 'shields first, then hull',
          ifLost: 'both ships hit',
          result: null,
        }}
      />
    </div>
  );
}

/** An action card in little. */
export function CardEntry({ id }: { id: string }) {
  const face = faceOf({ id, design: id }, () => '');
  return (
    <span className={s.entry} data-game="mothership">
      {face && <CardFace face={face} small />}
    </span>
  );
}

const Tile = ({ glyph, kind }: { glyph: string; kind: string | undefined }) => (
  <span className={kind} data-game="mothership">
    <GlyphIcon name={glyph} size={34} />
  </span>
);

export const TechEntry = ({ id }: { id: string }) => <Tile glyph={id} kind={s.tech} />;
export const FindEntry = ({ id }: { id: string }) => <Tile glyph={id} kind={s.find} />;
