import { catalog, formatText } from '@orrery/messages';
import { createElement, lazy } from 'react';
import type { GameUi } from '../play/game-ui.ts';
import type { Guide } from '../play/guide.ts';
import type { GameListing } from './listing.ts';
import { translateGuide, translateUi } from './translate.ts';

/** The listings of all games, found by their file name. */
const found = import.meta.glob<GameListing>('./*/listing.ts', { eager: true, import: 'listing' });

/** A listing with its defaults filled in, in the page's language. */
export type FullListing = Omit<GameListing, 'minutes' | 'botStyles' | 'achievements' | 'gameUi' | 'guide'> &
  Required<Pick<GameListing, 'Cover'>> & {
    /** The typical length of a game, as text. */
    minutes: string;
    botStyles: readonly string[] | undefined;
    achievements: readonly { id: string; title: string; about: string }[];
    gameUi(): Promise<GameUi>;
    guide?(): Promise<Guide>;
  };

const t = catalog('listings', {
  minutes: '{from}–{to} minutes',
  'minutes-exact': '{to, plural, one {# minute} other {# minutes}}',
});

const PlainCover = lazy(() => import('../generic-table/GenericCover.tsx'));
const genericGameUi = () => import('../generic-table/game-ui.ts').then((module) => module.gameUi);

/**
 * Fills in defaults. Texts are formatted when they are read, because listings are loaded before the language is known.
 */
function fill(listing: GameListing): FullListing {
  const {
    id,
    tagline,
    about,
    credit,
    minutes,
    gameUi = genericGameUi,
    guide,
    editor,
    botStyles,
    achievements = {},
    ...rest
  } = listing;
  const say = (text: string) => formatText(`${id}-listing`, text);
  return {
    id,
    Cover: () => createElement(PlainCover, { id }),
    ...rest,
    get tagline() {
      return say(tagline);
    },
    get about() {
      return say(about);
    },
    get credit() {
      return { ...credit, by: say(credit.by), note: say(credit.note) };
    },
    get minutes() {
      const [from, to] = minutes;
      return t(from === to ? 'minutes-exact' : 'minutes', { from, to });
    },
    get botStyles() {
      return botStyles?.map(say);
    },
    get achievements() {
      return Object.entries(achievements).map(([name, { title, about }]) => ({
        ...{ id: name, title: say(title), about: say(about) },
      }));
    },
    ...(editor && {
      editor: {
        Page: editor.Page,
        get name() {
          return say(editor.name);
        },
      },
    }),
    gameUi: async () => translateUi(id, await gameUi()),
    ...(guide && { guide: async () => translateGuide(id, await guide()) }),
  };
}

export const listings: readonly FullListing[] = Object.values(found).map(fill);

/** The id of the game that takes least time, for players who do not know any. */
export const shortestGame: string = Object.values(found).reduce((a, b) => (b.minutes[1] < a.minutes[1] ? b : a)).id;

/** A game's listing, or null. */
export const listingOf = (id: string): FullListing | null => listings.find((listing) => listing.id === id) ?? null;
