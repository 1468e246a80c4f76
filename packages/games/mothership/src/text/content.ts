import type { Messages } from '@orrery/kernel';
import { ARTIFACTS } from '../content/artifacts.ts';
import { CARDS } from '../content/cards.ts';
import { DEVELOPMENTS } from '../content/developments.ts';
import { LAYOUTS } from '../content/layouts.ts';
import { TECHS } from '../content/tech.ts';
import { LAYOUT_FAULTS } from '../setup/layout-faults.ts';
import { cardText } from './card-text.ts';
import { artifactText, developmentText } from './site-text.ts';
import { techText } from './tech-text.ts';
import {
  BOARD_NAMES,
  BONUS_NAMES,
  CATEGORY_NAMES,
  LAYOUT_TEXTS,
  layoutTitle,
  PLANET_NAMES,
  RESOURCE_NAMES,
  ROW_NAMES,
  UNIT_NAMES,
  WINDOW_NAMES,
} from './words.ts';

const named = (prefix: string, names: Readonly<Record<string, string>>): Messages =>
  Object.fromEntries(Object.entries(names).map(([id, name]) => [`${prefix}-${id}`, name]));

/** Names and texts of one kind of content: `tech-E1`, `about-tech-E1`. */
const described = <T extends { id: string | number; name: string }>(
  sort: string,
  items: readonly T[],
  text: (item: T) => string[],
): Messages =>
  Object.fromEntries(
    items.flatMap((item) => [
      [`${sort}-${item.id}`, item.name],
      [`about-${sort}-${item.id}`, text(item).join(' ')],
    ]),
  );

/** Names and texts of all content in English. */
export const contentMessages: Messages = {
  ...described('card', CARDS, cardText),
  ...described('tech', TECHS, techText),
  ...described('artifact', ARTIFACTS, artifactText),
  ...described('development', DEVELOPMENTS, developmentText),
  ...Object.fromEntries(LAYOUTS.map((layout) => [`layout-${layout.id}`, layoutTitle(layout)])),
  ...named('about-layout', LAYOUT_TEXTS),
  ...named('layout-fault', LAYOUT_FAULTS),
  'layout-uneven': 'Planets are not equally close for seats {a} and {b}: the distances differ by {by}.',
  ...named('board', BOARD_NAMES),
  ...named('bonus-die', BONUS_NAMES),
  ...named('category', CATEGORY_NAMES),
  ...named('kind', UNIT_NAMES),
  ...named('planet', PLANET_NAMES),
  ...named('resource', RESOURCE_NAMES),
  ...named('row', ROW_NAMES),
  ...named('window', WINDOW_NAMES),
};
