import { kindOf, sideOf, unitNamed } from '@orrery/mothership';
import type { Play } from '../../../play/game-ui.ts';
import { UnitIcon } from '../board/Ship.tsx';
import { unitTitle } from './board-data.ts';
import s from './play.module.css';
import type { Piece } from './position.ts';
import { t } from './text.ts';
import type { Turn } from './useTurn.ts';

/** Lets the player choose the attacking ships. */
export function ShipPicks({ turn }: { turn: Turn }) {
  // The moving ship comes first, then those that can join it.
  const able = [...turn.able].sort((a, b) => Number(b === turn.chosen.unit) - Number(a === turn.chosen.unit));
  return (
    <fieldset className={s.ships} aria-label={t('ships-attack')}>
      <span aria-hidden>{t('attack-with')}</span>
      {able.map((id) => {
        const unit = unitNamed(id);
        const seen = turn.position.view.units.find((one) => one.id === id);
        const joins = turn.ships.includes(id);
        return (
          <button
            key={id}
            type="button"
            data-anchor={joins ? undefined : 'join'}
            aria-pressed={joins}
            onClick={() => turn.toggle(id)}
          >
            <UnitIcon kind={kindOf(unit)} seat={sideOf(unit)} size={20} />
            {!joins && '+ '}
            {seen ? unitTitle(seen) : id}
          </button>
        );
      })}
    </fieldset>
  );
}

/** Lets the player choose the ship to place next. */
export function PiecePicks({ play, pieces }: { play: Play; pieces: readonly Piece[] }) {
  const first = pieces.find(({ cells }) => cells.length > 0)?.id ?? null;
  const now = play.draft.piece ?? first;
  return (
    <fieldset className={s.ships} aria-label={t('ships-place')}>
      {pieces.map(({ id }) => {
        const unit = unitNamed(id);
        return (
          <button key={id} type="button" aria-pressed={id === now} onClick={() => play.setDraft({ piece: id })}>
            <UnitIcon kind={kindOf(unit)} seat={sideOf(unit)} size={20} />
            {unitTitle({ id, kind: kindOf(unit) })}
          </button>
        );
      })}
    </fieldset>
  );
}
