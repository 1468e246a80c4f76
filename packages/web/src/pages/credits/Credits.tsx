import { Page } from '../../app/Page.tsx';
import { GAME_CREDITS, GAME_ICONS } from '../../games/credits.ts';
import { designCredits } from '../../ui/credits.ts';
import { formatItems } from '../../ui/format-list.ts';
import { PRODUCT } from '../../ui/product.ts';
import s from './credits.module.css';
import { t } from './text.ts';

const LIBRARIES = 'React, React Router, Vite, Workbox';

/** The names of all icons used by the design and the games. */
const iconNames = (design: readonly string[]) => formatItems([...new Set([...design, ...GAME_ICONS])].sort());

/** The credits page. */
export default function Credits() {
  return (
    <Page title={t('credits')} lead={t('lead')}>
      <section className={s.part}>
        <h2>{t('games')}</h2>
        {GAME_CREDITS.map((game) => (
          <article key={game.name}>
            <h3>{game.name}</h3>
            <p>{game.by}</p>
            <p className={s.note}>{game.note}</p>
          </article>
        ))}
      </section>
      <section className={s.part}>
        <h2>{t('icons-and-fonts')}</h2>
        {designCredits().map((credit) => (
          <article key={credit.what}>
            <h3>{credit.what}</h3>
            <p>
              {credit.by}. <a href={credit.link}>{credit.licence}</a>
            </p>
            {credit.names && <p className={s.note}>{iconNames(credit.names)}</p>}
          </article>
        ))}
      </section>
      <section className={s.part}>
        <h2>{t('software')}</h2>
        <article>
          <h3>{LIBRARIES}</h3>
          <p>{t('mit-licence')}</p>
        </article>
        <article>
          <h3>{PRODUCT}</h3>
          <p>{t('orrery-about')}</p>
        </article>
      </section>
    </Page>
  );
}
