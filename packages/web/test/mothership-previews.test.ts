import { type Action, type Answer, type Event, pick, questionOf, type Rng, rulesOf, seeded } from '@orrery/kernel';
import {
  actionOption,
  attackersOn,
  bonusesOf,
  diceOf,
  type Fight,
  game,
  gatheringOf,
  isAlive,
  judgeAction,
  kindOf,
  lootFor,
  meanHull,
  neededIn,
  oddsOf,
  type State,
  unitName,
  unitNamed,
} from '@orrery/mothership';
import { expect, it } from 'vitest';
import { cellOf, fightOn, hexOf, passage, stopsOf, type Way, waysOf } from '../src/games/mothership/play/plans.ts';
import { stateFromView } from '../src/games/mothership/play/state-from-view.ts';

const rules = rulesOf(game);

/** Compares the shown chances with the actual outcomes. */
class Shown {
  private sum = 0;
  private spread = 0;
  count = 0;
  add(chance: number, came: boolean): void {
    this.count++;
    this.sum += (came ? 1 : 0) - chance;
    this.spread += chance * (1 - chance);
  }
  /** Number of standard deviations by which the chances are off. */
  get off(): number {
    return this.spread === 0 ? this.sum : this.sum / Math.sqrt(this.spread);
  }
}

/** Compares the shown means with the actual values. */
class Means {
  private readonly differences: number[] = [];
  add(mean: number, came: number): void {
    this.differences.push(came - mean);
  }
  get count(): number {
    return this.differences.length;
  }
  get off(): number {
    const n = this.count;
    const mean = this.differences.reduce((sum, one) => sum + one, 0) / n;
    const square = this.differences.reduce((sum, one) => sum + (one - mean) ** 2, 0) / n;
    return square === 0 ? mean : mean / Math.sqrt(square / n);
  }
}

const found = {
  win: new Shown(),
  tie: new Shown(),
  capture: new Shown(),
  asteroids: new Shown(),
  passage: new Shown(),
  hull: new Means(),
  routes: 0,
  prices: 0,
  incomes: 0,
  loots: 0,
};

const told = (events: readonly Event[], type: string) => events.filter((event) => event.type === type);

/**
 * Removes hands and gas, which could change the dice, so that previews come true immediately, and gives the active
 * player enough resources to buy things.
 */
function bare(s: State): void {
  for (const { hand } of s.players) {
    s.deck.cards.unshift(...hand.cards.splice(0));
    s.deck.known.unshift(...hand.known.splice(0).map(() => 0));
  }
  for (const player of s.players) player.gas = 0;
  const own = s.players[s.turn];
  if (own && own.minerals < 6) own.minerals += 2;
}

/** Gives planets owners, artifacts and developments from the start. */
function settle(s: State): void {
  for (const [i, planet] of s.planets.entries()) {
    planet.owner = i % s.out.length;
    planet.explored = planet.token.cards.length > 0;
    if (s.works.cards.length > 0) planet.developments.push(s.works.cards.pop() as number);
    s.works.known.pop();
  }
}

type Check = (s: State, events: readonly Event[]) => void;
const NOTHING: Check = () => {};

/** Checks the preview of a fight that a player sees before declaring it. */
function foreseeFight(seen: State, fight: Fight): Check {
  const odds = oddsOf(seen, fight);
  const sides = [false, true].map((defence) => diceOf(seen, fight, defence));
  const added = [false, true].map((defence) =>
    bonusesOf(seen, fight, defence).map(({ why, name, n }) => ({ why, name, n })),
  );
  const mothership = fight.kind === 'dogfight' && kindOf(fight.target) === 'mothership';
  const hull = mothership ? meanHull(seen, fight) : 0;
  const loot = fight.kind === 'planet' ? 0 : lootFor(seen, fight.attack.side, [fight.target]);
  return (_s, events) => {
    const end = events.findIndex(({ type }) => type === 'compared');
    if (end < 0) return;
    const { data } = events[end] as Event;
    const rolled = told(events.slice(0, end), 'rolled').flatMap(({ data }) => data.dice as { sides: number }[]);
    expect(rolled.map((die) => die.sides)).toEqual(sides.flat().map((die) => die.sides));
    expect(data.added).toEqual(added);
    if (fight.kind === 'planet') {
      expect(data.defence).toBe(neededIn(seen, fight));
      return found.capture.add(odds.attacker, data.winner === 0);
    }
    const after = events.slice(end);
    // A station rolls no dice; the tests of the rules cover its losses.
    if (fight.kind === 'station') return;
    found.win.add(odds.attacker, data.winner === 0);
    found.tie.add(odds.tie, data.winner === -1);
    if (data.winner !== 0) return;
    if (mothership) found.hull.add(hull, Number(told(after, 'mothership-hit')[0]?.data.hull));
    const gains = told(after, 'gained').filter(({ data }) => data.why === 'loot');
    if (gains.length === 0) return;
    expect(gains[0]?.data.n).toBe(loot);
    found.loots++;
  };
}

/** Checks the preview of a path that a player sees before the ship flies it. */
function foreseeWay(seen: State, unit: number, way: Way): Check {
  const stops = stopsOf(seen, unit, way);
  const chance = passage(stops);
  const rolls = stops.filter(({ asteroid }) => asteroid !== undefined).length;
  expect(rolls).toBe(way.entries);
  return (s, events) => {
    const lives = isAlive(s, unit);
    if (lives && s.result === null) expect(told(events, 'entered-field').length).toBe(way.entries);
    const first = stops.find(({ asteroid }) => asteroid !== undefined);
    const compared = told(events, 'compared').find(({ data }) => data.kind === 'asteroids');
    if (first && compared) found.asteroids.add(first.asteroid as number, compared.data.winner === 1);
    if (chance < 1) found.passage.add(chance, lives);
    found.routes++;
  };
}

/**
 * Returns an answer and a check of what the screen says before it is given. If the answer is a path, it is one that the
 * screen offers.
 */
function foresee(s: State, seat: number, flow: string, answer: Answer, rng: Rng): { answer: Answer; check: Check } {
  const seen = stateFromView(game.view(s, seat));
  if (flow === 'main.act' && typeof answer === 'string') {
    expect(judgeAction(seen, seat, answer)).toBe(true);
    const [verb, hex = ''] = answer.split(':');
    if (verb === 'end') return { answer, check: income(seen, seat) };
    if (verb === 'tech')
      return { answer, check: price(s, seat, Number(actionOption(seen, seat, answer).params?.price)) };
    const ships = verb === 'attack' ? attackersOn(seen, seat, cellOf(seen, hex)) : [];
    const fight = ships.length === 1 ? fightOn(seen, ships, hex) : null;
    return { answer, check: fight ? foreseeFight(seen, fight) : NOTHING };
  }
  if (flow === 'attack.ships') {
    const { cell } = (s.stack.at(-1) as State['stack'][number]).vars as { cell: number };
    const fight = fightOn(seen, (answer as string[]).map(unitNamed), hexOf(s, cell));
    return { answer, check: fight ? foreseeFight(seen, fight) : NOTHING };
  }
  if (flow === 'move.way' && answer !== null) {
    const unit = unitNamed((answer as { piece: string }).piece);
    const ways = waysOf(seen, unit);
    const shown = rules.prompt(s, seat, rules.waiting(s)[0]?.question as string);
    const piece = shown?.kind === 'path' ? shown.pieces.find(({ id }) => id === unitName(unit)) : null;
    const open = piece?.cells.flatMap(({ cell, data }) => ((data as { ends: boolean }).ends ? [cell] : []));
    expect([...ways.keys()].sort()).toEqual([...(open ?? [])].sort());
    if (ways.size === 0) return { answer, check: NOTHING };
    // Prefer paths with obstacles, because they have more to check.
    const risky = [...ways.values()].filter(({ entries, stops }) => entries > 0 || stops);
    const way = pick(rng, risky.length > 0 ? risky : [...ways.values()]);
    return { answer: { piece: unitName(unit), cells: [...way.path] }, check: foreseeWay(seen, unit, way) };
  }
  return { answer, check: NOTHING };
}

const income = (seen: State, seat: number): Check => {
  const shown = gatheringOf(seen, seat);
  return (_s, events) => {
    const got = { minerals: 0, gas: 0, influence: 0 };
    for (const { data } of told(events, 'gained'))
      if (data.why === 'gathered') got[data.what as 'gas'] += Number(data.n);
    expect(got).toEqual({ ...shown, influence: seen.agreed.influence ? shown.influence : 0 });
    found.incomes++;
  };
};

const price = (before: State, seat: number, shown: number): Check => {
  const had = before.players[seat]?.minerals as number;
  return (s) => {
    expect(had - (s.players[seat]?.minerals as number)).toBe(shown);
    found.prices++;
  };
};

function playOn(seats: number, options: object, seed: string, steps: number): void {
  const rng = seeded(`previews ${seed}`);
  const s = rules.begin(seats, options as never, seed);
  settle(s);
  for (let step = 0; step < steps; step++) {
    const at = rules.next(s, rng);
    if (at === null) return;
    if (at.frame.flow === 'main') bare(s);
    const seat = pick(rng, at.seats);
    const sample = at.step.sample(s, at.frame.vars, seat, rng) as Answer | undefined;
    if (sample === undefined) continue;
    const { answer, check } = foresee(s, seat, `${at.frame.flow}.${at.frame.step}`, sample, rng);
    const events: Event[] = [];
    const n = s.counts[seat] as number;
    rules.play(s, { seat, question: questionOf(at), n, answer } as Action, (event) => void events.push(event));
    check(s, events);
  }
}

/** Setups to play, with the number of games for each. */
const PLAYED: readonly [seats: number, options: object, games: number][] = [
  [2, {}, 6],
  [3, { mode: 'points', moons: true }, 4],
  [4, { mode: 'teams', influence: true }, 3],
  [2, { layout: '2B', carry: true, repeatTies: false, prices: 'quick' }, 4],
];
const STEPS = 260;

it('previews the result of every move, attack and purchase correctly', { timeout: 240_000 }, () => {
  for (const [seats, options, games] of PLAYED)
    for (let n = 0; n < games; n++) playOn(seats, options, `${JSON.stringify(options)} ${n}`, STEPS);
  const { routes, prices, incomes, loots, ...chances } = found;
  for (const [what, shown] of Object.entries(chances)) {
    expect(shown.count, what).toBeGreaterThan(8);
    expect(Math.abs(shown.off), `${what} of ${shown.count}`).toBeLessThan(4);
  }
  expect(Math.min(routes, prices, incomes, loots)).toBeGreaterThan(10);
});
