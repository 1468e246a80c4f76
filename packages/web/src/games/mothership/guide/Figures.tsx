import '../board/tokens.css';
import { SHEETS } from '@orrery/mothership';
import { useState } from 'react';
import { GlyphIcon } from '../board/glyphs.tsx';
import { hexesPath } from '../board/hex.ts';
import { Defs } from '../board/map/Reach.tsx';
import { Worlds as WorldLayer } from '../board/map/Worlds.tsx';
import { CardFace } from '../board/panels/CardFace.tsx';
import { ControlPanel, EMPTY, type Energy, FULL } from '../board/panels/ControlPanel.tsx';
import { FightCard } from '../board/panels/FightCard.tsx';
import { UnitIcon } from '../board/Ship.tsx';
import type { BoardPlanet, Kind } from '../board/types.ts';
import { faceOf } from '../play/faces.ts';
import { MARKS, rowValue, sumRows } from '../play/rows.ts';
import s from './guide.module.css';
import { t } from './text.ts';

const KINDS: readonly Kind[] = ['mothership', 'fighter', 'bomber', 'guardian', 'station'];
const spacesText = (kind: Kind): string =>
  kind === 'mothership' ? t('spaces-mothership') : String(SHEETS[kind].spaces || '–');
const dieText = (kind: Kind): string =>
  kind === 'mothership' ? t('die-mothership') : SHEETS[kind].die > 0 ? t('die-of', { n: SHEETS[kind].die }) : '–';

/** The five kinds of unit, and what each can do. */
export function Units() {
  return (
    <table className={s.units} data-game="mothership">
      <thead>
        <tr>
          <th>{t('unit')}</th>
          <th>{t('spaces')}</th>
          <th>{t('die')}</th>
          <th>{t('damages')}</th>
        </tr>
      </thead>
      <tbody>
        {KINDS.map((kind) => (
          <tr key={kind}>
            <th>
              <UnitIcon kind={kind} seat={0} size={34} />
              {t(kind)}
            </th>
            <td>{spacesText(kind)}</td>
            <td>{dieText(kind)}</td>
            <td>{t(`damages-${kind}`)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const WORLDS: readonly BoardPlanet[] = [
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

/** Two planets with all their markers. */
export function Worlds() {
  return (
    <figure className={s.worlds} data-game="mothership">
      <svg viewBox="-40 -40 220 80" role="img" aria-label={t('planets')}>
        <Defs />
        <path className={s.hexes} d={hexesPath(['0,0', '3,0'], 0.6)} />
        <WorldLayer worlds={WORLDS} />
      </svg>
      <figcaption>{t('planets-caption')}</figcaption>
    </figure>
  );
}

const START: Energy = { engines: 5, weapons: 5, shields: 5 };

/** An interactive control panel. */
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
        note={t('panel-note')}
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
            title: t('you-attack'),
            rollers: [
              { id: '0B1', kind: 'bomber', name: t('bomber-1'), sides: 8, face: null, times: 1 },
              { id: '0F1', kind: 'fighter', name: t('fighter-1'), sides: 6, face: null, times: 1 },
            ],
            bonuses: [],
            formula: 'D8 + D6',
            low: 2,
            high: 14,
            total: null,
          },
          defence: {
            seat: 1,
            title: t('defends', { name: 'Metis' }),
            rollers: [{ id: '1M', kind: 'mothership', name: t('mothership'), sides: 6, face: null, times: 1 }],
            bonuses: [{ label: t('wingman'), text: '+1' }],
            formula: 'D6 + 1',
            low: 2,
            high: 7,
            total: null,
          },
          win,
          lose: 1 - win - tie,
          tie,
          against: false,
          names: [t('win'), t('lose')],
          goal: t('goal'),
          spreads: { attack, defence },
          ifWon: t('if-won'),
          ifLost: t('if-lost'),
          result: null,
        }}
      />
    </div>
  );
}

/** A small action card. */
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
