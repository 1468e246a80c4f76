import { Chip, Glass, Row } from '../../../../ui/primitives.tsx';
import { TokenCounts } from '../../../../ui/TokenIcon.tsx';
import { t } from '../../text.ts';
import { BadgeIcon } from '../marks.tsx';
import type { MovePreview } from '../preview.ts';
import s from './preview.module.css';
import { SignText } from './SignText.tsx';

const any = (counts: Partial<Record<string, number>>) => Object.values(counts).some((n) => n);

function ExtraRow({ preview: p }: { preview: MovePreview }) {
  if (p.freeAction) return <Row label={t('extra-action')}>{t('extra-free-action')}</Row>;
  if (!p.extra)
    return (
      <Row label={t('extra-action')} tone="faint">
        {t('extra-first')}
      </Row>
    );
  return (
    <Row label={t('extra-action')}>
      <TokenCounts counts={{ red: p.extra }} />
    </Row>
  );
}

/** The card beside a held tile: the parts of its cost, then its gains. */
export function Preview({ preview: p }: { preview: MovePreview }) {
  return (
    <Glass className={s.card} aria-label={t('preview-of', { name: p.title })}>
      <h3>{p.kind === 'upgrade' ? t('upgrade-of', { name: p.title }) : p.title}</h3>
      <Row label={t('price')}>{any(p.price) ? <TokenCounts counts={p.price} /> : t('nothing')}</Row>
      {p.kind === 'place' && (
        <Row label={t('distance')} tone={p.distance ? 'plain' : 'faint'}>
          {p.distance ? <TokenCounts counts={{ red: p.distance }} /> : t('distance-free')}
        </Row>
      )}
      <ExtraRow preview={p} />
      {p.kind === 'place' && (
        <Row label={t('field-sign')} tone={p.sign ? (p.sign === 'minus-green' ? 'bad' : 'plain') : 'faint'}>
          <SignText sign={p.sign} />
        </Row>
      )}
      <hr />
      {p.kind === 'place' && (
        <>
          <Row label={t('new-links')} tone={p.links.length ? 'plain' : 'faint'}>
            {p.links.length === 0 && t('none')}
            {p.links.map(({ mark, count }) => (
              <span key={mark.kind} className={s.pair}>
                {count}
                <BadgeIcon mark={mark} size={16} />
              </span>
            ))}
          </Row>
          <Row label={t('new-neighbourhoods')} tone={p.neighbourhoods.length ? 'plain' : 'faint'}>
            {p.neighbourhoods.length === 0 && t('none')}
            <TokenCounts counts={Object.fromEntries(p.neighbourhoods.map((n) => [n.colour, n.count]))} />
          </Row>
          <hr />
        </>
      )}
      <Row label={t('production-per-round')} tone={any(p.income) ? 'good' : 'faint'}>
        {any(p.income) ? <TokenCounts counts={p.income} plus /> : t('none')}
      </Row>
      <Row label={t('victory-points')} tone={p.points > 0 ? 'good' : 'faint'}>
        {p.points > 0 ? `+${p.points}` : p.points}
      </Row>
    </Glass>
  );
}

/** The preview as four chips, for the phone sheet. */
export function PreviewChips({ preview: p }: { preview: MovePreview }) {
  const links = p.links.reduce((n, l) => n + l.count, 0);
  return (
    <div className={s.chips}>
      <Chip label={p.distance || p.extra ? t('price-total') : t('price')}>
        {any(p.total) ? <TokenCounts counts={p.total} /> : t('nothing')}
      </Chip>
      <Chip label={t('new-links')}>
        {links}
        {p.links[0] && <BadgeIcon mark={p.links[0].mark} size={16} />}
      </Chip>
      <Chip label={t('chip-round')} tone={any(p.income) ? 'good' : 'plain'}>
        {any(p.income) ? <TokenCounts counts={p.income} plus /> : '–'}
      </Chip>
      <Chip label={t('chip-points')} tone={p.points > 0 ? 'good' : 'plain'}>
        {t('vp', { count: p.points > 0 ? `+${p.points}` : p.points })}
      </Chip>
    </div>
  );
}
