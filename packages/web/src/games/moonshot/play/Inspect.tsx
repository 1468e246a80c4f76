import { effectsText, kindName, type MoonshotView, moduleText, payloadText } from '@orrery/moonshot';
import type { ReactNode } from 'react';
import { Glass } from '../../../ui/index.ts';
import { isModule, isTile, maneuverNamed, missionNamed, moduleNamed, riskNamed, tileNamed } from '../board/content.ts';
import { ModuleCard } from '../board/Module.tsx';
import { RiskTable, riskColour } from '../board/panels/Risk.tsx';
import { Badge } from '../board/params.tsx';
import { type Ledger, litEdges } from '../board/rocket.ts';
import { SideMark } from '../board/sides.tsx';
import { Tile } from '../board/Tile.tsx';
import s from './inspect.module.css';
import { LedgerTable } from './LedgerTable.tsx';
import { OddsList } from './OddsList.tsx';
import type { Selection } from './selection.ts';
import { t } from './text.ts';
import type { Desk } from './useDesk.tsx';

/** A card with its full rules text. */
function CardAbout({ view, side, id }: { view: MoonshotView; side: number; id: string }): ReactNode {
  const own = view.programs[side];
  if (isTile(id)) {
    const { name, kind, centres, edges } = tileNamed(id);
    const halves = [...edges].filter((edge) => edge !== '-');
    return (
      <header className={s.head}>
        <Tile id={id} size={84} />
        <div>
          <h2>{name}</h2>
          <p>{t('tile-kind', { kind: kindName(kind) })}</p>
          <p>
            {kind === 'P' ? t('tile-payload') : t('tile-centre', { n: centres, kind: kindName(kind) })}{' '}
            {halves.length > 0 && t('tile-halves')}
          </p>
        </div>
      </header>
    );
  }
  if (isModule(id))
    return (
      <header className={s.head}>
        <div className={s.module}>
          <ModuleCard id={id} />
        </div>
        <div>
          <h2>{moduleNamed(id).name}</h2>
          <p>{t('module-works', { text: moduleText(moduleNamed(id)) })}</p>
        </div>
      </header>
    );
  const maneuver = maneuverNamed(id);
  if (maneuver)
    return (
      <div className={s.text}>
        <h2>
          <SideMark side={maneuver.side} size={18} /> {maneuver.name}
        </h2>
        <ol>
          {maneuver.design.levels.map((effects, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: levels are numbered
            <li key={at}>
              {t('level-effects', { n: at + 1 })} <b>{effectsText(effects)}</b>
            </li>
          ))}
        </ol>
      </div>
    );
  if (id.startsWith('R')) {
    const { name, level } = riskNamed(id);
    const place = [...view.missions.flatMap(({ risks }) => risks), ...(own?.path ?? [])].find(
      ({ risk }) => risk === id,
    );
    return (
      <div className={s.text}>
        <h2>
          <span className={s.level} style={riskColour(level)}>
            {level}
          </span>
          {name}
        </h2>
        <RiskTable
          risk={id}
          have={own?.parameters.slice(0, 3)}
          sabotage={own?.sabotage ?? 0}
          tests={place?.tests[side] ?? 0}
        />
      </div>
    );
  }
  const mission = missionNamed(id);
  return mission ? (
    <div className={s.text}>
      <h2>{mission.name}</h2>
      <p>
        {t(id === 'MOON' ? 'moon-text' : 'mission-text', {
          level: mission.level,
          payload: payloadText(mission.payload),
          reward: effectsText(mission.reward),
        })}
      </p>
    </div>
  ) : null;
}

/** The selected card, the sources of the rocket's points, and the chance for each mission. */
export function Inspector({ desk, bare }: { desk: Desk; bare?: boolean }) {
  const { view, side, turn, odds, oddsThen } = desk;
  const { taken, now, then } = turn;
  const card = cardOf(taken);
  const inside = (
    <>
      {taken?.kind === 'tile' && taken.cell && then ? (
        <LaidTile tile={taken.tile} rotation={taken.rotation} cell={taken.cell} then={then} />
      ) : (
        card && <CardAbout view={view} side={side} id={card} />
      )}
      {now && !isApart(card) && <LedgerTable now={now} then={then} />}
      {now && then && <Changes desk={desk} now={now} then={then} />}
      {(bare || !then) && (
        <div className={s.odds}>
          <OddsList view={view} now={odds} then={oddsThen} />
        </div>
      )}
    </>
  );
  return bare ? (
    <section className={s.bare} aria-label={t('details')}>
      {inside}
    </section>
  ) : (
    <Glass className={s.inspector} aria-label={t('details')}>
      {inside}
    </Glass>
  );
}

/** Whether a card has nothing to do with the rocket's numbers, or shows them itself. */
const isApart = (card: string | null): boolean =>
  card !== null && (card.startsWith('R') || maneuverNamed(card) !== null);

/** The selected tile as it would be installed. */
function LaidTile({ tile, rotation, cell, then }: { tile: string; rotation: number; cell: string; then: Ledger }) {
  const { name, kind } = tileNamed(tile);
  return (
    <header className={s.head}>
      <Tile id={tile} rotation={rotation} size={84} lit={litEdges(then.pairs, cell)} />
      <div>
        <h2>{name}</h2>
        <p>{t('tile-on', { kind: kindName(kind), cell })}</p>
        <p>{t('tile-rotated', { n: rotation * 90 })}</p>
      </div>
    </header>
  );
}

/** The pairs that the selected tile would make, and the modules that would start or stop working. */
function Changes({ desk: { view, side, own, turn }, now, then }: { desk: Desk; now: Ledger; then: Ledger }) {
  const cell = turn.taken?.kind === 'tile' ? turn.taken.cell : null;
  const added = then.pairs.filter(({ a, b }) => a === cell || b === cell);
  const woken = changedModules(view, side, now, then);
  if (added.length + woken.length === 0) return null;
  return (
    <ul className={s.why}>
      {added.map(({ letter, a, b }) => {
        const other = own?.cells.find((one) => one.cell === (a === cell ? b : a))?.tile;
        return (
          <li key={`${a} ${b}`}>
            <Badge of={letter} size={16} silent />
            <span>
              {t('pairs-with')} <b>{other ? tileNamed(other).name : ''}</b>
            </span>
          </li>
        );
      })}
      {woken.map(({ module, works }) => (
        <li key={module}>
          <i className={works ? s.lamp : s.dark} />
          <span>
            <b>{moduleNamed(module).name}</b> {t(works ? 'starts-working' : 'stops-working')}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Modules that would start or stop working with the selection. */
export function changedModules(view: MoonshotView, side: number, now: Ledger, then: Ledger) {
  return (view.programs[side]?.modules ?? []).flatMap(({ slot, module }) =>
    module && now.progress[slot] && then.progress[slot] && now.progress[slot].works !== then.progress[slot].works
      ? [{ module, works: then.progress[slot].works }]
      : [],
  );
}

/** The id of the selected card, or null. */
function cardOf(taken: Selection | null): string | null {
  switch (taken?.kind) {
    case 'tile':
      return taken.tile;
    case 'module':
    case 'mount':
      return taken.module;
    case 'risk':
      return taken.risk;
    case 'card':
    case 'look':
      return taken.card;
    case 'launch':
      return taken.look ?? taken.mission;
    default:
      return null;
  }
}
