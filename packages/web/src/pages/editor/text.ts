import { catalog } from '@orrery/messages';

/** Text of editor pages. */
export const t = catalog('editor', {
  title: '{editor} · {game}',
});
