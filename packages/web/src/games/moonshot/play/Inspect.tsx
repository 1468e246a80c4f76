import { effectsText, kindName, type MoonshotView, moduleText, payloadName } from '@orrery/moonshot';
import type { ReactNode } from 'react';
import { formatList } from '../../../ui/format-list.ts';
import { Glass } from '../../../ui/index.ts';
import { isModule, isTile, maneuverNamed, missionNamed, moduleNamed, riskNamed, tileNamed } from '../board/content.ts';
import { ModuleCard } from '../board/Module.tsx';
import type { Odds } from '../board/panels/Missions.tsx';
import { RiskTable, riskColour } from '../board/panels/Risk.tsx';
import { Badge } from '../board/params.tsx';
import { type Ledger, litEdges } from '../board/rocket.ts';
import { SideMark } from '../board/sides.tsx';
import { Tile } from '../board/Tile.tsx';
import s from './inspect.module.css';
import { LedgerTable } from './LedgerTable.tsx';
import { OddsList } from './OddsList.tsx';
import { t } from './text.ts';
import type { Turn } from './useTurn.ts';

/** A card with its full rules text. */
export function CardAbout({ view, side, id }: { view: MoonshotView; side: number; id: string }): ReactNode {
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
          payload: formatList(mission.payload.map((kind) => payloadName(kind))),
          reward: effectsText(mission.reward),
        })}
      </p>
    </div>
  ) : null;
}

export interface InspectorProps {
  view: MoonshotView;
  side: number;
  turn: Turn;
  odds: ReadonlyMap<string, Odds>;
  then: ReadonlyMap<string, Odds> | null;
  bare?: boolean;
}

/** The selected card, and the sources of the rocket's points. */
export function Inspector({ view, side, turn, odds, then, bare }: InspectorProps) {
  const { taken, now } = turn;
  const card = cardOf(turn);
  const held = taken?.kind === 'tile' && taken.cell ? taken : null;
  const added = held?.cell && turn.then ? turn.then.pairs.filter(({ a, b }) => a === held.cell || b === held.cell) : [];
  const cellTile = (cell: string) => view.programs[side]?.cells.find((one) => one.cell === cell)?.tile ?? null;
  const woken = turn.then && now ? changedModules(view, side, now, turn.then) : [];
  const inside = (
    <>
      {held && turn.then ? (
        <header className={s.head}>
          <Tile
            id={held.tile}
            rotation={held.rotation}
            size={84}
            lit={litEdges(turn.then.pairs, held.cell as string)}
          />
          <div>
            <h2>{tileNamed(held.tile).name}</h2>
            <p>{t('tile-on', { kind: kindName(tileNamed(held.tile).kind), cell: held.cell })}</p>
            <p>{t('tile-rotated', { n: held.rotation * 90 })}</p>
          </div>
        </header>
      ) : (
        card && <CardAbout view={view} side={side} id={card} />
      )}
      {now && !(card?.startsWith('R') ?? false) && <LedgerTable now={now} then={turn.then} />}
      {(added.length > 0 || woken.length > 0) && (
        <ul className={s.why}>
          {added.map(({ letter, a, b }) => {
            const other = cellTile(a === held?.cell ? b : a);
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
      )}
      <OddsList view={view} now={odds} then={then} />
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

/** Modules that would start or stop working with the selection. */
export function changedModules(view: MoonshotView, side: number, now: Ledger, then: Ledger) {
  return (view.programs[side]?.modules ?? []).flatMap(({ slot, module }) =>
    module && now.progress[slot] && then.progress[slot] && now.progress[slot].works !== then.progress[slot].works
      ? [{ module, works: then.progress[slot].works }]
      : [],
  );
}

/** The id of the selected card, or null. */
function cardOf({ taken }: Turn): string | null {
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
      return taken.mission;
    default:
      return null;
  }
}
