import { Button, cx } from '../../../../ui/index.ts';
import { Glyph, Sign } from '../glyphs.tsx';
import s from './tech.module.css';
import { t } from './text.ts';

/** A tech in the tree. */
export interface TechNode {
  id: string;
  name: string;
  /** Column, 0 to 3. */
  category: number;
  tier: number;
  /** -1 on the trunk, 0 and 1 on the branches. */
  branch: number;
  text: string;
  price: number;
  /**
   * `has`: researched; `can`: can be researched now; `open`: next, but cannot be researched now; `far`: later; `shut`:
   * the other branch was chosen.
   */
  state: 'has' | 'can' | 'open' | 'far' | 'shut';
  /** Whether a later tile has replaced it. */
  replaced?: boolean;
  /** Why it cannot be researched now. */
  why: string | null;
}

export interface TechTreeProps {
  techs: readonly TechNode[];
  categories: readonly string[];
  minerals: number;
  looked: string | null;
  onLook: (id: string | null) => void;
  onPick: (id: string) => void;
  onResearch: (id: string) => void;
}

const COLUMN = 34;
const LEFT = 20;
const ROW = 38;
const TIERS = 5;
const R = 14.5;
const WIDTH = LEFT + COLUMN * 8 + 2;
const HEIGHT = ROW * TIERS + 6;
const HEX = `M0 ${-R}L${R * 0.87} ${-R / 2}V${R / 2}L0 ${R}L${-R * 0.87} ${R / 2}V${-R / 2}Z`;

const rowOf = (tier: number) => HEIGHT - 4 - ROW * (tier - 0.5);
const columnOf = ({ category, branch }: TechNode) => {
  const a = LEFT + COLUMN * (category * 2 + 0.5);
  return branch < 0 ? a + COLUMN / 2 : a + branch * COLUMN;
};

/**
 * The tech tree, from bottom to top: a trunk of two tiers, then two alternative branches of three. The axis shows
 * prices.
 */
export function TechTree({ techs, categories, minerals, looked, onLook, onPick, onResearch }: TechTreeProps) {
  const below = (tech: TechNode) =>
    techs.find(
      (other) =>
        other.category === tech.category &&
        other.tier === tech.tier - 1 &&
        (other.branch < 0 || other.branch === tech.branch),
    );
  const prices = techs.filter(({ category, branch }) => category === 0 && branch < 1);
  const shown = techs.find(({ id }) => id === looked) ?? techs.find(({ state }) => state === 'can') ?? techs[0];
  return (
    <div className={s.tech}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be an SVG */}
      <svg
        className={s.tree}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="group"
        data-part="tech-tree"
        aria-label={t('tech-tree')}
      >
        {prices.map(({ tier, price }) => (
          <text key={tier} className={cx(s.price, price <= minerals && s.paid)} x="7" y={rowOf(tier)}>
            {price}
          </text>
        ))}
        {techs.map((tech) => {
          const from = below(tech);
          if (!from) return null;
          const [x1, y1, x2, y2] = [columnOf(from), rowOf(from.tier), columnOf(tech), rowOf(tech.tier)];
          const middle = (y1 + y2) / 2;
          return (
            <path
              key={tech.id}
              className={cx(s.link, tech.state === 'has' && s.grown)}
              d={`M${x1} ${y1}C${x1} ${middle} ${x2} ${middle} ${x2} ${y2}`}
            />
          );
        })}
        {techs.map((tech) => (
          // biome-ignore lint/a11y/useSemanticElements: SVG cannot contain a button element
          <g
            key={tech.id}
            role="button"
            tabIndex={0}
            data-anchor={`tech:${tech.id}`}
            data-hold={`tech:${tech.id}`}
            aria-label={t('tech-label', {
              name: tech.name,
              tier: tech.tier,
              price: tech.price,
              state: t(`tech-${tech.state}`),
              text: [tech.text, tech.why].filter(Boolean).join(' '),
            })}
            aria-disabled={tech.state !== 'can'}
            className={cx(s.node, s[tech.state], tech.id === looked && s.looked, tech.replaced && s.replaced)}
            transform={`translate(${columnOf(tech)} ${rowOf(tech.tier)})`}
            onPointerEnter={(e) => e.pointerType === 'mouse' && onLook(tech.id)}
            onFocus={() => onLook(tech.id)}
            onClick={() => onPick(tech.id)}
            onKeyDown={(e) => {
              if (e.key !== 'Enter' && e.key !== ' ') return;
              e.preventDefault();
              e.stopPropagation();
              onPick(tech.id);
            }}
          >
            <path d={HEX} />
            <Glyph name={tech.id} size={R * 1.16} fill="currentColor" />
          </g>
        ))}
      </svg>
      <div aria-hidden className={s.names}>
        {categories.map((name) => (
          <span key={name}>{name}</span>
        ))}
      </div>
      {shown && (
        <div className={s.next}>
          <b>{shown.name}</b>
          <span>
            {shown.state === 'has' ? (
              t('yours')
            ) : (
              <>
                {shown.price} <Sign of="mineral" label={t('minerals')} />
              </>
            )}
          </span>
          <p>{shown.text}</p>
          {shown.state === 'can' && (
            <Button kind="go" onClick={() => onResearch(shown.id)}>
              {t('research')}
            </Button>
          )}
          {shown.state !== 'has' && shown.why && <p className={s.why}>{shown.why}</p>}
        </div>
      )}
    </div>
  );
}
