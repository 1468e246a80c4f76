export { catalog, currentLocale, setLocale, type Translate, type Translations, translateMessages } from './catalog.ts';
export { argumentsOf, formatMessage, formatTemplate, type ShowParam } from './format.ts';
export { isPseudo, PSEUDO } from './pseudo.ts';
export { formatText, type Text, text } from './text.ts';
