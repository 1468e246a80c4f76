import { useEffect, useRef } from 'react';
import type { Play } from '../../../play/game-ui.ts';
import { useFrameInsets } from '../../../ui/index.ts';
import { Art } from '../board/art/Art.tsx';
import { contractNamed } from '../board/content.ts';
import { SignIcon } from '../board/glyphs.tsx';
import { KIND_HUES, kindName, needName } from '../board/hues.ts';
import { Head } from '../board/panels/Panel.tsx';
import { ContractDice, ContractNeeds, ContractRewards, ContractRow } from '../board/plan/ContractTile.tsx';
import { Alone, WithAlly } from '../board/plan/Verdict.tsx';
import { Ring } from '../board/Ring.tsx';
import type { MoonrakersView } from '../board/view-types.ts';
import s from './contract-list.module.css';
import { contractTiles } from './contract-tiles.ts';
import { Laws, SectorMap } from './Dispatch.tsx';
import { bestFirst, type Outlook, shownAlone } from './planning.ts';
import { Quiet } from './Quiet.tsx';
import { t } from './text.ts';
import type { Plan } from './usePlan.ts';
import type { Turn } from './useTurn.ts';

interface ContractListProps {
  play: Play;
  view: MoonrakersView;
  turn: Turn;
  plan: Plan;
}

/** The open contracts on small screens: one row each, the best for the viewer first; the chosen one opens in place. */
export function ContractList({ play, view, turn, plan }: ContractListProps) {
  const tiles = new Map(contractTiles(play, view, turn, plan.outlooks).map((tile) => [tile.id, tile]));
  const { chosen } = plan;
  const hasMap = view.agreed.nomad;
  return (
    <section className={s.list} aria-label={t('dispatch')}>
      <Head aside={view.event || view.policy ? <Laws event={view.event} policy={view.policy} /> : t('best-first')}>
        {t('dispatch')}
      </Head>
      {hasMap && (
        <div className={s.map}>
          <SectorMap play={play} view={view} turn={turn} />
        </div>
      )}
      {(view.phase !== 'planning' || (!turn.ask && plan.outlooks.length === 0)) && <Quiet play={play} view={view} />}
      {bestFirst(plan.outlooks).map((outlook, at) => {
        const tile = tiles.get(outlook.seen.contract);
        if (!tile) return null;
        const isOpen = outlook === chosen;
        return (
          <ContractRow
            key={tile.id}
            {...tile}
            opened={isOpen ? <Opened play={play} outlook={outlook} at={at} /> : undefined}
          />
        );
      })}
    </section>
  );
}

/** The details of the chosen contract, which is scrolled into view; `at` is its row. */
function Opened({ play, outlook, at }: { play: Play; outlook: Outlook; at: number }) {
  const root = useRef<HTMLSpanElement>(null);
  const { now } = useFrameInsets();
  // biome-ignore lint/correctness/useExhaustiveDependencies: again when the row moves or the sheet grows
  useEffect(() => {
    root.current?.parentElement?.scrollIntoView({ block: 'nearest' });
  }, [at, now.bottom]);
  const { seen, parts, held, need, allies, isDuel } = outlook;
  const card = contractNamed(seen.contract);
  const hue = KIND_HUES[card.type];
  const helpful = allies.flatMap(({ seat, help }) => (help === 'likely' || help === 'maybe' ? [{ seat, help }] : []));
  const lacks = parts.flatMap(({ need: type, units }) => {
    const count = units.filter(({ standing }) => standing !== 'have').length;
    return count > 0 ? [{ type, count }] : [];
  });
  const [lack] = lacks;
  return (
    <span ref={root} className={s.opened}>
      <span className={s.ring}>
        <Ring parts={parts} size={100} thick={17}>
          {isDuel && <Art id={seen.contract} hue={hue} motif={card.type} width={80} height={80} glyph={44} />}
        </Ring>
        {need > 0 && <b className={s.held}>{t('held-of', { held, need })}</b>}
      </span>
      <span className={s.lines}>
        <b className={s.name}>{card.name}</b>
        <span className={s.line}>
          <span className={s.tag}>
            <SignIcon of={card.type} />
            {kindName(card.type)}
          </span>
          <ContractRewards id={seen.contract} totals={isDuel ? undefined : seen.totals} mark={undefined} />
          {!isDuel && <ContractDice n={seen.totals.dice} />}
        </span>
        <span className={s.line}>
          <ContractNeeds id={seen.contract} />
          {lack && (
            <em>
              {lacks.length > 1
                ? t('n-missing', { count: need - held })
                : t('lacks', { count: lack.count, type: needName(lack.type) })}
            </em>
          )}
        </span>
        {!isDuel && (
          <span className={s.line}>
            <Alone {...shownAlone(outlook)} />
            {helpful.slice(0, 2).map(({ seat, help }) => (
              <WithAlly key={seat} seat={seat} name={play.nameOf(seat)} help={help} />
            ))}
          </span>
        )}
      </span>
    </span>
  );
}
