import type { Json } from '@orrery/kernel';
import { type ReactNode, useId, useState } from 'react';
import type { Box } from '../../games/box.ts';
import { LineIcon } from '../../look/LineIcon.tsx';
import { Segments } from '../../look/Segments.tsx';
import { folded, type Option, type Options } from '../parts/options.ts';
import { isShown, settle, type Terms, whyNot } from './settle.ts';
import s from './setup.module.css';

interface OptionsProps {
  /** What stands above them; `Options` where it is left out. */
  title?: string;
  terms: Terms;
  value: Options;
  seats?: number;
  /** Those that the game shows in its own way. */
  fields?: Box['fields'];
  onChange: (value: Options) => void;
}

/** A game's options as form fields: those that can be chosen now, the less usual ones folded away. */
export function OptionsForm(props: OptionsProps) {
  const { terms, value, title = 'Options' } = props;
  const { first, more } = folded(
    terms.all,
    terms.all.filter((option) => isShown(terms, value, option)),
  );
  const unusual = more.filter(({ name, usual }) => value[name] !== usual).length;
  const [open, setOpen] = useState(unusual > 0);
  if (first.length + more.length === 0) return null;
  const fields = (options: Option[]) =>
    options.map((option) =>
      props.fields?.[option.name] ? (
        <OwnField key={option.name} option={option} {...props} />
      ) : (
        <Field key={option.name} option={option} {...props} />
      ),
    );
  return (
    <fieldset className={s.part}>
      <legend>{title}</legend>
      {fields(first)}
      {more.length > 0 && (
        <details className={s.more} open={open} onToggle={(e) => setOpen(e.currentTarget.open)}>
          <summary>
            More options
            {unusual > 0 && <span>{unusual} chosen</span>}
            <LineIcon name="down" size={16} />
          </summary>
          {fields(more)}
        </details>
      )}
    </fieldset>
  );
}

/** An option in the game's own way; the form around it waits until that is there, and does not jump. */
function OwnField({ option, terms, value, seats = 0, fields, onChange }: OptionsProps & { option: Option }) {
  const Own = fields?.[option.name];
  if (!Own) return null;
  return (
    <Own
      {...{ option, value, seats }}
      whyNot={(changes) =>
        whyNot(terms, { ...value, ...changes }, option.name, changes[option.name] ?? value[option.name] ?? null)
      }
      onChange={(changes) => {
        const settled = settle(terms, { ...value, ...changes }, option.name);
        if (settled) onChange(settled);
      }}
    />
  );
}

function Field({ option, terms, value, onChange }: OptionsProps & { option: Option }) {
  const { name, title, about, kind, values } = option;
  const id = useId();
  const now = value[name] ?? option.usual;
  const choose = (chosen: Json) => {
    const settled = settle(terms, { ...value, [name]: chosen }, name);
    if (settled) onChange(settled);
  };
  const choices = values.map((one) => ({
    ...one,
    why: one.value === now ? null : whyNot(terms, value, name, one.value),
  }));
  const why = choices.find((one) => one.why)?.why ?? null;
  const words: ReactNode = (
    <span className={s.words}>
      <b id={`${id}t`}>{title}</b>
      {about && <small id={`${id}a`}>{about}</small>}
    </span>
  );
  const said = { 'aria-labelledby': `${id}t`, 'aria-describedby': `${id}a ${id}w` };

  if (kind === 'flag') {
    return (
      <label className={s.row} title={why ?? undefined}>
        {words}
        <input
          type="checkbox"
          {...said}
          checked={now === true}
          disabled={why !== null}
          onChange={(e) => choose(e.target.checked)}
        />
      </label>
    );
  }
  if (kind === 'choice' && values.length <= 4) {
    return (
      <div role="radiogroup" className={s.column} {...said}>
        {words}
        <Segments
          name={id}
          choices={choices as { value: string; label: string }[]}
          value={String(now)}
          onChange={choose}
        />
        {why && (
          <small id={`${id}w`} className={s.why}>
            {why}
          </small>
        )}
      </div>
    );
  }
  return (
    <div className={s.row}>
      <label htmlFor={`${id}f`}>{words}</label>
      {kind === 'choice' ? (
        <select id={`${id}f`} {...said} value={String(now)} onChange={(e) => choose(e.target.value)}>
          {choices.map((one) => (
            <option
              key={String(one.value)}
              value={String(one.value)}
              disabled={one.why !== null}
              title={one.why ?? undefined}
            >
              {one.label}
            </option>
          ))}
        </select>
      ) : (
        <input
          id={`${id}f`}
          {...said}
          type={kind}
          step="any"
          defaultValue={String(now ?? '')}
          onChange={(e) => choose(kind === 'number' ? e.target.valueAsNumber : e.target.value)}
        />
      )}
    </div>
  );
}
