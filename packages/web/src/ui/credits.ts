import { GLYPHS } from './icons.ts';

export interface Credit {
  what: string;
  by: string;
  licence: string;
  link: string;
  names?: string[];
}

/** Credits of the design, for the credits page. */
export const LOOK_CREDITS: Credit[] = [
  {
    what: 'Icons (recoloured)',
    by: 'Lorc, Delapouite and contributors, game-icons.net',
    licence: 'CC BY 3.0',
    link: 'https://creativecommons.org/licenses/by/3.0/',
    names: Object.keys(GLYPHS),
  },
  {
    what: 'Space Grotesk',
    by: 'Florian Karsten',
    licence: 'SIL Open Font License 1.1',
    link: 'https://github.com/floriankarsten/space-grotesk',
  },
  {
    what: 'Inter',
    by: 'Rasmus Andersson',
    licence: 'SIL Open Font License 1.1',
    link: 'https://rsms.me/inter/',
  },
];
