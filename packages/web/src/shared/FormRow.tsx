import type { ReactNode } from 'react';
import s from './options.module.css';

interface FormRowProps {
  title: string;
  about?: string | false;
  /** The field. */
  children: ReactNode;
}

/** A field with its title and explanation on the left. */
export const FormRow = ({ title, about, children }: FormRowProps) => (
  // biome-ignore lint/a11y/noLabelWithoutControl: the field is among the children
  <label className={s.row}>
    <span className={s.words}>
      <b>{title}</b>
      {about && <small>{about}</small>}
    </span>
    {children}
  </label>
);
