import type { Json } from '@orrery/kernel';
import { type ComponentType, type ReactNode, useId, useState } from 'react';
import { LineIcon } from '../ui/LineIcon.tsx';
import { Segments } from '../ui/Segments.tsx';
import { fitOptions, isShown, type OptionRules, whyNot } from './fit-options.ts';
import s from './options.module.css';
import { type FieldProps, folded, type Option, type Options } from './options.ts';
import { t } from './text.ts';

interface OptionsProps {
  /** Defaults to “Options”. */
  title?: string;
  terms: OptionRules;
  value: Options;
  seats?: number;
  /** Custom fields of the game, by option. */
  fields?: Readonly<Record<string, ComponentType<FieldProps>>> | undefined;
  onChange: (value: Options) => void;
}

/** A game's options as form fields: those available now, with the less common ones collapsed. */
export function OptionsForm(props: OptionsProps) {
  const { terms, value, title = t('options') } = props;
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
            {t('more')}
            {unusual > 0 && <span>{t('chosen', { count: unusual })}</span>}
            <LineIcon name="down" size={16} />
          </summary>
          {fields(more)}
        </details>
      )}
    </fieldset>
  );
}

/** A custom field of the game. The form is not shown until it has loaded, so that the layout does not shift. */
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
        const settled = fitOptions(terms, { ...value, ...changes }, option.name);
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
    const settled = fitOptions(terms, { ...value, [name]: chosen }, name);
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
