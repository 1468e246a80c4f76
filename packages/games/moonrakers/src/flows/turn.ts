import { below, owner, pick, refuse, say, tell } from '@orrery/kernel';
import { cardName } from '../content/set.ts';
import { redraw, wordsFor } from '../effects/cards.ts';
import { carryOn, newRun, paying } from '../effects/run.ts';
import { abilityOf, cardOfAbility, useName, useNamed } from '../rules/abilities.ts';
import { atWill, mayUseAtWill } from '../rules/at-will.ts';
import { favoursOf, judgeFavour, mayAsk } from '../rules/favours.ts';
import { programNumber } from '../rules/programs.ts';
import { captainOf, flow } from '../state.ts';
import { buying } from './buying.ts';
import { effect } from './effect.ts';
import { event } from './event.ts';
import { askFavour, favour, favourPrompt, someFavour } from './favour.ts';
import { mission } from './mission.ts';
import { planning } from './planning.ts';

/** A turn of the Mission Leader: Event, Planning, Execution, Buying (MK-057). */
export const turn = flow(
  'turn',
  { seat: owner },
  {
    event(s, _v, go) {
      if (s.agreed.nomad) go.call(event, { seat: s.leader });
    },
    planning: (s, _v, go) => go.call(planning, { seat: s.leader }),
    execution(s, _v, go) {
      if (s.mission !== null) go.call(mission);
    },
    buying: (s, _v, go) => go.call(buying, { seat: s.leader }),
    draw(s, v) {
      if (!s.plan.stayed) redraw(s, v.seat);
    },
  },
  {
    // Reputation is spent whenever somebody has a decision, between two plays too (MK-213, MK-221).
    favour: {
      ask: 'choose',
      who: mayAsk,
      prompt: favourPrompt,
      admits: (s, _v, seat, name) => judgeFavour(s, seat, name),
      sample: someFavour,
      options: (s, _v, seat) => favoursOf(s, seat),
      take: (s, _v, seat, name, go) => go.call(favour, askFavour(s, seat, name)),
    },
    // What a part does once per turn, whoever's turn it is (MK-613).
    use: {
      ask: 'choose',
      who: mayUseAtWill,
      prompt: (s, _v, seat) => ({
        text: say('ask-trigger'),
        options: atWill(s, seat).map((key) => ({
          id: useName(key),
          text: say('use-part', { name: wordsFor(cardOfAbility(key)) }),
        })),
      }),
      admits: (s, _v, seat, name) => atWill(s, seat).includes(useNamed(name)) || refuse('not-among', 'MK-613'),
      sample: (s, _v, seat, rng) => (below(rng, 3) > 0 ? undefined : useName(pick(rng, atWill(s, seat)))),
      options: (s, _v, seat) => atWill(s, seat).map(useName),
      take(s, _v, seat, name, go) {
        const key = useNamed(name);
        const card = cardOfAbility(key);
        captainOf(s, seat).usedInTurn.push(key);
        tell('used', { seat, card: cardName(card), name: wordsFor(card) });
        const { pay, gives } = abilityOf(key);
        const r = paying(newRun(seat, card, programNumber(gives)), pay);
        if (!carryOn(s, r)) go.call(effect, r);
      },
    },
  },
);
