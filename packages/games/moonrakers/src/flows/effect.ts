import { below, defined, msg, pick, pickOne, type Rng, type Seat } from '@orrery/kernel';
import type { Effect } from '../content/effect.ts';
import { cardNamed, MISS } from '../content/set.ts';
import { answer } from '../effects/answer.ts';
import { wordsFor } from '../effects/cards.ts';
import { carryOn } from '../effects/run.ts';
import { itemsOf } from '../rules/needs.ts';
import { nameOf } from '../rules/owned.ts';
import { costOf, effectOf, NEED, NEED_NAMES, type Run, running } from '../rules/running.ts';
import { isWasteful } from '../sampling/risk.ts';
import { sampled } from '../sampling/sampled.ts';
import { flow, NONE, type State } from '../state.ts';

/** Runs a card text step by step and asks its owner for each choice (MK-164, MK-497). */
export const effect = flow('effect', running, {
  run(s, v, go) {
    if (carryOn(s, v)) go.end();
  },
  choose: sampled(
    someItem,
    pickOne<State, Run, string>({
      who: (_s, v) => v.seat,
      text: (_s, v) =>
        msg(`need-${NEED_NAMES[v.need]}`, {
          card: v.source === NONE ? '' : wordsFor(v.source),
          n: v.units,
          left: v.left,
        }),
      items: (s: State, v: Run) => itemsOf(s, v),
      show: (_s, item, v) => ({ text: wordOf(v, item), data: { item } }),
      rule: 'MK-497',
      resolving: true,
      take(s, v, _seat, item, go) {
        answer(s, v, item);
        go.jump('run');
      },
    }),
  ),
});

const MISS_NAME = nameOf(MISS);

function wordOf(v: Run, item: string) {
  const card = cardNamed(item);
  if (card >= 0) return msg('item-card', { name: wordsFor(card), card: nameOf(card) });
  if (v.need === NEED.branch) return branchWords(v, Number(item));
  return /^\d+$/.test(item) ? msg(`item-${NEED_NAMES[v.need]}`, { n: Number(item) }) : msg(`item-${item}`);
}

/** The label of a branch. With the current cards, each branch has one step. */
function branchWords(v: Run, at: number) {
  const step = defined((effectOf(v) as Extract<Effect, { do: 'either' }>).branches[at]?.[0]);
  if (step.do === 'as') return msg('branch-as', { name: wordsFor(cardNamed(defined(step.kinds[0]))) });
  return msg(`branch-${step.do}`, { n: (step as { n: number }).n });
}

/** The sampled choice: any item, but random play trashes nothing from a weak deck, and usually a Miss first. */
function someItem(s: State, v: Run, seat: Seat, rng: Rng): string {
  const items = itemsOf(s, v);
  if (v.need === NEED.may && isWasteful(s, seat, (effectOf(v) as Extract<Effect, { do: 'may' }>).pay)) return 'no';
  const rids = v.need === NEED.pay && costOf(v).pay === 'trash' && items.includes(MISS_NAME) && below(rng, 4) > 0;
  return rids ? MISS_NAME : pick(rng, items);
}
