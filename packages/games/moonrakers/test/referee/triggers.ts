import type { Ability, Fired } from './ability.ts';
import { BASE_PARTS } from './base-parts.ts';
import { ask, type Book, captain, type Flow, joins, type Laid, memoryOf } from './book.ts';
import { LATER_PARTS } from './later-parts.ts';

// Triggered abilities. Their owner chooses the order and may decline (MK-331, MK-453).

export interface Own {
  id: string;
  self: Laid;
  ability: Ability;
}
const NOTHING: Fired = { card: '', value: 0, to: null };

/** A captain's abilities with this trigger: those of crew in play, and of parts installed before the contract. */
export function abilities(b: Book, seat: number, on: Ability['on']): Own[] {
  const me = captain(b, seat);
  const memory = joins(b, seat) ? memoryOf(b, seat) : null;
  const parts = b.mission ? me.parts.filter((own) => !b.newcomers.includes(own)) : me.parts;
  const crew = memory ? me.play : [];
  return [...parts, ...crew].flatMap((self) => {
    const all = BASE_PARTS[self.card] ?? LATER_PARTS[self.card] ?? [];
    const uses = all.filter((one) => one.on === 'use').length;
    return all.flatMap((ability, i) => {
      if (ability.on !== on) return [];
      return [{ id: on === 'use' && uses > 1 ? `${self.card}/${i}` : self.card, self, ability }];
    });
  });
}

/** Lets the owner use the triggered abilities one by one, until they decline. */
export function* fire(b: Book, seat: number, on: Ability['on'], fired: Fired = NOTHING): Flow {
  const gone = new Set<Ability>();
  const fits = ({ ability }: Own): boolean => !ability.fires || ability.fires(b, seat, fired);
  let all = abilities(b, seat, on).filter(fits);
  for (;;) {
    all = all.filter(({ ability }) => !gone.has(ability));
    if (all.length === 0) return;
    const able = all.filter(({ ability, self }) => !ability.can || ability.can(b, seat, self, fired));
    const answer = yield* ask({
      what: 'triggers.choose',
      seat,
      all: () => ['null', ...new Set(able.map(({ id }) => JSON.stringify(id)))],
      idle: true,
      among: all.map(({ id }) => id),
    });
    if (answer === null) return;
    const own = able.find(({ id }) => id === answer) as Own;
    gone.add(own.ability);
    yield* own.ability.run(b, seat, own.self, fired) ?? [];
    // A card that counts as two can now trigger abilities for the next card of its kind (D84).
    const more = abilities(b, seat, on).filter((one) => fits(one) && !all.some((old) => old.ability === one.ability));
    if (fired.card !== '') all.push(...more);
  }
}
