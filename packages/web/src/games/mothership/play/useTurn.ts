import type { Prompt } from '@orrery/kernel';
import {
  type Fight,
  friendly,
  isGuardian,
  kindOf,
  type MothershipView,
  type State,
  sideOf,
  spacesLeft,
  unitName,
  unitNamed,
} from '@orrery/mothership';
import { useEffect, useMemo, useState } from 'react';
import { keyOf, type Play, stepOf } from '../../../play/play.ts';
import { facing, type Hex } from '../board/hex.ts';
import type { Plan } from '../board/map/Course.tsx';
import type { Note, Strike } from '../board/map/Marks.tsx';
import type { BoardUnit } from '../board/types.ts';
import { type Choice, choicesOf, isOpen } from './options.ts';
import {
  couldHit,
  fightOn,
  hexOfUnit,
  hitsBeside,
  movedTo,
  passage,
  stopsOf,
  strikable,
  strikeOf,
  strikersOn,
  type Way,
  warpWay,
  waysOf,
  wayThrough,
  wayToStrike,
} from './plans.ts';
import { threatsAt, threatsOf } from './threats.ts';
import { type Step, useIntent } from './useIntent.ts';

/** The player's selection; nothing is sent until it is confirmed. */
interface Chosen {
  /** The key of the question it belongs to. */
  of: string;
  unit: string | null;
  /** The destination. */
  goal: Hex | null;
  /** A hex the path must pass through. */
  via: Hex | null;
  /** The target of the attack, and the attacking ships. */
  target: Hex | null;
  ships: readonly string[];
  card: string | null;
  /** The start of an option id that still needs a hex, such as deploying or an ability. */
  verb: string | null;
  /** The answer to be confirmed. */
  answer: string | null;
}

const NOTHING: Omit<Chosen, 'of'> = {
  unit: null,
  goal: null,
  via: null,
  target: null,
  ships: [],
  card: null,
  verb: null,
  answer: null,
};

/** The flow of the player's turn. */
const HOME = 'main';
/** The verb for choosing a hex to pass through. */
export const VIA = 'via';
const NO_HEX: ReadonlySet<Hex> = new Set();
const NO_TARGETS: readonly Hex[] = [];
const NO_WAYS: ReadonlyMap<Hex, Way> = new Map();

/** The state of the current question: the selection, its display on the board, and the effect of clicks. */
export interface Turn {
  /** Whether the prompt is the main menu of the player's own turn. */
  main: boolean;
  /** The flow of the question. */
  flow: string;
  choices: readonly Choice[];
  chosen: Omit<Chosen, 'of'>;
  ways: ReadonlyMap<Hex, Way>;
  reach: ReadonlyMap<Hex, { risk: boolean }>;
  danger: ReadonlyMap<Hex, number>;
  guardians: readonly Hex[];
  /** Hexes the selected ship could attack; empty once a move or attack is planned. */
  targets: readonly Hex[];
  plan: Plan | null;
  /** The chance to survive the planned path. */
  chance: number;
  strike: Strike | null;
  /** The planned or current fight, and the state in which it takes place. */
  fight: { fight: Fight; table: State } | null;
  /** Ships that could join the attack. */
  able: readonly string[];
  notes: readonly Note[];
  legal: ReadonlySet<Hex>;
  marked: readonly string[];
  aims: ReadonlyMap<string, Hex>;
  press(hex: Hex): void;
  choose(part: Partial<Omit<Chosen, 'of'>>): void;
  drop(): void;
  toggle(ship: string): void;
  fly(): void;
  attack(): void;
  flyAndAttack(): void;
  together(steps: readonly Step[]): void;
  underway: boolean;
}

export function useTurn(play: Play, view: MothershipView, table: State, me: number, units: readonly BoardUnit[]): Turn {
  const { ask, draft, setDraft } = play;
  const prompt = ask?.prompt;
  const key = ask ? keyOf(ask) : '';
  const flow = stepOf(play.table, ask)?.flow ?? '';
  const choices = useMemo(() => choicesOf(view, prompt), [view, prompt]);
  const main = choices.some(({ id }) => id === 'end');
  const [held, setHeld] = useState<Chosen>({ ...NOTHING, of: key });
  const intent = useIntent(play, HOME, (ship) => view.units.find(({ id }) => id === ship)?.cell ?? null);
  const taken = held.of === key ? held : { ...NOTHING, of: key };
  const piece = prompt?.kind === 'place' ? pieceOf(prompt, draft.piece) : null;
  // A ship that is already on the board warps; its destination is previewed first, as for a move.
  const warps = piece !== null && view.units.some(({ id, cell }) => id === piece.id && cell !== null);
  const chosen = warps ? { ...taken, unit: piece.id } : taken;
  const choose = (part: Partial<Chosen>) => setHeld({ ...chosen, ...part, of: key });

  // A selected ship stays selected during its own move, because it may continue or attack.
  useEffect(() => {
    setHeld((now) => {
      if (now.of === key) return now;
      const unit = view.units.find(({ id }) => id === now.unit);
      const stays = (main || flow === 'move') && unit !== undefined && unit.cell !== null && !unit.attacked;
      return { ...NOTHING, of: key, unit: stays ? now.unit : null };
    });
  }, [key, main, flow, view]);

  const menu = useMemo(() => new Map(choices.filter(isOpen).map((choice) => [choice.id, choice])), [choices]);
  const path = prompt?.kind === 'path' ? prompt : null;
  const moves = menu.has('move') || path !== null;
  const unit = chosen.unit === null ? -1 : unitNamed(chosen.unit);
  const threats = useMemo(() => threatsOf(table), [table]);
  const mine = unit >= 0 && sideOf(unit) === me;
  const ways = useMemo(
    () => (mine && moves && (chosen.verb === null || chosen.verb === VIA) ? waysOf(table, unit) : NO_WAYS),
    [mine, moves, chosen.verb, table, unit],
  );
  const danger = useMemo(
    () =>
      new Map(ways.size === 0 ? [] : [...ways.keys()].map((hex) => [hex, threatsAt(table, threats, unit, hex).length])),
    [ways, table, threats, unit],
  );
  const guardians = useMemo(
    () =>
      view.units.flatMap(({ id, kind, cell }) =>
        kind === 'guardian' && cell !== null && mine && !friendly(table, sideOf(unitNamed(id)), me) ? [cell] : [],
      ),
    [view, table, mine, me],
  );

  const straight = chosen.goal === null ? null : (ways.get(chosen.goal) ?? null);
  const bent = useMemo(
    () => (chosen.goal && chosen.via ? wayThrough(table, unit, chosen.via, chosen.goal) : null),
    [table, unit, chosen.via, chosen.goal],
  );
  const landing = warps && piece.cells.some(({ cell }) => cell === chosen.goal) ? chosen.goal : null;
  const warp = useMemo(() => (landing === null ? null : warpWay(table, unit, landing)), [table, unit, landing]);
  const way = warp ?? bent ?? straight;
  // Hexes that a path to the destination can pass through.
  const bending = chosen.verb === VIA;
  const { goal } = chosen;
  const bends = useMemo(() => {
    if (!bending || goal === null) return NO_HEX;
    return new Set([...ways.keys()].filter((hex) => hex !== goal && wayThrough(table, unit, hex, goal)));
  }, [bending, goal, ways, table, unit]);
  const stops = useMemo(() => (way && unit >= 0 ? stopsOf(table, unit, way) : []), [way, table, unit]);
  const seen = units.find(({ id }) => id === chosen.unit);
  const last = way?.path[way.path.length - 1] ?? null;
  const before = way ? (way.path[way.path.length - 2] ?? seen?.hex ?? '') : '';
  const plan: Plan | null =
    seen && way && last
      ? { unit: seen, stops, facing: chosen.target ? facing(last, chosen.target) : facing(before, last), warps }
      : null;

  // The state after the move.
  const would = useMemo(() => (last && unit >= 0 ? movedTo(table, unit, last) : table), [table, unit, last]);
  const able = chosen.target ? strikersOn(would, me, chosen.target).map(unitName) : [];
  const ships = chosen.ships.filter((ship) => able.includes(ship));
  const meant = chosen.target ? fightOn(would, ships.map(unitNamed), chosen.target) : null;
  const fight = meant ? { fight: meant, table: would } : view.fight ? { fight: view.fight, table } : null;

  const targets = useMemo(
    () => (mine && (main || path) ? strikable(view, table, unit, ways) : NO_TARGETS),
    [mine, main, path, view, table, unit, ways],
  );
  const legal = useMemo(() => {
    if (bending) return bends;
    const hexes = new Set<Hex>(ways.keys());
    if (piece) {
      for (const { cell } of piece.cells) hexes.add(cell);
      return hexes;
    }
    for (const choice of menu.values()) {
      if (choice.hex === null) continue;
      const wanted = chosen.card
        ? choice.card === chosen.card
        : chosen.verb
          ? choice.id.startsWith(chosen.verb)
          : choice.verb === 'attack' || !main;
      if (wanted) hexes.add(choice.hex);
    }
    if (main || path) {
      for (const { id, side, cell } of view.units)
        if (side === me && cell && canAct(table, id, menu, moves)) hexes.add(cell);
      for (const hex of targets) hexes.add(hex);
    }
    return hexes;
  }, [bending, bends, ways, piece, menu, chosen.card, chosen.verb, main, path, moves, view, table, me, targets]);

  // Hexes that a ship can reach, otherwise the possible targets of a piece, card or guardian.
  const aiming = prompt?.kind === 'place' || chosen.card !== null || chosen.verb !== null || (!main && !path);
  const reach = useMemo(
    () =>
      aiming
        ? new Map([...legal].map((hex) => [hex, { risk: warps && warpWay(table, unit, hex).entries > 0 }]))
        : new Map([...ways].map(([hex, { entries }]) => [hex, { risk: entries > 0 }])),
    [aiming, legal, ways, warps, table, unit],
  );

  function press(hex: Hex) {
    if (!ask || play.busy) return choose({ unit: unitOn(view, hex) });
    if (piece) {
      if (warps && landing !== hex) choose({ goal: hex });
      else place(hex);
      return;
    }
    if (prompt?.kind === 'subset') {
      const id = unitOn(view, hex);
      if (id && prompt.items.some((item) => item.id === id)) {
        const picked = draft.picked.includes(id) ? draft.picked.filter((one) => one !== id) : [...draft.picked, id];
        setDraft({ picked });
      }
      return;
    }
    if (bending) return choose({ verb: null, via: bends.has(hex) ? hex : null });
    // A card, guardian or ability that still needs a hex.
    if (chosen.card || chosen.verb || (!main && !path)) {
      const fits = [...menu.values()].filter(
        (choice) =>
          choice.hex === hex &&
          (chosen.card ? choice.card === chosen.card : chosen.verb ? choice.id.startsWith(chosen.verb) : true),
      );
      const [only] = fits;
      if (only && chosen.answer === only.id) void play.answer(only.id);
      else if (only) choose({ answer: only.id });
      else choose({ ...NOTHING });
      return;
    }
    pressShip(hex);
  }

  function place(hex: Hex) {
    const cell = piece?.cells.find((one) => one.cell === hex);
    if (piece && cell) void play.answer({ piece: piece.id, cell: hex, rotation: cell.rotations[0] ?? 0 });
  }

  function pressShip(hex: Hex) {
    const here = unitOn(view, hex);
    // A second click confirms what the first one showed.
    if (chosen.goal === hex && !chosen.target) return fly();
    if (chosen.target === hex) return chosen.goal ? flyAndAttack() : attack();
    if (ways.has(hex)) return choose({ goal: hex, via: null, target: null, ships: [] });
    if (here && sideOf(unitNamed(here)) === me) {
      return choose({ ...NOTHING, unit: here === chosen.unit && !chosen.goal ? null : here });
    }
    const near = strikersOn(table, me, hex).map(unitName);
    if (mine && chosen.unit && couldHit(table, unit, hex)) {
      if (near.includes(chosen.unit)) return choose({ goal: null, target: hex, ships: [chosen.unit] });
      const there = wayToStrike(table, threats, ways, unit, hex);
      if (there) return choose({ goal: there.hex, via: null, target: hex, ships: [chosen.unit] });
    }
    if (near.length > 0) return choose({ ...NOTHING, target: hex, ships: near });
    choose({ ...NOTHING, unit: here });
  }

  const moveSteps = (): Step[] => {
    if (!chosen.unit || !way) return [];
    const answer = { piece: chosen.unit, cells: [...way.path] };
    const step: Step = { flow: 'move', kind: 'path', answer };
    return path ? [step] : [{ flow, kind: 'choose', answer: 'move' }, step];
  };
  const attackSteps = (): Step[] => {
    if (!chosen.target || ships.length === 0) return [];
    const steps: Step[] = [{ flow, kind: 'choose', answer: `attack:${chosen.target}` }];
    if (able.length > 1) steps.push({ flow: 'attack', kind: 'subset', answer: [...ships] });
    return steps;
  };
  // The answers are sent together, so that one undo reverts all. An attack after a move waits for the move's fights.
  const together = (steps: readonly Step[]) => play.answerAll(steps.map(({ answer }) => answer));
  const fly = () => {
    if (landing !== null) return place(landing);
    together(moveSteps());
    // If an attack was planned but only the move is made, the selection is cleared for another ship.
    if (chosen.target) setHeld({ ...NOTHING, of: key });
  };
  const attack = () => together(attackSteps());
  const flyAndAttack = () => {
    if (chosen.unit && last) intent.begin([...moveSteps(), ...attackSteps()], { id: chosen.unit, goal: last });
  };

  const strike = fight ? strikeShown(fight, chosen.target, view) : null;
  const threatened = unit >= 0 && mine && last ? threatsAt(table, threats, unit, last).length : 0;
  const notes: Note[] = [];
  if (seen) notes.push({ hex: seen.hex, text: seen.id.slice(1), kind: 'tag' });
  for (const ship of ships) {
    const at = units.find(({ id }) => id === ship);
    if (at && ship !== chosen.unit) notes.push({ hex: at.hex, text: ship.slice(1), kind: 'tag' });
  }
  if (last && threatened > 0) notes.push({ hex: last, text: String(threatened), kind: 'threat' });

  const aims = new Map<string, Hex>();
  if (strike) {
    for (const ship of fight?.fight.units ?? [])
      if (unitName(ship) !== chosen.unit || !way) aims.set(unitName(ship), strike.at);
  }
  const marked = chosen.unit
    ? [chosen.unit, ...ships.filter((ship) => ship !== chosen.unit)]
    : ships.length > 0
      ? ships
      : prompt?.kind === 'subset'
        ? draft.picked
        : [];

  return {
    main,
    flow,
    choices,
    chosen: { ...chosen, ships },
    ways,
    reach,
    danger,
    guardians,
    targets: plan || chosen.target ? NO_TARGETS : targets,
    plan,
    chance: passage(stops),
    strike,
    fight,
    able,
    notes,
    legal,
    marked,
    aims,
    press,
    choose,
    drop: () => setHeld({ ...NOTHING, of: key }),
    toggle: (ship) => choose({ ships: ships.includes(ship) ? ships.filter((one) => one !== ship) : [...ships, ship] }),
    fly,
    attack,
    flyAndAttack,
    together,
    underway: intent.underway,
  };
}

/** The piece to place next: the selected one, or the first that fits anywhere. */
const pieceOf = ({ pieces }: Extract<Prompt, { kind: 'place' }>, picked: string | null) =>
  pieces.find(({ id }) => id === picked) ?? pieces.find(({ cells }) => cells.length > 0) ?? null;

/** The id of the unit on a hex, or null. */
export const unitOn = (view: MothershipView, hex: Hex): string | null =>
  view.units.find(({ cell }) => cell === hex)?.id ?? null;

function strikeShown(
  { fight, table }: { fight: Fight; table: State },
  target: Hex | null,
  view: MothershipView,
): Strike | null {
  if (fight.kind === 'asteroids') return null;
  const hex = target ?? (fight.kind === 'planet' ? view.planets[fight.target]?.cell : hexOfUnit(table, fight.target));
  return hex ? strikeOf(table, fight, hex) : null;
}

/** Whether one of the player's units can still do something. */
function canAct(table: State, id: string, menu: ReadonlyMap<string, Choice>, moves: boolean): boolean {
  const unit = unitNamed(id);
  if (isGuardian(unit)) return menu.has(`scrap:${id}`);
  if (kindOf(unit) === 'station') return [...menu.keys()].some((key) => key.startsWith('ability:station move'));
  if (spacesLeft(table, unit) > 0 && moves) return true;
  return [...menu.keys()].some((key) => key.startsWith(`deploy:${id}`)) || hitsBeside(table, unit);
}
