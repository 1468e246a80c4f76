import { Fragment, type ReactNode } from 'react';

/** Replaces each `{name}` left in a message with the element of that name. */
export const fill = (text: string, elements: Readonly<Record<string, ReactNode>>): ReactNode =>
  text
    .split(/(\{\w+\})/)
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of a sentence keep their order
    .map((part, i) => <Fragment key={i}>{/^\{\w+\}$/.test(part) ? elements[part.slice(1, -1)] : part}</Fragment>);
