import type { Json } from '@orrery/kernel';
import s from './setup.module.css';

type Schema = Record<string, Json>;

/** A game's options as form fields, made from the JSON Schema of its options. */
export function OptionsForm(props: {
  schema: Json;
  value: Record<string, Json>;
  onChange: (value: Record<string, Json>) => void;
}) {
  const properties = ((props.schema as Schema).properties ?? {}) as Record<string, Schema>;
  return Object.entries(properties).map(([name, field]) => (
    <Field
      key={name}
      name={name}
      field={field}
      value={props.value[name] ?? field.default ?? null}
      onChange={(value) => props.onChange({ ...props.value, [name]: value })}
    />
  ));
}

const titleOf = (name: string, field: Schema) =>
  typeof field.title === 'string' ? field.title : name.replace(/([A-Z])/g, ' $1').replace(/^./, (c) => c.toUpperCase());

function Field(props: { name: string; field: Schema; value: Json; onChange: (value: Json) => void }) {
  const { name, field, value, onChange } = props;
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
          {field.enum.map((choice) => (
            <option key={String(choice)} value={String(choice)}>
              {String(choice).replace(/-/g, ' ')}
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
