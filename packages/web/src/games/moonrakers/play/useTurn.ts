import type { Option } from '@orrery/kernel';
import { useMemo, useState } from 'react';
import { keyOf, type Play } from '../../../play/play.ts';
import type { Ask } from '../../../table/client.ts';
import { nameOfCard, placeNamed } from '../board/content.ts';

/** What the player has taken up: a thing by its name, and where on the screen it was pressed. */
export interface Held {
  thing: string;
  at: string;
}

/** What is asked of the player, ordered by the things it is about. */
export interface Turn {
  ask: Ask | null;
  options: readonly Option[];
  /** Options that are about a thing: `KO3`, `r+`, `komek`; of a card in hand or hired, those of that place alone. */
  about(thing: string, at?: string): readonly Option[];
  /** Options that are about nothing on the table. */
  plain: readonly Option[];
  held: Held | null;
  take(held: Held | null): void;
  /** What the held thing may be used for. */
  uses: readonly Option[];
}

/** Options of a question of any kind that chooses among some. */
export const optionsOf = (ask: Ask | null): readonly Option[] => {
  const prompt = ask?.prompt;
  if (!prompt) return [];
  if (prompt.kind === 'choose') return prompt.options;
  return prompt.kind === 'subset' || prompt.kind === 'arrange' ? prompt.items : [];
};

/** The things an option speaks of: cards named in its id, and places that it goes to. */
export const thingsIn = ({ id }: Pick<Option, 'id'>): string[] =>
  id.split(/[:,>|\s]/).filter((part) => nameOfCard(part) !== null && (part !== id || placeNamed(part) === null));

const NOTHING: readonly Option[] = [];

/** A kind of card can lie in the hand and among the mercenaries: each is used in its own way. */
const suits = ({ id }: Option, at: string): boolean => id.startsWith('hire:') === at.startsWith('hired');

/** A question by its things: pressing one takes it up, and says what could be done with it. */
export function useTurn(play: Play): Turn {
  const { ask } = play;
  const key = ask ? keyOf(ask) : '';
  const [kept, setKept] = useState<{ key: string; held: Held | null }>({ key, held: null });
  const options = useMemo(() => optionsOf(ask), [ask]);
  const byThing = useMemo(() => {
    const found = new Map<string, Option[]>();
    if (ask?.prompt.kind !== 'choose') return found;
    for (const option of options) {
      // The first thing is what is done something with; the others say how.
      const [thing] = thingsIn(option);
      if (thing !== undefined) found.set(thing, [...(found.get(thing) ?? []), option]);
    }
    return found;
  }, [ask, options]);
  const plain = useMemo(
    () => (ask?.prompt.kind === 'choose' ? options.filter((option) => thingsIn(option).length === 0) : NOTHING),
    [ask, options],
  );
  const held = kept.key === key ? kept.held : null;
  const about = (thing: string, at?: string) => {
    const found = byThing.get(thing) ?? NOTHING;
    return at === undefined ? found : found.filter((option) => suits(option, at));
  };
  return {
    ask,
    options,
    about,
    plain,
    held,
    take: (next) => setKept({ key, held: next }),
    uses: held ? about(held.thing, held.at) : NOTHING,
  };
}
