import type { Json } from '@orrery/kernel';
import s from './setup.module.css';

type Schema = Record<string, Json>;

/** A game's options as form fields, made from the JSON Schema of its options. */
export function OptionsForm(props: {
  schema: Json;
  value: Record<string, Json>;
  onChange: (value: Record<string, Json>) => void;
  /** Whether a choice goes with everything else that is set. */
  fits: (value: Record<string, Json>) => boolean;
}) {
  const properties = ((props.schema as Schema).properties ?? {}) as Record<string, Schema>;
  return Object.entries(properties).map(([name, field]) => (
    <Field
      key={name}
      name={name}
      field={field}
      value={props.value[name] ?? field.default ?? null}
      onChange={(value) => props.onChange({ ...props.value, [name]: value })}
      fits={(value) => props.fits({ ...props.value, [name]: value })}
    />
  ));
}

const sentence = (words: string) => words.replace(/^./, (c) => c.toUpperCase());
const titleOf = (name: string, field: Schema) =>
  typeof field.title === 'string' ? field.title : sentence(name.replace(/([A-Z])/g, ' $1').toLowerCase());

function Field(props: {
  name: string;
  field: Schema;
  value: Json;
  onChange: (value: Json) => void;
  fits: (value: Json) => boolean;
}) {
  const { name, field, value, onChange, fits } = props;
  const title = titleOf(name, field);
  if (field.type === 'boolean') {
    return (
      <label className={s.check}>
        <input type="checkbox" checked={value === true} onChange={(e) => onChange(e.target.checked)} />
        <span>{title}</span>
      </label>
    );
  }
  if (Array.isArray(field.enum)) {
    return (
      <label className={s.option}>
        <span>{title}</span>
        <select value={String(value)} onChange={(e) => onChange(e.target.value)}>
          {field.enum
            .filter((choice) => choice === value || fits(choice))
            .map((choice) => (
              <option key={String(choice)} value={String(choice)}>
                {sentence(String(choice).replace(/-/g, ' '))}
              </option>
            ))}
        </select>
      </label>
    );
  }
  if (field.type === 'integer' || field.type === 'number') {
    return (
      <label className={s.option}>
        <span>{title}</span>
        <input
          type="number"
          inputMode="numeric"
          step={field.type === 'integer' ? 1 : 'any'}
          value={Number(value)}
          onChange={(e) => onChange(e.target.valueAsNumber)}
        />
      </label>
    );
  }
  if (field.type !== 'string') return null;
  return (
    <label className={s.option}>
      <span>{title}</span>
      <input type="text" value={String(value ?? '')} onChange={(e) => onChange(e.target.value)} />
    </label>
  );
}
