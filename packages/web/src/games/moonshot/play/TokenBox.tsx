import type { MoonshotView } from '@orrery/moonshot';
import { IconButton, LineIcon } from '../../../look/index.ts';
import { maneuverNamed } from '../board/content.ts';
import { SIDES } from '../board/sides.tsx';
import { Token, type TokenKind } from '../board/Token.tsx';
import s from './tokenbox.module.css';
import { laidIn, type Turn } from './useTurn.ts';

/** What lies in a slot of that name, `usa-press`. */
export function cardIn(view: MoonshotView, slot: string): string | null {
  const side = SIDES.findIndex(({ id }) => slot.startsWith(`${id}-`));
  const place = slot.slice((SIDES[side]?.id.length ?? 0) + 1);
  return view.programs[side]?.slots.find((one) => one.place === place)?.card ?? null;
}

/** How many tokens of each kind go on the chosen card. */
export function TokenBox({ view, side, turn }: { view: MoonshotView; side: number; turn: Turn }) {
  const { taken } = turn;
  if (taken?.kind !== 'tokens') return null;
  const { slot, rows } = taken;
  const here = rows[slot] ?? { influence: 0, bluff: 0 };
  const laid = laidIn(rows);
  const own = view.programs[side]?.tokens;
  const card = cardIn(view, slot);
  const left = { influence: (own?.influence ?? 0) - laid.influence, bluff: (own?.bluff ?? 0) - laid.bluff };
  const set = (kind: TokenKind, n: number) =>
    turn.take({ ...taken, rows: { ...rows, [slot]: { ...here, [kind]: n } } });
  return (
    <fieldset className={s.box} aria-label="Tokens on the chosen card">
      <b>{card ? maneuverNamed(card)?.name : 'Choose a card'}</b>
      {(['influence', 'bluff'] as const).map((kind) => (
        <span key={kind} className={s.row}>
          <Token side={side} kind={kind} size={24} />
          <IconButton
            label={`One ${kind} less`}
            icon={<LineIcon name="minus" size={16} />}
            disabled={here[kind] === 0}
            onClick={() => set(kind, here[kind] - 1)}
          />
          <output aria-label={`${kind} on this card`}>{here[kind]}</output>
          <IconButton
            label={`One ${kind} more`}
            icon={<LineIcon name="plus" size={16} />}
            disabled={left[kind] === 0}
            onClick={() => set(kind, here[kind] + 1)}
          />
          <small>
            {left[kind]} {kind} left
          </small>
        </span>
      ))}
    </fieldset>
  );
}
