import { beside, type Hex } from '../board/hex.ts';

/** What stands in a ship's way: as much of the board as flying needs. */
export interface Lanes {
  on: ReadonlySet<Hex>;
  /** Hexes of asteroid fields. */
  rocks: ReadonlySet<Hex>;
  /** Hexes that nobody may fly through: planets, stations, units of others. */
  shut: ReadonlySet<Hex>;
  /** Hexes with own or friendly units: they are flown through, but not landed on. */
  taken: ReadonlySet<Hex>;
  /** Hexes beside a hostile guardian: a ship stops there and fights. */
  watched: ReadonlySet<Hex>;
}

/** A way to a hex: fewest asteroid entries first, then fewest steps. */
export interface Way {
  hex: Hex;
  path: readonly Hex[];
  /** How often a field is entered. */
  entries: number;
  /** A guardian ends the move here. */
  stops: boolean;
}

/** Every hex a ship can fly to, with the best way there. Hexes with friendly units are passed, not reached. */
export function waysFrom(lanes: Lanes, from: Hex, spaces: number): Map<Hex, Way> {
  const reached = new Map<Hex, Way>();
  let rim = new Map<Hex, Way>([[from, { hex: from, path: [], entries: 0, stops: false }]]);
  for (let step = 1; step <= spaces; step++) {
    const next = new Map<Hex, Way>();
    for (const at of rim.values()) {
      if (at.stops) continue;
      for (const hex of beside(at.hex)) {
        if (!lanes.on.has(hex) || lanes.shut.has(hex)) continue;
        const into = lanes.rocks.has(hex) && !lanes.rocks.has(at.hex) ? 1 : 0;
        const entries = at.entries + into;
        const known = next.get(hex);
        if (known && known.entries <= entries) continue;
        next.set(hex, { hex, path: [...at.path, hex], entries, stops: lanes.watched.has(hex) });
      }
    }
    for (const [hex, way] of next) {
      const known = reached.get(hex);
      if (!known || way.entries < known.entries) reached.set(hex, way);
    }
    rim = next;
  }
  reached.delete(from);
  for (const hex of lanes.taken) reached.delete(hex);
  return reached;
}

/** Whether a path is one that a ship may fly, step by step. */
export function flies(lanes: Lanes, from: Hex, path: readonly Hex[], spaces: number): boolean {
  if (path.length === 0 || path.length > spaces) return false;
  let at = from;
  for (const [i, hex] of path.entries()) {
    if (!beside(at).includes(hex) || !lanes.on.has(hex) || lanes.shut.has(hex)) return false;
    if (lanes.watched.has(hex) && i < path.length - 1) return false;
    at = hex;
  }
  return !lanes.taken.has(at);
}
