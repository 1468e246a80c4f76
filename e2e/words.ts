import { messages } from '../packages/games/moonriser/src/text/en.ts';
import { TABLE_EVENTS, TABLE_MESSAGES } from '../packages/web/src/play/table-messages.ts';

// The product's messages by id, so that no test depends on the wording of a sentence.
export { serverUnreachable } from '../packages/protocol/src/errors.ts';
export { t as helionox } from '../packages/web/src/games/helionox/text.ts';
export { t as moonrakers } from '../packages/web/src/games/moonrakers/play/text.ts';
export { t as moonriser } from '../packages/web/src/games/moonriser/text.ts';
export { t as moonshot } from '../packages/web/src/games/moonshot/play/text.ts';
export { t as editor } from '../packages/web/src/games/mothership/editor/text.ts';
export { t as mothership } from '../packages/web/src/games/mothership/play/text.ts';
export { t as account } from '../packages/web/src/pages/account/text.ts';
export { t as admin } from '../packages/web/src/pages/admin/text.ts';
export { t as learn } from '../packages/web/src/pages/learn/text.ts';
export { t as lobby } from '../packages/web/src/pages/lobby/text.ts';
export { t as setup } from '../packages/web/src/pages/new/text.ts';
export { t as opponents } from '../packages/web/src/pages/opponents/text.ts';
export { t as analysis } from '../packages/web/src/pages/replay/analysis/text.ts';
export { t as replay } from '../packages/web/src/pages/replay/text.ts';
export { t as rules } from '../packages/web/src/pages/rules/text.ts';
export { t as joining } from '../packages/web/src/pages/table/text.ts';
export { t as end } from '../packages/web/src/play/end-text.ts';
export { t as play } from '../packages/web/src/play/text.ts';
export { t as bots } from '../packages/web/src/shared/bots/text.ts';
export { t as shared } from '../packages/web/src/shared/text.ts';

export { t as ui } from '../packages/web/src/ui/text.ts';

/** Matches a text whose arguments were left out, with any arguments. */
export const like = (text: string): RegExp =>
  new RegExp(`${text.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{\w+\}|\b0\b/g, '.*')}`);

/** Matches any of these texts. */
export const either = (...texts: string[]): RegExp => new RegExp(texts.map((text) => like(text).source).join('|'));

/** An event of the table in the log, or one of its other messages, with any arguments. */
export const tableEvent = (id: keyof typeof TABLE_EVENTS): RegExp => like(TABLE_EVENTS[id]);
export const tableMessage = (id: keyof typeof TABLE_MESSAGES): RegExp => like(TABLE_MESSAGES[id]);

/** An event of Moonriser in the log, with these arguments and any others. */
export const moonriserEvent = (id: keyof typeof messages, params: Readonly<Record<string, string>>): RegExp =>
  like(Object.entries(params).reduce((text, [name, value]) => text.replace(`{${name}}`, value), messages[id] ?? ''));
