import { GLYPHS } from './icons.ts';
import { t } from './text.ts';

export interface Credit {
  what: string;
  by: string;
  licence: string;
  link: string;
  names?: string[];
}

/** Credits of icons and fonts, for the credits page. */
export const designCredits = (): Credit[] => [
  {
    what: t('credits-icons'),
    by: t('credits-icons-by'),
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
