import type { Play } from '../../../play/game-ui.ts';
import { cx, Glass, LineIcon, SeatMark } from '../../../ui/index.ts';
import { Art } from '../board/art/Art.tsx';
import { contractNamed } from '../board/content.ts';
import { KIND_HUES } from '../board/hues.ts';
import { UnitCount } from '../board/signs.tsx';
import type { MoonrakersView } from '../board/view-types.ts';
import { type Attempt, attemptsIn } from './contract-history.ts';
import s from './recap.module.css';
import { t } from './text.ts';

/** This turn's contract once it is decided, otherwise null. */
export function settledAttempt({ table }: Play): Attempt | null {
  const began = table.log.findLastIndex(({ type }) => type === 'turn-began');
  const last = attemptsIn(table.log.slice(Math.max(0, began)), table.seats.length).at(-1);
  return last?.outcome ? last : null;
}

/** The result of this turn's contract while objectives are claimed, next to the question. */
export function ClaimsRecap({ play, view }: { play: Play; view: MoonrakersView }) {
  const attempt = view.phase === 'claims' ? settledAttempt(play) : null;
  return attempt && <Recap play={play} attempt={attempt} />;
}

/** The result of the contract in one strip. */
export function Recap({ play, attempt }: { play: Play; attempt: Attempt }) {
  const { contract, outcome, who, got, lost } = attempt;
  const card = contractNamed(contract);
  return (
    <Glass className={cx(s.recap, outcome === 'failed' ? s.lost : s.won)} aria-label={t('recap-title')}>
      <span className={s.art} data-hue={KIND_HUES[card.type]}>
        <Art id={contract} hue={KIND_HUES[card.type]} motif={card.type} width={52} height={52} glyph={34} />
      </span>
      <div className={s.what}>
        <b>{card.name}</b>
        <p>
          <LineIcon name={outcome === 'failed' ? 'close' : 'check'} size={14} />
          {outcome && t(`recap-${outcome}`)}
        </p>
      </div>
      <ul>
        {who.map((seat) => {
          const pay = got.find((one) => one.seat === seat);
          const fell = lost.find((one) => one.seat === seat)?.lost ?? 0;
          return (
            <li key={seat}>
              <SeatMark seat={seat} size={14} label={play.nameOf(seat)} />
              {pay && pay.prestige > 0 && <UnitCount of="prestige" n={`+${pay.prestige}`} />}
              {pay && pay.credits > 0 && <UnitCount of="credit" n={`+${pay.credits}`} />}
              {fell > 0 && (
                <em>
                  <UnitCount of="prestige" n={`−${fell}`} />
                </em>
              )}
              {!fell && !(pay && pay.prestige + pay.credits > 0) && <small>{t('nothing')}</small>}
            </li>
          );
        })}
      </ul>
    </Glass>
  );
}
