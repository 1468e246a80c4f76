import s from './target.module.css';

/** Marks its container as a target of the current selection, for lessons to point at. It takes no clicks. */
export const Target = ({ name }: { name: string }) => (
  <i className={s.target} data-anchor={`open:${name}`} aria-hidden />
);
