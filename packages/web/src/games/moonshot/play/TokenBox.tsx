import { IconButton, LineIcon } from '../../../ui/index.ts';
import { maneuverNamed } from '../board/content.ts';
import { Token, type TokenKind } from '../board/Token.tsx';
import { laidIn, setTokens } from './selection.ts';
import { slotNamed } from './slots.ts';
import { t } from './text.ts';
import s from './tokenbox.module.css';
import type { Desk } from './useDesk.tsx';

/** Controls for the number of tokens of each kind on the chosen card. */
export function TokenBox({ desk: { view, side, own: program, turn } }: { desk: Desk }) {
  const { taken } = turn;
  if (taken?.kind !== 'tokens') return null;
  const { slot, rows } = taken;
  const here = rows[slot] ?? { influence: 0, bluff: 0 };
  const laid = laidIn(rows);
  const own = program?.tokens;
  const { card } = slotNamed(view, slot);
  const left = { influence: (own?.influence ?? 0) - laid.influence, bluff: (own?.bluff ?? 0) - laid.bluff };
  const set = (kind: TokenKind, n: number) => turn.take(setTokens(taken, kind, n));
  return (
    <fieldset className={s.box} aria-label={t('tokens-on-card')}>
      <b>{card ? maneuverNamed(card)?.name : t('choose-card')}</b>
      {(['influence', 'bluff'] as const).map((kind) => (
        <span key={kind} className={s.row}>
          <Token side={side} kind={kind} size={24} />
          <IconButton
            label={t('one-less', { kind })}
            icon={<LineIcon name="minus" size={16} />}
            disabled={here[kind] === 0}
            onClick={() => set(kind, here[kind] - 1)}
          />
          <output aria-label={t('kind-here', { kind })}>{here[kind]}</output>
          <IconButton
            label={t('one-more', { kind })}
            data-anchor={`tokens:${kind}`}
            icon={<LineIcon name="plus" size={16} />}
            disabled={left[kind] === 0}
            onClick={() => set(kind, here[kind] + 1)}
          />
          <small>{t('kind-left', { kind, n: left[kind] })}</small>
        </span>
      ))}
    </fieldset>
  );
}
