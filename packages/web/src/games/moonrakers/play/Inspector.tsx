import { Glass } from '../../../look/index.ts';
import { Art } from '../board/art/Art.tsx';
import { faceOf } from '../board/content.ts';
import { NEED_NAMES } from '../board/hues.ts';
import { Head } from '../board/panels/Panel.tsx';
import type { MoonrakersView, Type } from '../board/seen.ts';
import { Arrow } from '../board/talks/Arrow.tsx';
import s from './inspector.module.css';
import { heldPreview } from './preview.ts';
import type { Turn } from './useTurn.ts';
import { textOf } from './words.ts';

/** What is taken up, large, with its rules in plain words and what it would do now. */
export function Inspector({ view, turn }: { view: MoonrakersView; turn: Turn }) {
  const { held } = turn;
  if (!held || held.at === 'row' || held.at === 'place') return null;
  const { name, sort, hue, motif, glyph, units } = faceOf(held.thing);
  const { mission } = view;
  const will = heldPreview(turn);
  const pilot = mission?.pilots.find(({ seat }) => seat === view.seat);
  return (
    <Glass className={s.inspector} aria-label={name}>
      <div className={s.head}>
        <div className={s.card} data-hue={hue}>
          {units !== null && <b>{units}</b>}
          <Art id={`${held.thing} hand`} as={glyph} hue={hue} motif={motif} width={110} height={130} glyph={66} />
        </div>
        <div>
          <h2>{name}</h2>
          <p className={s.sort}>{sort}</p>
          <p>{textOf(held.thing)}</p>
        </div>
      </div>
      {mission && pilot && will && (
        <div className={s.now}>
          <Head as="h3">{held.at.startsWith('hired') ? 'If you hire it now' : 'If you play it now'}</Head>
          <dl>
            {will.parts.map(({ card, paid }) => (
              <div key={card}>
                <dt>{faceOf(card).name}</dt>
                <dd>
                  <b>{paid ? 'can be paid for' : 'can be used'}</b>
                </dd>
              </div>
            ))}
            {(Object.entries(will.units) as [Type, number][]).map(([type, n]) => (
              <div key={type}>
                <dt>{NEED_NAMES[type]}</dt>
                <dd>
                  {mission.need[type] > 0 || mission.duel ? (
                    <>
                      {mission.filled[type]} <Arrow size={13} />{' '}
                      <b>
                        {mission.filled[type] + n}
                        {mission.duel ? '' : ` of ${mission.need[type]}`}
                      </b>
                    </>
                  ) : (
                    'not asked for here'
                  )}
                </dd>
              </div>
            ))}
            {will.exposed < pilot.exposed && !mission.duel && (
              <div>
                <dt>Your hazards</dt>
                <dd>
                  {pilot.exposed} <Arrow size={13} /> <b>{will.exposed}</b>
                </dd>
              </div>
            )}
            {will.draws > 0 && (
              <div>
                <dt>Cards</dt>
                <dd>
                  draw <b>{will.draws}</b>
                </dd>
              </div>
            )}
            <div>
              <dt>Actions</dt>
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
