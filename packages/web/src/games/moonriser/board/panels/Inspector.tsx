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
import { cx } from '../../../../ui/cx.ts';
import { Jargon } from '../../../../ui/explain/Jargon.tsx';
import { Cap, Glass, Row } from '../../../../ui/primitives.tsx';
import { TokenCounts, TokenIcon, tokenColour } from '../../../../ui/TokenIcon.tsx';
import { t } from '../../text.ts';
import { describeTile, type RuleIcon } from '../descriptions.ts';
import { designOf } from '../faces.ts';
import { BadgeIcon, EmptyMark } from '../marks.tsx';
import { TilePicture } from '../TilePicture.tsx';
import s from './inspector.module.css';

/** The inspected tile: its design, and where it is or would be placed. */
export interface Inspected {
  design: string;
  rotation?: number;
  /** For example `in hand`, `common supply`, or the owner and the field. */
  where: string;
  upgrades?: number;
  /** The field it is on or held over; its current effects there are shown. */
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

/** The inspected tile: its face, its rules, and its current effects on its field. */
export function Inspector({ view, tile, className }: InspectorProps) {
  if (!tile) {
    return (
      <Glass className={cx(s.pane, s.empty, className)} aria-label={t('inspector')}>
        <TilePicture design="BASE" radius={44} className={s.faint} />
        <p>{t('inspector-empty')}</p>
      </Glass>
    );
  }
  const design = designOf(tile.design);
  return (
    <Glass className={cx(s.pane, className)} aria-label={t('inspector-of', { name: design.name })}>
      <div className={s.face}>
        <TilePicture design={tile.design} rotation={tile.rotation ?? 0} radius={66} />
        <div>
          <h2>{design.name}</h2>
          <p className={s.sub}>{t('tile-where', { back: design.back, where: tile.where })}</p>
          <dl>
            <dt>{t('value')}</dt>
            <dd>{design.back === 'base' ? t('none') : t('vp', { count: design.value })}</dd>
            <dt>{t('price')}</dt>
            <dd>{design.back === 'base' ? t('none') : <TokenCounts counts={design.price} />}</dd>
            <dt>{t('upgrade')}</dt>
            <dd>{upgradesText(design.back === 'base', tile.upgrades ?? 0)}</dd>
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

function upgradesText(base: boolean, upgrades: number): string {
  return base ? t('upgrades-base', { count: upgrades }) : t('upgrades-tile', { done: upgrades ? 'yes' : 'no' });
}

function Now({ view, tile, on }: { view: MoonriserView; tile: Inspected; on: { cell: string; owner: number } }) {
  const { design, rotation = 0, upgrades = 0 } = tile;
  const board = boardWith(boardOf(view), { ...on, design, rotation, upgrades });
  const field = fieldAt(board, on.cell);
  const made = tileIncome(board, field);
  const any = made.green + made.red + made.blue > 0;
  return (
    <div className={s.now}>
      <Cap as="h3">{t('on-this-field')}</Cap>
      <Row label={t('production')} tone={any ? 'plain' : 'faint'}>
        {any ? <TokenCounts counts={made} plus /> : t('none')}
      </Row>
      <Row label={t('links-neighbourhoods')}>
        {countLinks(board, field)} · {countNeighbourhoods(board, field)}
      </Row>
      <Row label={t('counts-for')}>{t('vp', { count: tilePoints(board, field) })}</Row>
    </div>
  );
}
