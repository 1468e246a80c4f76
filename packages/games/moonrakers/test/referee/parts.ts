import {
  ask,
  type Book,
  captain,
  type Flow,
  heard,
  type Laid,
  memoryOf,
  missionOf,
  need,
  out,
  pilotOf,
} from './book.ts';
import { playedBefore } from './crew.ts';
import {
  actAs,
  action,
  allies,
  blocked,
  capped,
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
  payPoints,
  peek,
  points,
  put,
  reduce,
  spendAction,
} from './effects.ts';
import { BASIC, categoryOf, contract, iconsOf, isAdvanced, isCrew, type Letter } from './facts.ts';

// What ship parts and lasting IO crew do (MK-570 to MK-634, MK-656 to MK-660).

/** The card that fires a trigger: what it counted, where its units went, and whether it counted twice (D84). */
export interface Fired {
  card: string;
  value: number;
  to: Letter | null;
}
type When = 'start' | 'end' | 'win' | 'lose' | 'clean' | 'base' | 'event' | 'elsewhere' | 'play' | 'use';
export interface Ability {
  on: When;
  /** Whether a card just played fires it. */
  fires?: (b: Book, seat: number, fired: Fired) => boolean;
  /** Whether it can be used now, cost and all. */
  can?: (b: Book, seat: number, self: Laid, fired: Fired) => boolean;
  run: (b: Book, seat: number, self: Laid, fired: Fired) => Flow | void;
  /** For those that their owner uses at will: once in a contract, once in a turn. */
  once?: 'contract' | 'turn';
}

const actions =
  (n: number) =>
  (b: Book, seat: number): void =>
    void (pilotOf(b, seat).actions += n);
const cards =
  (n: number) =>
  (b: Book, seat: number): void =>
    void draw(b, seat, n);
const blocks =
  (n: number) =>
  (b: Book, seat: number): void =>
    void (pilotOf(b, seat).blocks += n);
const credits =
  (n: number) =>
  (b: Book, seat: number): void =>
    void (captain(b, seat).credits += n);
const lower = (letter: Letter | 'any', n: number) => (b: Book, seat: number) => reduce(b, seat, letter, n);
const hand = (b: Book, seat: number): string[] => captain(b, seat).hand;
const holding =
  (n: number) =>
  (b: Book, seat: number): boolean =>
    hand(b, seat).length >= n;
const charged =
  (n: number) =>
  (_b: Book, _seat: number, self: Laid): boolean =>
    self.io >= n;
const any = (): boolean => true;

/** It is the owner's n-th card of that sort; one that counts as two may be the first and the second at once. */
const isNth = (n: number, sort: (card: string) => boolean) => (b: Book, seat: number, fired: Fired) =>
  sort(fired.card) && pilotOf(b, seat).plays.filter(sort).length === n;
const of =
  (letter: Letter) =>
  (card: string): boolean =>
    categoryOf(card) === letter;

const nth = (n: number, sort: (card: string) => boolean, run: Ability['run']): Ability => ({
  on: 'play',
  fires: isNth(n, sort),
  run,
});
const use = (run: Ability['run'], can?: Ability['can'], once: 'contract' | null = 'contract'): Ability => ({
  on: 'use',
  run,
  ...(can && { can }),
  ...(once && { once }),
});

function* paid(b: Book, seat: number, n: number, then: () => Flow | void): Flow {
  for (let left = n; left > 0; left--) yield* pay(b, seat, 'discard', any);
  yield* then() ?? [];
}
function* tokens(seat: number, self: Laid, most: number): Flow<number> {
  const n = Number(
    yield* ask(
      need(
        'tokens',
        seat,
        Array.from({ length: Math.min(most, self.io) }, (_none, i) => String(i + 1)),
      ),
    ),
  );
  self.io -= n;
  return n;
}
const spendIo = (n: number, run: Ability['run']): Ability['run'] =>
  function* (b, seat, self, fired) {
    self.io -= n;
    yield* run(b, seat, self, fired) ?? [];
  };
const friendly = (n: number, run: Ability['run']): Ability['run'] =>
  function* (b, seat, self, fired) {
    yield* payPoints(b, seat, n);
    yield* run(b, seat, self, fired) ?? [];
  };
const liked =
  (n: number) =>
  (b: Book, seat: number): boolean =>
    points(b, seat) >= n;
function* keep(b: Book, seat: number, n: number): Flow {
  const me = captain(b, seat);
  for (let left = n; left > 0 && me.hand.length > 0; left--) {
    const answer = (yield* ask(need('keep', seat, [...me.hand, 'stop']))) as string;
    if (answer === 'stop') return;
    me.looked.push(out(b, me.hand, answer, 'hand'));
  }
}

export const PART_ABILITIES: Record<string, Ability[]> = {
  KO1: [{ on: 'start', can: (b, seat) => !memoryOf(b, seat).opening.some(of('R')), run: actions(1) }],
  KO2: [nth(1, of('R'), cards(1))],
  KO3: [use((b, seat) => paid(b, seat, 1, () => actions(1)(b, seat)), holding(1))],
  KO4: [nth(3, of('R'), actions(2))],
  KO5: [nth(2, of('R'), lower('any', 1))],
  KO6: [
    {
      on: 'start',
      can: (b, seat) => seat === b.leader,
      run: (b, seat) => {
        actions(1)(b, seat);
        draw(b, seat, 1);
      },
    },
    { on: 'start', can: (b, seat) => seat !== b.leader && !missionOf(b).duel, run: actions(1) },
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
          // It lies on the pile again at once.
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
    nth(1, of('S'), (b, seat, _self, fired) => {
      pilotOf(b, seat).plays.push(fired.card);
      if (fired.to) put(b, seat, fired.to, iconsOf(fired.card));
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
        pilot.dice[at] = heard(b, 'rerolled', seat).to;
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
        const better = b.options.overload ? ['d3', 'd+'] : ['d3'];
        yield* gain(b, seat, (yield* ask(need('kind', seat, better))) as string, 'hand');
      },
      (b, seat) => hand(b, seat).length >= 2 && hand(b, seat).some((card) => card === 'd1' || card === 'd2'),
      null,
    ),
  ],
  MA3: [
    nth(1, of('D'), (b, seat, _self, fired) => {
      const more = capped(b, fired.card, fired.value + 1) - fired.value;
      if (fired.to) put(b, seat, fired.to, more);
    }),
  ],
  MA4: [{ on: 'start', run: (b, seat) => reduce(b, seat, 'D', Math.min(3, pilotOf(b, seat).rolled)) }],
  MA5: [nth(2, of('D'), actions(2))],
  MA6: [
    use(
      function* (b, seat) {
        spendAction(b, seat);
        yield* pay(b, seat, 'discard', of('R'));
        yield* reduce(b, seat, 'D', 4);
      },
      (b, seat) => pilotOf(b, seat).actions > 0 && hand(b, seat).some(of('R')),
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
        const n = Number(yield* ask(need('tokens', seat, ['1', '2'].slice(0, most))));
        yield* payPoints(b, seat, n);
        blocks(n)(b, seat);
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
  // Lasting crew.
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

/** Cards of the owner that were played in this contract and lie there still; crew with tokens stay (D106). */
export const playedNow = (b: Book, seat: number): string[] =>
  captain(b, seat)
    .play.filter((own) => !memoryOf(b, seat).lasting.includes(own) && own.io === 0)
    .map(({ card }) => card);
