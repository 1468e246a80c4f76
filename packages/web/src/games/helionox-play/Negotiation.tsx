import type { Prompt } from '@orrery/kernel';
import { cx, SeatMark } from '../../look/index.ts';
import type { Play } from '../../play/play.ts';
import { Icon } from '../helionox/index.ts';
import s from './play.module.css';

/** Whether a question belongs to a Call for Collaboration. */
export const isCall = (prompt: Prompt): boolean => ['ask-answer', 'ask-contribute'].includes(prompt.text.id);

/** How a Call for Collaboration stands: Defense needed, and what both sides have put in. */
export function Negotiation({ play }: { play: Play }) {
  const { ask } = play;
  if (!ask || !isCall(ask.prompt)) return null;
  const { id, params = {} } = ask.prompt.text;
  const cost = Number(params.cost ?? 0);
  const have = Number(params.have ?? 0);
  const other = Number(params.partner ?? 0);
  const first = id === 'ask-answer' ? Number(params.seat ?? ask.seat) : ask.seat;
  const total = have + other;
  return (
    <div className={s.deal} role="img" aria-label={`${total} of ${cost} Defense together`}>
      <SeatMark seat={first} size={20} />
      <span className={s.pips}>
        {Array.from({ length: Math.max(cost, total) }, (_, k) => (
          <Icon
            // biome-ignore lint/suspicious/noArrayIndexKey: points of a cost
            key={k}
            name="defense"
            className={cx(k < have ? s.mine : k < total ? s.theirs : s.missing)}
          />
        ))}
      </span>
      <b>
        {total} of {cost}
      </b>
    </div>
  );
}
