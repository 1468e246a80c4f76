import { describe, expect, it } from 'vitest';
import { type AlternativeCost, EVENTS, type EventCard } from '../../src/content/index.ts';
import { creditsOf, discardsOf } from '../../src/rules/alternative.ts';
import { hand, me, names, pool, type Setting, scene } from './scene.ts';

/** A card that pays each discard icon. */
const CARD = { any: 'MA.1', bio: 'SB1.1', cybernetic: 'SK1.1', transport: 'ST1.1', defense: 'SD1.1' } as const;

const at = (event: EventCard, setting: Setting) => scene({ mercury: event.mp, at: event.place, ...setting });

describe.each(EVENTS.map((event) => [event.id, event] as const))('%s', (id, event) => {
  const card = `${id}.1`;

  it.each(['inactive', 'active'] as const)(
    'HX-386 is Overcome %s for the cost of that side, and for no less',
    (side) => {
      const { defense, influence } = event[side];
      const t = at(event, { defense, [side]: [card] });
      t.say(0, `overcome:${card}`);
      expect([pool(t), me(t).influence, names(me(t).trophies)]).toEqual([[0, 0], influence, [card]]);
      const short = at(event, { defense: defense - 1, [side]: [card] });
      expect(short.refused(0, `overcome:${card}`)).toMatchObject({ reason: 'too-little-defense', rule: 'HX-150' });
    },
  );

  it('HX-156 HX-158 accepts its full alternative cost while Active, and none while Inactive', () => {
    const icons: readonly AlternativeCost[] = event.active.alternative;
    const cards = discardsOf(icons).map((icon) => CARD[icon]);
    const credits = creditsOf(icons);
    const t = at(event, { credits, hand: cards, active: [card] });
    if (icons.length === 0) {
      expect(t.refused(0, `alternative:${card}`)).toMatchObject({ reason: 'no-alternative', rule: 'HX-158' });
      return;
    }
    t.say(0, `alternative:${card}`);
    if (cards.length > 0) t.say(0, cards);
    expect([pool(t), hand(t), names(me(t).discard)]).toEqual([[0, 0], [], cards]);
    expect([me(t).influence, names(me(t).trophies)]).toEqual([event.active.influence, [card]]);
    const inactive = at(event, { credits, hand: cards, inactive: [card] });
    expect(inactive.refused(0, `alternative:${card}`)).toMatchObject({ reason: 'no-alternative' });
    const short = at(event, { credits: Math.max(0, credits - 1), hand: cards.slice(1), active: [card] });
    expect(['too-little-credits', 'cards-missing']).toContain(short.refused(0, `alternative:${card}`).reason);
  });
});
