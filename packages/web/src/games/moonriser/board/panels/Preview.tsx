import { cx } from '../../../../look/cx.ts';
import { Chip, Glass, Row } from '../../../../look/primitives.tsx';
import { TokenCounts } from '../../../../look/TokenIcon.tsx';
import { BadgeIcon } from '../marks.tsx';
import type { MovePreview } from '../preview.ts';
import s from './preview.module.css';
import { SignText } from './SignText.tsx';

const any = (counts: Partial<Record<string, number>>) => Object.values(counts).some((n) => n);

function ExtraRow({ preview: p }: { preview: MovePreview }) {
  if (p.freeAction) return <Row label="Extra action">free action used</Row>;
  if (!p.extra)
    return (
      <Row label="Extra action" tone="faint">
        first, free
      </Row>
    );
  return (
    <Row label="Extra action">
      <TokenCounts counts={{ red: p.extra }} />
    </Row>
  );
}

export interface PreviewProps {
  preview: MovePreview;
  /** What is missing to pay for it, in words; null when it can be paid. */
  missing?: string | null;
  className?: string;
}

/** The card beside a held tile: each part of the price with its source, then what it brings. */
export function Preview({ preview: p, missing, className }: PreviewProps) {
  return (
    <Glass className={cx(s.card, className)} aria-label={`Preview: ${p.title}`}>
      <h3>{p.kind === 'upgrade' ? `Upgrade ${p.title}` : p.title}</h3>
      <Row label="Price">{any(p.price) ? <TokenCounts counts={p.price} /> : 'nothing'}</Row>
      {p.kind === 'place' && (
        <Row label="Distance" tone={p.distance ? 'plain' : 'faint'}>
          {p.distance ? <TokenCounts counts={{ red: p.distance }} /> : 'adjacent, free'}
        </Row>
      )}
      <ExtraRow preview={p} />
      {p.kind === 'place' && (
        <Row label="Field sign" tone={p.sign ? (p.sign === 'minus-green' ? 'bad' : 'plain') : 'faint'}>
          <SignText sign={p.sign} />
        </Row>
      )}
      <hr />
      {p.kind === 'place' && (
        <>
          <Row label="New links" tone={p.links.length ? 'plain' : 'faint'}>
            {p.links.length === 0 && 'none'}
            {p.links.map(({ mark, count }) => (
              <span key={mark.kind} className={s.pair}>
                {count}
                <BadgeIcon mark={mark} size={16} />
              </span>
            ))}
          </Row>
          <Row label="Neighbourhoods" tone={p.neighbourhoods.length ? 'plain' : 'faint'}>
            {p.neighbourhoods.length === 0 && 'none'}
            <TokenCounts counts={Object.fromEntries(p.neighbourhoods.map((n) => [n.colour, n.count]))} />
          </Row>
          <hr />
        </>
      )}
      <Row label="Production a round" tone={any(p.income) ? 'good' : 'faint'}>
        {any(p.income) ? <TokenCounts counts={p.income} plus /> : 'none'}
      </Row>
      <Row label="Victory points" tone={p.points > 0 ? 'good' : 'faint'}>
        {p.points > 0 ? `+${p.points}` : p.points}
      </Row>
      {missing && <p className={s.missing}>{missing}</p>}
    </Glass>
  );
}

/** The same in four chips, for the sheet. */
export function PreviewChips({ preview: p }: { preview: MovePreview }) {
  const links = p.links.reduce((n, l) => n + l.count, 0);
  return (
    <div className={s.chips}>
      <Chip label={p.distance || p.extra ? 'Price in all' : 'Price'}>
        {any(p.total) ? <TokenCounts counts={p.total} /> : 'nothing'}
      </Chip>
      <Chip label="New links">
        {links}
        {p.links[0] && <BadgeIcon mark={p.links[0].mark} size={16} />}
      </Chip>
      <Chip label="A round" tone={any(p.income) ? 'good' : 'plain'}>
        {any(p.income) ? <TokenCounts counts={p.income} plus /> : '–'}
      </Chip>
      <Chip label="Victory" tone={p.points > 0 ? 'good' : 'plain'}>
        {p.points > 0 ? `+${p.points}` : p.points} VP
      </Chip>
    </div>
  );
}
