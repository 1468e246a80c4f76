import { focusOn, keysOf } from '../../../play/keys.ts';
import { promptKeys } from '../../../prompts/keys.ts';
import type { MoonrakersView } from '../board/view-types.ts';
import type { ActionSet, Situation } from './action-set.ts';
import { captainsInOrder, ownCaptain } from './captains.ts';
import { cardIn } from './choice-cards.ts';
import { contractsOf } from './open-contracts.ts';
import type { Held } from './selection.ts';
import { t } from './text.ts';
import { isPlanAsked } from './useTurn.ts';

type Keys = Record<string, () => void>;

/** The keyboard shortcuts of the table. */
export function tableKeys(at: Situation, { actions, widget }: ActionSet): Keys {
  const { play, view, deal } = at;
  const prompt = widget ? play.ask?.prompt : undefined;
  return {
    ...(prompt ? promptKeys(prompt, play.draft, play.setDraft, (answer) => void play.answer(answer)) : {}),
    ...(widget ? choiceKeys(play) : {}),
    B: () => focusOn(`[aria-label="${t('dispatch')}"] button`, `[aria-label="${t('armory')}"] button`),
    H: () => focusOn('[data-anchor="hand"] button'),
    A: () => focusOn('[data-part="move"] button:not([disabled])'),
    ...(view.talks ? captainKeys(at) : widget ? {} : cardKeys(at)),
    ...counterKeys(deal),
    ...planKeys(actions),
    ...keysOf(actions),
  };
}

const numbered = (actions: readonly ((() => void) | null)[]): Keys =>
  Object.fromEntries(actions.slice(0, 9).flatMap((act, i) => (act ? [[String(i + 1), act]] : [])));

/** Digits select an offered card, like a click; a second press answers. */
function choiceKeys({ ask, draft, setDraft, answer }: Situation['play']): Keys {
  if (ask?.prompt.kind !== 'choose' || !ask.prompt.options.some((option) => cardIn(option) !== null)) return {};
  return numbered(
    ask.prompt.options.map(({ id, why }) => {
      if (why) return null;
      return () => (draft.picked[0] === id ? void answer(id) : setDraft({ picked: [id] }));
    }),
  );
}

/** In talks, digits invite captains or give them the held unit. */
function captainKeys({ view, deal }: Situation): Keys {
  const { held } = deal;
  return numbered(
    captainsInOrder(view).map(({ seat }) => {
      if (held) return () => deal.give(held, seat);
      return deal.invitable(seat) ? () => deal.invite(seat) : null;
    }),
  );
}

/** Otherwise, digits select cards. */
function cardKeys({ view, turn }: Situation): Keys {
  if (!turn.ask || (turn.held && !isPlanAsked(turn.ask)) || !ownCaptain(view)) return {};
  return numbered(digitTargets(view).map((held) => held && (() => turn.take(held))));
}

/** Targets of the digit keys, in screen order: cards in hand, Armory cards or contracts. */
export function digitTargets(view: MoonrakersView): (Held | null)[] {
  if (view.mission) {
    const hand = ownCaptain(view)?.hand ?? [];
    return hand.map((target, i) => (target === null ? null : { target, at: `hand:${i}` }));
  }
  if (view.phase === 'buying') {
    return [...view.armory.parts, ...view.armory.crew].map(({ card }) => ({ target: card, at: 'armory' }));
  }
  return contractsOf(view).map(({ contract }) => ({ target: contract, at: 'row' }));
}

/** Go alone has its own key, also while it is the main answer. */
function planKeys(actions: ActionSet['actions']): Keys {
  const alone = actions.find(({ id, disabled }) => id.startsWith('solo:') && !disabled);
  return alone ? { G: alone.onPress } : {};
}

/** Keys that answer the latest counter-offer. */
function counterKeys({ counter, take, changed, adopt }: Situation['deal']): Keys {
  return counter && take && !changed ? { T: () => take(counter), C: () => adopt(counter) } : {};
}
