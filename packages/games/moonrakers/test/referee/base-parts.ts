import {
  type Ability,
  actions,
  any,
  blocks,
  cards,
  credits,
  hand,
  holding,
  isNth,
  keep,
  lower,
  nth,
  of,
  paid,
  playedNow,
  use,
} from './ability.ts';
import { ask, captain, memoryOf, missionOf, need, out, pilotOf, takeEvent } from './book.ts';
import {
  actAs,
  action,
  allies,
  blocked,
  capped,
  draw,
  gain,
  noteHand,
  pay,
  peek,
  place,
  put,
  reduce,
  spendAction,
} from './effects.ts';
import { iconsOf, isCrew } from './facts.ts';

// Abilities of the ship parts of the base game (MK-570 to MK-599).

export const BASE_PARTS: Record<string, Ability[]> = {
  KO1: [{ on: 'start', can: (b, seat) => !memoryOf(b, seat).opening.some(of('R')), run: actions(2) }],
  KO2: [nth(1, of('R'), cards(1))],
  KO3: [use((b, seat) => paid(b, seat, 1, () => actions(1)(b, seat)), holding(1))],
  KO4: [nth(3, of('R'), actions(2))],
  KO5: [nth(2, of('R'), lower('any', 1))],
  KO6: [
    { on: 'start', can: (b, seat) => seat === b.leader, run: actions(1) },
    { on: 'start', can: (b, seat) => seat !== b.leader && !missionOf(b).duel, run: cards(1) },
  ],
  VE1: [{ on: 'start', can: (b, seat) => pilotOf(b, seat).rolled === 0, run: cards(1) }],
  VE2: [
    {
      on: 'play',
      fires: isNth(1, of('T')),
      can: holding(1),
      run: (b, seat) => paid(b, seat, 1, () => cards(2)(b, seat)),
    },
  ],
  VE3: [nth(2, of('T'), actions(2))],
  VE4: [
    {
      on: 'clean',
      *run(b, seat) {
        const me = captain(b, seat);
        if (playedNow(b, seat).length === 0) return;
        const card = (yield* ask(need('onTop', seat, playedNow(b, seat)))) as string;
        const at = me.play.findIndex((own) => own.card === card && own.io === 0);
        me.play.splice(at, 1);
        me.draw.push(card);
      },
    },
  ],
  VE5: [
    {
      on: 'start',
      *run(b, seat) {
        peek(b, seat, 3);
        const me = captain(b, seat);
        const back: string[] = [];
        while (me.looked.length > 0) {
          const card = (yield* ask(need('deepest', seat, me.looked))) as string;
          back.push(out(b, me.looked, card, 'looked'));
          // The card goes back on top of the pile.
          me.draw.push(card);
        }
        draw(b, seat, 1);
      },
    },
  ],
  VE6: [
    use(
      (b, seat) => {
        spendAction(b, seat);
        draw(b, seat, 3);
      },
      (b, seat) => pilotOf(b, seat).actions > 0,
    ),
  ],
  HE1: [{ on: 'lose', run: blocks(2) }],
  HE2: [
    nth(1, of('S'), function* (b, seat, _self, fired) {
      yield* place(b, seat, 'S', iconsOf(fired.card));
      pilotOf(b, seat).plays.push(fired.card);
      action(b, seat, fired.card);
    }),
  ],
  HE3: [{ on: 'end', run: (b, seat) => reduce(b, seat, 'D', Math.min(2, blocked(b, seat))) }],
  HE4: [{ on: 'start', can: (b, seat) => pilotOf(b, seat).rolled >= 2, run: actions(1) }],
  HE5: [
    nth(2, of('S'), function* (b, seat) {
      yield* reduce(b, seat, 'S', 1);
      blocks(1)(b, seat);
    }),
  ],
  HE6: [
    use(function* (b, seat) {
      const pilot = pilotOf(b, seat);
      const rerolled = new Set<number>();
      for (let left = 2; left > 0; left--) {
        const able = pilot.dice.filter((_face, i) => !rerolled.has(i));
        if (able.length === 0) return;
        const answer = yield* ask(need('reroll', seat, [...able.map(String), 'stop']));
        if (answer === 'stop') return;
        const at = pilot.dice.findIndex((face, i) => String(face) === answer && !rerolled.has(i));
        rerolled.add(at);
        pilot.dice[at] = takeEvent(b, 'rerolled', seat).to;
      }
    }),
  ],
  MA1: [
    use(
      function* (b, seat) {
        yield* pay(b, seat, 'discard', (card) => card === 'd1');
        draw(b, seat, 2);
      },
      (b, seat) => hand(b, seat).includes('d1'),
    ),
  ],
  MA2: [
    use(
      function* (b, seat) {
        const spear = yield* pay(b, seat, 'trash', (card) => card === 'd1' || card === 'd2');
        yield* pay(b, seat, 'trash', any);
        if (spear === 'd1') return yield* gain(b, seat, 'd2', 'hand');
        const better = (b.stock['d+'] ?? 0) > 0 ? ['d3', 'd+'] : ['d3'];
        yield* gain(b, seat, (yield* ask(need('kind', seat, better))) as string, 'hand');
      },
      (b, seat) => hand(b, seat).length >= 2 && hand(b, seat).some((card) => card === 'd1' || card === 'd2'),
      null,
    ),
  ],
  MA3: [
    nth(1, of('D'), (b, seat, _self, fired) => {
      const more = capped(b, fired.card, fired.value + 2) - fired.value;
      if (fired.to) put(b, seat, fired.to, more);
    }),
  ],
  MA4: [{ on: 'start', run: (b, seat) => reduce(b, seat, 'D', Math.min(3, pilotOf(b, seat).rolled)) }],
  MA5: [nth(2, of('D'), actions(2))],
  MA6: [
    use(
      function* (b, seat) {
        yield* pay(b, seat, 'discard', of('R'));
        yield* reduce(b, seat, 'D', 4);
      },
      (b, seat) => hand(b, seat).some(of('R')),
    ),
  ],
  SO1: [
    use(function* (b, seat) {
      yield* pay(b, seat, 'trash', any);
      captain(b, seat).credits++;
    }, holding(1)),
  ],
  SO2: [
    nth(1, isCrew, (b, seat) => {
      actions(1)(b, seat);
      draw(b, seat, 1);
    }),
  ],
  SO3: [{ on: 'win', can: (b) => allies(b) > 0, run: credits(1) }],
  SO4: [
    use(
      (b, seat) =>
        paid(b, seat, 2, function* () {
          yield* actAs(b, seat, (yield* ask(need('kind', seat, ['r', 't', 's', 'd1']))) as string);
        }),
      holding(2),
    ),
  ],
  SO5: [
    use(
      function* (b, seat) {
        const me = captain(b, seat);
        me.credits--;
        if (me.discard.length === 0) return;
        const card = (yield* ask(need('retrieve', seat, me.discard))) as string;
        me.hand.push(out(b, me.discard, card, 'discard'));
        noteHand(b, seat);
      },
      (b, seat) => captain(b, seat).credits > 0,
    ),
  ],
  SO6: [{ on: 'clean', run: (b, seat) => keep(b, seat, 1) }],
};
