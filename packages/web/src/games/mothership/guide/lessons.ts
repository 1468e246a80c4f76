import { type Text, text } from '@orrery/messages';
import { type MothershipView, STEP, TECH_PRICES } from '@orrery/mothership';
import type { Lesson, Moment } from '../../../play/guide.ts';
import { distance } from '../board/hex.ts';
import { MANY } from '../board/map/Reach.tsx';

const view = (at: Moment) => at.view as MothershipView;
const main = (at: Moment) => at.mine && at.flow === 'main' && view(at).turn === at.me;
const own = (at: Moment) => view(at).players[at.me];
const mine = (at: Moment, ...types: string[]) =>
  at.events.filter(({ type, seat, data }) => types.includes(type) && (seat === at.me || data.by === at.me)).length;
/** The number of turns the player has finished. */
const ended = (at: Moment) => {
  const turns = at.events.filter(({ type }) => type === 'turn-began');
  return turns.filter(({ seat }, i) => seat === at.me && i < turns.length - 1).length;
};
const ships = (at: Moment, ...kinds: string[]) =>
  view(at).units.filter(
    ({ side, kind, cell, attacked }) => side === at.me && cell && !attacked && kinds.includes(kind),
  );

/** Anchors of the other players' ships; motherships come first. */
const enemyShips = (at: Moment) =>
  view(at)
    .units.filter(({ side, kind, cell }) => side !== at.me && cell && kind !== 'station' && kind !== 'guardian')
    .sort((a, b) => Number(b.kind === 'mothership') - Number(a.kind === 'mothership'))
    .map(({ id }) => `unit:${id}`);

/** A planet the player does not own, and one of their ships that can fly there. */
interface Prize {
  ship: string;
  hex: string;
  /** Whether another of their ships is beside the planet and can still attack. */
  waiting: boolean;
}

/** The nearest prize; a planet with a waiting ship comes first. */
function prize(at: Moment): Prize | null {
  let best: (Prize & { far: number }) | null = null;
  const able = ships(at, 'fighter', 'bomber');
  for (const { cell: hex, owner } of view(at).planets) {
    if (!hex || owner === at.me) continue;
    const first = able.find(({ cell }) => cell && distance(cell, hex) === 1);
    for (const { id, cell, moved, held } of able) {
      if (!cell || moved || held || id === first?.id) continue;
      const far = distance(cell, hex) - (first ? FAR : 0);
      if (!best || far < best.far) best = { ship: id, hex, waiting: first !== undefined, far };
    }
  }
  return best;
}
/** Greater than any distance on the board. */
const FAR = 100;

/** The turn after which lessons end that the player has not followed. */
const LATE = 6;
const late = (at: Moment) => ended(at) > LATE;

/** Anchors for the button, the planet and the ship; the latest step comes first. */
function flyAnchors(at: Moment): string[] {
  const found = prize(at);
  return found ? ['act:fly', `open:${found.hex}`, `unit:${found.ship}`] : ['act:fly'];
}
/** Like `flyAnchors`, for a second ship. The planet is a target only once the ship is selected. */
function joinAnchors(at: Moment): string[] {
  const found = prize(at);
  return found ? ['join', 'act:go', `target:${found.hex}`, `unit:${found.ship}`] : ['join', 'act:go'];
}
/** The number of turns the player has finished since their first attack on a planet; null before it. */
function endedSinceStrike(at: Moment): number | null {
  const i = at.events.findIndex(({ type, data }) => type === 'fight' && data.by === at.me && data.kind === 'planet');
  return i < 0 ? null : ended(at) - ended({ ...at, events: at.events.slice(0, i) });
}
const struck = (at: Moment) => endedSinceStrike(at) !== null;
/** The planets that the player has captured. */
const won = (at: Moment) =>
  at.events.flatMap(({ type, seat, data }) => (type === 'captured' && seat === at.me ? String(data.planet) : []));
/** Anchors of the other players' stations; none on a phone, which shows only a part of the board. */
const rivals = (at: Moment) =>
  at.touch
    ? [`unit:${at.me}S`]
    : view(at).units.flatMap(({ id, side, kind }) => (kind === 'station' && side !== at.me ? [`unit:${id}`] : []));

const touch = (at: Moment) => (at.touch ? 'yes' : 'no');
/** The price of a tech of the first tier. */
const techPrice = (at: Moment) => TECH_PRICES[view(at).agreed.prices][0] ?? 0;

/** Lessons of the tutorial game. Each appears only when it applies, so the player sets the pace. */
export const lessons: Lesson<Text>[] = [
  {
    id: 'welcome',
    title: 'Your goal',
    text: 'Destroy your rival’s station, or all of its ships. You lose if that happens to you first. On the way you capture planets, which pay for better ships.',
    tells: true,
    point: rivals,
    when: (at) => at.mine && view(at).phase === 'setup',
    done: (at) => view(at).phase !== 'setup',
  },
  {
    id: 'place',
    title: 'Place your fleet',
    text: (at) =>
      text(
        'You have a mothership, three fighters and two bombers. {touch, select, yes {Tap} other {Click}} violet hexes around your station to place them, or choose “Place ships for me”.',
        { touch: touch(at) },
      ),
    point: () => ['act:pass'],
    when: (at) => at.mine && view(at).phase === 'setup',
    done: (at) => view(at).phase !== 'setup',
  },
  {
    id: 'planet',
    title: 'Fly to a planet',
    text: (at) =>
      text(
        '{touch, select, yes {Tap} other {Click}} this ship, then the planet. Violet is what the ship can reach, sand means a roll against asteroids. The shield on the planet is the total you must roll: too much for one ship. So choose “Fly only” and let it wait there.',
        { touch: touch(at) },
      ),
    point: flyAnchors,
    when: (at) => main(at) && prize(at) !== null,
    done: (at) => struck(at) || prize(at)?.waiting === true || late(at),
  },
  {
    id: 'together',
    title: 'Attack together',
    text: (at) =>
      text(
        '{touch, select, yes {Tap} other {Click}} this second ship, the same planet, and then the ship that waits. Their dice add up: see how your chance rises. Then choose “Fly and attack”.',
        { touch: touch(at) },
      ),
    point: joinAnchors,
    when: (at) => main(at) && prize(at)?.waiting === true,
    done: (at) => struck(at) || late(at),
  },
  {
    id: 'outcome',
    title: 'The dice have spoken',
    text: (at) =>
      won(at).length > 0
        ? 'You rolled enough: the planet is yours. Its ring has your colour and your mark, it pays you every turn, and you drew an action card.'
        : 'That was not enough. A failed attack on a planet costs you nothing but the attack: your ships are still there and can try again next turn.',
    tells: true,
    point: (at) => [...won(at).map((hex) => `hex:${hex}`), `player:${at.me}`],
    when: (at) => main(at) && struck(at),
    done: (at) => (endedSinceStrike(at) ?? 0) > 0 || late(at),
  },
  {
    id: 'energy',
    title: 'Shift your energy',
    text: (at) =>
      text(
        'Energy sets how far your mothership flies, how large its die is and how many shields it has. {touch, select, yes {Open Ship, tap a cell and then another row} other {Drag cells to another row}}, then choose “Divert energy”. Striped cells are wasted. You can shift until the mothership acts.',
        { touch: touch(at) },
      ),
    point: () => ['panel', 'tab:ship'],
    when: (at) => main(at) && !view(at).thisTurn.locked,
    done: (at) => mine(at, 'diverted') > 0 || late(at),
  },
  {
    id: 'cards',
    title: 'Read your cards',
    text: (at) =>
      text(
        '{touch, select, yes {Press and hold a card} other {Point at a card}} to read it. You can play the lit ones now. Those with an X also work on other players’ turns: the table asks you when it is time.',
        { touch: touch(at) },
      ),
    tells: true,
    point: (at) => [...(own(at)?.hand ?? []).flatMap((card) => (card ? `card:${card.id}` : [])), 'tab:hand'],
    when: (at) => main(at) && (own(at)?.hand.length ?? 0) > 0,
    done: (at) => mine(at, 'played') > 0 || late(at),
  },
  {
    id: 'end-turn',
    title: 'End your turn',
    text: 'Each ship flies once and then attacks once in a turn. When yours are done, end the turn. You gather a mineral for your station and for each mineral planet, and a gas for each gas planet.',
    point: () => ['act:end'],
    when: (at) => main(at) && ended(at) === 0,
    done: (at) => ended(at) > 0,
  },
  {
    id: 'answer',
    title: 'You may respond',
    text: 'You are asked because you could hold a card that fits. Play it, or pass: passing costs nothing. All players who might hold one are asked, so being asked gives nothing away.',
    tells: true,
    optional: true,
    point: () => ['act:pass'],
    when: (at) => at.mine && at.flow === 'window',
    done: late,
  },
  {
    id: 'tech',
    title: 'Research a tech',
    text: (at) =>
      text(
        'Minerals buy techs, from the bottom of the tree upwards. You can afford the lit ones. {touch, select, yes {Open Ship and tap a tech} other {Point at a tech}} to read it, then research one.',
        { touch: touch(at) },
      ),
    point: () => ['tech:S1', 'tab:ship'],
    when: (at) => main(at) && (own(at)?.minerals ?? 0) >= techPrice(at),
    done: (at) => mine(at, 'researched') > 0,
  },
  {
    id: 'odds',
    title: 'Fight ships',
    text: 'Both sides roll and add their bonuses. The loser takes the higher total as damage. Each friendly ship or guardian beside the defender adds 1 to its roll. Choose a ship and a target to see every bonus and your exact chance before you decide.',
    tells: true,
    point: (at) => ['fight', `unit:${at.me}M`],
    when: (at) => main(at) && ended(at) >= 1,
    done: late,
  },
  {
    id: 'danger',
    title: 'See the danger',
    text: (at) =>
      text(
        '{touch, select, yes {Press and hold any piece to see what it can do.} other {Point at an enemy ship to see where it could attack next turn.}} When you fly, red hatching marks hexes where {many} or more enemies could attack you.',
        { touch: touch(at), many: MANY },
      ),
    tells: true,
    point: (at) => (at.touch ? [`unit:${at.me}M`] : enemyShips(at)),
    when: (at) => main(at) && ended(at) >= 1,
    done: late,
  },
  {
    id: 'finish',
    title: 'How to win',
    text: text(
      'A station cannot be attacked while a ship or guardian of its side is beside it. Destroy those first. Then bombers and your mothership break the station: one step for every {points} points they roll. Always keep a guard beside your own.',
      { points: STEP },
    ),
    tells: true,
    point: rivals,
    when: (at) => main(at) && ended(at) >= 2,
    done: late,
  },
];
