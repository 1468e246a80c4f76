import type { Design } from '@orrery/moonriser';
import { TokenCounts } from '../../../../ui/TokenIcon.tsx';
import { t } from '../../text.ts';
import { polarityOf } from '../descriptions.ts';
import { designOf } from '../faces.ts';
import { BadgeIcon, EmptyMark } from '../marks.tsx';
import s from './facts.module.css';

const BADGE = 15;

/** What a tile makes: an amount of tokens, and the link that it is made for. */
function Bonus({ design, bonus: { colour, amount, per } }: { design: Design; bonus: Design['bonus'][number] }) {
  return (
    <span>
      <TokenCounts counts={{ [colour]: amount }} plus />
      {per && (
        <>
          {t('per')}
          <BadgeIcon mark={{ kind: per.link, polarity: polarityOf(design, per.link) }} size={BADGE} />
          {'whose' in per && (
            <>
              +<BadgeIcon mark={{ kind: per.whose, polarity: 'white' }} size={BADGE} />
            </>
          )}
        </>
      )}
    </span>
  );
}

/** A tile's price, points and effects, as short as a tray of tiles needs them. The inspector tells them in full. */
export function TileFacts({ design: id }: { design: string }) {
  const design = designOf(id);
  return (
    <span className={s.facts}>
      <span className={s.price}>
        <TokenCounts counts={design.price} />
        <b>{t('vp', { count: design.value })}</b>
      </span>
      <span className={s.effects}>
        {design.bonus.map((bonus) => (
          <Bonus key={`${bonus.colour} ${bonus.per?.link}`} design={design} bonus={bonus} />
        ))}
        {design.discount > 0 && <span>{t('short-discount', { count: design.discount })}</span>}
        {design.advantage > 0 && <span>{t('short-advantage')}</span>}
        {design.edges.includes('empty') && (
          <svg role="img" aria-label={t('short-empty')} width={BADGE} height={BADGE} viewBox="0 0 22 22">
            <EmptyMark x={11} y={11} r={10.5} degrees={0} />
          </svg>
        )}
      </span>
    </span>
  );
}
