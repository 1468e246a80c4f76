import { flag, int, list, logEvent, msg, owner, pickOne, type ShapeOf, withDefault } from '@orrery/kernel';
import { cardName } from '../content/set.ts';
import { wordsFor } from '../effects/cards.ts';
import { carryOn, newRun, paying } from '../effects/run.ts';
import { abilityOf, cardOfAbility } from '../rules/abilities.ts';
import { mayUse, usedBy } from '../rules/plays.ts';
import { programNumber } from '../rules/programs.ts';
import { isOffered } from '../rules/triggers.ts';
import { flow, NONE, type State } from '../state.ts';
import { effect } from './effect.ts';

const vars = {
  seat: owner,
  keys: list(int),
  fired: withDefault(int, NONE),
  value: int,
  flexed: flag,
};

/** Abilities triggered at one moment: their owner uses them in any order and declines the rest (MK-331, MK-453). */
export const triggers = flow('triggers', vars, {
  look(s, v) {
    v.keys = v.keys.filter((key) => isOffered(s, v.seat, key));
  },
  choose: pickOne({
    who: (_s, v) => (v.keys.length > 0 ? v.seat : []),
    text: () => msg('ask-trigger'),
    items: (_s: State, v: ShapeOf<typeof vars>) => v.keys,
    name: (key) => cardName(cardOfAbility(key)),
    show: (_s, key) => ({ text: msg('use-part', { name: wordsFor(cardOfAbility(key)) }) }),
    may: (s, _v, seat, key) => mayUse(s, seat, key),
    pass: () => msg('decline-rest'),
    rule: 'MK-453',
    resolving: true,
    take(s, v, seat, key, go) {
      v.keys = v.keys.filter((other) => other !== key);
      const { pay, gives } = abilityOf(key);
      logEvent('used', { seat, card: cardName(cardOfAbility(key)), name: wordsFor(cardOfAbility(key)) });
      const r = newRun(seat, usedBy(s, seat, key).source, programNumber(gives));
      r.fired = v.fired;
      r.value = v.value;
      r.flexed = v.flexed;
      if (!carryOn(s, paying(r, pay))) go.call(effect, r);
    },
    passed: (_s, _v, _seat, go) => go.end(),
  }),
  again: (_s, v, go) => (v.keys.length > 0 ? go.jump('look') : undefined),
});
