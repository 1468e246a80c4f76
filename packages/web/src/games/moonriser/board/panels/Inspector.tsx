import {
  boardOf,
  boardWith,
  countLinks,
  countNeighbourhoods,
  fieldAt,
  type MoonriserView,
  tileIncome,
  tilePoints,
} from '@orrery/moonriser';
import { cx } from '../../../../look/cx.ts';
import { Jargon } from '../../../../look/explain/Jargon.tsx';
import { Cap, Glass, Row } from '../../../../look/primitives.tsx';
import { TokenCounts, TokenIcon, tokenColour } from '../../../../look/TokenIcon.tsx';
import { designOf } from '../faces.ts';
import { BadgeIcon, EmptyMark } from '../marks.tsx';
import { TilePicture } from '../TilePicture.tsx';
import { describeTile, type RuleIcon } from '../words.ts';
import s from './inspector.module.css';

/** What to look at: a design, and where it lies or would lie. */
export interface Inspected {
  design: string;
  rotation?: number;
  /** `in hand`, `common supply`, or whose it is. */
  where: string;
  upgrades?: number;
  /** On this field, or held over it: shows what it does there right now. */
  on?: { cell: string; owner: number } | null;
  /** Why it cannot be placed or upgraded now. */
  why?: string | null;
}

export interface InspectorProps {
  view: MoonriserView;
  tile: Inspected | null;
  className?: string;
}

function Icon({ icon }: { icon: RuleIcon }) {
  if ('token' in icon) return <TokenIcon token={icon.token} size={20} />;
  if ('link' in icon) return <BadgeIcon mark={{ kind: icon.link, polarity: icon.polarity }} size={20} />;
  if ('empty' in icon) {
    return (
      <svg aria-hidden width={20} height={20} viewBox="0 0 22 22">
        <EmptyMark x={11} y={11} r={10.5} degrees={0} />
      </svg>
    );
  }
  if ('corner' in icon) {
    return (
      <svg aria-hidden width={20} height={20} viewBox="0 0 22 22">
        <circle cx={11} cy={11} r={9} style={{ fill: tokenColour(icon.corner) }} />
        <path d="M11 11V2M11 11l7.8 4.5M11 11l-7.8 4.5" style={{ stroke: 'var(--ink)', strokeWidth: 1.8 }} />
      </svg>
    );
  }
  return <span className={s.sign}>{{ discount: '−1', advantage: '3:1', upgrade: '↑' }[icon.sign]}</span>;
}

/** A large face, the rules of the tile in plain words, and what it does on its field right now. */
export function Inspector({ view, tile, className }: InspectorProps) {
  if (!tile) {
    return (
      <Glass className={cx(s.pane, s.empty, className)} aria-label="Inspector">
        <TilePicture design="BASE" radius={44} className={s.faint} />
        <p>Point at any tile to see what it does.</p>
      </Glass>
    );
  }
  const design = designOf(tile.design);
  const back = { basic: 'Basic', advanced: 'Advanced', base: 'Base' }[design.back];
  return (
    <Glass className={cx(s.pane, className)} aria-label={`Inspector: ${design.name}`}>
      <div className={s.face}>
        <TilePicture design={tile.design} rotation={tile.rotation ?? 0} radius={66} />
        <div>
          <h2>{design.name}</h2>
          <p className={s.sub}>
            {back} · {tile.where}
          </p>
          <dl>
            <dt>Value</dt>
            <dd>{design.back === 'base' ? 'none' : `${design.value} VP`}</dd>
            <dt>Price</dt>
            <dd>{design.back === 'base' ? 'none' : <TokenCounts counts={design.price} />}</dd>
            <dt>Upgrade</dt>
            <dd>{upgradeWords(design.back === 'base', tile.upgrades ?? 0)}</dd>
          </dl>
        </div>
      </div>
      <ul className={s.rules}>
        {describeTile(design).map((line) => (
          <li key={line.text}>
            <Icon icon={line.icon} />
            <span>
              <Jargon text={line.text} />
            </span>
          </li>
        ))}
      </ul>
      {tile.why && <p className={s.why}>{tile.why}</p>}
      {tile.on && <Now view={view} tile={tile} on={tile.on} />}
    </Glass>
  );
}

function upgradeWords(base: boolean, upgrades: number): string {
  if (base) return upgrades ? `${upgrades} so far` : 'no limit';
  return upgrades ? 'done, ×2' : 'once, ×2';
}

function Now({ view, tile, on }: { view: MoonriserView; tile: Inspected; on: { cell: string; owner: number } }) {
  const { design, rotation = 0, upgrades = 0 } = tile;
  const board = boardWith(boardOf(view), { ...on, design, rotation, upgrades });
  const field = fieldAt(board, on.cell);
  const made = tileIncome(board, field);
  const any = made.green + made.red + made.blue > 0;
  return (
    <div className={s.now}>
      <Cap as="h3">On this field, right now</Cap>
      <Row label="Production" tone={any ? 'plain' : 'faint'}>
        {any ? <TokenCounts counts={made} plus /> : 'none'}
      </Row>
      <Row label="Links · neighbourhoods">
        {countLinks(board, field)} · {countNeighbourhoods(board, field)}
      </Row>
      <Row label="Counts for">{tilePoints(board, field)} VP</Row>
    </div>
  );
}
