import type { Json } from '@orrery/kernel';
import { cardName, titleOf } from '../../src/content/set.ts';
import type { Player, State } from '../../src/state.ts';
import { techPrice } from './actions.ts';
import { fleeing } from './flight.ts';
import { explore, type Ledger, mark, owe, spend, taken } from './ledger.ts';
import { reshield } from './settle.ts';
import { cellNamed, income, motherOf, needs, of, planetsOf, unitOf } from './sheet.ts';

// Costs and immediate effects of answers: prices, energy, income, sales, abilities.

/** Applies the cost and the immediate effect of an answer. */
export function answered(l: Ledger, flow: string, seat: number, answer: Json): void {
  const b = l.book;
  const me = of(b, seat);
  if (flow === 'main.act') return acted(l, seat, answer as string);
  if (flow === 'sell.cards') {
    for (const name of answer as string[]) {
      const at = me.hand.cards.findIndex((card) => cardName(card) === name);
      const { resale } = titleOf(me.hand.cards[at] as number);
      me.hand.cards.splice(at, 1);
      me.minerals += resale.minerals;
      me.gas += resale.gas;
    }
  }
  if (flow === 'bonus.explore') {
    const planet = b.planets[Number(answer)] as State['planets'][0];
    explore(b, planet);
  }
  if (flow === 'bonus.build') {
    const [card, planet] = (answer as string).split(':') as [string, string];
    b.planets[Number(planet)]?.developments.push(b.market.cards.find((one) => cardName(one) === card) as number);
  }
  if (flow === 'retreat.from') {
    l.flight.from = cellNamed(b, answer as string);
    l.flight.ships = fleeing(b, l.flight.from);
  }
  if (flow === 'retreat.to') l.flight.to = cellNamed(b, answer as string);
  if (flow === 'retreat.place')
    l.flight.ships = l.flight.ships.filter((ship) => ship !== unitOf((answer as { piece: string }).piece));
  if (answer === null || typeof answer !== 'object' || Array.isArray(answer)) return;
  const rows = ['engines', 'weapons', 'shields'].map((name) => Number(answer[name] ?? 0));
  if (flow === 'divert.rows') setRows(b, me, rows);
  if (flow === 'energise.place')
    setRows(
      b,
      me,
      me.energy.map((n, i) => n + (rows[i] as number)),
    );
  if (flow === 'drain.remove')
    setRows(
      b,
      me,
      me.energy.map((n, i) => n - (rows[i] as number)),
    );
}

function acted(l: Ledger, seat: number, answer: string): void {
  const b = l.book;
  const me = of(b, seat);
  const [verb, what = '', where = ''] = answer.split(':') as [string, string?, string?];
  const planet = b.planets[Number(verb === 'build' ? where : what)] as State['planets'][0];
  l.ranged = verb === 'ability' && (what === 'torpedoes' || what === 'missile');
  l.paying = verb === 'deploy';
  l.ship = l.paying ? unitOf(what) : -1;
  if (l.paying) b.thisTurn.deployed = mark(b.thisTurn.deployed, l.ship);
  if (verb === 'end') gather(l, seat);
  if (verb === 'buy') {
    if (what === 'gas') me.gas -= 4;
    else me.minerals -= 2;
    owe(l, seat, 1);
  }
  if (verb === 'tech') {
    const category = 'ECSL'.indexOf(what.charAt(0));
    const tier = Number(what.charAt(1));
    me.minerals -= techPrice(b, tier);
    me.tier[category] = tier;
    if (tier === 3) me.branch[category] = 'ab'.indexOf(what.charAt(2));
  }
  if (verb === 'scrap') b.at[unitOf(what)] = -1;
  if (verb === 'explore') {
    me.minerals -= 3;
    explore(b, planet);
  }
  if (verb === 'seize') {
    me.influence -= needs(b, planet);
    taken(l, Number(what), seat, 'influence');
  }
  if (verb === 'remove') {
    me.influence--;
    of(b, Number(what)).influence--;
  }
  if (verb === 'refresh') me.influence -= 2;
  if (verb === 'build') {
    me.minerals -= planet.developments.length + 1;
    planet.developments.push(b.market.cards.find((card) => cardName(card) === what) as number);
  }
  if (verb === 'ability') used(l, seat, what, where);
}

function used(l: Ledger, seat: number, ability: string, target: string): void {
  const b = l.book;
  const me = of(b, seat);
  if (ability === 'station move' || ability === 'gates') return;
  if (!l.ranged) spend(l, motherOf(seat));
  if (ability === 'repair') me.hull = Math.min(12, me.hull + planetsOf(b, seat).length);
  if (ability === 'mine') me.minerals += 4;
  if (ability === 'tractor') me.tractor = unitOf(target);
}

function gather(l: Ledger, seat: number): void {
  const [minerals, gas, influence] = income(l.book, seat);
  const me = of(l.book, seat);
  me.minerals += minerals;
  me.gas += gas;
  me.influence += influence;
}

function setRows(b: State, player: Player, rows: number[]): void {
  reshield(b, () => {
    player.energy = rows;
  });
}
