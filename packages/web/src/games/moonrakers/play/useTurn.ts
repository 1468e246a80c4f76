import type { Option } from '@orrery/kernel';
import { useMemo, useState } from 'react';
import { keyOf, type Play } from '../../../play/play.ts';
import type { Ask } from '../../../table/table-types.ts';
import { nameOfCard, placeNamed } from '../board/content.ts';

/** The player's selection: the id of a card or place, and where it is on the screen. */
export interface Held {
  target: string;
  at: string;
}

/** The current question, with its options by card or place. */
export interface Turn {
  ask: Ask | null;
  options: readonly Option[];
  /** The options about a card or place: `KO3`, `r+`, `komek`. `at` distinguishes hand cards from mercenaries. */
  about(target: string, at?: string): readonly Option[];
  /** Options that are not about a card or place. */
  plain: readonly Option[];
  held: Held | null;
  take(held: Held | null): void;
  /** The options for the selected card or place. */
  uses: readonly Option[];
}

/** The options of a prompt of any kind. */
export const optionsOf = (ask: Ask | null): readonly Option[] => {
  const prompt = ask?.prompt;
  if (!prompt) return [];
  if (prompt.kind === 'choose') return prompt.options;
  return prompt.kind === 'subset' || prompt.kind === 'arrange' ? prompt.items : [];
};

/** The ids of cards and places in an option's id. */
export const targetsIn = ({ id }: Pick<Option, 'id'>): string[] =>
  id.split(/[:,>|\s]/).filter((part) => nameOfCard(part) !== null && (part !== id || placeNamed(part) === null));

const NOTHING: readonly Option[] = [];

/** The same card can be in hand and among the mercenaries; only mercenaries are hired. */
const fitsLocation = ({ id }: Option, at: string): boolean => id.startsWith('hire:') === at.startsWith('hired');

/** The current question, grouped by cards and places: selecting one shows its options. */
export function useTurn(play: Play): Turn {
  const { ask } = play;
  const key = ask ? keyOf(ask) : '';
  const [kept, setKept] = useState<{ key: string; held: Held | null }>({ key, held: null });
  const options = useMemo(() => optionsOf(ask), [ask]);
  const byTarget = useMemo(() => {
    const found = new Map<string, Option[]>();
    if (ask?.prompt.kind !== 'choose') return found;
    for (const option of options) {
      // An option belongs to its first target; any others are details.
      const [target] = targetsIn(option);
      if (target !== undefined) found.set(target, [...(found.get(target) ?? []), option]);
    }
    return found;
  }, [ask, options]);
  const plain = useMemo(
    () => (ask?.prompt.kind === 'choose' ? options.filter((option) => targetsIn(option).length === 0) : NOTHING),
    [ask, options],
  );
  const held = kept.key === key ? kept.held : null;
  const about = (target: string, at?: string) => {
    const found = byTarget.get(target) ?? NOTHING;
    return at === undefined ? found : found.filter((option) => fitsLocation(option, at));
  };
  return {
    ask,
    options,
    about,
    plain,
    held,
    take: (next) => setKept({ key, held: next }),
    uses: held ? about(held.target, held.at) : NOTHING,
  };
}
