import { Glass } from '../../../ui/index.ts';
import { Art } from '../board/art/Art.tsx';
import { faceOf } from '../board/content.ts';
import { fill } from '../board/fill.tsx';
import { needName } from '../board/hues.ts';
import { Head } from '../board/panels/Panel.tsx';
import { Arrow } from '../board/talks/Arrow.tsx';
import type { MoonrakersView, Type } from '../board/view-types.ts';
import s from './inspector.module.css';
import { fullTextOf } from './labels.ts';
import { heldPreview } from './preview.ts';
import { t } from './text.ts';
import type { Turn } from './useTurn.ts';

/** The selected card at full size, with its text and what it would do now. */
export function Inspector({ view, turn }: { view: MoonrakersView; turn: Turn }) {
  const { held } = turn;
  if (!held || held.at === 'row' || held.at === 'place') return null;
  const { name, sort, hue, motif, glyph, units } = faceOf(held.target);
  const { mission } = view;
  const will = heldPreview(turn);
  const pilot = mission?.pilots.find(({ seat }) => seat === view.seat);
  return (
    <Glass className={s.inspector} aria-label={name}>
      <div className={s.head}>
        <div className={s.card} data-hue={hue}>
          {units !== null && <b>{units}</b>}
          <Art id={`${held.target} hand`} as={glyph} hue={hue} motif={motif} width={110} height={130} glyph={66} />
        </div>
        <div>
          <h2>{name}</h2>
          <p className={s.sort}>{sort}</p>
          <p>{fullTextOf(held.target, view)}</p>
        </div>
      </div>
      {mission && pilot && will && (
        <div className={s.now}>
          <Head as="h3">{t(held.at.startsWith('hired') ? 'if-hired' : 'if-played')}</Head>
          <dl>
            {will.parts.map(({ card, paid }) => (
              <div key={card}>
                <dt>{faceOf(card).name}</dt>
                <dd>
                  <b>{t(paid ? 'can-pay-for' : 'can-use')}</b>
                </dd>
              </div>
            ))}
            {(Object.entries(will.units) as [Type, number][]).map(([type, n]) => (
              <div key={type}>
                <dt>{needName(type)}</dt>
                <dd>
                  {mission.need[type] > 0 || mission.duel ? (
                    <>
                      {mission.filled[type]} <Arrow size={13} />{' '}
                      <b>
                        {mission.duel
                          ? mission.filled[type] + n
                          : t('filled-of', { filled: mission.filled[type] + n, need: mission.need[type] })}
                      </b>
                    </>
                  ) : (
                    t('not-required')
                  )}
                </dd>
              </div>
            ))}
            {will.exposed < pilot.exposed && !mission.duel && (
              <div>
                <dt>{t('your-hazards')}</dt>
                <dd>
                  {pilot.exposed} <Arrow size={13} /> <b>{will.exposed}</b>
                </dd>
              </div>
            )}
            {will.draws > 0 && (
              <div>
                <dt>{t('cards')}</dt>
                <dd>{fill(t('draw-n'), { n: <b>{will.draws}</b> })}</dd>
              </div>
            )}
            <div>
              <dt>{t('actions')}</dt>
              <dd>
                {pilot.actions} <Arrow size={13} /> <b>{will.actions}</b>
              </dd>
            </div>
          </dl>
        </div>
      )}
    </Glass>
  );
}
