import { type Text, text } from '@orrery/messages';
import { type MothershipView, STEP } from '@orrery/mothership';
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
    const waiting = able.some(({ cell, moved }) => cell && moved && distance(cell, hex) === 1);
    for (const { id, cell, moved } of able) {
      if (!cell || moved) continue;
      const far = distance(cell, hex) - (waiting ? FAR : 0);
      if (!best || far < best.far) best = { ship: id, hex, waiting, far };
    }
  }
  return best;
}
/** Greater than any distance on the board. */
const FAR = 100;

/** Anchors for the button, the planet and the ship; the latest step comes first. */
function flyAnchors(at: Moment): string[] {
  const found = prize(at);
  return found ? ['act:fly', `open:${found.hex}`, `unit:${found.ship}`] : ['act:fly'];
}
/** Like `flyAnchors`, for a second ship. Omits the planet, because clicking it would attack with the first ship. */
function joinAnchors(at: Moment): string[] {
  const found = prize(at);
  return found ? ['join', 'act:go', `unit:${found.ship}`] : ['join', 'act:go'];
}
const struck = (at: Moment) =>
  at.events.some(({ type, data }) => type === 'fight' && data.by === at.me && data.kind === 'planet');

const touch = (at: Moment) => (at.touch ? 'yes' : 'no');

/** Lessons of the tutorial game. Each appears only when it applies, so the player sets the pace. */
export const lessons: Lesson<Text>[] = [
  {
    id: 'welcome',
    title: 'Your corner of space',
    text: (at) =>
      text(
        'The ring with your mark is your colony station. Lose it, or your last ship, and you are out. Place your ships on violet hexes around it, or {touch, select, yes {tap} other {click}} “Place ships for me”.',
        { touch: touch(at) },
      ),
    point: () => ['act:pass'],
    when: (at) => at.mine && view(at).phase === 'setup',
    done: (at) => view(at).phase !== 'setup',
  },
  {
    id: 'planet',
    title: 'Go for a planet',
    text: (at) =>
      text(
        'Planets pay every turn, and each capture earns an action card. The shield shows what you must roll. {touch, select, yes {Tap} other {Click}} this ship, then the planet: you see the path and the odds. One die is rarely enough: choose “Fly only” and let it wait there for another ship.',
        { touch: touch(at) },
      ),
    point: flyAnchors,
    when: (at) => main(at) && prize(at) !== null,
    done: (at) => struck(at) || prize(at)?.waiting === true || ended(at) > 0,
  },
  {
    id: 'together',
    title: 'Attack together',
    text: (at) =>
      text(
        'Each ship flies once and then attacks once; ships beside one target can attack together, and their dice add up. {touch, select, yes {Tap} other {Click}} this ship, then the same planet, then the waiting ship: see how the odds rise. Then “Fly and attack”.',
        { touch: touch(at) },
      ),
    point: joinAnchors,
    when: (at) => main(at) && prize(at)?.waiting === true,
    done: (at) => struck(at) || ended(at) > 0,
  },
  {
    id: 'colours',
    title: 'What the colours mean',
    text: text(
      'Violet is where a chosen ship can go. Sand means a roll against asteroids, with your chance of getting through. Red hatching means that {many} or more enemies could hit you there. Point at any ship to see what it could do.',
      { many: MANY },
    ),
    tells: true,
    point: (at) => [`unit:${at.me}M`],
    when: main,
    done: (at) => ended(at) > 1,
  },
  {
    id: 'energy',
    title: 'Set the control panel',
    text: (at) =>
      text(
        'Every two energy added to a row give a step: one space for the engines, a larger die for the weapons. In the shields each energy is one point. {touch, select, yes {Open Ship and tap a cell, then another row} other {Drag cells to another row}}, then “Divert energy”. This is free until your mothership acts.',
        { touch: touch(at) },
      ),
    point: () => ['panel', 'tab:ship'],
    when: (at) => main(at) && !view(at).thisTurn.locked,
    done: (at) => mine(at, 'diverted') > 0 || view(at).thisTurn.locked || ended(at) > 1,
  },
  {
    id: 'end-turn',
    title: 'End your turn',
    text: 'When your ships are done, end the turn. Then you gather: a mineral for the station, a mineral for each mineral planet, and a gas for each gas planet.',
    point: () => ['act:end'],
    when: (at) => main(at) && ended(at) === 0,
    done: (at) => ended(at) > 0,
  },
  {
    id: 'tech',
    title: 'Research a tech',
    text: (at) =>
      text(
        'Minerals buy techs, from the bottom of the tree upwards; techs you can afford are lit. {touch, select, yes {Open Ship, tap a tech to read it} other {Point at a tech to read it}}, then research it.',
        { touch: touch(at) },
      ),
    point: () => ['tech:S1', 'tab:ship'],
    when: (at) => main(at) && (own(at)?.minerals ?? 0) >= 2,
    done: (at) => mine(at, 'researched') > 0,
  },
  {
    id: 'odds',
    title: 'The odds are on the table',
    text: 'Before anything is declared you see both sides with every bonus and the exact chance. A defender gets +1 for each friendly ship or guardian beside it. Gas and cards are added before the dice are rolled, and others may respond.',
    tells: true,
    point: () => ['fight', 'act:go'],
    when: (at) => at.mine && ended(at) >= 1,
    done: (at) => ended(at) > 3,
  },
  {
    id: 'aim',
    title: 'How it ends',
    text: text(
      'The last player standing wins. Once nothing guards a station, bombers break it down, one step for every {points} points they roll. Fighters hunt ships and wear down shields. Keep a ship or guardian beside your own station.',
      { points: STEP },
    ),
    tells: true,
    point: (at) =>
      view(at).units.flatMap(({ id, side, kind }) => (kind === 'station' && side !== at.me ? [`unit:${id}`] : [])),
    when: (at) => main(at) && ended(at) >= 2,
    done: (at) => ended(at) > 4,
  },
];
