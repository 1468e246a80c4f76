import {
  below,
  defined,
  type Json,
  logEvent,
  msg,
  type Option,
  type Rng,
  refuse,
  type Seat,
  shuffled,
} from '@orrery/kernel';
import { cardName, isCrew } from '../content/set.ts';
import { wordsFor } from '../effects/cards.ts';
import { hire, playCard } from '../effects/play.ts';
import { previewOf } from '../effects/preview.ts';
import { carryOut, newRun, paying } from '../effects/run.ts';
import { abilityOf, cardOfAbility } from '../rules/abilities.ts';
import { FLEX, ICONS_BLOCKED, typeOf } from '../rules/actions.ts';
import { iconsOf } from '../rules/conditions.ts';
import { nameOf } from '../rules/owned.ts';
import {
  codeName,
  codeNamed,
  DONE,
  hireAt,
  isHire,
  isPlay,
  isToFlex,
  judgePlay,
  keyIn,
  kindIn,
  playsOf,
  usedBy,
} from '../rules/plays.ts';
import { programNumber } from '../rules/programs.ts';
import { ADDS_ACTIONS, ADDS_CARDS, isWasteful } from '../sampling/risk.ts';
import { flow, missionOf, NONE, pilotOf, type State } from '../state.ts';
import { isSameOrder, judgeOrder, orderPrompt, setOrder } from './order.ts';

/** Participants play cards and use parts, one at a time, until all are done (MK-335 to MK-351). */
export const plays = flow(
  'plays',
  {},
  {
    play: {
      ask: 'choose',
      time: 'turn',
      who: toPlay,
      prompt: (s, _v, seat) => ({
        text: msg('ask-play', { actions: pilotOf(s, seat).actions }),
        options: playsOf(s, seat, true).map((code) => optionOf(s, seat, code)),
      }),
      admits: (s, _v, seat, name) => judgePlay(s, seat, codeNamed(name)),
      sample: (s, _v, seat, rng) => codeName(somePlay(s, seat, rng)),
      options: (s, _v, seat) => playsOf(s, seat).map(codeName),
      fallback: () => 'done',
      take(s, _v, seat, name, go) {
        const code = codeNamed(name) as number;
        if (code === DONE) {
          pilotOf(s, seat).done = true;
          logEvent('done', { seat });
        } else if (isPlay(code)) playCard(s, seat, kindIn(code), isToFlex(code));
        else if (isHire(code)) hire(s, seat, hireAt(s, kindIn(code)), isToFlex(code));
        else useAbility(s, seat, keyIn(code));
        go.stay();
      },
    },
  },
  {
    // The leader may change the order between plays (MK-344).
    order: {
      ask: 'arrange?',
      who: (s) => (missionOf(s).order.length > 1 ? s.leader : []),
      prompt: (s) => orderPrompt(s),
      admits: (s, _v, _seat, order) => (isSameOrder(s, order) ? refuse('same-order', 'MK-344') : judgeOrder(s, order)),
      sample: seldom,
      take: (s, _v, _seat, order) => setOrder(s, order),
    },
  },
);

/** The captains who may play: in free order all who are not done, in a fixed order the first of them. */
function toPlay(s: State): Seat | Seat[] {
  const { order, pilots, free, outcome } = missionOf(s);
  if (outcome === 'abandoned') return [];
  const open: Seat[] = [];
  for (const seat of order) {
    if (s.out[seat] || pilots[seat]?.done) continue;
    if (!free) return seat;
    open.push(seat);
  }
  return open;
}

/** The sampled play: usually a card that gives Actions or fills requirements, sometimes any. */
function somePlay(s: State, seat: Seat, rng: Rng): number {
  const codes = playsOf(s, seat);
  if (codes.length === 1) return DONE;
  if (below(rng, 8) === 0) {
    const any = defined(codes[below(rng, codes.length)]);
    return any >= 0 && !isPlay(any) && !isHire(any) && isWasteful(s, seat, abilityOf(keyIn(any)).pay) ? DONE : any;
  }
  const { need, filled } = missionOf(s);
  const from = 1 + below(rng, codes.length - 1);
  const pilot = pilotOf(s, seat);
  const exposed = iconsOf(pilot) > pilot.blocks;
  let best = DONE;
  let most = 0;
  for (let i = 1; i < codes.length; i++) {
    const code = defined(codes[1 + ((from + i) % (codes.length - 1))]);
    let worth = 0;
    if (isPlay(code) || isHire(code)) {
      const kind = kindIn(code);
      const type = isToFlex(code) ? FLEX : typeOf(kind);
      worth = 1 + (isPlay(code) || isCrew(kind) ? 2 * defined(ADDS_ACTIONS[kind]) + defined(ADDS_CARDS[kind]) : 0);
      if (type >= 0 && defined(filled[type]) < defined(need[type])) worth += 2;
      if (isPlay(code) && ICONS_BLOCKED[kind] && exposed) worth += 5;
    } else if (!isWasteful(s, seat, abilityOf(keyIn(code)).pay)) worth = 2;
    if (worth > most) {
      most = worth;
      best = code;
    }
  }
  return best;
}

function seldom(s: State, _v: object, _seat: Seat, rng: Rng): string[] | null | undefined {
  if (below(rng, 8) > 0) return undefined;
  const order = below(rng, 2) === 0 ? null : shuffled(rng, missionOf(s).order.map(String));
  return isSameOrder(s, order) ? undefined : order;
}

function useAbility(s: State, seat: Seat, key: number): void {
  const { pay, gives } = abilityOf(key);
  const card = cardOfAbility(key);
  logEvent('used', { seat, card: cardName(card), name: wordsFor(card) });
  pilotOf(s, seat).used.push(key);
  carryOut(s, paying(newRun(seat, usedBy(s, seat, key).source, programNumber(gives)), pay));
}

function optionOf(s: State, seat: Seat, code: number): Option {
  const id = codeName(code);
  const [verb] = id.split(':');
  const card = code === DONE ? NONE : isPlay(code) || isHire(code) ? kindIn(code) : cardOfAbility(keyIn(code));
  const name = card === NONE ? '' : wordsFor(card);
  const option: Option = { id, text: msg(`act-${verb}${isToFlex(code) ? '-flex' : ''}`, { name }) };
  const verdict = judgePlay(s, seat, code);
  if (verdict !== true) option.why = verdict;
  if (card === NONE) return option;
  // Legal plays and hires carry a preview.
  const will = verdict === true && (isPlay(code) || isHire(code)) ? { will: previewOf(s, seat, code) } : {};
  option.data = { card: nameOf(card), ...will } as unknown as Json;
  return option;
}
