import {
  type Ability,
  actions,
  any,
  blocks,
  cards,
  charged,
  credits,
  friendly,
  hand,
  holding,
  keep,
  liked,
  lower,
  nth,
  of,
  paid,
  playedNow,
  spendIo,
  tokens,
  use,
} from './ability.ts';
import { ask, captain, missionOf, need, pilotOf } from './book.ts';
import { playedBefore } from './crew.ts';
import {
  allies,
  charge,
  draw,
  gain,
  gainLowest,
  gainWith,
  icons,
  noteHand,
  others,
  pass,
  pay,
  payUpTo,
  points,
  reduce,
} from './effects.ts';
import { BASIC, categoryOf, contract, isAdvanced, isCrew } from './facts.ts';

// Abilities of expansion parts, prototypes and lasting IO crew (MK-600 to MK-634, MK-656 to MK-660).

export const LATER_PARTS: Record<string, Ability[]> = {
  KO7: [nth(1, isAdvanced, actions(1))],
  KO8: [{ on: 'win', run: (b, seat, self) => charge(b, seat, self, 1) }, use(spendIo(2, actions(3)), charged(2))],
  KO9: [
    use(function* (b, seat) {
      const me = captain(b, seat);
      const able = playedNow(b, seat).filter(of('R'));
      if (able.length === 0) return;
      const card = (yield* ask(need('retrieve', seat, able))) as string;
      me.play.splice(
        me.play.findIndex((own) => own.card === card),
        1,
      );
      me.hand.push(card);
      noteHand(b, seat);
    }),
  ],
  VE7: [nth(1, isAdvanced, cards(1))],
  VE8: [
    { on: 'play', fires: (_b, _seat, fired) => of('T')(fired.card), run: (b, seat, self) => charge(b, seat, self, 1) },
    use(spendIo(2, cards(1)), charged(2), null),
  ],
  VE9: [
    use(
      (b, seat) =>
        paid(b, seat, 2, function* () {
          yield* reduce(b, seat, 'T', 1);
          draw(b, seat, 1);
        }),
      holding(2),
    ),
  ],
  HE7: [nth(1, of('S'), blocks(1))],
  HE8: [
    {
      on: 'end',
      run: (b, seat, self) => charge(b, seat, self, Math.max(0, pilotOf(b, seat).blocks - icons(b, seat))),
    },
    use(spendIo(1, blocks(1)), charged(1), null),
  ],
  HE9: [{ on: 'end', can: (b, seat) => playedBefore(b, seat, 'S') === 0, run: blocks(2) }],
  MA7: [nth(3, of('D'), cards(2))],
  MA8: [
    use(
      function* (b, seat, self) {
        yield* pay(b, seat, 'discard', of('D'));
        charge(b, seat, self, 1);
      },
      (b, seat) => hand(b, seat).some(of('D')),
    ),
    use(spendIo(2, lower('D', 5)), charged(2), null),
  ],
  MA9: [nth(1, isCrew, lower('D', 2))],
  SO7: [
    use(
      function* (b, seat) {
        const card = yield* pay(b, seat, 'trash', (own) => own !== 'm' && BASIC.includes(own));
        const better = Object.keys(b.stock).filter((kind) => categoryOf(kind) === categoryOf(card));
        yield* gain(b, seat, (yield* ask(need('kind', seat, better))) as string);
      },
      (b, seat) => hand(b, seat).some((own) => own !== 'm' && BASIC.includes(own)),
    ),
  ],
  SO8: [
    { on: 'elsewhere', run: (b, seat, self) => charge(b, seat, self, 1) },
    {
      on: 'use',
      once: 'turn',
      can: charged(5),
      run: (b, seat, self) => {
        self.io -= 5;
        pass(b, seat, 1, 3);
      },
    },
  ],
  SO9: [
    {
      on: 'start',
      run: (b, seat) => {
        if (missionOf(b).duel) pilotOf(b, seat).score += 2;
        else if (allies(b) > 0) draw(b, seat, 1);
      },
    },
  ],
  KO10: [use(friendly(1, actions(2)), liked(1))],
  KO11: [{ on: 'base', run: (b, seat) => gainWith(b, seat, others(b, seat)) }],
  VE10: [
    {
      on: 'win',
      can: (b) => contract(missionOf(b).contract).type === 'D',
      run: (b, seat) => gainWith(b, seat, others(b, seat)),
    },
  ],
  VE11: [use(friendly(1, cards(2)), liked(1))],
  HE10: [],
  HE11: [
    {
      on: 'end',
      can: liked(1),
      *run(b, seat) {
        const most = Math.min(2, points(b, seat));
        blocks(yield* payUpTo(b, seat, most))(b, seat);
      },
    },
  ],
  MA10: [
    {
      on: 'start',
      run: (b, seat) => reduce(b, seat, 'D', Math.min(2, captain(b, seat).reputation.filter((n) => n >= 3).length)),
    },
  ],
  MA11: [use(friendly(1, lower('D', 2)), liked(1))],
  SO10: [],
  SO11: [
    {
      on: 'start',
      can: (b) => allies(b) >= 2,
      *run(b, seat) {
        yield* gainLowest(b, seat);
        actions(1)(b, seat);
      },
    },
  ],
  PR01: [
    {
      on: 'start',
      can: (b, seat) => others(b, seat).every((other) => captain(b, other).at !== captain(b, seat).at),
      run: actions(2),
    },
  ],
  PR02: [{ on: 'start', run: (b, seat) => void draw(b, seat, Math.min(3, allies(b))) }],
  PR03: [{ on: 'win', can: (b, seat) => missionOf(b).shares[seat]?.[1] === 0, run: credits(2) }],
  PR04: [],
  PR05: [{ on: 'clean', run: (b, seat) => keep(b, seat, 2) }],
  PR06: [{ on: 'end', run: blocks(1) }],
  PR07: [nth(1, of('D'), lower('D', 3))],
  PR08: [
    nth(1, of('R'), (b, seat, _self, fired) => {
      const me = captain(b, seat);
      const at = me.play.findLastIndex((own) => own.card === fired.card);
      if (at < 0) return;
      me.play.splice(at, 1);
      me.hand.push(fired.card);
      noteHand(b, seat);
    }),
  ],
  PR09: [{ on: 'lose', run: credits(2) }],
  PR10: [
    use(function* (b, seat) {
      yield* pay(b, seat, 'trash', any);
      yield* reduce(b, seat, 'any', 3);
    }, holding(1)),
  ],
  // Lasting IO crew.
  C21: [
    use(function* (b, seat, self) {
      pilotOf(b, seat).actions += yield* tokens(seat, self, 2);
    }, charged(1)),
  ],
  C22: [
    use(function* (b, seat, self) {
      draw(b, seat, yield* tokens(seat, self, 2));
    }, charged(1)),
  ],
  C23: [
    {
      on: 'end',
      can: charged(1),
      *run(b, seat, self) {
        pilotOf(b, seat).blocks += yield* tokens(seat, self, self.io);
      },
    },
  ],
  C24: [use(spendIo(1, lower('D', 3)), charged(1))],
  C25: [
    use(
      spendIo(1, function* (b, seat) {
        yield* reduce(b, seat, 'any', 1);
        draw(b, seat, 1);
      }),
      charged(1),
    ),
  ],
};
