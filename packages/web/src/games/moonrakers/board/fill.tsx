import { Fragment, type ReactNode } from 'react';

/** A message with elements in it: replaces each `{name}` that the message has left open by the element of that name. */
export const fill = (text: string, elements: Readonly<Record<string, ReactNode>>): ReactNode =>
  text
    .split(/(\{\w+\})/)
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence have places
    .map((part, i) => <Fragment key={i}>{/^\{\w+\}$/.test(part) ? elements[part.slice(1, -1)] : part}</Fragment>);
