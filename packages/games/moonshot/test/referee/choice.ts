import { below, type Json, pick, type Rng } from '@orrery/kernel';
import { type Book, CELLS, missionNamed, sideOf } from './book.ts';
import { isPayloadTile } from './rocket.ts';
import { blueprintValue } from './setups.ts';

/** A random answer, weighted so that rockets are sometimes built, loaded and launched. */
export function randomAnswer(what: string, answers: readonly Json[], b: Book, side: number, rng: Rng): Json {
  const starting = (...verbs: string[]) =>
    answers.filter((one) => verbs.some((verb) => typeof one === 'string' && one.startsWith(verb)));
  const some = (all: readonly Json[], chance: number): Json | undefined =>
    all.length > 0 && below(rng, 100) < chance ? pick(rng, all) : undefined;
  switch (what) {
    case 'politics.act': {
      const aboard = sideOf(b, side).cells.flatMap((cell) => (cell?.payload ? [cell.payload] : []));
      const ready = answers.filter((one) => {
        if (typeof one !== 'string' || !one.startsWith('launch')) return false;
        const { payload } = missionNamed(one.slice('launch:'.length));
        return payload.every((kind) => aboard.includes(kind)) && aboard.length >= payload.length;
      });
      return (
        some(starting('support'), 35) ??
        some(starting('announce'), 25) ??
        some(starting('raise:1', 'raise:2', 'raise:3'), 10) ??
        some(
          ready.filter((one) => one === 'launch:MOON'),
          60,
        ) ??
        some(ready, 75) ??
        some(starting('abort'), 40) ??
        pick(rng, answers)
      );
    }
    case 'engineer.act':
      return (
        some(
          starting('payload').filter((one) => below(rng, 2) === 0 || String(one).endsWith('astronaut')),
          40,
        ) ??
        some(starting('steal', 'free', 'clean', 'supply'), 25) ??
        some(starting('line', 'discard', 'module'), 40) ??
        some(starting('test'), 30) ??
        some(starting('pass'), 25) ??
        pick(rng, answers)
      );
    case 'install.lay': {
      const { cells, modules } = sideOf(b, side);
      if (below(rng, 3) === 0) return pick(rng, answers);
      const value = (one: Json): number => {
        const { piece, cell, rotation } = one as { piece: string; cell: string; rotation: number };
        const blueprint = cells.with(CELLS.indexOf(cell), { tile: piece, turn: rotation, payload: null });
        return (
          blueprintValue(blueprint, modules) + 0.5 * blueprint.filter((own) => own && isPayloadTile(own.tile)).length
        );
      };
      const some = Array.from({ length: 12 }, () => pick(rng, answers));
      return some.reduce((best, one) => (value(one) > value(best) ? one : best));
    }
    case 'maneuver.fate':
      return some(starting('escalate'), 50) ?? pick(rng, answers);
    default:
      return pick(rng, answers);
  }
}
