import { GAME_CREDITS, GAME_ICONS } from '../../games/credits.ts';
import { LOOK_CREDITS } from '../../look/credits.ts';
import { Page } from '../../shell/Page.tsx';
import s from './credits.module.css';

/** The icons of the look and of the games, each once. */
const iconNames = (look: readonly string[]) => [...new Set([...look, ...GAME_ICONS])].sort().join(', ');

/** Whom all this is owed to. */
export default function Credits() {
  return (
    <Page title="Credits" lead="What Orrery stands on, and who made it.">
      <section className={s.part}>
        <h2>Games</h2>
        {GAME_CREDITS.map((game) => (
          <article key={game.name}>
            <h3>{game.name}</h3>
            <p>{game.by}</p>
            <p className={s.note}>{game.note}</p>
          </article>
        ))}
      </section>
      <section className={s.part}>
        <h2>Icons and type</h2>
        {LOOK_CREDITS.map((credit) => (
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
        <h2>Software</h2>
        <article>
          <h3>React, React Router, Vite, Workbox</h3>
          <p>MIT licence</p>
        </article>
        <article>
          <h3>Orrery itself</h3>
          <p>MIT licence. The rules kernel, the boards, the drawings and the sounds are our own.</p>
        </article>
      </section>
    </Page>
  );
}
