import type { Json } from '@orrery/kernel';
import { currentLocale, translationOf } from './catalog.ts';
import { formatTemplate } from './format.ts';

type Params = Readonly<Record<string, Json>>;

/** A text defined in place, such as a paragraph of a guide: a template, with arguments if it has any. */
export type Text = string | { template: string; params: Params };

/** A text with arguments: `text('Everyone starts with {green} green.', { green: 3 })`. */
export const text = (template: string, params: Params): Text => ({ template, params });

/** Formats a text. Translations replace it by catalog name and English template. */
export function formatText(name: string, source: Text): string {
  const { template, params } = typeof source === 'string' ? { template: source, params: {} } : source;
  return formatTemplate(translationOf(name, template) ?? template, params, undefined, currentLocale());
}
